"""Values of odd types at the public entrance: taken as the number they are, or refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import pentapolis
from pentapolis import BadNotation, BadOption, BadPosition, BadRecord, Match, Move
from pentapolis.games.between_two_cities.moves import Pick, Place
from pentapolis.kernel.notation import as_number, shown

GAME = "between-two-cities"
NO_SEAT: tuple[Any, ...] = (True, 1.0, 0.5, "0", -1, 3, 99, 10**5000, [], [0], {}, float("nan"), b"0")
NO_MOVE: tuple[Any, ...] = (
    None,
    5,
    True,
    [],
    b"S+F",
    Move(2**31, "S+F"),
    Move(-1, "S+F"),
    Move(10**5000, ""),
)


class Index:
    """A whole number of another library."""

    def __index__(self) -> int:
        return 1


def new(seats: int = 3) -> Match:
    return pentapolis.new(GAME, seats=seats, seed=1)


def refused(match: Match, kind: type[Exception], call: Callable[[], object]) -> None:
    """The call raises this kind of error and changes nothing."""
    before = match.dump(), match.record(), match.story(0)
    with pytest.raises(kind):
        call()
    assert (match.dump(), match.record(), match.story(0)) == before


@pytest.mark.parametrize("seat", NO_SEAT, ids=shown)
def test_what_is_no_seat_is_a_bad_option_everywhere(seat: Any) -> None:
    match = new()
    text = str(match.legal(0)[0])
    for call in (
        lambda: match.play(seat, text),
        lambda: match.play(seat, text, word=1),
        lambda: match.legal(seat),
        lambda: match.why(seat, text),
        lambda: match.why(seat, "nonsense"),
        lambda: match.preview(seat, text),
        lambda: match.retract(seat),
        lambda: match.view(seat),
        lambda: match.story(seat),
        lambda: match.sheet(seat),
        lambda: match.imagine(seat, 1),
    ):
        refused(match, BadOption, call)


def test_nobody_is_a_viewer_but_no_seat() -> None:
    match, nobody = new(), None
    text: Any = str(match.legal(0)[0])
    for call in (match.legal, match.retract):
        refused(match, BadOption, lambda call=call: call(nobody))  # pyright: ignore[reportArgumentType]
    for call in (match.play, match.why, match.preview):
        refused(match, BadOption, lambda call=call: call(nobody, text))  # pyright: ignore[reportArgumentType]
    assert match.view(None) == match.view()
    assert match.imagine(None, 1).to_act == (0, 1, 2)


def test_whole_numbers_of_other_libraries_are_numbers() -> None:
    one: Any = Index()
    match = pentapolis.new(GAME, seats=3, seed=one)
    assert match.record()["start"] == {"seed": 1}
    assert match.view(one) == match.view(1)
    assert match.story(one, one) == match.story(1, 1)
    match.play(one, match.legal(one)[0], word=one)
    assert [type(part) for part in match.record()["steps"][0]] == [int, str]
    assert match.imagine(one, one).dump() == match.imagine(1, 1).dump()
    assert pentapolis.replay(match.record(), until=one).to_act == (0, 2)


@pytest.mark.parametrize("move", NO_MOVE, ids=lambda move: type(move).__name__)
def test_what_is_no_move_is_bad_notation(move: Any) -> None:
    match = new()
    refused(match, BadNotation, lambda: match.play(0, move))
    refused(match, BadNotation, lambda: match.play(0, move, drawn=[]))
    refused(match, BadNotation, lambda: match.preview(0, move))
    assert isinstance(match.why(0, move), BadNotation)


@pytest.mark.parametrize(
    "code", [True, 1.0, "1", None, [], 171, 1 << 8, 18 << 16, 262144, 393223, 327680 | 255], ids=shown
)
def test_codes_of_no_move(code: Any) -> None:
    match = new()
    refused(match, BadNotation, lambda: match.play(0, Move(code, "S+F")))
    assert isinstance(match.why(0, Move(code, "S+F")), BadNotation)


def test_every_code_is_a_move_that_has_it_or_none() -> None:
    game = new().game
    for code in [*range(1 << 16), *range(1 << 18, (1 << 18) + (4 << 16), 7)]:
        try:
            move = game.moves[code]
        except BadNotation:
            continue
        assert move.code == code
        assert game.parse(str(move)) == move


def test_a_home_made_move_is_refused_by_its_code_alone() -> None:
    match = new()
    for seat in range(3):
        match.play(seat, match.legal(seat)[0])
    refusal = match.why(0, Place(1, "x", 1, 250, 27))
    assert refusal == match.why(0, "S+F")
    assert match.why(0, Pick(1, "x", 250, 250)) == refusal


@pytest.mark.parametrize("word", [True, False, 1.0, "1", -1, 2**63, 10**5000, [], {}], ids=shown)
def test_what_is_no_word(word: Any) -> None:
    match = new()
    refused(match, BadNotation, lambda: match.play(0, match.legal(0)[0], word=word))


@pytest.mark.parametrize(
    "drawn", [5, True, "S", b"S", {}, {"S": 1}, [1], [None], [["S"]], ["#" * 10**6]], ids=shown
)
def test_what_names_no_outcomes(drawn: Any) -> None:
    match = new(seats=1)
    refused(match, BadNotation, lambda: match.play(0, match.legal(0)[0], drawn=drawn))
    if drawn != {}:
        with pytest.raises(BadNotation) as caught:
            pentapolis.new(GAME, seats=3, seed=1, drawn=drawn)
        assert len(str(caught.value)) < 300


@pytest.mark.parametrize("seed", [None, True, 1.0, "1", -1, 2**63, 2**64, 10**5000, []], ids=shown)
def test_what_is_no_seed(seed: Any) -> None:
    match = new()
    refused(match, BadOption, lambda: match.imagine(0, seed))
    if seed is not None:
        with pytest.raises(BadOption):
            pentapolis.new(GAME, seed=seed)


@pytest.mark.parametrize("since", [-1, True, 0.0, "0", None, []], ids=shown)
def test_a_story_begins_at_a_number(since: Any) -> None:
    match = new()
    refused(match, BadOption, lambda: match.story(0, since))
    assert match.story(0, 10**5000) == []


@pytest.mark.parametrize("until", [-1, True, 1.0, "1", []], ids=shown)
def test_a_replay_ends_at_a_number(until: Any) -> None:
    with pytest.raises(BadOption):
        pentapolis.replay(new().record(), until=until)


@pytest.mark.parametrize("version", [True, 1.0, "1", None, 10**5000, [1]], ids=shown)
def test_versions_are_numbers(version: Any) -> None:
    match = new()
    with pytest.raises(BadPosition):
        pentapolis.load(GAME, {**match.dump(), "rules": version})
    for key in ("rules", "format"):
        with pytest.raises(BadRecord):
            pentapolis.replay({**match.record(), key: version})


@pytest.mark.parametrize(
    "wrong", [5, "seed", True, ["edition"], {1: 2}, {"x": 1, 2: 3}, {None: 1}, {"edition": []}], ids=shown
)
def test_what_is_no_set_of_options(wrong: Any) -> None:
    with pytest.raises(BadOption):
        pentapolis.new(GAME, seed=1, options=wrong)


@pytest.mark.parametrize("game", [None, 5, [], {}, "", "chess", "x" * 10**6], ids=shown)
def test_what_is_no_game(game: Any) -> None:
    for call in (lambda: pentapolis.new(game, seed=1), lambda: pentapolis.load(game, {})):
        with pytest.raises(BadOption) as caught:
            call()
        assert len(str(caught.value)) < 300


@pytest.mark.parametrize("seats", [True, 3.0, "3", 0, 8, 10**5000, []], ids=shown)
def test_what_is_no_number_of_seats(seats: Any) -> None:
    with pytest.raises(BadOption):
        pentapolis.new(GAME, seats=seats, seed=1)


def test_a_shown_value_is_short_whatever_it_is() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    for value in (deep, 10**5000, -(10**5000), [10**5000] * 10**5, "x" * 10**6, {"a": deep}, object()):
        assert 0 < len(shown(value)) < 300
    assert [shown(value) for value in (None, True, -1, "S", ["S"], {"a": 1.5})] == [
        "None", "True", "-1", "'S'", "['S']", "{'a': 1.5}",
    ]  # fmt: skip
    while deep:  # taken apart by hand: freeing it at one go is as deep
        deep = deep.pop()


def test_as_number() -> None:
    assert [as_number(value) for value in (0, -3, Index(), True, 1.0, "1", None)] == [0, -3, 1, *[None] * 4]
