"""Where tables are kept: a log of commands for each, and the lists made from their summaries.

One implementation serves SQLite and PostgreSQL.  What `create` and `append` were given is durable when
they return.  Several processes may share a database: of two that append the same number, one gets Taken.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Column, Connection, Engine, Row, Select, bindparam, select, text

from .tables_schema import COMMANDS, MEMBERS, TABLES, TOKENS, make_engine, migrate, parse_url
from .writer import CHANGING, Job, Writer

_READERS = 4
_REMEMBERED = 10_000

Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class Entry:
    """A stored command: its number at the table, the client's id, when, by whom, and its JSON."""

    n: int
    cid: str
    at: int
    member: str
    body: bytes


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: `header` says what was agreed, `summary` what lists show; times are ms."""

    id: str
    game: str
    header: bytes
    summary: bytes
    status: str
    public: bool
    updated: int
    deadline: int | None
    members: tuple[str, ...]


class Taken(Exception):
    """The number or the command id is used already.  `cid_n`: the number stored under that command id."""

    def __init__(self, table_id: str, cid_n: int | None) -> None:
        self.table_id, self.cid_n = table_id, cid_n
        super().__init__(f"{table_id} {cid_n}")


class NoTable(Exception):
    """No table has this id."""


class Store:
    """The tables of a database.  `process` names this process in what others are told."""

    def __init__(self, readers: Engine, writers: Engine) -> None:
        self.url = readers.url
        self.process = secrets.token_hex(6)
        self._readers, self._writers = readers, writers
        self._writer = Writer(writers)
        self._written: dict[
            str, tuple[int, tuple[str, ...]]
        ] = {}  # last number and members, as we wrote them
        self._pool = ThreadPoolExecutor(_READERS, "pentapolis-reader")

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database, made or brought up to date where needed; BadDatabase."""
        address = parse_url(url)
        writers = make_engine(address, 1, "BEGIN IMMEDIATE")
        try:
            await asyncio.to_thread(migrate, writers)
        except BaseException:
            writers.dispose()
            raise
        return cls(make_engine(address, _READERS, "BEGIN"), writers)

    async def close(self) -> None:
        """Write what waits and let go of the database."""
        await asyncio.to_thread(self._writer.stop)
        await asyncio.to_thread(self._pool.shutdown)
        self._readers.dispose()
        self._writers.dispose()

    # ------------------------------------------------------------------ writing

    async def create(self, row: TableRow, entries: Sequence[Entry]) -> None:
        """A new table with its first commands; Taken where the id is used."""

        def make(connection: Connection) -> None:
            connection.execute(TABLES.insert(), _values(row, TABLES.columns))
            _keep_members(connection, row)

        def refused(connection: Connection, in_doubt: bool) -> None:
            if not (in_doubt and _stored(connection, row.id, entries)):
                raise Taken(row.id, None)

        job = Job(
            refused, work=make, entries=_commands(row.id, entries), notice=self._notice(row.id, entries)
        )
        await self._writer.write(job)

    async def append(self, table_id: str, entries: Sequence[Entry], row: TableRow | None) -> None:
        """Add commands; `row`: what lists should know from now on.  Raises Taken, NoTable."""

        def keep_members(connection: Connection) -> None:
            if row is not None:
                _keep_members(connection, row)

        def refused(connection: Connection, in_doubt: bool) -> None:
            if not (in_doubt and _stored(connection, table_id, entries)):
                raise _refusal(connection, table_id, entries)

        job = Job(
            refused,
            work=None if row is None or self._members_are(row, entries) else keep_members,
            entries=_commands(table_id, entries),
            update=None if row is None else _values(row, CHANGING) | {"table": row.id},
            notice=self._notice(table_id, entries),
        )
        await self._writer.write(job)
        if row is not None and entries:
            self._remember(row, entries[-1].n)

    async def use_token(self, token_id: str, expires: int) -> bool:
        """Is this the first use?  `expires` (ms): until when the token must be remembered."""
        now = int(time.time() * 1000)

        def work(connection: Connection) -> bool:
            connection.execute(TOKENS.delete().where(TOKENS.c.expires < now))
            connection.execute(TOKENS.insert(), {"id": token_id, "expires": expires})
            return True

        return await self._writer.write(Job(lambda _connection, _in_doubt: False, work=work))

    async def tell(self, table_id: str) -> None:
        """Tell other processes of a change that is not in the log (PostgreSQL alone can)."""
        await self._writer.write(
            Job(lambda _connection, _in_doubt: None, notice=f"{self.process}:{table_id}:0")
        )

    def _members_are(self, row: TableRow, entries: Sequence[Entry]) -> bool:
        """Are these the stored members for sure?  So where nobody else has appended since we wrote them."""
        return bool(entries) and self._written.get(row.id) == (entries[0].n - 1, row.members)

    def _remember(self, row: TableRow, last: int) -> None:
        if len(self._written) >= _REMEMBERED:
            self._written.clear()
        self._written[row.id] = (last, row.members)

    def _notice(self, table_id: str, entries: Sequence[Entry]) -> str:
        return f"{self.process}:{table_id}:{entries[-1].n if entries else 0}"

    # ------------------------------------------------------------------ reading

    async def read(self, table_id: str, after: int = 0) -> list[Entry]:
        """The commands after this number, in order."""
        query = _ENTRIES.where(COMMANDS.c.table_id == table_id, COMMANDS.c.n > after)
        return await self._look(lambda connection: [Entry(*row) for row in connection.execute(query)])

    async def table(self, table_id: str) -> TableRow | None:
        if "\0" in table_id:  # PostgreSQL refuses to look for it
            return None
        rows = await self._rows(select(TABLES).where(TABLES.c.id == table_id))
        return rows[0] if rows else None

    async def public(self, limit: int) -> list[TableRow]:
        """Public tables that are not over, the latest changed first."""
        query = select(TABLES).where(TABLES.c.public, TABLES.c.status != "over")
        return await self._rows(query.order_by(TABLES.c.updated.desc()), limit)

    async def of_member(self, member: str, limit: int) -> list[TableRow]:
        """Tables with this member, the latest changed first."""
        mine = select(TABLES).join(MEMBERS).where(MEMBERS.c.member == member)
        return await self._rows(mine.order_by(TABLES.c.updated.desc()), limit)

    async def due(self, now: int) -> list[str]:
        """Tables whose deadline has come, the oldest first."""
        query = select(TABLES.c.id).where(TABLES.c.deadline <= now).order_by(TABLES.c.deadline)
        return await self._look(lambda connection: list(connection.scalars(query)))

    async def find_cid(self, table_id: str, cid: str) -> int | None:
        """The number under which a command of this id is stored."""
        query = select(COMMANDS.c.n).where(COMMANDS.c.table_id == table_id, COMMANDS.c.cid == cid)
        return await self._look(lambda connection: connection.scalar(query))

    async def ping(self) -> None:
        """Can the database be reached?  Raises what its driver raises."""
        await self._look(lambda connection: connection.execute(text("SELECT 1")))

    async def _rows(self, query: Select[Any], limit: int | None = None) -> list[TableRow]:
        return await self._look(lambda connection: _table_rows(connection, query.limit(limit)))

    async def _look(self, question: Callable[[Connection], Found]) -> Found:
        def ask() -> Found:
            with self._readers.connect() as connection:
                return question(connection)

        return await asyncio.get_running_loop().run_in_executor(self._pool, ask)


# ---------------------------------------------------------------------- statements

_ENTRIES = select(COMMANDS.c.n, COMMANDS.c.cid, COMMANDS.c.at, COMMANDS.c.member, COMMANDS.c.body).order_by(
    COMMANDS.c.n
)
_MEMBERS_OF = select(MEMBERS.c.member).where(MEMBERS.c.table_id == bindparam("table"))


def _values(row: TableRow, columns: Iterable[Column[Any]]) -> dict[str, Any]:
    return {column.name: getattr(row, column.name) for column in columns}


def _commands(table_id: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [
        {"table_id": table_id, "n": e.n, "cid": e.cid, "at": e.at, "member": e.member, "body": e.body}
        for e in entries
    ]


def _keep_members(connection: Connection, row: TableRow) -> None:
    known = set(connection.scalars(_MEMBERS_OF, {"table": row.id}))
    wanted = set(row.members)
    if gone := known - wanted:
        connection.execute(
            MEMBERS.delete().where(MEMBERS.c.table_id == row.id, MEMBERS.c.member.in_(sorted(gone)))
        )
    if new := sorted(wanted - known):
        connection.execute(MEMBERS.insert(), [{"table_id": row.id, "member": member} for member in new])


def _stored(connection: Connection, table_id: str, entries: Sequence[Entry]) -> bool:
    """Do these very commands stand in the log?"""
    first, last = (entries[0].n, entries[-1].n) if entries else (0, -1)
    query = _ENTRIES.where(COMMANDS.c.table_id == table_id, COMMANDS.c.n.between(first, last))
    return bool(entries) and [Entry(*row) for row in connection.execute(query)] == list(entries)


def _refusal(connection: Connection, table_id: str, entries: Sequence[Entry]) -> Taken | NoTable:
    """Why an append failed."""
    if connection.scalar(select(TABLES.c.id).where(TABLES.c.id == table_id)) is None:
        return NoTable(table_id)
    cids = [entry.cid for entry in entries]
    found = connection.scalar(
        select(COMMANDS.c.n).where(COMMANDS.c.table_id == table_id, COMMANDS.c.cid.in_(cids))
    )
    return Taken(table_id, found)


def _table_rows(connection: Connection, query: Select[Any]) -> list[TableRow]:
    found: list[Row[Any]] = list(connection.execute(query))
    members: dict[str, list[str]] = {row.id: [] for row in found}
    if members:
        query = select(MEMBERS).where(MEMBERS.c.table_id.in_(members)).order_by(MEMBERS.c.member)
        for row in connection.execute(query):
            members[row.table_id].append(row.member)
    return [TableRow(*row, members=tuple(members[row.id])) for row in found]
