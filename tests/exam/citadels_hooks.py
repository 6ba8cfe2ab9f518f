"""Citadels for the exam: how to count its cards and gold, swap its secrets and list its worlds."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations, product
from math import factorial
from typing import Any

from pentapolis.games.citadels.tables import DISTRICTS
from pentapolis.kernel.position import Position

Json = dict[str, Any]
Counts = dict[str, int]

most_decisions = 99 * 8 * 40  # rounds, seats, and more decisions than a turn has
never = (
    "pick thief",
    "rob assassin",
    "kill witch",
    "bewitch witch",
    "raze 0 keep",
    "crown 7",
    "covet 1 keep",
)
nonsense = (
    "",
    "build",
    "build castle castle",
    "raze temple",
    "raze 9 temple",
    "gold 2",
    "kill temple",
    "build thief",
    "take",
    "king",
    "ｇold",
    "swap -1",
)
_EVERY_DARK_CITY = (
    "lighthouse armory museum imperial-treasury map-room wishing-well quarry poor-house bell-tower factory "
    "park hospital throne-room ball-room"
)
_EVERY_BASE_UNIQUE = (
    "haunted-city keep keep laboratory smithy observatory graveyard dragon-gate university library"
)
WORLDS = 300  # more are not listed


def option_sets(seats: int) -> Sequence[Mapping[str, Any]]:
    dark = {"dark_city": _EVERY_DARK_CITY, "without": f"{_EVERY_BASE_UNIQUE} great-wall school-of-magic"}
    others = "witch tax-collector wizard abbot alchemist navigator diplomat"
    fourth = " emperor" if seats > 2 else ""
    ninth = " queen" if seats > 4 else " artist" if seats > 2 else ""
    others_than_default: list[Mapping[str, Any]] = [
        {"edition": "rulebook", "city_size": "seven", "characters": f"tax-collector{fourth}{ninth}"},
        {**dark, "characters": others + fourth + ninth},
        {
            "edition": "classic_2016",
            "characters": "wizard abbot diplomat" + fourth + (" tax-collector" if seats > 2 else ""),
            "dark_city": "armory museum quarry park factory poor-house",
            "without": "university graveyard keep great-wall",
        },
        {
            "uniques_wait": True,
            "rank_4_face_up": "replace",
            "characters": "witch" + ninth,
            "library_with_observatory": "keep-three",
            "fallen_bell": "ends",
        },
    ]
    # Two for each number of seats, so that the exam stays short; every one of them comes.
    return [{}, others_than_default[seats % 4]]


endings = {
    "points": (4, {}),
    "districts": (5, {}),
    "gold": (6, {"city_size": "seven"}),
    "last-rank": (6, {"edition": "classic_2016"}),
    "shared": (8, {"city_size": "seven"}),
    "two-seats": (2, {}),
    "three-seats": (3, {"characters": "artist"}),
    "seven-seats": (7, {}),
    "eight-seats": (8, {}),
}


def ending(position: Position) -> list[str]:
    """The ways in which a finished position ended; reads the rules' ranking numbers, for speed."""
    ways = {2: ["two-seats"], 3: ["three-seats"], 7: ["seven-seats"], 8: ["eight-seats"]}.get(
        position.seats, []
    )
    best, next_best = sorted(position.standings(), reverse=True)[:2]
    if best == next_best:
        return [*ways, "shared"]
    if best >> 24 != next_best >> 24:
        return [*ways, "points"]
    if getattr(position, "rank_breaks_ties"):  # noqa: B009  # a field of the game's own class
        return [*ways, "last-rank"]
    return [*ways, "districts" if best >> 12 != next_best >> 12 else "gold"]


def census(dump: Json) -> Counts:
    """How often each card lies anywhere, and all gold."""
    cards = Counter(name for hand in dump["hands"] for name in hand)
    cards.update(row["district"] for city in dump["cities"] for row in city)
    cards.update(dump["deck"])
    cards.update(entry["district"] for entry in dump["under"])
    cards.update(dump["drawn"])
    cards.update(dump["museum"])
    question = dump["question"]
    if question is not None and question["phase"] == "burial":
        cards[question["about"]] += 1
    if dump["bank"] is not None:
        on_districts = sum(row["gold"] for city in dump["cities"] for row in city)
        cards["gold"] = dump["bank"] + sum(dump["gold"]) + on_districts + dump["pot"]
    cards.update(f"character {name}" for name in dump["characters"])
    return dict(sorted((name, count) for name, count in cards.items() if count))


# ---------------------------------------------------------------------- secrets


def swaps(dump: Json, viewer: int | None) -> Iterator[Json]:
    """Exchange a hidden card with one of the deck, and two characters that the viewer can't tell apart."""
    yield from _swapped_characters(dump, viewer)
    for seat, hand in enumerate(dump["hands"]):
        if seat == viewer or _chooses_in(dump, viewer, seat):
            continue
        unknown = list((Counter(hand) - Counter(_known(dump, viewer, str(seat)))).elements())
        for other in dump["deck"] if unknown and not _deck_open(dump, viewer) else ():
            if other != unknown[0]:
                twin = _private(dump, viewer)
                twin["hands"][seat][hand.index(unknown[0])] = other
                twin["hands"][seat].sort(key=DISTRICTS.index)
                _give_back(twin, unknown[0], other)
                yield twin
                break
    for place, entry in enumerate(dump["under"]):
        if viewer not in entry["seen_by"]:
            for other in dump["deck"] if not _deck_open(dump, viewer) else ():
                if other != entry["district"]:
                    twin = _private(dump, viewer)
                    twin["under"][place]["district"] = other
                    _give_back(twin, entry["district"], other)
                    yield twin
                    return


def _chooses_in(dump: Json, viewer: int | None, seat: int) -> bool:
    """Does the viewer look at that hand just now?"""
    question = dump["question"]
    wizardry = question is not None and question["phase"] == "wizard"
    return wizardry and dump["actor"] == viewer and dump["target"] == seat


def _deck_open(dump: Json, viewer: int | None) -> bool:
    question = dump["question"]
    return question is not None and question["phase"] == "lighthouse" and dump["actor"] == viewer


def _known(dump: Json, viewer: int | None, zone: str) -> list[str]:
    return [] if viewer is None else dump["known"].get(str(viewer), {}).get(zone, [])


def _private(dump: Json, viewer: int | None) -> Json:
    """The same without what others know: that is a secret too."""
    twin = json.loads(json.dumps(dump))
    twin["known"] = {key: zones for key, zones in dump["known"].items() if key == str(viewer)}
    return twin


def _give_back(twin: Json, card: str, other: str) -> None:
    twin["deck"][other] -= 1
    twin["deck"][card] = twin["deck"].get(card, 0) + 1
    twin["deck"] = {name: count for name, count in twin["deck"].items() if count}


def _picker(dump: Json, pick: int) -> int:
    return (dump["dealer"] + pick) % len(dump["hands"])


def _groups(dump: Json, viewer: int | None) -> list[list[str]]:
    """Characters that the viewer has not seen go their ways, in groups between what it has seen."""
    places: Mapping[str, str] = dump["characters"]
    free = [name for name, place in places.items() if place != "face-up"]
    order = {name: _step(dump, name) for name in free}
    picks = sorted({int(place[5:]) for place in places.values() if place.startswith("pick")})
    own = [pick for pick in picks if viewer is not None and _picker(dump, pick) == viewer]
    question = dump["question"]
    if question is not None and question["phase"] in ("draft", "put-aside") and question["seat"] == viewer:
        own = sorted({*own, dump["pick"]})
    groups: list[list[str]] = []
    for pick in own:
        before = [name for name in free if order[name] < pick]
        groups.append(before)
        kept = {f"pick {pick}"} | ({f"aside {pick}"} if not _by_chance(dump, pick) else set())
        free = [name for name in free if order[name] >= pick and places[name] not in kept]
    return [*groups, free]


def _step(dump: Json, name: str) -> int:
    """At which pick a character left the packet; -1: before the first."""
    place = dump["characters"][name]
    if name == dump["face_down"]:
        last = max(len(dump["hands"]) - 1, 0)
        return last if _takes_down(dump) else -1
    if place.startswith(("pick", "aside")):
        return int(place.split()[1])
    return 99


def _takes_down(dump: Json) -> bool:
    return len(dump["hands"]) - len(dump["characters"]) == -1 and len(dump["hands"]) > 6


def _by_chance(dump: Json, pick: int) -> bool:
    return len(dump["hands"]) == 3 and len(dump["characters"]) == 9 and pick == 2


def _swapped_characters(dump: Json, viewer: int | None) -> Iterator[Json]:
    """Two characters of a group change places, where no call has told yet who has them."""
    if _takes_down(dump) or dump["question"] is None:
        return
    names = list(dump["characters"])
    for group in _groups(dump, viewer):
        silent = [
            name
            for name in group
            if name not in dump["shown"]
            and (names.index(name) + 1 >= dump["calling"] or name == dump["murdered"])
        ]
        if len(silent) > 1:
            one, two = silent[0], silent[-1]
            if dump["characters"][one] == dump["characters"][two]:
                continue
            twin = _private(dump, viewer)
            places = twin["characters"]
            places[one], places[two] = places[two], places[one]
            for a, b in ((one, two), (two, one)):
                if dump["face_down"] == a:
                    twin["face_down"] = b
            yield twin
            return


def worlds(dump: Json, viewer: int | None) -> Sequence[tuple[Json, int]] | None:
    """All deals of hidden cards and characters, where these are few."""
    if _takes_down(dump):
        return None
    deals = _card_worlds(dump, viewer)
    characters = _character_worlds(dump, viewer) if deals is not None else None
    if deals is None or characters is None or len(deals) * len(characters) > WORLDS:
        return None
    found: list[tuple[Json, int]] = []
    for (cards, weight), places in product(deals, characters):
        world = copy.deepcopy(cards)
        world["characters"] = {name: places[name] for name in dump["characters"]}
        down = [name for name, place in places.items() if place == "face-down"]
        world["face_down"] = down[0] if down else dump["face_down"]
        world["answers"] = {}
        found.append((world, weight))
    return found


def _character_worlds(dump: Json, viewer: int | None) -> list[dict[str, str]] | None:
    if dump["question"] is None:
        return [dict(dump["characters"])]
    options: list[list[dict[str, str]]] = []
    for group in _groups(dump, viewer):
        if len(group) > 5:
            return None
        options.append(_arrangements(dump, group))
    found: list[dict[str, str]] = []
    for parts in product(*options):
        places = dict(dump["characters"])
        for part in parts:
            places.update(part)
        found.append(places)
    return found


def _arrangements(dump: Json, group: Sequence[str]) -> list[dict[str, str]]:
    places = [dump["characters"][name] for name in group]
    found = {tuple(order) for order in permutations(places) if all(map(_fits(dump), group, order))}
    return [dict(zip(group, order, strict=True)) for order in sorted(found)]


def _fits(dump: Json) -> Any:
    names = list(dump["characters"])

    def fits(name: str, place: str) -> bool:
        held = place.startswith("pick")
        if name in dump["shown"]:
            true = dump["characters"][name]
            return held and _picker(dump, int(place[5:])) == _picker(dump, int(true[5:]))
        called = names.index(name) + 1 < dump["calling"] and name != dump["murdered"]
        return not (called and held)

    return fits


def _card_worlds(dump: Json, viewer: int | None) -> list[tuple[Json, int]] | None:
    """Every way to deal the cards that the viewer can't place, by zones, with how many deals it is."""
    base = _private(dump, viewer)
    pool = Counter(dump["deck"])
    zones: list[tuple[str, int, int, list[str]]] = []
    for seat, hand in enumerate(dump["hands"]):
        sure = hand if seat == viewer else _known(dump, viewer, str(seat))
        unknown = Counter(hand) - Counter(sure)
        pool.update(unknown)
        zones.append(("hands", seat, unknown.total(), list(sure)))
    for place, entry in enumerate(base["under"]):
        if viewer in entry["seen_by"]:
            entry["seen_by"] = [viewer]
        else:
            entry["seen_by"] = []
            pool[entry["district"]] += 1
            zones.append(("under", place, 1, []))
    if dump["drawn"] or dump["museum"] or _deck_open(dump, viewer) or pool.total() > 9:
        return None
    return list(_deals(base, zones, pool, 1))


def _deals(
    base: Json, zones: list[tuple[str, int, int, list[str]]], pool: Counter[str], weight: int
) -> Iterator[tuple[Json, int]]:
    if not zones:
        world = copy.deepcopy(base)
        world["deck"] = {name: count for name, count in sorted(pool.items(), key=_by_kind) if count}
        yield world, weight
        return
    (key, place, count, sure), *rest = zones
    for drawn in _multisets(sorted(name for name, n in pool.items() if n), count):
        counts = Counter(drawn)
        ways = factorial(count)
        for name, n in counts.items():
            for i in range(n):
                ways *= pool[name] - i
            ways //= factorial(n)
        if ways <= 0:
            continue
        world = copy.deepcopy(base)
        if key == "hands":
            world["hands"][place] = sorted([*sure, *drawn], key=DISTRICTS.index)
        else:
            world["under"][place]["district"] = drawn[0]
        yield from _deals(world, rest, pool - counts, weight * ways)


def _by_kind(entry: tuple[str, int]) -> int:
    return DISTRICTS.index(entry[0])


def _multisets(names: Sequence[str], size: int) -> Iterator[list[str]]:
    if size == 0:
        yield []
        return
    for number, name in enumerate(names):
        for rest in _multisets(names[number:], size - 1):
            yield [name, *rest]
