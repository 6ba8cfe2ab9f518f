"""Hints: legal, reproducible, made from the seat's own knowledge, with what they change."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.kernel.match import Match
from pentapolis.table.hints import Advice, advise


def hint(match: Match, seat: int, iterations: int = 60) -> Advice:
    return advise(match, seat, 7, iterations=iterations, enough=lambda: False)


def a_match(moves: int) -> Match:
    match = pentapolis.new("between-two-cities", seats=3, seed=4)
    for _ in range(moves):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    return match


@pytest.mark.parametrize("moves", [0, 3, 4, 9, 40])
def test_a_hint_ranks_the_legal_moves(moves: int) -> None:
    match = a_match(moves)
    seat = match.to_act[0]
    before = match.dump()
    advice = hint(match, seat)
    assert {str(choice.move) for choice in advice.choices} == {str(move) for move in match.legal(seat)}
    assert sum(choice.share for choice in advice.choices) == pytest.approx(1)
    shares = [choice.share for choice in advice.choices]
    assert shares == sorted(shares, reverse=True)
    assert all(0 <= choice.value <= 1 for choice in advice.choices)
    assert match.dump() == before
    assert hint(match, seat) == advice


def test_the_follow_up_of_a_pick_builds_both_tiles() -> None:
    advice = hint(a_match(0), 0)
    first, second = str(advice.choices[0].move).split("+")
    assert sorted(str(move).split()[0] for move in advice.follow_up) == sorted([first, second])
    assert {str(move).split()[1] for move in advice.follow_up} == {"L", "R"}
    assert all(change["before"] != change["after"] for change in advice.changes)


def test_the_last_placement_of_a_turn_has_no_follow_up() -> None:
    match = a_match(8)  # three picks; then seats 0 and 1 have placed both tiles and seat 2 one
    assert match.to_act == (2,)
    assert hint(match, 2).follow_up == ()


def test_a_hint_does_not_depend_on_what_others_hide() -> None:
    match = a_match(0)
    other = match.imagine(0, 5)
    assert other.dump()["hands"] != match.dump()["hands"]
    assert hint(other, 0) == hint(match, 0)


def test_a_hint_stops_when_there_is_enough() -> None:
    advice = advise(a_match(0), 0, 7, iterations=10**9, enough=lambda: True)
    assert 0 < advice.iterations < 100
