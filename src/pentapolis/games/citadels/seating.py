"""Citadels at a real table: who gets the crown first, and what is set aside before each draft."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pentapolis.kernel.fast import rng_below, rng_seed
from pentapolis.kernel.real_table import check_names

from . import components
from .meta import INFO

Json = dict[str, Any]
Label = list[Any]


def draw(names: Sequence[str], seed: int) -> list[Json]:
    """People as they sit, clockwise, the crown's first holder first.  BadOption for too few or many names."""
    check_names(names, INFO.seats[0], INFO.seats[-1])
    first = rng_below(rng_seed(seed), len(names))
    return [{"seat": seat, "name": name} for seat, name in enumerate([*names[first:], *names[:first]])]


def notes(drawn: Sequence[Json]) -> list[Label]:
    """What to do next at the table, as labels of messages: the crown, what is set aside, who picks when."""
    players = len(drawn)
    labels: list[Label] = [["seats-crown", {"name": drawn[0]["name"]}]]
    for count in (8, 9):
        aside = components.face_up(count, players)
        if aside is not None:
            up, last_takes_down = aside
            labels.append(["seats-aside", {"count": count, "up": up}])
            if last_takes_down:
                labels.append(["seats-last", {"name": drawn[-1]["name"]}])
        elif components.two_each(count, players) is not None:
            named = {letter: entry["name"] for letter, entry in zip("abc", drawn, strict=False)}
            labels.append([f"seats-{players}-{count}", named])
    return labels
