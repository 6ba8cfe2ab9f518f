"""`python -m bench`: all measures, their noise and their goals; exit code 1 if a goal is missed."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict

from pentapolis.kernel import position

from . import machine, measures, reference
from .pairs import Row

COMPILE_GOAL = 90.0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--compile", action="store_true", help="also time a compile from nothing")
    chosen = parser.parse_args()
    if position.__file__.endswith(".py"):
        print("The kernel runs as plain Python here; the bench measures the compiled one.", file=sys.stderr)
        return 2
    facts = machine.facts()
    reference.build()
    measures.check_same_games()
    rows: list[Row] = []
    for row in measures.rows():
        rows.append(row)
        if not chosen.json:
            print(_line(row), flush=True)
    if chosen.compile:
        seconds = machine.compile_seconds()
        rows.append(
            Row("compile from nothing", seconds, seconds, seconds, "s", goal=COMPILE_GOAL, bound="at most")
        )
        if not chosen.json:
            print(_line(rows[-1]))
    if chosen.json:
        print(
            json.dumps(
                {"machine": facts, "rows": [{**asdict(row), "met": row.met} for row in rows]}, indent=1
            )
        )
    else:
        print(", ".join(f"{name} {value}" for name, value in facts.items()))
    return 1 if any(row.met is False for row in rows) else 0


def _line(row: Row) -> str:
    noise = f"({row.low:,.4g} to {row.high:,.4g})"
    text = f"{row.name:38} {row.value:>12,.4g} {row.unit:13} {noise:24}"
    if row.ratio is not None:
        text += f" ratio to C++ {row.ratio:.2f}"
    if row.goal is not None:
        text += f"  goal {row.bound} {row.goal:,g}: {'met' if row.met else 'MISSED'}"
    return text


if __name__ == "__main__":
    sys.exit(main())
