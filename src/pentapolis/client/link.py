"""A socket to a table that comes back by itself and sends again what was not acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from secrets import token_hex
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ..kernel.errors import PentapolisError
from ..server import wire
from ..table.commands import Command
from .guest import Guest
from .known import Gap, Known
from .refusals import Refusal

Json = dict[str, Any]
Question = wire.Look | wire.SheetQuery | wire.Hint
_PAUSES = (0.05, 0.1, 0.2, 0.4, 0.8, 1.2)  # seconds before coming back
_PATIENCE = 20.0
_PER_SECOND, _BURST = 18.0, 40.0  # a server takes somewhat more
_AGAIN = {"too-fast", "server-busy"}  # nothing is wrong with what was sent
_A_MOMENT = 0.5
_LARGEST = 1 << 24
_encode = msgspec.json.Encoder().encode


class Ended(PentapolisError):
    """The server is not to be had any more, or speaks another version."""


class Link:
    """A table, as long as the `async with` lasts.  `known` is what is known of it now.

    `viewer`: through which own seat's eyes; `patience`: seconds without a server before Ended.
    """

    def __init__(
        self, guest: Guest, table_id: str, *, viewer: int | None = None, patience: float = _PATIENCE
    ) -> None:
        self.known = Known()
        self.greetings = 0  # how often the server said welcome
        self._guest, self._table_id, self._viewer, self._patience = guest, table_id, viewer, patience
        self._socket: ClientConnection | None = None
        self._pending: dict[str, tuple[bytes, asyncio.Future[wire.Ack]]] = {}
        self._questions: dict[int, asyncio.Future[wire.Answer]] = {}
        self._rid = 0
        self._news = asyncio.Event()
        self._failure: Exception | None = None
        self._pace = _Pace()

    async def __aenter__(self) -> Link:
        self._task = asyncio.create_task(self._run())
        try:
            await self.until(lambda known: known.state is not None)
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    # ------------------------------------------------------------------ saying something

    async def command(self, body: Command, cid: str | None = None) -> wire.Ack:
        """Have a command done, once, however often the connection is lost; Refusal, Ended."""
        cid = cid or token_hex(10)
        data = _encode(wire.Cmd(cid, body))
        while True:
            answer = asyncio.get_running_loop().create_future()
            self._pending[cid] = data, answer
            try:
                await self._pace.wait()
                await self._send(data)
                return await self._settled(answer)
            except Refusal as refusal:
                if refusal.code not in _AGAIN:
                    raise
                await asyncio.sleep(_A_MOMENT)
            finally:
                self._pending.pop(cid, None)

    async def look(self, seat: int, move: str) -> wire.Answer:
        return await self._question(lambda rid: wire.Look(rid, seat, move))

    async def sheet(self) -> wire.Answer:
        return await self._question(wire.SheetQuery)

    async def hint(self, seat: int) -> wire.Answer:
        return await self._question(lambda rid: wire.Hint(rid, seat))

    async def view_as(self, viewer: int | None) -> None:
        """Look through the eyes of another own seat."""
        await self._pace.wait()
        self._viewer = viewer
        await self._send(_encode(wire.ViewAs(viewer)))
        await self.until(lambda known: known.viewer == viewer)

    async def _question(self, make: Callable[[int], Question]) -> wire.Answer:
        while True:
            self._rid = rid = self._rid + 1
            answer = self._questions[rid] = asyncio.get_running_loop().create_future()
            try:
                await self._pace.wait()
                await self.until(lambda _: self._socket is not None)
                await self._send(_encode(make(rid)))
                return await self._settled(answer)
            except _Lost:
                continue  # asking changes nothing, so it can be done again
            except Refusal as refusal:
                if refusal.code not in _AGAIN:
                    raise
                await asyncio.sleep(_A_MOMENT)
            finally:
                del self._questions[rid]

    # ------------------------------------------------------------------ waiting

    async def until(self, happened: Callable[[Known], object]) -> None:
        """Wait until this is so of what is known; Refusal (of hello), Ended."""
        while not happened(self.known):
            if self._failure is not None:
                raise self._failure
            self._news.clear()
            await self._news.wait()

    async def _settled(self, answer: asyncio.Future[Any]) -> Any:
        await self.until(lambda _: answer.done())
        return answer.result()

    # ------------------------------------------------------------------ the connection

    async def _send(self, data: bytes) -> None:
        """Send it, if there is a connection: commands are sent again at the next welcome."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(data.decode())

    async def _run(self) -> None:
        """Be connected, again and again, until the server says that it makes no sense."""
        failures, seen = 0, time.monotonic()
        try:
            while time.monotonic() - seen < self._patience:
                greetings = self.greetings
                await self._connect()
                if self.greetings > greetings:
                    failures, seen = 0, time.monotonic()
                await asyncio.sleep(_PAUSES[min(failures, len(_PAUSES) - 1)])
                failures += 1
            raise Ended(self._guest.url)
        except (Ended, Refusal) as failure:
            self._failure = failure
            self._news.set()

    async def _connect(self) -> None:
        """One connection, until it is lost."""
        try:
            async with connect(
                self._guest.socket_url, compression=None, max_size=_LARGEST, proxy=None
            ) as socket:
                await self._talk(socket)
        except (OSError, ConnectionClosed, InvalidHandshake, Gap):
            pass  # one comes back after all of these
        finally:
            self._lose()

    def _lose(self) -> None:
        self._socket = None
        for answer in self._questions.values():
            if not answer.done():
                answer.set_exception(_Lost())
        self._news.set()

    async def _talk(self, socket: ClientConnection) -> None:
        known = self.known
        viewer = self._viewer if known.state is None else known.viewer
        hello = wire.Hello(wire.VERSION, self._table_id, viewer, known.seq, self._guest.token)
        await socket.send(_encode(hello).decode())
        async for text in socket:
            message: Json = msgspec.json.decode(text)
            known.take(message)
            match message["t"]:
                case "welcome":
                    await self._resume(socket)
                case "bye" if message["code"] == "upgrade":
                    raise Ended("upgrade")
                case "ack":
                    self._settle(self._pending.get(message["cid"], (b"", None))[1], message, wire.Ack)
                case "answer":
                    self._settle(self._questions.get(message["rid"]), message, wire.Answer)
                case "error":
                    self._refuse(msgspec.convert(message, wire.Error))
                case _:
                    pass
            self._news.set()

    async def _resume(self, socket: ClientConnection) -> None:
        self.greetings += 1
        self._socket = socket
        for data, _ in list(self._pending.values()):
            await socket.send(data.decode())

    def _settle(self, answer: asyncio.Future[Any] | None, message: Json, kind: Any) -> None:
        if answer is not None and not answer.done():
            answer.set_result(msgspec.convert(message, kind))

    def _refuse(self, error: wire.Error) -> None:
        """An error goes to whoever waits for it; one before welcome means that hello is refused."""
        waiting: list[asyncio.Future[Any]] = []
        if error.cid in self._pending:
            waiting.append(self._pending[error.cid][1])
        if error.rid in self._questions:
            waiting.append(self._questions[error.rid])
        for answer in waiting:
            if not answer.done():
                answer.set_exception(Refusal(error))
        if self._socket is None:
            raise ConnectionError(error.code) if error.code in _AGAIN else Refusal(error)


class _Lost(Exception):
    """A question whose answer will not come."""


class _Pace:
    """Keeps a client from being too fast for a server."""

    def __init__(self) -> None:
        self._level, self._then = _BURST, time.monotonic()

    async def wait(self) -> None:
        now = time.monotonic()
        self._level = min(_BURST, self._level + (now - self._then) * _PER_SECOND)
        self._then = now
        self._level -= 1
        if self._level < 0:
            await asyncio.sleep(-self._level / _PER_SECOND)
