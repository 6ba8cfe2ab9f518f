"""The toy game for the exam."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from math import comb
from typing import Any

from tests.toy.lanterns import RANKS

Json = dict[str, Any]

most_decisions = 2 * 4 * 4
never = ()
nonsense = ("", "play", "play 0", "play 5", "play 1 2", "light", "dice")


def option_sets(seats: int) -> Sequence[Mapping[str, Any]]:
    return [{}, {"edition": "rulebook"}, {"final": True}]


def census(dump: Json) -> dict[str, int]:
    counts = Counter([*dump["used"], *dump["lanterns"], *(card for hand in dump["hands"] for card in hand)])
    return {str(rank): counts[rank] + dump["box"][rank - 1] for rank in range(1, RANKS + 1)}


def hidden(dump: Json, viewer: int | None) -> list[tuple[str, int, int]]:
    """Groups of cards that the viewer does not know: kind, seat, how many."""
    hands = [("hands", seat, len(hand)) for seat, hand in enumerate(dump["hands"]) if seat != viewer and hand]
    lit = [seat for seat, card in enumerate(dump["lanterns"]) if card and viewer not in dump["seen_by"][seat]]
    return [*hands, *(("lanterns", seat, 1) for seat in lit)]


def swaps(dump: Json, viewer: int | None) -> Iterator[Json]:
    """Exchange a hidden card for one in the box."""
    for kind, seat, _ in hidden(dump, viewer):
        old = dump["hands"][seat][-1] if kind == "hands" else dump["lanterns"][seat]
        for new in range(1, RANKS + 1):
            if new != old and dump["box"][new - 1]:
                twin = json.loads(json.dumps(dump))
                twin["box"][new - 1] -= 1
                twin["box"][old - 1] += 1
                if kind == "hands":
                    twin["hands"][seat][-1] = new
                    if dump["answers"].get(str(seat)) == f"play {old}":
                        twin["answers"][str(seat)] = f"play {twin['hands'][seat][0]}"
                else:
                    twin["lanterns"][seat] = new
                yield twin
                break


def worlds(dump: Json, viewer: int | None) -> list[tuple[Json, int]] | None:
    groups = hidden(dump, viewer)
    number = 1
    for _, _, size in groups:
        number *= comb(RANKS + size - 1, size)
    if number > 500:
        return None
    box = list(dump["box"])
    for kind, seat, _ in groups:
        for card in dump["hands"][seat] if kind == "hands" else [dump["lanterns"][seat]]:
            box[card - 1] += 1
    blank = json.loads(json.dumps(dump)) | {"answers": {}}
    return list(_deals(blank, groups, box, 1))


def _deals(
    dump: Json, groups: list[tuple[str, int, int]], box: list[int], weight: int
) -> Iterator[tuple[Json, int]]:
    if not groups:
        yield json.loads(json.dumps(dump | {"box": box})), weight
        return
    kind, seat, size = groups[0]
    for cards in combinations_with_replacement(range(1, RANKS + 1), size):
        counts = [cards.count(rank) for rank in range(1, RANKS + 1)]
        ways = 1
        for have, want in zip(box, counts, strict=True):
            ways *= comb(have, want)
        if ways:
            dump[kind][seat] = list(cards) if kind == "hands" else cards[0]
            left = [have - want for have, want in zip(box, counts, strict=True)]
            yield from _deals(dump, groups[1:], left, weight * ways)
