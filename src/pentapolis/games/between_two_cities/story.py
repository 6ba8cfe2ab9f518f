"""Between Two Cities: story events for each viewer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import tables as t
from .moves import cell_text, tile_text
from .view import stage_name

Json = dict[str, Any]
_DIRECTIONS = ("left", "right", "across")


def event(numbers: Sequence[int], viewer: int | None) -> Json | None:
    """What the viewer learns of an event (code, audience, a, b, c, d); None: nothing.

    Cities are told by the view (`beside`).
    """
    code, audience, a, b, c, d = numbers
    sees = viewer is not None and bool(audience >> viewer & 1)
    key = t.EVENTS[code]
    match key:
        case "dealt":
            kind = "duplex" if c else "single"
            return {"key": key, "stage": stage_name(d, a), "count": b, "kind": kind}
        case "hand":
            return {"key": key, "seat": a, "tiles": _unpack(b, c << 28 | d)} if sees else None
        case "revealed":
            return {"key": key, "seat": a, "tiles": [tile_text(b), tile_text(c)]}
        case "placed":
            side = "L" if b == t.LEFT else "R"
            return {"key": key, "seat": a, "side": side, "tile": tile_text(c), "cell": cell_text(d)}
        case "passed":
            return {"key": key, "direction": _DIRECTIONS[a]}
        case "leftover":
            tile = tile_text(b) if sees else None
            return {"key": key, "seat": a, "tile": tile, "fate": "box" if c else "out"}
        case "round-ended":
            return {"key": key, "stage": stage_name(b, a)}
        case _:
            return {"key": key}


def _unpack(count: int, packed: int) -> list[str]:
    """Tiles of a hand event: one byte each, the first highest."""
    return [tile_text(packed >> 8 * i & 255) for i in reversed(range(count))]
