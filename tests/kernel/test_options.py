from __future__ import annotations

from typing import Any

import pytest

from pentapolis.kernel.errors import BadOption
from pentapolis.kernel.options import Option, settle

OPTIONS = (
    Option("placing", ("free", "ordered"), {"seed": "free", "rulebook": "ordered"}),
    Option("final", (False, True), {"seed": False}),
    Option("rounds", (2, 3), {"seed": 3}),
    Option("tiles", (), {"seed": ("a", "b")}),
)
EDITIONS = ("seed", "rulebook")


def test_defaults_come_from_the_edition_edition_first() -> None:
    settled = settle(OPTIONS, EDITIONS, None)
    assert list(settled) == ["edition", "placing", "final", "rounds", "tiles"]
    assert settled == {
        "edition": "seed",
        "placing": "free",
        "final": False,
        "rounds": 3,
        "tiles": ("a", "b"),
    }
    assert settle(OPTIONS, EDITIONS, {"edition": "rulebook"})["placing"] == "ordered"
    assert settle(OPTIONS, EDITIONS, {"edition": "rulebook"})["rounds"] == 3


def test_a_single_option_wins_over_the_edition() -> None:
    settled = settle(OPTIONS, EDITIONS, {"edition": "rulebook", "placing": "free", "tiles": ["c"]})
    assert (settled["edition"], settled["placing"], settled["tiles"]) == ("rulebook", "free", ("c",))


def test_what_is_given_stays_as_it_is() -> None:
    given: dict[str, Any] = {"tiles": ["c", "d"], "final": True}
    settle(OPTIONS, EDITIONS, given)
    assert given == {"tiles": ["c", "d"], "final": True}


@pytest.mark.parametrize("text", ["true", "Yes", "on"])
def test_yes_and_no_as_words_of_a_command_line(text: str) -> None:
    assert settle(OPTIONS, EDITIONS, {"final": text})["final"] is True
    assert settle(OPTIONS, EDITIONS, {"final": "off"})["final"] is False


def test_words_may_be_one_text() -> None:
    assert settle(OPTIONS, EDITIONS, {"tiles": "x y"})["tiles"] == ("x", "y")


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"edition": "third"}, "option edition"),
        ({"edition": ["seed"]}, "option edition"),
        ({"placing": "anyhow"}, "option placing"),
        ({"placing": None}, "option placing"),
        ({"final": 1}, "option final"),
        ({"final": "maybe"}, "option final"),
        ({"rounds": True}, "option rounds"),
        ({"rounds": 4}, "option rounds"),
        ({"tiles": 5}, "option tiles"),
        ({"tiles": ["a", 5]}, "option tiles"),
        ({"colour": "red"}, "options"),
    ],
)
def test_errors_say_what_where_and_what_was_expected(given: dict[str, Any], where: str) -> None:
    with pytest.raises(BadOption) as caught:
        settle(OPTIONS, EDITIONS, given)
    error = caught.value
    assert error.where == where
    assert error.what
    assert error.expected
    assert str(error) == f"{error.where}: {error.what}; expected {error.expected}"
