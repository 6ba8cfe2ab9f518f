"""A table in memory: one command at a time, stored before anybody hears of it; bots and clocks beside it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from ..kernel.errors import PentapolisError
from ..table import commands as c
from ..table.live import Header, LiveTable
from ..table.refusals import Refused
from . import wire
from .metrics import Metrics
from .store import Entry, Store, TableRow, Taken
from .thinking import Thinkers
from .viewers import Gallery, Send

_log = logging.getLogger(__name__)
_TRIES = 8
_BOT_LATE_MS = 30_000
_encode = msgspec.json.Encoder().encode
_decode_body = msgspec.json.Decoder(c.Entry).decode
_decode_header = msgspec.json.Decoder(Header).decode
Now = Callable[[], int]


@dataclass(frozen=True, slots=True)
class Services:
    """What a room needs of the outside.

    `now` gives ms; `pause` (s) is for people, who want to follow a bot's open moves.
    """

    store: Store
    thinkers: Thinkers
    now: Now
    pause: float
    metrics: Metrics


class Room:
    """The only place where a table changes, in this process."""

    def __init__(self, live: LiveTable, services: Services) -> None:
        self.live = live
        self.gallery = Gallery(live)
        self._visitors: dict[Send, list[int]] = {}
        self.touched = asyncio.get_running_loop().time()
        self._services = services
        self._lock = asyncio.Lock()
        self._doubtful = False  # does `live` hold something that may not be stored?
        self._thinking: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._errands: set[asyncio.Task[None]] = set()
        self.go_on()

    @property
    def idle(self) -> bool:
        """Does nobody look, and is nothing going on?"""
        return not (self._visitors or self._thinking or self._lock.locked() or self._errands)

    def close(self) -> None:
        """Stop what goes on by itself."""
        for task in (self._thinking, *self._errands):
            if task is not None:
                task.cancel()
        if self._alarm is not None:
            self._alarm.cancel()

    # ------------------------------------------------------------------ looking on

    async def join(self, seat: int | None, send: Send, after: int | None) -> None:
        """A connection looks through a seat's eyes; it sees nothing that is not stored yet."""
        await self.stored()
        self.gallery.join(seat, send, after)

    async def stored(self) -> LiveTable:
        """The table with nothing in it that is not stored; it may change at the next `await`."""
        async with self._lock:
            if self._doubtful:
                await self._reload()
            return self.live

    def visit(self, send: Send, seats: list[int]) -> None:
        """Somebody with these seats is here; all are told who is."""
        self._visitors[send] = seats
        self._tell_presence()

    def part(self, seat: int | None, send: Send) -> None:
        if self._visitors.pop(send, None) is not None:
            self._tell_presence()
        self.touched = asyncio.get_running_loop().time()
        self.gallery.part(seat, send)

    def _tell_presence(self) -> None:
        seats = sorted({seat for held in self._visitors.values() for seat in held})
        spectators = sum(not held for held in self._visitors.values())
        self.tell_all(_encode(wire.Presence(seats, spectators)))

    def tell_all(self, data: bytes) -> None:
        """Send the same to everybody here."""
        for send in list(self._visitors):
            send(data)

    # ------------------------------------------------------------------ commands

    async def command(
        self, cid: str, body: c.Entry, member: str, *, if_still: Callable[[], bool] | None = None
    ) -> int:
        """Do a command once, durably; the number under which it is stored.

        `if_still` is asked when its turn has come.  PentapolisError: it is refused and nothing has changed.
        """
        async with self._lock:
            self.touched = asyncio.get_running_loop().time()
            for _ in range(_TRIES):
                if self._doubtful:
                    await self._reload()
                if if_still is not None and not if_still():
                    raise Refused("nothing-asked")
                try:
                    number = await self._once(cid, body, member)
                except Taken as taken:  # another process was faster, or this command came before
                    await self._reload()
                    if taken.cid_n is not None:
                        return taken.cid_n
                else:
                    self.go_on()
                    return number
        raise RuntimeError(f"table {self.live.header.id}: no free number")

    async def _once(self, cid: str, body: c.Entry, member: str) -> int:
        live, store = self.live, self._services.store
        n, now = live.n + 1, self._services.now()
        try:
            live.apply(body, n=n, at=now, member=member)
        except PentapolisError:
            stored = await store.find_cid(live.header.id, cid)
            if stored is not None:
                return stored
            raise
        self._doubtful = True
        try:
            await store.append(live.header.id, [Entry(n, cid, now, member, _encode(body))], row_of(live, now))
        except Taken:
            raise
        except BaseException:
            await self._reload()  # nobody has heard of it, and it may not be stored
            raise
        self._doubtful = False
        self.gallery.refresh(live)
        return n

    async def catch_up(self) -> None:
        """Take over what another process has stored."""
        async with self._lock:
            try:
                await self._read_on()
            except Exception as error:
                self._doubtful = True
                _log.warning("table %s: could not be read: %s", self.live.header.id, error)

    async def _read_on(self) -> None:
        if self._doubtful:
            await self._reload()
            return
        entries = await self._services.store.read(self.live.header.id, self.live.n)
        if entries:
            self._follow(self.live, entries)
            self._set_alarm()

    async def _reload(self) -> None:
        """Make the table anew from what is stored."""
        entries = await self._services.store.read(self.live.header.id)
        known, live = self.live, LiveTable(self.live.header)
        replay(live, [entry for entry in entries if entry.n < known.n])
        live.rewinds = known.rewinds + 1
        self.live, self._doubtful = live, False
        self._follow(live, [entry for entry in entries if entry.n >= known.n])
        self._set_alarm()

    def _follow(self, live: LiveTable, entries: list[Entry]) -> None:
        """Apply entries and show them; before the start one by one.

        Whoever has lost a seat must look elsewhere before that seat is dealt a hand.
        """
        for entry in entries:
            replay(live, [entry])
            if not live.started:
                self.gallery.refresh(live)
        self.gallery.refresh(live)

    # ------------------------------------------------------------------ what goes on by itself

    def go_on(self) -> None:
        """Set the alarm of the clocks, and let a bot think whose turn it is, unless one does."""
        self._set_alarm()
        if self._thinking is None and self.live.next_bot is not None:
            self._thinking = asyncio.create_task(self._think())

    async def _think(self) -> None:
        """Let bots play while it is their turn."""
        try:
            while (seat := self.live.next_bot) is not None:
                await self._bot_move(seat)
        except asyncio.CancelledError:
            raise
        except Exception:
            _log.exception("table %s: a bot failed", self.live.header.id)
        finally:
            self._thinking = None

    async def _bot_move(self, seat: int) -> None:
        live, n, question = self.live, self.live.n, self._question(seat)
        with self._services.metrics.bots.track_inprogress():
            thought = await self._services.thinkers.choose(live, seat)
        if self._visitors and not live.match.view()["answered"]:
            await asyncio.sleep(self._services.pause)

        def is_asked() -> bool:
            return self._question(seat) == question

        try:
            await self.command(f"bot:{seat}:{n}", c.Play(seat, thought), "", if_still=is_asked)
        except PentapolisError:
            if is_asked():
                raise

    def _question(self, seat: int) -> tuple[int, int, str | None]:
        """What a bot thinks about: other where the game went on or back, or where the seat's person plays."""
        return self.live.step, self.live.rewinds, self.live.chairs.bot(seat)

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = self.live.clocks.deadline
        if deadline is not None:
            wait = max(0, deadline - self._services.now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait + 0.01, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        errand = asyncio.create_task(self._time_out())
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)

    async def _time_out(self) -> None:
        """Stand-ins for all whose time is over."""
        now, n = self._services.now(), self.live.n
        for seat in range(len(self.live.chairs)):
            if self.live.clocks.expired(seat, now):
                try:
                    await self.command(f"time:{seat}:{n}", c.Timeout(seat), "")
                except PentapolisError:
                    _log.debug("table %s: seat %d was in time after all", self.live.header.id, seat)
                except Exception as error:  # the alarm rings again, and `stored` sees to the rest
                    _log.warning("table %s: a stand-in could not be called: %s", self.live.header.id, error)
                    return
        self._set_alarm()


def replay(live: LiveTable, entries: list[Entry]) -> None:
    """Apply stored entries."""
    for entry in entries:
        live.apply(_decode_body(entry.body), n=entry.n, at=entry.at, member=entry.member)


def open_table(header: bytes, entries: list[Entry]) -> LiveTable:
    """The table that is stored so."""
    live = LiveTable(_decode_header(header))
    replay(live, entries)
    return live


def row_of(live: LiveTable, now: int) -> TableRow:
    """What lists may know of a table."""
    summary = {
        "places": live.chairs.places(),
        "waiting": live.waiting,
        "chairs": [chair.member for chair in live.chairs],
    }
    members = sorted({chair.member for chair in live.chairs if chair.member} | {live.header.host})
    return TableRow(
        id=live.header.id,
        game=live.header.game,
        header=_encode(live.header),
        summary=_encode(summary),
        status=live.status,
        public=live.header.public,
        updated=now,
        deadline=_wake_at(live, now),
        members=tuple(members),
    )


def _wake_at(live: LiveTable, now: int) -> int | None:
    """When the table needs somebody to look after it: a clock runs out, or a bot owes a move since long.

    Bots move at once; that one doesn't means that its process has ended.
    """
    moments = [live.clocks.deadline, None if live.next_bot is None else now + _BOT_LATE_MS]
    return min((moment for moment in moments if moment is not None), default=None)
