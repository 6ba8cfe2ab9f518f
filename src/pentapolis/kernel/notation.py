"""Helpers for reading text that people or files give."""


def whole_number(text: str, digits: int) -> int | None:
    """The number 0, 1, ... that a text of at most so many ASCII digits names; None for any other text.

    `str.isdigit` alone would pass digits that `int` refuses (², ①), and `int` refuses very long texts.
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) <= digits else None
