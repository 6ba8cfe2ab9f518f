"""Names, titles and chat as others read them: without what can't be seen or turns lines around."""

from __future__ import annotations

from unicodedata import category

# Printable by category, but nobody sees them: fillers of Hangul, a blank of Braille, a joiner.
_BLANKS = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0")
_JOINERS = frozenset("\u200c\u200d")  # between parts of an emoji or letters of Persian


def shown_name(text: str) -> str:
    """A name or title in one line, without control characters and edges of blanks; "" if nothing is left."""
    shown = "".join(sign for sign in " ".join(text.split()) if sign.isprintable() and sign not in _BLANKS)
    return shown.strip() if _is_seen(shown) else ""


def shown_speech(text: str) -> str:
    """A line of chat, without control characters but with joiners; "" if nothing is left."""
    line = " ".join(text.split())
    shown = "".join(sign for sign in line if sign.isprintable() or sign in _JOINERS)
    return shown if _is_seen(shown) else ""


def _is_seen(text: str) -> bool:
    """Is there more than blanks, joiners and marks upon nothing?"""
    return any(category(sign)[0] in "LNPS" and sign not in _BLANKS for sign in text)
