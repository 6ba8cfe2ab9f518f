from __future__ import annotations

import pickle

import pytest

from pentapolis.kernel import errors
from pentapolis.kernel.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    Malformed,
    PentapolisError,
)

KINDS = [IllegalMove, BadNotation, BadOption, BadPosition, BadRecord]


def test_the_tree() -> None:
    public = {
        kind
        for name, kind in vars(errors).items()
        if isinstance(kind, type) and issubclass(kind, Exception) and not name.startswith("_")
    }
    assert public == {PentapolisError, Malformed, *KINDS}
    for kind in KINDS:
        assert issubclass(kind, PentapolisError)
        assert not any(issubclass(kind, other) for other in KINDS if other is not kind)


def test_an_illegal_move_has_code_details_and_game() -> None:
    error = IllegalMove("cell-taken", {"cell": "d4"}, "some-game")
    assert (error.code, error.details, error.game) == ("cell-taken", {"cell": "d4"}, "some-game")
    assert str(error) == "cell-taken (cell=d4)"
    assert str(IllegalMove("game-over")) == "game-over"


def test_equal_refusals_are_equal() -> None:
    assert IllegalMove("a", {"x": 1}, "g") == IllegalMove("a", {"x": 1}, "g")
    assert IllegalMove("a", {"x": 1}, "g") != IllegalMove("a", {"x": 2}, "g")
    assert IllegalMove("a") != "a"
    assert len({IllegalMove("a", {"x": [1]}), IllegalMove("a", {"x": [1]}), IllegalMove("b")}) == 2


def test_details_are_a_copy() -> None:
    details = {"x": 1}
    error = IllegalMove("a", details)
    details.clear()
    assert error.details == {"x": 1}


@pytest.mark.parametrize("kind", KINDS[1:])
def test_the_others_say_what_where_and_what_was_expected(kind: type[BadPosition]) -> None:
    error = kind("a city in pieces", "cities[1]", "tiles that hang together")
    assert (error.what, error.where, error.expected) == (
        "a city in pieces",
        "cities[1]",
        "tiles that hang together",
    )
    assert str(error) == "cities[1]: a city in pieces; expected tiles that hang together"
    assert str(kind("odd")) == "odd"
    assert error.details == {"what": error.what, "where": error.where, "expected": error.expected}
    assert error.code == "bad-" + kind.__name__.removeprefix("Bad").lower()


@pytest.mark.parametrize(
    "error", [IllegalMove("a", {"x": 1}, "g"), BadNotation("what", "where", "expected"), BadOption("what")]
)
def test_errors_survive_a_way_between_processes(error: PentapolisError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)
