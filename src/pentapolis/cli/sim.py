"""`pentapolis sim`: a tournament of bots with seats rotated, on all cores."""

from __future__ import annotations

import os
from time import perf_counter
from typing import Any

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..bots import arena, specs
from ..kernel.contract import GameInfo
from .command import (
    SEED,
    Command,
    GameName,
    Number,
    check_bots,
    check_options,
    check_seats,
    options_of,
    usual_game,
)
from .desk import BadInput, Desk

Json = dict[str, Any]
GAMES = 100


@click.command(
    "sim",
    cls=Command,
    examples=(
        "sim between-two-cities --bots greedy,random,random,random --games 40",
        'sim --bots "ismcts(iterations=100),greedy" --seats 3 --games 6 --seed 1 --json',
    ),
)
@click.argument("game", type=GameName(), required=False)
@click.option("--bots", required=True, metavar="SPECS")
@click.option("--games", type=Number(1, 10_000_000), default=GAMES, metavar="N")
@click.option("--seats", type=Number(1), metavar="N")
@click.option("--jobs", type=Number(1, 1024), metavar="N")
@click.option("--seed", type=SEED, default=0, metavar="N")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def command(
    desk: Desk,
    game: GameInfo | None,
    bots: str,
    games: int,
    seats: int | None,
    jobs: int | None,
    seed: int,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Run a tournament of bots."""
    info = game or usual_game()
    given = options_of(options)
    check_options(info, given)
    line_up = _line_up(desk, info, specs.split(bots), seats)
    check_bots(line_up)
    plan = arena.Plan(info.id, line_up, games, seed, given)
    jobs = min(jobs or os.cpu_count() or 1, plan.deals)
    start = perf_counter()
    entries = _run(desk, plan, jobs)
    seconds = perf_counter() - start
    if as_json:
        desk.give(as_data(plan, entries, jobs, seconds))
    else:
        _print(desk, info, plan, entries, jobs, seconds)


def _line_up(desk: Desk, info: GameInfo, bots: list[str], seats: int | None) -> tuple[str, ...]:
    """A bot for each seat; with fewer bots than seats, the last one is repeated."""
    count = check_seats(desk, info, len(bots) if seats is None and len(bots) > 1 else seats)
    if not 1 <= len(bots) <= count:
        raise BadInput("bots", given=len(bots), seats=count)
    return (*bots, *[bots[-1]] * (count - len(bots)))


def _run(desk: Desk, plan: arena.Plan, jobs: int) -> list[arena.Entry]:
    arena.check(plan)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    total = plan.deals * len(plan.bots)
    with Progress(*columns, console=desk.err, transient=True, disable=not desk.err.is_terminal) as bar:
        task = bar.add_task(desk.say("sim-running"), total=total)
        try:
            return arena.run(plan, jobs, lambda done: bar.advance(task, done))
        except KeyboardInterrupt:
            desk.complain(desk.say("sim-interrupted", done=int(bar.tasks[0].completed), total=total))
            raise


def as_data(plan: arena.Plan, entries: list[arena.Entry], jobs: int, seconds: float) -> Json:
    """The result for programs; an interval that can't be told is null."""
    return {
        "game": plan.game,
        "seats": len(plan.bots),
        "bots": list(plan.bots),
        "games": plan.deals * len(plan.bots),
        "deals": plan.deals,
        "seed": plan.seed,
        "options": dict(plan.options or {}),
        "method": arena.METHOD,
        "jobs": jobs,
        "seconds": round(seconds, 3),
        "entries": [
            {
                "spec": entry.spec,
                "seats": entry.seats,
                "win": _estimate(entry.win),
                "points": _estimate(entry.points),
                "rank": _estimate(entry.rank),
            }
            for entry in entries
        ],
    }


def _estimate(estimate: arena.Estimate) -> Json:
    known = estimate.low > float("-inf")
    interval = [round(estimate.low, 6), round(estimate.high, 6)] if known else None
    return {"mean": round(estimate.mean, 6), "interval": interval}


def _print(
    desk: Desk, info: GameInfo, plan: arena.Plan, entries: list[arena.Entry], jobs: int, seconds: float
) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(desk.say("sim-bot"))
    table.add_column(desk.say("sim-wins"), justify="right")
    table.add_column(desk.say("sim-points"), justify="right")
    table.add_column(desk.say("sim-rank"), justify="right")
    for entry in entries:
        name = f"{entry.spec} ×{entry.seats}" if entry.seats > 1 else entry.spec
        wins = _told(entry.win, 100, "%")
        table.add_row(Text(name, style="bold"), wins, _told(entry.points), _told(entry.rank, digits=2))
    desk.print(table)
    desk.print()
    desk.print(
        desk.say(
            "sim-played",
            count=plan.deals * len(plan.bots),
            game=desk.words.say(f"{info.id}-name"),
            seats=len(plan.bots),
            seed=str(plan.seed),
            seconds=f"{seconds:.1f}",
            jobs=jobs,
        )
    )
    desk.print(desk.say("sim-method", deals=plan.deals, seats=len(plan.bots)))


def _told(estimate: arena.Estimate, factor: float = 1, unit: str = "", digits: int = 1) -> str:
    mean, low, high = (factor * value for value in (estimate.mean, estimate.low, estimate.high))
    if low == float("-inf"):
        return f"{mean:.{digits}f}{unit}"
    return f"{mean:.{digits}f}{unit} ({low:.{digits}f}..{high:.{digits}f})"
