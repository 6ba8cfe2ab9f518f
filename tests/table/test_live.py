"""A live table: seats, the game, undo, clocks, stand-ins, suggestions, chance that can be checked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pentapolis.kernel.errors import BadNotation, BadOption, IllegalMove
from pentapolis.table import chance
from pentapolis.table import commands as c
from pentapolis.table.chairs import Chair
from pentapolis.table.live import Header, LiveTable
from pentapolis.table.refusals import Refused
from pentapolis.table.state import Clock, Mine

GAME = "between-two-cities"
SECRET = "ab" * 32
PEOPLE = ("ann", "bob", "cy")


class Desk:
    """A table with a log, so that it can be made again."""

    def __init__(self, *chairs: Chair, clock: Clock | None = None, secret: str = SECRET) -> None:
        seated = list(chairs) or [Chair("person", name.title(), "", name) for name in PEOPLE]
        self.header = Header(
            "t1", GAME, 1, {}, seated, "ann", secret, created=0, clock=clock or Clock(), public=False
        )
        self.live = LiveTable(self.header)
        self.log: list[tuple[c.Entry, int, int, str]] = []
        self.now = 1_000

    def do(self, entry: c.Entry, member: str = "", at: int | None = None) -> None:
        n, at = self.live.n + 1, self.now if at is None else at
        self.live.apply(entry, n=n, at=at, member=member)
        self.log.append((entry, n, at, member))

    def play(self, seat: int, number: int = 0) -> None:
        self.do(c.Play(seat, self.live.match.legal(seat)[number].text), PEOPLE[seat])

    def again(self) -> LiveTable:
        live = LiveTable(self.header)
        for entry, n, at, member in self.log:
            live.apply(entry, n=n, at=at, member=member)
        return live

    def refuse(self, code: str, entry: c.Entry, member: str = "", at: int | None = None) -> None:
        before = everything(self.live)
        with pytest.raises(Refused) as caught:
            self.do(entry, member, at)
        assert caught.value.code == code
        assert everything(self.live) == before


def everything(live: LiveTable) -> Any:
    seats: list[int | None] = [None, *range(len(live.chairs))]
    views = [live.match.view(seat) for seat in seats] if live.started else []
    record = live.match.record() if live.started else None
    return live.n, live.table(), [live.mine(seat) for seat in seats], views, record, list(live.chat)


@pytest.fixture
def desk() -> Desk:
    desk = Desk()
    desk.do(c.Start(), "ann")
    return desk


def to_the_end(desk: Desk) -> None:
    number = 0
    while not desk.live.over:
        seat = desk.live.match.to_act[number % len(desk.live.match.to_act)]
        desk.play(seat, number % len(desk.live.match.legal(seat)))
        number += 1


def test_the_same_entries_give_the_same_table(desk: Desk) -> None:
    for seat in (2, 0, 1, 1):
        desk.play(seat)
    desk.do(c.Say(text="hello", seat=0), "ann")
    desk.do(c.Undo(1, 3), "bob")
    desk.play(0)
    assert everything(desk.again()) == everything(desk.live)


def test_a_table_is_played_by_the_rules_that_it_began_with(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk()
    newer = replace(desk.live.game.info, rules_versions=(1, 2))
    monkeypatch.setattr(desk.live.game, "info", newer)
    desk.do(c.Start(), "ann")
    assert desk.live.match.record()["rules"] == 1


class TestSeats:
    def test_open_seats_are_taken_and_given_up(self) -> None:
        desk = Desk(Chair("person", "Ann", "", "ann"), Chair(), Chair())
        desk.refuse("seats-open", c.Start(), "ann")
        desk.do(c.Sit(1, "Bob"), "bob")
        desk.refuse("seat-taken", c.Sit(1, "Cy"), "cy")
        desk.refuse("not-your-seat", c.Say(text="hi", seat=1), "cy")
        desk.do(c.SeatBot(2, "greedy"), "ann")
        desk.refuse("not-host", c.SeatBot(2, "random"), "bob")
        desk.do(c.Rise(1), "bob")
        desk.refuse("seats-open", c.Start(), "ann")
        desk.do(c.Sit(1, "  B\x1bob "), "bob")
        assert desk.live.chairs[1].name == "Bob"
        desk.do(c.Start(), "ann")
        desk.refuse("already-started", c.Sit(2, "Cy"), "cy")
        assert desk.live.next_bot == 2

    def test_the_host_can_give_up_the_seat_of_another(self) -> None:
        desk = Desk(Chair("person", "Ann", "", "ann"), Chair("person", "Bob", "", "bob"), Chair())
        desk.refuse("not-host", c.Rise(0), "bob")
        desk.do(c.Rise(1), "ann")
        assert desk.live.chairs.open_seats() == [1, 2]

    def test_a_bot_must_be_one(self) -> None:
        desk = Desk(Chair("person", "Ann", "", "ann"), Chair(), Chair())
        with pytest.raises(BadOption):
            desk.do(c.SeatBot(1, "oracle"), "ann")

    def test_names_must_show(self) -> None:
        desk = Desk(Chair("person", "Ann", "", "ann"), Chair(), Chair())
        for unseen in (" \x1b ", "\u202e", "\u3164", "\u2800\u2800", "\u0300\u0301"):
            desk.refuse("bad-name", c.Sit(1, unseen), "bob")
        desk.do(c.Sit(1, "\u202eBob\n  the\x00 2nd\u3164"), "bob")
        assert desk.live.chairs.name(1) == "Bob the 2nd"

    def test_chat_is_what_can_be_seen(self, desk: Desk) -> None:
        desk.do(c.Say("\u202eab\x00c\n d\x1b[31m \U0001f469\u200d\U0001f467", None, 0), "ann")
        assert desk.live.chat[-1].text == "abc d[31m \U0001f469\u200d\U0001f467"
        desk.refuse("bad-message", c.Say("\u200b \u202e", None, 0), "ann")

    def test_nobody_plays_for_another(self, desk: Desk) -> None:
        move = desk.live.match.legal(1)[0].text
        desk.refuse("not-your-seat", c.Play(1, move), "ann")
        desk.refuse("not-your-seat", c.Play(1, move), "stranger")
        desk.refuse("no-seat", c.Play(7, move), "ann")
        desk.refuse("unknown-command", c.Timeout(1), "ann")

    def test_the_rules_refuse_as_ever(self, desk: Desk) -> None:
        before = everything(desk.live)
        with pytest.raises(BadNotation):
            desk.do(c.Play(0, "nonsense"), "ann")
        with pytest.raises(IllegalMove):
            desk.do(c.Play(0, "S L d4"), "ann")
        assert everything(desk.live) == before


class TestUndo:
    def test_an_answer_is_withdrawn_while_others_owe_theirs(self, desk: Desk) -> None:
        desk.play(0)
        assert desk.live.mine(0).retract
        desk.do(c.Retract(0), "ann")
        assert desk.live.match.to_act == (0, 1, 2)

    def test_own_placements_are_free_until_another_acts(self, desk: Desk) -> None:
        for seat in range(3):
            desk.play(seat)
        assert desk.live.mine(0).undo is None  # picks were shown
        desk.play(0)
        desk.play(0)
        assert (desk.live.mine(0).undo, desk.live.mine(0).turn) == (4, 3)
        desk.do(c.Undo(0, 3), "ann")
        assert (len(desk.live.match.steps), desk.live.rewinds) == (3, 1)
        desk.play(0)
        desk.play(1)
        assert desk.live.mine(0).undo is None

    def test_going_further_back_needs_consent_of_all(self, desk: Desk) -> None:
        for seat in (0, 1, 2, 0, 1):
            desk.play(seat)
        desk.do(c.Undo(0, 3), "ann")
        assert desk.live.undo is not None
        assert desk.live.undo.waiting == [1, 2]
        desk.refuse("undo-asked", c.Undo(1, 3), "bob")
        desk.refuse("nothing-asked", c.Agree(0), "ann")
        desk.do(c.Agree(2), "cy")
        desk.do(c.Agree(1), "bob")
        assert len(desk.live.match.steps) == 3
        desk.do(c.Undo(0, 0), "ann")
        desk.do(c.Decline(1), "bob")
        assert desk.live.undo is None
        assert everything(desk.again()) == everything(desk.live)

    def test_a_move_ends_the_question(self, desk: Desk) -> None:
        for seat in (0, 1, 2, 0):
            desk.play(seat)
        desk.do(c.Undo(1, 0), "bob")
        desk.play(1)
        assert desk.live.undo is None

    def test_the_host_cannot_go_back_alone_by_calling_stand_ins(self, desk: Desk) -> None:
        for seat in (0, 1, 2, 0):
            desk.play(seat)
        desk.do(c.Leave(1), "ann")
        desk.do(c.Leave(2), "cy")
        desk.do(c.Undo(0, 0), "ann")
        assert desk.live.undo is not None
        assert desk.live.undo.waiting == [1]
        desk.do(c.Agree(1), "bob")
        assert not desk.live.match.steps

    def test_only_to_where_a_decision_began(self, desk: Desk) -> None:
        for seat in range(3):
            desk.play(seat)
        desk.refuse("no-such-step", c.Undo(0, 2), "ann")

    def test_among_bots_a_person_goes_back_at_will(self) -> None:
        desk = Desk(Chair("person", "Ann", "", "ann"), *[Chair("bot", "", "random", "")] * 2)
        desk.do(c.Start(), "ann")
        for seat in (0, 1, 2):
            desk.do(c.Play(seat, desk.live.match.legal(seat)[0].text))
        desk.do(c.Undo(0, 0), "ann")
        assert desk.live.match.to_act == (0, 1, 2)

    def test_after_bots_have_played_it_is_one_s_own_decision_that_is_taken_back(self) -> None:
        desk = Desk(Chair("person", "Ann", "", "ann"), *[Chair("bot", "", "random", "")] * 2)
        desk.do(c.Start(), "ann")
        assert desk.live.mine(0) == Mine()
        for seat in (0, 1, 2, 0, 1, 2):
            desk.do(c.Play(seat, desk.live.match.legal(seat)[0].text))
        assert (desk.live.mine(0).undo, desk.live.mine(0).turn) == (3, 3)
        for seat in (0, 1, 2):
            desk.do(c.Play(seat, desk.live.match.legal(seat)[0].text))
        assert (desk.live.mine(0).undo, desk.live.mine(0).turn) == (6, 3)
        desk.do(c.Undo(0, 3), "ann")
        assert desk.live.match.to_act == (0, 1, 2)
        assert (desk.live.mine(0).undo, desk.live.mine(0).turn) == (0, 0)

    def test_among_people_one_s_own_last_decision_can_be_asked_for(self, desk: Desk) -> None:
        for seat in (0, 1, 2, 0, 1, 2):
            desk.play(seat)
        assert [desk.live.mine(seat).back for seat in (0, 1, 2, None)] == [3, 4, 5, None]
        assert (desk.live.mine(0).undo, desk.live.mine(2).undo) == (None, 5)
        desk.do(c.Leave(1), "bob")
        desk.do(c.Leave(2), "cy")
        assert desk.live.mine(0).undo == 3  # nobody is left who must agree

    def test_what_is_drawn_again_is_drawn_anew(self) -> None:
        """An undo never repeats a draw: the number of a command is never used again."""
        desk = Desk(Chair("person", "Ann", "", "ann"), *[Chair("bot", "", "random", "")] * 2)
        desk.do(c.Start(), "ann")
        hands: list[list[str]] = []
        for _ in range(2):
            while desk.live.match.view(0)["stage"] == "1":
                seat = desk.live.match.to_act[0]
                step = len(desk.live.match.steps)
                desk.do(c.Play(seat, desk.live.match.legal(seat)[0].text))
            hands.append(desk.live.match.view(0)["hand"])
            desk.do(c.Undo(0, step), "ann")
        assert hands[0] != hands[1]


class TestClocks:
    def clocked(self, kind: Any, seconds: int, increment: int = 0) -> Desk:
        desk = Desk(clock=Clock(kind, seconds, increment))
        desk.do(c.Start(), "ann", at=0)
        return desk

    def left(self, desk: Desk) -> list[int]:
        return [clock.left for clock in desk.live.table().clocks]

    def test_time_of_all_who_owe_runs_at_once(self) -> None:
        desk = self.clocked("game", 60, 5)
        desk.now = 10_000
        desk.play(1)
        assert self.left(desk) == [50_000, 55_000, 50_000]
        assert [clock.running for clock in desk.live.table().clocks] == [True, False, True]
        assert desk.live.clocks.deadline == 60_000

    def test_a_stand_in_plays_when_time_is_over_and_the_person_may_return(self) -> None:
        desk = self.clocked("game", 60)
        desk.refuse("time-left", c.Timeout(0), at=59_999)
        desk.do(c.Timeout(0), at=60_000)
        assert desk.live.next_bot == 0
        desk.do(c.Play(0, desk.live.match.legal(0)[0].text), at=60_500)
        desk.do(c.Return(0), "ann", at=61_000)
        assert desk.live.next_bot is None
        assert self.left(desk)[0] == 30_000

    @pytest.mark.parametrize("kind", ["move", "game"])
    def test_no_time_is_won_by_leaving_and_returning(self, kind: str) -> None:
        desk = self.clocked(kind, 60)
        desk.do(c.Return(0), "ann", at=50_000)
        assert self.left(desk)[0] == 10_000
        desk.do(c.Leave(0), "ann", at=51_000)
        desk.do(c.Return(0), "ann", at=52_000)
        assert self.left(desk)[0] == 9_000

    @pytest.mark.parametrize("kind", ["move", "game"])
    def test_no_time_is_won_by_taking_back(self, kind: str) -> None:
        desk = self.clocked(kind, 60, 20)
        desk.now = 50_000
        for _ in range(3):
            desk.play(0)
            desk.do(c.Retract(0), "ann")
        assert self.left(desk)[0] == (10_000 if kind == "move" else 30_000)
        for seat in range(3):
            desk.play(seat)
        desk.play(0)
        free = desk.live.mine(0).undo
        assert free is not None
        desk.do(c.Undo(0, free), "ann")
        once = self.left(desk)[0]
        for _ in range(3):
            desk.play(0)
            desk.do(c.Undo(0, free), "ann")
        assert self.left(desk)[0] == once
        assert everything(desk.again()) == everything(desk.live)

    def test_each_decision_has_its_own_time(self) -> None:
        desk = self.clocked("move", 30)
        for seat, at in enumerate((1_000, 2_000, 20_000)):
            desk.now = at
            desk.play(seat)
        assert self.left(desk) == [30_000] * 3

    def test_without_clocks_nothing_is_shown(self, desk: Desk) -> None:
        assert (desk.live.table().clocks, desk.live.clocks.deadline) == ([], None)


class TestStandIns:
    def test_a_leaver_is_replaced_and_comes_back_by_playing(self, desk: Desk) -> None:
        desk.refuse("not-host", c.Leave(0), "bob")
        desk.do(c.Leave(1), "ann")
        assert desk.live.waiting == [0, 2]
        assert desk.live.table().places[1].stand_in
        desk.play(1)
        assert not desk.live.table().places[1].stand_in

    def test_a_bot_needs_none(self) -> None:
        desk = Desk(Chair("person", "Ann", "", "ann"), *[Chair("bot", "", "random", "")] * 2)
        desk.do(c.Start(), "ann")
        desk.refuse("no-person", c.Leave(1), "ann")


class TestSuggestions:
    def test_a_partner_proposes_and_the_proposal_lapses(self, desk: Desk) -> None:
        for seat in range(3):
            desk.play(seat)
        moves = [c.Proposed(seat, desk.live.match.legal(seat)[0].text) for seat in (0, 1)]
        desk.do(c.Suggest(0, moves), "ann")
        assert [s.moves for s in desk.live.table().suggestions] == [moves]
        desk.do(c.Play(1, moves[1].move), "bob")
        assert [s.moves for s in desk.live.table().suggestions] == [moves[:1]]
        desk.do(c.Suggest(0, []), "ann")
        assert desk.live.table().suggestions == []

    def test_none_in_secret(self, desk: Desk) -> None:
        desk.refuse("nothing-to-suggest", c.Suggest(0, [c.Proposed(1, "S+S")]), "ann")

    def test_a_proposal_must_be_a_move(self, desk: Desk) -> None:
        for seat in range(3):
            desk.play(seat)
        with pytest.raises(BadNotation):
            desk.do(c.Suggest(0, [c.Proposed(1, "a fine move")]), "ann")


class TestTheEnd:
    def test_a_finished_game_can_be_checked(self, desk: Desk) -> None:
        assert desk.live.table().secret is None
        to_the_end(desk)
        assert desk.live.table().secret == SECRET
        file = desk.live.file()
        assert chance.verify(file["record"], file["chance"]) == []
        desk.refuse("table-over", c.Play(0, "S+S"), "ann")

    def test_other_chance_is_found_out(self, desk: Desk) -> None:
        to_the_end(desk)
        file = desk.live.file()
        words = [index for index, step in enumerate(file["record"]["steps"]) if len(step) == 3]
        file["chance"]["secret"] = "cd" * 32
        findings = chance.verify(file["record"], file["chance"])
        assert {"commitment", "start.seed", f"steps[{words[0]}]"} <= {finding.where for finding in findings}

    def test_a_game_without_its_end_is_no_file_of_a_table(self, desk: Desk) -> None:
        to_the_end(desk)
        file = desk.live.file()
        del file["record"]["steps"][-1], file["chance"]["numbers"][-1]
        assert [finding.where for finding in chance.verify(file["record"], file["chance"])] == ["end"]

    def test_a_number_is_used_once(self, desk: Desk) -> None:
        to_the_end(desk)
        file = desk.live.file()
        numbers = file["chance"]["numbers"]
        used = [index for index, number in enumerate(numbers) if number is not None]
        numbers[used[1]] = numbers[used[0]]
        assert [finding.where for finding in chance.verify(file["record"], file["chance"])] == [
            f"steps[{used[1]}]"
        ]

    def test_no_file_and_no_rematch_before(self, desk: Desk) -> None:
        with pytest.raises(Refused, match="not-over"):
            desk.live.file()
        desk.refuse("not-over", c.Linked("t2"))
        to_the_end(desk)
        desk.do(c.Linked("t2"))
        desk.refuse("rematch-made", c.Linked("t3"))
        assert desk.live.table().rematch == "t2"
