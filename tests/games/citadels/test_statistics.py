"""Chances that can be worked out, over many kernel deals with fixed seeds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import comb, sqrt
from typing import Any

import pytest

from pentapolis.games.citadels.game import GAME
from pentapolis.games.citadels.rules import Citadels
from pentapolis.games.citadels.tables import FACE_UP, OF_TYPE
from pentapolis.kernel.options import settle

pytestmark = pytest.mark.compiled_only  # plain Python plays the same: test_builds_agree.py

FIRST_SEED = 20_000


def table(seats: int, options: Mapping[str, Any]) -> Citadels:
    position = GAME.make(seats, settle(GAME.info.options, GAME.info.editions, options), 1)
    assert isinstance(position, Citadels)
    return position


def share(position: Citadels, deals: int, happened: Callable[[Citadels], bool]) -> float:
    """In what part of the deals it happened."""
    count = 0
    for seed in range(FIRST_SEED, FIRST_SEED + deals):
        position.begin(seed)
        count += happened(position)
    return count / deals


def assert_chance(found: float, chance: float, deals: int) -> None:
    error = sqrt(chance * (1 - chance) / deals)
    assert abs(found - chance) < 4 * error, f"{found:.5f} instead of {chance:.5f} ± {error:.5f}"


def king_is_down(position: Citadels) -> bool:
    return position.face_down == 4


ORDERS = [
    # With the face-down card first and rank 4 replaced, the King lies there as often as any other.
    (4, {"removal": "down-first", "rank_4_face_up": "replace"}, 1 / 8),
    (5, {"removal": "down-first", "rank_4_face_up": "replace"}, 1 / 8),
    (6, {"removal": "down-first", "rank_4_face_up": "replace"}, 1 / 8),
    (7, {"removal": "down-first", "rank_4_face_up": "replace"}, 1 / 8),
    # With the face-up cards first he is not among them, and so is one of the others.
    (4, {"removal": "up-first", "rank_4_face_up": "replace"}, 1 / 6),
    (5, {"removal": "up-first", "rank_4_face_up": "replace"}, 1 / 7),
    (6, {"removal": "up-first", "rank_4_face_up": "replace"}, 1 / 8),
    # Done all over again until he is not face up, both orders come to that.
    (4, {"removal": "down-first", "rank_4_face_up": "redo"}, 1 / 6),
    (5, {"removal": "down-first", "rank_4_face_up": "redo"}, 1 / 7),
    # Nine characters: three, two, one face up.
    (4, {"removal": "up-first", "rank_4_face_up": "replace", "characters": "artist"}, 1 / 6),
    (8, {"removal": "up-first", "rank_4_face_up": "replace"}, 1 / 9),
]


@pytest.mark.parametrize(("seats", "options", "chance"), ORDERS)
def test_the_king_lies_face_down(
    is_compiled: bool, seats: int, options: dict[str, Any], chance: float
) -> None:
    deals = 100_000 if is_compiled else 2_000
    assert_chance(share(table(seats, options), deals, king_is_down), chance, deals)


def test_a_character_lies_face_up(is_compiled: bool) -> None:
    """Four seats: two of the seven other than the King, whichever lies face down."""
    deals = 20_000 if is_compiled else 1_000
    position = table(4, {"rank_4_face_up": "replace", "edition": "rulebook"})
    found = share(position, deals, lambda p: p.raw()["fate"][1] == FACE_UP)
    # The Assassin is not face down (7/8), and then one of two cards out of the six others and him but the
    # King where he is not face down himself (6/7 of these cases), out of seven where he is.
    chance = 7 / 8 * (6 / 7 * 2 / 6 + 1 / 7 * 2 / 7)
    assert_chance(found, chance, deals)


def test_a_first_hand_without_nobles(is_compiled: bool) -> None:
    deals = 20_000 if is_compiled else 1_000
    position = table(4, {"edition": "rulebook"})
    found = share(position, deals, lambda p: not p.raw()["hand"][0][0:3] > [0, 0, 0])
    assert OF_TYPE[0] == 0b111
    assert_chance(found, comb(54, 4) / comb(66, 4), deals)


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_the_first_crown(is_compiled: bool, seats: int) -> None:
    deals = 50_000 if is_compiled else 2_000
    assert_chance(share(table(seats, {}), deals, lambda p: p.crown == 0), 1 / seats, deals)
