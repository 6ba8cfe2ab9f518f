"""Outside bots at real tables: the command, programs that decide, and the two examples."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from pentapolis.cli.main import main
from pentapolis.client import Guest, link
from pentapolis.server.limits import Bucket

from .serving import OPEN, Raw, a_guest, a_server, a_table, bot, free_port, seats

Json = dict[str, Any]
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with a_server(f"sqlite:///{tmp_path_factory.mktemp('bots')}/tables.db") as address:
        yield address


@pytest.fixture(scope="module")
def host(url: str) -> Guest:
    return a_guest(url)


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty home, English, nobody who is too fast."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("PENTAPOLIS_LANG", "en")
    monkeypatch.setattr(Bucket, "take", lambda _: True)
    monkeypatch.setattr(link, "_PER_SECOND", 1000.0)


def play(url: str, host: Guest, *words: str) -> tuple[Result, Json]:
    """A game of the command with two bots of the house: how it ended, and the table's line in lists."""
    table = a_table(host, [bot("random"), OPEN, bot("random")])
    with ThreadPoolExecutor(1) as pool:
        starting = pool.submit(start, url, host, table)
        result = run("--url", f"{url}/t/{table}", *words)
        starting.result()
    return result, line(url, table)


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["bot", *words], prog_name="pentapolis")


def start(url: str, host: Guest, table: str) -> None:
    """Begin as soon as nobody is missing."""
    with Raw(url) as client:
        client.hello(table, host.token)
        for number in range(600):
            if client.command(f"start-{number:04}", {"t": "start"})["t"] == "ack":
                return
            time.sleep(0.05)
    pytest.fail("a seat stays open")


def line(url: str, table: str) -> Json:
    return asyncio.run(Guest(url, "").get(f"/api/tables/{table}"))


@pytest.mark.parametrize("brain", ["greedy", "random"])
def test_a_whole_game(url: str, host: Guest, brain: str) -> None:
    result, table = play(url, host, "--name", "Gus", "--brain", brain, "--seat", "1")
    assert (result.exit_code, result.stderr, table["status"]) == (0, "", "over")
    assert table["places"][1]["name"] == "Gus"
    first, last = result.stdout.splitlines()
    assert first == "Gus sits in the seat of Player 2."
    assert re.fullmatch(r"The game is over: place [123] of 3\.", last)


BRAIN = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    assert question["view"]["viewer"] == question["seat"]
    print(question["moves"][-1], flush=True)
"""


def test_a_program_decides(url: str, host: Guest, tmp_path: Path) -> None:
    (tmp_path / "brain.py").write_text(BRAIN)
    result, table = play(url, host, "--brain", f"{sys.executable} {tmp_path}/brain.py")
    assert (result.exit_code, result.stderr, table["status"]) == (0, "", "over")


def test_a_bot_comes_back_to_its_seat(url: str, host: Guest, tmp_path: Path) -> None:
    (tmp_path / "brain.py").write_text(BRAIN + "    if question['view']['turn'] == 2: break\n")
    result, table = play(url, host, "--brain", f"{sys.executable} {tmp_path}/brain.py")
    assert (result.exit_code, table["status"]) == (1, "playing")
    assert "The program ended without an answer." in result.stderr
    again = run("--url", f"{url}/t/{table['id']}", "--brain", "random")
    assert again.exit_code == 0
    assert "Bot sits in the seat of Player 2." in again.stdout
    assert "The game is over" in again.stdout


def test_a_program_that_gives_no_move(url: str, host: Guest) -> None:
    script = f"{sys.executable} -c \"print('somewhere', flush=True); input()\""
    result, table = play(url, host, "--brain", script)
    assert (result.exit_code, table["status"]) == (1, "playing")
    assert 'The program answered "somewhere"' in result.stderr


def test_a_bot_plays_on_after_a_stand_in_and_agrees_to_go_back(url: str, host: Guest) -> None:
    table = a_table(host, [OPEN, *seats("Ann"), bot("random")])
    with ThreadPoolExecutor(1) as pool, Raw(url) as ann:
        ann.hello(table, host.token)
        bot_run = pool.submit(run, "--url", f"{url}/t/{table}", "--brain", "random")
        start(url, host, table)
        ann.command("leave-0001", {"t": "leave", "seat": 0})
        number = 0
        while not bot_run.done():
            ann.catch_up()
            asks = [message for message in ann.heard if message["t"] == "ask"]
            if asks and asks[-1]["moves"]:
                number += 1
                move = asks[-1]["moves"][0]
                ann.command(f"ann-{number:06}", {"t": "play", "seat": 1, "move": move})
                if number == 4:
                    answer = ann.command("undo-00001", {"t": "undo", "seat": 1, "step": 0})
            else:
                time.sleep(0.02)
        assert bot_run.result().exit_code == 0
    steps = [message for message in ann.heard if message["t"] == "step"]
    changes = [change for step in steps for change in step.get("patch", ())]
    away = [change["value"][0]["stand_in"] for change in changes if change["path"] == "/table/places"]
    assert away == [False, True, False]  # it sat down, was replaced, came back
    assert answer["t"] == "ack"
    told_anew = [step for step in steps[1:] if step.get("story", {}).get("since") == 0]
    assert told_anew, "nobody went back"


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["--url", "localhost:8000/t/abc"], 2, "is no address of a table"),
        (["--url", "http://localhost:8000/"], 2, "is no address of a table"),
        (["--url", "http://[/t/abc"], 2, "is no address of a table"),
        (["--url", "ftp://localhost/t/abc"], 2, "is no address of a table"),
        (["--url", "URL/t/nowhere-here"], 1, "table"),
        (["--url", "URL/t/TABLE", "--seat", "1"], 1, "There is no seat for the bot"),
        (["--url", "URL/t/TABLE", "--seat", "8"], 2, "from 0 to 7"),
        (["--url", "URL/t/TABLE", "--name", ""], 2, "can't be a name"),
        (["--url", "URL/t/TABLE", "--name", "x" * 25], 2, "can't be a name"),
        (["--url", "URL/t/TABLE", "--brain", "no-such-program"], 2, "can't be started"),
        (["--url", "URL/t/TABLE", "--brain", "'"], 2, "can't be started"),
        (["--url", "URL/t/TABLE", "--brain", ""], 2, "can't be started"),
        (["--url", "http://127.0.0.1:PORT/t/abc"], 1, "No web table answers at"),
        ([], 2, "--url"),
    ],
)
def test_what_can_not_be(url: str, host: Guest, words: list[str], code: int, told: str) -> None:
    table = a_table(host, [OPEN, *seats("Ann"), OPEN])
    words = [
        word.replace("URL", url).replace("TABLE", table).replace("PORT", str(free_port())) for word in words
    ]
    result = run(*words)
    assert (result.exit_code, told in result.stderr, result.stderr.count("\n")) == (code, True, 1), (
        result.stderr
    )


class TestExamples:
    def game(self, url: str, host: Guest, *words: str) -> None:
        table = a_table(host, [bot("random"), OPEN, bot("greedy")])
        with subprocess.Popen([*words, url, table], cwd=ROOT, stderr=subprocess.PIPE, text=True) as process:
            try:
                start(url, host, table)
                _, err = process.communicate(timeout=50)
            finally:
                process.kill()
        assert (process.returncode, err) == (0, "")
        assert line(url, table)["status"] == "over"

    def test_python(self, url: str, host: Guest) -> None:
        self.game(url, host, sys.executable, "examples/bot.py")

    @pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node.js")
    def test_javascript(self, url: str, host: Guest) -> None:
        self.game(url, host, "node", "--experimental-websocket", "--no-warnings", "examples/bot.mjs")

    @pytest.mark.parametrize("name", ["bot.py", "bot.mjs"])
    def test_thirty_lines(self, name: str) -> None:
        assert len((ROOT / "examples" / name).read_text().splitlines()) <= 35
