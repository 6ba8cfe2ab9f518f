"""Between Two Cities in a terminal: a view as blocks of text with styles; nothing here prints.

    GRID  {"kind": "grid", "title": LABEL, "subtitle": LABEL (optional), "columns": [...], "rows": [...],
           "cells": [[CELL...]...], "big": with names of columns and rows}
    RACK  {"kind": "rack", "title": LABEL, "pieces": [PIECE...], "small": may share a line (optional)}
    PIECE {"text": "F|O", "faces": ["F", "O"], "count": n (optional)}
    CELL  {"face": "S" or ""; "mark": "new", "free" (a move leads there), "open" (may be built later) or ""}
    LABEL [key, facts]     the message `between-two-cities-<key>`
    MENU  [{"title": LABEL or None, "entries": [[number of the move in the list, its short text]...]}...]
A face is drawn in its colour of COLOURS, with the message `between-two-cities-face-<face>` if there is one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import tables as t
from .moves import Pick, Place, cell_number, cell_text, parse, tile_code, tile_text
from .tables import FIRST, LETTERS, SECOND, STEP

Json = dict[str, Any]
Label = list[Any]

COLOURS = {  # terminal colour behind a face, and of its letter
    "S": ("yellow", "black"),
    "F": ("bright_black", "bright_white"),
    "O": ("blue", "bright_white"),
    "P": ("green", "black"),
    "H": ("magenta", "bright_white"),
    **dict.fromkeys("demb", ("red", "bright_white")),
}
_COLUMNS = "abcdefg"
_REACH = 4


def legend(face: str) -> Label:
    """What a face is called."""
    return [f"tile-{face}", {}]


def headline(view: Json) -> list[Label]:
    """What is going on, in a few short labels."""
    return [
        [f"stage-{view['stage']}", {}],
        ["turn", {"number": view["turn"]}],
        [f"phase-{view['phase']}", {}],
    ]


def board(view: Json, moves: Sequence[str] = (), story: Sequence[Json] = ()) -> list[Json]:
    """All cities, those beside the viewer first and big.

    `moves`: notations of the viewer's legal moves; `story`: events whose tiles are marked as new.
    """
    own: list[int] = [] if view["viewer"] is None else view["beside"][view["viewer"]]
    others = [city for city in range(len(view["cities"])) if city not in own]
    return [_city(view, city, moves, story) for city in (*own, *others)]


def hand(view: Json) -> list[Json]:
    """What the viewer holds, and the tiles that lie open and are still to be built."""
    racks: list[Json] = []
    if view["hand"] is not None:
        racks.append(_rack(["rack-hand", {}], view["hand"]))
    viewer = view["viewer"]
    for party, tiles in enumerate(view["kept"]):
        if tiles and party == viewer:
            racks.append(_rack(["rack-own", {}], tiles))
        elif tiles:
            racks.append({**_rack(["rack-kept", {"seat": party}], tiles), "small": True})
    return racks


def notes(view: Json) -> list[Json]:
    """What the viewer remembers, and what may still be anywhere."""
    hands: dict[str, list[str]] = view["known"].get("hands", {})
    racks = [_rack(["rack-known", {"seat": int(party)}], tiles) for party, tiles in hands.items()]
    aside: list[str] = view["known"].get("aside", [])
    if aside:
        racks.append(_rack(["rack-aside", {}], aside))
    unseen: dict[str, int] = view["unseen"]
    for single in (True, False):
        pieces = [
            {**_piece(text), "count": count} for text, count in unseen.items() if (len(text) == 1) == single
        ]
        title = "rack-unseen-single" if single else "rack-unseen-duplex"
        racks.append({"kind": "rack", "title": [title, {}], "pieces": pieces})
    return racks


def menu(moves: Sequence[str]) -> list[Json]:
    """Legal moves in the order and groups in which they are read best."""
    groups: dict[tuple[str, str], list[list[Any]]] = {}
    for number, text in enumerate(moves):
        move = parse(text)
        if isinstance(move, Place):
            tile, side, cell = text.split()
            groups.setdefault((tile, side), []).append([number, cell])
        else:
            groups.setdefault(("", ""), []).append([number, text])
    return [
        {
            "title": ["menu-place", {"tile": tile, "code": tile, "letter": side}] if tile else None,
            "entries": groups[tile, side],
        }
        for tile, side in sorted(groups)
    ]


def describe(text: str) -> tuple[str, Json]:
    """Kind and facts of a move, for the message `between-two-cities-move-<kind>`."""
    move = parse(text)
    if isinstance(move, Place):
        side = "L" if move.side == t.LEFT else "R"
        return "place", {"tile": tile_text(move.tile), "side": side, "cell": cell_text(move.cell)}
    assert isinstance(move, Pick)
    return "pick", {"tiles": [tile_text(move.first), tile_text(move.second)]}


def table(cities: Sequence[Sequence[str]]) -> list[Json]:
    """Cities of a score table (rows of letters) as grids."""
    return [
        {
            "kind": "grid",
            "title": ["city", {"number": number + 1}],
            "columns": list(_COLUMNS[:_REACH]),
            "rows": [str(row + 1) for row in range(_REACH)],
            "cells": [[_cell(letter.strip(".")) for letter in row] for row in rows],
            "big": True,
        }
        for number, rows in enumerate(cities)
    ]


def _city(view: Json, city: int, moves: Sequence[str], story: Sequence[Json]) -> Json:
    tiles: dict[str, str] = view["cities"][city]["tiles"]
    own = view["viewer"] is not None and city in view["beside"][view["viewer"]]
    free = _free(view, city, moves) if own else set[str]()
    new = _new(view, city, story)
    across, down = _window(list(tiles) or ["d4"], grown=own)
    rows: list[list[Json]] = []
    for row in down:
        names = [f"{_COLUMNS[column]}{row + 1}" for column in across]
        rows.append([_cell(tiles.get(name, ""), name in new, name in free) for name in names])
    return {
        "kind": "grid",
        **_titles(view, city),
        "columns": [_COLUMNS[column] for column in across],
        "rows": [str(row + 1) for row in down],
        "cells": rows,
        "big": own,
    }


def _cell(face: str, is_new: bool = False, is_free: bool = False) -> Json:
    if face:
        return {"face": face, "mark": "new" if is_new else ""}
    return {"face": "", "mark": "free" if is_free else "open"}


def _titles(view: Json, city: int) -> dict[str, Label]:
    viewer = view["viewer"]
    owners = [party for party, pair in enumerate(view["beside"]) if city in pair]
    facts: Json = {"number": city + 1, "points": view["cities"][city]["points"]}
    if viewer is None or viewer not in owners:
        return {"title": ["title-other", facts], "subtitle": ["title-owners", {"owners": owners}]}
    side = "L" if city == view["beside"][viewer][0] else "R"
    facts |= {"side": side, "letter": side}
    partners = [party for party in owners if party != viewer]
    if not partners:
        return {"title": ["title-mine", facts], "subtitle": ["title-alone", facts]}
    return {"title": ["title-mine", facts], "subtitle": ["title-partner", {**facts, "owners": partners}]}


def _window(names: Sequence[str], *, grown: bool) -> tuple[range, range]:
    """Columns and rows of a city; `grown`: with those beside them, as far as 4 by 4 lets it grow."""
    columns = [_COLUMNS.index(name[0]) for name in names]
    rows = [int(name[1]) - 1 for name in names]
    return _span(columns, int(grown)), _span(rows, int(grown))


def _span(numbers: Sequence[int], more: int) -> range:
    low, high = min(numbers), max(numbers)
    first = max(0, high - _REACH + 1, low - more)
    return range(first, min(len(_COLUMNS), low + _REACH, high + more + 1))


def _free(view: Json, city: int, moves: Sequence[str]) -> set[str]:
    """Cells of a city beside the viewer that a legal move covers."""
    side = t.LEFT if city == view["beside"][view["viewer"]][0] else t.RIGHT
    cells: set[str] = set()
    for move in map(parse, moves):
        if isinstance(move, Place) and move.side == side:
            cells.update(_covered(move.tile, move.cell))
    return cells


def _new(view: Json, city: int, story: Sequence[Json]) -> set[str]:
    cells: set[str] = set()
    for event in story:
        if event["key"] == "placed" and view["beside"][event["seat"]]["LR".index(event["side"])] == city:
            cells.update(_covered(tile_code(event["tile"]), cell_number(event["cell"])))
    return cells


def _covered(tile: int, cell: int) -> list[str]:
    return [cell_text(cell), cell_text(cell + STEP[tile])] if STEP[tile] else [cell_text(cell)]


def _rack(title: Label, tiles: Sequence[str]) -> Json:
    return {"kind": "rack", "title": title, "pieces": [_piece(text) for text in tiles]}


def _piece(text: str) -> Json:
    tile = tile_code(text)
    faces = [LETTERS[FIRST[tile]]]
    return {"text": text, "faces": [*faces, LETTERS[SECOND[tile]]] if STEP[tile] else faces}
