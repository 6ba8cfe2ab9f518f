"""Helpers for reading what people, files or Python callers give."""

from __future__ import annotations

from operator import index
from reprlib import Repr

_LONGEST_NUMBER = 1 << 128


def whole_number(text: str, digits: int) -> int | None:
    """The number 0, 1, ... that a text of at most so many ASCII digits names; None for any other text.

    `str.isdigit` alone would pass digits that `int` refuses (², ①), and `int` refuses very long texts.
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) <= digits else None


def as_number(value: object) -> int | None:
    """The whole number that a value is, also one of another library; None for anything else.

    True and 1.0 equal 1, so they would pass for seats, words and versions.
    """
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # pyright: ignore[reportArgumentType]  # asking is the only way to know
    except TypeError:
        return None


class _Shown(Repr):
    """`repr`, cut short, of anything: no depth and no number of digits is too much for it."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel, self.maxlist, self.maxdict, self.maxstring = 3, 4, 4, 60

    def repr_int(self, x: int, level: int) -> str:
        """A number; Python itself refuses to write very long ones."""
        return repr(x) if abs(x) < _LONGEST_NUMBER else f"a number of {x.bit_length()} bits"


shown = _Shown().repr
"""A value as it stands in the text of an error: short, whatever it is."""
