"""Positions in plain Python that do what a test tells them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pentapolis.kernel import record
from pentapolis.kernel import sheet as sheets
from pentapolis.kernel.contract import Game, GameInfo, Json, Move
from pentapolis.kernel.errors import BadNotation, IllegalMove
from pentapolis.kernel.match import Match
from pentapolis.kernel.options import Value
from pentapolis.kernel.plain import PlainPosition
from pentapolis.kernel.position import Position

INFO = GameInfo("script", (1, 2, 3, 8), ("seed", "rulebook"), (), (1,), "", 1, 1.0, (), 2026)


class Script(PlainPosition):
    """Any move 0..9 is legal; `moves` is what happened; a test overrides what it needs."""

    def on_reset(self) -> None:
        self.moves_made: list[tuple[int, int]] = []
        self.ask((1 << self.seats) - 1)

    def on_list(self, seat: int) -> Sequence[int]:
        return range(10)

    def on_play(self, seat: int, move: int) -> None:
        self.moves_made.append((seat, move))

    def on_answers(self, answers: Sequence[int]) -> None:
        self.moves_made += [(seat, answer) for seat, answer in enumerate(answers) if answer >= 0]
        self.end()

    def on_redeal(self, seat: int) -> None:
        pass

    def on_standing(self, party: int) -> int:
        return 0


def begun(kind: type[Script], seats: int = 3) -> Script:
    position = kind(seats)
    position.begin(1)
    return position


class ScriptGame(Game):
    """A game of such a position: a move's text is its number."""

    info = INFO

    def __init__(self, kind: Callable[[int], Script]) -> None:
        super().__init__()
        self.kind = kind

    def make(self, seats: int, options: Mapping[str, Value], rules: int) -> Position:
        return self.kind(seats)

    def decode(self, code: int) -> Move:
        return Move(code, str(code))

    def parse(self, text: str) -> Move:
        if not text.isdigit():
            raise BadNotation(f"{text!r} is no move", "move", "a number")
        return self.moves[int(text)]

    def refusal(self, position: Position, seat: int, move: Move) -> IllegalMove:
        return IllegalMove("too-high", {"move": move.code}, self.info.id)

    def view(self, position: Position) -> Json:
        return {}

    def own_view(self, position: Position, seat: int) -> Json:
        return {}

    def event(self, event: Sequence[int], viewer: int | None) -> Json | None:
        return {"key": event[0], "numbers": list(event[2:])}

    def sheet(self, position: Position, viewer: int | None) -> Json:
        ranking = sheets.groups(position.standings())
        return {"final": False, "parts": [], "seats": [], "ranking": ranking, "decided": []}

    def preview(self, position: Position, seat: int, move: Move) -> Json:
        return {}

    def dump(self, position: Position) -> Json:
        return {"frames": position.get_frames()}

    def load(self, seats: int, options: Mapping[str, Value], rules: int, data: Mapping[str, Any]) -> Position:
        position = self.kind(seats)
        position.begin(0)
        position.set_frames(data["frames"])
        return position


def match_of(kind: type[Script], seats: int = 3) -> Match:
    return record.begin(ScriptGame(kind), seats, 1, None)
