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


def points(table: str, key: str) -> list[int]:
    return [int(value) for value in facts()[table][key]]


def number(table: str, key: str) -> int:
    return int(facts()[table][key])


def single_tiles(letters: str) -> list[int]:
    """How many single tiles of each letter the box holds."""
    counts = facts()["single_tiles"]["counts"]
    return [int(counts[letter]) for letter in letters]


def duplex_tiles() -> tuple[str, ...]:
    """The published duplex tiles, in notation."""
    return tuple(facts()["duplex_tiles"]["tiles"])
