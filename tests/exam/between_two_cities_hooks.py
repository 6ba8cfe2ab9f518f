"""Between Two Cities for the exam: how to count its tiles, swap its secrets and list its worlds."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import comb
from typing import Any

from pentapolis.kernel.position import Position

Json = dict[str, Any]
Counts = dict[str, int]

most_decisions = 7 * 21  # seven seats, each seven picks and fourteen placements
never = ("S|S+S|S", "S+F|O", "S|S L d4", "F|O L g1", "S/S R a7", "P/P R c7")
nonsense = (
    "",
    "S",
    "S+",
    "X+S",
    "S L h9",
    "S L d",
    "S L d4 d5",
    "S+O+P",
    "S L",
    "S | O + P",
    "place S",
    "ｄ4",
)
WORLDS = 200  # more are not listed


def option_sets(seats: int) -> Sequence[Mapping[str, Any]]:
    sets: list[Mapping[str, Any]] = [
        {},
        {"edition": "rulebook", "placement": "seat-order"},
        {"final_picks": True},
    ]
    if seats == 1:
        sets += [{"automas": "apprentice"}, {"automas": "master", "edition": "rulebook"}]
    return sets


# Each way to end, and who can end so: with sixteen buildings in every city, "most-houses" decides nothing.
endings = {
    "score": (4, {}),
    "higher-city": (5, {}),
    "most-shops": (3, {}),
    "most-factories": (2, {"edition": "rulebook"}),
    "most-taverns": (6, {"placement": "seat-order"}),
    "most-offices": (2, {}),
    "most-parks": (3, {"edition": "rulebook"}),
    "shared": (2, {}),
    "solo-won": (1, {"automas": "apprentice"}),
    "solo-lost": (1, {"automas": "master"}),
    "solo-tied": (1, {}),
    "two-seats": (2, {"final_picks": True}),
    "seven-seats": (7, {}),
}
_TYPES = ("most-shops", "most-factories", "most-taverns", "most-offices", "most-parks", "most-houses")


def ending(position: Position) -> list[str]:
    """The ways in which a finished position ended; reads the rules' ranking numbers, for speed."""
    standings = position.standings()
    best, next_best = sorted(standings, reverse=True)[:2]
    ways = {2: ["two-seats"], 7: ["seven-seats"]}.get(position.seats, [])
    if position.seats == 1:
        mine = standings[0]
        ways.append("solo-won" if mine == best > next_best else "solo-tied" if mine == best else "solo-lost")
    if best == next_best:
        return [*ways, "shared"]
    scores = (best >> 36, next_best >> 36)  # below them the types, six bits each
    if scores[0] != scores[1]:
        lower = 7 if position.seats != 2 else 0
        return [*ways, "score" if scores[0] >> lower != scores[1] >> lower else "higher-city"]
    for digit, key in enumerate(_TYPES):
        if best >> (30 - 6 * digit) != next_best >> (30 - 6 * digit):
            return [*ways, key]
    raise AssertionError("two standings are and are not equal")


def census(dump: Json) -> Counts:
    """How often each building letter lies anywhere; both halves of a duplex count."""
    tiles = [tile for tiles in (*dump["hands"], *dump["kept"]) for tile in tiles]
    tiles += [entry["tile"] for entry in dump["aside"]]
    tiles += [tile for tile, count in dump["box"].items() for _ in range(count)]
    letters = "".join([*tiles, *("".join(rows) for rows in dump["cities"])])
    return dict(sorted(Counter(letter for letter in letters if letter not in "|/.").items()))


def swaps(dump: Json, viewer: int | None) -> Iterator[Json]:
    """Exchange tiles between two places that the viewer does not know, the box being one of them."""
    slots = _hidden_slots(dump, viewer)
    for key, place in slots:
        for other in dump["box"]:
            if _exchangeable(_tile(dump, key, place), other):
                yield _exchanged(dump, (key, place), None, other)
                break
    for one, two in combinations(slots, 2):
        if _exchangeable(_tile(dump, *one), _tile(dump, *two)) and (one[0], one[1][0]) != (two[0], two[1][0]):
            yield _exchanged(dump, one, two, _tile(dump, *two))


def worlds(dump: Json, viewer: int | None) -> list[tuple[Json, int]] | None:
    """Deal all tiles that the viewer can't place to the hands and leftovers that it does not know."""
    pool = dict(dump["box"])
    groups: list[tuple[str, int, list[str]]] = []
    for party, hand in enumerate(dump["hands"]):
        if hand and viewer not in dump["seen_by"][party]:
            groups.append(("hands", party, hand))
    for number, entry in enumerate(dump["aside"]):
        if viewer not in entry["seen_by"]:
            groups.append(("aside", number, [entry["tile"]]))
    number = 1
    for _, _, tiles in groups:
        kinds = sum(len(tile) == len(tiles[0]) for tile in {*pool, *tiles})
        number *= comb(kinds + len(tiles) - 1, len(tiles))
        for tile in tiles:
            pool[tile] = pool.get(tile, 0) + 1
    if not groups or number > WORLDS:
        return None
    return list(_deals(dump, groups, pool, 1))


def _deals(
    dump: Json, groups: list[tuple[str, int, list[str]]], pool: Counts, weight: int
) -> Iterator[tuple[Json, int]]:
    if not groups:
        dealt = copy.deepcopy(dump)
        dealt["box"] = {tile: count for tile, count in pool.items() if count}
        dealt["answers"] = {}
        yield dealt, weight
        return
    key, place, tiles = groups[0]
    kinds = [tile for tile in pool if len(tile) == len(tiles[0])]
    for drawn in _multisets(kinds, len(tiles)):
        counts = Counter(drawn)
        ways = 1
        for tile, count in counts.items():
            ways *= comb(pool[tile], count)
        if ways:
            dealt = copy.deepcopy(dump)
            if key == "hands":
                dealt["hands"][place] = drawn
            else:
                dealt["aside"][place]["tile"] = drawn[0]
            left = {tile: count - counts[tile] for tile, count in pool.items()}
            yield from _deals(dealt, groups[1:], left, weight * ways)


def _multisets(kinds: Sequence[str], size: int) -> Iterator[list[str]]:
    if size == 0:
        yield []
        return
    for number, kind in enumerate(kinds):
        for rest in _multisets(kinds[number:], size - 1):
            yield [kind, *rest]


def _hidden_slots(dump: Json, viewer: int | None) -> list[tuple[str, tuple[int, int]]]:
    """The first and last tile of each hand, and each leftover, that the viewer does not know."""
    hands = [
        ("hands", (party, index))
        for party, hand in enumerate(dump["hands"])
        if viewer not in dump["seen_by"][party]
        for index in sorted({0, len(hand) - 1} if hand else set())
    ]
    aside = [
        ("aside", (number, 0)) for number, entry in enumerate(dump["aside"]) if viewer not in entry["seen_by"]
    ]
    turn = dump["turn"] % max(len(hands), 1)
    return [*hands[turn:][:2], *aside[-1:], *hands[:turn], *hands[turn:][2:], *aside[:-1]]


def _tile(dump: Json, key: str, place: tuple[int, int]) -> str:
    return dump["hands"][place[0]][place[1]] if key == "hands" else dump["aside"][place[0]]["tile"]


def _put(dump: Json, key: str, place: tuple[int, int], tile: str) -> None:
    if key == "hands":
        dump["hands"][place[0]][place[1]] = tile
    else:
        dump["aside"][place[0]]["tile"] = tile


def _exchangeable(one: str, two: str) -> bool:
    return one != two and len(one) == len(two)


def _exchanged(
    dump: Json, one: tuple[str, tuple[int, int]], two: tuple[str, tuple[int, int]] | None, tile: str
) -> Json:
    """The tile comes to place one; what lay there goes to place two, or into the box."""
    twin = json.loads(json.dumps(dump))
    old = _tile(dump, *one)
    _put(twin, *one, tile)
    if two is None:
        twin["box"][tile] -= 1
        twin["box"][old] = twin["box"].get(old, 0) + 1
    else:
        _put(twin, *two, old)
    for seat, pick in twin["answers"].items():
        hand = twin["hands"][int(seat)]
        if Counter(pick.split("+")) - Counter(hand):
            twin["answers"][seat] = f"{hand[0]}+{hand[1]}"
    return twin
