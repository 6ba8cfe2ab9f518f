"""An outside bot: takes a seat and plays it to the end."""

from __future__ import annotations

import contextlib

from ..kernel.errors import PentapolisError
from ..server import wire
from ..table import commands as c
from .brains import Brain
from .known import Known
from .link import Link
from .refusals import Refusal

_OUTRUN = {"nothing-asked", "undo-asked", "seat-taken"}  # somebody else was quicker


class NoSeat(PentapolisError):
    """There is no seat to be had, or it was lost before the start."""


async def take_seat(link: Link, name: str, wanted: int | None = None) -> int:
    """The seat that this guest holds already, or else takes now; NoSeat, Refusal."""
    while True:
        mine = _seats(link.known)
        if wanted in mine or (wanted is None and mine):
            return mine[0] if wanted is None else wanted
        places = link.known.table["places"]
        free = [seat for seat, place in enumerate(places) if place["kind"] == "open"]
        if wanted is not None:
            free = [seat for seat in free if seat == wanted]
        if not free or link.known.status != "open":
            raise NoSeat
        try:
            await link.command(c.Sit(free[0], name))
        except Refusal as refusal:
            if refusal.code not in _OUTRUN:
                raise
        else:
            await link.until(lambda known, mine=mine: _seats(known) != mine)


async def play(link: Link, seat: int, brain: Brain) -> None:
    """Play a seat until the game is over; NoSeat, Refusal, Ended, and what the brain raises."""
    if link.known.viewer != seat:
        await link.view_as(seat)
    while True:
        await link.until(lambda known: _must_act(known, seat))
        known = link.known
        if known.status == "over":
            return
        if seat not in _seats(known):
            raise NoSeat
        if known.table["places"][seat]["stand_in"]:
            await _do(link, c.Return(seat))
        elif _is_asked_for_undo(known, seat):
            await _do(link, c.Agree(seat))
        elif known.ask is not None:
            await _decide(link, known.ask, brain)


async def _decide(link: Link, ask: wire.Ask, brain: Brain) -> None:
    move = await brain.choose(link, ask)
    try:
        await link.command(c.Play(ask.seat, move))
    except Refusal:
        if link.known.ask is ask:  # else the question has changed meanwhile
            raise


async def _do(link: Link, body: c.Command) -> None:
    with contextlib.suppress(Refusal):
        await link.command(body)


def _must_act(known: Known, seat: int) -> bool:
    """Is there something to do, or nothing more?"""
    if known.status == "over" or seat not in _seats(known):
        return True
    if known.status != "playing":
        return False
    asked = known.ask is not None and known.ask.seat == seat and bool(known.ask.moves)
    return asked or known.table["places"][seat]["stand_in"] or _is_asked_for_undo(known, seat)


def _is_asked_for_undo(known: Known, seat: int) -> bool:
    undo = known.table["undo"]
    return undo is not None and seat in undo["waiting"]


def _seats(known: Known) -> list[int]:
    return [] if known.you is None else known.you.seats
