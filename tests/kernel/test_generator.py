"""The generator: golden vectors of docs/generator.md, and what that page says of it."""

from __future__ import annotations

import re
from collections import Counter
from math import sqrt
from pathlib import Path

import pytest

from pentapolis.kernel import fast
from pentapolis.kernel.position import Position

PAGE = (Path(__file__).parents[2] / "docs" / "generator.md").read_text(encoding="utf-8")
ROWS = [
    [int(cell) for cell in line.strip("|").split("|")]
    for line in PAGE.splitlines()
    if re.fullmatch(r"\|( \d+ \|)+", line)
]
SIZES = (2, 6, 6, 108, 1000, 2147483647)


class FromThePage:
    """The generator as another language would write it."""

    def __init__(self, seed: int) -> None:
        self.state = 0
        self.step()
        self.state = (self.state + seed) % 2**63
        self.step()

    def step(self) -> None:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**63

    def below(self, n: int) -> int:
        mixed = ((self.state // 2**18) ^ self.state) // 2**26 % 2**32
        bits = f"{mixed:032b}"
        places = self.state // 2**58
        word = int(bits[len(bits) - places :] + bits[: len(bits) - places], 2)
        self.step()
        return word * n // 2**32


def test_the_page_has_its_vectors() -> None:
    assert [row[0] for row in ROWS] == [0, 1, 7, 2**62, 2**63 - 1]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row[0]))
def test_vectors_of_an_implementation_from_the_page(row: list[int]) -> None:
    generator = FromThePage(row[0])
    assert [generator.state, *map(generator.below, SIZES), generator.state] == row[1:]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row[0]))
def test_vectors_of_the_plain_functions(row: list[int]) -> None:
    state = fast.rng_seed(row[0])
    assert state == row[1]
    drawn: list[int] = []
    for n in SIZES:
        drawn.append(fast.rng_below(state, n))
        state = fast.rng_next(state)
    assert [*drawn, state] == row[2:]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row[0]))
def test_vectors_of_the_kernel(row: list[int]) -> None:
    position = Position(2)
    position.reseed(row[0])
    assert position.get_generator() == row[1]
    assert [position.random_number(n) for n in SIZES] == row[2:-1]
    assert position.get_generator() == row[-1]


def test_kernel_and_page_agree_for_many_seeds() -> None:
    position = Position(2)
    seeds = FromThePage(99)
    for _ in range(300):
        seed = seeds.state
        seeds.step()
        position.reseed(seed)
        generator = FromThePage(seed)
        sizes = [1 + seeds.below(2**31 - 1) for _ in range(20)]
        assert [position.random_number(n) for n in sizes] == [generator.below(n) for n in sizes]
        assert position.get_generator() == generator.state


def test_below_one_is_zero_and_takes_a_step() -> None:
    position = Position(2)
    position.reseed(5)
    before = position.get_generator()
    assert position.random_number(1) == 0
    assert position.get_generator() == fast.rng_next(before)


@pytest.mark.parametrize("n", [2, 3, 7, 108, 1000, 65537, 2**31 - 1])
def test_the_bias_is_as_small_as_the_page_says(n: int) -> None:
    """A number comes from floor(2^32 / n) words or one more: counted at the edges of its range of words."""

    def first_word(number: int) -> int:
        return -(-number * 2**32 // n)

    for number in {0, 1, n // 3, n // 2, n - 2, n - 1}:
        words = first_word(number + 1) - first_word(number)
        assert words in {2**32 // n, 2**32 // n + 1}
        assert first_word(number) * n >> 32 == number
        assert (first_word(number) - 1) * n >> 32 == number - 1
        assert abs(words / 2**32 - 1 / n) < 2**-32


def test_the_step_can_be_undone() -> None:
    inverse = pow(6364136223846793005, -1, 2**63)
    for state in (0, 1, 12345, 2**63 - 1):
        after = fast.rng_next(state)
        assert (after - 1442695040888963407) * inverse % 2**63 == state


@pytest.mark.parametrize("turn", [0, 1, 17, 31])
def test_every_word_comes_equally_often(turn: int) -> None:
    """With the turning bits fixed the word is linear in the other bits, and reaches all of 32 dimensions."""
    base = turn << 58
    start = word(base)
    images = [word(base | 1 << bit) ^ start for bit in range(58)]
    rank = 0
    while images:
        pivot = images.pop()
        if pivot:
            rank += 1
            lowest = pivot & -pivot
            images = [image ^ pivot if image & lowest else image for image in images]
    assert rank == 32


def word(state: int) -> int:
    """The 32 bits out of a state: what below(2^32) would be."""
    return fast.rng_below(state, 1 << 32)


@pytest.mark.parametrize("seeds", [range(1), range(2000)], ids=["one stream", "many seeds"])
def test_numbers_are_even(seeds: range) -> None:
    """Chi-square of dice, along one stream and over the first throws of neighbouring seeds."""
    position, counts = Position(2), Counter[int]()
    for seed in seeds:
        position.reseed(seed)
        counts.update(position.random_number(36) for _ in range(20_000 // len(seeds)))
    mean = counts.total() / 36
    distance = sum((counts[number] - mean) ** 2 / mean for number in range(36))
    assert abs(distance - 35) < 4 * sqrt(2 * 35)
