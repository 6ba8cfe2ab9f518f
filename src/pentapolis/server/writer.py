"""The one thread that writes: jobs from a queue, many in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, text
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError

from .tables_schema import CHANNEL

_TOGETHER = 64  # jobs in a transaction: one failing makes the others be done singly
_TRIES = 3
_LOST = (OperationalError, InterfaceError)
_NOTIFY = text(
    "SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice"
).bindparams(bindparam("channel", CHANNEL))


@dataclass(frozen=True, slots=True)
class Job:
    """Something to write.  `refused` is asked when a constraint forbids it, and says or raises why.

    `refused` is also told whether the work may have been done already, because a connection was lost.
    `notice` is told to other processes with the commit.
    """

    work: Callable[[Connection], Any]
    refused: Callable[[Connection, bool], Any]
    answer: asyncio.Future[Any]
    notice: str | None = None


Outcome = tuple[Job, Any, BaseException | None]


class Writer:
    """Writes on one connection.  A job's future is done when its transaction is durable."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._notifies = engine.dialect.name == "postgresql"
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="pentapolis-writer", daemon=True)
        self._thread.start()

    async def write(
        self,
        work: Callable[[Connection], Any],
        refused: Callable[[Connection, bool], Any],
        notice: str | None = None,
    ) -> Any:
        """Have it done together with what else waits; raises what `work` and `refused` raise."""
        answer = asyncio.get_running_loop().create_future()
        self._queue.put(Job(work, refused, answer, notice))
        return await asyncio.shield(answer)  # what is queued is written, whoever stops waiting for it

    def stop(self) -> None:
        """Write what waits, then end; blocks until it is done."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            jobs: list[Job] = []
            job = self._queue.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == _TOGETHER:
                    break
                try:
                    job = self._queue.get_nowait()
                except Empty:
                    break
            going = job is not None
            if jobs:
                _answer(self._write(jobs))

    def _write(self, jobs: Sequence[Job]) -> list[Outcome]:
        try:
            return self._transaction(jobs)
        except _LOST:
            return [self._alone(job, in_doubt=True) for job in jobs]
        except Exception:
            return [self._alone(job, in_doubt=False) for job in jobs]

    def _alone(self, job: Job, *, in_doubt: bool) -> Outcome:
        """In a transaction of its own; a lost connection or a deadlock is no reason to give up."""
        for tries in range(1, _TRIES + 1):
            try:
                return self._transaction([job])[0]
            except IntegrityError:
                return self._refused(job, in_doubt)
            except _LOST as error:
                in_doubt = True
                if tries == _TRIES:
                    return (job, None, error)
            except Exception as error:
                return (job, None, error)
        raise AssertionError

    def _refused(self, job: Job, in_doubt: bool) -> Outcome:
        try:
            with self._engine.begin() as connection:
                return (job, job.refused(connection, in_doubt), None)
        except Exception as error:
            return (job, None, error)

    def _transaction(self, jobs: Sequence[Job]) -> list[Outcome]:
        with self._engine.begin() as connection:
            outcomes: list[Outcome] = [(job, job.work(connection), None) for job in jobs]
            notices = [job.notice for job in jobs if job.notice is not None]
            if notices and self._notifies:
                connection.execute(_NOTIFY, {"notices": notices})
        return outcomes


def _answer(outcomes: Sequence[Outcome]) -> None:
    loops = {outcome[0].answer.get_loop() for outcome in outcomes}
    for loop in loops:
        mine = [outcome for outcome in outcomes if outcome[0].answer.get_loop() is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, mine)


def _settle(outcomes: Sequence[Outcome]) -> None:
    for job, result, error in outcomes:
        if job.answer.done():
            continue
        if error is None:
            job.answer.set_result(result)
        else:
            job.answer.set_exception(error)
