"""What the package is measured against: a C++ program of the same rules, and plain Python."""

from __future__ import annotations

import subprocess
from pathlib import Path
from time import process_time

from .pairs import Yardstick

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "bench/reference/between_two_cities.cpp"
PROGRAM = ROOT / "build/reference/between_two_cities"
FLAGS = ("-std=c++20", "-O3", "-Wall", "-Wextra")

# Seconds where the bounds were set, undisturbed: AMD EPYC (Zen 3), g++ 12.2, Python 3.11: docs/benchmarks.md.
GAME_AT_REST = 3.40e-6
STEP_AT_REST = 180e-9


def build_reference() -> None:
    """Compile the C++ unless that is done; CalledProcessError."""
    if PROGRAM.exists() and PROGRAM.stat().st_mtime > SOURCE.stat().st_mtime:
        return
    PROGRAM.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["g++", *FLAGS, "-o", PROGRAM, SOURCE], check=True)


def run_reference(seats: int, first_seed: int, games: int) -> tuple[int, float, int]:
    """Random games in C++: decisions, seconds, checksum over the city scores."""
    command = [PROGRAM, str(seats), str(first_seed), str(games)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    decisions, seconds, checksum = done.stdout.split()
    return int(decisions), float(seconds), int(checksum)


def reference(seats: int, games: int = 2500) -> Yardstick:
    """A random game in C++."""
    at_rest = GAME_AT_REST if seats == 4 else None
    return Yardstick("C++", lambda: run_reference(seats, 0, games)[1] / games, at_rest)


def interpreter() -> Yardstick:
    """A small step of plain Python: a method call, an attribute, a dict, a list, a tuple."""
    return Yardstick("Python", _python_step, STEP_AT_REST)


class _Counter:
    __slots__ = ("table", "total")

    def __init__(self) -> None:
        self.total = 0
        self.table = {number: number & 7 for number in range(64)}

    def step(self, number: int) -> tuple[int, int]:
        self.total += self.table[number & 63]
        return number, self.total


def _python_step(steps: int = 50_000) -> float:
    counter, seen = _Counter(), list[tuple[int, int]]()
    start = process_time()
    for number in range(steps):
        seen.append(counter.step(number))
    return (process_time() - start) / steps
