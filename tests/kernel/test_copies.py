"""Copies of a match: what they share with it, and what they begin anew."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Mapping

import pytest

from pentapolis.kernel import record
from pentapolis.kernel.exam import Dice
from pentapolis.kernel.exam_case import act, everything
from pentapolis.kernel.match import Match
from pentapolis.kernel.options import Value
from pentapolis.kernel.position import Position
from tests.exam.subjects import subject
from tests.toy.lanterns import LanternsGame

GAMES = ("between-two-cities", "lanterns")


def played(game_id: str, acts: int = 9) -> Match:
    game, _ = subject(game_id)
    match, dice = record.begin(game, 3, 5, None), Dice(2)
    for _ in range(acts):
        act(match, dice)
    return match


def play_on(match: Match) -> None:
    dice = Dice(7)
    while not match.over:
        act(match, dice)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_pythons_own_copies_are_exact_and_independent(game_id: str, copied: Callable[[Match], Match]) -> None:
    match = played(game_id)
    before, twin = match.record(), copied(match)
    assert twin.dump() == match.dump()
    play_on(twin)
    assert match.record() == before
    play_on(match)
    assert everything(twin) == everything(match)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_match_is_sent_as_its_record(game_id: str) -> None:
    with pytest.raises(TypeError, match=r"record\(\)"):
        pickle.dumps(played(game_id))


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("acts", [7, 9, 10])
def test_a_clone_begins_its_story_where_its_record_begins(game_id: str, acts: int) -> None:
    match = played(game_id, acts)
    twin = match.clone()
    assert (twin.story(), twin.steps) == ([], [])
    play_on(twin)
    replayed = record.replay_of(twin.game, twin.record())
    for viewer in (None, 0, 1, 2):
        assert twin.story(viewer) == replayed.story(viewer) != []
    assert twin.record() == replayed.record()


class Versioned(LanternsGame):
    """Notes by which rules it was asked for a position."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []

    def make(self, seats: int, options: Mapping[str, Value], rules: int) -> Position:
        self.asked.append(rules)
        return super().make(seats, options, rules)


def test_a_game_is_told_by_which_rules_it_is_played() -> None:
    game = Versioned()
    match = record.begin(game, 2, 1, None)
    record.replay_of(game, {**match.record(), "rules": 1})
    loaded = record.restore(game, {**match.dump(), "rules": 1})
    record.replay_of(game, loaded.record())
    assert game.asked == [2, 1, 1, 1]
