"""Pairs: a measure and its yardstick run in turn, so that both see the same machine.

Each of the five pairs takes the best of a few short slices of both, in turn: a slice that another
program disturbed is not the one that counts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

PAIRS = 5
ATTEMPTS = 3
_PER_SECOND = {"ns": 1e9, "µs": 1e6, "ms": 1e3}

Seconds = Callable[[], float]
"""Runs one short slice; processor time of one core for one thing (a game, a step, a copy)."""


@dataclass(frozen=True, slots=True)
class Yardstick:
    """Something that is no part of the package; `at_rest` is its time where the bounds were set."""

    name: str
    seconds: Seconds
    at_rest: float | None = None


@dataclass(frozen=True, slots=True)
class Measure:
    """What is measured, in ns, µs, ms or things a second.

    `least_ratio` is a goal for the speed relative to the yardstick, `bound` one for the value itself:
    a most time or a least number a second.
    """

    name: str
    unit: str
    seconds: Seconds
    yardstick: Yardstick
    least_ratio: float | None = None
    bound: float | None = None
    slices: int = 8


@dataclass(frozen=True, slots=True)
class Row:
    """A result; `value`, `ratio` and `at_rest` are medians of the pairs, `low` and `high` their extremes.

    `ratio` is the speed relative to the yardstick, `at_rest` what the value would be where the
    yardstick takes the time for which the bounds were set.  `kept`: does the goal hold by these two?
    `here`: is a bound met by the plain values of this run?
    """

    name: str
    unit: str
    value: float
    low: float
    high: float
    yardstick: str
    ratio: float
    at_rest: float | None
    goal: str
    kept: bool | None
    here: str


def in_unit(seconds: float, unit: str) -> float:
    """A time for one thing in this unit."""
    return seconds * _PER_SECOND[unit] if unit in _PER_SECOND else 1 / seconds


def run(measure: Measure) -> Row:
    """Measure; again where a goal seems missed, for a disturbance may last longer than five pairs."""
    row = _run_once(measure)
    for _ in range(ATTEMPTS - 1):
        if row.kept is not False:
            break
        row = _run_once(measure)
    return row


def _run_once(measure: Measure) -> Row:
    pairs = [_pair(measure) for _ in range(PAIRS)]
    values = [in_unit(ours, measure.unit) for ours, _ in pairs]
    ratio = median(theirs / ours for ours, theirs in pairs)
    rest, at_rest = measure.yardstick.at_rest, None
    if rest is not None:
        at_rest = median(in_unit(ours * rest / theirs, measure.unit) for ours, theirs in pairs)
    goal, kept, here = "", None, ""
    if measure.least_ratio is not None:
        goal, kept = f"ratio at least {measure.least_ratio}", ratio >= measure.least_ratio
    elif measure.bound is not None and at_rest is not None:
        goal, kept, here = _judge(measure.unit, measure.bound, at_rest, values)
    return Row(
        name=measure.name,
        unit=measure.unit,
        value=median(values),
        low=min(values),
        high=max(values),
        yardstick=measure.yardstick.name,
        ratio=ratio,
        at_rest=at_rest,
        goal=goal,
        kept=kept,
        here=here,
    )


def _pair(measure: Measure) -> tuple[float, float]:
    slices = [(measure.seconds(), measure.yardstick.seconds()) for _ in range(measure.slices)]
    return min(ours for ours, _ in slices), min(theirs for _, theirs in slices)


def _judge(unit: str, bound: float, at_rest: float, values: list[float]) -> tuple[str, bool, str]:
    """The goal in words, whether it is kept at rest, and how far it is met here and now."""
    is_time = unit in _PER_SECOND
    goal = f"{'at most' if is_time else 'at least'} {bound:,g} {unit}"
    kept, *met = [value <= bound if is_time else value >= bound for value in (at_rest, *values)]
    return goal, kept, "met" if all(met) else "met in part" if any(met) else "not met"
