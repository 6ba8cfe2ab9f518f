"""Real processes whose input or output is closed, full, narrow in its encoding, or read to its middle."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pentapolis.cli.streams import ClosedStream

GAME = "between-two-cities"


def shell(command: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run a shell line in which `pentapolis` is ours; bash's own `PIPESTATUS` may be asked for."""
    ours = f'pentapolis() {{ "{sys.executable}" -m pentapolis "$@"; }}\n'
    return subprocess.run(
        ["bash", "-c", ours + command],
        cwd=folder,
        env={**os.environ, "PENTAPOLIS_LANG": "en", "LC_ALL": "C.UTF-8", **environment},
        capture_output=True,
        stdin=subprocess.DEVNULL,
        check=False,
        timeout=60,
    )


@pytest.mark.parametrize(
    "command", ["replay -", "score between-two-cities -", "play --bot random --seats 2", "play"]
)
def test_a_closed_input_is_one_line(tmp_path: Path, command: str) -> None:
    done = shell(f"pentapolis {command} <&-", tmp_path)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1, done.stderr
    assert done.stderr.startswith(b"pentapolis: ")


@pytest.mark.parametrize("command", ["games <&-", "--version <&-", "rules <&-", "games 2>&-"])
def test_what_needs_no_input_goes_on_without(tmp_path: Path, command: str) -> None:
    done = shell(f"pentapolis {command}", tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout


@pytest.mark.parametrize("command", ["games", "games --json", "--help", "--version", "play --bot random"])
@pytest.mark.parametrize("output", [">&-", ">/dev/full"])
def test_an_output_that_takes_nothing_is_one_line(tmp_path: Path, command: str, output: str) -> None:
    done = shell(f"pentapolis {command} {output}", tmp_path)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1, done.stderr
    assert done.stderr.startswith(b"pentapolis: standard input or output: ")


@pytest.mark.parametrize(
    "command", ["rules --all", "rules --json", "--help", "games", "play --bot random --seats 2"]
)
def test_a_reader_who_goes_away_ends_it_quietly(tmp_path: Path, command: str) -> None:
    done = shell(f"(sleep 0.5; pentapolis {command}; echo $? >code) | true", tmp_path)
    assert (done.stdout, done.stderr) == (b"", b"")
    assert (tmp_path / "code").read_text() == "141\n"


@pytest.mark.parametrize("setting", [{"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C", "PYTHONUTF8": "0",
                                                                    "PYTHONCOERCECLOCALE": "0"}])  # fmt: skip
def test_a_terminal_without_chinese(tmp_path: Path, setting: dict[str, str]) -> None:
    typed = "printf '?\\n\\344\\270\\200\\n\\377\\n1\\n\\n'"
    play = "pentapolis play --lang zh-Hant --seats 2 --bot random"
    for command in (
        f"{typed} | {play}",
        "pentapolis rules --all --lang zh-Hans",
        "pentapolis dance --lang zh-Hant",
    ):
        done = shell(command, tmp_path, **setting)
        assert b"Traceback" not in done.stderr
        assert done.stdout.isascii()
        assert done.stderr.isascii()


def test_names_for_programs_are_whole_in_any_encoding(tmp_path: Path) -> None:
    done = shell(f"pentapolis seats {GAME} Ada 小安 --json", tmp_path, PYTHONIOENCODING="ascii")
    assert {entry["name"] for entry in json.loads(done.stdout)["seats"]} == {"Ada", "小安"}


def test_english_signs_have_plain_ones_of_the_same_width(tmp_path: Path) -> None:
    done = shell("pentapolis play --seats 2 --bot random --seed 1", tmp_path, PYTHONIOENCODING="ascii")
    assert b"Between Two Cities . " in done.stdout
    assert b"?" not in done.stdout.splitlines()[1]


def test_a_closed_stream_says_so() -> None:
    stream = ClosedStream()
    for use in (stream.read, stream.readline, lambda: stream.write("x")):
        with pytest.raises(OSError, match="Bad file descriptor"):
            use()
