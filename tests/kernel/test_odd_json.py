"""Records and positions with anything JSON-like in any place: a match, or an error that can be shown."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentapolis.kernel import record
from pentapolis.kernel.errors import BadOption, BadPosition, BadRecord
from pentapolis.kernel.match import Match
from tests.exam.subjects import subject
from tests.kernel.test_record_errors import GAMES, nodes, sample

Json = dict[str, Any]


def nest(depth: int, kind: type[list[Any]] | type[dict[str, Any]]) -> Any:
    value: Any = kind()
    for _ in range(depth):
        value = [value] if kind is list else {"a": value}
    return value


ODD: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 1.0, 1.5, 2**63, 10**5000, -(10**5000)),
    *("", "0", "x" * 5000, "9" * 5000, "\ud800", "\x00", "²"),
    *([], {}, [[]], [None], {"": None}, {"\ud800": 1}, {"9" * 5000: 1}),
    *(nest(2000, list), nest(2000, dict), [10**5000], {"a": 10**5000}),
    *(float("nan"), float("inf"), -float("inf")),
)
STARTS = {
    f"{kind} {game_id} {acts}": (game_id, kind, data)
    for game_id in GAMES
    for acts in (1, 6, 14)
    for kind, data in (
        ("record", sample(game_id, acts, seats=3).record()),
        ("position", sample(game_id, acts, seats=3).dump()),
        ("placed", record.restore(subject(game_id)[0], sample(game_id, acts, seats=3).dump()).record()),
    )
}


def make(game_id: str, kind: str, data: Json) -> Match:
    game, _ = subject(game_id)
    return record.restore(game, data) if kind == "position" else record.replay_of(game, data)


def made_or_complaint(game_id: str, kind: str, data: Json) -> Match | str:
    """The match, or the text of the error that its reader promises."""
    wanted = (BadPosition, BadOption) if kind == "position" else (BadRecord,)
    try:
        return make(game_id, kind, data)
    except wanted as error:
        return str(error)


def bend(data: Json, path: tuple[Any, ...], value: Any, as_key: bool) -> None:
    """Put the value in a place, or beside it under an odd key, if the place is still there."""
    inner: Any = data
    for key in path[:-1]:
        try:
            inner = inner[key]
        except (KeyError, IndexError, TypeError):
            return
    if isinstance(inner, dict):
        inner[value[:50] if as_key and isinstance(value, str) else path[-1]] = value
    elif isinstance(inner, list) and path[-1] in range(len(inner)):
        inner[path[-1]] = value


@settings(max_examples=600, deadline=None, derandomize=True)
@given(st.data())
def test_anything_anywhere(data: st.DataObject) -> None:
    game_id, kind, sound = STARTS[data.draw(st.sampled_from(sorted(STARTS)))]
    places = list(nodes(sound))
    bent = json.loads(json.dumps(sound))
    for _ in range(data.draw(st.integers(1, 3))):
        odd = data.draw(st.sampled_from(range(len(ODD))))
        bend(bent, data.draw(st.sampled_from(places)), ODD[odd], data.draw(st.booleans()))
    made = made_or_complaint(game_id, kind, bent)
    if isinstance(made, str):
        assert 0 < len(made) < 2000
    else:
        made.dump()
        made.position.play_out()


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("value", ODD, ids=range(len(ODD)))
def test_odd_values_as_the_whole(game_id: str, value: Any) -> None:
    game, _ = subject(game_id)
    for call, kind in ((record.replay_of, BadRecord), (record.restore, BadPosition)):
        with pytest.raises(kind):
            call(game, value)
    with pytest.raises(BadOption):
        record.begin(game, 2, 1, {"edition": value})


@pytest.mark.parametrize("game_id", GAMES)
def test_unknown_keys_are_refused_with_their_place(game_id: str) -> None:
    game, _ = subject(game_id)
    whole = sample(game_id, 6).record()
    place: Callable[[], Json] = lambda: sample(game_id, 6).dump()  # noqa: E731  # a fresh one each time
    begun = {**whole, "steps": [], "start": {"position": {**place(), "answers": {}}}}
    for bent, where in (
        ({**whole, "note": 1}, "record"),
        ({**whole, "start": {**whole["start"], "note": 1}}, "start"),
        ({**begun, "start": {**begun["start"], "note": 1}}, "start"),
        ({**begun, "start": {**begun["start"], "drawn": []}}, "start"),
        ({**whole, "steps": [[*whole["steps"][0], {"note": 1}]]}, "steps[0][2]"),
    ):
        with pytest.raises(BadRecord) as caught:
            record.replay_of(game, bent)
        assert caught.value.where == where
        assert caught.value.what
        assert caught.value.expected
    with pytest.raises(BadPosition) as unknown:
        record.restore(game, {**place(), "note": 1})
    assert unknown.value.where == "position"
    assert unknown.value.expected
