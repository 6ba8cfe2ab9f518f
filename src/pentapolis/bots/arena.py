"""Tournaments between bots: seats rotated, all cores, means with intervals.

A deal is one seed of chance; it is played once in each rotation of the line-up, so that every bot
sits in every seat with the same luck.  The games of a deal are not independent, so the deal is the
unit of the statistics: an interval is the mean over deals plus or minus Student's t times the
standard error between deals (95 %).
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from math import sqrt
from multiprocessing import active_children, get_context
from typing import Any

from ..kernel.catalogue import find_info
from ..kernel.errors import BadOption
from ..kernel.fast import rng_next, rng_seed
from ..kernel.match import Match
from ..kernel.record import new
from . import specs

METHOD = "mean over deals, 95 % interval by Student's t; each deal is played in every rotation of the seats"
# Student's t, two-sided 95 %, by degrees of freedom: 1..30, then the normal value is near enough.
_T = [
    12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13,
    2.12, 2.11, 2.10, 2.09, 2.09, 2.08, 2.07, 2.07, 2.06, 2.06, 2.06, 2.05, 2.05, 2.05, 2.04,
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Plan:
    """A tournament: one bot for each seat, and how many games (rounded up to whole deals)."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, Any] | None = None

    @property
    def deals(self) -> int:
        return -(-self.games // len(self.bots))


@dataclass(frozen=True, slots=True)
class Result:
    """One bot in one game: its share of the win, its points, its rank from 1 (ties: the mean)."""

    bot: int
    win: float
    points: int
    rank: float


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Entry:
    """How a spec did: estimates for one bot of this spec in one game."""

    spec: str
    seats: int
    games: int
    win: Estimate
    points: Estimate
    rank: Estimate


def check(plan: Plan) -> None:
    """BadOption unless the plan can be played."""
    info = find_info(plan.game)
    if len(plan.bots) not in info.seats:
        seats = [str(number) for number in info.seats]
        raise BadOption(
            f"{len(plan.bots)} bots",
            "seats",
            f"one bot for each seat: {', '.join(seats)}",
            reason="bots-number",
            number=len(plan.bots),
            known=seats,
        )
    if plan.games < 1:
        raise BadOption(f"{plan.games} games", "games", "at least 1", reason="no-games", given=plan.games)
    for spec in plan.bots:
        specs.parse(spec)
    new(plan.game, seats=len(plan.bots), seed=0, options=plan.options)


def run(plan: Plan, jobs: int | None = None, progress: Callable[[int], None] | None = None) -> list[Entry]:
    """Play the tournament; entries by spec, best first.

    `jobs` processes (default: one for each core); `progress` is told how many games are done since.
    The result depends on the plan alone.  Raises BadOption.
    """
    check(plan)
    jobs = min(jobs or os.cpu_count() or 1, plan.deals)
    deals: dict[int, list[Result]] = {}
    for number, results in _played(plan, jobs):
        deals[number] = results
        if progress:
            progress(len(plan.bots))
    return summary(plan, [deals[number] for number in sorted(deals)])


def _played(plan: Plan, jobs: int) -> Iterator[tuple[int, list[Result]]]:
    if jobs == 1:
        for number in range(plan.deals):
            yield number, play_deal(plan, number)
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
    try:
        with _interrupts_held():
            waiting = {pool.submit(play_deal, plan, number): number for number in range(plan.deals)}
        for done in as_completed(waiting):
            yield waiting[done], done.result()
    except BaseException:
        # Not to wait for the deals that are being played.
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_held() -> Generator[None]:
    """Ctrl-C waits, and processes that are started now never hear of it: their parent ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_deal(plan: Plan, number: int) -> list[Result]:
    """One deal in every rotation: bot b sits in seat (b + rotation) mod seats."""
    n = len(plan.bots)
    luck = rng_seed((plan.seed * 1_000_003 + number) & 0x7FFFFFFFFFFFFFFF)
    results: list[Result] = []
    for rotation in range(n):
        bot_in = [(seat - rotation) % n for seat in range(n)]
        match = new(plan.game, seats=n, seed=luck, options=plan.options)
        play_out(match, [plan.bots[bot] for bot in bot_in], luck ^ rotation + 1)
        results += _results(match, bot_in)
    return results


def play_out(match: Match, bots: Sequence[str], luck: int) -> None:
    """Let the bots (specs by seat) play a match to its end; `luck` is theirs alone."""
    players = [specs.parse(spec) for spec in bots]
    state = rng_seed(luck & 0x7FFFFFFFFFFFFFFF)
    while not match.over:
        seat = match.to_act[0]
        state = rng_next(state)
        match.play(seat, players[seat].choose(match.imagine(seat, state), seat, state))


def _results(match: Match, bot_in: Sequence[int]) -> list[Result]:
    points = {entry["seat"]: entry["total"] for entry in match.sheet()["seats"]}
    rank_of: dict[int, float] = {}
    before = 0
    for group in match.ranking:
        rank_of |= dict.fromkeys(group, before + (len(group) + 1) / 2)
        before += len(group)
    winners = match.winners
    return [
        Result(bot, (seat in winners) / max(1, len(winners)), points[seat], rank_of[seat])
        for seat, bot in enumerate(bot_in)
    ]


def summary(plan: Plan, deals: Sequence[Sequence[Result]]) -> list[Entry]:
    """Estimates for each spec, best first."""
    entries: list[Entry] = []
    for spec in dict.fromkeys(plan.bots):
        members = {bot for bot, name in enumerate(plan.bots) if name == spec}
        rows = [[result for result in deal if result.bot in members] for deal in deals]
        entries.append(
            Entry(
                spec,
                len(members),
                len(deals) * len(plan.bots),
                _estimate([[result.win for result in row] for row in rows]),
                _estimate([[float(result.points) for result in row] for row in rows]),
                _estimate([[result.rank for result in row] for row in rows]),
            )
        )
    return sorted(entries, key=lambda entry: -entry.win.mean)


def _estimate(rows: Sequence[Sequence[float]]) -> Estimate:
    means = [sum(row) / len(row) for row in rows]
    n = len(means)
    mean = sum(means) / n
    if n < 2:
        return Estimate(mean, float("-inf"), float("inf"))
    error = sqrt(sum((value - mean) ** 2 for value in means) / (n - 1) / n)
    t = _T[n - 2] if n - 2 < len(_T) else 1.96
    return Estimate(mean, mean - t * error, mean + t * error)
