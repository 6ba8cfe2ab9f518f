"""Citadels in the bench: random play, by decisions in which there is something to choose."""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time

import pentapolis
from pentapolis.kernel.position import Position, copy_many, count_choices, play_games
from pentapolis.kernel.search import Search

from .pairs import Measure, Seconds
from .yardsticks import reference

GAME = "citadels"
GAMES = 120  # a slice, for each cast
CASTS = (  # together all characters, the ninth where it may play
    "assassin thief magician king bishop merchant architect warlord artist",
    "witch tax-collector wizard emperor abbot alchemist navigator diplomat queen",
    "assassin tax-collector magician emperor bishop alchemist architect diplomat artist",
    "witch thief wizard king abbot merchant navigator warlord queen",
)


def measures() -> Iterator[Measure]:
    """In the order in which they are shown."""
    for seats in (4, 6):
        cpp = reference(4)
        name = f"Citadels, all characters, {seats} seats"
        yield Measure(name, "choices/s", choices(seats), cpp, bound=1_500_000)
        yield Measure(f"Citadels, base set, {seats} seats", "games/s", base_games(seats), cpp)
    yield Measure("Citadels, copy of a position", "ns", copies, reference(4))
    yield Measure("Citadels, tree search, 6 seats", "iterations/s", search, reference(4), slices=2)


def choices(seats: int) -> Seconds:
    """Random games with every character; the time for one decision with two moves or more."""
    positions = [_position(seats, cast) for cast in _casts(seats)]
    number = sum(count_choices(position, 0, GAMES) for position in positions)

    def seconds() -> float:
        start = process_time()
        for position in positions:
            play_games(position, 0, GAMES)
        return (process_time() - start) / number

    return seconds


def base_games(seats: int) -> Seconds:
    """A random game with the eight characters and 66 districts of the base game."""
    position = _position(seats, "", edition="rulebook")

    def seconds() -> float:
        start = process_time()
        play_games(position, 0, GAMES)
        return (process_time() - start) / GAMES

    return seconds


def copies(count: int = 200_000) -> float:
    position = _position(6, "")
    start = process_time()
    copy_many(position, count)
    return (process_time() - start) / count


def search(iterations: int = 5_000) -> float:
    """An iteration of the tree search from the first pick of a game, among the first."""
    position = _position(6, "")
    position.begin(7)
    seat = position.to_act.bit_length() - 1
    start = process_time()
    Search(position, seat, 1).grow(iterations)
    return (process_time() - start) / iterations


def _casts(seats: int) -> list[str]:
    """The Queen needs five players."""
    return [cast if seats > 4 else cast.replace("queen", "artist") for cast in CASTS]


def _position(seats: int, cast: str, **options: str) -> Position:
    """Unwatched, as searches and simulations have it."""
    chosen = {"characters": cast, **options}
    return pentapolis.new(GAME, seats=seats, seed=0, options=chosen).position.clone()
