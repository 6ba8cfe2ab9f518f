"""`python -m bench.web.serving real|empty PORT DATABASE RECORDING`: the server under test.

`empty` is the same server with an empty engine: instead of playing, it says what the real one has said
after so many commands, so that the same bytes cross the wire.
"""

from __future__ import annotations

import sys
from collections.abc import Hashable
from pathlib import Path
from typing import Any

import msgspec

from pentapolis.kernel.contract import Move
from pentapolis.server import running, settings
from pentapolis.table import live

from .recording import Moment, Recording

_NO_LIMIT = 1_000_000


class EmptyPosition:
    """What the server asks of a position."""

    def __init__(self, seats: int) -> None:
        self.parties, self.depth = seats, 0
        self.frame = 0
        self.answers: list[int] = []

    def answer(self, seat: int) -> int:
        return self.answers[seat]


class EmptyGame:
    """What the server asks of a game."""

    def __init__(self, info: Any) -> None:
        self.info = info
        self.now: Hashable = None

    def hidden(self, position: EmptyPosition) -> Hashable:
        return self.now

    def final_answers(self, position: EmptyPosition) -> bool:
        return False


class EmptyMatch:
    """A match that plays nothing: it shows one recorded moment after the other."""

    recording: Recording

    def __init__(self, game: Any, seats: int, *_: Any, **__: Any) -> None:
        self.game, self.seats = EmptyGame(game.info), seats
        self.position = EmptyPosition(seats)
        self.revealed = self.drew = False
        self._at = -1
        self.play(0, "")

    def play(self, seat: int, move: str, *, word: int = 0) -> None:
        self._at += 1
        now = self._now = self.recording.moments[self._at]
        self.to_act, self.over = tuple(now.to_act), now.over
        self.revealed = now.closes
        self.position.answers, self.position.frame = now.answers, now.frame
        self.game.now = now.hidden

    @property
    def steps(self) -> list[Any]:
        return [_STEP] * self._now.steps

    @property
    def ranking(self) -> list[list[int]]:
        return []

    def public_view(self) -> dict[str, Any]:
        return self._now.public

    def own_view(self, seat: int) -> dict[str, Any]:
        return self._now.own[seat]

    def legal(self, seat: int) -> Any:
        return self._now.moves[seat]

    def story(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        told = self._now.story[-1 if seat is None else seat]
        return [event for event in told[-12:] if event["n"] >= since] if since else told


class _Step:
    chance = None
    seat = 0  # whoever it was: nothing is taken back here


_STEP = _Step()


class Shared:
    """Makes equal parts of a recording one object, as an engine that remembers would give them."""

    def __init__(self) -> None:
        self._known: dict[bytes, Any] = {}

    def of(self, value: Any) -> Any:
        if isinstance(value, dict):
            value = {key: self.of(part) for key, part in value.items()}
        elif isinstance(value, list):
            value = [self.of(part) for part in value]
        return self._known.setdefault(msgspec.json.encode(value), value)


def _prepared(recording: Recording) -> Recording:
    shared = Shared()
    for moment in recording.moments:
        moment.public = {entry: shared.of(value) for entry, value in moment.public.items()}
        moment.own = [{entry: shared.of(value) for entry, value in own.items()} for own in moment.own]
        moment.moves = [[Move(0, text) for text in moves] for moves in moment.moves]  # type: ignore[misc]
    return recording


def main() -> None:
    kind, port, database, recording = sys.argv[1:]
    if kind == "empty":
        EmptyMatch.recording = _prepared(msgspec.json.decode(Path(recording).read_bytes(), type=Recording))
        live.begin = EmptyMatch  # pyright: ignore[reportAttributeAccessIssue]
    flags = {
        "port": int(port),
        "database": database,
        "log_level": "warning",
        **dict.fromkeys(
            ("address_rate", "address_burst", "address_sockets", "member_rate", "member_burst"), _NO_LIMIT
        ),
    }
    chosen = settings.settle(flags)
    with running.listen("127.0.0.1", int(port)) as listening:
        running.run(chosen, listening, lambda port: print(f"ready {port}", flush=True))


if __name__ == "__main__":
    main()
__all__ = ["Moment", "main"]
