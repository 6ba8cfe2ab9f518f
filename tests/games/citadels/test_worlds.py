"""On small decks every possible world is imagined, in proportion, against a brute-force list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from pentapolis.games.citadels.game import GAME
from pentapolis.games.citadels.tables import DISTRICTS
from pentapolis.kernel import record
from pentapolis.kernel.exam_case import world
from pentapolis.kernel.match import Match
from tests.exam import citadels_hooks as hooks

pytestmark = pytest.mark.compiled_only  # plain Python plays the same: test_builds_agree.py

Json = dict[str, Any]
SAMPLES = 1500


def staged(match: Match, hands: list[list[str]], deck: dict[str, int], **more: Any) -> Match:
    """The same moment with these hands and this deck; all other cards stand in cities."""
    dump = match.dump()
    left = Counter({name: count for name, count in hooks.census(dump).items() if name in DISTRICTS})
    used = Counter(name for hand in hands for name in hand) + Counter(deck)
    used += Counter(entry["district"] for entry in more.get("under", ()))
    rest = sorted((left - used).elements())
    seats = match.seats
    cities = [[{"district": name, "gold": 0} for name in rest[seat::seats]] for seat in range(seats)]
    known = {"known": {}, "under": [], "drawn": [], "museum": [], **more}
    if dump["drawn"]:  # these cards are dealt elsewhere: the turn before the draw
        dump["question"] = {**dump["question"], "phase": "turn", "about": 0}
    position = {**dump, "hands": hands, "deck": deck, "cities": cities, **known}
    return record.restore(GAME, position)


def advanced(seats: int, decisions: int, **options: Any) -> Match:
    """A game after so many decisions, each the first legal one but for a turn of the wheel."""
    match = record.begin(GAME, seats, 3, options)
    for number in range(decisions):
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[number % len(legal)])
    return match


def assert_covered(match: Match, viewer: int | None, most: int = hooks.WORLDS) -> None:
    listed = hooks.worlds(match.dump(), viewer)
    assert listed is not None
    assert 1 < len(listed) <= most
    weights = Counter[str]()
    for dump, weight in listed:
        weights[world(record.restore(GAME, dump).dump())] += weight
    seen = Counter(world(match.imagine(viewer, seed).dump()) for seed in range(SAMPLES))
    assert set(seen) <= set(weights), "a world that is known to be impossible"
    rare = min(weights.values()) * SAMPLES / weights.total()
    if rare > 12:
        assert set(seen) == set(weights), f"{len(weights) - len(seen)} worlds are never imagined"
    distance = sum(
        (seen[key] - weight * SAMPLES / weights.total()) ** 2 / (weight * SAMPLES / weights.total())
        for key, weight in weights.items()
    )
    limit = len(weights) + 6 * (2 * len(weights)) ** 0.5 + 6
    assert distance <= limit, f"uneven: {distance:.1f}, at most {limit:.1f}"


HANDS = [["temple"], ["tavern"], ["tavern", "manor"], []]
DECK = {"tavern": 1}


@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_hands_during_the_calls(viewer: int) -> None:
    match = staged(advanced(4, 12), HANDS, DECK)
    assert match.dump()["calling"] > 2
    assert_covered(match, viewer)


def test_a_known_card_stays() -> None:
    known = {"0": {"2": ["manor"]}, "1": {"2": ["tavern"]}}
    match = staged(advanced(4, 12), HANDS, DECK, known=known)
    assert_covered(match, 0)
    assert all("manor" in match.imagine(0, seed).dump()["hands"][2] for seed in range(50))


def test_cards_under_the_deck() -> None:
    under = [{"district": "prison", "seen_by": [1]}, {"district": "docks", "seen_by": []}]
    match = staged(advanced(4, 12), [["temple"], ["tavern"], ["manor"], []], {"keep": 1}, under=under)
    for viewer in (0, 1):
        assert_covered(match, viewer)


@pytest.mark.parametrize("decisions", [3, 5, 8])
def test_characters_of_two(decisions: int) -> None:
    assert covered(advanced(2, decisions), [0, 1]) > 0


@pytest.mark.parametrize(("seats", "decisions"), [(3, 5), (3, 9), (4, 7), (5, 6)])
def test_characters_of_more(seats: int, decisions: int) -> None:
    assert covered(advanced(seats, decisions, characters="artist"), [decisions % seats]) > 0


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("decisions", range(2, 15))
def test_characters_at_length(seats: int, decisions: int) -> None:
    match = advanced(seats, decisions, characters="artist" if seats > 2 else "witch")
    assert covered(match, range(seats)) > 0 or seats > 4 or decisions < seats + 1


def covered(match: Match, viewers: Iterable[int]) -> int:
    """For how many viewers the characters of this moment can be listed, and are imagined as listed."""
    match = staged(match, [[]] * match.seats, {"keep": 1})
    number = 0
    for viewer in viewers:
        listed = hooks.worlds(match.dump(), viewer)
        if listed is not None and len(listed) > 1:
            assert_covered(match, viewer)
            number += 1
    return number
