"""Bots at Citadels: who beats whom, and what they believe of hidden characters."""

from __future__ import annotations

from math import log

import pytest

import pentapolis
from pentapolis.bots import arena, specs
from pentapolis.games.citadels.rules import Citadels
from pentapolis.kernel.fast import rng_next, rng_seed
from pentapolis.table.hints import advise

pytestmark = pytest.mark.compiled_only  # plain Python plays the same: test_builds_agree.py

SEARCH = "ismcts(iterations=1000)"


def wins(bots: tuple[str, ...], games: int) -> dict[str, arena.Estimate]:
    return {entry.spec: entry.win for entry in arena.run(arena.Plan("citadels", bots, games, seed=11))}


def test_greedy_beats_random(is_compiled: bool) -> None:
    found = wins(("greedy", "random", "greedy", "random"), 80 if is_compiled else 8)
    assert found["greedy"].low > found["random"].high


@pytest.mark.long
@pytest.mark.compiled_only
@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("weaker", ["greedy", "random"])
def test_search_beats(seats: int, weaker: str) -> None:
    found = wins((SEARCH, weaker) * (seats // 2), 24 * seats // 2)
    assert found[SEARCH].low > found[weaker].high, found


# ---------------------------------------------------------------------- beliefs


def losses(spec: str, seats: int, games: int, worlds: int) -> tuple[float, float]:
    """Mean log-loss of who holds a hidden rank: by belief, and by possible worlds alone."""
    bot = specs.parse(spec)
    believed, possible, number = 0.0, 0.0, 0
    for seed in range(games):
        match = pentapolis.new("citadels", seats=seats, seed=seed)
        position, word, asked = match.position, rng_seed(seed), 0
        assert isinstance(position, Citadels)
        while not match.over:
            if position.calling and position.round > asked:
                asked = position.round
                viewer = asked % seats
                tables = (position.beliefs(viewer, worlds, word), counted(position, viewer, worlds, word))
                for rank in hidden_ranks(position, viewer):
                    holder = position.seat_with(rank)
                    believed -= log(chance(tables[0], holder, rank, worlds))
                    possible -= log(chance(tables[1], holder, rank, worlds))
                    number += 1
            seat, word = match.to_act[0], rng_next(word)
            match.play(seat, bot.choose(match.imagine(seat, word), seat, word))
    assert number > games
    return believed / number, possible / number


def hidden_ranks(position: Citadels, viewer: int) -> list[int]:
    ranks = range(1, position.ranks + 1)
    return [r for r in ranks if not position.shown_ranks >> r & 1 and position.seat_with(r) != viewer]


def counted(position: Citadels, viewer: int, worlds: int, seed: int) -> list[list[float]]:
    """How often each seat holds each rank in worlds that are all equally likely."""
    held = [[0.0] * (position.ranks + 1) for _ in range(position.seats)]
    for number in range(worlds):
        world = position.clone()
        world.imagine(viewer, seed ^ number)
        assert isinstance(world, Citadels)
        for rank in range(1, position.ranks + 1):
            seat = world.seat_with(rank)
            if seat >= 0:
                held[seat][rank] += 1 / worlds
    return held


def chance(table: list[list[float]], holder: int, rank: int, worlds: int) -> float:
    """The probability that a table gives to the truth, never quite 0."""
    row = [seat[rank] for seat in table]
    given = row[holder] if holder >= 0 else max(0.0, 1 - sum(row))
    return (given * worlds + 0.5) / (worlds + 1)


def test_beliefs_beat_possible_worlds(is_compiled: bool) -> None:
    believed, possible = losses("greedy", 5, 24 if is_compiled else 3, 120)
    assert believed < possible


@pytest.mark.long
@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("spec", "seats", "games"), [("greedy", 4, 500), ("greedy", 6, 500), (SEARCH, 5, 12)]
)
def test_beliefs_over_many_games(spec: str, seats: int, games: int) -> None:
    believed, possible = losses(spec, seats, games, 200)
    assert believed < possible - 0.05


def test_a_belief_is_a_distribution() -> None:
    match = pentapolis.new("citadels", seats=4, seed=2)
    for _ in range(6):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    position = match.position
    assert isinstance(position, Citadels)
    for viewer in range(4):
        table = position.beliefs(viewer, 100, 7)
        assert table == position.beliefs(viewer, 100, 7)
        for seat, row in enumerate(table):
            assert abs(sum(row) - 1) < 1e-9, f"seat {seat} holds {sum(row)} characters"
        own = [rank for rank in range(1, 9) if position.seat_with(rank) == viewer]
        assert [table[viewer][rank] for rank in own] == [1.0]


def test_a_hint_to_the_assassin_says_whom_it_means() -> None:
    match = pentapolis.new("citadels", seats=4, seed=5)
    for _ in range(400):
        seat = match.to_act[0]
        legal = {str(move): move for move in match.legal(seat)}
        if "kill king" in legal:
            advice = advise(match, seat, 3, iterations=300, enough=lambda: False)
            if str(advice.choices[0].move).startswith("kill"):
                (thought,) = advice.thoughts
                assert thought["key"] in ("holder", "nobody")
                assert 0 <= thought["percent"] <= 100
                return
        match.play(seat, next(iter(legal.values())))
    raise AssertionError("nobody was advised to kill")
