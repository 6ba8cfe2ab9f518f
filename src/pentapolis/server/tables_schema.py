"""The database: its tables, how it is reached, and how an older one is brought up to date.

The same tables serve SQLite and PostgreSQL.  `commands` is the truth; the rest of a row in `tables`
is a summary of it that lists are made from.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import (
    URL,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    create_engine,
    event,
    inspect,
    make_url,
    select,
)
from sqlalchemy.exc import ArgumentError, DBAPIError

from ..kernel.errors import PentapolisError

CHANNEL = "pentapolis"  # where PostgreSQL tells other processes what was appended
_MIGRATION_LOCK = 7_051_977  # any number; all processes must use the same one
_BUSY_SECONDS = 10.0

METADATA = MetaData()
META = Table("meta", METADATA, Column("schema", Integer, nullable=False))
TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("header", LargeBinary, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("deadline", BigInteger),
    Index("tables_public", "public", "updated"),
    Index("tables_deadline", "deadline"),
)
MEMBERS = Table(
    "members",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("member", Text, primary_key=True),
    Index("members_member", "member"),
)
COMMANDS = Table(
    "commands",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("cid", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("member", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "cid", name="commands_cid"),
    sqlite_with_rowid=False,
)
TOKENS = Table(
    "tokens",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("expires", BigInteger, nullable=False),
)


class BadDatabase(PentapolisError):
    """A database that can't be used: `code` scheme, memory, driver, newer or unreachable, and facts."""

    def __init__(self, code: str, **facts: Any) -> None:
        self.code, self.facts = code, facts
        super().__init__(f"{code} {facts}")


# ---------------------------------------------------------------------- reaching it


def parse_url(text: str) -> URL:
    """The address of a database with the driver that is used for it; BadDatabase."""
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise BadDatabase("scheme", given=text) from error
    match url.drivername:
        case "sqlite":
            if url.database in (None, "", ":memory:"):
                raise BadDatabase("memory", given=text)
            return url
        case "postgresql" | "postgres" | "postgresql+psycopg":
            if find_spec("psycopg") is None:
                raise BadDatabase("driver", given=url.render_as_string())
            return url.set(drivername="postgresql+psycopg")
        case _:
            raise BadDatabase("scheme", given=url.render_as_string())


def make_engine(url: URL, size: int, begin: str) -> Engine:
    """An engine with up to `size` connections; `begin` is how SQLite begins a transaction."""
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_size=size, max_overflow=0, pool_pre_ping=True)
    _make_folder(url)
    engine = create_engine(
        url,
        pool_size=size,
        max_overflow=0,
        connect_args={"timeout": _BUSY_SECONDS, "check_same_thread": False},
    )

    def prepare(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None  # transactions begin when and how we say it
        _turn_to_wal(connection)
        for setting in ("synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {setting}")

    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", start)
    return engine


def _turn_to_wal(connection: sqlite3.Connection) -> None:
    """Once for a database; SQLite does not wait by itself while another connection does the same."""
    patience = time.monotonic() + _BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > patience:
                raise
            time.sleep(0.01)
        else:
            return


def _make_folder(url: URL) -> None:
    try:
        Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase("unreachable", given=url.render_as_string(), why=str(error.strerror)) from error


# ---------------------------------------------------------------------- bringing it up to date


def _make_tables(connection: Connection) -> None:
    METADATA.create_all(connection, tables=[TABLES, MEMBERS, COMMANDS, TOKENS])


MIGRATIONS: tuple[Callable[[Connection], None], ...] = (_make_tables,)  # number k leads to schema k+1


def migrate(engine: Engine) -> None:
    """Bring the database to the newest schema in one transaction; BadDatabase where it can't be."""
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
            _bring_up(connection)
    except DBAPIError as error:
        place = engine.url.render_as_string()
        raise BadDatabase("unreachable", given=place, why=str(error.orig).strip()) from error


def _bring_up(connection: Connection) -> None:
    found = 0
    if inspect(connection).has_table(META.name):
        found = connection.scalar(select(META.c.schema)) or 0
    else:
        META.create(connection)
        connection.execute(META.insert().values(schema=0))
    if found > len(MIGRATIONS):
        raise BadDatabase("newer", found=found, known=len(MIGRATIONS))
    for step in MIGRATIONS[found:]:
        step(connection)
    if found < len(MIGRATIONS):
        connection.execute(META.update().values(schema=len(MIGRATIONS)))
