"""What a game must be: its cheap description, its moves, and the `Game` that Python callers use.

The rules themselves live in a `Position` (compiled); a `Game` puts words to its numbers: notation,
views, story, sheets, dumps.  It never holds a state.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from .errors import BadNotation, BadPosition, IllegalMove
from .limits import NUMBER
from .notation import shown, whole_number
from .options import Option, Value
from .position import Position

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game's description, loaded without its rules.

    `rules_versions` lists the versions that still play, newest last; `package` is where the game
    lives (its module `game` holds `GAME`).
    """

    id: str
    seats: tuple[int, ...]
    editions: tuple[str, ...]
    options: tuple[Option, ...]
    rules_versions: tuple[int, ...]
    package: str
    minutes: int
    weight: float
    designers: tuple[str, ...]
    published: int

    @property
    def rules_version(self) -> int:
        return self.rules_versions[-1]

    def load(self) -> Game:
        """The game itself, with its rules."""
        return import_module(f"{self.package}.game").GAME


@dataclass(frozen=True, slots=True)
class Move:
    """One decision: `code` inside the kernel, `text` for people; str() is the text."""

    code: int
    text: str

    def __str__(self) -> str:
        return self.text


class MoveTable(dict[int, Move]):
    """Moves by code, made when first asked for."""

    def __init__(self, decode: Any) -> None:
        self._decode = decode

    def __missing__(self, code: int) -> Move:
        move = self._decode(code)
        self[code] = move
        return move


class Game(ABC):
    """A game for Python callers.  Seats are ints; a viewer may be None, a spectator."""

    info: GameInfo

    def __init__(self) -> None:
        self.moves = MoveTable(self.decode)

    @abstractmethod
    def make(self, seats: int, options: Mapping[str, Value], rules: int) -> Position:
        """A configured position, not yet begun; BadOption for options that don't go together.

        `rules` is one of `info.rules_versions`: what an older version did stays behind its number.
        """

    @abstractmethod
    def decode(self, code: int) -> Move:
        """The typed move of a code in 0..2^31-1; BadNotation if it is none of any move."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """The move that a text names, legal or not; BadNotation."""

    @abstractmethod
    def refusal(self, position: Position, seat: int, move: Move) -> IllegalMove:
        """Why a seat that owes a decision may not make this move."""

    @abstractmethod
    def view(self, position: Position) -> Json:
        """What everybody may see, built by naming what is shown.

        Parts may be shared with other answers: it is copied before a caller gets it.
        """

    @abstractmethod
    def own_view(self, position: Position, seat: int) -> Json:
        """What a seat sees beyond that: entries that stand for those of `view`, or beside them."""

    @abstractmethod
    def event(self, event: Sequence[int], viewer: int | None) -> Json | None:
        """A story event (code, audience, four numbers) as this viewer learns it; None: not at all."""

    @abstractmethod
    def sheet(self, position: Position, viewer: int | None) -> Json:
        """The score sheet as if the game ended now, as far as the viewer can know (see sheet.py)."""

    @abstractmethod
    def preview(self, position: Position, seat: int, move: Move) -> Json:
        """What a legal move would change, as far as the seat can know: `cells` and sheet `lines`."""

    @abstractmethod
    def dump(self, position: Position) -> Json:
        """The whole position in words, without the header that the match writes."""

    @abstractmethod
    def load(self, seats: int, options: Mapping[str, Value], rules: int, data: Mapping[str, Any]) -> Position:
        """The position of a dict of texts and anything; BadPosition."""

    def thoughts(self, position: Position, seat: int, move: Move, word: int) -> list[Json]:
        """Why a move may be good, for people: each a `key` of a message with its facts.

        Made from what the seat knows; `word` is all the luck it may use.
        """
        return []

    def hidden(self, position: Position) -> Hashable:
        """Something cheap that changes whenever any seat's `own_view` does; None: that is not known."""
        return None

    def final_answers(self, position: Position) -> bool:
        """Do the rules at this table forbid to take back a secret answer?"""
        return False

    def thing(self, number: int) -> str:
        """Name of a thing that chance draws."""
        raise BadPosition(f"no thing has number {number}", reason="unknown-thing", given=str(number))

    def thing_number(self, name: str) -> int:
        """Number of a thing that chance draws, by its name; BadNotation."""
        given = shown(name)
        raise BadNotation(f"unknown thing {given}", "outcomes", reason="unknown-thing", given=given)

    def outcome_text(self, outcome: int) -> str:
        """A drawn outcome in words: a thing's name, or `#3` for a number."""
        return f"#{outcome ^ NUMBER}" if outcome & NUMBER else self.thing(outcome)

    def outcome(self, text: str) -> int:
        """The outcome that a text names; BadNotation."""
        if text.startswith("#"):
            number = whole_number(text[1:], digits=7)
            if number is None or number >= NUMBER:
                given, expected = shown(text), "#0, #1, ..."
                what = f"{given} is no number"
                raise BadNotation(what, "outcomes", expected, reason="no-drawn-number", given=given)
            return number | NUMBER
        return self.thing_number(text)
