"""`python -m bench`: speed, its noise and its goals; exit code 1 if a goal is missed."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from dataclasses import asdict

from rich.console import Console
from rich.table import Table

from pentapolis.kernel import position

from . import machine, measures, yardsticks
from .pairs import Row, run

COMPILE_GOAL = 90


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--compile", action="store_true", help="also time a compile from nothing")
    chosen = parser.parse_args()
    if position.__file__.endswith(".py"):
        print("The kernel runs as plain Python here; the bench measures the compiled one.", file=sys.stderr)
        return 2
    if shutil.which("g++") is None:
        print("There is no g++ here to build the reference with.", file=sys.stderr)
        return 2
    facts = machine.facts()
    yardsticks.build_reference()
    measures.check_same_games()
    rows: list[Row] = []
    for measure in measures.all_measures():
        print(f"{measure.name} ...", file=sys.stderr)
        rows.append(run(measure))
    compiled = machine.compile_from_nothing() if chosen.compile else None
    if chosen.json:
        print(json.dumps(_as_json(facts, rows, compiled), indent=1))
    else:
        _print(facts, rows, compiled)
    missed = any(row.kept is False for row in rows)
    return 1 if missed or (compiled and compiled.processor > COMPILE_GOAL) else 0


def _as_json(
    facts: dict[str, str], rows: list[Row], compiled: machine.CompileTime | None
) -> dict[str, object]:
    result: dict[str, object] = {"machine": facts, "rows": [asdict(row) for row in rows]}
    return {**result, "compile": asdict(compiled)} if compiled else result


def _print(facts: dict[str, str], rows: list[Row], compiled: machine.CompileTime | None) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in (
        "measure",
        "median",
        "unit",
        "least to most",
        "ratio",
        "to",
        "at rest",
        "goal",
        "kept",
        "here",
    ):
        is_number = heading in {"median", "ratio", "at rest"}
        table.add_column(heading, justify="right" if is_number else "left", no_wrap=True)
    for row in rows:
        kept = "" if row.kept is None else "yes" if row.kept else "MISSED"
        table.add_row(
            row.name,
            _number(row.value),
            row.unit,
            f"{_number(row.low)} to {_number(row.high)}",
            f"{row.ratio:.2f}" if row.kept is None or not row.here else "",
            row.yardstick,
            _number(row.at_rest) if row.here and row.at_rest else "",
            row.goal,
            kept,
            row.here,
        )
    console = Console()
    console.width = max(console.width, 150)  # a narrow window wraps the lines, but loses nothing
    console.print(table)
    if compiled:
        kept = "yes" if compiled.processor <= COMPILE_GOAL else "MISSED"
        print(
            f"compile from nothing: {compiled.wall:.0f} s by the clock, {compiled.processor:.0f} s of "
            f"processor time; goal at most {COMPILE_GOAL} s of processor time: {kept}"
        )
    print(", ".join(f"{name} {value}" for name, value in facts.items()))


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


if __name__ == "__main__":
    sys.exit(main())
