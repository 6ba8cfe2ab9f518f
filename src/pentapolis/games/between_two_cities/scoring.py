"""Between Two Cities: the score sheet with its reasons.

Cities are given as their nine bit sets of cells (one for each building), so that the same code
serves positions and the score sheet of a real table.  It finds its own totals; the rules' fast
totals are compared with them in the tests.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any

from pentapolis.kernel.sheet import groups, item, line, total

from . import tables as t
from .moves import cells_of

Json = dict[str, Any]
Planes = Sequence[int]
TYPES = ("shops", "factories", "taverns", "offices", "parks", "houses")


def near(cells: int) -> int:
    """Cells that share an edge with these."""
    return (cells << 1 | cells >> 1 | cells << 8 | cells >> 8) & t.FIELD


@cache
def shop_runs(shops: int) -> tuple[int, tuple[int, ...]]:
    """The best split into straight runs: its points and the runs, as cell sets."""
    if not shops:
        return 0, ()
    first = shops & -shops
    best: tuple[int, tuple[int, ...]] = (-1, ())
    for step in (1, 8):
        run, end = 0, first
        while shops & end:
            run |= end
            end <<= step
            points, runs = shop_runs(shops ^ run)
            points += t.RUN_POINTS[run.bit_count()]
            if points > best[0]:
                best = points, (run, *runs)
    return best


def park_groups(parks: int) -> list[int]:
    """Connected groups, as cell sets."""
    found: list[int] = []
    while parks:
        group, grown = 0, parks & -parks
        while grown != group:
            group, grown = grown, (grown | near(grown)) & parks
        found.append(group)
        parks ^= group
    return found


def tavern_sets(kinds: Sequence[int]) -> list[int]:
    """Sizes of the sets of different taverns, the largest first, from the number of each kind."""
    return [sum(count > i for count in kinds) for i in range(max(kinds, default=0))]


def factory_rates(counts: Sequence[int]) -> list[tuple[str, int]]:
    """For each city's number of factories: which item it scores, and points per factory."""
    ranks = sorted({count for count in counts if count}, reverse=True)
    named = list(zip(("factory-most", "factory-second", "factory-rest"), t.RATES, strict=True))
    return [named[min(ranks.index(count), 2)] if count else named[2] for count in counts]


def factories_of(planes: Planes) -> int:
    return planes[t.FACTORY].bit_count()


def city_lines(planes: Planes, rate: tuple[str, int]) -> list[Json]:
    """The six lines of a city; `rate` is its entry of `factory_rates`."""
    taverns = planes[2] | planes[3] | planes[4] | planes[5]
    return [
        line("shops", _shops(planes[t.SHOP])),
        line("factories", _factories(planes[t.FACTORY], rate)),
        line("taverns", _taverns(planes[2:6])),
        line("offices", _offices(planes[t.OFFICE], taverns)),
        line("parks", _parks(planes[t.PARK])),
        line("houses", _houses(planes, taverns)),
    ]


def _shops(shops: int) -> list[Json]:
    _, runs = shop_runs(shops)
    longest_first = sorted(runs, key=lambda run: -run.bit_count())
    return [
        item("shop-run", t.RUN_POINTS[run.bit_count()], count=run.bit_count(), cells=cells_of(run))
        for run in longest_first
    ]


def _factories(factories: int, rate: tuple[str, int]) -> list[Json]:
    count = factories.bit_count()
    if not count:
        return []
    key, each = rate
    return [item(key, count * each, count=count, each=each, cells=cells_of(factories))]


def _taverns(kinds: Sequence[int]) -> list[Json]:
    cells = [cells_of(kind) for kind in kinds]
    return [
        item(
            "tavern-set",
            t.SET_POINTS[size],
            count=size,
            cells=[kind[number] for kind in cells if len(kind) > number],
        )
        for number, size in enumerate(tavern_sets([len(kind) for kind in cells]))
    ]


def _offices(offices: int, taverns: int) -> list[Json]:
    cells = cells_of(offices)
    items = [
        item("office-set", t.OFFICE_POINTS[len(six)], count=len(six), cells=six)
        for six in (cells[i : i + 6] for i in range(0, len(cells), 6))
    ]
    beside = cells_of(offices & near(taverns))
    if beside:
        items.append(item("office-tavern", t.OFFICE_BONUS * len(beside), count=len(beside), cells=beside))
    return items


def _parks(parks: int) -> list[Json]:
    return [
        item("park-group", t.PARK_POINTS[group.bit_count()], count=group.bit_count(), cells=cells_of(group))
        for group in park_groups(parks)
    ]


def _houses(planes: Planes, taverns: int) -> list[Json]:
    houses = planes[t.HOUSE]
    beside = houses & near(planes[t.FACTORY])
    free = houses ^ beside
    others = [planes[t.SHOP], planes[t.FACTORY], taverns, planes[t.OFFICE], planes[t.PARK]]
    each = sum(kind != 0 for kind in others)
    items: list[Json] = []
    if free:
        count = free.bit_count()
        items.append(item("house-types", count * each, count=count, each=each, cells=cells_of(free)))
    if beside:
        count = beside.bit_count()
        points = count * t.HOUSE_BESIDE_FACTORY
        items.append(item("house-factory", points, count=count, cells=cells_of(beside)))
    return items


def type_totals(planes: Planes) -> list[int]:
    """How many buildings of each of the six types, taverns together."""
    counts = [cells.bit_count() for cells in planes]
    return [*counts[:2], sum(counts[2:6]), *counts[6:]]


def table_sheet(
    cities: Sequence[Planes],
    owners: Sequence[tuple[int, int]],
    *,
    summed: bool,
    final: bool,
    rates: Sequence[tuple[str, int]] | None = None,
) -> Json:
    """The whole sheet of a table.

    `owners[party]` are a party's left and right city; `summed`: the 2-player rule (both cities
    count); `rates` overrides what each city's factories score.
    """
    rates = rates or factory_rates([factories_of(planes) for planes in cities])
    parts: list[Json] = []
    for index, planes in enumerate(cities):
        lines = city_lines(planes, rates[index])
        holders = [party for party, pair in enumerate(owners) if index in pair]
        parts.append(
            {"part": "city", "index": index, "owners": holders, "lines": lines, "total": total(lines)}
        )
    totals = [part["total"] for part in parts]
    seats = [_party(party, pair, totals, summed) for party, pair in enumerate(owners)]
    keys = [_standing(pair, cities, totals, summed) for pair in owners]
    ranking = groups(keys)
    decided = [_difference(keys[better[0]], keys[worse[0]]) for better, worse in pairwise(ranking)]
    return {"final": final, "parts": parts, "seats": seats, "ranking": ranking, "decided": decided}


def _party(party: int, pair: tuple[int, int], totals: Sequence[int], summed: bool) -> Json:
    left, right = pair
    if summed:
        lines = [
            line("left-city", [item("left-city", totals[left], city=left)]),
            line("right-city", [item("right-city", totals[right], city=right)]),
        ]
    else:
        low = left if totals[left] <= totals[right] else right
        lines = [line("lower-city", [item("lower-city", totals[low], city=low)])]
    return {"seat": party, "lines": lines, "total": total(lines)}


def _standing(
    pair: tuple[int, int], cities: Sequence[Planes], totals: Sequence[int], summed: bool
) -> tuple[int, ...]:
    """Score; then the higher city (0 with two seats); then each type over both cities."""
    left, right = pair
    low, high = sorted((totals[left], totals[right]))
    types = [a + b for a, b in zip(type_totals(cities[left]), type_totals(cities[right]), strict=True)]
    return (low + high, 0, *types) if summed else (low, high, *types)


def _difference(better: tuple[int, ...], worse: tuple[int, ...]) -> str:
    keys = ("score", "higher-city", *(f"most-{kind}" for kind in TYPES))
    return next(key for key, a, b in zip(keys, better, worse, strict=True) if a != b)
