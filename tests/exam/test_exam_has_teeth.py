"""A game with a planted fault fails the exam, in the check that is there for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import pytest

from pentapolis.kernel import exam
from pentapolis.kernel.contract import Json, Move
from pentapolis.kernel.errors import IllegalMove, PentapolisError
from pentapolis.kernel.exam import Case, Hooks
from pentapolis.kernel.limits import EVERYBODY
from pentapolis.kernel.options import Value
from pentapolis.kernel.position import Position
from tests.toy import lanterns, lanterns_hooks
from tests.toy.lanterns import Lanterns, LanternsGame

Check = Callable[[Case], None]
SEEDS = range(8)


class Faulty(LanternsGame):
    """The toy with another position class."""

    def __init__(self, kind: type[Lanterns]) -> None:
        super().__init__()
        self.kind = kind

    def make(self, seats: int, options: Mapping[str, Value], rules: int) -> Position:
        position = self.kind(seats)
        position.ghost, position.final = bool(options["ghost"]), bool(options["final"])
        return position


def ours(position: Position) -> Lanterns:
    return cast("Lanterns", position)


def fails(check: Check, game: LanternsGame, **options: Any) -> bool:
    """Does the check find the fault in one of a few games?"""
    hooks = cast("Hooks", lanterns_hooks)
    for seed in SEEDS:
        try:
            check(Case(game, hooks, 3, seed, options))
        except (AssertionError, PentapolisError):
            return True
    return False


def test_the_sound_toy_passes() -> None:
    case = Case(Faulty(Lanterns), cast("Hooks", lanterns_hooks), 3)
    for check in exam.CHECKS:
        check(case)


# ---------------------------------------------------------------------- faults in the rules


class Endless(Lanterns):
    def next_round(self) -> None:
        if not self.to_act:
            self.round = 0
            super().next_round()
            if not self.hands[0]:
                self.box = bytearray([lanterns.copies(self.seats)] * lanterns.RANKS)
                self.used.clear()
                self.hands = [[self.draw_card() for _ in range(3)] for _ in range(self.seats)]


class Unordered(Lanterns):
    """The order in which answers come counts."""

    arrived = 0

    def on_list(self, seat: int) -> Sequence[int]:
        moves = super().on_list(seat)
        return moves[: 1 + (self.asked & self.to_act == self.asked)] if self.phase == lanterns.PLAY else moves


class Loser(Lanterns):
    """A card is lost."""

    def on_answers(self, answers: Sequence[int]) -> None:
        super().on_answers(answers)
        self.used.pop()


class Unflagged(Lanterns):
    """Whoever peeks learns something without the flag that stops undo."""

    def peek(self, seat: int, word: str) -> None:
        if word != "peek":
            super().peek(seat, word)
            return
        self.seen_by[self.topic] |= 1 << seat
        self.ask_first(1 << self.topic, lanterns.SWAP, self.topic)


class Lazy(Lanterns):
    """Imagined worlds are the true one."""

    def on_redeal(self, seat: int) -> None:
        pass


class Forgetful(Lanterns):
    """Imagined worlds forget who has peeked."""

    def on_redeal(self, seat: int) -> None:
        super().on_redeal(seat)
        self.seen_by = [1 << other if card else 0 for other, card in enumerate(self.lanterns)]


class Biased(Lanterns):
    """Imagined worlds depend on the cards that they replace: these are put on top of the box."""

    def on_redeal(self, seat: int) -> None:
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = sorted([self.hands[other].pop(0), *self.hands[other]])
                kinds = [rank for rank in range(lanterns.RANKS) if self.box[rank]]
                if kinds and self.hands[other]:
                    kind = kinds[self.chance(len(kinds))]
                    self.box[self.hands[other].pop() - 1] += 1
                    self.box[kind] -= 1
                    self.hands[other].append(kind + 1)


class Uneven(Lanterns):
    """All worlds are imagined, but in the wrong proportions."""

    def draw_card(self) -> int:
        kinds = [rank for rank in range(lanterns.RANKS) if self.box[rank]]
        kind = kinds[self.chance(len(kinds))]
        self.box[kind] -= 1
        return kind + 1


class Quiet(Lanterns):
    """Nobody can see whether a lantern was swapped: it never is; but the search is told."""

    def on_play(self, seat: int, move: int) -> None:
        super().on_play(seat, lanterns.MOVES["keep"] if self.phase == lanterns.SWAP else move)


class SlyChance(Lanterns):
    """A throw that bypasses the log of draws."""

    def throw(self, party: int) -> None:
        self.points[party] += self.random_number(3)


class Overvalued(Lanterns):
    """As a compiled game with a margin of 2 is; the bridge refuses that of a plain one."""

    def utilities(self) -> list[float]:
        return [1.1] * self.seats


RULES: list[tuple[type[Lanterns], Check]] = [
    (Endless, exam.check_ends),
    (Unordered, exam.check_answers_commute),
    (Loser, exam.check_census),
    (Unflagged, exam.check_swapped_secrets),
    (Lazy, exam.check_imagined),
    (Lazy, exam.check_swapped_secrets),
    (Forgetful, exam.check_imagined),
    (Biased, exam.check_swapped_secrets),
    (Uneven, exam.check_worlds),
    (Quiet, exam.check_observed),
    (SlyChance, exam.check_given_chance),
    (SlyChance, exam.check_chance_flags),
    (Overvalued, exam.check_outcome),
]


@pytest.mark.parametrize(("kind", "check"), RULES, ids=lambda thing: thing.__name__)
def test_a_fault_in_the_rules_is_found(kind: type[Lanterns], check: Check) -> None:
    assert fails(check, Faulty(kind))


# ---------------------------------------------------------------------- faults in the words


class Glass(LanternsGame):
    """The view shows the box."""

    def view(self, position: Position) -> Json:
        return {**super().view(position), "box": list(ours(position).box)}


class Windows(LanternsGame):
    """The sheet holds a list of the position itself."""

    def sheet(self, position: Position, viewer: int | None) -> Json:
        return {**super().sheet(position, viewer), "points": ours(position).points}


class Stale(LanternsGame):
    """Says that hidden things stay while a round lasts."""

    def hidden(self, position: Position) -> int:
        return ours(position).round


class Gossip(LanternsGame):
    """The story tells private events to everybody."""

    def event(self, event: Sequence[int], viewer: int | None) -> Json | None:
        return super().event([event[0], EVERYBODY, *event[2:]], viewer)


class Hinting(LanternsGame):
    """A refusal tells what is asked of the others: here, how many of a card are left in the box."""

    def refusal(self, position: Position, seat: int, move: Move) -> IllegalMove:
        return IllegalMove("not-in-hand", {"left": ours(position).box[0]}, self.info.id)


class Foreseeing(LanternsGame):
    """A preview counts what is in the hands of others."""

    def preview(self, position: Position, seat: int, move: Move) -> Json:
        return {"cells": [], "lines": [], "highest": max(map(max, ours(position).hands), default=0)}


class Forgetting(LanternsGame):
    """Positions do not say who has peeked."""

    def dump(self, position: Position) -> Json:
        plain = super().dump(position)
        plain["seen_by"] = [[seat] if card else [] for seat, card in enumerate(plain["lanterns"])]
        return plain


class Vain(LanternsGame):
    """The sheet promises more than its lines give."""

    def sheet(self, position: Position, viewer: int | None) -> Json:
        sheet = super().sheet(position, viewer)
        sheet["seats"][0]["total"] += 1
        return sheet


class Stammering(LanternsGame):
    """Two moves have one text."""

    def decode(self, code: int) -> Move:
        return Move(code, "keep" if lanterns.TEXTS[code] == "swap" else lanterns.TEXTS[code])


class Touching(LanternsGame):
    """Asking for a sheet changes the position."""

    def sheet(self, position: Position, viewer: int | None) -> Json:
        ours(position).points[0] += 1
        return super().sheet(position, viewer)


WORDS: list[tuple[type[LanternsGame], Check]] = [
    (Glass, exam.check_swapped_secrets),
    (Glass, exam.check_imagined),
    (Windows, exam.check_questions),
    (Stale, exam.check_hidden),
    (Gossip, exam.check_swapped_secrets),
    (Hinting, exam.check_swapped_secrets),
    (Foreseeing, exam.check_swapped_secrets),
    (Forgetting, exam.check_dump),
    (Vain, exam.check_sheets),
    (Stammering, exam.check_notation),
    (Touching, exam.check_questions),
]


@pytest.mark.parametrize(("kind", "check"), WORDS, ids=lambda thing: thing.__name__)
def test_a_fault_in_the_words_is_found(kind: type[LanternsGame], check: Check) -> None:
    assert fails(check, kind())
