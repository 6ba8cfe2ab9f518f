"""One table on two server processes: seats on both, every command sent twice, the same state in the end."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from pentapolis.client import Guest, Link, Refusal
from pentapolis.server.store import Store
from pentapolis.table import commands as c

from .serving import ChildServer, seats

Json = dict[str, Any]
NEW = {"game": "between-two-cities", "places": seats(*"ABC"), "start": True}


@pytest.fixture
def two(request: pytest.FixtureRequest, database: str) -> Iterator[tuple[str, str, str]]:
    """The addresses of two server processes, and that of their database."""
    with ChildServer(database) as here, ChildServer(database) as there:
        yield here.url, there.url, database


async def twice(links: list[Link], body: c.Command, cid: str) -> None:
    """The same command over two connections, to two processes, at once."""
    answers = await asyncio.gather(*[link.command(body, cid) for link in links], return_exceptions=True)
    refusals = [answer for answer in answers if isinstance(answer, Refusal)]
    if refusals:  # by the rules: somebody else was quicker at the same city
        assert len(refusals) == len(links), answers
        assert all(refusal.game for refusal in refusals)
    else:
        assert len({answer.seq for answer in answers}) == 1, answers


async def play(links: list[Link], seat: int) -> None:
    """Plays a seat by what the first link knows."""
    luck, number = Random(seat), 0
    known = links[0].known
    while True:
        await links[0].until(lambda known: known.status == "over" or (known.ask and known.ask.moves))
        if known.status == "over" or known.ask is None:
            return
        number += 1
        await twice(links, c.Play(seat, luck.choice(known.ask.moves)), f"play-{seat}-{number:04}")
        if number % 5 == 0:
            await twice(links, c.Say(text=f"number {number}", seat=seat), f"talk-{seat}-{number:04}")


async def whole_game(urls: tuple[str, str], database: str) -> None:
    guest = await Guest.new(urls[0])
    table = (await guest.post("/api/tables", NEW))["id"]
    guests = [guest, Guest(urls[1], guest.cookie)]
    async with contextlib.AsyncExitStack() as stack:
        pairs: list[list[Link]] = []
        for seat in range(3):  # seats 0 and 2 look at the first server, seat 1 at the second
            order = guests if seat % 2 == 0 else guests[::-1]
            entered = [Link(who, table, viewer=seat) for who in order]
            pairs.append([await stack.enter_async_context(link) for link in entered])
        await asyncio.gather(*[play(pair, seat) for seat, pair in enumerate(pairs)])
        for pair in pairs:
            last = max(link.known.seq or 0 for link in pair)
            for link in pair:
                await link.until(lambda known, last=last: known.seq == last)
            one, other = (link.known for link in pair)
            assert (one.state, one.story, one.chat) == (other.state, other.story, other.chat)
            assert one.status == "over"
    await check(database, table)


async def check(database: str, table: str) -> None:
    store = await Store.open(database)
    try:
        entries = await store.read(table)
        assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
        assert len({entry.cid for entry in entries}) == len(entries)
        row = await store.table(table)
        assert row is not None
        assert row.status == "over"
    finally:
        await store.close()


def run(coroutine: Any) -> None:
    asyncio.run(asyncio.wait_for(coroutine, 60))


def test_every_command_twice(two: tuple[str, str, str]) -> None:
    """On SQLite nobody tells the other process; it notices when its own command finds the number taken."""
    here, there, database = two
    run(whole_game((here, there), database))


class TestNews:
    """PostgreSQL tells each process what the other has stored."""

    @pytest.fixture
    def two(self, postgres: Any) -> Iterator[tuple[str, str]]:
        database = postgres()
        with ChildServer(database) as here, ChildServer(database) as there:
            yield here.url, there.url

    def test_seats_on_two_processes(self, two: tuple[str, str]) -> None:
        """Each seat has one connection only; two on the first server, one on the second, one looks on."""

        async def scene() -> None:
            guest = await Guest.new(two[0])
            table = (await guest.post("/api/tables", NEW))["id"]
            elsewhere = Guest(two[1], guest.cookie)
            async with (
                Link(guest, table, viewer=0) as first,
                Link(elsewhere, table, viewer=1) as second,
                Link(guest, table, viewer=2) as third,
                Link(await Guest.new(two[1]), table) as looker,
            ):
                await asyncio.gather(
                    *[play([link], seat) for seat, link in enumerate((first, second, third))]
                )
                await looker.until(lambda known: known.status == "over")
                last = max(link.known.seq or 0 for link in (first, second, third, looker))
                for link in (first, second, third, looker):
                    await link.until(lambda known: known.seq == last)
                    assert link.known.table == first.known.table
                    assert link.known.chat == first.known.chat

        run(scene())

    def test_bots_play_on_one_process_for_a_looker_on_the_other(self, two: tuple[str, str]) -> None:
        async def scene() -> None:
            guest = await Guest.new(two[0])
            bots = [{"kind": "bot", "bot": spec} for spec in ("random", "greedy", "random")]
            table = (await guest.post("/api/tables", {**NEW, "places": bots}))["id"]
            async with (
                Link(guest, table) as here,
                Link(await Guest.new(two[1]), table) as there,
            ):
                await here.until(lambda known: known.status == "over")
                await there.until(lambda known: known.status == "over")
                assert (here.known.state, here.known.story) == (there.known.state, there.known.story)

        run(scene())
