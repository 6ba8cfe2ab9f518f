"""Who is asked: open and secret frames, stand-offs, questions that interrupt each other."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pentapolis.kernel.errors import IllegalMove
from pentapolis.kernel.limits import MAX_DEPTH, OPEN, SECRET
from tests.kernel.scripted import Script, begun, match_of


class Secret(Script):
    """Seats 0 and 2 answer secretly; then seat 1 is asked."""

    def on_reset(self) -> None:
        self.moves_made = []
        self.ask_secretly(0b101, phase=4, topic=7)

    def on_answers(self, answers: Sequence[int]) -> None:
        self.moves_made.append(tuple(answers))
        self.ask(0b010, phase=5)


def test_an_open_frame_asks_several_and_each_answer_counts_at_once() -> None:
    position = begun(Script)
    assert (position.frame, position.asked, position.to_act) == (OPEN, 0b111, 0b111)
    position.push(2, 5)
    assert position.moves_made == [(2, 5)]
    assert position.to_act == 0b111  # the rules say when a seat has done


def test_a_secret_frame_waits_for_the_last_answer() -> None:
    position = begun(Secret)
    assert (position.frame, position.phase, position.topic) == (SECRET, 4, 7)
    assert (position.asked, position.to_act) == (0b101, 0b101)
    position.push(2, 5)
    assert (position.answer(2), position.answer(0), position.answer(1)) == (5, -1, -1)
    assert position.to_act == 0b001
    position.take_back(2)
    assert (position.answer(2), position.to_act) == (-1, 0b101)
    position.push(2, 6)
    position.push(0, 1)
    assert position.moves_made == [(1, -1, 6, -1, -1, -1, -1, -1)]
    assert (position.frame, position.phase, position.to_act) == (OPEN, 5, 0b010)
    assert position.answer(0) == -1


def test_a_match_answers_secretly() -> None:
    match = match_of(Secret)
    match.play(2, "5")
    assert match.view(2)["answer"] == "5"
    assert match.view(0)["answer"] is match.view()["answer"] is None
    assert match.view(0)["answered"] == [2]
    assert match.record()["steps"] == [[2, "5"]]
    match.retract(2)
    assert match.record()["steps"] == []
    match.play(2, "6")
    match.play(0, "1")
    assert match.record()["steps"] == [[0, "1"], [2, "6"]]
    assert match.revealed
    assert [code_of(match, "retract", seat) for seat in range(3)] == ["nothing-to-retract"] * 3


def code_of(match: object, call: str, *arguments: object) -> str:
    with pytest.raises(IllegalMove) as caught:
        getattr(match, call)(*arguments)
    return caught.value.code


def test_who_is_not_asked_is_told_who_is() -> None:
    match = match_of(Secret)
    assert code_of(match, "play", 1, "5") == "not-your-turn"
    assert match.why(1, "5").details == {"waiting": [0, 2]}  # pyright: ignore[reportOptionalMemberAccess, reportAttributeAccessIssue]
    match.play(0, "1")
    assert code_of(match, "play", 0, "2") == "already-answered"
    assert code_of(match, "stand_off") == "no-stand-off"


class Turns(Script):
    """Each seat acts once, in any order."""

    def on_play(self, seat: int, move: int) -> None:
        super().on_play(seat, move)
        self.has_done(seat)
        if not self.to_act:
            self.end()


def test_a_stand_off_asks_the_lowest_seat_once() -> None:
    match = match_of(Turns)
    match.play(0, "1")
    match.stand_off()
    assert (match.to_act, match.position.deferred) == ((1,), 0b100)
    assert code_of(match, "stand_off") == "no-stand-off"
    assert code_of(match, "play", 2, "3") == "not-your-turn"
    assert match.story()[-1] == {"n": 0, "step": 2, "key": "stand-off", "seat": 1}
    match.play(1, "2")
    assert match.to_act == (2,)
    assert match.record()["steps"] == [[0, "1"], ["stand-off"], [1, "2"]]
    match.play(2, "3")
    assert match.over
    assert code_of(match, "play", 2, "3") == "game-over"
    assert code_of(match, "stand_off") == "no-stand-off"


class Nested(Script):
    """Each move below 9 asks the next seat first; 9 goes back."""

    def on_play(self, seat: int, move: int) -> None:
        super().on_play(seat, move)
        if move == 9:
            if self.depth:
                self.go_back()
            else:
                self.end()
        else:
            self.ask_first(1 << (seat + 1) % self.seats, phase=move, topic=seat)


def test_questions_interrupt_each_other_and_come_back_as_they_were() -> None:
    position = begun(Nested)
    asked: list[tuple[int, int, int, int, int]] = []
    for number in range(MAX_DEPTH):
        asked.append((position.frame, position.phase, position.topic, position.asked, position.to_act))
        position.push(number % 3, number + 1)
        assert position.depth == number + 1
        assert (position.phase, position.topic) == (number + 1, number % 3)
        assert position.to_act == 1 << (number + 1) % 3
    while position.depth:
        position.push(position.to_act.bit_length() - 1, 9)
        was = asked.pop()
        assert (position.frame, position.phase, position.topic, position.asked, position.to_act) == was
    assert position.to_act == 0b111


def test_an_interrupted_secret_frame_keeps_who_was_asked() -> None:
    class Interrupted(Secret):
        def on_answers(self, answers: Sequence[int]) -> None:
            self.moves_made = list(answers[:3])
            self.ask_first(0b010, phase=8)

        def on_play(self, seat: int, move: int) -> None:
            self.go_back()
            assert (self.frame, self.phase, self.asked, self.to_act) == (SECRET, 4, 0b101, 0)
            self.end()

    position = begun(Interrupted)
    position.push(0, 1)
    position.push(2, 2)
    assert (position.frame, position.phase, position.answer(0)) == (OPEN, 8, -1)
    position.push(1, 0)
    assert position.over
    assert position.moves_made == [1, -1, 2]


def test_a_secret_question_may_interrupt() -> None:
    class SecretInterrupt(Script):
        def on_play(self, seat: int, move: int) -> None:
            self.ask_first(0b001, phase=3)
            self.ask_secretly(0b110, phase=3)

        def on_answers(self, answers: Sequence[int]) -> None:
            self.moves_made = list(answers[:3])
            self.go_back()

    position = begun(SecretInterrupt)
    position.push(0, 1)
    position.push(2, 4)
    twin = position.clone()
    assert isinstance(twin, SecretInterrupt)
    for one in (position, twin):
        assert (one.answer(2), one.depth, one.to_act) == (4, 1, 0b010)
        one.push(1, 3)
        assert one.moves_made == [-1, 3, 4]
        assert (one.frame, one.depth, one.to_act) == (OPEN, 0, 0b111)


def test_a_stand_off_has_no_place_inside_an_interruption() -> None:
    class Inside(Nested):
        def on_play(self, seat: int, move: int) -> None:
            self.ask_first(0b110)

    match = match_of(Inside)
    match.play(0, "1")
    assert match.to_act == (1, 2)
    assert code_of(match, "stand_off") == "no-stand-off"


def test_frames_in_numbers_go_there_and_back_without_answers() -> None:
    position = begun(Nested)
    position.push(0, 3)
    position.push(1, 4)
    frames = position.get_frames()
    other = begun(Nested)
    other.set_frames(frames)
    assert other.get_frames() == frames
    assert (other.depth, other.phase, other.topic, other.to_act) == (2, 4, 1, 0b100)
    secret = begun(Secret)
    secret.push(2, 5)
    assert secret.get_frames()["now"] == [SECRET, 4, 7, 0b101, 0b101, 0]
    with pytest.raises(ValueError, match="interruptions"):
        other.set_frames({"now": frames["now"], "stack": [0] * 5 * (MAX_DEPTH + 1)})


def test_determinize_takes_the_answers_of_others_back() -> None:
    match = match_of(Secret)
    match.play(2, "5")
    assert match.imagine(2, 1).to_act == (0,)
    assert match.imagine(2, 1).view(2)["answer"] == "5"
    for viewer in (0, 1, None):
        assert match.imagine(viewer, 1).to_act == (0, 2)
    assert match.to_act == (0,)
