"""How far back is free, computed from what each play left behind (DESIGN 5).

A decision may be taken back while nothing was revealed or drawn since and nobody else has acted;
automatic plays don't count.  What lies further back is for those to allow who would lose by it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol


class Act(Protocol):
    """What the horizon needs to know of a play."""

    @property
    def seat(self) -> int: ...

    @property
    def automatic(self) -> bool: ...

    @property
    def closes(self) -> bool:
        """Can nobody go back behind this act: did it reveal or draw?"""
        ...


def free_acts(acts: Sequence[Act], seat: int) -> Iterator[int]:
    """Indexes of the seat's acts that it may take back freely, last first."""
    for index in range(len(acts) - 1, -1, -1):
        act = acts[index]
        if act.closes or not (act.automatic or act.seat == seat):
            return
        if not act.automatic:
            yield index


class Round(Protocol):
    """What is needed of a play to find who decided in it."""

    @property
    def deciders(self) -> tuple[int, ...]:
        """Seats whose decisions it recorded: all that answered, where a secret question was settled."""
        ...

    @property
    def closes(self) -> bool: ...


def last_turn(acts: Sequence[Round], seat: int) -> Iterator[int]:
    """Indexes of the acts of the seat's last turn, last first, whatever was seen and whoever acted since.

    The turn began where something was revealed or drawn before its last act.
    """
    found = False
    for index in range(len(acts) - 1, -1, -1):
        act = acts[index]
        if found and act.closes:
            return
        if seat in act.deciders:
            found = True
            yield index
