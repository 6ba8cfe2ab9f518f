"""Citadels: the score of a city line by line, each with the rule that gives it.

It works on plain facts of a city, so that a real table's cities can be scored too; the rules have
the same numbers in `cities.py`, without reasons, and the tests compare.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from pentapolis.kernel.sheet import groups, item, line, total

from . import tables as t

Json = dict[str, Any]
LINES = ("districts", "types", "complete", "uniques")
UNCOMPLETED, LATER, FIRST = 0, 1, 2


@dataclass(frozen=True, slots=True)
class City:
    """What counts of a seat: districts with the gold on each, gold, hand, cards under a museum."""

    districts: tuple[tuple[int, int], ...]
    gold: int = 0
    cards: int = 0
    tucked: int = 0
    completed: int = UNCOMPLETED
    haunted_counts: bool = True
    last_rank: int = 0


def plain_worths() -> list[int]:
    return [worth or cost for worth, cost in zip(t.WORTHS, t.COSTS, strict=True)]


@dataclass(frozen=True, slots=True)
class Terms:
    """What the table's options change in the score."""

    worth: Sequence[int] = field(default_factory=plain_worths)
    well_counts_itself: bool = False
    rank_breaks_ties: bool = False


def city_lines(city: City, terms: Terms) -> list[Json]:
    """The four lines of a city."""
    return [
        line("districts", _districts(city, terms)),
        line("types", _types(city)),
        line("complete", _complete(city)),
        line("uniques", _uniques(city, terms)),
    ]


def _districts(city: City, terms: Terms) -> list[Json]:
    items: list[Json] = []
    for kind, gold in city.districts:
        facts: Json = {"district": t.DISTRICTS[kind]}
        if terms.worth[kind] != t.COSTS[kind] and t.WORTHS[kind]:
            items.append(item("district-worth-more", terms.worth[kind], **facts))
        else:
            items.append(item("district", terms.worth[kind], **facts))
        if gold:
            items.append(item("gold-on-district", gold, **facts))
    return items


def _types(city: City) -> list[Json]:
    kinds = {kind for kind, _ in city.districts}
    missing = [
        name for number, name in enumerate(t.TYPES) if not any(t.TYPE[kind] == number for kind in kinds)
    ]
    if not missing:
        return [item("five-types", t.FIVE_TYPES)]
    uniques = {kind for kind in kinds if t.TYPE[kind] == t.TYPES.index("unique")}
    haunted = t.HAUNTED_CITY in kinds and city.haunted_counts and len(uniques) > 1
    if haunted and len(missing) == 1:
        return [item("five-types-haunted", t.FIVE_TYPES, type=missing[0])]
    return []


def _complete(city: City) -> list[Json]:
    if city.completed == FIRST:
        return [item("first-complete", t.FIRST_COMPLETE)]
    return [item("later-complete", t.LATER_COMPLETE)] if city.completed == LATER else []


def _uniques(city: City, terms: Terms) -> list[Json]:
    kinds = [kind for kind, _ in city.districts]
    uniques = sum(t.TYPE[kind] == t.TYPES.index("unique") for kind in kinds)
    counted = {
        t.IMPERIAL_TREASURY: city.gold,
        t.MAP_ROOM: city.cards,
        t.WISHING_WELL: uniques - (0 if terms.well_counts_itself else 1),
        t.MUSEUM: city.tucked,
    }
    return [
        item(t.DISTRICTS[kind], count, count=count)
        for kind, count in counted.items()
        if kind in kinds and count
    ]


def table_sheet(cities: Sequence[City], terms: Terms, *, final: bool) -> Json:
    """The whole sheet: a part for each city, a line for each seat."""
    parts: list[Json] = []
    for seat, city in enumerate(cities):
        lines = city_lines(city, terms)
        parts.append({"part": "city", "index": seat, "owners": [seat], "lines": lines, "total": total(lines)})
    seats: list[Json] = []
    for seat, part in enumerate(parts):
        lines = [line("city", [item("city", part["total"], city=seat)])]
        seats.append({"seat": seat, "lines": lines, "total": part["total"]})
    keys = [_standing(city, part, terms) for city, part in zip(cities, parts, strict=True)]
    ranking = groups(keys)
    decided = [_difference(keys[better[0]], keys[worse[0]], terms) for better, worse in pairwise(ranking)]
    return {"final": final, "parts": parts, "seats": seats, "ranking": ranking, "decided": decided}


def _standing(city: City, part: Json, terms: Terms) -> tuple[int, ...]:
    if terms.rank_breaks_ties:
        return (part["total"], city.last_rank)
    return (part["total"], part["lines"][0]["points"], city.gold)


def _difference(better: tuple[int, ...], worse: tuple[int, ...], terms: Terms) -> str:
    keys = ("points", "last-rank") if terms.rank_breaks_ties else ("points", "districts", "gold")
    return next(key for key, a, b in zip(keys, better, worse, strict=True) if a != b)
