"""Compiled and plain Python play the same games, and so does every PYTHONHASHSEED."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def lines(quick: int, full: int, *, pure: bool, hash_seed: int) -> list[str]:
    """What tests.exam.print_fingerprints prints in a process of its own."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
        "PYTHONHASHSEED": str(hash_seed),
        "PENTAPOLIS_PURE": "1" if pure else "0",
    }
    command = [sys.executable, "-m", "tests.exam.print_fingerprints", str(quick), str(full)]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    module, *games = done.stdout.splitlines()
    assert module.endswith(".py") == pure, module
    return games


def compare(quick: int, full: int) -> int:
    compiled = lines(quick, full, pure=False, hash_seed=1)
    plain = lines(quick, full, pure=True, hash_seed=2)
    differing = [(a, b) for a, b in zip(compiled, plain, strict=True) if a != b]
    assert not differing
    return len(compiled)


@pytest.mark.compiled_only
def test_hundreds_of_games_agree() -> None:
    assert compare(quick=10, full=1) > 300


@pytest.mark.long
@pytest.mark.compiled_only
def test_thousands_of_games_agree() -> None:
    assert compare(quick=200, full=2) > 6000


def test_every_hash_seed_plays_the_same(is_compiled: bool) -> None:
    runs = [lines(1, 0, pure=not is_compiled, hash_seed=seed) for seed in (3, 4)]
    assert runs[0] == runs[1]
