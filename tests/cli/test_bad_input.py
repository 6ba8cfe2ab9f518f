"""Bad input: one clear line, exit code 2, nothing written over."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import pentapolis
from pentapolis.cli.main import COMMANDS
from pentapolis.words import LANGUAGES

GAME = "between-two-cities"
CITY = "SSSS\nHHOm\nOPOO\nOPHP\n"


def a_record(**changes: Any) -> str:
    match = pentapolis.new(GAME, seats=2, seed=1)
    match.play(0, match.legal(0)[0])
    return json.dumps({**match.record(), **changes})


LINES = {
    "unknown option": (["play", "--seets", "3"], None, "--seets", "--seats"),
    "unknown option of the front page": (["--seats"], None, "--seats"),
    "unknown command": (["dance"], None, "dance", "play"),
    "unknown game": (["play", "chess"], None, "chess", GAME),
    "unknown language": (["games", "--lang", "fr"], None, "fr", "zh-Hant"),
    "too many words": (["games", GAME, "now"], None, "now"),
    "no value": (["play", "--seats"], None, "--seats"),
    "seats out of range": (["play", "--seats", "8"], None, "8", "1", "7"),
    "seats that are no number": (["play", "--seats", "three"], None, "three"),
    "seat out of range": (["play", "--seats", "3", "--seat", "3"], None, "--seat", "0 to 2"),
    "too many people": (["play", "--seats", "2", "--people", "3"], None, "3 people"),
    "too many names": (["play", "--name", "Ada", "--name", "Ben"], None, "2 names"),
    "negative seed": (["play", "--seed", "-1"], None, "-1"),
    "unknown bot": (["play", "--bot", "genius"], None, "genius"),
    "unknown parameter of a bot": (["play", "--bot", "ismcts(speed=1)"], None, "speed", "iterations"),
    "unknown option of a game": (["play", "--option", "colour=red"], None, "colour", "edition"),
    "unknown value of an option": (["play", "--option", "edition=gold"], None, "gold", "rulebook"),
    "option without a value": (["play", "--option", "edition"], None, "edition"),
    "no such file": (["play", "--load", "nowhere.json"], None, "nowhere.json"),
    "broken JSON": (["replay", "-"], "{]}", "line 1, column 2"),
    "truncated": (["replay", "-"], a_record()[:-5], "too early"),
    "nothing": (["replay", "-"], "", "too early"),
    "a list": (["replay", "-"], "[]", "-"),
    "foreign JSON": (["replay", "-"], "{}", "neither"),
    "unknown rules version": (["replay", "-"], a_record(rules=99), "99"),
    "unknown format": (["replay", "-"], a_record(format=9), "9"),
    "game of another program": (["replay", "-"], a_record(game="chess"), "chess"),
    "a move that the rules refuse": (["replay", "-"], a_record(steps=[[0, "S L d4"]]), "steps[0]"),
    "steps that are none": (["replay", "-"], a_record(steps=7), "steps"),
    "a seat that is none": (["replay", "-"], a_record(seats=9), "9"),
    "step out of range": (["replay", "-", "--step", "5"], a_record(), "--step", "0 to 1"),
    "eyes of a seat that is none": (["replay", "-", "--seat", "2"], a_record(), "--seat", "0 to 1"),
    "no table": (["score", GAME, "-"], "", "empty"),
    "no game to score": (["score"], None, "GAME"),
    "table in broken JSON": (["score", GAME, "-"], '{"cities": [', "line 1"),
    "table with an unknown letter": (["score", GAME, "-"], CITY.replace("m", "X"), "X", "row 2"),
    "table with too few rows": (["score", GAME, "-"], "SSSS\n", "four"),
    "table with too many seats": (["score", GAME, "-"], f"seats: 9\n{CITY}", "9", "7"),
    "two of a name": (["seats", GAME, "Ada", "Ada"], None, "same name"),
    "too few names": (["seats", GAME, "Ada"], None, "2", "7"),
    "too many at a table": (["seats", GAME, *"ABCDEFGH"], None, "8"),
    "no bots": (["sim"], None, "--bots"),
    "empty line-up": (["sim", "--bots", ","], None, "0 bots"),
    "more bots than seats": (["sim", "--bots", "random,random,random", "--seats", "2"], None, "3 bots"),
    "no games": (["sim", "--bots", "random", "--games", "0"], None, "--games"),
    "unknown bot in a line-up": (["sim", "--bots", "random,genius"], None, "genius"),
    "unknown paragraph": (["rules", GAME, "chimneys"], None, "chimneys", "shops"),
    "two paragraphs": (["rules", GAME, "shops", "parks"], None, "parks"),
}  # fmt: skip


@pytest.mark.parametrize("case", LINES)
def test_one_clear_line(run: Callable[..., Any], tmp_path: Path, case: str) -> None:
    arguments, typed, *told = LINES[case]
    result = run(*arguments, typed=typed)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("pentapolis: ")
    assert [part for part in told if part not in result.stderr] == []
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", LINES)
def test_in_each_language(run: Callable[..., Any], case: str, language: str) -> None:
    arguments, typed, *_ = LINES[case]
    if case != "unknown language":
        result = run(*arguments, f"--lang={language}", typed=typed)
        assert result.exit_code == 2
        assert result.stderr.count("\n") == 1
        assert ("。" in result.stderr) == (language != "en")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_refuses_what_it_does_not_know(run: Callable[..., Any], name: str) -> None:
    result = run(name, "--nonsense")
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)


def test_a_file_that_is_no_text(run: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff")
    for arguments in (["replay", "picture"], ["score", GAME, "picture"], ["play", "--load", "picture"]):
        result = run(*arguments)
        assert (result.exit_code, result.stderr) == (2, "pentapolis: picture is not a text file.\n")


def test_a_folder_is_no_file(run: Callable[..., Any], tmp_path: Path) -> None:
    result = run("replay", str(tmp_path))
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)


def test_a_file_that_is_there_stays_as_it_is(run: Callable[..., Any], tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("mine")
    result = run("play", "--seats", "2", "--bot", "random", "--save", "notes.txt", typed="1\n")
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert "notes.txt is there already" in result.stderr
    assert file.read_text() == "mine"


def test_a_truncated_save_stays_as_it_is(run: Callable[..., Any], tmp_path: Path) -> None:
    run("play", "--seats", "2", "--bot", "random", "--save", "game.json", typed="1\n\n")
    file = tmp_path / "game.json"
    half = file.read_text()[:200]
    file.write_text(half)
    for arguments in (["--load", "game.json"], ["--save", "game.json"]):
        result = run("play", *arguments, "--bot", "random", typed="1\n\n")
        assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
        assert file.read_text() == half


def test_a_save_of_another_game_stays_as_it_is(run: Callable[..., Any], tmp_path: Path) -> None:
    run("play", "--seats", "2", "--bot", "random", "--save", "game.json", typed="1\n\n")
    before = (tmp_path / "game.json").read_text()
    result = run("play", "--seats", "2", "--bot", "random", "--save", "game.json", typed="1\n\n")
    assert result.exit_code == 2
    assert (tmp_path / "game.json").read_text() == before
