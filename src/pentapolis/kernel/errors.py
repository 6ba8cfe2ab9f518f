"""Everything that can go wrong, as exceptions with a stable code and the facts.

    PentapolisError
    ├── IllegalMove        the rules refuse it: `code`, `details`, `game`
    ├── BadNotation        text that is no move
    ├── BadOption          an unknown game, option, seat count or edition
    ├── BadPosition        a position dict that can't be
    └── BadRecord          a record that can't be replayed

The last four say `what` is wrong, `where`, and what was `expected`, also as `details`, for developers;
each has a `code` of its own, and a `reason` with `facts`.  Words for people are made from codes and
details, reasons and facts by the outer layers.  A game's own reasons begin with its id.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class PentapolisError(Exception):
    """Base of all errors that callers may want to catch."""


class IllegalMove(PentapolisError):
    """A move that the rules refuse.

    `code` is a refusal code (kernel or game), `details` its facts (numbers, notation), `game` the
    game's id.  Raising it changes nothing.
    """

    def __init__(self, code: str, details: Mapping[str, Any] | None = None, game: str = "") -> None:
        self.code = code
        self.details: dict[str, Any] = dict(details or {})
        self.game = game
        facts = ", ".join(f"{key}={value}" for key, value in self.details.items())
        super().__init__(f"{code} ({facts})" if facts else code)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, IllegalMove) and (self.code, self.details, self.game) == (
            other.code,
            other.details,
            other.game,
        )

    def __hash__(self) -> int:
        return hash((self.code, self.game))


class Malformed(PentapolisError):
    """What the four errors about something that can't be read have in common."""

    code = ""

    def __init__(
        self, what: str, where: str = "", expected: str = "", *, reason: str = "", **facts: Any
    ) -> None:
        self.what, self.where, self.expected = what, where, expected
        self.reason, self.facts = reason, facts
        self.details: dict[str, Any] = {"what": what, "where": where, "expected": expected}
        text = f"{where}: {what}" if where else what
        super().__init__(f"{text}; expected {expected}" if expected else text)


class BadNotation(Malformed):
    """Text that is not the notation of any move of the game."""

    code = "bad-notation"


class BadOption(Malformed):
    """An unknown game, option, value, edition or seat count."""

    code = "bad-option"


class BadPosition(Malformed):
    """A position dict that is malformed or that the rules can't reach."""

    code = "bad-position"


class BadRecord(Malformed):
    """A record that is damaged, of an unknown rules version, or that does not replay."""

    code = "bad-record"
