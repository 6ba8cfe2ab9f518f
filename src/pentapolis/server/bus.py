"""How server processes on one database learn from each other that a table has changed.

Appending tells the others by itself (see `store`); a bus listens, and can tell them what is not in the log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from .store import Store
from .tables_schema import CHANNEL

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
    """LISTEN on a connection of its own, made again whenever it is lost; NOTIFY through the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._url = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._listeners: list[Listener] = []
        self._listening = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="pentapolis-bus")

    async def ready(self) -> None:
        """Wait until it listens."""
        await self._listening.wait()

    async def publish(self, table_id: str) -> None:
        await self._store.tell(table_id)

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
            except ConnectionError as error:
                _LOG.warning("the bus lost its connection: %s", error)
            failures = 1 if self._listening.is_set() else failures + 1
            self._listening.clear()
            await asyncio.sleep(_PAUSES[min(failures, len(_PAUSES)) - 1])

    async def _listen(self, *, missed: bool) -> None:
        import psycopg

        try:
            async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                self._listening.set()
                if missed:
                    self._tell(None, 0)
                async for notice in connection.notifies():
                    self._hear(notice.payload)
        except psycopg.Error as error:
            raise ConnectionError(str(error)) from error

    def _hear(self, payload: str) -> None:
        process, _, rest = payload.partition(":")
        table_id, _, number = rest.rpartition(":")
        if process != self._store.process and number.isdecimal():
            self._tell(table_id, int(number))

    def _tell(self, table_id: str | None, number: int) -> None:
        for listener in self._listeners:
            try:
                listener(table_id, number)
            except Exception:
                _LOG.exception("a listener of the bus failed")


async def open_bus(store: Store) -> Bus:
    """The bus that fits the store's database."""
    if store.url.get_backend_name() != "postgresql":
        return LocalBus()
    bus = PostgresBus(store)
    await bus.ready()
    return bus
