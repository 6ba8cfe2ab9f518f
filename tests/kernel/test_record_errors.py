"""Damaged records and position dicts: every kind of damage to every node ends in an error of ours."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest

from pentapolis.kernel import record
from pentapolis.kernel.errors import BadNotation, BadOption, BadPosition, BadRecord, PentapolisError
from pentapolis.kernel.exam import Dice
from pentapolis.kernel.exam_case import Case, act, entries
from pentapolis.kernel.match import Match
from tests.exam.subjects import subject

Json = dict[str, Any]
WRONG: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    3,
    10**6,
    2**70,
    1.5,
    "",
    "x",
    "0",
    [],
    {},
    [[]],
    {"a": 1},
    ["S"],
)
GAMES = ("between-two-cities", "lanterns")


def nodes(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The place of everything inside a nest of dicts and lists."""
    keys: list[Any] = list(value) if isinstance(value, dict) else list(range(len(entries(value))))
    for key in keys:
        yield (*path, key)
        yield from nodes(value[key], (*path, key))


def damaged(value: Json) -> Iterator[tuple[str, Json]]:
    """Copies without one node, and with one node replaced by something else."""
    for path in nodes(value):
        for wrong in (..., *WRONG):
            copy = json.loads(json.dumps(value))
            inner = copy
            for key in path[:-1]:
                inner = inner[key]
            if wrong is ...:
                del inner[path[-1]]
            else:
                inner[path[-1]] = wrong
            yield f"{path}: {wrong!r}", copy


def sample(game_id: str, acts: int, seats: int = 2) -> Match:
    """A game in the middle of a secret frame, with words, outcomes and a stand-off behind it."""
    game, _ = subject(game_id)
    match, dice = record.begin(game, seats, 5, None), Dice(acts)
    for number in range(acts):
        if number % 4 == 3:
            seat = match.to_act[0]
            match.play(seat, match.legal(seat)[0], word=number)
        else:
            act(match, dice)
    return match


Refusal = type[PentapolisError] | tuple[type[PentapolisError], ...]


def made_or_refused(where: str, wanted: Refusal, make: Callable[[], Match]) -> Match | None:
    """The match, or None if it was refused; any other error fails the test and tells the place."""
    try:
        return make()
    except wanted:
        return None
    except Exception as error:
        raise AssertionError(f"{where}: {error!r}") from error


def must_be_sound(match: Match) -> None:
    """What was accepted is a match like any other."""
    game = match.game
    match.record()
    dump = json.loads(json.dumps(match.dump()))
    assert record.restore(game, dump).dump() == dump
    for viewer in (None, *range(match.seats)):
        match.view(viewer)
        match.sheet(viewer)
    match.position.play_out()


@pytest.mark.parametrize("game_id", GAMES)
def test_damaged_records(game_id: str) -> None:
    match = sample(game_id, 9)
    match = record.restore(match.game, match.dump()) if game_id == "lanterns" else match
    for where, bent in damaged(match.record()):
        accepted = made_or_refused(where, BadRecord, lambda bent=bent: record.replay_of(match.game, bent))
        if accepted is not None:
            must_be_sound(accepted)


@pytest.mark.parametrize(("game_id", "acts"), [(game_id, acts) for game_id in GAMES for acts in (1, 6, 14)])
def test_damaged_positions(game_id: str, acts: int) -> None:
    match = sample(game_id, acts, seats=3)
    for where, bent in damaged(match.dump()):
        wanted = (BadPosition, BadOption)
        accepted = made_or_refused(where, wanted, lambda bent=bent: record.restore(match.game, bent))
        if accepted is not None:
            must_be_sound(accepted)


@pytest.mark.parametrize("wrong", [None, 3, "x", [], [["seed", 3]]])
def test_what_is_no_object_at_all(wrong: Any) -> None:
    game, _ = subject("lanterns")
    with pytest.raises(BadRecord):
        record.replay_of(game, wrong)
    with pytest.raises(BadRecord):
        record.replay(wrong)
    with pytest.raises(BadPosition):
        record.restore(game, wrong)


def bent(**changes: Any) -> Json:
    return {**sample("lanterns", 9).record(), **changes}


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"format": 2}, "format"),
        ({"game": "chess"}, "game"),
        ({"rules": 3}, "rules"),
        ({"seats": 9}, "start"),
        ({"options": {"edition": "third"}}, "start"),
        ({"start": {}}, "start"),
        ({"start": {"seed": 1, "position": {}}}, "start"),
        ({"start": {"seed": -1}}, "start"),
        ({"start": {"seed": 1, "drawn": ["9"]}}, "start"),
        ({"start": {"seed": 1, "drawn": ["1"] * 600}}, "start"),
        ({"steps": [[0, "play 9"]]}, "steps[0]"),
        ({"steps": [[7, "play 1"]]}, "steps[0]"),
        ({"steps": [["stand-off"]]}, "steps[0]"),
        ({"steps": [[0, "play 1", {"words": 1}]]}, "steps[0][2]"),
    ],
)
def test_errors_name_the_place(changes: Json, where: str) -> None:
    game, _ = subject("lanterns")
    with pytest.raises(BadRecord) as caught:
        record.replay_of(game, bent(**changes))
    assert caught.value.where == where
    assert str(caught.value).startswith(where)


@pytest.mark.parametrize("key", ["format", "game", "rules", "seats", "options", "start", "steps"])
def test_a_missing_part_is_named(key: str) -> None:
    game, _ = subject("lanterns")
    with pytest.raises(BadRecord, match=f"no '{key}'"):
        record.replay_of(game, {name: value for name, value in bent().items() if name != key})


def test_a_truncated_record_is_a_shorter_game() -> None:
    match = sample("between-two-cities", 30)
    whole = match.record()
    for length in range(len(whole["steps"])):
        replayed = record.replay_of(match.game, {**whole, "steps": whole["steps"][:length]})
        assert replayed.record()["steps"] == whole["steps"][:length]


def test_older_rules_keep_their_number() -> None:
    game, hooks = subject("lanterns")
    old = {**Case(game, hooks, 2).new().record(), "rules": 1}
    replayed = record.replay_of(game, old)
    assert replayed.record() == old
    assert record.restore(game, replayed.dump()).rules == 1


def test_a_position_may_not_contradict_the_header() -> None:
    match = sample("lanterns", 9)
    whole = record.restore(match.game, match.dump()).record()
    for change in ({"seats": 3}, {"rules": 1}, {"options": {"ghost": True}}):
        with pytest.raises(BadRecord, match="header"):
            record.replay_of(match.game, {**whole, **change})


@pytest.mark.parametrize(
    "answers", [{"0": "play 9"}, {"x": "play 1"}, {"7": "play 1"}, {"0": 1}, {"0": "play 1", "1": "play 1"}]
)
def test_impossible_answers(answers: Json) -> None:
    match = sample("lanterns", 0)
    dump = match.dump()
    dump["hands"], dump["box"] = [[1, 2, 3], [1, 2, 3]], [1, 1, 1, 3]
    with pytest.raises(BadPosition, match="answers"):
        record.restore(match.game, dump | {"answers": answers})


@pytest.mark.parametrize("wrong", [{"seats": 9}, {"seed": -1}, {"seed": 2**63}, {"options": {"x": 1}}])
def test_new_refuses(wrong: Json) -> None:
    arguments: Json = {"seats": 2, "seed": 1, "options": None} | wrong
    with pytest.raises(BadOption):
        record.begin(subject("lanterns")[0], **arguments)


def test_a_deal_that_can_not_be() -> None:
    game, _ = subject("lanterns")
    for drawn in (["1"] * 4, ["1"] * 600, ["0"], ["#1"]):
        with pytest.raises(BadNotation):
            record.begin(game, 2, 1, None, drawn)
    assert record.begin(game, 2, 1, None, ["1", "2"]).drawn[:2] == ["1", "2"]


def test_all_errors_are_of_one_family() -> None:
    for kind in (BadNotation, BadOption, BadPosition, BadRecord):
        assert issubclass(cast("type[Exception]", kind), PentapolisError)
