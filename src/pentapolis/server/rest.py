"""What the plain HTTP routes take and give (see `docs/wire.md` for the routes)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ..table.commands import Command, Name, Seat, Spec
from ..table.state import Clock, Place, Status
from .wire import Cid

Json = dict[str, Any]


class OptionInfo(Struct):
    """An option of a game: its choices ([] if free) and the default of each edition."""

    name: str
    choices: list[Any]
    defaults: Json
    note: str


class BotLevel(Struct):
    """A bot that the lobby offers; words for `level` are in the message files."""

    level: str
    spec: str


class GameCard(Struct):
    """What the home page shows of a game."""

    id: str
    seats: list[int]
    editions: list[str]
    options: list[OptionInfo]
    minutes: int
    weight: float
    designers: list[str]
    published: int
    bots: list[BotLevel]


class NewPlace(Struct, forbid_unknown_fields=True):
    """A seat of a new table: `me` (also several times: one device), a bot, or open."""

    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    bot: Spec | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made.  `start`: begin at once if no seat is open.  `position`: start from a dump."""

    game: Annotated[str, Meta(max_length=40)]
    places: Annotated[list[NewPlace], Meta(min_length=1, max_length=8)]
    options: Json = {}
    clock: Clock = Clock()
    public: bool = False
    title: Annotated[str, Meta(max_length=60)] = ""
    start: bool = False
    position: Json | None = None


class TableMade(Struct):
    """A new table's id; its page is /t/{id}."""

    id: str


class TableLine(Struct):
    """A table in a list, and what can be known before joining."""

    id: str
    game: str
    title: str
    status: Status
    public: bool
    options: Json
    clock: Clock
    places: list[Place]
    waiting: list[int]
    seats: list[int]  # those of the asking member
    updated: int


class Me(Struct):
    """The asking guest."""

    member: str
    name: str


class NewName(Struct, forbid_unknown_fields=True):
    """A guest's name."""

    name: Name


class DeviceLink(Struct):
    """A private link (its path and fragment) that makes another device this guest; for ten minutes, once."""

    path: str
    expires: int


class Claim(Struct, forbid_unknown_fields=True):
    """The token of a device link."""

    token: Annotated[str, Meta(max_length=200)]


class CommandBody(Struct, forbid_unknown_fields=True):
    """A command without a socket (play by mail, scripts)."""

    cid: Cid
    body: Command


class Frames(Struct):
    """A game as a film: the first state, and a patch with its story for each step.

    `scores[k]` are all parties' totals after step k, as if the game ended then; `sheets[k]` is a patch
    that makes the sheet after step k of the one before, the first of `{}`.  `seat`: whose eyes.
    """

    game: str
    seats: int
    seat: Seat | None
    names: list[str]
    view: Json
    story: list[list[Json]]  # story[k]: what happened in step k
    patches: list[list[Json]]  # patches[k-1] leads from step k-1 to step k
    moves: list[Any]  # moves[k-1]: the command of step k, or None where it is secret
    scores: list[list[int]]
    sheets: list[list[Json]]
    sheet: Json  # the last one, whole
    ranking: list[list[int]]


class ReplayUpload(Struct):
    """A record (or a file downloaded from a table), to be seen from a seat's eyes."""

    record: Json
    seat: Seat | None = None


class Page(Struct):
    """A rulebook page: paragraphs in order."""

    title: str
    paragraphs: list[PageParagraph]


class PageParagraph(Struct):
    """A paragraph: pieces of Markdown and examples; `keys`: refusal codes and sheet keys that lead here."""

    id: str
    title: str
    parts: list[str | PageExample]
    keys: list[str]


class PageExample(Struct):
    """A tested example: `kind` score, refusal, accepted or play; what to draw, before and after.

    `view` is the game's view for a spectator or the acting seat where the example is a position, and
    `after` the one after its moves;
    `sheet` what the score says; `refusal` the code and facts where a move is refused.
    """

    id: str
    kind: str
    facts: Json
    view: Json | None = None
    after: Json | None = None
    sheet: Json | None = None
    refusal: Json | None = None
