"""What everybody may know of a live table, and what one seat may do at it: plain structs for the outside."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .commands import Proposed

Json = dict[str, Any]
Status = Literal["open", "playing", "over"]


class Clock(Struct, frozen=True):
    """How time is kept: `none`; `move`: `seconds` for each decision; `game`: `seconds` and `increment`."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)] = 300
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Place(Struct):
    """A seat.  `stand_in`: a bot plays for the person meanwhile."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    stand_in: bool = False


class SeatClock(Struct):
    """Time left (ms) at the server's time `at`; it runs down while `running`."""

    left: int
    running: bool


class UndoRequest(Struct):
    """An undo that needs consent; `waiting` are the seats that have not agreed yet."""

    seat: int
    step: int
    waiting: list[int]


class Suggestion(Struct):
    """What a seat proposes; it lapses when a proposed move can't be played any more."""

    seat: int
    moves: list[Proposed]


class Table(Struct):
    """What everybody may know of a table beside the game itself."""

    id: str
    game: str
    title: str
    status: Status
    public: bool
    options: Json
    clock: Clock
    places: list[Place]
    clocks: list[SeatClock]
    at: int  # server time (ms) since when somebody is waited for; clocks are as of then
    parties: int  # seats, then house opponents
    step: int  # recorded commands so far
    commitment: str  # SHA-256 of the secret that all chance comes from
    secret: str | None  # hex, once the game is over
    undo: UndoRequest | None
    suggestions: list[Suggestion]
    ranking: list[list[int]]  # groups of parties, best first, once over
    rematch: str | None  # id of the next table


class Mine(Struct):
    """What the viewer's seat may do beside playing."""

    retract: bool = False  # its secret answer may be taken back
    undo: int | None = None  # step to which its last decision is free to be taken back
    turn: int | None = None  # step to which its whole turn is
    back: int | None = None  # step before its last decision, whoever may have to agree to go back there
    stand_off: bool = False  # it may call a stand-off


class State(Struct):
    """The document that snapshots bring and patches change.  `view` is the game's, None before the start."""

    table: Table
    view: Json | None
    mine: Mine
