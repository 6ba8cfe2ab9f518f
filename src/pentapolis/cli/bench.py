"""`pentapolis bench`: the bench of a checkout, or a small speed test that needs nothing but the package."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import click

from ..kernel import position as positions
from ..kernel.contract import GameInfo
from ..kernel.record import new
from ..kernel.search import Search
from .command import Command, GameName, Number, check_seats, usual_game
from .desk import Desk

Json = dict[str, Any]
_SECONDS = 1.0


@click.command("bench", cls=Command, examples=("bench --quick", "bench --quick --seats 2 --json"))
@click.argument("game", type=GameName(), required=False)
@click.option("--quick", is_flag=True)
@click.option("--seats", type=Number(1), metavar="N")
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def command(desk: Desk, game: GameInfo | None, quick: bool, seats: int | None, as_json: bool) -> int:
    """Measure how fast the games run here."""
    info = game or usual_game()
    count = check_seats(desk, info, seats)
    small = quick or as_json or seats is not None
    root = Path(__file__).parents[3]
    if not small and (root / "bench" / "__main__.py").is_file():
        return subprocess.run([sys.executable, "-m", "bench"], cwd=root, check=False).returncode
    speed = measure(info, count)
    if as_json:
        desk.give(speed)
    else:
        desk.print(desk.say("bench-made", **{**speed, "compiled": str(speed["compiled"]).lower()}))
        rates = {"rate": speed["games_per_second"], "moves": speed["decisions_per_second"]}
        desk.print(desk.say("bench-random", **rates))
        desk.print(desk.say("bench-search", rate=speed["iterations_per_second"]))
    return 0


def measure(info: GameInfo, seats: int) -> Json:
    """Random games, decisions and search iterations per second on one core, about a second each."""
    match = new(info.id, seats=seats, seed=1)
    games = decisions = 0
    batch = 1
    start = perf_counter()
    while (spent := perf_counter() - start) < _SECONDS:
        decisions += positions.play_games(match.position.clone(), games, batch)
        games += batch
        batch = min(2 * batch, 4096) if spent < _SECONDS / 4 else batch
    games_rate, decisions_rate = games / spent, decisions / spent
    search = Search(match.position, 0, 1)
    start = perf_counter()
    while (spent := perf_counter() - start) < _SECONDS:
        search.grow(20 if spent < 0.05 else max(20, int(search.iterations / spent / 10)))
    return {
        "game": info.id,
        "seats": seats,
        "compiled": not positions.__file__.endswith(".py"),
        "games_per_second": round(games_rate),
        "decisions_per_second": round(decisions_rate),
        "iterations_per_second": round(search.iterations / spent),
    }
