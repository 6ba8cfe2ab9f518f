"""What is measured (DESIGN: speed).  Every function runs one slice and gives seconds for one thing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from time import process_time
from typing import Any

import pentapolis
from pentapolis.games.between_two_cities.rules import BetweenTwoCities, play_scored
from pentapolis.kernel.position import copy_many
from pentapolis.kernel.search import Search

from . import citadels
from .pairs import Measure, Seconds
from .yardsticks import interpreter, reference, run_reference

GAME = "between-two-cities"


def all_measures() -> Iterator[Measure]:
    """In the order in which they are shown."""
    for seats in (4, 2, 3, 7):
        goal = 0.85 if seats == 4 else None
        name = f"random play, {seats} seats"
        yield Measure(name, "games/s", random_play(seats), reference(seats), least_ratio=goal)
    cpp, python = reference(4), interpreter()
    yield Measure("copy of a position", "ns", copies, cpp, bound=50)
    yield Measure("tree search, first 50,000", "iterations/s", search, cpp, bound=50_000, slices=2)
    yield Measure("legal + play on ints, a step", "µs", steps_on_ints, python, bound=2)
    yield Measure("legal + play through match, a step", "µs", steps_through_match, python, bound=8)
    yield Measure("replay of a recorded game", "ms", replays(), python, bound=5)
    yield from citadels.measures()


def check_same_games() -> None:
    """The package and the C++ play the same games, seeds 0 to 999; AssertionError."""
    for seats in range(2, 8):
        ours = play_scored(_position(seats), 0, 1000)
        decisions, _, checksum = run_reference(seats, 0, 1000)
        assert ours == (decisions, checksum), f"with {seats} seats the C++ plays other games"


def random_play(seats: int, games: int = 2500) -> Seconds:
    """A random game from a seed, final scores included, without the interpreter."""
    position = _position(seats)

    def seconds() -> float:
        start = process_time()
        play_scored(position, 0, games)
        return (process_time() - start) / games

    return seconds


def copies(count: int = 500_000) -> float:
    """A copy of a position into another, without the interpreter."""
    position = _position(4)
    start = process_time()
    copy_many(position, count)
    return (process_time() - start) / count


def search(iterations: int = 50_000) -> float:
    """An iteration of the tree search from the start of a game, among the first."""
    position = _position(4)
    position.begin(7)
    start = process_time()
    Search(position, 0, 1).grow(iterations)
    return (process_time() - start) / iterations


def steps_on_ints(games: int = 50) -> float:
    """List the legal moves and make one, called from Python with plain numbers."""
    steps, position = 0, _position(4)
    start = process_time()
    for seed in range(games):
        position.begin(seed)
        while not position.over:
            seat = (position.to_act & -position.to_act).bit_length() - 1
            position.push(seat, position.codes(seat)[0])
            steps += 1
    return (process_time() - start) / steps


def steps_through_match(games: int = 10) -> float:
    """The same through `match.legal` and `match.play`: checked, recorded, told."""
    steps, spent = 0, 0.0
    for seed in range(games):
        match = pentapolis.new(GAME, seats=4, seed=seed)
        start = process_time()
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, match.legal(seat)[0])
            steps += 1
        spent += process_time() - start
    return spent / steps


def replays(times: int = 10) -> Seconds:
    """A match out of the record of a whole game."""
    record = _record()

    def seconds() -> float:
        start = process_time()
        for _ in range(times):
            pentapolis.replay(record)
        return (process_time() - start) / times

    return seconds


def _position(seats: int) -> BetweenTwoCities:
    """Unwatched, as searches and simulations have it."""
    position = pentapolis.new(GAME, seats=seats, seed=0).position.clone()
    assert isinstance(position, BetweenTwoCities)
    return position


def _record() -> Mapping[str, Any]:
    match = pentapolis.new(GAME, seats=4, seed=1)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    return match.record()
