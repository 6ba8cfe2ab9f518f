"""Citadels: what a viewer may see, named field by field."""

from __future__ import annotations

from typing import Any

from . import tables as t
from .rules import Citadels

Json = dict[str, Any]


def view(position: Citadels) -> Json:
    """Public facts."""
    seats = range(position.seats)
    raw = position.raw()
    ranks = range(1, position.ranks + 1)
    over = bool(position.over)
    return {
        "round": position.round,
        "phase": "over" if over else t.PHASES[position.phase],
        "characters": [t.CHARACTERS[raw["cast"][rank]] for rank in ranks],
        "face_up": [_character(raw, rank) for rank in ranks if raw["fate"][rank] == t.FACE_UP],
        "picks": [] if over or position.calling else _picks(position),
        "calling": _character(raw, position.calling) if 1 <= position.calling <= position.ranks else None,
        "called": [_character(raw, rank) for rank in ranks if rank <= position.calling],
        "shown": [_shown(raw, position, seat) for seat in seats],
        "acting": None if over or position.actor < 0 else position.actor,
        "playing": t.CHARACTERS[position.playing] if not over and position.actor >= 0 else None,
        "done": _done(position),
        "builds_left": position.builds_left if not over and position.actor >= 0 else 0,
        "about": _about(position),
        "crown": position.crown,
        "murdered": _character(raw, position.murdered) if position.murdered else None,
        "robbed": _character(raw, position.robbed) if position.robbed else None,
        "bewitched": _character(raw, position.bewitched) if position.bewitched else None,
        "gold": raw["gold"],
        "bank": raw["bank"] if position.coins else None,
        "pot": position.pot,
        "hand_sizes": raw["hand_size"],
        "deck": position.n_pool + position.n_queue,
        "cities": [city(raw, seat) for seat in seats],
        "waiting": [
            t.DISTRICTS[kind]
            for kind in t.UNIQUES.values()
            if any(raw["built"][s] >> kind & 1 for s in seats)
            and not any(raw["active"][s] >> kind & 1 for s in seats)
        ],
        "museum": position.n_tucked,
        "points": [position.points_of(seat) for seat in seats],
        "goal": position.city_goal(),
        "bell": bool(position.bell),
        "ending": bool(position.ending),
        "first": None if position.first < 0 else position.first,
        "completed": [seat for seat in seats if position.completed >> seat & 1],
        "hand": None,
        "own": [],
        "drawn": None,
        "looking": None,
        "draft": [],
        "known": {},
    }


def own_view(position: Citadels, seat: int) -> Json:
    """A seat's hand and characters, what is shown to it, and what it knows (`draft`, `known`)."""
    raw = position.raw()
    acting = not position.over and position.actor == seat
    return {
        "hand": cards(raw["hand"][seat]),
        "own": [] if position.over else _own(raw, position, seat),
        "drawn": [t.DISTRICTS[kind] for kind in raw["shown_cards"]] if acting and position.n_shown else None,
        "looking": _looking(raw, position) if acting else None,
        "draft": [] if position.over else _draft(raw, position, seat),
        "known": _known(raw, position, seat),
    }


def cards(counts: Any) -> list[str]:
    """Names of cards, by kind."""
    return [t.DISTRICTS[kind] for kind in range(t.KINDS) for _ in range(counts[kind])]


def city(raw: Json, seat: int) -> list[Json]:
    """The districts of a city, by kind, with the Artist's gold."""
    return [
        {"district": t.DISTRICTS[kind], "gold": 1 if number < raw["gilded"][seat][kind] else 0}
        for kind in range(t.KINDS)
        for number in range(raw["city"][seat][kind])
    ]


def _character(raw: Json, rank: int) -> str:
    return t.CHARACTERS[raw["cast"][rank]]


def _picks(position: Citadels) -> list[int]:
    """The seats in the order in which they pick; the first ones have done so."""
    return [position.seat_of_pick(pick) for pick in range(position.n_picks)][position.pick :]


def _shown(raw: Json, position: Citadels, seat: int) -> list[str]:
    """Characters that a seat has turned over this round."""
    return [
        _character(raw, rank)
        for rank in range(1, position.ranks + 1)
        if position.shown_ranks >> rank & 1 and position.seat_with(rank) == seat
    ]


def _done(position: Citadels) -> list[str]:
    if position.over or position.actor < 0:
        return []
    names = ("action", "income", "power", "laboratory", "smithy", "museum")
    return [name for bit, name in enumerate(names) if position.used >> bit & 1]


def _about(position: Citadels) -> Json:
    """What the present question is about, as far as everybody knows."""
    if position.over:
        return {}
    match position.phase:
        case t.BURIAL:
            return {"district": t.DISTRICTS[position.topic]}
        case t.CEDING:
            return {"seat": position.target, "district": t.DISTRICTS[position.wanted]}
        case t.WIZARDRY:
            return {"seat": position.target}
        case t.GIFT | t.DEMAND | t.THANKS:
            return {"seat": position.topic}
        case t.KEEPING | t.MIXED_INCOME:
            return {"count": position.topic}
        case t.EXCHANGE:
            return {"count": position.n_put}
        case _:
            return {}


def _own(raw: Json, position: Citadels, seat: int) -> list[str]:
    return [
        _character(raw, rank) for rank in range(1, position.ranks + 1) if position.seat_with(rank) == seat
    ]


def _looking(raw: Json, position: Citadels) -> list[str] | None:
    """The cards that a power lets the acting seat see."""
    if position.phase == t.WIZARDRY:
        return cards(raw["hand"][position.target])
    return cards(raw["pool"]) if position.phase == t.SEARCHING else None


def _draft(raw: Json, position: Citadels, seat: int) -> list[Json]:
    """For each of the seat's picks so far: what it saw, and what it put aside."""
    rows: list[Json] = []
    last = position.n_picks if position.calling else position.pick + 1
    for pick in range(min(last, position.n_picks)):
        if position.seat_of_pick(pick) != seat:
            continue
        seen, own = position.packet_at(pick)
        picked = [rank for rank in own if raw["fate"][rank] == pick]
        rows.append(
            {
                "seen": [_character(raw, rank) for rank in seen],
                "picked": _character(raw, picked[0]) if picked else None,
                "aside": [_character(raw, rank) for rank in own if rank not in picked],
            }
        )
    return rows


def _known(raw: Json, position: Citadels, viewer: int) -> Json:
    """Cards that the viewer knows of in other hands, under the museum, and under the deck."""
    hands: Json = {}
    for seat in range(position.seats):
        names = known_cards(raw, viewer, seat)
        if seat != viewer and names:
            hands[str(seat)] = names
    under = [
        {"place": place, "district": t.DISTRICTS[kind]}
        for place, (kind, seen) in enumerate(zip(raw["queue"], raw["queue_seen"], strict=True))
        if seen >> viewer & 1
    ]
    return {"hands": hands, "museum": known_cards(raw, viewer, t.HAND_OF_MUSEUM), "under": under}


def known_cards(raw: Json, viewer: int, zone: int) -> list[str]:
    once, twice = raw["known"][viewer][zone], raw["known_twice"][viewer][zone]
    if not once:
        return []
    return [t.DISTRICTS[kind] for kind in range(t.KINDS) for mask in (once, twice) if mask >> kind & 1]
