"""Reading numbers from text."""

import pytest

from pentapolis.kernel.notation import whole_number


@pytest.mark.parametrize(
    ("text", "number"),
    [("0", 0), ("7", 7), ("007", 7), ("999", 999), ("1000", None), ("", None), ("-1", None), (" 1", None)]
    + [(odd, None) for odd in ("²", "①", "٣", "１", "1_0", "1.0", "9" * 5000)],
)
def test_only_short_plain_digits_are_a_number(text: str, number: int | None) -> None:
    assert whole_number(text, digits=3) == number
