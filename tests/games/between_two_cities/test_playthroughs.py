"""Whole games, written down to be read: the engine still says to every command what stands there."""

from __future__ import annotations

from pathlib import Path

import pytest

from make_playthroughs import FOLDER, commands_of, render

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_playthrough_runs_as_it_is_written(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    now = render(*commands_of(text))
    # Line by line, for a readable difference; `python tools/make_playthroughs.py` writes all anew.
    assert now.splitlines() == text.splitlines()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_playthrough_can_be_read_by_a_person(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) < 250
    assert max(map(len, lines)) <= 110


def test_there_are_playthroughs_for_one_two_and_more_seats_and_for_stand_offs() -> None:
    headers = [commands_of(file.read_text(encoding="utf-8")) for file in FILES]
    assert {header["seats"] for header, _ in headers} == {1, 2, 3}
    assert any("stand-off" in commands for _, commands in headers)
    assert any(command.endswith("retract") for _, commands in headers for command in commands)
