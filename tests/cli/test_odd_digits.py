"""Digits that look like numbers and are none, moves of any length: refused in a line, the game goes on."""

import pytest
from click.testing import CliRunner

import pentapolis
from pentapolis import BadNotation
from pentapolis.cli.main import main


@pytest.mark.parametrize("text", ["①", "²", "p ²", "9" * 5000])
def test_odd_digits_do_not_end_a_game(text: str) -> None:
    done = CliRunner().invoke(
        main, ["play", "--bot", "random", "--seed", "1", "--lang", "en"], input=f"{text}\nq\n\n"
    )
    assert done.exception is None or isinstance(done.exception, SystemExit)
    assert "Traceback" not in done.output


def test_odd_digits_in_a_score_sheet_are_one_clear_line() -> None:
    done = CliRunner().invoke(
        main, ["score", "between-two-cities", "-"], input="seats: ²\nSSSS\nHHOm\nOPOO\nOPHP\n"
    )
    assert done.exit_code == 2


def test_a_very_long_move_is_refused_at_once() -> None:
    match = pentapolis.new("between-two-cities", seats=3, seed=1)
    assert isinstance(match.why(0, "S" + " " * 200_000 + "!"), BadNotation)
