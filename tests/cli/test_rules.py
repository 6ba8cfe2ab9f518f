"""`pentapolis rules`: each paragraph with its examples drawn, and what is found by searching."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from rich.cells import cell_len

from pentapolis.cli.command import game_of
from pentapolis.cli.desk import Desk
from pentapolis.cli.pages import ExamplePrinter
from pentapolis.words import LANGUAGES, Example, load_rulebook

GAME = "between-two-cities"
PACKAGE = "pentapolis.games.between_two_cities"
Ok = Callable[..., str]


def test_the_contents(ok: Ok) -> None:
    out = ok("rules")
    assert out == ok("rules", GAME)
    for paragraph in load_rulebook(PACKAGE, "en").paragraphs:
        assert paragraph.id in out
        assert paragraph.title in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_page(ok: Ok, language: str) -> None:
    out = ok("rules", GAME, "--all", "--lang", language)
    assert max(map(cell_len, out.splitlines())) <= 80
    for paragraph in load_rulebook(PACKAGE, language).paragraphs:
        assert paragraph.title in out
        for example in paragraph.examples:
            assert example.id in out


def test_a_paragraph_is_found_by_its_id_and_by_the_keys_that_lead_to_it(ok: Ok) -> None:
    out = ok("rules", GAME, "adjacency")
    assert ok("rules", "adjacency") == ok("rules", GAME, "not-adjacent") == out
    assert "Next to each other" in out


def test_examples_show_what_the_engine_says(ok: Ok) -> None:
    assert "City 1, Shops 23: 4 shops in a line (a2 b2 c2 d2): 16" in ok("rules", "shops")
    adjacency = ok("rules", "adjacency")
    assert "On f5 the tile would not share an edge with the city." in adjacency
    assert "This is possible." in adjacency
    assert "ahead by more" in ok("rules", "ties")
    assert "waiting for Player 1" in ok("rules", "rounds")


def test_searching(ok: Ok, as_json: Callable[..., Any]) -> None:
    assert "factories  Factories: more than the others" in ok("rules", "--search", "factories tie")
    found = as_json("rules", "--search", "tavern", "--lang", "en")
    assert "taverns" in [hit["id"] for hit in found]
    assert "taverns" in ok("rules", "--search", "餐館", "--lang", "zh-Hant")
    assert "do not speak of that" in ok("rules", "--search", "dragons")


def test_for_programs(as_json: Callable[..., Any]) -> None:
    page = as_json("rules", GAME)
    paragraphs = load_rulebook(PACKAGE, "en").paragraphs
    assert [entry["id"] for entry in page] == [paragraph.id for paragraph in paragraphs]
    (shops,) = as_json("rules", GAME, "shops")
    assert shops["sheet"] == ["shops", "shop-run"]
    assert shops["examples"][0]["kind"] == "score"


def test_a_position_is_scored_as_if_the_game_ended_so(capsys: pytest.CaptureFixture[str]) -> None:
    position = load_rulebook(PACKAGE, "en").paragraph("seating").examples[0].facts["position"]
    facts = {"position": position, "expect": {"seat": 1, "line": "shops"}}
    ExamplePrinter(Desk("en", colour=False), game_of(GAME)).show(Example("one", "score", facts))
    out = capsys.readouterr().out
    assert "Player 1 has to build" in out
    assert "City 2, Shops 0" in out
    assert "City 1, Shops" not in out
