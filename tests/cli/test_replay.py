"""`pentapolis replay`: every step, from every seat's eyes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import pentapolis
from pentapolis.cli import desk as desks
from pentapolis.words import LANGUAGES

Ok = Callable[..., str]


@pytest.fixture
def record(tmp_path: Path) -> dict[str, Any]:
    """A whole game of three in `game.json`."""
    match = pentapolis.new("between-two-cities", seats=3, seed=6)
    rng = Random(6)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    (tmp_path / "game.json").write_text(json.dumps(match.record()))
    return match.record()


def test_the_end_is_shown_where_nobody_steps(ok: Ok, record: dict[str, Any]) -> None:
    out = ok("replay", "game.json")
    last = len(record["steps"])
    assert f"step {last} of {last}" in out
    assert "game over" in out
    assert re.search(r"^1\. Player \d, \d+ points", out, re.MULTILINE)
    assert ok("replay", "-", typed=json.dumps(record)) == out


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_step_for_people(ok: Ok, record: dict[str, Any], language: str) -> None:
    out = ok("replay", "game.json", "--step", "4", "--seat", "1", "--lang", language)
    assert "4" in out
    assert str(len(record["steps"])) in out
    hand = {"en": "Your hand", "zh-Hant": "手牌", "zh-Hans": "手中"}[language]
    assert hand in out


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_one_step_for_programs(as_json: Callable[..., Any], record: dict[str, Any], seat: int | None) -> None:
    eyes = [] if seat is None else ["--seat", str(seat)]
    frame = as_json("replay", "game.json", "--step", "5", *eyes)
    match = pentapolis.replay(record, until=5)
    assert frame["view"] == match.view(seat)
    assert frame["sheet"] == match.sheet(seat)
    assert (frame["step"], frame["steps"], frame["seat"]) == (5, len(record["steps"]), seat)
    assert frame["move"] == record["steps"][4]
    assert all(event["step"] == 5 for event in frame["story"])


def test_all_steps_for_programs(as_json: Callable[..., Any], record: dict[str, Any]) -> None:
    frames = as_json("replay", "game.json", "--all", "--seat", "0")
    assert [frame["step"] for frame in frames] == list(range(len(record["steps"]) + 1))
    told = [event for frame in frames for event in frame["story"]]
    assert told == pentapolis.replay(record).story(0)


def test_answers_that_are_still_secret_are_not_told(as_json: Callable[..., Any], record: Any) -> None:
    frames = as_json("replay", "game.json", "--all", "--seat", "1")
    assert [frame["move"] for frame in frames[:4]] == [None, None, record["steps"][1], record["steps"][2]]
    spectator = as_json("replay", "game.json", "--all")
    assert [frame["move"] for frame in spectator[:4]] == [None, None, None, record["steps"][2]]


def test_the_whole_story(ok: Ok, record: dict[str, Any]) -> None:
    out = ok("replay", "game.json", "--all", "--seat", "1")
    assert "Player 2 holds:" in out
    assert "Player 1 holds:" not in out
    assert out.count("shows") == 3 * 7
    assert "1. Player" in out


def test_a_save_is_a_record_too(run: Callable[..., Any], ok: Ok) -> None:
    run("play", "--seats", "2", "--bot", "random", "--name", "Ada", "--save", "save.json", typed="1\n\n")
    assert "Ada" in ok("replay", "save.json")
    assert "Bot 2" in ok("replay", "save.json")


def test_stepping(ok: Ok, record: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks.Desk, "interactive", True)
    last = len(record["steps"])
    out = ok("replay", "game.json", typed="n\n\np\ng 9\ne\nn\ns 1\ns\ng 999\ns 7\ndance\nq\nn\n")
    steps = [int(step) for step in re.findall(r"step (\d+) of", out)]
    assert steps == [0, 1, 2, 1, 9, last, last, last, last]
    assert out.count("n or Enter: next") == 3
    assert out.count("· Player 2") == 1
    assert ok("replay", "game.json", typed="n\n").count("step ") == 2
