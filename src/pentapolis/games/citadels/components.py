"""Loads `components.toml`: the facts of the box, each with its source there."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def facts() -> dict[str, Any]:
    """The whole file, as tables."""
    text = files(__package__ or "").joinpath("components.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def constant(key: str) -> int:
    return int(facts()["constants"][key])


def districts() -> list[dict[str, Any]]:
    return facts()["district"]


def characters() -> list[dict[str, Any]]:
    return facts()["character"]


def named(kind: str, of_set: str) -> tuple[str, ...]:
    """Ids of the unique districts or the characters of a set."""
    rows = [row for row in facts()[kind] if row["set"] == of_set and row.get("type", "unique") == "unique"]
    return tuple(row["id"] for row in rows)


def face_up(characters: int, players: int) -> tuple[int, bool] | None:
    """How many lie face up with 4 players or more, and whether the last takes the face-down card."""
    for row in facts()["aside"]:
        if (row["characters"], row["players"]) == (characters, players):
            return int(row["face_up"]), bool(row["last_takes_face_down"])
    return None


def two_each(characters: int, players: int) -> tuple[list[int], list[int]] | None:
    """With 2 and 3 players: cards put aside by choice, and at random, after each pick."""
    for row in facts()["two_each"]:
        if (row["characters"], row["players"]) == (characters, players):
            return list(row["put_aside"]), list(row["at_random"])
    return None
