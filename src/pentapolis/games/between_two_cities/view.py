"""Between Two Cities: what a viewer may see, named field by field."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from . import tables as t
from .moves import cell_text, tile_text
from .rules import BetweenTwoCities

Json = dict[str, Any]
_TEXTS = tuple(map(tile_text, range(t.N_TILES)))


def stage_name(seats: int, stage: int) -> str:
    """Name of a round: 1, 2, 3; with two seats 1a to 3b."""
    return f"{stage // 2 + 1}{'ab'[stage % 2]}" if seats == 2 else str(stage + 1)


def view(position: BetweenTwoCities) -> Json:
    """Public facts."""
    parties = range(position.parties)
    over = bool(position.over)
    stage = min(position.stage, 5 if position.seats == 2 else 2)
    return {
        "stage": stage_name(position.seats, stage),
        "turn": position.turn + 1,
        "phase": "over" if over else "pick" if position.phase == t.PICK else "place",
        "hand_sizes": [position.hand_size for _ in parties],
        "kept": [_tiles(position.kept_tiles(party)) for party in parties],
        "sides": ["LR" if s == t.BOTH else "-LR"[s].strip("-") for s in map(position.open_sides, parties)],
        "stood_off": bool(position.deferred),
        "cities": [
            _city(position.city_points(city), *position.buildings(city)) for city in range(position.n_cities)
        ],
        "beside": [
            [position.city_beside(party, t.LEFT), position.city_beside(party, t.RIGHT)] for party in parties
        ],
        "hand": None,
        "known": {},
        "unseen": _unseen(position, None),
    }


def own_view(position: BetweenTwoCities, seat: int) -> Json:
    """A seat's hand, what it remembers (`known`), and what it can't place (`unseen`)."""
    return {
        "hand": None if position.over else _tiles(position.hand(seat)),
        "known": _known(position, seat),
        "unseen": _unseen(position, seat),
    }


@lru_cache(maxsize=4096)  # all cities are looked at after every move, and one of them has changed
def _city(points: int, *planes: int) -> Json:
    """A city's points, and its letters by cell, row by row."""
    found = {
        cell: letter
        for letter, plane in zip(t.LETTERS, planes, strict=True)
        for cell in range(plane.bit_length())
        if plane >> cell & 1
    }
    return {"tiles": {cell_text(cell): found[cell] for cell in sorted(found)}, "points": points}


def _known(position: BetweenTwoCities, viewer: int) -> Json:
    """What the viewer has seen and could remember: hands it passed on, leftovers it held."""
    hands = {
        str(party): _tiles(position.hand(party))
        for party in range(position.parties)
        if party != viewer and position.hand_size and position.hand_seen(party) >> viewer & 1
    }
    return {"hands": hands, "aside": sorted(_tiles(position.leftovers_seen(1 << viewer)))}


def _unseen(position: BetweenTwoCities, viewer: int | None) -> Json:
    """How many tiles of each look this viewer can't place: box, unknown hands and leftovers."""
    return _counted(position.unseen(0 if viewer is None else 1 << viewer))


@lru_cache(maxsize=4096)  # while tiles are placed nothing is seen for the first time
def _counted(counts: bytes) -> Json:
    return {_TEXTS[tile]: count for tile, count in enumerate(counts) if count}


def _tiles(codes: list[int]) -> list[str]:
    return [_TEXTS[code] for code in codes]
