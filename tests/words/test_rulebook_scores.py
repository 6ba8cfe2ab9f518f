"""The points in the rulebook's examples, found a second time by a scorer written from the rules alone."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from pentapolis.words import Example, load_rulebook

RULEBOOK = load_rulebook("pentapolis.games.between_two_cities", "en")
SCORES = [
    example for paragraph in RULEBOOK.paragraphs for example in paragraph.examples if example.kind == "score"
]
LINES = ("shops", "factories", "taverns", "offices", "parks", "houses")
DECIDED = ("score", "higher-city", *(f"most-{line}" for line in LINES))

Square = tuple[int, int]
City = dict[Square, str]


def squares(rows: list[str]) -> City:
    return {(r, c): tile for r, row in enumerate(rows) for c, tile in enumerate(row) if tile != "."}


def kind(tile: str) -> str:
    return "T" if tile in "demb" else tile


def around(square: Square) -> list[Square]:
    r, c = square
    return [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]


def beside(city: City, square: Square, wanted: str) -> bool:
    return any(kind(city.get(near, ".")) == wanted for near in around(square))


def shops(left: frozenset[Square]) -> int:
    """Every way to take a straight line that holds the first shop, then the best of the rest."""
    if not left:
        return 0
    r, c = min(left)
    best = 0
    for dr, dc in ((0, 1), (1, 0)):
        line = [(r, c)]
        while line[-1] in left:
            best = max(best, (0, 2, 5, 10, 16)[len(line)] + shops(left - set(line)))
            line.append((line[-1][0] + dr, line[-1][1] + dc))
    return best


def factories(mine: int, counts: list[int]) -> int:
    higher = {count for count in counts if count > mine}
    return mine * (4, 3, 2)[min(len(higher), 2)]


def taverns(tiles: str) -> int:
    left = [tiles.count(sort) for sort in "demb"]
    points = 0
    while any(left):
        points += (0, 1, 4, 9, 17)[sum(count > 0 for count in left)]
        left = [max(0, count - 1) for count in left]
    return points


def parks(left: set[Square]) -> int:
    points = 0
    while left:
        area, edge = 0, [left.pop()]
        while edge:
            area += 1
            joined = left.intersection(around(edge.pop()))
            left -= joined
            edge += joined
        points += (0, 2, 8, 12)[area] if area <= 3 else 9 + area
    return points


def score(city: City, counts: list[int]) -> list[int]:
    """Points of the six lines."""
    by_kind = {
        letter: [square for square, tile in city.items() if kind(tile) == letter] for letter in "SFTOPH"
    }
    tiles = "".join(city.values())
    sixes, rest = divmod(len(by_kind["O"]), 6)
    others = sum(bool(by_kind[letter]) for letter in "SFTOP")
    return [
        shops(frozenset(by_kind["S"])),
        factories(len(by_kind["F"]), counts),
        taverns(tiles),
        sixes * 21 + rest * (rest + 1) // 2 + sum(beside(city, square, "T") for square in by_kind["O"]),
        parks(set(by_kind["P"])),
        sum(1 if beside(city, square, "F") else others for square in by_kind["H"]),
    ]


def table(rows: list[list[str]], seats: int) -> dict[str, Any]:
    """Everything that an example may expect, in the same names."""
    cities = [squares(city) for city in rows]
    counts = [list(city.values()).count("F") for city in cities]
    lines = [score(city, counts) for city in cities]
    totals = [sum(points) for points in lines]
    standings: list[tuple[int, ...]] = []
    parties = 0 if len(cities) < 3 else 3 if seats == 1 else seats  # fewer cities show a line, not a table
    for seat in range(parties):
        pair = (2 * seat, 2 * seat + 1) if seats == 2 else (seat, seat - 1)
        both = [kind(tile) for city in pair for tile in cities[city].values()]
        low, high = sorted(totals[city] for city in pair)
        first = (low + high, 0) if seats == 2 else (low, high)
        standings.append((*first, *(both.count(letter) for letter in "SFTOPH")))
    order = sorted(set(standings), reverse=True)
    return {
        "lines": [dict(zip(LINES, points, strict=True)) for points in lines],
        "totals": totals,
        "seats": [standing[0] for standing in standings],
        "ranking": [[seat for seat, mine in enumerate(standings) if mine == place] for place in order],
        "decided": [
            next(key for key, a, b in zip(DECIDED, better, worse, strict=True) if a != b)
            for better, worse in pairwise(order)
        ],
    }


@pytest.mark.parametrize("example", SCORES, ids=lambda example: example.id)
def test_points_of_the_example(example: Example) -> None:
    cities: list[list[str]] = example.facts["cities"]
    expect: dict[str, Any] = example.facts["expect"]
    found = table(cities, example.facts.get("seats", len(cities)))
    assert expect
    if "city" in expect:
        city = found["lines"][expect["city"]]
        wanted = expect.get("lines", {expect.get("line"): expect.get("points")})
        assert {line: city[line] for line in wanted} == wanted
        assert expect.get("total", sum(city.values())) == sum(city.values())
    elif "line" in expect:
        assert [city[expect["line"]] for city in found["lines"]] == expect["points"]
    for key in ("totals", "seats", "ranking", "decided"):
        assert expect.get(key, found[key]) == found[key]
