"""Games in plain Python: nothing they do wrong is silent, whether the kernel is compiled or not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from pentapolis.kernel import record
from pentapolis.kernel.limits import MAX_DEPTH, MAX_MOVES
from pentapolis.kernel.plain import PlainPosition
from pentapolis.kernel.position import Position
from pentapolis.kernel.search import Search
from tests.kernel.scripted import Script, ScriptGame, begun, match_of


@pytest.mark.compiled_only
def test_a_python_subclass_of_the_compiled_position_is_refused() -> None:
    class Inert(Position):
        def reset(self) -> None:
            raise AssertionError("never called")

    with pytest.raises(
        TypeError, match=r"Inert: games in plain Python subclass kernel\.plain\.PlainPosition"
    ):
        Inert(2)
    with pytest.raises(TypeError, match="Inert"):
        Inert.__new__(Inert)


@pytest.mark.parametrize(
    "name", ["list_moves", "apply", "resolve", "standing", "margin", "tally", "copy_more"]
)
def test_overriding_what_only_compiled_code_calls_is_refused(name: str) -> None:
    kind = type("Mistaken", (Script,), {name: lambda *_: 0})
    heir = type("Heir", (kind,), {})
    for refused in (kind, heir):
        with pytest.raises(TypeError, match=rf"{refused.__name__}\.{name} would never be called"):
            refused(2)


# ---------------------------------------------------------------------- errors of the game's own code


class Fault(Exception):
    pass


def fault(*_: Any) -> Any:
    raise Fault("a fault of the game")


class SecretScript(Script):
    def on_reset(self) -> None:
        super().on_reset()
        self.ask_secretly(0b111)


CALLS: list[tuple[str, type[Script], Callable[[Script], object]]] = [
    ("on_reset", Script, lambda position: position.begin(2)),
    ("on_list", Script, lambda position: position.codes(0)),
    ("on_list", Script, lambda position: position.allows(0, 1)),
    ("on_list", Script, lambda position: position.play_out(10)),
    ("on_play", Script, lambda position: position.push(0, 1)),
    ("on_play", Script, lambda position: position.play_out(10)),
    ("on_answers", SecretScript, lambda position: [position.push(seat, 1) for seat in range(3)]),
    ("on_redeal", Script, lambda position: position.imagine(0, 1)),
    ("on_standing", Script, lambda position: position.standings()),
    ("on_standing", Script, lambda position: position.utilities()),
    ("on_margin", Script, lambda position: position.utilities()),
    ("on_team", Script, lambda position: position.utilities()),
    ("on_value", Script, lambda position: position.value(0)),
]


@pytest.mark.parametrize(("name", "kind", "call"), CALLS)
def test_an_error_is_raised_at_once_and_ever_after(
    name: str, kind: type[Script], call: Callable[[Script], object]
) -> None:
    position = begun(kind)
    position.__class__ = type("Faulty", (kind,), {name: fault})
    with pytest.raises(Fault):
        call(position)
    assert position.over
    for later in (position.check, position.standings, position.clone):
        with pytest.raises(Fault):
            later()


def test_a_new_game_begins_without_the_old_error() -> None:
    class Once(Script):
        faulty = True

        def on_play(self, seat: int, move: int) -> None:
            if self.faulty:
                raise Fault

    position = begun(Once)
    with pytest.raises(Fault):
        position.push(0, 1)
    position.faulty = False
    position.begin(1)
    position.push(0, 1)
    assert not position.over


class FaultyPlay(Script):
    on_play = fault


def test_a_match_raises_it_and_records_no_step() -> None:
    match = match_of(FaultyPlay)
    with pytest.raises(Fault):
        match.play(0, "1")
    assert match.steps == []
    for call in (lambda: match.clone(exact=True), lambda: match.ranking, lambda: match.imagine(0, 1)):
        with pytest.raises(Fault):
            call()


def test_an_error_in_a_replay_is_no_damaged_record() -> None:
    whole = match_of(Script).record()
    with pytest.raises(Fault):
        record.replay_of(ScriptGame(FaultyPlay), whole | {"steps": [[0, "1"]]})


def test_a_search_raises_it() -> None:
    class FaultyLater(Script):
        def on_play(self, seat: int, move: int) -> None:
            super().on_play(seat, move)
            if len(self.moves_made) > 3:
                raise Fault

    search = Search(begun(FaultyLater), 0)
    with pytest.raises(Fault):
        search.grow(5)


# ---------------------------------------------------------------------- what would run over the arrays


@pytest.mark.parametrize(
    ("moves", "complaint"),
    [
        ([], "0 moves"),
        (range(MAX_MOVES + 1), "513 moves"),
        ([-1], "move -1"),
        ([1 << 31], "move 2147483648"),
    ],
)
def test_impossible_lists_of_moves(moves: Sequence[int], complaint: str) -> None:
    class Listing(Script):
        def on_list(self, seat: int) -> Sequence[int]:
            return moves

    with pytest.raises(ValueError, match=complaint):
        begun(Listing).codes(0)


def test_the_longest_list_and_the_highest_move() -> None:
    class Listing(Script):
        def on_list(self, seat: int) -> Sequence[int]:
            return range((1 << 31) - MAX_MOVES, 1 << 31)

    position = begun(Listing)
    assert position.codes(0) == list(range((1 << 31) - MAX_MOVES, 1 << 31))
    assert position.allows(0, (1 << 31) - 1)


def in_play(action: Callable[[Script], object]) -> Script:
    class Acting(Script):
        def on_play(self, seat: int, move: int) -> None:
            action(self)

    return begun(Acting)


@pytest.mark.parametrize(
    ("action", "complaint"),
    [
        (lambda position: [position.ask_first(1) for _ in range(MAX_DEPTH + 1)], "interruptions"),
        (lambda position: position.go_back(), "interrupted"),
        (lambda position: position.ask(0), "the game is not over"),
        (lambda position: position.ask(0b1000), "the seats 0b1000"),
        (lambda position: position.ask_secretly(0), "the game is not over"),
        (lambda position: position.chance(0), "out of 0"),
        (lambda position: position.take(bytearray(2), bytearray(2)), "empty pool"),
        (lambda position: position.take(bytearray(b"\1\1"), bytearray(1)), "name is missing"),
        (lambda position: position.tell(1, 255, 1, 2, 3, 4, 5), "4 numbers"),
        (lambda position: position.tell(-1, 255), "code -1"),
        (lambda position: position.chance(2**31), "out of 2147483648"),
        (lambda position: position.has_done(99), "seat 99"),
        (lambda position: position.has_done(-1), "seat -1"),
        (lambda position: position.add_house(-1), "opponents -1"),
        (lambda position: position.add_house(100), "opponents 100"),
    ],
)
def test_impossible_actions(action: Callable[[Script], object], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        in_play(action).push(0, 1)


def test_events_hold_32_bits() -> None:
    position = in_play(lambda script: script.tell(1, 255, (1 << 31) - 1, -1))
    position.watch()
    position.push(0, 1)
    assert position.logged_events() == [(1, 255, (1 << 31) - 1, -1, 0, 0)]


# ---------------------------------------------------------------------- copies


def test_containers_are_copied_deeply() -> None:
    position = begun(Script)
    fields: dict[str, Any] = {
        "a": [[1, 2], [3]],
        "b": {"x": [1]},
        "c": {1, 2},
        "d": bytearray(b"12"),
        "e": ([1], "t"),
        "f": frozenset({1}),
        "g": None,
        "h": 1.5,
    }
    vars(position).update(fields)
    twin: Any = position.clone()
    twin.a[0].append(9)
    twin.b["x"].append(9)
    twin.c.add(9)
    twin.d[0] = 0
    twin.e[0].append(9)
    assert {name: getattr(position, name) for name in fields} == {
        "a": [[1, 2], [3]],
        "b": {"x": [1]},
        "c": {1, 2},
        "d": bytearray(b"12"),
        "e": ([1], "t"),
        "f": frozenset({1}),
        "g": None,
        "h": 1.5,
    }
    assert (twin.a, twin.h) == ([[1, 2, 9], [3]], 1.5)


def test_what_can_not_be_copied_is_refused() -> None:
    position = begun(Script)
    vars(position)["rules"] = [object()]
    with pytest.raises(TypeError, match="can't copy a object"):
        position.clone()


def test_a_copy_has_logs_of_its_own() -> None:
    position = in_play(lambda script: [script.tell(1, 255), script.chance(6)])
    position.watch()
    position.push(0, 1)
    twin = position.clone()
    assert (twin.logged_events(), twin.logged_draws(), twin.watched) == ([], [], False)


def test_house_opponents_count_and_teams_win_together() -> None:
    class Team(Script):
        """Seats 0 and 2, and the house, are one team each; seat 1 another."""

        def on_reset(self) -> None:
            super().on_reset()
            self.add_house(1)

        def on_standing(self, party: int) -> int:
            return (5, 3, 5, 5)[party]

        def on_team(self, party: int) -> int:
            return 0 if party == 2 else party

        def on_margin(self, seat: int) -> float:
            return 0.0

    position = begun(Team)
    assert (position.parties, position.standings(), position.teams()) == (4, [5, 3, 5, 5], [0, 1, 0, 3])
    assert position.utilities() == [0.45, 0.0, 0.45]


def test_all_may_lose() -> None:
    class Lost(Script):
        def on_standing(self, party: int) -> int:
            return -1

        def on_play(self, seat: int, move: int) -> None:
            self.end()

    match = match_of(Lost)
    match.play(0, "1")
    assert (match.winners, match.ranking) == ((), [[0, 1, 2]])
    assert match.position.utilities() == [0.05] * 3


def test_the_bridge_is_a_class_like_any_other() -> None:
    assert issubclass(PlainPosition, Position)
    with pytest.raises(NotImplementedError):
        PlainPosition(2).begin(1)


# ---------------------------------------------------------------- what a game answers, and when it fails


NO_WHOLE, NO_REAL = (None, "x", 1.5, 2**70, -(2**70)), (None, "x", float("nan"), float("inf"))


def searched(position: Script) -> None:
    Search(position, 0).grow(20)


@pytest.mark.parametrize(
    ("name", "values", "call"),
    [
        ("on_standing", NO_WHOLE, lambda position: position.standings()),
        ("on_standing", NO_WHOLE, lambda position: position.utilities()),
        ("on_team", (*NO_WHOLE, -1, 3), lambda position: position.utilities()),
        ("on_team", NO_WHOLE, lambda position: position.teams()),
        ("on_margin", (*NO_REAL, 1.5, -0.5), lambda position: position.utilities()),
        ("on_value", NO_REAL, lambda position: position.value(0)),
        ("on_value", NO_REAL, lambda position: position.values(0)),
        ("on_observed", (*NO_WHOLE, -2, 2**31), searched),
        ("on_observed", NO_WHOLE, lambda position: position.observation(0, 1, 2)),
        ("on_cap", (*NO_WHOLE, -1, 2**31), searched),
        ("on_likelihood", (*NO_REAL, 1.5, -0.5), searched),
        ("on_preferred", (*NO_WHOLE, -1, 10), searched),
        ("on_list", ([1.5], ["x"], [None], [2**70], 5, None), lambda position: position.codes(0)),
    ],
)
def test_an_answer_that_can_not_be_is_no_silent_nothing(
    name: str, values: Sequence[object], call: Callable[[Script], object]
) -> None:
    for value in values:
        position = begun(Script)
        position.__class__ = type("Odd", (Script,), {name: lambda *_, value=value: value})
        with pytest.raises((TypeError, ValueError)):
            call(position)


@pytest.mark.parametrize("seats", [0, -1, 9, 2**40])
def test_there_are_one_to_eight_seats(seats: int) -> None:
    with pytest.raises(ValueError, match="1 to 8"):
        Script(seats)


class FailsOnce(Script):
    """Goes wrong in one of many games that a search plays."""

    played = 0
    error: type[BaseException] = Fault

    def on_play(self, seat: int, move: int) -> None:
        super().on_play(seat, move)
        if len(self.moves_made) > 3:
            self.end()
        FailsOnce.played += 1
        if FailsOnce.played == 300:
            raise self.error


@pytest.mark.parametrize("error", [Fault, KeyboardInterrupt])
def test_a_failure_or_ctrl_c_in_one_game_of_a_search_is_not_forgotten(
    error: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FailsOnce, "played", 0)
    monkeypatch.setattr(FailsOnce, "error", error)
    search = Search(begun(FailsOnce), 0)
    with pytest.raises(error):
        search.grow(500)
    monkeypatch.setattr(FailsOnce, "played", 295)
    with pytest.raises(error):
        begun(FailsOnce).values(0)


# ---------------------------------------------------------------- what a game tells the search


class Weather(Script):
    """A hidden world of 0 or 1; the game ends after three moves."""

    seen: list[int]
    rolled: list[int]

    def on_reset(self) -> None:
        super().on_reset()
        self.world = 0

    def on_redeal(self, seat: int) -> None:
        self.world = self.chance(2)

    def on_likelihood(self, seat: int) -> float:
        return float(self.world)

    def on_preferred(self, seat: int, moves: Sequence[int]) -> int:
        return moves.index(7)

    def on_play(self, seat: int, move: int) -> None:
        super().on_play(seat, move)
        self.seen.append(self.world)
        if len(self.moves_made) == 3:
            self.rolled += [made for _, made in self.moves_made[1:]]
            self.end()


def test_the_search_takes_likely_worlds_and_preferred_moves() -> None:
    Weather.seen, Weather.rolled = [], []
    search = Search(begun(Weather), 0, 5)
    search.grow(10)  # each adds one of the ten moves to the tree; the rest is rolled out
    assert Weather.seen == [1] * 30
    assert Weather.rolled == [7] * 20
