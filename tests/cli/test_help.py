"""Help pages: complete in each language, no wider than the terminal; their examples run."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import pentapolis
from pentapolis.cli import bench, bot, serve
from pentapolis.cli.main import COMMANDS, EXAMPLES
from pentapolis.words import LANGUAGES
from tests.cli.tables import RING, whole_table

ROOT = Path(__file__).parents[2]
OWN_EXAMPLES = [
    line for name in COMMANDS for line in import_module(f"pentapolis.cli.{name}").command.examples
]


@pytest.fixture
def files(tmp_path: Path) -> None:
    """What the examples name."""
    (tmp_path / "pentapolis.toml").write_text("port = 0")
    (tmp_path / "city.txt").write_text("\n".join(RING[0]))
    (tmp_path / "table.json").write_text(json.dumps({"cities": RING}))
    match = pentapolis.new("between-two-cities", seats=3, seed=1)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    (tmp_path / "game.json").write_text(json.dumps(match.record()))
    (tmp_path / "web-table.json").write_text(json.dumps(whole_table().file()))


async def _nothing(*_: Any) -> None:
    """Instead of a bot at a table: there is no server here."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_every_page(ok: Callable[..., str], name: str, language: str) -> None:
    page = ok(*name.split(), "--help", "--lang", language)
    assert max(map(cell_len, page.splitlines())) <= 80
    assert re.search(rf"^pentapolis {name}", page)
    assert "cli-" not in page
    assert page.index("  pentapolis") < page.index("--lang LANG")


def test_the_front_page_is_shown_where_nothing_is_asked(ok: Callable[..., str]) -> None:
    assert ok() == ok("--help") == ok("-h")
    assert all(f"  {name}" in ok() for name in COMMANDS)


def test_the_language_of_the_environment(ok: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PENTAPOLIS_LANG", "zh_TW.UTF-8")
    assert "範例" in ok("--help")
    assert "示例" in ok("play", "--help", "--lang=zh-Hans")


def test_the_version(ok: Callable[..., str]) -> None:
    assert ok("--version") == f"pentapolis {pentapolis.__version__}\n"


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize(
    "line",
    [
        pytest.param(line, marks=[pytest.mark.compiled_only] if "ismcts" in line else [])
        for line in dict.fromkeys([*EXAMPLES, *OWN_EXAMPLES])
    ],
)
def test_every_example_runs(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    monkeypatch.setattr(bench, "_SECONDS", 0.02)
    monkeypatch.setattr(serve, "run", lambda _settings, listening, _ready: listening.close())
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    monkeypatch.setattr(bot, "attend", _nothing)
    words, typed = shlex.split(line), None
    if "<" in words:
        typed = Path(words.pop()).read_text()
        words.remove("<")
    if words[0] == "play" and "--bot" not in words:
        words += ["--bot", "random"]
    result = run(*words, typed=typed)
    # Here nobody types, so that games end before they are over.
    assert result.exit_code == (1 if words[0] == "play" and "--load" not in words else 0), result.output
    if "--json" in words:
        json.loads(result.stdout)


def test_the_command_lines_of_the_documentation_are_understood(ok: Callable[..., str]) -> None:
    lines = re.findall(r"^    pentapolis (.+)$", (ROOT / "docs" / "cli.md").read_text(), re.MULTILINE)
    assert len(lines) > 6
    for line in lines:
        name, *words = shlex.split(line.partition("<")[0])
        known = set(re.findall(r"--[a-z-]+", ok(name, "--help")))
        assert {word for word in words if word.startswith("--")} <= known, line
