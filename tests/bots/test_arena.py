"""Tournaments: rotation, statistics, reproducibility."""

import pytest

from pentapolis import BadOption
from pentapolis.bots import arena
from pentapolis.bots.arena import Plan

GAME = "between-two-cities"


def test_every_bot_sits_in_every_seat_with_the_same_deal() -> None:
    results = arena.play_deal(Plan(GAME, ("greedy", "random", "random"), 3), 0)
    assert [result.bot for result in results] == [0, 1, 2, 2, 0, 1, 1, 2, 0]


def test_a_game_hands_out_one_win() -> None:
    for result in (arena.play_deal(Plan(GAME, ("random",) * 4, 4, seed=s), s) for s in range(5)):
        for game in range(4):
            assert sum(entry.win for entry in result[4 * game : 4 * game + 4]) == pytest.approx(1)
            assert sum(entry.rank for entry in result[4 * game : 4 * game + 4]) == 10


def test_the_house_can_win_a_solo_game() -> None:
    results = [arena.play_deal(Plan(GAME, ("random",), 1), number)[0] for number in range(20)]
    assert {result.win for result in results} <= {0.0, 0.5, 1.0, 1 / 3}
    assert any(result.win == 0 for result in results)


def test_the_result_depends_on_the_plan_alone_not_on_the_processes() -> None:
    plan = Plan(GAME, ("greedy", "random"), 12, seed=3)
    told: list[int] = []
    assert arena.run(plan, jobs=1, progress=told.append) == arena.run(plan, jobs=2)
    assert sum(told) == 12
    assert arena.run(plan, jobs=1) != arena.run(Plan(GAME, ("greedy", "random"), 12, seed=4), jobs=1)


def test_greedy_beats_random_and_the_table_says_so() -> None:
    best, worst = arena.run(Plan(GAME, ("random", "greedy"), 60), jobs=1)
    assert best.spec == "greedy"
    assert best.win.low > worst.win.high
    assert best.games == worst.games == 60


def test_the_interval_is_student_t_over_deals() -> None:
    """Deals with means 1, 0, 1, 1: mean 0.75, standard error 0.25, t(3) = 3.18."""
    rows = [[arena.Result(0, win, 10, 1.0), arena.Result(0, win, 10, 1.0)] for win in (1.0, 0.0, 1.0, 1.0)]
    entry = arena.summary(Plan(GAME, ("greedy",), 4), rows)[0]
    assert entry.win.mean == 0.75
    assert entry.win.low == pytest.approx(0.75 - 3.18 * 0.25)
    assert entry.win.high == pytest.approx(0.75 + 3.18 * 0.25)


@pytest.mark.parametrize(
    ("plan", "where"),
    [
        (Plan(GAME, ("greedy",) * 8, 8), "seats"),
        (Plan(GAME, ("greedy", "nobody"), 2), "bot"),
        (Plan(GAME, ("greedy", "random"), 0), "games"),
        (Plan(GAME, ("greedy", "random"), 2, options={"tempo": 1}), "options"),
        (Plan("checkers", ("greedy", "random"), 2), "game"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, where: str) -> None:
    with pytest.raises(BadOption) as caught:
        arena.run(plan)
    assert caught.value.where == where


@pytest.mark.long
@pytest.mark.parametrize(
    ("bots", "games", "more_than"),
    [
        (("greedy", "random", "random", "random"), 1000, 0.60),
        (("greedy", "random"), 1000, 0.95),
        (("ismcts(iterations=20000)", "greedy", "greedy", "greedy"), 200, 0.25),
    ],
)
@pytest.mark.compiled_only
def test_bots_are_as_strong_as_promised(bots: tuple[str, ...], games: int, more_than: float) -> None:
    entry = next(e for e in arena.run(Plan(GAME, bots, games)) if e.spec == bots[0])
    assert entry.win.low > more_than
