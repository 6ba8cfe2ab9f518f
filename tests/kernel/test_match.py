"""What a match does beyond what the exam asks of every game."""

from __future__ import annotations

from typing import Any

import pytest

import pentapolis
from pentapolis.kernel import record
from pentapolis.kernel.contract import Move
from pentapolis.kernel.errors import BadNotation, BadOption, IllegalMove
from pentapolis.kernel.match import Match
from tests.kernel.scripted import Script, match_of
from tests.toy import lanterns


def toy(seats: int = 2, seed: int = 3, **options: Any) -> Match:
    return record.begin(lanterns.GAME, seats, seed, options)


def first(match: Match, seat: int) -> str:
    return str(match.legal(seat)[0])


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there(seat: int) -> None:
    match = toy()
    calls = [
        lambda: match.legal(seat),
        lambda: match.play(seat, "play 1"),
        lambda: match.why(seat, "play 1"),
        lambda: match.view(seat),
        lambda: match.retract(seat),
        lambda: match.imagine(seat, 1),
        lambda: match.preview(seat, "play 1"),
        lambda: match.play(seat, "play 1", word=1),
    ]
    for call in calls:
        with pytest.raises(BadOption, match="no seat"):
            call()


def test_a_home_made_move_is_recorded_by_its_own_text() -> None:
    match = toy()
    code = match.legal(0)[0].code
    match.play(0, Move(code, "nonsense"))
    match.play(1, match.legal(1)[0])
    assert match.record()["steps"][0] == [0, f"play {code}"]
    with pytest.raises(BadNotation):
        match.play(0, Move(999, "play 1"))


def test_a_word_counts_with_the_last_secret_answer_only() -> None:
    plain, wordy = toy(), toy()
    for match, words in ((plain, (None, 5)), (wordy, (77, 5))):
        match.play(0, first(match, 0), word=words[0])
        match.play(1, first(match, 1), word=words[1])
    assert wordy.dump() == plain.dump()
    assert wordy.record() == plain.record() == record.replay_of(wordy.game, wordy.record()).record()
    assert wordy.record()["steps"][1][2] == {"word": 5}


def test_an_early_word_leaves_no_trace() -> None:
    match = toy()
    match.play(1, first(match, 1), word=9)
    assert record.replay_of(match.game, match.record()).dump() == match.dump()
    match.play(0, first(match, 0))
    assert record.replay_of(match.game, match.record()).dump() == match.dump()


def test_the_word_of_the_last_answer_stands_with_the_last_seat() -> None:
    match = toy()
    match.play(1, first(match, 1))
    match.play(0, first(match, 0), word=5)
    assert [len(step) for step in match.record()["steps"]] == [2, 3]
    assert record.replay_of(match.game, match.record()).dump() == match.dump()


def lit(match: Match) -> Match:
    for seat in match.to_act:
        match.play(seat, first(match, seat))
    return match


def test_given_outcomes_are_drawn() -> None:
    match = lit(toy())
    match.play(0, "lantern", drawn=["3"])
    assert (match.view(0)["lanterns"], match.view(1)["lanterns"]) == ([3, False], [True, False])
    assert match.drawn == ["3"]
    assert match.record()["steps"][-1] == [0, "lantern", {"drawn": ["3"]}]


def test_a_word_and_outcomes_go_together() -> None:
    match = lit(toy())
    match.play(0, "lantern", word=4, drawn=["3"])
    assert match.record()["steps"][-1] == [0, "lantern", {"drawn": ["3"], "word": 4}]
    assert record.replay_of(match.game, match.record()).dump() == match.dump()


@pytest.mark.parametrize(
    ("drawn", "complaint"),
    [
        ([], "0 outcomes given, 1 drawn"),
        (["3", "3"], "2 outcomes given, 1 drawn"),
        (["#1"], "'#1' can't be drawn now"),
        (["9"], "'9' is no card"),
        (["#x"], "'#x' is no number"),
        (["3"] * 600, "600 outcomes"),
    ],
)
def test_outcomes_that_can_not_be(drawn: list[str], complaint: str) -> None:
    match = lit(toy())
    before, position = (match.dump(), match.record(), match.drawn), match.position
    with pytest.raises(BadNotation, match=complaint):
        match.play(0, "lantern", drawn=drawn)
    assert (match.dump(), match.record(), match.drawn) == before
    assert match.position is position


@pytest.mark.parametrize("word", [-1, 1 << 63])
def test_a_word_out_of_range(word: int) -> None:
    match = toy()
    before = match.dump()
    with pytest.raises(BadNotation, match="no word"):
        match.play(0, first(match, 0), word=word)
    assert match.dump() == before


def test_outcomes_before_the_last_answer() -> None:
    match = toy()
    with pytest.raises(BadNotation, match="1 outcomes given, 0 drawn"):
        match.play(0, first(match, 0), drawn=["1"])
    match.play(0, first(match, 0), drawn=[])
    assert match.to_act == (1,)


def test_the_story_goes_on_from_a_number() -> None:
    match = lit(toy())
    whole = match.story(0)
    assert [event["n"] for event in whole] == sorted({event["n"] for event in whole})
    for since in range(len(whole) + 1):
        assert match.story(0, since=since) == [event for event in whole if event["n"] >= since]


def test_a_loaded_match_begins_its_story_and_its_record_there() -> None:
    match = lit(toy())
    again = record.restore(match.game, match.dump())
    assert again.story() == []
    assert again.record()["start"] == {"position": match.dump()}
    assert again.record()["steps"] == []


def test_a_record_that_was_given_out_is_not_the_match() -> None:
    match = toy()
    match.record()["start"].clear()
    match.play(0, first(match, 0), word=1)
    match.play(1, first(match, 1), word=1)
    match.record()["steps"][1][2].clear()
    assert match.record()["start"] == {"seed": 3}
    assert match.record()["steps"][1][2] == {"word": 1}


def test_a_match_that_is_over() -> None:
    class Short(Script):
        def on_play(self, seat: int, move: int) -> None:
            self.end()

    match = match_of(Short)
    match.play(1, "1")
    assert (match.to_act, match.legal(0), match.over) == ((), [], True)
    for seat in range(3):
        assert match.why(seat, "1") == IllegalMove("game-over", {}, "script")


@pytest.mark.parametrize("given", [{}, {"seats": 3}, {"seed": 5}, {"options": {"edition": "rulebook"}}])
def test_new_takes_any_part(given: dict[str, Any]) -> None:
    match = pentapolis.new("between-two-cities", **given)
    assert match.record()["start"]["seed"] == given.get("seed", match.record()["start"]["seed"])
