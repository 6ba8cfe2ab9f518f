"""Who takes the exam: every game of the catalogue, and the toy game."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any, cast

import pentapolis
from pentapolis.kernel.contract import Game
from pentapolis.kernel.exam import Case, Hooks
from tests.toy import lanterns, lanterns_hooks


def hooks_of(game_id: str) -> Hooks:
    """The hooks of a game; ModuleNotFoundError if nobody has written them."""
    module: ModuleType = import_module(f"tests.exam.{game_id.replace('-', '_')}_hooks")
    return cast("Hooks", module)


def subjects() -> Iterator[tuple[Game, Hooks]]:
    yield lanterns.GAME, cast("Hooks", lanterns_hooks)
    for info in pentapolis.catalogue():
        yield info.load(), hooks_of(info.id)


def subject(game_id: str) -> tuple[Game, Hooks]:
    return next(pair for pair in subjects() if pair[0].info.id == game_id)


def cases(seeds: range, care: float = 1.0, *, every_option: bool = True) -> Iterator[Case]:
    """Every game, number of seats and set of options, with each of the seeds."""
    for game, hooks in subjects():
        for seats in game.info.seats:
            sets: Any = hooks.option_sets(seats)
            for options in sets if every_option else sets[:1]:
                for seed in seeds:
                    yield Case(game, hooks, seats, seed, options, care)
