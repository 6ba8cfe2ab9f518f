"""A live game without a network: who sits where, taking back, bots' turns, what is new.

How far back is free: see horizon.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from ..kernel.contract import Move
from ..kernel.errors import BadOption, IllegalMove
from ..kernel.limits import SECRET
from ..kernel.match import Match
from .bots import choose
from .horizon import free_acts

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits in a seat: a person, or the bot of a spec."""

    name: str = ""
    bot: str = ""


@dataclass(slots=True)
class Act:
    """A command and what it left behind; `before` is the match as it was."""

    seat: int
    before: Match
    told: int
    automatic: bool
    revealed: bool
    drew: bool

    @property
    def closes(self) -> bool:
        """Can nobody go back behind this act?"""
        return self.revealed or self.drew


class Session:
    """A match with occupants.  `seed` is the luck of the bots; `id` marks the saves of this game."""

    def __init__(self, match: Match, occupants: Sequence[Occupant], *, seed: int, id: str) -> None:  # noqa: A002
        if len(occupants) != match.seats:
            raise BadOption(
                f"{len(occupants)} occupants",
                "occupants",
                f"{match.seats}",
                reason="wrong-length",
                number=len(occupants),
                wanted=match.seats,
            )
        self.match = match
        self.occupants = tuple(occupants)
        self.seed = seed
        self.id = id
        self._acts: list[Act] = []
        self.told = [0] * match.seats  # number of the story event from which on a seat is told news

    # ------------------------------------------------------------------ who acts

    def is_bot(self, seat: int) -> bool:
        return bool(self.occupants[seat].bot)

    @property
    def waiting(self) -> tuple[int, ...]:
        """Seats of people that owe a decision."""
        return tuple(seat for seat in self.match.to_act if not self.is_bot(seat))

    @property
    def next_bot(self) -> int | None:
        """The bot that acts next: bots never wait for people."""
        return next((seat for seat in self.match.to_act if self.is_bot(seat)), None)

    # ------------------------------------------------------------------ acting

    def play(self, seat: int, move: Move | str, *, automatic: bool = False) -> None:
        """A seat's decision; `automatic`: made for it by the table.  IllegalMove, BadNotation."""
        before = self.match.clone(exact=True)
        self.match.play(seat, move)
        self._log(seat, before, automatic=automatic)

    def play_bot(self, seat: int) -> Move:
        """Let a bot decide, from nothing but what its seat knows; its move."""
        number = len(self.match.steps) * 8 + len(self.match.to_act)
        word = self.word(f"bot {seat} {number}")
        move = choose(self.occupants[seat].bot, self.match.imagine(seat, word), seat, word)
        self.play(seat, move)
        return move

    def stand_off(self, seat: int) -> None:
        """A seat calls a stand-off; IllegalMove."""
        if seat not in self.match.to_act:
            raise IllegalMove("no-stand-off", {}, self.match.game.info.id)
        before = self.match.clone(exact=True)
        self.match.stand_off()
        self._log(seat, before)

    def _log(self, seat: int, before: Match, *, automatic: bool = False) -> None:
        self._acts.append(Act(seat, before, self.told[seat], automatic, self.match.revealed, self.match.drew))
        if not automatic:
            story = before.story(seat)
            self.told[seat] = story[-1]["n"] + 1 if story else 0

    def forced(self, seat: int) -> Move | None:
        """The only move that a seat has, if there is only one."""
        moves = self.match.legal(seat)
        return moves[0] if len(moves) == 1 else None

    def ends_turn(self, seat: int, move: Move | str) -> bool:
        """As far as the seat can know: is there no way back after this move?

        It leaves the seat nothing to do, so that others go on, or it shows or draws something.  A
        secret answer can be withdrawn while other people still owe theirs.
        """
        match = self.match
        if match.position.frame == SECRET and set(self.waiting) - {seat}:
            return bool(match.game.final_answers(match.position))
        trial = self.match.imagine(seat, self.word(f"trial {seat}"))
        trial.play(seat, move)
        return trial.revealed or trial.drew or seat not in trial.to_act

    # ------------------------------------------------------------------ going back

    def can_take_back(self, seat: int) -> bool:
        """Is the seat's last decision free to be taken back?"""
        if self._answered(seat):
            return not self.match.game.final_answers(self.match.position)
        return self._free_act(seat) is not None

    def take_back(self, seat: int) -> None:
        """Undo the seat's last decision; IllegalMove where that is not free."""
        if self._answered(seat):
            self.match.retract(seat)
            self._forget_answer(seat)
            return
        number = self._free_act(seat)
        if number is None:
            raise IllegalMove("nothing-to-retract", {}, self.match.game.info.id)
        self.match = self._acts[number].before
        self.told[seat] = self._acts[number].told
        del self._acts[number:]

    def reset_turn(self, seat: int) -> int:
        """Undo all that is free to be taken back; how many decisions."""
        count = 0
        while self.can_take_back(seat):
            self.take_back(seat)
            count += 1
        return count

    def _answered(self, seat: int) -> bool:
        return self.match.position.answer(seat) >= 0

    def _forget_answer(self, seat: int) -> None:
        """Drop the act of a withdrawn answer, also from what later answers would go back to."""
        number = max((n for n, act in enumerate(self._acts) if act.seat == seat), default=None)
        if number is None:  # answered before the game was saved and taken up again
            return
        self.told[seat] = self._acts.pop(number).told
        for act in self._acts[number:]:
            if act.before.position.answer(seat) >= 0:
                act.before.retract(seat)

    def _free_act(self, seat: int) -> int | None:
        """Number of the seat's last act that is not automatic, if nothing bars the way there."""
        return next(free_acts(self._acts, seat), None)

    # ------------------------------------------------------------------ what people are told

    def news(self, seat: int) -> list[Json]:
        """Story events, as this seat learns them, since it last decided."""
        return self.match.story(seat, self.told[seat])

    def word(self, purpose: str) -> int:
        """A number 0..2^62-1 out of the session's seed, for a purpose named in text."""
        digest = blake2b(f"{self.seed} {purpose}".encode(), digest_size=8).digest()
        return int.from_bytes(digest) >> 2
