"""What the games' helpers for a real table have in common: who plays, and the results of score tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .errors import BadOption, BadPosition

Json = dict[str, Any]


class BadTable(BadPosition):
    """A table that can't be; `code` and `details` lead to words as those of a refusal of `game` do."""

    game = ""

    def __init__(self, code: str, where: str, **details: Any) -> None:
        facts = ", ".join(f"{name}={value}" for name, value in details.items())
        super().__init__(f"{code} ({facts})" if facts else code, where)
        self.code, self.details = code, details


def check_names(names: Sequence[str], least: int, most: int) -> None:
    """BadOption for too few or too many people."""
    if not least <= len(names) <= most:
        given, low, high = str(len(names)), str(least), str(most)
        what, expected = f"{given} names", f"{low} to {high}"
        raise BadOption(what, "names", expected, reason="out-of-range", given=given, low=low, high=high)


class Scored(NamedTuple):
    """The sheet with reasons (see kernel.sheet), and its bare numbers: cities, seats, ranking."""

    sheet: Json
    totals: Json


def scored(sheet: Json) -> Scored:
    """A sheet with its bare numbers: the lines of each city, the seats' totals, the ranking."""
    cities = [
        {**{line["key"]: line["points"] for line in part["lines"]}, "total": part["total"]}
        for part in sheet["parts"]
    ]
    seats = [party["total"] for party in sheet["seats"]]
    return Scored(sheet, {"cities": cities, "seats": seats, "ranking": sheet["ranking"]})
