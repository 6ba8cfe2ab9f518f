"""Scores a real table of Between Two Cities: its cities in letters in, score sheet out.

A table is a dict, or the same as text (`read`):
    cities        one or more cities: 4 rows of 4 letters, "." empty; clockwise, city i to the left of
                  seat i; with 2 seats: seat 0's left and right, then seat 1's
    seats         1 to 7; left out: as many as cities, from 3 on
    factory_rate  points per factory for each city (4, 3 or 2), where not all cities are given
Fewer cities than the seats need are an incomplete table: factories are compared among the cities given
(or take `factory_rate`), and neither seats nor a ranking come out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from pentapolis.kernel import real_table
from pentapolis.kernel.notation import whole_number

from . import tables as t
from .components import duplex_tiles
from .meta import INFO
from .moves import tile_code
from .scoring import TYPES, factories_of, factory_rates, table_sheet

Json = dict[str, Any]
TOO_MANY = "table-excess"  # the code of what `house_tiles` allows
EXAMPLE = "SSSS\nHHOm\nOPOO\nOPHP"
_SIZE = 4
_FIELDS = ("cities", "seats", "factory_rate")
_RATE_NAMES = dict(zip(t.RATES, ("factory-most", "factory-second", "factory-rest"), strict=True))


class BadTable(real_table.BadTable):
    """A table of this game that can't be."""

    game = INFO.id


def read(text: str) -> Json:
    """The table that a text shows: rows of letters, four to a city, `seats: 4`, `# remarks`.

    Raises BadTable.  Blank lines may part the cities.
    """
    table: Json = {}
    blocks: list[list[str]] = [[]]
    for line in text.splitlines():
        line = line.partition("#")[0].strip()
        name, colon, value = line.partition(":")
        if colon:
            if name.strip() not in _FIELDS[1:]:
                raise BadTable("table-field", "", field=name.strip())
            words = value.replace(",", " ").split()
            numbers = [word if (n := whole_number(word, digits=9)) is None else n for word in words]
            table[name.strip()] = numbers[0] if name.strip() == "seats" and len(numbers) == 1 else numbers
        elif line:
            blocks[-1].append("".join(line.split()))
        elif blocks[-1]:
            blocks.append([])
    cities: list[list[str]] = []
    for block in blocks:
        cities += [block[i : i + _SIZE] for i in range(0, len(block), _SIZE)]
    return {"cities": cities, **table}


def score(table: Any, *, house_tiles: bool = False) -> real_table.Scored:
    """The sheet of a table; a list of rows is one city, a list of cities a table without more said.

    `house_tiles` allows more tiles of a type than the box holds.  Raises BadTable.
    """
    fields = _fields(table)
    cities = [_planes(rows, number) for number, rows in enumerate(_cities(fields))]
    seats = _seats(fields.get("seats"), len(cities))
    if not house_tiles:
        _check_box(cities)
    full = all(sum(planes).bit_count() == _SIZE * _SIZE for planes in cities)
    rates = _rates(fields.get("factory_rate"), cities)
    sheet = table_sheet(cities, _owners(seats, len(cities)), summed=seats == 2, final=full, rates=rates)
    scored = real_table.scored(sheet)
    assert all(set(city) == {*TYPES, "total"} for city in scored.totals["cities"])
    return scored


def rows_of(table: Any) -> list[list[str]]:
    """The cities of a table that `score` accepts, as rows of letters."""
    return _cities(_fields(table))


def _fields(table: Any) -> Mapping[str, Any]:
    if isinstance(table, list):
        rows = cast("list[Any]", table)
        one = bool(rows) and all(isinstance(row, str) for row in rows)
        table = {"cities": [rows] if one else rows}
    if not isinstance(table, Mapping):
        raise BadTable("table-cities", "")
    fields = cast("Mapping[str, Any]", table)
    for name in fields:
        if name not in _FIELDS:
            raise BadTable("table-field", "", field=name)
    return fields


def _cities(fields: Mapping[str, Any]) -> list[list[str]]:
    given = fields.get("cities")
    if not isinstance(given, list) or not given:
        raise BadTable("table-cities", "cities")
    cities = cast("list[Any]", given)
    for number, rows in enumerate(cities):
        lines = cast("list[Any]", rows) if isinstance(rows, list) else []
        if len(lines) != _SIZE or not all(isinstance(row, str) and len(row) == _SIZE for row in lines):
            raise BadTable("table-shape", f"cities[{number}]", city=number)
    return cities


def _planes(rows: Sequence[str], number: int) -> list[int]:
    planes = [0] * t.N_BUILDINGS
    for row, text in enumerate(rows):
        for column, letter in enumerate(text):
            if letter == ".":
                continue
            if letter not in t.LETTERS:
                where = f"cities[{number}][{row}]"
                raise BadTable("table-letter", where, letter=letter, city=number, row=row + 1)
            planes[t.LETTERS.index(letter)] |= 1 << (row * 8 + column)
    return planes


def _needed(seats: int) -> int:
    """Cities at a table of so many seats; alone, two house automas sit there too."""
    return {1: 3, 2: 4}.get(seats, seats)


def _seats(given: Any, cities: int) -> int:
    seats = max(cities, 3) if given is None else given
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in INFO.seats:
        raise BadTable("table-seats", "seats", given=str(seats), most=INFO.seats[-1])
    if cities > _needed(seats):
        raise BadTable("table-crowded", "cities", number=cities, players=seats, most=_needed(seats))
    return seats


def _owners(seats: int, cities: int) -> list[tuple[int, int]]:
    """Left and right city of each party; none where cities are missing."""
    if cities < _needed(seats):
        return []
    if seats == 2:
        return [(0, 1), (2, 3)]
    return [(party, (party - 1) % cities) for party in range(cities)]


def _rates(given: Any, cities: Sequence[Sequence[int]]) -> list[tuple[str, int]]:
    if given is None:
        return factory_rates([factories_of(planes) for planes in cities])
    rates = cast("list[Any]", given) if isinstance(given, list) else [given]
    if len(rates) != len(cities) or any(isinstance(r, (bool, float)) or r not in t.RATES for r in rates):
        raise BadTable("table-rates", "factory_rate", number=len(cities))
    return [(_RATE_NAMES[rate], rate) for rate in rates]


def box() -> list[int]:
    """How many buildings of each kind the box holds, halves of duplexes included."""
    counts = list(t.BOX)
    for tile in map(tile_code, duplex_tiles()):
        counts[t.FIRST[tile]] += 1
        counts[t.SECOND[tile]] += 1
    return counts


def _check_box(cities: Sequence[Sequence[int]]) -> None:
    used = [sum(planes[b].bit_count() for planes in cities) for b in range(t.N_BUILDINGS)]
    excess = [
        f"{letter} +{count - most} ({count}/{most})"
        for letter, count, most in zip(t.LETTERS, used, box(), strict=True)
        if count > most
    ]
    if excess:
        raise BadTable(TOO_MANY, "cities", excess=", ".join(excess))
