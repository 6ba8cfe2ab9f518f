"""Moves of Between Two Cities as typed values, small ints and text.

Pick    `S+O`, `F|O+H/S`      keep two tiles of the hand
Place   `S L d4`              lay a tile in the left (L) or right (R) city; d4: cell of its first half
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache

from pentapolis.kernel.contract import Move
from pentapolis.kernel.errors import BadNotation
from pentapolis.kernel.notation import shown

from . import tables

PLACE_FLAG = 1 << 18
SIDES = {"L": tables.LEFT, "R": tables.RIGHT}
_SIDE_LETTER = {side: letter for letter, side in SIDES.items()}
_EXPECTED = "two tiles as S+O, or tile, side and cell as S L d4"
_PLACE_CODES = {PLACE_FLAG >> 16 | side for side in _SIDE_LETTER}
_LONGEST = 40  # characters of a move, blanks included
_TILE = r"[SFdembOPH](?:[|/][SFdembOPH])?"
_PICK = re.compile(rf"({_TILE})\s*[+, ]\s*({_TILE})$")
_PLACE = re.compile(rf"({_TILE})[\s@]*([LRlr])[\s:]*([a-gA-G])([1-7])$")


@dataclass(frozen=True, slots=True)
class Pick(Move):
    """Keep these two tiles (codes, first <= second) and pass the rest."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Lay a kept tile in the city on a side; `cell` (row * 8 + column) is where its first half lies."""

    side: int
    tile: int
    cell: int


def pick(first: int, second: int) -> Pick:
    a, b = sorted((first, second))
    return Pick(a << 8 | b, f"{tile_text(a)}+{tile_text(b)}", a, b)


def place(side: int, tile: int, cell: int) -> Place:
    text = f"{tile_text(tile)} {_SIDE_LETTER[side]} {cell_text(cell)}"
    return Place(PLACE_FLAG | side << 16 | tile << 8 | cell, text, side, tile, cell)


def decode(code: int) -> Move:
    """The move of a code; BadNotation."""
    first, second = code >> 8 & 255, code & 255
    if code < PLACE_FLAG:
        if code >> 8 == first <= second < tables.N_TILES:
            return pick(first, second)
    elif code >> 16 in _PLACE_CODES and first < tables.N_TILES and tables.FIELD >> second & 1:
        return place(code >> 16 & 3, first, second)
    raise _no_move(f"no move has code {code}", str(code))


@lru_cache(maxsize=16384)  # there are some 9,000 moves, and most are written as `str` writes them
def parse(text: str) -> Move:
    """The move that a text names, legal or not; BadNotation."""
    text = text.strip()
    if len(text) > _LONGEST:
        raise _no_move(f"{text[:_LONGEST]!r}... is no move", shown(text))
    if found := _PICK.match(text):
        return pick(tile_code(found[1]), tile_code(found[2]))
    if found := _PLACE.match(text):
        cell = cell_number(found[3].lower() + found[4])
        return place(SIDES[found[2].upper()], tile_code(found[1]), cell)
    raise _no_move(f"{shown(text)} is no move", shown(text))


def _no_move(what: str, given: str) -> BadNotation:
    return BadNotation(what, "move", _EXPECTED, reason="between-two-cities-no-move", given=given)


@cache
def tile_text(tile: int) -> str:
    """Notation of a tile: `S`, `F|O` (left and right), `F/O` (top and bottom)."""
    first = tables.LETTERS[tables.FIRST[tile]]
    if tile < tables.N_BUILDINGS:
        return first
    return f"{first}{'|' if tables.STEP[tile] == 1 else '/'}{tables.LETTERS[tables.SECOND[tile]]}"


def tile_code(text: str) -> int:
    """Code of a tile by its notation; BadNotation."""
    if not re.fullmatch(_TILE, text):
        what, expected = f"{shown(text)} is no tile", "one of SFdembOPH, or two as F|O or F/O"
        raise BadNotation(what, "tile", expected, reason="between-two-cities-no-tile", given=shown(text))
    first = tables.LETTERS.index(text[0])
    if len(text) == 1:
        return first
    return 9 + 81 * (text[1] == "/") + 9 * first + tables.LETTERS.index(text[2])


@cache
def cell_text(cell: int) -> str:
    """Notation of a cell: column a-g, row 1-7."""
    return f"{'abcdefg'[cell & 7]}{(cell >> 3) + 1}"


def cell_number(text: str) -> int:
    return (int(text[1]) - 1) * 8 + "abcdefg".index(text[0])


def cells_of(mask: int) -> list[str]:
    """Notations of a set of cells, row by row."""
    cells: list[str] = []
    while mask:
        lowest = mask & -mask
        cells.append(cell_text(lowest.bit_length() - 1))
        mask ^= lowest
    return cells
