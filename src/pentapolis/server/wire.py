"""The wire: every message between a client and the server, typed once for both sides.

One WebSocket per open table carries JSON objects whose field `t` names the type.  `python -m
pentapolis.server.schema` writes the JSON Schema from which the client's types are made.
`docs/wire.md` tells the order of messages, and what a client of one's own must do.

A client knows a table as one JSON document, `State`, made for one viewer (a seat that this member
holds, or None: a spectator).  A `snapshot` brings it whole, each `step` changes it by an RFC 6902
patch.  Story and chat only grow, and are sent beside it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

VERSION = 1

Json = dict[str, Any]
Seat = Annotated[int, Meta(ge=0, le=7)]
Cid = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9:_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Spec = Annotated[str, Meta(min_length=1, max_length=80)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]


# ---------------------------------------------------------------------- what is asked for: command bodies


class Body(Struct, tag_field="t"):
    """What a command asks for.  `seat`: for which of the member's seats."""


class Sit(Body, tag="sit"):
    """Take an open seat, before the start or in place of nobody.  A member may take several (one device)."""

    seat: Seat
    name: Name


class Rise(Body, tag="rise"):
    """Give a seat up before the start; it is open again.  The host may do it for anyone."""

    seat: Seat


class SeatBot(Body, tag="seat-bot"):
    """The host puts a bot into an open seat before the start."""

    seat: Seat
    spec: Spec


class Start(Body, tag="start"):
    """The host starts the game; open seats are not allowed."""


class Play(Body, tag="play"):
    """A decision, in the game's notation."""

    seat: Seat
    move: MoveText


class Retract(Body, tag="retract"):
    """Take a secret answer back while others still owe theirs."""

    seat: Seat


class StandOff(Body, tag="stand-off"):
    """Nobody wants to act first: the lowest seat that owes must."""

    seat: Seat


class Undo(Body, tag="undo"):
    """Back to the moment with `step` recorded commands: at once where that is free, else all are asked."""

    seat: Seat
    step: Number


class Agree(Body, tag="agree"):
    """Agree to the undo that is asked for."""

    seat: Seat


class Decline(Body, tag="decline"):
    """Decline the undo that is asked for, or withdraw it."""

    seat: Seat


class Proposed(Struct, frozen=True):
    """A move that is proposed for a seat."""

    seat: Seat
    move: MoveText


class Suggest(Body, tag="suggest"):
    """Propose moves of one's own and of others, to be accepted by playing them; [] withdraws one's own."""

    seat: Seat
    moves: Annotated[list[Proposed], Meta(max_length=8)]


class Leave(Body, tag="leave"):
    """A stand-in bot plays for this seat; the host may say so for a person who is away."""

    seat: Seat


class Return(Body, tag="return"):
    """The person of a seat plays again instead of the stand-in."""

    seat: Seat


class Say(Body, tag="say"):
    """Chat: words of one's own, or a quick phrase by its key.  `seat` None: a spectator."""

    text: ChatText | None = None
    phrase: Annotated[str, Meta(max_length=24, pattern=r"^[a-z-]+$")] | None = None
    seat: Seat | None = None


class Rematch(Body, tag="rematch"):
    """Another game of the same people, seats rotated by one; the first to ask makes the table."""


Command = (
    Sit
    | Rise
    | SeatBot
    | Start
    | Play
    | Retract
    | StandOff
    | Undo
    | Agree
    | Decline
    | Suggest
    | Leave
    | Return
    | Say
    | Rematch
)


# ---------------------------------------------------------------------- client to server


class Hello(Struct, tag_field="t", tag="hello", frozen=True):
    """First message.  `after`: the last `seq` that this client has, to be brought up to date cheaply."""

    v: int
    table: Annotated[str, Meta(max_length=32)]
    viewer: Seat | None = None
    after: Number | None = None


class Cmd(Struct, tag_field="t", tag="cmd", frozen=True):
    """A command.  `cid` is made by the client and makes it safe to send again: it is done once."""

    cid: Cid
    body: Command


class Look(Struct, tag_field="t", tag="look", frozen=True):
    """What would this move change, or why is it refused?  Answered by `answer`; nothing happens."""

    rid: Number
    seat: Seat
    move: MoveText


class SheetQuery(Struct, tag_field="t", tag="sheet", frozen=True):
    """The score sheet as if the game ended now, for the viewer of this socket."""

    rid: Number


class Hint(Struct, tag_field="t", tag="hint", frozen=True):
    """Advice for a seat that owes a decision."""

    rid: Number
    seat: Seat


class ViewAs(Struct, tag_field="t", tag="view-as", frozen=True):
    """See the table with the eyes of another of one's own seats (one device), or of a spectator."""

    viewer: Seat | None


class Ping(Struct, tag_field="t", tag="ping", frozen=True):
    """Are you there?"""


ClientMessage = Hello | Cmd | Look | SheetQuery | Hint | ViewAs | Ping


# ---------------------------------------------------------------------- the state of a table


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
    status: Literal["open", "playing", "over"]
    public: bool
    options: Json
    clock: Clock
    places: list[Place]
    clocks: list[SeatClock]
    at: int  # server time (ms) of the last change; clocks are as of then
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
    stand_off: bool = False  # it may call a stand-off


class State(Struct):
    """The document that snapshots bring and patches change.  `view` is the game's, None before the start."""

    table: Table
    view: Json | None
    mine: Mine


# ---------------------------------------------------------------------- server to client


class You(Struct, tag_field="t", tag="you"):
    """Who the server takes this socket for: after hello, and when it changes."""

    member: str
    name: str
    seats: list[int]
    host: bool


class Welcome(Struct, tag_field="t", tag="welcome"):
    """Answer to hello.  `now`: the server's time in ms, for clocks."""

    v: int
    build: str
    now: int


class Said(Struct):
    """A line of chat.  `seat` None: a spectator, by `name`."""

    n: int
    at: int
    name: str
    seat: int | None = None
    text: str | None = None
    phrase: str | None = None


class Story(Struct):
    """Story events from event number `since` on: what the client has from there on is replaced."""

    since: int
    events: list[Json]


class Snapshot(Struct, tag_field="t", tag="snapshot"):
    """All of it, for a viewer."""

    seq: int
    viewer: int | None
    state: State
    story: list[Json]
    chat: list[Said]


class Step(Struct, tag_field="t", tag="step", omit_defaults=True):
    """What changed for this viewer.

    `prev` is the `seq` before it: a client that has another one says hello again.
    """

    seq: int
    prev: int
    patch: list[Json] = []
    story: Story | UnsetType = UNSET
    chat: list[Said] = []


class Ask(Struct, tag_field="t", tag="ask"):
    """The viewer's seat owes a decision: its legal moves.  Empty when it owes none.

    `secret`: answers are shown together.  `final`: the answer can't be taken back.
    """

    seq: int
    seat: int
    moves: list[str]
    secret: bool = False
    final: bool = False


class Ack(Struct, tag_field="t", tag="ack"):
    """A command is stored, for good, as number `seq`.  `table`: the id that a rematch made."""

    cid: str
    seq: int
    table: str | None = None


class Error(Struct, tag_field="t", tag="error"):
    """A refusal: nothing changed.  `game` is set where the game's rules refuse; words are the client's."""

    code: str
    details: Json = {}
    game: str = ""
    cid: str | None = None
    rid: int | None = None


class Answer(Struct, tag_field="t", tag="answer", omit_defaults=True):
    """The answer to a `look` (`preview` or `refusal`), a `sheet` or a `hint` (`advice`)."""

    rid: int
    seq: int
    preview: Json | None = None
    refusal: Error | None = None
    sheet: Json | None = None
    advice: Advice | None = None


class AdvisedMove(Struct):
    """A move, the share of imagined games that tried it, and its mean value in them (0 to 1)."""

    move: str
    share: float
    value: float


class Advice(Struct):
    """What the search prefers, best first; score lines (`changes`) that say what the first is good for."""

    moves: list[AdvisedMove]
    iterations: int
    follow_up: list[str]
    changes: list[Json]


class Presence(Struct, tag_field="t", tag="presence"):
    """Seats whose people are connected, and how many look on."""

    seats: list[int]
    spectators: int


class Bye(Struct, tag_field="t", tag="bye"):
    """The server ends this connection.

    `code`: upgrade, restart, slow, replaced; come back after `retry_after` ms.
    """

    code: str
    retry_after: int = 0


class Pong(Struct, tag_field="t", tag="pong"):
    """Yes; `now` is the server's time in ms."""

    now: int


ServerMessage = Welcome | You | Snapshot | Step | Ask | Ack | Error | Answer | Presence | Bye | Pong
