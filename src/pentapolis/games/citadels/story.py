"""Citadels: story events for each viewer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import tables as t

Json = dict[str, Any]

# What the numbers of an event are called; "?" marks what only its audience learns.
_FACTS: dict[str, tuple[str, ...]] = {
    "round": ("round", "seat"),
    "set-aside": ("character",),
    "picked": ("seat", "character?"),
    "put-aside": ("seat", "character?"),
    "called": ("seat", "character"),
    "nobody": ("character",),
    "took-gold": ("seat", "count"),
    "drew": ("seat", "count", "keep"),
    "drawn": ("seat", "district?"),
    "kept": ("seat", "district?"),
    "received": ("seat", "district?"),
    "built": ("seat", "district", "price"),
    "income": ("seat", "count"),
    "killed": ("seat", "character"),
    "robbed": ("seat", "character"),
    "loot": ("seat", "other", "count"),
    "bewitched": ("seat", "character"),
    "resumed": ("seat", "character"),
    "swapped": ("seat", "other", "gave", "got"),
    "exchanged": ("seat", "count"),
    "looked": ("seat", "other"),
    "took": ("seat", "other", "district?"),
    "crown": ("seat",),
    "paid": ("seat", "other"),
    "gave": ("seat", "other", "district?"),
    "tithe": ("seat", "other"),
    "razed": ("seat", "other", "district", "price"),
    "gilded": ("seat", "district"),
    "homage": ("seat", "count"),
    "sold": ("seat", "district?", "count"),
    "forged": ("seat", "count", "price"),
    "tucked": ("seat", "district?"),
    "blasted": ("seat", "other", "district"),
    "recovered": ("seat", "district"),
    "declined": ("seat", "district"),
    "found": ("seat", "district?"),
    "thanked": ("seat",),
    "forgot": ("seat",),
    "extra-gold": ("seat", "count"),
    "extra-cards": ("seat", "count"),
    "poor-house": ("seat", "count"),
    "park": ("seat", "count"),
    "throne-room": ("seat", "count"),
    "refund": ("seat", "count"),
    "hospital": ("seat",),
    "shown": ("seat", "character"),
}
_HIDDEN_ENTIRELY = {"drawn", "received"}  # others learn from another event that there was something


def event(numbers: Sequence[int], viewer: int | None) -> Json | None:
    """What the viewer learns of an event (code, audience, a, b, c, d); None: nothing."""
    code, audience, *values = numbers
    sees = viewer is not None and bool(audience >> viewer & 1)
    key = t.EVENTS[code]
    if key in _HIDDEN_ENTIRELY and not sees:
        return None
    facts = _FACTS.get(key)
    if facts is None:
        return {"key": key, **_special(key, values)}
    told: Json = {"key": key}
    for name, value in zip(facts, values, strict=False):
        plain = name.removesuffix("?")
        told[plain] = _shown(plain, value) if sees or plain == name else None
    return told


def _shown(name: str, value: int) -> Any:
    if name == "district":
        return None if value == t.NOTHING else t.DISTRICTS[value]
    return t.CHARACTERS[value] if name == "character" else value


def _special(key: str, values: Sequence[int]) -> Json:
    a, b, c, d = values
    match key:
        case "traded":
            return {
                "seat": a >> 8,
                "other": a & 255,
                "district": t.DISTRICTS[b],
                "own_district": t.DISTRICTS[c],
                "price": d,
            }
        case "bell":
            return {"seat": a, "rung": bool(b)}
        case "complete":
            return {"seat": a, "first": bool(b), "count": c}
        case "bell-lost":
            return {"ending": bool(a)}
        case "tax":
            return {"seat": a if a >= 0 else None, "count": b, "other": c if d else None}
        case _:  # ended
            return {"seat": a if a >= 0 else None}
