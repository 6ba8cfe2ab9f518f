"""Between Two Cities for Python callers: the `Game` that puts words to the rules' numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from pentapolis.kernel.contract import Game, Json, Move
from pentapolis.kernel.errors import BadNotation, BadOption, IllegalMove
from pentapolis.kernel.notation import shown
from pentapolis.kernel.options import Value
from pentapolis.kernel.position import Position
from pentapolis.kernel.sheet import changed_lines

from . import dump, moves, scoring, story, tables, view
from .meta import INFO
from .moves import Pick, Place, cell_text, tile_code, tile_text
from .rules import BetweenTwoCities

_AUTOMAS = {
    "apprentice": tables.APPRENTICE,
    "builder": tables.BUILDER,
    "master": tables.MASTER,
}


class BetweenTwoCitiesGame(Game):
    """See `kernel.contract.Game`."""

    info = INFO

    def make(self, seats: int, options: Mapping[str, Value], rules: int) -> Position:
        position = BetweenTwoCities(seats)
        position.configure(
            _looks(cast("tuple[str, ...]", options["duplexes"])),
            options["leftovers"] == "return",
            options["placement"] == "seat-order",
            bool(options["final_picks"]),
            _AUTOMAS[cast("str", options["automas"])],
        )
        return position

    def decode(self, code: int) -> Move:
        return moves.decode(code)

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def refusal(self, position: Position, seat: int, move: Move) -> IllegalMove:
        code, details = _refusal(_ours(position), seat, move)
        return IllegalMove(code, details, INFO.id)

    def view(self, position: Position) -> Json:
        return view.view(_ours(position))

    def own_view(self, position: Position, seat: int) -> Json:
        return view.own_view(_ours(position), seat)

    def hidden(self, position: Position) -> tuple[int, ...]:
        return _ours(position).hidden()

    def event(self, event: Sequence[int], viewer: int | None) -> Json | None:
        return story.event(event, viewer)

    def sheet(self, position: Position, viewer: int | None) -> Json:
        return _sheet(_ours(position))

    def preview(self, position: Position, seat: int, move: Move) -> Json:
        if not isinstance(move, Place):
            return {"cells": [], "lines": []}
        after = cast("BetweenTwoCities", position.clone())
        city = after.city_beside(seat, move.side)
        after.lay(city, move.tile, move.cell)
        cells = [cell_text(move.cell)]
        if tables.STEP[move.tile]:
            cells.append(cell_text(move.cell + tables.STEP[move.tile]))
        lines = changed_lines(_sheet(_ours(position)), _sheet(after))
        return {"city": city, "cells": cells, "lines": lines}

    def dump(self, position: Position) -> Json:
        return dump.dump(_ours(position))

    def load(self, seats: int, options: Mapping[str, Value], rules: int, data: Mapping[str, Any]) -> Position:
        position = _ours(self.make(seats, options, rules))
        dump.load(position, data)
        return position

    def final_answers(self, position: Position) -> bool:
        return bool(_ours(position).final_picks)

    def thing(self, number: int) -> str:
        return tile_text(number)

    def thing_number(self, name: str) -> int:
        return tile_code(name)


def _ours(position: Position) -> BetweenTwoCities:
    return cast("BetweenTwoCities", position)


def _looks(texts: Sequence[str]) -> list[int]:
    """Tile codes of the duplexes in the box; BadOption."""
    expected = "24 duplex tiles such as F|O or F/O"
    if len(texts) != 24:
        what, reason = f"{len(texts)} tiles", "between-two-cities-duplex-list"
        raise BadOption(what, "option duplexes", expected, reason=reason, number=len(texts))
    try:
        codes = [tile_code(text) for text in texts]
    except BadNotation as error:
        raise BadOption(
            error.what, "option duplexes", expected, reason=error.reason, **error.facts
        ) from error
    for text, code in zip(texts, codes, strict=True):
        if code < tables.N_BUILDINGS:
            what, reason = f"{shown(text)} is a single tile", "between-two-cities-no-duplex"
            raise BadOption(what, "option duplexes", expected, reason=reason, given=shown(text))
    return codes


def _sheet(position: BetweenTwoCities) -> Json:
    cities = [position.buildings(city) for city in range(position.n_cities)]
    owners = [
        (position.city_beside(party, tables.LEFT), position.city_beside(party, tables.RIGHT))
        for party in range(position.parties)
    ]
    return scoring.table_sheet(cities, owners, summed=position.seats == 2, final=bool(position.over))


def _refusal(position: BetweenTwoCities, seat: int, move: Move) -> tuple[str, Json]:
    """The first rule that a move of a seat that is asked breaks: code and facts."""
    if position.phase == tables.PICK:
        if not isinstance(move, Pick):
            return "picking-now", {}
        hand = position.hand(seat)
        missing = move.first if move.first not in hand else move.second
        return "not-in-hand", {"tile": tile_text(missing)}
    if not isinstance(move, Place):
        return "placing-now", {}
    return _place_refusal(position, seat, move)


def _place_refusal(position: BetweenTwoCities, seat: int, move: Place) -> tuple[str, Json]:
    if move.tile not in position.kept_tiles(seat):
        return "not-kept", {"tile": tile_text(move.tile)}
    if not position.open_sides(seat) & move.side:
        return "city-served", {"side": "L" if move.side == tables.LEFT else "R"}
    step = tables.STEP[move.tile]
    cells = 1 << move.cell | (1 << move.cell + step if step else 0)
    if cells & ~tables.FIELD:
        return "off-board", {"cell": cell_text(move.cell)}
    occupied, window = position.city_window(position.city_beside(seat, move.side))
    if not occupied:
        return "first-tile", {"cell": cell_text(move.cell)}
    if cells & occupied:
        taken = moves.cells_of(cells & occupied)[0]
        return "cell-taken", {"cell": taken}
    if not cells & scoring.near(occupied):
        return "not-adjacent", {"cell": cell_text(move.cell)}
    beyond = moves.cells_of(cells & ~window)
    return "beyond-frame", {"cell": beyond[0] if beyond else cell_text(move.cell)}


GAME = BetweenTwoCitiesGame()
