"""HTTP routes of tables: lists, new ones, commands without a socket, records, films.

They take from `app.state`: `hub`, `store`.
"""

from __future__ import annotations

import asyncio
from typing import cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..kernel.errors import PentapolisError
from ..table.live import Header, LiveTable
from ..table.refusals import Refused
from ..table.state import Place, Status
from . import rest
from .api import member_of
from .films import frames
from .hub import Hub
from .identity import Guest
from .replies import HttpError, body_of, refused, reply
from .rooms import Room
from .security import guest_of
from .store import Store, TableRow

_LONGEST_LIST = 100
_STATUS = {
    "no-table": 404,
    "not-your-seat": 403,
    "not-host": 403,
    "no-member": 403,
    "not-over": 403,
}
_decode_header = msgspec.json.Decoder(Header).decode


class Summary(msgspec.Struct):
    """What a table's row keeps for lists (see `rooms.row_of`)."""

    places: list[Place]
    waiting: list[int]
    chairs: list[str]


_decode_summary = msgspec.json.Decoder(Summary).decode


async def make(request: Request) -> Response:
    guest = member_of(request)
    wanted = await body_of(request, rest.NewTable)
    try:
        table_id = await _hub(request).create(wanted, guest.member, guest.name)
    except PentapolisError as error:
        raise _answer(error) from error
    return reply(rest.TableMade(table_id), 201)


async def tables(request: Request) -> Response:
    """`?list=public` (the default) or `mine`: the latest changed first."""
    store, guest = _store(request), guest_of(request.scope)
    if request.query_params.get("list", "public") == "mine":
        rows = await store.of_member(member_of(request).member, _LONGEST_LIST)
    else:
        rows = await store.public(_LONGEST_LIST)
    return reply([line(row, guest) for row in rows])


async def table(request: Request) -> Response:
    row = await _store(request).table(request.path_params["table"])
    if row is None:
        raise HttpError(404, "no-table")
    return reply(line(row, guest_of(request.scope)))


async def command(request: Request) -> Response:
    guest, body = member_of(request), await body_of(request, rest.CommandBody)
    room = await _room(request)  # now, not before a body that comes slowly: meanwhile it may be put away
    try:
        ack = await _hub(request).command(room, body.cid, body.body, guest)
    except PentapolisError as error:
        raise _answer(error) from error
    return reply(ack)


async def record(request: Request) -> Response:
    live = await _stored(request)
    try:
        file = live.file()
    except PentapolisError as error:
        raise _answer(error) from error
    name = f"{live.header.game}-{live.header.id}.json"
    return reply(file, headers={"content-disposition": f'attachment; filename="{name}"'})


async def film(request: Request) -> Response:
    """The game so far, from the eyes of an own seat or a spectator; once over, from anybody's."""
    guest, seat = guest_of(request.scope), _seat(request)
    live = await _stored(request)
    try:
        match = live.match
        if seat is not None and not match.over:
            own = live.chairs.of(guest.member if guest else "")
            if seat not in own:
                raise Refused("not-your-seat", seat=seat)
        names = [live.chairs.name(s) for s in range(match.seats)]
        shown = await asyncio.to_thread(frames, match.record(), seat, names)
    except PentapolisError as error:
        raise _answer(error) from error
    return reply(shown)


def line(row: TableRow, guest: Guest | None) -> rest.TableLine:
    """A table in a list."""
    header, summary = _decode_header(row.header), _decode_summary(row.summary)
    return rest.TableLine(
        id=row.id,
        game=row.game,
        title=header.title,
        status=cast("Status", row.status),
        public=row.public,
        options=header.options,
        clock=header.clock,
        places=summary.places,
        waiting=summary.waiting,
        seats=[seat for seat, member in enumerate(summary.chairs) if guest and member == guest.member],
        updated=row.updated,
    )


async def _room(request: Request) -> Room:
    try:
        return await _hub(request).room(request.path_params["table"])
    except PentapolisError as error:
        raise _answer(error) from error


async def _stored(request: Request) -> LiveTable:
    return await (await _room(request)).stored()


def _seat(request: Request) -> int | None:
    text = request.query_params.get("seat", "")
    if not text:
        return None
    if text not in {str(seat) for seat in range(8)}:
        raise HttpError(400, "bad-message", what="seat")
    return int(text)


def _answer(error: PentapolisError) -> HttpError:
    """A refusal with the status that its code has in HTTP."""
    answer = refused(error)
    if isinstance(error, Refused):
        answer.status = _STATUS.get(error.code, 409)
    return answer


def _hub(request: Request) -> Hub:
    return cast("Hub", request.app.state.hub)


def _store(request: Request) -> Store:
    return cast("Store", request.app.state.store)


ROUTES = (
    Route("/api/tables", tables),
    Route("/api/tables", make, methods=["POST"]),
    Route("/api/tables/{table}", table),
    Route("/api/tables/{table}/commands", command, methods=["POST"]),
    Route("/api/tables/{table}/record", record),
    Route("/api/tables/{table}/frames", film),
)
