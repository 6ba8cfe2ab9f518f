"""Bots as text: `random`, `greedy`, `ismcts(iterations=20000)`, `ismcts(ms=500)`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields
from math import nan

from ..kernel.errors import BadOption
from .players import Bot, GreedyBot, IsmctsBot, RandomBot

KINDS: dict[str, type[RandomBot] | type[GreedyBot] | type[IsmctsBot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "ismcts": IsmctsBot,
}
DEFAULT = "ismcts(iterations=200000, ms=1000)"
_SPEC = re.compile(r"\s*([a-z]+)\s*(?:\((.*)\))?\s*$")
_LIMITS = {"iterations": (1, 10_000_000), "ms": (0, 3_600_000), "exploration": (0.0, 10.0)}


def parse(text: str) -> Bot:
    """The bot of a spec; BadOption for an unknown kind, parameter or value."""
    found = _SPEC.match(text)
    if not found or found[1] not in KINDS:
        raise BadOption(
            f"unknown bot {text!r}",
            "bot",
            ", ".join(KINDS),
            reason="unknown-bot",
            given=repr(text),
            known=[*KINDS],
        )
    kind = KINDS[found[1]]
    known = {field.name: field.type for field in fields(kind)}
    arguments: dict[str, int | float] = {}
    for part in filter(None, map(str.strip, (found[2] or "").split(","))):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or name not in known or name in arguments:
            raise _no_parameter(part, found[1], known)
        arguments[name] = _number(value, known[name] == "int", f"bot {found[1]}, {name}", _LIMITS[name])
    return kind(**arguments)  # pyright: ignore[reportArgumentType, reportCallIssue]  # checked against the fields above


def split(text: str) -> list[str]:
    """The specs of a list such as `greedy,ismcts(iterations=100,ms=5),random`."""
    return [spec.strip() for spec in re.split(r",(?![^()]*\))", text) if spec.strip()]


def _no_parameter(part: str, kind: str, known: Mapping[str, object]) -> BadOption:
    possible = [f"{name}=…" for name in known]
    expected = " or ".join(possible) or "no parameters"
    reason = "unknown-parameter"
    if not known:
        reason = "no-parameters"
    return BadOption(repr(part), f"bot {kind}", expected, reason=reason, given=repr(part), known=possible)


def _number(text: str, whole: bool, where: str, limits: tuple[float, float]) -> int | float:
    low, high = limits
    try:
        value = int(text) if whole else float(text)
    except ValueError:
        value = nan
    if not low <= value <= high:
        expected = f"{'a whole number' if whole else 'a number'} from {low} to {high}"
        facts: dict[str, object] = {"given": repr(text), "low": low, "high": high}
        if whole:
            raise BadOption(repr(text), where, expected, reason="out-of-range", **facts)
        raise BadOption(repr(text), where, expected, reason="no-number", **facts)
    return value
