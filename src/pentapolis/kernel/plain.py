"""Games in ordinary Python: the bridge between a Python subclass and the compiled kernel.

Subclass `PlainPosition`, keep the game's fields as attributes (numbers, texts, tuples, and lists,
dicts, sets and bytearrays of them), and fill the `on_...` methods.  It runs everywhere a compiled
game runs (match, exam, search), at the speed of Python.

An error in the game's code ends the position; the call that met it and every later one raise it.
Search runs many moves in one call and looks with `check` at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import cache
from operator import index
from sys import float_info
from typing import Any, cast

import cython

from . import limits
from .position import SCRATCH

if not cython.compiled:
    from .fast import f64, i32, i64
    from .position import Position

_ATOMS = (int, float, str, bytes, Enum, type(None))
_KERNEL = frozenset(
    "reset list_moves apply resolve redeal tally standing team margin utility evaluate observed"
    " likelihood preferred rollout_cap copy_more".split()
)


def _whole(what: str, value: Any, low: int, high: int) -> int:
    """A number of a game as the kernel can keep it; TypeError, ValueError."""
    number = index(value)
    if not low <= number <= high:
        raise ValueError(f"{what} {number} is not in {low}..{high}")
    return number


def _real(what: str, value: Any, low: float, high: float) -> float:
    number = float(value)
    if not low <= number <= high:
        raise ValueError(f"{what} {number} is not in {low}..{high}")
    return number


def _copied(value: Any) -> Any:
    if isinstance(value, _ATOMS):
        return value
    if isinstance(value, bytearray):
        return value[:]
    if isinstance(value, dict):
        entries = cast("dict[Any, Any]", value)
        return {key: _copied(entry) for key, entry in entries.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        items = cast("list[Any]", value)
        return type(items)([_copied(item) for item in items])
    raise TypeError(f"a position can't copy a {type(value).__name__}")


@cache
def _refuse_inert(kind: type) -> None:
    """TypeError for a game that overrides what only compiled code calls."""
    for base in kind.__mro__:
        if base.__module__ == __name__:
            return
        inert = _KERNEL.intersection(vars(base))
        if inert:
            raise TypeError(f"{kind.__name__}.{min(inert)} would never be called: fill the on_... methods")


class PlainPosition(Position):
    """A position whose rules are written in plain Python."""

    is_plain = True

    # ------------------------------------------------------------------ filled by the game

    def on_reset(self) -> None:
        """Set up a new game and ask the first question."""
        raise NotImplementedError

    def on_list(self, seat: int) -> Sequence[int]:
        """The legal moves of a seat that owes a decision, one at least."""
        raise NotImplementedError

    def on_play(self, seat: int, move: int) -> None:
        """Make a legal move in an open frame."""
        raise NotImplementedError

    def on_answers(self, answers: Sequence[int]) -> None:
        """All answers of a secret frame (by seat; -1: not asked)."""
        raise NotImplementedError

    def on_redeal(self, seat: int) -> None:
        """Deal anew all that the seat can't know (seat -1: a spectator)."""
        raise NotImplementedError

    def on_standing(self, party: int) -> int:
        """Larger is better, equal shares, below 0 can't win."""
        raise NotImplementedError

    def on_team(self, party: int) -> int:
        """The lowest party of those that win and lose together with this one."""
        return party

    def on_margin(self, seat: int) -> float:
        """How clearly the seat stands ahead (1) or behind (0)."""
        return 0.5

    def on_value(self, seat: int) -> float:
        """A guess at the seat's prospects, for one-ply bots: any scale, larger is better."""
        self.tally()
        return self.utility(seat)

    def on_observed(self, viewer: int, seat: int, move: int) -> int:
        """What the viewer saw of an open move just played (-1: only that there was one)."""
        return move

    def on_likelihood(self, seat: int) -> float:
        """How well this world, imagined for a seat, fits what others have done: 0..1 (for search)."""
        return 1.0

    def on_preferred(self, seat: int, moves: Sequence[int]) -> int:
        """Which of the moves a roll-out makes, by its place in the list."""
        return self.roll(len(moves))

    def on_cap(self) -> int:
        """Most decisions in a random game."""
        return 10_000

    # ------------------------------------------------------------------ used by the game

    def ask(self, seats: int, phase: int = 0, topic: int = 0) -> None:
        """Ask a bit set of seats openly."""
        self.ask_open(seats, phase, topic)

    def ask_secretly(self, seats: int, phase: int = 0, topic: int = 0) -> None:
        self.ask_secret(seats, phase, topic)

    def ask_first(self, seats: int, phase: int = 0, topic: int = 0) -> None:
        """Interrupt: ask this before what is being asked now."""
        if self.depth == limits.MAX_DEPTH:
            raise ValueError(f"more than {limits.MAX_DEPTH} interruptions inside each other")
        self.interrupt(seats, phase, topic)

    def go_back(self) -> None:
        """Take up the interrupted question again."""
        if self.depth == 0:
            raise ValueError("no question was interrupted")
        self.resume()

    def has_done(self, seat: int) -> None:
        """The seat owes nothing more in this open frame."""
        self.done(_whole("seat", seat, 0, self.seats - 1))

    def end(self) -> None:
        self.finish()

    def learned(self) -> None:
        """A seat learned what the acting seat did not itself disclose."""
        self.reveal()

    def add_house(self, opponents: int) -> None:
        """Let so many house opponents take part, as parties from `seats` upwards."""
        self.parties = self.seats + _whole("opponents", opponents, 0, limits.MAX_SEATS)

    def chance(self, n: int) -> int:
        """A drawn number 0..n-1."""
        if not 1 <= n <= limits.LARGEST:
            raise ValueError(f"a number out of {n}")
        return self.below(n)

    def take(self, counts: bytearray, names: bytearray) -> int:
        """Draw one thing out of a pool of counts[k] things that are called names[k]; its k."""
        if len(counts) != len(names) or not any(counts):
            raise ValueError("an empty pool, or a name is missing")
        return self.draw(counts, names, len(counts), sum(counts))

    def tell(self, code: int, audience: int, *numbers: int) -> None:
        """Log a story event (`code` from 0 up) for a bit set of seats, with up to four numbers."""
        if len(numbers) > 4:
            raise ValueError(f"an event tells 4 numbers at most, not {len(numbers)}")
        padded = [*numbers, 0, 0, 0, 0]
        self.note(
            _whole("code", code, 0, limits.LARGEST), audience, padded[0], padded[1], padded[2], padded[3]
        )

    # ------------------------------------------------------------------ the bridge

    if cython.compiled:

        def reset(self) -> None:
            with cython.gil:
                self.guarded(self.on_reset, (), None)

        def list_moves(self, seat: i32) -> i32:
            self.n_moves = 0
            with cython.gil:
                self.guarded(self.offer_all, (seat,), None)
            return self.n_moves

        def apply(self, seat: i32, move: i32) -> None:
            with cython.gil:
                self.guarded(self.on_play, (seat, move), None)

        def resolve(self) -> None:
            with cython.gil:
                self.guarded(self.answer_all, (), None)

        def redeal(self, seat: i32) -> None:
            with cython.gil:
                self.guarded(self.on_redeal, (seat,), None)

        def standing(self, party: i32) -> i64:
            result: i64 = 0
            with cython.gil:
                result = self.guarded(self.standing_of, (party,), 0)
            return result

        def team(self, party: i32) -> i32:
            result: i32 = party
            with cython.gil:
                result = self.guarded(self.team_of, (party,), party)
            return result

        def margin(self, seat: i32) -> f64:
            result: f64 = 0.5
            with cython.gil:
                result = self.guarded(self.margin_of, (seat,), 0.5)
            return result

        def evaluate(self, seat: i32) -> f64:
            result: f64 = 0.0
            with cython.gil:
                result = self.guarded(self.value_of, (seat,), 0.0)
            return result

        def observed(self, viewer: i32, seat: i32, move: i32) -> i32:
            result: i32 = -1
            with cython.gil:
                result = self.guarded(self.observed_of, (viewer, seat, move), -1)
            return result

        def likelihood(self, seat: i32) -> f64:
            result: f64 = 1.0
            with cython.gil:
                result = self.guarded(self.likelihood_of, (seat,), 1.0)
            return result

        def preferred(self, seat: i32, n: i32) -> i32:
            result: i32 = 0
            with cython.gil:
                result = self.guarded(self.preferred_of, (seat, n), 0)
            return result

        def rollout_cap(self) -> i32:
            result: i32 = 0
            with cython.gil:
                result = self.guarded(self.cap_of, (), 0)
            return result

        def copy_more(self, other: Position) -> None:
            with cython.gil:
                self.copy_attributes(other)

        def __cinit__(self, *_args, **_kwargs):
            _refuse_inert(type(self))
            self.n_bytes = cython.cast(
                cython.Py_ssize_t,
                cython.cast(cython.p_char, cython.address(self.block_end))
                - cython.cast(cython.p_char, cython.address(self.rng)),
            )

    else:
        failure: BaseException | None = None

        def allocate(self) -> None:
            super().allocate()
            _refuse_inert(type(self))

        def reset(self) -> None:
            self.guarded(self.on_reset, (), None)

        def list_moves(self, seat: i32) -> i32:
            self.n_moves = 0
            self.guarded(self.offer_all, (seat,), None)
            return self.n_moves

        def apply(self, seat: i32, move: i32) -> None:
            self.guarded(self.on_play, (seat, move), None)

        def resolve(self) -> None:
            self.guarded(self.answer_all, (), None)

        def redeal(self, seat: i32) -> None:
            self.guarded(self.on_redeal, (seat,), None)

        def standing(self, party: i32) -> i64:
            return self.guarded(self.standing_of, (party,), 0)

        def team(self, party: i32) -> i32:
            return self.guarded(self.team_of, (party,), party)

        def margin(self, seat: i32) -> f64:
            return self.guarded(self.margin_of, (seat,), 0.5)

        def evaluate(self, seat: i32) -> f64:
            return self.guarded(self.value_of, (seat,), 0.0)

        def observed(self, viewer: i32, seat: i32, move: i32) -> i32:
            return self.guarded(self.observed_of, (viewer, seat, move), -1)

        def likelihood(self, seat: i32) -> f64:
            return self.guarded(self.likelihood_of, (seat,), 1.0)

        def preferred(self, seat: i32, n: i32) -> i32:
            return self.guarded(self.preferred_of, (seat, n), 0)

        def rollout_cap(self) -> i32:
            return self.guarded(self.cap_of, (), 0)

        def copy_more(self, other: Position) -> None:
            self.copy_attributes(other)

    def guarded(self, function: Any, arguments: Any, otherwise: Any) -> Any:
        """Call the game's code; an error, or Ctrl-C in it, ends the position and waits for `check`."""
        if self.failure is not None:
            return otherwise
        try:
            return self.asking_somebody(function(*arguments))
        except BaseException as error:  # the compiled caller can't pass it on
            self.failure = error
            self.finish()
            return otherwise

    def asking_somebody(self, result: Any) -> Any:
        if not self.over and not 0 < self.to_act < 1 << self.seats:
            raise ValueError(f"the seats {self.to_act:#b} are asked, and the game is not over")
        return result

    def offer_all(self, seat: int) -> None:
        moves = self.on_list(seat)
        if not 0 < len(moves) <= limits.MAX_MOVES:
            raise ValueError(f"seat {seat} has {len(moves)} moves; a decision has 1 to {limits.MAX_MOVES}")
        for move in moves:
            self.offer(_whole("move", move, 0, limits.LARGEST))

    def answer_all(self) -> None:
        self.on_answers(tuple([self.answers[i] for i in range(limits.MAX_SEATS)]))

    def standing_of(self, party: int) -> int:
        return _whole(
            "on_standing", self.on_standing(party), -limits.LARGEST_STANDING, limits.LARGEST_STANDING
        )

    def team_of(self, party: int) -> int:
        return _whole("on_team", self.on_team(party), 0, party)

    def margin_of(self, seat: int) -> float:
        return _real("on_margin", self.on_margin(seat), 0.0, 1.0)

    def value_of(self, seat: int) -> float:
        return _real("on_value", self.on_value(seat), -float_info.max, float_info.max)

    def observed_of(self, viewer: int, seat: int, move: int) -> int:
        return _whole("on_observed", self.on_observed(viewer, seat, move), -1, limits.LARGEST)

    def likelihood_of(self, seat: int) -> float:
        return _real("on_likelihood", self.on_likelihood(seat), 0.0, 1.0)

    def preferred_of(self, seat: int, n: int) -> int:
        moves = [self.moves[i] for i in range(n)]
        return _whole("on_preferred", self.on_preferred(seat, moves), 0, n - 1)

    def cap_of(self) -> int:
        return _whole("on_cap", self.on_cap(), 0, limits.LARGEST)

    def copy_attributes(self, other: Any) -> None:
        """Copy the game's own attributes, containers deeply; what has failed stays failed."""
        self.failure = self.failure or other.failure
        try:
            fields = cast("dict[str, Any]", other.__dict__)
            for name, value in fields.items():
                if name not in SCRATCH:
                    setattr(self, name, _copied(value))
        except TypeError as error:
            self.failure = self.failure or error
        if self.failure is not None:
            self.finish()

    # ------------------------------------------------------------------ calls from Python raise errors

    def check(self) -> None:
        """Raise what the game's own code raised, if anything."""
        if self.failure is not None:
            raise self.failure

    def begin(self, seed: int) -> None:
        self.failure = None
        Position.begin(self, seed)
        self.check()

    def codes(self, seat: int) -> list[int]:
        codes = Position.codes(self, seat)
        self.check()
        return codes

    def allows(self, seat: int, code: int) -> bool:
        allowed = Position.allows(self, seat, code)
        self.check()
        return allowed

    def push(self, seat: int, code: int) -> None:
        Position.push(self, seat, code)
        self.check()

    def clone(self) -> Position:
        new = Position.clone(self)
        new.check()
        return new

    def imagine(self, seat: int, seed: int) -> None:
        Position.imagine(self, seat, seed)
        self.check()

    def play_out(self, limit: int = 1_000_000) -> int:
        decisions = Position.play_out(self, limit)
        self.check()
        return decisions

    def utilities(self) -> list[float]:
        values = Position.utilities(self)
        self.check()
        return values

    def standings(self) -> list[int]:
        standings = Position.standings(self)
        self.check()
        return standings

    def value(self, seat: int) -> float:
        value = Position.value(self, seat)
        self.check()
        return value
