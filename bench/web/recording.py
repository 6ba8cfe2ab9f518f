"""One game, recorded once: its commands, and every byte that the server sent for them.

All tables of the load test have the same secret, so all play this game.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from pentapolis.server.hub import Hub
from pentapolis.server.identity import Guest
from pentapolis.server.metrics import Metrics
from pentapolis.server.rooms import Room, Services, open_table, row_of
from pentapolis.server.store import Entry, Store, TableRow
from pentapolis.server.thinking import Thinkers
from pentapolis.table import commands as c
from pentapolis.table.chairs import Chair
from pentapolis.table.live import Header

SEATS = 4
MEMBER = "bench"
_AT = 1_700_000_000_000
_START = Entry(1, "start", _AT, "", b'{"t":"start"}')


class Recording(msgspec.Struct):
    """`commands[k]` are (seat, move); `sent[k][seat]` what they made the server send to that seat."""

    commands: list[tuple[int, str]]
    first: list[list[str]]  # for each seat, what a newcomer is sent
    sent: list[list[list[str]]]


def header(table_id: str) -> Header:
    """A table of the load test: one member holds all seats, each looked through by a socket of its own."""
    chairs = [Chair("person", f"P{seat}", "", MEMBER) for seat in range(SEATS)]
    return Header(table_id, "between-two-cities", 1, {}, chairs, MEMBER, "5a" * 32, _AT)


def row(table_id: str) -> TableRow:
    """The stored table, begun."""
    live = open_table(msgspec.json.encode(header(table_id)), [_START])
    return row_of(live, _AT)


START = _START


@dataclass
class _Ear:
    heard: list[bytes] = field(default_factory=list)

    def __call__(self, data: bytes) -> None:
        self.heard.append(data)

    def take(self) -> list[str]:
        taken = [data.decode() for data in self.heard]
        self.heard.clear()
        return taken


def record() -> Recording:
    """Play the game in this process."""
    return asyncio.run(_record())


async def _record() -> Recording:
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{Path(folder) / 'bench.db'}")
        hub = Hub(Services(store, Thinkers(), lambda: _AT, 0.0, Metrics()), "bench")
        await store.create(row("recorded"), [_START])
        room = await hub.room("recorded")
        ears = [_Ear() for _ in range(SEATS)]
        for seat, ear in enumerate(ears):
            await room.join(seat, ear, None)
        recording = Recording([], [ear.take() for ear in ears], [])
        while not room.live.over:
            seat, move = _some_move(room, len(recording.commands))
            await hub.command(room, f"bench-{len(recording.commands):04d}", c.Play(seat, move), Guest(MEMBER))
            recording.commands.append((seat, move))
            recording.sent.append([ear.take() for ear in ears])
        await hub.close()
        await store.close()
    return recording


def _some_move(room: Room, number: int) -> tuple[int, str]:
    match = room.live.match
    seat = match.to_act[number % len(match.to_act)]
    moves = match.legal(seat)
    return seat, moves[(number * 7) % len(moves)].text


if __name__ == "__main__":
    made = record()
    sent = sum(len(data) for step in made.sent for seat in step for data in seat)
    print(json.dumps({"commands": len(made.commands), "bytes a command": round(sent / len(made.commands))}))
