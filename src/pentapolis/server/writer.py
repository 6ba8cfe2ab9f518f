"""The one thread that writes: jobs from a queue, many in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, text
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError

from .tables_schema import CHANNEL, COMMANDS, TABLES

_TOGETHER = 64  # jobs in a transaction: one failing makes the others be done singly
_TRIES = 3
_LOST = (OperationalError, InterfaceError)
CHANGING = tuple(TABLES.c[name] for name in ("summary", "status", "public", "updated", "deadline"))
_INSERT = COMMANDS.insert()
_UPDATE = (
    TABLES.update()
    .where(TABLES.c.id == bindparam("table"))
    .values({column: bindparam(column.name) for column in CHANGING})
)
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', notice) FROM unnest(CAST(:notices AS text[])) AS notice")


@dataclass(frozen=True, slots=True)
class Job:
    """Something to write: `work`, then `entries` into the log, then an `update` of a table.

    `refused` is asked where a constraint forbids it, and gives the result or raises why; it is told
    whether all may have been done already, because a connection was lost.  `notice` is told to other
    processes with the commit.
    """

    refused: Callable[[Connection, bool], Any]
    work: Callable[[Connection], Any] | None = None
    entries: Sequence[Mapping[str, Any]] = ()
    update: Mapping[str, Any] | None = None
    notice: str | None = None


@dataclass(frozen=True, slots=True)
class _Order:
    """A job and who waits for it."""

    job: Job
    answer: asyncio.Future[Any]


Outcome = tuple[Any, BaseException | None]


class Writer:
    """Writes on one connection.  A job's future is done when its transaction is durable."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._notifies = engine.dialect.name == "postgresql"
        self._queue: SimpleQueue[_Order | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="pentapolis-writer", daemon=True)
        self._thread.start()

    async def write(self, job: Job) -> Any:
        """Have it done together with what else waits; gives what its `work` gives."""
        answer = asyncio.get_running_loop().create_future()
        self._queue.put(_Order(job, answer))
        return await asyncio.shield(answer)  # what is queued is written, whoever stops waiting for it

    def stop(self) -> None:
        """Write what waits, then end; blocks until it is done."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            orders: list[_Order] = []
            order = self._queue.get()
            while order is not None:
                orders.append(order)
                if len(orders) == _TOGETHER:
                    break
                try:
                    order = self._queue.get_nowait()
                except Empty:
                    break
            going = order is not None
            if orders:
                _answer(orders, self._outcomes([order.job for order in orders]))

    def _outcomes(self, jobs: Sequence[Job]) -> list[Outcome]:
        try:
            return [(result, None) for result in self._transaction(jobs)]
        except _LOST:
            return [self._alone(job, in_doubt=True) for job in jobs]
        except Exception:
            return [self._alone(job, in_doubt=False) for job in jobs]

    def _alone(self, job: Job, *, in_doubt: bool) -> Outcome:
        """In a transaction of its own; a lost connection or a deadlock is no reason to give up."""
        for tries in range(1, _TRIES + 1):
            try:
                return self._transaction([job])[0], None
            except IntegrityError:
                return self._refused(job, in_doubt)
            except _LOST as error:
                in_doubt = True
                if tries == _TRIES:
                    return None, error
            except Exception as error:
                return None, error
        raise AssertionError

    def _refused(self, job: Job, in_doubt: bool) -> Outcome:
        try:
            with self._engine.begin() as connection:
                return job.refused(connection, in_doubt), None
        except Exception as error:
            return None, error

    def _transaction(self, jobs: Sequence[Job]) -> list[Any]:
        entries = [entry for job in jobs for entry in job.entries]
        updates = {job.update["table"]: job.update for job in jobs if job.update}  # the last of each table
        notices = [job.notice for job in jobs if job.notice]
        with self._engine.begin() as connection:
            results = [job.work(connection) if job.work else None for job in jobs]
            if entries:
                connection.execute(_INSERT, entries)
            if updates:
                connection.execute(_UPDATE, list(updates.values()))
            if notices and self._notifies:
                connection.execute(_NOTIFY, {"notices": notices})
        return results


def _answer(orders: Sequence[_Order], outcomes: Sequence[Outcome]) -> None:
    """Tell those who wait, each event loop once."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Outcome]]] = {}
    for order, outcome in zip(orders, outcomes, strict=True):
        by_loop.setdefault(order.answer.get_loop(), []).append((order.answer, outcome))
    for loop, answers in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, answers)


def _settle(answers: Sequence[tuple[asyncio.Future[Any], Outcome]]) -> None:
    for answer, (result, error) in answers:
        if answer.done():
            continue
        if error is None:
            answer.set_result(result)
        else:
            answer.set_exception(error)
