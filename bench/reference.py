"""The hand-written C++ of the same rules: built here, run as a program."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "bench/reference/between_two_cities.cpp"
PROGRAM = ROOT / "build/reference/between_two_cities"
FLAGS = ("-std=c++20", "-O3")


def build() -> None:
    """Compile the reference if it is older than its source; CalledProcessError with the compiler's words."""
    if PROGRAM.exists() and PROGRAM.stat().st_mtime > SOURCE.stat().st_mtime:
        return
    PROGRAM.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["g++", *FLAGS, "-o", PROGRAM, SOURCE], check=True)


def run(seats: int, first_seed: int, games: int) -> tuple[int, float, int]:
    """Random games: decisions, seconds, checksum over the city scores."""
    command = [PROGRAM, str(seats), str(first_seed), str(games)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    decisions, seconds, checksum = done.stdout.split()
    return int(decisions), float(seconds), int(checksum)
