"""`games`, `seats`, `sim`, `bench`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import pentapolis
from pentapolis.cli import bench
from pentapolis.words import LANGUAGES

GAME = "between-two-cities"
Ok = Callable[..., str]
Data = Callable[..., Any]


# ---------------------------------------------------------------------------------------------- games


def test_the_list_of_games(ok: Ok, as_json: Data) -> None:
    ids = [info.id for info in pentapolis.catalogue()]
    assert [entry["id"] for entry in as_json("games")] == ids
    assert all(game_id in ok("games") for game_id in ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_game_with_its_options(ok: Ok, language: str) -> None:
    out = ok("games", GAME, "--lang", language)
    assert "final_picks" in out
    assert "apprentice" in out
    assert f"{GAME}-option" not in out


def test_one_game_for_programs(as_json: Data) -> None:
    (entry,) = as_json("games", GAME)
    assert entry["seats"] == [1, 2, 3, 4, 5, 6, 7]
    leftovers = next(option for option in entry["options"] if option["name"] == "leftovers")
    assert leftovers["defaults"] == {"seed": "return", "rulebook": "discard"}


# ---------------------------------------------------------------------------------------------- seats


@pytest.mark.parametrize("seed", range(30))
def test_ascending_cards_sit_clockwise(as_json: Data, seed: int) -> None:
    names = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus"]
    out = as_json("seats", GAME, *names, "--seed", str(seed))
    cards = [entry["card"] for entry in out["seats"]]
    assert cards == sorted(set(cards))
    assert 1 <= cards[0] <= cards[-1] <= 15
    assert sorted(entry["name"] for entry in out["seats"]) == names
    assert [entry["seat"] for entry in out["seats"]] == list(range(7))
    assert out == as_json("seats", GAME, *names, "--seed", str(seed))


def test_all_orders_are_drawn(as_json: Data) -> None:
    orders = {
        tuple(entry["name"] for entry in as_json("seats", GAME, "A", "B", "C", "--seed", str(seed))["seats"])
        for seed in range(40)
    }
    assert len(orders) == 6


def test_a_draw_tells_how_to_repeat_it(ok: Ok) -> None:
    out = ok("seats", GAME, "Ada", "Ben", "Cleo")
    seed = re.search(r"--seed (\d+)", out)
    assert seed
    assert ok("seats", GAME, "Ada", "Ben", "Cleo", "--seed", seed[1]) == out
    assert "Clockwise" in out


# ---------------------------------------------------------------------------------------------- sim


def test_a_tournament_for_programs(as_json: Data) -> None:
    arguments = ["sim", GAME, "--bots", "greedy,random,random", "--games", "31", "--jobs", "1", "--seed", "4"]
    out = as_json(*arguments)
    assert (out["games"], out["deals"], out["seats"]) == (33, 11, 3)
    assert out["method"]
    greedy, random = out["entries"]
    assert (greedy["spec"], greedy["seats"], random["seats"]) == ("greedy", 1, 2)
    assert greedy["win"]["mean"] + 2 * random["win"]["mean"] == pytest.approx(1, abs=1e-5)
    assert greedy["win"]["interval"][0] < greedy["win"]["mean"] < greedy["win"]["interval"][1]
    assert as_json(*arguments)["entries"] == out["entries"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_for_people(ok: Ok, language: str) -> None:
    out = ok("sim", "--bots", "greedy,random", "--games", "6", "--jobs", "1", "--lang", language)
    assert re.search(r"^greedy +[\d.]+% \(-?[\d.]+\.\.[\d.]+\)", out, re.MULTILINE)
    assert "95" in out
    assert "random" in out


def test_one_deal_has_no_interval(ok: Ok, as_json: Data) -> None:
    arguments = ["sim", "--bots", "greedy,random", "--games", "2", "--jobs", "1"]
    assert as_json(*arguments)["entries"][0]["points"]["interval"] is None
    assert re.search(r"^greedy +\S+% +[\d.]+ +[\d.]+ *$", ok(*arguments), re.MULTILINE)


def test_a_short_line_up_is_repeated(as_json: Data) -> None:
    out = as_json("sim", "--bots", "greedy,random", "--seats", "5", "--games", "1", "--jobs", "1")
    assert out["bots"] == ["greedy", "random", "random", "random", "random"]
    assert as_json("sim", "--bots", "random", "--games", "1", "--jobs", "1")["bots"] == ["random"] * 4


def test_options_of_the_game_are_played(as_json: Data) -> None:
    arguments = ["sim", "--bots", "greedy,random", "--games", "6", "--jobs", "1"]
    out = as_json(*arguments, "--option", "edition=rulebook")
    assert out["options"] == {"edition": "rulebook"}
    assert out["entries"] != as_json(*arguments)["entries"]


# ---------------------------------------------------------------------------------------------- bench


def test_the_small_bench(ok: Ok, as_json: Data, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_SECONDS", 0.01)
    out = as_json("bench")
    assert (out["game"], out["seats"]) == (GAME, 4)
    assert out["games_per_second"] > 0
    assert out["iterations_per_second"] > 0
    assert "random games a second" in ok("bench", "--quick", "--seats", "2")
