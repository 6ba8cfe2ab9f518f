"""Citadels for Python callers: the `Game` that puts words to the rules' numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from pentapolis.kernel.contract import Game, Json, Move
from pentapolis.kernel.errors import BadNotation, IllegalMove
from pentapolis.kernel.notation import shown
from pentapolis.kernel.options import Value
from pentapolis.kernel.position import Position
from pentapolis.kernel.sheet import changed_lines

from . import dump, moves, refusals, scoring, settings, story, thoughts, view
from . import tables as t
from .meta import INFO
from .moves import Act
from .rules import Citadels

_PREVIEWED = {
    t.BUILD,
    t.RAISE,
    t.RAZE,
    t.BLAST,
    t.CEDE,
    t.GILD,
    t.TUCK,
    t.GOLD,
    t.TAKE_INCOME,
    t.SELL,
    t.KEEP_CARD,
}


class CitadelsGame(Game):
    """See `kernel.contract.Game`."""

    info = INFO

    def make(self, seats: int, options: Mapping[str, Value], rules: int) -> Position:
        position = Citadels(seats)
        position.configure(settings.settle(seats, options))
        return position

    def decode(self, code: int) -> Move:
        return moves.decode(code)

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def refusal(self, position: Position, seat: int, move: Move) -> IllegalMove:
        code, details = refusals.refusal(_ours(position), seat, cast("Act", move))
        return IllegalMove(code, details, INFO.id)

    def view(self, position: Position) -> Json:
        return view.view(_ours(position))

    def own_view(self, position: Position, seat: int) -> Json:
        return view.own_view(_ours(position), seat)

    def hidden(self, position: Position) -> tuple[Any, ...]:
        return _ours(position).hidden()

    def event(self, event: Sequence[int], viewer: int | None) -> Json | None:
        return story.event(event, viewer)

    def sheet(self, position: Position, viewer: int | None) -> Json:
        return _sheet(_ours(position))

    def preview(self, position: Position, seat: int, move: Move) -> Json:
        """Lines that change by what the move does at once; what chance or others do then is left out."""
        act = cast("Act", move)
        if act.verb not in _PREVIEWED:
            return {"cells": [], "lines": []}
        before = _ours(position)
        after = cast("Citadels", position.clone())
        after.rehearse(seat, act.code)
        return {"cells": [], "lines": changed_lines(_sheet(before), _sheet(after))}

    def thoughts(self, position: Position, seat: int, move: Move, word: int) -> list[Json]:
        return thoughts.thoughts(_ours(position), seat, cast("Act", move), word)

    def dump(self, position: Position) -> Json:
        return dump.dump(_ours(position))

    def load(self, seats: int, options: Mapping[str, Value], rules: int, data: Mapping[str, Any]) -> Position:
        position = _ours(self.make(seats, options, rules))
        dump.load(position, data)
        return position

    def thing(self, number: int) -> str:
        if t.FIRST_CHARACTER <= number < t.FIRST_CHARACTER + t.N_CHARACTERS:
            return t.CHARACTERS[number - t.FIRST_CHARACTER]
        return t.DISTRICTS[number] if 0 <= number < t.KINDS else super().thing(number)

    def thing_number(self, name: str) -> int:
        if name in t.CHARACTERS:
            return t.FIRST_CHARACTER + t.CHARACTERS.index(name)
        if name in t.DISTRICTS:
            return t.DISTRICTS.index(name)
        given = shown(name)
        raise BadNotation(f"unknown thing {given}", "outcomes", reason="unknown-thing", given=given)


def _ours(position: Position) -> Citadels:
    return cast("Citadels", position)


def terms(position: Citadels) -> scoring.Terms:
    """What the table's options say about scoring."""
    return scoring.Terms(
        position.worths(), bool(position.well_counts_itself), bool(position.rank_breaks_ties)
    )


def _sheet(position: Citadels) -> Json:
    raw = position.raw()
    cities = [_city(position, raw, seat) for seat in range(position.seats)]
    return scoring.table_sheet(cities, terms(position), final=bool(position.over))


def _city(position: Citadels, raw: Json, seat: int) -> scoring.City:
    districts = tuple(
        (kind, 1 if number < raw["gilded"][seat][kind] else 0)
        for kind in range(t.KINDS)
        for number in range(raw["city"][seat][kind])
    )
    completed = scoring.UNCOMPLETED
    if position.completed >> seat & 1:
        completed = scoring.FIRST if position.first == seat else scoring.LATER
    return scoring.City(
        districts,
        gold=raw["gold"][seat],
        cards=raw["hand_size"][seat],
        tucked=position.n_tucked,
        completed=completed,
        haunted_counts=bool(position.late_haunted) or raw["raised"][t.HAUNTED_CITY] != position.round,
        last_rank=raw["last_rank"][seat],
    )


GAME = CitadelsGame()
