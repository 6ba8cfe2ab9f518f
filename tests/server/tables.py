"""A hub on a database of its own, with a clock that stands still, for the tests of rooms."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from pentapolis.server import rest
from pentapolis.server.hub import Hub
from pentapolis.server.identity import Guest
from pentapolis.server.metrics import Metrics
from pentapolis.server.rooms import Room, Services
from pentapolis.server.store import Store
from pentapolis.server.thinking import Thinkers
from pentapolis.table import commands as c

Json = dict[str, Any]
GAME = "between-two-cities"
ANN, BOB, CY = (Guest(name.lower(), name) for name in ("Ann", "Bob", "Cy"))


class Time:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.ms = 1_000_000

    def __call__(self) -> int:
        return self.ms


class Ear:
    """What a connection is sent."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def __call__(self, data: bytes) -> None:
        self.heard.append(data)

    @property
    def messages(self) -> list[Json]:
        return [json.loads(data) for data in self.heard]

    def of(self, kind: str) -> list[Json]:
        return [message for message in self.messages if message["t"] == kind]


@asynccontextmanager
async def a_hub(folder: Path, now: Callable[[], int] | None = None) -> AsyncIterator[Hub]:
    """A hub whose bots don't wait for people to follow."""
    store = await Store.open(f"sqlite:///{folder}/tables.db")
    thinkers = Thinkers()
    hub = Hub(Services(store, thinkers, now or Time(), pause=0.0, metrics=Metrics()), build="test")
    try:
        yield hub
    finally:
        await hub.close()
        thinkers.close()
        await store.close()


def people(seats: int) -> list[rest.NewPlace]:
    """Seats for the people of one device."""
    return [rest.NewPlace("me", name=f"P{seat}") for seat in range(seats)]


def bots(seats: int, spec: str = "random") -> list[rest.NewPlace]:
    return [rest.NewPlace("bot", bot=spec) for _ in range(seats)]


async def a_room(hub: Hub, places: list[rest.NewPlace], **settings: Any) -> Room:
    """A table of Ann's that has begun, if no seat is open."""
    wanted = rest.NewTable(game=GAME, places=places, start=True, **settings)
    return await hub.room(await hub.create(wanted, ANN.member, ANN.name))


class Player:
    """Plays for all seats of a guest, the moves by a rule, with command ids of its own."""

    def __init__(self, hub: Hub, room: Room, guest: Guest = ANN) -> None:
        self.hub, self.room, self.guest = hub, room, guest
        self.number = 0

    async def play(self, seat: int, move: str) -> int:
        return await self.do(c.Play(seat, move))

    async def do(self, body: c.Command) -> int:
        self.number += 1
        return (await self.hub.command(self.room, f"command-{self.number}", body, self.guest)).seq

    async def any_move(self) -> None:
        """Some move of the seat whose turn comes round."""
        match = self.room.live.match
        seat = match.to_act[self.number % len(match.to_act)]
        moves = match.legal(seat)
        await self.play(seat, moves[self.number * 7 % len(moves)].text)

    async def to_the_end(self) -> None:
        while not self.room.live.over:
            await self.any_move()
