"""What is measured (DESIGN: speed), one function a measure.  Times are processor time of one core."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import process_time

import pentapolis
from pentapolis.games.between_two_cities.rules import BetweenTwoCities, play_scored
from pentapolis.kernel.position import copy_many
from pentapolis.kernel.search import Search

from . import reference
from .pairs import Row, against, alone

GAME = "between-two-cities"
GAMES = 20_000  # in one measurement of random play
SEATS = (2, 3, 4, 7)
CHECKED = range(2, 8)


def rows() -> Iterator[Row]:
    """All measures, in the order in which they are shown."""
    for seats in SEATS:
        yield random_play(seats)
    yield alone("legal + play on ints, 4 seats", "µs/step", steps_on_ints, 2.0, "at most")
    yield alone("legal + play through match, 4 seats", "µs/step", steps_through_match, 8.0, "at most")
    yield alone("copy of a position", "ns", copies, 50.0, "at most")
    yield alone("tree search, first 50,000, 4 seats", "iterations/s", search, 50_000.0, "at least")
    yield alone("replay of a recorded game, 4 seats", "ms", replays(), 5.0, "at most")


def check_same_games() -> None:
    """The package and the reference must play the same games; AssertionError."""
    for seats in CHECKED:
        ours = play_scored(_position(seats), 0, 1000)
        decisions, _, checksum = reference.run(seats, 0, 1000)
        assert ours == (decisions, checksum), f"with {seats} seats the reference plays other games"


def random_play(seats: int) -> Row:
    """Random games without the interpreter, against the reference; the goal is for 4 seats."""
    position = _position(seats)

    def ours() -> float:
        start = process_time()
        play_scored(position, 0, GAMES)
        return GAMES / (process_time() - start)

    def theirs() -> float:
        return GAMES / reference.run(seats, 0, GAMES)[1]

    return against(f"random play, {seats} seats", "games/s", ours, theirs, 0.85 if seats == 4 else None)


def steps_on_ints() -> float:
    """Microseconds for a list of legal moves and a move, from Python, on plain numbers."""
    steps, position = 0, _position(4)
    start = process_time()
    for seed in range(100):
        position.begin(seed)
        while not position.over:
            seat = (position.to_act & -position.to_act).bit_length() - 1
            position.push(seat, position.codes(seat)[0])
            steps += 1
    return (process_time() - start) / steps * 1e6


def steps_through_match() -> float:
    """The same through `match.legal` and `match.play`, everything checked and recorded."""
    steps, spent = 0, 0.0
    for seed in range(100):
        match = pentapolis.new(GAME, seats=4, seed=seed)
        start = process_time()
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, match.legal(seat)[0])
            steps += 1
        spent += process_time() - start
    return spent / steps * 1e6


def copies() -> float:
    position = _position(4)
    start = process_time()
    copy_many(position, 2_000_000)
    return (process_time() - start) / 2_000_000 * 1e9


def search() -> float:
    position = pentapolis.new(GAME, seats=4, seed=7).position
    start = process_time()
    Search(position, 0, 1).grow(50_000)
    return 50_000 / (process_time() - start)


def replays() -> Callable[[], float]:
    match = pentapolis.new(GAME, seats=4, seed=1)
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    record = match.record()

    def measure() -> float:
        start = process_time()
        for _ in range(50):
            pentapolis.replay(record)
        return (process_time() - start) / 50 * 1e3

    return measure


def _position(seats: int) -> BetweenTwoCities:
    position = pentapolis.new(GAME, seats=seats, seed=0).position.clone()
    assert isinstance(position, BetweenTwoCities)
    return position
