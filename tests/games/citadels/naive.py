"""Scores of Citadels a second time, slow, from a position dict alone and without a look at the package."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

PRICES = {
    "noble": {"manor": 3, "castle": 4, "palace": 5},
    "religious": {"temple": 1, "church": 2, "monastery": 3, "cathedral": 5},
    "trade": {"tavern": 1, "market": 2, "trading-post": 2, "docks": 3, "harbor": 4, "town-hall": 5},
    "military": {"watchtower": 1, "prison": 2, "battlefield": 3, "fortress": 5},
    "unique": {
        "haunted-city": 2,
        "keep": 3,
        "laboratory": 5,
        "smithy": 5,
        "observatory": 5,
        "graveyard": 5,
        "dragon-gate": 8,
        "university": 8,
        "library": 6,
        "great-wall": 6,
        "school-of-magic": 6,
        "lighthouse": 3,
        "armory": 3,
        "museum": 4,
        "imperial-treasury": 4,
        "map-room": 5,
        "wishing-well": 5,
        "quarry": 5,
        "poor-house": 5,
        "bell-tower": 5,
        "factory": 6,
        "park": 6,
        "hospital": 6,
        "throne-room": 6,
        "ball-room": 6,
    },
}
COLOUR = {name: colour for colour, rows in PRICES.items() for name in rows}
OWN_PRICES = ("observatory", "imperial-treasury", "poor-house", "factory")


def price(name: str, options: dict[str, Any]) -> int:
    """What a district is worth: its printed cost, which some editions print otherwise."""
    if name in OWN_PRICES:
        return int(options[name.replace("-", "_") + "_cost"])
    return PRICES[COLOUR[name]][name]


def district_points(dump: dict[str, Any], seat: int) -> int:
    return sum(price(row["district"], dump["options"]) + row["gold"] for row in dump["cities"][seat])


def all_types(dump: dict[str, Any], seat: int) -> bool:
    """Some way to say which type each district is, the Haunted City any one, has all five."""
    names = [row["district"] for row in dump["cities"][seat]]
    late = dump["built_in_round"].get("haunted-city") == dump["round"]
    roams = dump["options"]["haunted_city"] == "always" or not late
    choices = [list(PRICES) if name == "haunted-city" and roams else [COLOUR[name]] for name in names]
    return any(set(way) == set(PRICES) for way in product(*choices))


def extra_points(dump: dict[str, Any], seat: int) -> int:
    """Treasury, Map Room, Wishing Well, Museum."""
    names = Counter(row["district"] for row in dump["cities"][seat])
    uniques = sum(count for name, count in names.items() if COLOUR[name] == "unique")
    others = uniques if dump["options"]["wishing_well"] == "all" else uniques - 1
    worth = {
        "imperial-treasury": dump["gold"][seat],
        "map-room": len(dump["hands"][seat]),
        "wishing-well": others,
        "museum": len(dump["museum"]),
    }
    return sum(points for name, points in worth.items() if names[name])


def points(dump: dict[str, Any], seat: int) -> int:
    total = district_points(dump, seat) + extra_points(dump, seat) + 3 * all_types(dump, seat)
    if seat in dump["completed"]:
        total += 4 if dump["first"] == seat else 2
    return total


def ranking(dump: dict[str, Any]) -> list[list[int]]:
    """Groups of seats, best first."""
    seats = range(len(dump["hands"]))
    if dump["options"]["tie_break"] == "rank":
        keys = [(points(dump, seat), last_rank(dump, seat)) for seat in seats]
    else:
        keys = [(points(dump, seat), district_points(dump, seat), dump["gold"][seat]) for seat in seats]
    return [[seat for seat in seats if keys[seat] == key] for key in sorted(set(keys), reverse=True)]


def last_rank(dump: dict[str, Any], seat: int) -> int:
    """The highest rank that the seat showed in the last round."""
    n = len(dump["hands"])
    ranks = [0]
    for rank, (name, place) in enumerate(dump["characters"].items(), 1):
        held = place.startswith("pick") and (dump["dealer"] + int(place[5:])) % n == seat
        if held and name in dump["shown"]:
            ranks.append(rank)
    return max(ranks)
