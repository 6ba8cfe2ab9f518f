"""The command line, run in this process with words that must all be there."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from pentapolis.cli.main import main

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `pentapolis` with arguments and an input, in an empty folder, in English unless told."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PENTAPOLIS_STRICT_WORDS", "1")
    monkeypatch.setenv("PENTAPOLIS_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")

    def run(*arguments: str, typed: str | None = None) -> Result:
        result = CliRunner().invoke(main, list(arguments), input=typed, prog_name="pentapolis")
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run


@pytest.fixture
def ok(run: Run) -> Callable[..., str]:
    """As `run`, but it must succeed; the standard output."""

    def ok(*arguments: str, typed: str | None = None) -> str:
        result = run(*arguments, typed=typed)
        assert (result.exit_code, result.stderr) == (0, ""), result.output
        return result.stdout

    return ok


@pytest.fixture
def as_json(ok: Callable[..., str]) -> Callable[..., Any]:
    """As `ok`, with --json; what was printed, as data."""

    def as_json(*arguments: str, typed: str | None = None) -> Any:
        return json.loads(ok(*arguments, "--json", typed=typed))

    return as_json
