"""Clocks of a live table.  Time is passed in (ms since the epoch); nothing here looks at a clock."""

from __future__ import annotations

from collections.abc import Collection

from .state import Clock, SeatClock

_SECOND = 1000
_GRACE = 30 * _SECOND  # what a person has at least who comes back from a stand-in


class Clocks:
    """How much time each seat has left, and whose runs."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.kind = clock.kind
        self._full = clock.seconds * _SECOND
        self._increment = clock.increment * _SECOND
        self._left = [self._full] * seats
        self._running: frozenset[int] = frozenset()
        self._undone = [0] * seats  # decisions that were taken back: made again, they bring no new time
        self.at = 0

    def advance(self, now: int) -> None:
        """Let the time up to `now` pass for those whose clocks run."""
        passed = max(0, now - self.at)
        for seat in self._running:
            self._left[seat] = max(0, self._left[seat] - passed)
        self.at = max(now, self.at)

    def run(self, owing: Collection[int], decided: int | None = None) -> None:
        """From now on these seats' clocks run; `decided`: the seat that has just made a decision."""
        if not self.timed:
            return
        fresh = frozenset(owing) - self._running
        if decided is not None and self._is_new(decided):
            self._reward(decided)
            fresh |= {decided} & frozenset(owing)
        if self.kind == "move":
            for seat in fresh:
                self._left[seat] = self._full
        self._running = frozenset(owing)

    def take_back(self, seat: int) -> None:
        """A decision of this seat is undone; taking back and deciding again must not win time."""
        self._undone[seat] += 1

    def go_on(self, seat: int, now: int) -> None:
        """The seat owes the same decision as before: its clock runs on with what was left."""
        self.advance(now)
        if self.timed:
            self._running |= {seat}

    def _is_new(self, seat: int) -> bool:
        if not self._undone[seat]:
            return True
        self._undone[seat] -= 1
        return False

    def _reward(self, seat: int) -> None:
        if self.kind == "game":
            self._left[seat] += self._increment

    def give_grace(self, seat: int) -> None:
        """Time enough for somebody who sits down again."""
        least = self._full if self.kind == "move" else _GRACE
        self._left[seat] = max(self._left[seat], least)

    def expired(self, seat: int, now: int) -> bool:
        """Does the seat's clock run, and will it have run out by then?"""
        return seat in self._running and self._left[seat] <= now - self.at

    @property
    def timed(self) -> bool:
        """Is time kept at all?"""
        return self.kind != "none"

    @property
    def deadline(self) -> int | None:
        """When the next clock runs out, if any runs."""
        return min((self.at + self._left[seat] for seat in self._running), default=None)

    def shown(self) -> list[SeatClock]:
        """The clocks as of `at`; [] where no time is kept."""
        if not self.timed:
            return []
        return [SeatClock(left, seat in self._running) for seat, left in enumerate(self._left)]
