"""What can be asked of a live table.  Every accepted command is an entry of the table's log.

The same types are the bodies of commands on the wire.  `seat` says for which of the member's seats.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=7)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Spec = Annotated[str, Meta(min_length=1, max_length=80)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]


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


# ---------------------------------------------------------------------- entries that the table itself makes


class Timeout(Body, tag="timeout"):
    """A seat's time is over: a stand-in plays for it."""

    seat: Seat


class Linked(Body, tag="linked"):
    """The rematch is at this table."""

    table: Annotated[str, Meta(max_length=32)]


Entry = Command | Timeout | Linked
