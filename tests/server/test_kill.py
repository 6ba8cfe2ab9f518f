"""A server is killed under play: what was acknowledged is kept, once, and every game comes to its end."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from pentapolis.client import Guest, Link, Refusal
from pentapolis.table import commands as c

from .serving import ChildServer, seats

TABLES, PLACES = 3, 3


class Log:
    """What the clients of a table have asked for, and what they were told of it."""

    def __init__(self) -> None:
        self.asked: set[str] = set()
        self.acknowledged: dict[str, int] = {}
        self.refused: set[str] = set()


class Person:
    """Plays one seat with a connection of its own: whole games, one rematch after another, until `enough`."""

    def __init__(self, guest: Guest, table: str, seat: int, logs: defaultdict[str, Log]) -> None:
        self.guest, self.table, self.seat, self.logs = guest, table, seat, logs
        self.luck = Random(seat)
        self.number = 0
        self.link: Link | None = None
        self._greetings = 0

    @property
    def greetings(self) -> int:
        """How often a server has said welcome."""
        return self._greetings + (self.link.greetings if self.link else 0)

    async def play(self, enough: Callable[[], bool]) -> None:
        while True:
            async with Link(self.guest, self.table, viewer=self.seat, patience=60) as self.link:
                await self.play_game(self.link)
                if enough():
                    return
                self.table = (await self.link.command(c.Rematch())).table or ""
            self._greetings, self.link = self.greetings, None

    async def play_game(self, link: Link) -> None:
        while True:
            await link.until(lambda known: known.status == "over" or (known.ask and known.ask.moves))
            if link.known.status == "over":
                return
            assert link.known.ask is not None
            await self.do(link, c.Play(self.seat, self.luck.choice(link.known.ask.moves)))
            if self.luck.random() < 0.3:
                await self.do(link, c.Say(text=f"number {self.number}", seat=self.seat))
            await asyncio.sleep(self.luck.uniform(0, 0.1))

    async def do(self, link: Link, body: c.Command) -> None:
        log = self.logs[self.table]
        self.number += 1
        cid = f"cid-{self.seat}-{self.number:05}"
        log.asked.add(cid)
        try:
            log.acknowledged[cid] = (await link.command(body, cid)).seq
        except Refusal as refusal:  # somebody else was quicker at the same city
            if not refusal.game:
                raise
            log.refused.add(cid)


async def kill_now_and_then(server: ChildServer, kills: int, people: list[Person]) -> None:
    """Let everybody come back and play on for a moment, then kill the server again."""
    luck = Random(kills)
    for _ in range(kills):
        await asyncio.sleep(luck.uniform(0.05, 0.5))
        await asyncio.to_thread(server.kill)
        before = [person.greetings for person in people]
        server.start()
        while not all(person.greetings > seen for person, seen in zip(people, before, strict=True)):
            await asyncio.sleep(0.02)


async def play_under_fire(server: ChildServer, kills: int) -> dict[str, Log]:
    """Several tables at once; the server is killed all the while.  What the clients know at the end."""
    guest = await Guest.new(server.url)
    wanted = {"game": "between-two-cities", "places": seats(*"ABC"), "start": True}
    tables = [(await guest.post("/api/tables", wanted))["id"] for _ in range(TABLES)]
    logs: defaultdict[str, Log] = defaultdict(Log)
    people = [Person(guest, table, seat, logs) for table in tables for seat in range(PLACES)]
    killing = asyncio.create_task(kill_now_and_then(server, kills, people))
    await asyncio.gather(*[person.play(killing.done) for person in people], killing)
    return logs


def check(database: Path, table: str, log: Log) -> None:
    """Every acknowledged command is in the log once, where it was said to be; nothing refused is."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        query = "SELECT n, cid FROM commands WHERE table_id = ? ORDER BY n"
        rows: list[tuple[int, str]] = connection.execute(query, (table,)).fetchall()
        status = connection.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone()
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert status == ("over",)
    assert [n for n, _ in rows] == list(range(1, len(rows) + 1))
    assert rows[0] == (1, "start")
    stored = {cid.partition(":")[2]: n for n, cid in rows[1:] if not cid.startswith("next:")}
    assert stored == log.acknowledged  # no answer is missing at the end
    assert stored.keys() == log.asked - log.refused


def kill(folder: Path, kills: int) -> None:
    database = folder / "tables.db"
    with ChildServer(f"sqlite:///{database}") as server:
        logs = asyncio.run(asyncio.wait_for(play_under_fire(server, kills), 60 + 5 * kills))
    assert len(logs) >= TABLES
    for table, log in logs.items():
        check(database, table, log)


def test_ten_kills(tmp_path: Path) -> None:
    kill(tmp_path, 10)


@pytest.mark.long
def test_a_hundred_kills(tmp_path: Path) -> None:
    kill(tmp_path, 100)
