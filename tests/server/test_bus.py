"""News of tables between processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from pentapolis.server.bus import LocalBus, open_bus
from pentapolis.server.store import Entry, Store, TableRow

Run = Callable[[Any], Any]
ROW = TableRow("t:1", "toy", b"", b"", "open", False, 0, None, ())


def test_one_process_on_sqlite_has_nobody_to_tell(tmp_path: Path, run: Run) -> None:
    async def story() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        bus = await open_bus(store)
        assert isinstance(bus, LocalBus)
        bus.subscribe(lambda *news: pytest.fail(str(news)))
        await bus.publish("t1")
        await bus.close()
        await store.close()

    run(story())


def test_others_learn_what_was_appended_and_published(postgres: Callable[[], str], run: Run) -> None:
    url = postgres()

    async def story() -> None:
        ours, theirs = await Store.open(url), await Store.open(url)
        our_bus, their_bus = await open_bus(ours), await open_bus(theirs)
        ours_heard: list[Any] = []
        heard: asyncio.Queue[Any] = asyncio.Queue()
        our_bus.subscribe(lambda *news: ours_heard.append(news))
        their_bus.subscribe(lambda *news: heard.put_nowait(news))
        await ours.create(ROW, [])
        await ours.append("t:1", [Entry(1, "cid-1", 0, "ada", b""), Entry(2, "cid-2", 0, "ada", b"")], None)
        await our_bus.publish("t:1")
        assert [await heard.get() for _ in range(3)] == [("t:1", 0), ("t:1", 2), ("t:1", 0)]
        assert ours_heard == []
        for thing in (our_bus, their_bus, ours, theirs):
            await thing.close()

    run(story())


def test_a_lost_connection_is_made_again_and_nothing_is_taken_for_known(
    postgres: Callable[[], str], run: Run
) -> None:
    url = postgres()

    async def story() -> None:
        store, other = await Store.open(url), await Store.open(url)
        bus = await open_bus(store)
        heard: asyncio.Queue[Any] = asyncio.Queue()
        bus.subscribe(lambda *news: heard.put_nowait(news))
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        assert await heard.get() == (None, 0)
        await other.create(ROW, [])  # the store's own connections were cut too
        assert await heard.get() == ("t:1", 0)
        assert await store.table("t:1") == ROW
        for thing in (bus, store, other):
            await thing.close()

    run(story())
