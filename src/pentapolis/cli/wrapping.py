"""Breaks lines of text that has Chinese in it: between any two of its characters, not at spaces alone."""

from __future__ import annotations

from typing import Any
from unicodedata import category, east_asian_width

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions
from rich.containers import Lines
from rich.measure import Measurement
from rich.text import Text

_NEVER_FIRST = frozenset("、。，．：；？！）】》〉」』〕…—～·,.:;?!)]}%”’×")
_NEVER_LAST = frozenset("（【《〈「『〔([{“‘")


def is_wide(text: str) -> bool:
    """Does a text hold characters that take two cells, as Chinese does?"""
    return not text.isascii() and any(east_asian_width(sign) in "WF" for sign in text)


def line_breaks(text: str, width: int) -> list[int]:
    """Where lines begin, but for the first, so that none is wider than `width` cells."""
    breaks: list[int] = []
    start = 0
    for piece_start, piece_end in _pieces(text):
        if cell_len(text[start:piece_end].rstrip()) <= width:
            continue
        if piece_start > start:
            start = piece_start
            breaks.append(start)
        while (room := _fitting(text[start:piece_end].rstrip(), width)) is not None:
            start += room
            breaks.append(start)
    return breaks


def _pieces(text: str) -> list[tuple[int, int]]:
    """Start and end of the parts between which a line may break."""
    ends = [place for place in range(1, len(text)) if _may_break(text, place)] + [len(text)]
    return list(zip([0, *ends], ends, strict=False))


def _may_break(text: str, place: int) -> bool:
    before, after = text[place - 1], text[place]
    if after.isspace() or after in _NEVER_FIRST or before in _NEVER_LAST:
        return False
    return before.isspace() or is_wide(before) or is_wide(after)


def _fitting(text: str, width: int) -> int | None:
    """How many characters fit, at least one; None if all do."""
    if cell_len(text) <= width:
        return None
    return max(1, next(n for n in range(len(text)) if cell_len(text[: n + 1]) > width))


class Prose(Text):
    """Text whose lines break as Chinese asks for; without Chinese in it, as Text's do."""

    @classmethod
    def of(cls, text: Text) -> Prose:
        return cls(
            text.plain,
            style=text.style,
            justify=text.justify,
            overflow=text.overflow,
            no_wrap=text.no_wrap,
            end=text.end,
            tab_size=text.tab_size,
            spans=list(text.spans),
        )

    def wrap(self, console: Console, width: int, **how: Any) -> Lines:
        lines = Lines()
        if how.get("no_wrap") or self.no_wrap or how.get("overflow") == "ignore" or not is_wide(self.plain):
            return super().wrap(console, width, **how)
        for line in self.split(allow_blank=True):
            for piece in line.divide(line_breaks(line.plain, width)):
                piece.rstrip()
                lines.extend(piece.wrap(console, width, **how))
        return lines

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        whole = super().__rich_measure__(console, options)
        if not is_wide(self.plain):
            return whole
        pieces = [self.plain[start:end].strip() for start, end in _pieces(self.plain)]
        return Measurement(max(map(cell_len, pieces)), whole.maximum)


def is_control(sign: str) -> bool:
    """Would a terminal obey this sign, or can't it be encoded?"""
    return category(sign) in {"Cc", "Cs"}


def visible(text: str, *, keep: str = "\n\t") -> str:
    """The text with a sign in the place of what a terminal would obey, such as ESC."""
    if text.isprintable():
        return text
    return "".join("\ufffd" if sign not in keep and is_control(sign) else sign for sign in text)
