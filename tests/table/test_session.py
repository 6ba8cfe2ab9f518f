"""A session: who acts, what may be taken back, what bots and people are told."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pentapolis
from pentapolis.kernel.errors import BadOption, IllegalMove
from pentapolis.kernel.limits import SECRET
from pentapolis.kernel.match import Match
from pentapolis.table import session as sessions
from pentapolis.table.session import Occupant, Session

GAME = "between-two-cities"


def a_session(occupants: str = "pp", *, seed: int = 1, **options: Any) -> Session:
    """Seats by letter: p a person, b a random bot."""
    match = pentapolis.new(GAME, seats=len(occupants), seed=seed, options=options)
    who = [Occupant(bot="random" if letter == "b" else "") for letter in occupants]
    return Session(match, who, seed=seed, id="a-game")


def first(session: Session, seat: int) -> str:
    return str(session.match.legal(seat)[0])


def bots_act(session: Session) -> None:
    while (seat := session.next_bot) is not None:
        session.play_bot(seat)


def everybody_picks(session: Session) -> None:
    while session.match.view()["phase"] == "pick":
        seat = session.match.to_act[0]
        session.play(seat, first(session, seat))


# ---------------------------------------------------------------------------------------------- acting


def test_the_number_of_occupants_must_fit() -> None:
    match = pentapolis.new(GAME, seats=3, seed=1)
    with pytest.raises(BadOption):
        Session(match, [Occupant()], seed=1, id="")


def test_people_wait_and_bots_are_next() -> None:
    session = a_session("pbb")
    assert session.waiting == (0,)
    assert session.next_bot == 1
    bots_act(session)
    assert session.next_bot is None
    assert session.match.to_act == (0,)


def test_equal_seeds_give_equal_bots() -> None:
    games: list[Any] = []
    for _ in range(2):
        session = a_session("bbb", seed=5)
        bots_act(session)
        games.append(session.match.record())
    assert games[0] == games[1]
    assert session.match.over


def test_a_bot_is_given_an_imagined_match_and_never_the_true_one(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[Match, int]] = []

    def watch(_: str, imagined: Match, seat: int, __: int) -> Any:
        given.append((imagined, seat))
        return imagined.legal(seat)[0]

    monkeypatch.setattr(sessions, "choose", watch)
    session = a_session("pbb", seed=3)
    session.play(0, first(session, 0))
    true = session.match.dump()
    session.play_bot(1)
    imagined, seat = given[0]
    assert imagined is not session.match
    assert imagined.position is not session.match.position
    dump = imagined.dump()
    assert dump["hands"][seat] == true["hands"][seat]
    assert dump["hands"][2] != true["hands"][2]
    assert dump["answers"] == {}


def test_a_bot_does_not_depend_on_what_others_hide() -> None:
    """Two tables that differ only in what seat 1 cannot know: its bot does the same."""
    first_table = a_session("bbb", seed=3)
    second = a_session("bbb", seed=3)
    second.match = first_table.match.imagine(1, 99)
    assert second.match.dump()["hands"] != first_table.match.dump()["hands"]
    assert first_table.play_bot(1) == second.play_bot(1)


def test_forced_is_the_only_move() -> None:
    session = a_session("p")
    assert session.forced(0) is None
    rng = Random(4)
    while session.forced(0) is None:
        session.play(0, rng.choice(session.match.legal(0)))
    assert session.match.legal(0) == [session.forced(0)]


def test_a_stand_off_is_called_by_a_seat_that_is_asked() -> None:
    session = a_session("ppp")
    with pytest.raises(IllegalMove, match="no-stand-off"):
        session.stand_off(0)
    everybody_picks(session)
    session.stand_off(2)
    assert session.match.to_act == (0,)
    session.take_back(2)
    assert session.match.to_act == (0, 1, 2)
    session.stand_off(1)
    session.play(0, first(session, 0))
    assert not session.can_take_back(1)


# ---------------------------------------------------------------------------------------------- going back


def test_an_answer_is_free_until_the_last_has_come() -> None:
    session = a_session("pp")
    session.play(0, first(session, 0))
    assert session.can_take_back(0)
    assert not session.can_take_back(1)
    session.take_back(0)
    assert session.match.to_act == (0, 1)
    session.play(0, first(session, 0))
    session.play(1, first(session, 1))
    assert not session.can_take_back(0)
    assert not session.can_take_back(1)


def test_answers_that_the_rules_make_final_stay() -> None:
    session = a_session("pp", final_picks=True)
    session.play(0, first(session, 0))
    assert not session.can_take_back(0)
    with pytest.raises(IllegalMove, match="final-answer"):
        session.take_back(0)


def test_nothing_to_take_back_at_the_beginning() -> None:
    session = a_session("pp")
    assert not session.can_take_back(0)
    with pytest.raises(IllegalMove, match="nothing-to-retract"):
        session.take_back(0)
    assert session.reset_turn(0) == 0


def test_a_placement_is_free_until_somebody_else_acts() -> None:
    session = a_session("ppp")
    everybody_picks(session)
    before = session.match.dump()
    session.play(0, first(session, 0))
    assert session.can_take_back(0)
    session.take_back(0)
    assert session.match.dump() == before
    session.play(0, first(session, 0))
    session.play(1, first(session, 1))
    assert not session.can_take_back(0)
    assert session.can_take_back(1)


def test_a_turn_can_be_reset() -> None:
    session = a_session("ppp")
    everybody_picks(session)
    before = session.match.dump()
    session.play(0, first(session, 0))
    session.play(0, first(session, 0))
    assert session.reset_turn(0) == 2
    assert session.match.dump() == before


def test_automatic_plays_do_not_count() -> None:
    session = a_session("ppp")
    everybody_picks(session)
    before = session.match.dump()
    session.play(0, first(session, 0))
    session.play(1, first(session, 1), automatic=True)
    assert session.can_take_back(0)
    assert not session.can_take_back(1)
    session.take_back(0)
    assert session.match.dump() == before


def test_ends_turn_tells_when_there_is_no_way_back() -> None:
    session = a_session("pp")
    assert not session.ends_turn(0, first(session, 0))  # can be withdrawn while seat 1 thinks
    assert a_session("pp", final_picks=True).ends_turn(0, first(session, 0))
    session.play(0, first(session, 0))
    assert session.ends_turn(1, first(session, 1))
    session.play(1, first(session, 1))
    assert not session.ends_turn(0, first(session, 0))
    session.play(0, first(session, 0))
    assert session.ends_turn(0, first(session, 0))


# What the definition needs to know about an act, kept apart from the session.
class Witness:
    def __init__(self, seat: int, match: Match, automatic: bool) -> None:
        self.seat, self.automatic = seat, automatic
        self.before = match.dump()
        self.stories = [match.story(viewer) for viewer in range(match.seats)]
        self.revealed = self.drew = False


def is_free(history: Sequence[Witness], match: Match, seat: int) -> int | None:
    """By the definition: number of the act that this seat may take back."""
    number = max((n for n, act in enumerate(history) if act.seat == seat and not act.automatic), default=None)
    if number is None:
        return None
    if match.view(seat)["answer"] is not None:
        return number if not match.options["final_picks"] else None
    since = history[number:]
    if any(act.revealed or act.drew for act in since):
        return None
    return number if all(act.seat == seat or act.automatic for act in since) else None


@settings(max_examples=40)
@given(st.integers(0, 2**32), st.integers(1, 4), st.booleans())
def test_taking_back_never_goes_past_the_horizon(luck: int, seats: int, final: bool) -> None:
    rng = Random(luck)
    session = a_session("p" * seats, seed=luck, final_picks=final)
    history: list[Witness] = []
    for _ in range(60):
        match = session.match
        if match.over:
            break
        for seat in range(seats):
            assert session.can_take_back(seat) == (is_free(history, match, seat) is not None)
        seat = rng.randrange(seats)
        number = is_free(history, match, seat)
        if number is not None and rng.random() < 0.4:
            take_back(session, history, seat, number)
        elif number is None and rng.random() < 0.1:
            refuse(session, seat)
        else:
            act(session, history, rng)


def act(session: Session, history: list[Witness], rng: Random) -> None:
    match = session.match
    seat = rng.choice(match.to_act)
    automatic = match.position.frame != SECRET and rng.random() < 0.2
    history.append(Witness(seat, match, automatic))
    session.play(seat, rng.choice(match.legal(seat)), automatic=automatic)
    history[-1].revealed, history[-1].drew = session.match.revealed, session.match.drew


def refuse(session: Session, seat: int) -> None:
    before = session.match.dump()
    with pytest.raises(IllegalMove):
        session.take_back(seat)
    assert session.match.dump() == before


def take_back(session: Session, history: list[Witness], seat: int, number: int) -> None:
    """The match is as it was; nobody's knowledge is lost but of what the seat itself did."""
    witness = history[number]
    pending = session.match.view(seat)["answer"] is not None
    told = [session.match.story(viewer) for viewer in range(session.match.seats)]
    answers = session.match.dump()["answers"]
    session.take_back(seat)
    after = session.match.dump()
    if pending:
        del history[number]
        assert after["answers"] == {key: text for key, text in answers.items() if key != str(seat)}
        return
    automatic = {act.seat for act in history[number:] if act.automatic}
    del history[number:]
    assert after == witness.before
    for viewer, story in enumerate(told):
        assert session.match.story(viewer) == witness.stories[viewer]
        lost = story[len(witness.stories[viewer]) :]
        assert {event["key"] for event in lost} <= {"placed"}
        assert {event["seat"] for event in lost} <= {seat, *automatic}


# ---------------------------------------------------------------------------------------------- news


def test_news_are_what_happened_since_the_last_decision() -> None:
    session = a_session("pbb", seed=2)
    bots_act(session)
    assert {event["key"] for event in session.news(0)} == {"dealt", "hand"}
    session.play(0, first(session, 0))
    bots_act(session)
    keys = [event["key"] for event in session.news(0)]
    assert keys == ["revealed"] * 3 + ["placed"] * 4
    session.play(0, first(session, 0))
    assert [event["seat"] for event in session.news(0)] == [0]
    session.take_back(0)
    assert [event["key"] for event in session.news(0)] == keys


def test_news_hide_what_others_hold() -> None:
    session = a_session("ppp")
    assert [event["seat"] for event in session.news(1) if event["key"] == "hand"] == [1]
