"""All tables: opened when somebody comes, put away when nobody looks, woken when a clock runs out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Coroutine, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from ..bots import specs
from ..kernel.catalogue import find_game
from ..kernel.errors import BadOption, PentapolisError
from ..kernel.options import settle
from ..kernel.record import restore
from ..table import commands as c
from ..table.chairs import Chair, checked_name
from ..table.chance import SECRET_BYTES
from ..table.live import Header, LiveTable
from ..table.names import shown_name
from ..table.refusals import Refused
from . import rest, wire
from .identity import Guest
from .rooms import Room, Services, open_table, row_of
from .store import Entry, Taken

_log = logging.getLogger(__name__)
_IDLE_SECONDS = 60.0
_SWEEP_SECONDS = 15.0
_RETRY_MS = 1500
_LAST_WORDS_SECONDS = 0.1
_ID_BYTES = 9  # 72 bits: whoever has an unlisted table's id was given it
_encode = msgspec.json.Encoder().encode


class Hub:
    """The rooms of this process."""

    def __init__(self, services: Services, build: str) -> None:
        self.services = services
        self.build = build  # of the client that this server carries
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._sweeper = asyncio.create_task(self._sweep())
        self._errands: set[asyncio.Task[Any]] = set()
        services.metrics.tables.set_function(lambda: len(self.rooms))

    async def close(self) -> None:
        """Put all tables away."""
        self._sweeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._sweeper
        for room in self.rooms.values():
            room.close()
        self.rooms.clear()

    async def goodbye(self) -> None:
        """Tell all clients that this server ends, and when to come back."""
        data = _encode(wire.Bye("restart", _RETRY_MS))
        for room in self.rooms.values():
            room.tell_all(data)
        await asyncio.sleep(_LAST_WORDS_SECONDS)

    # ------------------------------------------------------------------ opening

    async def room(self, table_id: str) -> Room:
        """The table, opened if need be; Refused where there is none."""
        room = self.rooms.get(table_id)
        if room is not None:
            return room
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = asyncio.create_task(self._open(table_id))
            opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(opening)

    async def _open(self, table_id: str) -> Room:
        row = await self.services.store.table(table_id)
        if row is None:
            raise Refused("no-table")
        entries = await self.services.store.read(table_id)
        room = self.rooms[table_id] = Room(open_table(row.header, entries), self.services)
        return room

    def hear(self, table_id: str | None, number: int) -> None:
        """Another process has stored something for this table (None: for any)."""
        for room in list(self.rooms.values()) if table_id is None else [self.rooms.get(table_id)]:
            if room is not None and (table_id is None or room.live.n < number):
                errand = asyncio.create_task(room.catch_up())
                self._errands.add(errand)
                errand.add_done_callback(self._errands.discard)

    # ------------------------------------------------------------------ commands

    async def command(self, room: Room, cid: str, body: c.Command, guest: Guest) -> wire.Ack:
        """Do what a guest asks for, once.  PentapolisError."""
        if not guest.member:
            raise Refused("no-member")
        metrics = self.services.metrics
        try:
            with metrics.latency.time():
                ack = await self._to_its_end(self._do(room, cid, body, guest.member))
        except PentapolisError:
            metrics.refused.inc()
            raise
        metrics.accepted.inc()
        return ack

    async def _to_its_end(self, doing: Coroutine[Any, Any, wire.Ack]) -> wire.Ack:
        """Do it even if whoever waits for it stops waiting: what is half stored, others must hear of."""
        errand = asyncio.create_task(doing)
        self._errands.add(errand)
        errand.add_done_callback(self._errand_done)
        return await asyncio.shield(errand)

    def _errand_done(self, errand: asyncio.Task[Any]) -> None:
        self._errands.discard(errand)
        if not errand.cancelled():
            errand.exception()  # whoever waits is told; nobody may wait any more

    async def _do(self, room: Room, cid: str, body: c.Command, member: str) -> wire.Ack:
        if isinstance(body, c.Rematch):
            table_id = await self.rematch(room, member)
            return wire.Ack(cid, room.live.n, table_id)
        return wire.Ack(cid, await room.command(f"{member}:{cid}", body, member))

    # ------------------------------------------------------------------ making

    async def create(self, wanted: rest.NewTable, member: str, name: str) -> str:
        """A new table and its id; BadOption, BadPosition, Refused for what can't be."""
        now = self.services.now()
        header = new_header(wanted, member, name, now)
        return await self._store_new(header, member, now, start=wanted.start)

    async def rematch(self, room: Room, member: str) -> str:
        """The table of the next game with the same people, made by whoever asks first.

        Its id is settled by the game that is over: several who ask at once, or somebody who asks again after
        a crash between making the table and telling of it, come to the same one.
        """
        live = await room.stored()
        if live.rematch is None:
            if not live.over:
                raise Refused("not-over")
            if member not in {chair.member for chair in live.chairs}:
                raise Refused("no-member")
            now = self.services.now()
            header = next_header(live, now)
            with contextlib.suppress(Taken):
                await self._store_new(header, member, now, start=True)
            await room.command(f"next:{header.id}", c.Linked(header.id), "")
        return room.live.rematch or ""

    async def _store_new(self, header: Header, member: str, now: int, *, start: bool) -> str:
        live = LiveTable(header)
        entries: list[Entry] = []
        if start and not live.chairs.open_seats():
            body = c.Start()
            live.apply(body, n=1, at=now, member="")
            entries.append(Entry(1, "start", now, "", _encode(body)))
        await self.services.store.create(row_of(live, now), entries)
        return header.id

    # ------------------------------------------------------------------ housekeeping

    async def _sweep(self) -> None:
        """Wake tables whose clocks have run out, put away those that nobody looks at."""
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            await self.wake()
            for room in list(self.rooms.values()):
                room.go_on()
            self.put_away(_IDLE_SECONDS)

    async def wake(self) -> None:
        """Open the tables where a clock has run out or a bot is late; one that fails keeps no other back."""
        try:
            due = await self.services.store.due(self.services.now())
        except Exception:
            _log.exception("clocks could not be looked after")
            return
        for table_id in due:
            try:
                await self.room(table_id)
            except Exception:
                _log.exception("table %s could not be opened", table_id)

    def put_away(self, seconds: float) -> None:
        """Forget rooms that have been idle for so long; the store keeps their tables."""
        before = asyncio.get_running_loop().time() - seconds
        for table_id, room in list(self.rooms.items()):
            if room.idle and room.touched <= before:
                room.close()
                del self.rooms[table_id]


def new_header(wanted: rest.NewTable, member: str, name: str, now: int) -> Header:
    """What a new table is to be; BadOption, BadPosition, Refused."""
    game = find_game(wanted.game)
    if len(wanted.places) not in game.info.seats:
        raise BadOption(
            f"{wanted.game} can't be played with seats={len(wanted.places)}",
            "seats",
            ", ".join(map(str, game.info.seats)),
        )
    options = settle(game.info.options, game.info.editions, wanted.options)
    game.make(len(wanted.places), options, game.info.rules_version)
    if wanted.position is not None:
        restore(game, wanted.position)
    return Header(
        id=_new_id(),
        game=wanted.game,
        rules=game.info.rules_version,
        options={name: list(v) if isinstance(v, tuple) else v for name, v in options.items()},
        chairs=[_chair(place, member, name) for place in wanted.places],
        host=member,
        secret=secrets.token_hex(SECRET_BYTES),
        created=now,
        clock=wanted.clock,
        public=wanted.public,
        title=shown_name(wanted.title),
        position=wanted.position,
    )


def _chair(place: rest.NewPlace, member: str, name: str) -> Chair:
    if place.kind == "me":
        return Chair("person", checked_name(place.name) if place.name else shown_name(name), "", member)
    if place.kind == "open":
        return Chair()
    if place.bot is None:
        raise BadOption("no bot", "places", "the spec of a bot, such as greedy")
    specs.parse(place.bot)
    return Chair("bot", "", place.bot, "")


def next_header(live: LiveTable, now: int) -> Header:
    """The same people and options, everybody one seat further."""
    chairs: Sequence[Chair] = list(live.chairs)
    return msgspec.structs.replace(
        live.header,
        id=_next_id(live.header),
        rules=live.game.info.rules_version,
        chairs=[*chairs[-1:], *chairs[:-1]],
        secret=secrets.token_hex(SECRET_BYTES),
        created=now,
        position=None,
    )


def _new_id() -> str:
    return secrets.token_urlsafe(_ID_BYTES)


def _next_id(header: Header) -> str:
    """The id of the rematch; nobody can know it before the secret is shown, at the end of the game."""
    digest = sha256(f"rematch {header.secret}".encode()).digest()
    return urlsafe_b64encode(digest[:_ID_BYTES]).decode()
