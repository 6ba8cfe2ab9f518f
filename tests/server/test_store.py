"""The command log: nothing lost, no number twice, on both kinds of databases."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import create_engine, event, text

from pentapolis.server.store import Entry, NoTable, Store, TableRow, Taken
from pentapolis.server.tables_schema import MIGRATIONS, BadDatabase, parse_url

Run = Callable[[Any], Any]


def row(table_id: str = "t1", **changes: Any) -> TableRow:
    values: dict[str, Any] = {
        "id": table_id,
        "game": "toy",
        "header": b'{"a":1}',
        "summary": b"{}",
        "status": "open",
        "public": True,
        "updated": 10,
        "deadline": None,
        "members": ("ada", "ben"),
    }
    return TableRow(**(values | changes))


def entry(n: int, cid: str | None = None) -> Entry:
    return Entry(n, cid or f"cid-{n:08}", 1_800_000_000_000 + n, "ada", b'{"t":"start"}')


def test_what_was_stored_is_read(database: str, run: Run) -> None:
    async def story() -> None:
        store = await Store.open(database)
        await store.create(row(), [entry(1)])
        await store.append("t1", [entry(2), entry(3)], None)
        changed = row(status="playing", updated=2**40, deadline=5, members=("ben", "cleo"))
        await store.append("t1", [entry(4)], changed)
        assert await store.read("t1") == [entry(n) for n in (1, 2, 3, 4)]
        await store.close()
        store = await Store.open(database)
        assert await store.read("t1", after=2) == [entry(3), entry(4)]
        assert await store.table("t1") == changed
        assert await store.table("t2") is None
        assert await store.find_cid("t1", "cid-00000003") == 3
        assert await store.find_cid("t1", "cid-00000009") is None
        await store.ping()
        await store.close()

    run(story())


def test_no_table_has_an_id_of_nothing(database: str, run: Run) -> None:
    async def story() -> None:
        store = await Store.open(database)
        assert await store.table("a\0b") is None
        await store.close()

    run(story())


def test_a_number_or_a_command_id_is_used_once(database: str, run: Run) -> None:
    async def story() -> None:
        store = await Store.open(database)
        await store.create(row(), [entry(1)])
        with pytest.raises(Taken) as number:
            await store.append("t1", [entry(1, "another-cid")], row(status="over"))
        assert number.value.cid_n is None
        with pytest.raises(Taken) as command:
            await store.append("t1", [entry(2, "cid-00000001")], None)
        assert command.value.cid_n == 1
        with pytest.raises(Taken):
            await store.append("t1", [entry(1)], None)
        with pytest.raises(Taken):
            await store.append("t1", [entry(2), entry(1)], None)
        with pytest.raises(Taken):
            await store.create(row(), [])
        with pytest.raises(NoTable):
            await store.append("t9", [entry(1)], None)
        assert await store.read("t1") == [entry(1)]
        assert await store.table("t1") == row()
        await store.close()

    run(story())


def test_lists(database: str, run: Run) -> None:
    async def story() -> None:
        store = await Store.open(database)
        await store.create(row("a", updated=1, deadline=100), [])
        await store.create(row("b", updated=3, public=False, members=()), [])
        await store.create(row("c", updated=2, deadline=50, members=("ben",)), [])
        await store.create(row("d", updated=4, status="over"), [])
        assert [found.id for found in await store.public(10)] == ["c", "a"]
        assert [found.id for found in await store.public(1)] == ["c"]
        assert [found.id for found in await store.of_member("ada", 10)] == ["d", "a"]
        assert (await store.of_member("ben", 10))[1] == row("c", updated=2, deadline=50, members=("ben",))
        assert await store.due(99) == ["c"]
        assert await store.due(100) == ["c", "a"]
        await store.close()

    run(story())


def test_a_token_is_used_once_and_forgotten_when_it_expires(database: str, run: Run) -> None:
    async def story() -> None:
        store = await Store.open(database)
        assert await store.use_token("one", 2**50)
        assert not await store.use_token("one", 2**50)
        assert await store.use_token("two", 1)
        assert await store.use_token("two", 1)
        await store.close()

    run(story())


def test_sixteen_write_at_once_in_few_transactions(database: str, run: Run) -> None:
    async def one(store: Store, number: int) -> None:
        await store.create(row(f"t{number}"), [])
        for n in range(1, 21):
            await store.append(f"t{number}", [entry(n)], row(f"t{number}", updated=n))

    async def story() -> None:
        store = await Store.open(database)
        commits: list[int] = []
        event.listen(store._writers, "commit", lambda _connection: commits.append(1))
        await asyncio.gather(*(one(store, number) for number in range(16)))
        for number in range(16):
            assert [found.n for found in await store.read(f"t{number}")] == list(range(1, 21))
        assert len(commits) < 16 * 21 / 2
        await store.close()

    run(story())


def test_one_that_fails_harms_no_other_of_its_group(database: str, run: Run) -> None:
    async def story() -> None:
        store = await Store.open(database)
        await store.create(row(), [entry(1)])
        appends = [store.append("t1", [entry(n)], None) for n in (2, 3, 1, 4, 4, 5)]
        results = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(result) for result in results].count(Taken) == 2
        assert [found.n for found in await store.read("t1")] == [1, 2, 3, 4, 5]
        await store.close()

    run(story())


def test_what_nobody_waits_for_any_more_is_written_all_the_same(database: str, run: Run) -> None:
    async def story() -> None:
        store = await Store.open(database)
        await store.create(row(), [])
        task = asyncio.create_task(store.append("t1", [entry(1)], None))
        await asyncio.sleep(0)
        task.cancel()
        await store.close()
        store = await Store.open(database)
        assert await store.read("t1") == [entry(1)]
        await store.close()

    run(story())


def test_two_processes_race_for_the_same_numbers(database: str, run: Run) -> None:
    """Each command is sent to both stores twice; every one is stored once, under gapless numbers."""

    async def send(store: Store, cid: str) -> int:
        while True:
            known = await store.read("t1")
            for stored in known:
                if stored.cid == cid:
                    return stored.n
            number = len(known) + 1
            try:
                await store.append("t1", [entry(number, cid)], row(updated=number))
                return number
            except Taken as taken:
                if taken.cid_n is not None:
                    return taken.cid_n

    async def story() -> None:
        stores = await asyncio.gather(Store.open(database), Store.open(database))
        await stores[0].create(row(), [])
        cids = [f"command-{number}" for number in range(12)]
        sent = [(cid, send(store, cid)) for cid in cids for store in stores for _ in range(2)]
        numbers = await asyncio.gather(*(sending for _, sending in sent))
        where = {cid: {n for (c, _), n in zip(sent, numbers, strict=True) if c == cid} for cid in cids}
        log = await stores[1].read("t1")
        assert [found.n for found in log] == list(range(1, 13))
        assert where == {found.cid: {found.n} for found in log}
        await asyncio.gather(*(store.close() for store in stores))

    run(story())


WRITE_UNTIL_KILLED = """
import asyncio, sys
from pentapolis.server.store import Entry, Store, TableRow

async def main(url):
    store = await Store.open(url)
    await store.create(TableRow("t1", "toy", b"", b"", "open", False, 0, None, ()), [])
    n = 0
    while True:
        n += 1
        await store.append("t1", [Entry(n, f"cid-{n:08}", 0, "ada", b"x" * 200)], None)
        print(n, flush=True)

asyncio.run(main(sys.argv[1]))
"""


def test_what_was_acknowledged_survives_a_kill(database: str, run: Run) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", WRITE_UNTIL_KILLED, database], stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    last = 0
    while last < 50:
        last = int(child.stdout.readline())
    os.kill(child.pid, signal.SIGKILL)
    complete = [line for line in child.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
    last = int(complete[-1]) if complete else last
    child.wait()
    child.stdout.close()

    async def story() -> None:
        store = await Store.open(database)
        numbers = [found.n for found in await store.read("t1")]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) >= last
        await store.append("t1", [entry(len(numbers) + 1)], None)
        await store.close()

    run(story())


def test_two_may_open_a_new_database_at_once(database: str, run: Run) -> None:
    async def story() -> None:
        stores = await asyncio.gather(*(Store.open(database) for _ in range(4)))
        await stores[0].create(row(), [])
        assert await stores[3].table("t1") == row()
        await asyncio.gather(*(store.close() for store in stores))

    run(story())


def test_a_newer_database_is_refused(database: str, run: Run) -> None:
    async def story() -> None:
        await (await Store.open(database)).close()
        engine = create_engine(parse_url(database))
        with engine.begin() as connection:
            connection.execute(text("UPDATE meta SET schema = 99"))
        engine.dispose()
        with pytest.raises(BadDatabase) as caught:
            await Store.open(database)
        assert caught.value.code == "newer"
        assert caught.value.facts == {"found": 99, "known": len(MIGRATIONS)}

    run(story())


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("mysql://localhost/x", "scheme"),
        ("nonsense", "scheme"),
        ("sqlite://", "memory"),
        ("sqlite:////proc/nowhere/tables.db", "unreachable"),
        ("postgresql://nobody@localhost:1/none?connect_timeout=1", "unreachable"),
    ],
)
def test_a_database_that_is_none(url: str, code: str, run: Run) -> None:
    with pytest.raises(BadDatabase) as caught:
        run(Store.open(url))
    assert caught.value.code == code


def test_passwords_are_not_shown() -> None:
    with pytest.raises(BadDatabase) as caught:
        parse_url("mysql://ada:sesame@localhost/x")
    assert "sesame" not in str(caught.value)


def test_members_are_right_whoever_changed_them_last(database: str, run: Run) -> None:
    async def story() -> None:
        ours, theirs = await Store.open(database), await Store.open(database)
        await ours.create(row(), [])
        await ours.append("t1", [entry(1)], row())
        await theirs.append("t1", [entry(2)], row(members=("ada",)))
        await ours.append("t1", [entry(3)], row())
        await ours.append("t1", [entry(4)], row(updated=11))
        assert await theirs.table("t1") == row(updated=11)
        await ours.close()
        await theirs.close()

    run(story())
