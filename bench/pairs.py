"""Interleaved pairs: what is measured and its yardstick run in turn, so that both see the same machine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

PAIRS = 5


@dataclass(frozen=True, slots=True)
class Row:
    """One measure: `value` in `unit` (the median of the pairs), its noise, and its goal.

    `ratio` is the median of value / yardstick over the pairs (None: no yardstick). `goal` is a
    least ratio, or a bound on the value: `at least` or `at most`.
    """

    name: str
    value: float
    low: float
    high: float
    unit: str
    yardstick: float | None = None
    ratio: float | None = None
    goal: float | None = None
    bound: str = ""

    @property
    def met(self) -> bool | None:
        """Is the goal met?  None: there is none."""
        if self.goal is None:
            return None
        measured = self.value if self.ratio is None else self.ratio
        return measured <= self.goal if self.bound == "at most" else measured >= self.goal


def against(
    name: str, unit: str, measure: Callable[[], float], yardstick: Callable[[], float], goal: float | None
) -> Row:
    """Measure in pairs with a yardstick; the goal is the least ratio."""
    pairs = [(measure(), yardstick()) for _ in range(PAIRS)]
    values = [value for value, _ in pairs]
    return Row(
        name,
        median(values),
        min(values),
        max(values),
        unit,
        median(other for _, other in pairs),
        median(value / other for value, other in pairs),
        goal,
        "at least" if goal else "",
    )


def alone(name: str, unit: str, measure: Callable[[], float], goal: float, bound: str) -> Row:
    """Measure five times; the goal bounds the value itself."""
    values = [measure() for _ in range(PAIRS)]
    return Row(name, median(values), min(values), max(values), unit, goal=goal, bound=bound)
