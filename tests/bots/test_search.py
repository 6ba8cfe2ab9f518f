"""The tree search: reproducible, without side effects, honest about secrets, the same compiled and plain."""

import json
import os
import subprocess
import sys
import tracemalloc

import pytest

import pentapolis
from pentapolis.kernel.search import Search

GAME = "between-two-cities"

TABLES = """
import json, pentapolis
from pentapolis.kernel.search import Search
rows = []
for seats, seed in ((1, 3), (2, 4), (3, 5), (4, 6), (7, 7)):
    match = pentapolis.new("between-two-cities", seats=seats, seed=seed)
    for step in range(9):
        seat = match.to_act[-1]
        search = Search(match.imagine(seat, step).position, seat, step)
        search.grow(30)
        rows.append([[code, visits, repr(value)] for code, visits, value in search.table()])
        match.play(seat, match.legal(seat)[step % len(match.legal(seat))])
print(json.dumps(rows))
"""


def tables(pure: str) -> list[object]:
    run = subprocess.run(
        [sys.executable, "-c", TABLES],
        env={**os.environ, "PENTAPOLIS_PURE": pure},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(run.stdout)


@pytest.mark.compiled_only
def test_root_tables_are_the_same_compiled_and_plain() -> None:
    assert tables("0") == tables("1")


def test_the_same_seed_gives_the_same_table_in_one_go_or_in_parts() -> None:
    match = pentapolis.new(GAME, seats=4, seed=1)
    whole = Search(match.position, 2, seed=9)
    whole.grow(120)
    parts = Search(match.position, 2, seed=9)
    for iterations in (1, 19, 60, 40):
        parts.grow(iterations)
    assert whole.table() == parts.table()
    assert whole.table() != searched(match, 2, 10, 120)


def searched(match: pentapolis.Match, seat: int, seed: int, n: int) -> list[tuple[int, int, float]]:
    search = Search(match.position, seat, seed)
    search.grow(n)
    return search.table()


def test_the_position_is_not_touched() -> None:
    match = pentapolis.new(GAME, seats=4, seed=1)
    before = match.dump()
    searched(match, 0, 1, 50)
    assert match.dump() == before


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_visits_are_iterations_and_values_are_utilities(seats: int) -> None:
    match = pentapolis.new(GAME, seats=seats, seed=2)
    rows = searched(match, 0, 1, 80)
    assert sum(visits for _, visits, _ in rows) == 80
    assert {code for code, _, _ in rows} == {move.code for move in match.legal(0)}
    assert all(0 <= value <= 1 for _, _, value in rows)


def test_what_the_seat_cannot_know_changes_nothing() -> None:
    """The search of seat 1 in two worlds that seat 1 can't tell apart, one with an answer pending."""
    match = pentapolis.new(GAME, seats=3, seed=21)
    plain = match.dump()
    hands = plain["hands"]
    other = pentapolis.load(GAME, {**plain, "hands": [hands[2], hands[1], hands[0]]})
    first = match.legal(0)[0]
    match.play(0, first)
    assert searched(match, 1, 4, 60) == searched(other, 1, 4, 60)


def test_a_seat_that_owes_nothing_has_no_best_move() -> None:
    match = pentapolis.new(GAME, seats=3, seed=21)
    match.play(0, match.legal(0)[0])
    search = Search(match.position, 0, 1)
    assert search.table() == []
    with pytest.raises(ValueError, match="seat 0 owes no decision"):
        search.best()


def test_a_search_stops_when_it_is_told_enough_and_not_before_it_has_looked() -> None:
    match = pentapolis.new(GAME, seats=3, seed=2)
    stopped, whole = Search(match.position, 0, 1), Search(match.position, 0, 1)
    stopped.grow_until(1000, lambda: True)
    assert 0 < stopped.iterations < 1000
    asked: list[int] = []
    whole.grow_until(100, lambda: bool(asked.append(whole.iterations)))
    assert whole.iterations == 100
    assert len(asked) > 2
    assert whole.table() == searched(match, 0, 1, 100)


def test_a_huge_budget_takes_only_the_memory_that_it_uses() -> None:
    match = pentapolis.new(GAME, seats=4, seed=1)
    small, huge = Search(match.position, 0, 1), Search(match.position, 0, 1)
    small.grow(40)
    tracemalloc.start()
    try:
        huge.reserve(2**24)
        huge.grow(40)
        assert tracemalloc.get_traced_memory()[1] < 2**25
    finally:
        tracemalloc.stop()
    assert small.table() == huge.table()


def test_memory_comes_in_steps_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Values of a search that has outgrown its first memory, as all versions must find them."""
    match = pentapolis.new(GAME, seats=7, seed=3)
    whole, parts = Search(match.position, 5, 2), Search(match.position, 5, 2)
    whole.grow(25_000)
    for iterations in (24_000, 1_000):
        parts.grow(iterations)
    assert whole.iterations == parts.iterations == 25_000
    assert sum(visits for _, visits, _ in whole.table()) == 25_000
    assert whole.table() == parts.table()
