"""Score sheets: plain dicts whose items add up to lines, and lines to totals.

    {"final": bool, "parts": [PART...], "seats": [PARTY...], "ranking": [[party...]...], "decided": [key...]}
    PART   {"part": "city", "index": 0, "owners": [seat...], "lines": [LINE...], "total": n}
    PARTY  {"seat": 0, "lines": [LINE...], "total": n}        house opponents follow the seats
    LINE   {"key": "shops", "points": 23, "items": [ITEM...]}
    ITEM   {"key": "shop-run", "points": 16, ...facts: numbers, cells}

`decided` says for each group of the ranking what set it above the next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Json = dict[str, Any]


def item(key: str, points: int, **facts: Any) -> Json:
    return {"key": key, "points": points, **facts}


def line(key: str, items: Sequence[Json]) -> Json:
    return {"key": key, "points": sum(entry["points"] for entry in items), "items": list(items)}


def total(lines: Sequence[Json]) -> int:
    return sum(entry["points"] for entry in lines)


def groups(standings: Sequence[Any]) -> list[list[int]]:
    """Parties by standing, best first; equal ones share a group."""
    order: dict[Any, list[int]] = {}
    for party, standing in enumerate(standings):
        order.setdefault(standing, []).append(party)
    return [order[standing] for standing in sorted(order, reverse=True)]


def changed_lines(before: Json, after: Json) -> list[Json]:
    """Lines of all parts whose points differ: part, index, key, before, after."""
    changes: list[Json] = []
    for old, new in zip(before["parts"], after["parts"], strict=True):
        for was, now in zip(old["lines"], new["lines"], strict=True):
            if was["points"] != now["points"]:
                changes.append(
                    {
                        "part": new["part"],
                        "index": new["index"],
                        "key": now["key"],
                        "before": was["points"],
                        "after": now["points"],
                    }
                )
    return changes


def check(sheet: Json) -> None:
    """AssertionError unless items add up to lines and lines to totals: for the exam."""
    for part in [*sheet["parts"], *sheet["seats"]]:
        for entry in part["lines"]:
            points = sum(fact["points"] for fact in entry["items"])
            assert points == entry["points"], f"{entry['key']}: items give {points}"
        assert total(part["lines"]) == part["total"], "lines do not add up to the total"
