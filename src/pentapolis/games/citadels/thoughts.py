"""Citadels: why an advised move may be good, for people, from what the seat knows."""

from __future__ import annotations

from typing import Any

from . import tables as t
from .moves import Act
from .rules import Citadels

Json = dict[str, Any]
WORLDS = 400  # imagined for a belief
_NAMING = (t.KILL, t.ROB, t.BEWITCH)


def thoughts(position: Citadels, seat: int, move: Act, word: int) -> list[Json]:
    """At most two reasons: who is probably meant, what a character brings, who leads."""
    if move.verb in _NAMING:
        return [_holder(position, seat, move.character, word)]
    if move.verb == t.PICK:
        return _pick(position, seat, move.character)
    if move.verb in (t.RAZE, t.BLAST, t.COVET):
        return [{"key": "leads", "other": move.seat, "count": position.points_of(move.seat)}]
    if move.verb == t.BUILD:
        return _build(position, seat, move.district)
    if move.verb in (t.SWAP, t.LOOK):
        sizes = position.raw()["hand_size"]
        return [{"key": "hand", "other": move.seat, "count": sizes[move.seat]}]
    return []


def _holder(position: Citadels, seat: int, character: int, word: int) -> Json:
    """Who probably holds a character, by the draft and by what each would wish for."""
    rank = position.rank_in_game(character)
    held = [row[rank] for row in position.beliefs(seat, WORLDS, word)]
    best = max(range(position.seats), key=held.__getitem__)
    nobody = 1 - sum(held)
    facts: Json = {"character": t.CHARACTERS[character]}
    if nobody > held[best]:
        return {"key": "nobody", **facts, "percent": round(100 * nobody)}
    return {"key": "holder", **facts, "other": best, "percent": round(100 * held[best])}


def _pick(position: Citadels, seat: int, character: int) -> list[Json]:
    """The gold that a character brings, or that it is safer than it looks."""
    facts: Json = {"character": t.CHARACTERS[character]}
    count = position.income_of(seat, character)
    return [{"key": "income", **facts, "count": count}] if count else []


def _build(position: Citadels, seat: int, kind: int) -> list[Json]:
    """How far the city comes."""
    left = position.city_goal() - position.raw()["n_city"][seat] - 1
    facts: Json = {"district": t.DISTRICTS[kind]}
    return [{"key": "completes", **facts}] if left <= 0 else [{"key": "left", **facts, "count": left}]
