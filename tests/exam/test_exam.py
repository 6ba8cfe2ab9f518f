"""The kernel part of the exam, for every game and the toy."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest

import pentapolis
from pentapolis.kernel.exam import CHECKS, Case, check_census, check_decisions, check_ends, check_outcome
from tests.exam.subjects import cases, hooks_of, subject

PLAIN = bool(os.environ["PENTAPOLIS_PLAIN_REASON"])
CARE = 0.2 if PLAIN else 0.3
LONG_SEEDS = range(100, 101 if PLAIN else 103)


def listed(seeds: range, *, every_option: bool = True) -> list[Any]:
    """Names of cases, grouped so that one worker makes each game once."""
    found: list[Any] = []
    for number, case in enumerate(cases(seeds, every_option=every_option)):
        key = (case.game.info.id, case.seats, case.seed, tuple(case.options.items()))
        options = "".join(f" {name}={value}" for name, value in case.options.items())
        name = f"{case.game.info.id} {case.seats} #{case.seed}{options}"
        found.append(pytest.param(*key, id=name, marks=pytest.mark.xdist_group(f"exam {number}")))
    return found


@lru_cache(maxsize=2)
def made(game_id: str, seats: int, seed: int, options: tuple[tuple[str, Any], ...], care: float) -> Case:
    game, hooks = subject(game_id)
    return Case(game, hooks, seats, seed, dict(options), care)


@pytest.mark.parametrize("info", pentapolis.catalogue(), ids=lambda info: info.id)
def test_every_game_has_hooks(info: pentapolis.GameInfo) -> None:
    hooks = hooks_of(info.id)
    for name in ("most_decisions", "never", "nonsense", "option_sets", "census", "swaps", "worlds"):
        assert hasattr(hooks, name), f"the hooks of {info.id} have no {name}"


@pytest.mark.parametrize(("game_id", "seats", "seed", "options"), listed(range(1), every_option=not PLAIN))
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_exam(
    check: Callable[[Case], None], game_id: str, seats: int, seed: int, options: tuple[tuple[str, Any], ...]
) -> None:
    check(made(game_id, seats, seed, options, CARE))


@pytest.mark.long
@pytest.mark.parametrize(("game_id", "seats", "seed", "options"), listed(LONG_SEEDS))
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_exam_at_length(
    check: Callable[[Case], None], game_id: str, seats: int, seed: int, options: tuple[tuple[str, Any], ...]
) -> None:
    check(made(game_id, seats, seed, options, 1.0))


@pytest.mark.long
@pytest.mark.parametrize(("game_id", "seats", "_", "options"), listed(range(1)))
def test_thousands_of_games(game_id: str, seats: int, _: int, options: tuple[tuple[str, Any], ...]) -> None:
    game, hooks = subject(game_id)
    for seed in range(1000, 1010 if PLAIN else 1150):
        case = Case(game, hooks, seats, seed, dict(options))
        for check in (check_ends, check_decisions, check_census, check_outcome):
            check(case)
