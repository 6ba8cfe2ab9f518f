"""One WebSocket of one client at one table: hello, commands, questions."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..kernel.errors import IllegalMove, PentapolisError
from ..table.hints import Advice
from ..table.live import LiveTable
from ..table.refusals import Refused
from . import answers, wire
from .hub import Hub
from .identity import COOKIE, Guest, Identity
from .limits import Bucket
from .rooms import Room

_log = logging.getLogger(__name__)
_HELLO_SECONDS = 5.0
_LAST_SECONDS = 1.0
_OUTBOX = 256
LARGEST = 64 * 1024  # characters of a message; uvicorn's own limit must lie above it
TRY_AGAIN_LATER, POLICY = 1013, 1008
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(wire.ClientMessage).decode


_NAMED = re.compile(r'"cid" ?: ?"([A-Za-z0-9:_-]{8,64})"')


class _Reference(msgspec.Struct):
    cid: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    rid: int | None = None


_decode_reference = msgspec.json.Decoder(_Reference).decode


class Outbox:
    """Messages for a client; a task of its own sends them, so that a slow reader holds up nobody."""

    def __init__(self, websocket: WebSocket, overflow: Callable[[], object]) -> None:
        self._websocket, self._overflow = websocket, overflow
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(_OUTBOX)
        self._task = asyncio.create_task(self._pump())
        self.full = False

    def send(self, data: bytes) -> None:
        """Send it in its turn; a client that has let too much come together gets nothing more."""
        if self.full:
            return
        try:
            self._queue.put_nowait(data)
        except asyncio.QueueFull:
            self.full = True
            self._task.cancel()
            self._overflow()

    def tell(self, message: wire.ServerMessage) -> None:
        self.send(_encode(message))

    async def flush(self, seconds: float = 1.0) -> None:
        """Wait until all is sent, but not for ever."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._queue.join(), seconds)

    async def close(self) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _pump(self) -> None:
        while True:
            data = await self._queue.get()
            try:
                await self._websocket.send({"type": "websocket.send", "text": data.decode()})
            except (RuntimeError, WebSocketDisconnect):
                return
            finally:
                self._queue.task_done()


class Connection:
    """A client at a table."""

    def __init__(
        self, websocket: WebSocket, hub: Hub, identity: Identity, guest: Guest, allowance: Bucket
    ) -> None:
        self._websocket, self._hub, self._identity, self._guest = websocket, hub, identity, guest
        self._outbox = Outbox(websocket, self._drop)
        self._allowance = allowance
        self._room: Room | None = None
        self._viewer: int | None = None
        self._you: wire.You | None = None
        self._errands: set[asyncio.Task[None]] = set()
        self._talk: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """From hello until either side goes away."""
        with self._hub.services.metrics.connections.track_inprogress():
            self._talk = asyncio.create_task(self._serve())
            try:
                await self._talk
            except asyncio.CancelledError:
                if not self._outbox.full:
                    raise
                await self._end_slow()
            finally:
                self._talk.cancel()  # where it is the server that ends
                await self._leave()

    async def _serve(self) -> None:
        try:
            hello = await asyncio.wait_for(self._receive(), _HELLO_SECONDS)
            if hello is None:
                return await self._end(POLICY)
            if not isinstance(hello, wire.Hello):
                return await self._refuse_hello(wire.Error("bad-message", {"what": "hello"}))
            if hello.v != wire.VERSION:
                return await self._bye("upgrade")
            await self._enter(hello)
            while True:
                message = await self._receive()
                if message is not None:
                    await self._take(message)
        except WebSocketDisconnect:
            pass
        except TimeoutError:
            await self._refuse_hello(wire.Error("bad-message", {"what": "hello"}))
        except PentapolisError as error:
            await self._refuse_hello(error_of(error))
        except Exception:
            _log.exception("a connection failed")
            await self._refuse_hello(wire.Error("server-busy"), TRY_AGAIN_LATER)

    def _drop(self) -> None:
        """The client does not read; it may come back and catch up."""
        if self._talk is not None:
            self._talk.cancel()

    async def _end_slow(self) -> None:
        """Say why, if the client begins to read in time."""
        closing = self._websocket.close(TRY_AGAIN_LATER, "slow")
        with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            await asyncio.wait_for(closing, _LAST_SECONDS)

    async def _receive(self) -> wire.ClientMessage | None:
        """The next message; None where it was none, which the client is told."""
        event = await self._websocket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(event.get("code", 1005))
        text = event.get("text")
        if not self._allowance.take():
            self._outbox.tell(wire.Error("too-fast", **_reference(text)))
            return None
        if len(text or event.get("bytes") or "") > LARGEST:
            self._outbox.tell(wire.Error("too-large", {"most": LARGEST}, **_reference(text)))
            return None
        try:
            return _decode(text if text is not None else event.get("bytes") or b"")
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:  # half characters, long numbers
            self._outbox.tell(wire.Error("bad-message", {"what": str(error)[:200]}, **_reference(text)))
            return None

    # ------------------------------------------------------------------ coming and going

    async def _enter(self, hello: wire.Hello) -> None:
        if hello.token is not None:
            guest = self._identity.read({COOKIE: hello.token})
            if guest is None:
                raise Refused("no-member")
            self._guest = guest
        room = await self._hub.room(hello.table)
        self._outbox.tell(wire.Welcome(wire.VERSION, self._hub.build, self._hub.services.now()))
        self._room = room
        seats = self._seats()
        self._viewer = hello.viewer if hello.viewer in seats else seats[0] if seats else None
        self._tell_you(seats)
        after = hello.after if hello.viewer == self._viewer else None  # what others saw leads nowhere
        await room.join(self._viewer, self._hear, after)
        room.visit(self._hear, seats)

    async def _leave(self) -> None:
        for errand in self._errands:
            errand.cancel()
        if self._room is not None:
            self._room.part(self._viewer, self._hear)
        await self._outbox.close()

    def _seats(self) -> list[int]:
        return self._at_table.live.chairs.of(self._guest.member)

    @property
    def _at_table(self) -> Room:
        assert self._room is not None
        return self._room

    def _hear(self, data: bytes) -> None:
        self._outbox.send(data)
        if not self._at_table.live.started:  # afterwards nobody changes seats
            self._mind_seats()

    def _mind_seats(self) -> None:
        """A seat was taken or given up: who am I now, and through whose eyes do I look?"""
        seats = self._seats()
        if self._you is None or seats == self._you.seats:
            return
        self._tell_you(seats)
        self._look_as(self._viewer if self._viewer in seats else seats[0] if seats else None)
        self._at_table.visit(self._hear, seats)

    def _tell_you(self, seats: list[int]) -> None:
        host = self._at_table.live.header.host == self._guest.member
        self._you = wire.You(self._guest.member, self._guest.name, seats, host)
        self._outbox.tell(self._you)

    def _look_as(self, viewer: int | None) -> None:
        if viewer != self._viewer:
            self._at_table.gallery.part(self._viewer, self._hear)
            self._viewer = viewer
            self._at_table.gallery.join(viewer, self._hear, None)

    async def _refuse_hello(self, error: wire.Error, code: int = POLICY) -> None:
        self._outbox.tell(error)
        await self._end(code)

    async def _bye(self, code: str, retry_after: int = 0) -> None:
        self._outbox.tell(wire.Bye(code, retry_after))
        await self._end(TRY_AGAIN_LATER)

    async def _end(self, code: int) -> None:
        await self._outbox.flush()
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # where the client was quicker
            await self._websocket.close(code)

    # ------------------------------------------------------------------ messages

    async def _take(self, message: wire.ClientMessage) -> None:
        match message:
            case wire.Cmd():
                await self._command(message)
            case wire.Look() | wire.SheetQuery() | wire.Hint():
                await self._ask(message)
            case wire.ViewAs():
                if message.viewer is not None and message.viewer not in self._seats():
                    self._outbox.tell(wire.Error("not-your-seat", {"seat": message.viewer}))
                else:
                    self._look_as(message.viewer)
            case wire.Ping():
                self._outbox.tell(wire.Pong(self._hub.services.now()))
            case wire.Hello():
                self._outbox.tell(wire.Error("bad-message"))

    async def _command(self, message: wire.Cmd) -> None:
        try:
            ack = await self._hub.command(self._at_table, message.cid, message.body, self._guest)
        except PentapolisError as error:
            self._outbox.tell(error_of(error, cid=message.cid))
        except Exception:
            _log.exception("a command could not be stored")
            self._outbox.tell(wire.Error("server-busy", cid=message.cid))
        else:
            self._outbox.tell(ack)

    async def _ask(self, question: wire.Look | wire.SheetQuery | wire.Hint) -> None:
        """Answer a question; advice takes its time, and other messages go on meanwhile."""
        try:
            live = await self._at_table.stored()
            match question:
                case wire.SheetQuery():
                    self._outbox.tell(answers.sheet(live, question, self._viewer))
                case wire.Look():
                    self._own(question.seat)
                    self._outbox.tell(answers.look(live, question))
                case wire.Hint():
                    self._own(question.seat)
                    self._advise(live, question)
        except PentapolisError as error:
            self._outbox.tell(error_of(error, rid=question.rid))
        except Exception:
            _log.exception("a question could not be answered")
            self._outbox.tell(wire.Error("server-busy", rid=question.rid))

    def _own(self, seat: int) -> None:
        if seat not in self._seats():
            raise Refused("not-your-seat", seat=seat)

    def _advise(self, live: LiveTable, question: wire.Hint) -> None:
        if self._errands:
            raise Refused("too-fast")
        if question.seat not in live.match.to_act:
            raise Refused("nothing-asked")
        advice = self._hub.services.thinkers.advise(live, question.seat)
        errand = asyncio.create_task(self._tell_advice(live.n, question, advice))
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)

    async def _tell_advice(self, n: int, question: wire.Hint, advice: Awaitable[Advice]) -> None:
        self._outbox.tell(answers.hint(n, question, await advice))


def error_of(error: PentapolisError, *, cid: str | None = None, rid: int | None = None) -> wire.Error:
    """An error as clients get it: a code and facts."""
    return wire.Error(
        getattr(error, "code", "bad-message"),
        dict(getattr(error, "details", {})),
        error.game if isinstance(error, IllegalMove) else "",
        cid,
        rid,
    )


def _reference(text: str | None) -> dict[str, Any]:
    """The cid or rid of a message that is refused unread, if it can be found: somebody waits for it."""
    try:
        reference = _decode_reference(text or "")
    except (msgspec.MsgspecError, ValueError, RecursionError):
        named = _NAMED.search(text or "")
        return {"cid": named[1]} if named else {}
    return {"cid": reference.cid, "rid": reference.rid}
