"""What crosses real sockets while answers are secret: the same bytes for others, whatever was answered."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from pentapolis.client import Guest
from pentapolis.server import app, thinking
from pentapolis.server.limits import Bucket

from .serving import OPEN, Raw, a_guest, a_server, a_table, seats

Json = dict[str, Any]
SEATS = 3


class World:
    """A table of three guests, each with one seat, and copies of it."""

    def __init__(self, url: str, database: Path) -> None:
        self.url, self.database = url, database
        self.guests = [a_guest(url) for _ in range(SEATS)]
        self.looker = a_guest(url)
        self.table = a_table(self.guests[0], [*seats("P0"), OPEN, OPEN])
        for seat in (1, 2):
            with self.socket(seat) as client:
                client.command(f"sit-{seat:05}", {"t": "sit", "seat": seat, "name": f"P{seat}"})
        with self.socket(0) as client:
            client.command("start-0000", {"t": "start"})

    @contextlib.contextmanager
    def socket(self, seat: int | None, table: str = "") -> Iterator[Raw]:
        guest: Guest = self.looker if seat is None else self.guests[seat]
        with Raw(self.url) as client:
            client.hello(table or self.table, guest.token)
            yield client

    def copy(self) -> str:
        """The same table, with the same secret, under another id of the same length."""
        with contextlib.closing(sqlite3.connect(self.database)) as connection, connection:
            number: int = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
            copy = f"copy-{number:0{len(self.table) - 5}}"
            for name, key in (("tables", "id"), ("members", "table_id"), ("commands", "table_id")):
                query = f"SELECT * FROM {name} WHERE {key} = ?"
                for _, *rest in connection.execute(query, (self.table,)).fetchall():
                    values = [copy, *(self._renamed(value, copy) for value in rest)]
                    connection.execute(f"INSERT INTO {name} VALUES ({', '.join('?' * len(values))})", values)
        return copy

    def _renamed(self, value: Any, copy: str) -> Any:
        return value.replace(self.table.encode(), copy.encode()) if isinstance(value, bytes) else value


@pytest.fixture
def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[World]:
    """Time stands still, and hints come from as many imagined games each time."""
    monkeypatch.setattr(app, "_now", lambda: 1_000_000)
    monkeypatch.setattr(thinking, "_HINT_ITERATIONS", 30)
    monkeypatch.setattr(thinking, "_HINT_MS", 60_000)
    monkeypatch.setattr(Bucket, "take", lambda _: True)
    database = tmp_path / "tables.db"
    with a_server(f"sqlite:///{database}") as url:
        yield World(url, database)


def what_others_learn(world: World, seat: int, move: str) -> tuple[list[str], list[str]]:
    """All that the others and a spectator are sent after `seat` gave this answer, and what itself is sent."""
    copy = world.copy()
    eyes: list[int | None] = [*range(SEATS), None]
    with ExitStack() as stack:
        clients = {eye: stack.enter_context(world.socket(eye, copy)) for eye in eyes}

        def settle() -> None:
            for client in clients.values():
                client.catch_up()

        settle()
        asks = {eye: [m for m in client.heard if m["t"] == "ask"] for eye, client in clients.items()}
        assert clients[seat].command("the-answer", {"t": "play", "seat": seat, "move": move})["t"] == "ack"
        settle()
        for eye, client in clients.items():
            if eye != seat:
                pry(client, eye, seat, asks[eye][-1]["moves"] if asks[eye] else [])
                settle()
        own = clients.pop(seat).bytes
        others = [text for client in clients.values() for text in client.bytes]
    others += [film(world, copy, eye) for eye in eyes if eye != seat]
    return [text.replace(copy, world.table) for text in others], own


def pry(client: Raw, eye: int | None, seat: int, moves: list[str]) -> None:
    """Everything that might tell something about the answer of another seat."""
    client.ask({"t": "sheet", "rid": 1}, "answer")
    client.command(f"chat-{eye}-00", {"t": "say", "seat": eye, "text": "Well?"})
    client.ask({"t": "view-as", "viewer": seat}, "error")
    client.ask({"t": "look", "rid": 2, "seat": seat, "move": "S+O"}, "error", rid=2)
    client.ask({"t": "hint", "rid": 3, "seat": seat}, "error", rid=3)
    client.command(f"steal-{eye}-0", {"t": "retract", "seat": seat})
    if eye is None:
        return
    for number, move in enumerate([*moves[:2], "S+S", "S L e5", "no move"]):
        client.ask({"t": "look", "rid": 10 + number, "seat": eye, "move": move}, "answer", rid=10 + number)
    if moves:
        client.ask({"t": "hint", "rid": 20, "seat": eye}, "answer", rid=20)
    proposed = [{"seat": seat, "move": "S L d4"}]
    client.command(f"propose-{eye}", {"t": "suggest", "seat": eye, "moves": proposed})
    client.command(f"undo-{eye}-00", {"t": "undo", "seat": eye, "step": 0})
    client.command(f"undo-{eye}-99", {"t": "undo", "seat": eye, "step": 9_999})
    client.command(f"refuse-{eye}", {"t": "decline", "seat": eye})
    client.command(f"wait-{eye}-00", {"t": "stand-off", "seat": eye})
    client.command(f"wrong-{eye}-0", {"t": "play", "seat": eye, "move": "S+no"})


def film(world: World, table: str, eye: int | None) -> str:
    """The replay so far over plain HTTP."""
    who = world.looker if eye is None else world.guests[eye]
    address = f"{world.url}/api/tables/{table}/frames" + ("" if eye is None else f"?seat={eye}")
    with urlopen(Request(address, headers={"cookie": who.cookie})) as answer:
        return answer.read().decode()


def test_a_whole_game(world: World) -> None:
    """At every secret question a copy of the table gets another answer; then the game goes on."""
    compared = number = 0
    with ExitStack() as stack:
        clients = [stack.enter_context(world.socket(seat)) for seat in range(SEATS)]
        looker = stack.enter_context(world.socket(None))
        asks: list[Json] = [{"moves": []}] * SEATS
        heard = [0] * SEATS
        while True:
            for seat, client in enumerate(clients):
                client.catch_up()
                for message in client.heard[heard[seat] :]:
                    asks[seat] = message if message["t"] == "ask" else asks[seat]
                heard[seat] = len(client.heard)
            owing = [seat for seat in range(SEATS) if asks[seat]["moves"]]
            if not owing:
                break
            number += 1
            seat = owing[number % len(owing)]
            moves = asks[seat]["moves"]
            if asks[seat]["secret"] and len(owing) > 1 and len(moves) > 1:
                (one, own), (other, own_too) = (
                    what_others_learn(world, seat, move) for move in (moves[0], moves[-1])
                )
                assert one == other
                assert own != own_too
                compared += 1
            play = {"t": "play", "seat": seat, "move": moves[number % len(moves)]}
            assert clients[seat].command(f"play-{number:05}", play)["t"] == "ack"
        looker.catch_up()
        statuses = [
            c["value"] for m in looker.heard for c in m.get("patch", []) if c["path"] == "/table/status"
        ]
        assert statuses == ["over"]
        assert compared >= 8
        assert '"hand":[' not in "".join(looker.bytes)
        assert all(json.loads(text)["t"] != "ask" for text in looker.bytes)
