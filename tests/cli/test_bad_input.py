"""Bad input: one clear line, exit code 2, nothing written over."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import pentapolis
from pentapolis.cli import files
from pentapolis.cli.main import COMMANDS
from pentapolis.table.saves import saved
from pentapolis.table.session import Occupant, Session
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
    "seats beyond counting": (["play", "--seats", "9" * 30], None, "9" * 30),
    "a file name that is none": (["replay", "a\0b"], None, "name of a file"),
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
    "table in broken JSON": (["score", GAME, "-"], '{"cities": ]', "line 1"),
    "truncated table": (["score", GAME, "-"], '{"cities": [', "too early"),
    "number of many digits": (["replay", "-"], f'{{"seed": {"9" * 5000}}}', "thousands of digits"),
    "number of many digits in a table": (["score", GAME, "-"], f"[{'9' * 5000}]", "thousands of digits"),
    "deep nesting": (["replay", "-"], f'{{"a": {"[" * 9**6}', "nested too deep"),
    "deep nesting in a table": (["score", GAME, "-"], "[" * 9**6, "nested too deep"),
    "nested deeper than anything of ours": (["replay", "-"], f'{{"a": {"[" * 200}{"]" * 200}}}', "too deep"),
    "no number": (["replay", "-"], '{"seed": NaN}', "NaN"),
    "a game with control characters": (["replay", "-"], a_record(game="\033[2Ja\n"), "\ufffd[2Ja\ufffd"),
    "a name that is none": (["seats", GAME, "Ada", "B\033[2Jen"], None, "control characters"),
    "a player's name that is none": (["play", "--name", "A\udcffda"], None, "not UTF-8"),
    "the input as a save to go on with": (["play", "--load", "-"], a_record(), "--load", "name of a file"),
    "the output as a save": (["play", "--save", "-"], "", "--save", "name of a file"),
    "too many seats for a bench": (["bench", "--seats", "9"], None, "9", "7"),
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
        if language != "en":
            assert not re.search(r" (a|or|and|is|not|from|to|the|of) ", result.stderr)


def a_save(**changes: Any) -> str:
    match = pentapolis.new(GAME, seats=2, seed=1)
    session = Session(match, [Occupant("Ada"), Occupant(bot="random")], seed=1, id="a-game")
    return json.dumps({**saved(session), **changes})


DAMAGE = {
    "occupants": ([1, 2], None, 7, {}, [{"name": "Ada"}, {}], [{"name": "A\033[2J", "bot": ""}] * 2,
                  [{"name": "\udcff", "bot": ""}] * 2, [{"name": "", "bot": "genius"}] * 2,
                  [{"name": ["Ada"], "bot": ""}] * 2, []),
    "seed": (float("inf"), float("nan"), True, 1.5, "1", None, -1, 10**30),
    "told": (None, 7, [True, 0], ["0", 0], [1.0, 0], [0], [-1, 0], [10**30, 0]),
    "format": (9, True, 1.0, "1", None, [1]),
    "id": ("", 7, None, "a\033game", "\udcff"),
    "record": (None, [], 7, "record"),
}  # fmt: skip


@pytest.mark.parametrize(
    ("field", "number"),
    [(field, number) for field, values in DAMAGE.items() for number in range(len(values))],
)
def test_a_damaged_save(run: Callable[..., Any], tmp_path: Path, field: str, number: int) -> None:
    file = tmp_path / "game.json"
    file.write_text(a_save(**{field: DAMAGE[field][number]}))
    before = file.read_text()
    for arguments in (["play", "--load", "game.json"], ["replay", "game.json"]):
        for language in LANGUAGES:
            result = run(*arguments, "--lang", language, typed="")
            assert (result.exit_code, result.stdout) == (2, "")
            assert result.stderr.count("\n") == 1
            assert "game.json" in result.stderr
            assert "\033" not in result.stderr
    assert file.read_text() == before


@pytest.mark.parametrize(
    "option",
    [
        ["--seats", "3"],
        ["--option", "edition=rulebook"],
        ["--seat", "0"],
        ["--people", "1"],
        ["--name", "Eve"],
        ["--bot", "random"],
        ["--seed", "0"],
    ],
)
def test_what_a_save_settles_can_not_be_given_again(
    run: Callable[..., Any], tmp_path: Path, option: list[str]
) -> None:
    (tmp_path / "game.json").write_text(a_save())
    result = run("play", "--load", "game.json", *option, typed="")
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert option[0] in result.stderr
    (tmp_path / "record.json").write_text(a_record())
    result = run("play", "--load", "record.json", *option, typed="")
    assert result.exit_code == (2 if option[0] in ("--seats", "--option") else 1)


def test_a_file_too_large_for_a_game(
    run: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "game.json").write_text(a_save())
    monkeypatch.setattr(files, "LARGEST", 1)
    result = run("replay", "game.json")
    assert result.exit_code == 2
    assert "larger than" in result.stderr


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_refuses_what_it_does_not_know(run: Callable[..., Any], name: str) -> None:
    result = run(name, "--nonsense")
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)


def test_a_file_that_is_no_text(run: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff")
    for arguments in (["replay", "picture"], ["score", GAME, "picture"], ["play", "--load", "picture"]):
        result = run(*arguments)
        assert (result.exit_code, result.stderr) == (2, "pentapolis: picture is not a text file.\n")


@pytest.mark.parametrize(
    ("language", "told"), [("en", "no such file"), ("zh-Hant", "沒有這個檔案"), ("zh-Hans", "没有此文件")]
)
def test_a_missing_file_is_told_in_the_readers_language(
    run: Callable[..., Any], language: str, told: str
) -> None:
    for arguments in (["replay", "x"], ["play", "--load", "x"], ["score", GAME, "x"]):
        complaint = run(*arguments, "--lang", language).stderr
        assert complaint.startswith("pentapolis: x")
        assert told in complaint
        assert ("score --help" in complaint) == (arguments[0] == "score")


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
