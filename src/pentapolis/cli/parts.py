"""Parts of a game that are found by looking into its package; a game may be without some of them."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from ..kernel.contract import GameInfo
from ..kernel.errors import PentapolisError
from .desk import BadInput

Json = dict[str, Any]
Label = Sequence[Any]


class Drawing(Protocol):
    """Module `drawing`: views as blocks of text; the game's own module says what they look like."""

    COLOURS: dict[str, tuple[str, str]]

    def headline(self, view: Json) -> list[Label]: ...
    def board(self, view: Json, moves: Sequence[str] = (), story: Sequence[Json] = ()) -> list[Json]: ...
    def hand(self, view: Json) -> list[Json]: ...
    def notes(self, view: Json) -> list[Json]: ...
    def menu(self, moves: Sequence[str]) -> list[Json]: ...
    def legend(self, face: str) -> Label: ...
    def describe(self, text: str) -> tuple[str, Json]: ...
    def table(self, cities: Sequence[Any]) -> list[Json]: ...


class Scored(Protocol):
    """A score sheet (kernel.sheet), and its bare numbers as the game's module describes them."""

    @property
    def sheet(self) -> Json: ...
    @property
    def totals(self) -> Json: ...


class BadTable(PentapolisError):
    """What the module raises: its `code` and `details` are those of a refusal."""

    code: str
    details: Json


class ScoreTable(Protocol):
    """Module `score_table`: scores a table that was played with the box."""

    EXAMPLE: str
    TOO_MANY: str
    BadTable: type[BadTable]

    def read(self, text: str) -> Json: ...
    def score(self, table: Any, *, house_tiles: bool = False) -> Scored: ...
    def rows_of(self, table: Any) -> Sequence[Any]: ...


class Seating(Protocol):
    """Module `seating`: draws who sits where; seat, name and what decided, in the order of the seats.

    `notes`: what else there is to say to the table before it begins.
    """

    def draw(self, names: Sequence[str], seed: int) -> list[Json]: ...
    def notes(self, drawn: Sequence[Json]) -> list[Label]: ...


def drawing_of(info: GameInfo) -> Drawing:
    return cast("Drawing", _part(info, "drawing"))


def score_table_of(info: GameInfo) -> ScoreTable:
    return cast("ScoreTable", _part(info, "score_table"))


def seating_of(info: GameInfo) -> Seating:
    return cast("Seating", _part(info, "seating"))


def _part(info: GameInfo, name: str) -> object:
    module = f"{info.package}.{name}"
    if find_spec(module) is None:
        raise BadInput("no-part", game=info.id, part=name)
    return import_module(module)
