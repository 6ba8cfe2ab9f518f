"""How server processes on one database learn from each other that a table has changed.

Appending tells the others by itself (see `store`); a bus listens, and can tell them what is not in the log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

from .tables_schema import CHANNEL, parse_url

if TYPE_CHECKING:
    from .store import Store

_LOG = logging.getLogger(__name__)
_PAUSES = (0.1, 0.25, 0.5, 1.0, 2.0)

# Called in the event loop with a table's id and its last command's number (0: nothing was appended).
# The id is None where changes may have been missed: every table may have changed.
Listener = Callable[[str | None, int], None]


class Bus(Protocol):
    """Carries news of tables between processes."""

    async def publish(self, table_id: str) -> None:
        """Tell the other processes that something changed beside the log."""
        ...

    def subscribe(self, listener: Listener) -> None:
        """Call this for what other processes tell."""
        ...

    async def close(self) -> None: ...


class LocalBus:
    """For a single process: there is nobody to tell."""

    async def publish(self, table_id: str) -> None:
        pass

    def subscribe(self, listener: Listener) -> None:
        pass

    async def close(self) -> None:
        pass


class PostgresBus:
    """LISTEN and NOTIFY on a connection of its own, made again whenever it is lost."""

    def __init__(self, url: str, process: str) -> None:
        self._url, self._process = url, process
        self._listeners: list[Listener] = []
        self._connection: Any = None
        self._listening = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="pentapolis-bus")

    async def ready(self) -> None:
        """Wait until it listens."""
        await self._listening.wait()

    async def publish(self, table_id: str) -> None:
        if self._listening.is_set():
            payload = f"{self._process}:{table_id}:0"
            try:
                await self._connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
            except Exception:
                _LOG.warning("news of table %s could not be told", table_id)

    def subscribe(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        failures = 0
        while True:
            try:
                await self._listen(missed=failures > 0)
            except Exception as error:
                _LOG.warning("the bus lost its connection: %s", error)
            finally:
                was_listening = self._listening.is_set()
                self._listening.clear()
            failures = 1 if was_listening else failures + 1
            await asyncio.sleep(_PAUSES[min(failures, len(_PAUSES)) - 1])

    async def _listen(self, *, missed: bool) -> None:
        import psycopg

        connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
        async with connection:
            self._connection = connection
            # Called as soon as news is read from the socket, also by `publish`; `notifies()` would hold
            # the connection's lock and keep `publish` waiting.
            connection.add_notify_handler(lambda notice: self._hear(notice.payload))
            await connection.execute(f"LISTEN {CHANNEL}")  # pyright: ignore[reportArgumentType]
            self._listening.set()
            if missed:
                self._tell(None, 0)
            await self._wait_for_news(connection)

    async def _wait_for_news(self, connection: Any) -> None:
        """Read what comes, until the connection breaks."""
        loop = asyncio.get_running_loop()
        readable = asyncio.Event()
        loop.add_reader(connection.fileno(), readable.set)
        try:
            while True:
                await readable.wait()
                readable.clear()
                await connection.execute("")  # makes the driver read, and raises where nothing is left to read
        finally:
            loop.remove_reader(connection.fileno())

    def _hear(self, payload: str) -> None:
        process, _, rest = payload.partition(":")
        table_id, _, number = rest.rpartition(":")
        if process != self._process and number.isdigit():
            self._tell(table_id, int(number))

    def _tell(self, table_id: str | None, number: int) -> None:
        for listener in self._listeners:
            listener(table_id, number)


async def open_bus(store: Store) -> Bus:
    """The bus that fits the store's database."""
    if store.url.get_backend_name() != "postgresql":
        return LocalBus()
    bus = PostgresBus(driver_url(store), store.process)
    await bus.ready()
    return bus
