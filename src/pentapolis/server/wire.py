"""The wire: every message between a client and the server, typed once for both sides.

One WebSocket per open table carries JSON objects whose field `t` names the type.  `python -m
pentapolis.server.schema` writes the JSON Schema from which the client's types are made.
`docs/wire.md` tells the order of messages, and what a client of one's own must do.

A client knows a table as one JSON document, `State`, made for one viewer (a seat that this member
holds, or None: a spectator).  A `snapshot` brings it whole, each `step` changes it by an RFC 6902
patch.  Story and chat only grow, and are sent beside it.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from ..table.commands import Command, MoveText, Number, Seat
from ..table.state import State

VERSION = 1

Json = dict[str, Any]
Cid = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9:_-]+$")]


# ---------------------------------------------------------------------- client to server


class Hello(Struct, tag_field="t", tag="hello", frozen=True):
    """First message.  `after`: the last `seq` that this client has, to be brought up to date cheaply.

    `token` is the value of the cookie, for programs that send none.
    """

    v: int
    table: Annotated[str, Meta(max_length=32)]
    viewer: Seat | None = None
    after: Number | None = None
    token: Annotated[str, Meta(max_length=400)] | None = None


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
    """What the search prefers, best first; score lines (`changes`) that say what the first is good for.

    `thoughts`: what the game's own judgement says of it, each a `key` of the message
    `<game>-thought-<key>` with its facts.
    """

    moves: list[AdvisedMove]
    iterations: int
    follow_up: list[str]
    changes: list[Json]
    thoughts: list[Json] = []


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
