"""Who sits where at a live table: guests, bots, stand-ins, open seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from ..bots import specs
from .names import shown_name
from .refusals import Refused
from .state import Place

STAND_IN = "ismcts(iterations=100000, ms=300)"


class Chair(Struct):
    """Who has a seat.  `member` is the guest who holds it, "" for bots and open seats."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    bot: str = ""
    member: str = ""


class Chairs:
    """The seats of a table, and for which of them a stand-in plays."""

    def __init__(self, chairs: Sequence[Chair]) -> None:
        self._chairs = [Chair(chair.kind, chair.name, chair.bot, chair.member) for chair in chairs]
        self.stand_ins: set[int] = set()
        self._helped: set[int] = set()  # for whom their stand-in has decided something
        self._sent: set[int] = set()  # whose stand-in the host has called
        self._places: list[Place] = []

    def __len__(self) -> int:
        return len(self._chairs)

    def __getitem__(self, seat: int) -> Chair:
        """Refused where there is no such seat."""
        if not 0 <= seat < len(self._chairs):
            raise Refused("no-seat", seat=seat)
        return self._chairs[seat]

    def __iter__(self):
        return iter(self._chairs)

    def of(self, member: str) -> list[int]:
        """The seats that a guest holds."""
        return [seat for seat, chair in enumerate(self._chairs) if chair.member == member] if member else []

    def name(self, seat: int) -> str:
        return self._chairs[seat].name

    def bot(self, seat: int) -> str | None:
        """The spec of the bot that plays for a seat now; None where a person does."""
        chair = self._chairs[seat]
        if chair.kind == "bot":
            return chair.bot
        return STAND_IN if seat in self.stand_ins else None

    def voters(self) -> list[int]:
        """Seats of people who are asked before the game goes back.

        Those who play themselves, and those whom the host has replaced: else the host could go back alone.
        """
        silent = self.stand_ins - self._sent
        return [
            seat for seat, chair in enumerate(self._chairs) if chair.kind == "person" and seat not in silent
        ]

    def places(self) -> list[Place]:
        """As everybody may know them; not to be changed."""
        if not self._places:
            self._places = [
                Place(chair.kind, chair.name, chair.bot, seat in self.stand_ins)
                for seat, chair in enumerate(self._chairs)
            ]
        return self._places

    # ------------------------------------------------------------------ before the start

    def sit(self, seat: int, name: str, member: str) -> None:
        """An open seat is taken, or one's own gets another name."""
        chair = self[seat]
        if chair.kind != "open" and chair.member != member:
            raise Refused("seat-taken", seat=seat)
        self._change(seat, Chair("person", checked_name(name), "", member))

    def rise(self, seat: int) -> None:
        self._change(seat, Chair())

    def seat_bot(self, seat: int, spec: str) -> None:
        """BadOption for a spec that is none."""
        if self[seat].kind == "person":
            raise Refused("seat-taken", seat=seat)
        specs.parse(spec)
        self._change(seat, Chair("bot", "", spec, ""))

    def open_seats(self) -> list[int]:
        return [seat for seat, chair in enumerate(self._chairs) if chair.kind == "open"]

    def _change(self, seat: int, chair: Chair) -> None:
        self._chairs[seat] = chair
        self._places = []

    # ------------------------------------------------------------------ stand-ins

    def leave(self, seat: int) -> None:
        """A stand-in plays from now on, because the person wants it or is out of time."""
        self._person(seat)
        self.stand_ins.add(seat)
        self._sent.discard(seat)
        self._places = []

    def send_away(self, seat: int) -> None:
        """A stand-in plays from now on, because the host says so."""
        if seat in self.stand_ins:
            return
        self.leave(seat)
        self._sent.add(seat)

    def help(self, seat: int) -> None:
        """The seat's stand-in, if it has one, has decided something."""
        if seat in self.stand_ins:
            self._helped.add(seat)

    def come_back(self, seat: int) -> bool:
        """The person plays; was anything decided meanwhile?"""
        self._person(seat)
        missed = seat in self._helped
        if seat in self.stand_ins:
            self.stand_ins.remove(seat)
            self._places = []
        self._helped.discard(seat)
        self._sent.discard(seat)
        return missed

    def _person(self, seat: int) -> None:
        if self[seat].kind != "person":
            raise Refused("no-person", seat=seat)


def checked_name(name: str) -> str:
    """The name as it is shown; Refused if nothing is left of it."""
    shown = shown_name(name)
    if not shown:
        raise Refused("bad-name")
    return shown
