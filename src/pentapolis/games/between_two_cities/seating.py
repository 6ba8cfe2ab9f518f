"""The seat draw of Between Two Cities: everybody draws a numbered card, ascending numbers sit clockwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pentapolis.kernel.fast import rng_below, rng_next, rng_seed
from pentapolis.kernel.real_table import check_names

from .components import number
from .meta import INFO

Json = dict[str, Any]


def draw(names: Sequence[str], seed: int) -> list[Json]:
    """Seats clockwise, lowest card first: seat, name, card.  BadOption for too few or many names.

    The seat with the lowest number goes first in a stand-off; the next one sits on its left.
    """
    check_names(names, 2, INFO.seats[-1])
    cards = list(range(1, number("seating_cards", "count") + 1))
    state = rng_seed(seed)
    drawn: list[tuple[int, str]] = []
    for name in names:
        drawn.append((cards.pop(rng_below(state, len(cards))), name))
        state = rng_next(state)
    return [{"seat": seat, "name": name, "card": card} for seat, (card, name) in enumerate(sorted(drawn))]


def notes(drawn: Sequence[Json]) -> list[list[Any]]:  # noqa: ARG001  # every game is asked
    """Nothing more: the cards say it all."""
    return []
