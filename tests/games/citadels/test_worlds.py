"""On small decks every possible world is imagined, in proportion, against a brute-force list."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from pentapolis.games.citadels.game import GAME
from pentapolis.games.citadels.tables import DISTRICTS
from pentapolis.kernel import record
from pentapolis.kernel.exam_case import world
from pentapolis.kernel.match import Match
from tests.exam import citadels_hooks as hooks

Json = dict[str, Any]
SAMPLES = 6000


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


HANDS = [["temple", "castle"], ["tavern"], ["manor", "tavern"], []]
DECK = {"keep": 1, "tavern": 1, "market": 1}


@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_hands_during_the_calls(viewer: int) -> None:
    match = staged(advanced(4, 5), HANDS, DECK)
    assert match.dump()["calling"] > 0
    assert_covered(match, viewer)


def test_a_known_card_stays() -> None:
    known = {"0": {"2": ["manor"]}, "1": {"2": ["tavern"]}}
    match = staged(advanced(4, 5), HANDS, DECK, known=known)
    assert_covered(match, 0)
    assert all("manor" in match.imagine(0, seed).dump()["hands"][2] for seed in range(50))


def test_cards_under_the_deck() -> None:
    under = [{"district": "prison", "seen_by": [1]}, {"district": "docks", "seen_by": []}]
    match = staged(advanced(4, 5), [["temple"], ["tavern"], ["manor"], []], {"keep": 1}, under=under)
    for viewer in (0, 1):
        assert_covered(match, viewer)


@pytest.mark.parametrize("decisions", range(12))
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_characters_of_two(decisions: int, viewer: int | None) -> None:
    match = staged(advanced(2, decisions), [[], []], {"keep": 1})
    listed = hooks.worlds(match.dump(), viewer)
    if listed is None or len(listed) < 2:
        # Spectators and early moments have too many worlds to list, the last picks only one.
        assert viewer is None or decisions < 3 or (listed is not None and len(listed) == 1)
        return
    assert_covered(match, viewer)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("decisions", [3, 5, 7, 9, 14])
def test_characters_of_more(seats: int, decisions: int) -> None:
    match = staged(advanced(seats, decisions, characters="artist"), [[]] * seats, {"keep": 1})
    covered = 0
    for viewer in range(seats):
        listed = hooks.worlds(match.dump(), viewer)
        if listed is not None and len(listed) > 1:
            assert_covered(match, viewer)
            covered += 1
    assert covered or decisions < 5 or seats > 5
