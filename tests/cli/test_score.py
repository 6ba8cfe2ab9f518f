"""`pentapolis score`: a real table, each line with its reason and rule."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pentapolis.games.between_two_cities import score_table
from pentapolis.games.between_two_cities.score_table import BadTable, read, score
from pentapolis.words import LANGUAGES
from tests.cli.tables import RING, RING_TOTALS

GAME = "between-two-cities"
FIRST = {
    "shops": 16, "factories": 0, "taverns": 1, "offices": 17, "parks": 10, "houses": 12, "total": 56,
}  # fmt: skip
EMPTY = ["....", "...."]
TEXT = "\n\n".join("\n".join(rows) for rows in RING)


def refusal(table: Any) -> tuple[str, dict[str, Any]]:
    with pytest.raises(BadTable) as refused:
        score(table)
    return refused.value.code, refused.value.details


# ---------------------------------------------------------------------------------------------- the command


def test_a_whole_table(as_json: Callable[..., Any]) -> None:
    out = as_json("score", GAME, "-", typed=json.dumps({"cities": RING, "seats": 6}))
    assert list(out) == ["cities", "seats", "ranking"]
    assert out["cities"][0] == FIRST
    assert [city["total"] for city in out["cities"]] == RING_TOTALS
    assert out["seats"] == [56, 52, 52, 62, 62, 57]
    assert out["ranking"] == [[4], [3], [5], [0], [2], [1]]


def test_seats_may_be_left_out(as_json: Callable[..., Any]) -> None:
    with_seats = as_json("score", GAME, "-", typed=json.dumps({"cities": RING, "seats": 6}))
    assert as_json("score", GAME, "-", typed=json.dumps({"cities": RING})) == with_seats


def test_text_is_as_good_as_json(as_json: Callable[..., Any], tmp_path: Path) -> None:
    file = tmp_path / "table.txt"
    file.write_text(f"# six cities\nseats: 6\n{TEXT}\n")
    assert as_json("score", GAME, str(file)) == score({"cities": RING, "seats": 6}).totals


def test_one_city(as_json: Callable[..., Any]) -> None:
    expected = {"cities": [FIRST], "seats": [], "ranking": []}
    assert as_json("score", GAME, "-", typed="SSSS\nHHOm\nOPOO\nOPHP\n") == expected
    assert as_json("score", GAME, "-", typed=json.dumps(RING[0])) == expected
    assert as_json("score", GAME, "-", typed=json.dumps([RING[0]])) == expected


def test_each_line_has_its_reason_and_rule(ok: Callable[..., str]) -> None:
    out = ok("score", GAME, "-", typed=TEXT)
    line = next(line for line in out.splitlines() if line.startswith("Shops"))
    assert line.split()[:2] == ["Shops", "16"]
    assert "4 shops in a line (a1 b1 c1 d1)" in line
    assert line.rstrip().endswith("shops")
    assert "2 offices next to a tavern" in out
    assert out.count("total") == 7
    assert "1. Player 5, 62 points" in out
    assert "ahead by" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_each_language(ok: Callable[..., str], language: str) -> None:
    out = ok("score", GAME, "-", "--lang", language, typed=TEXT)
    assert "62" in out
    assert "Player" in out if language == "en" else "玩家" in out


def test_more_tiles_than_the_box_holds(run: Callable[..., Any], as_json: Callable[..., Any]) -> None:
    text = "SSSS\nSSSS\nSSSS\nSSSS\n\nSSSS\nSSSS\nSSHH\nPPPP\n"
    result = run("score", GAME, "-", typed=text)
    assert result.exit_code == 2
    assert "S +2 (26/24)" in result.stderr
    assert "--house-tiles" in result.stderr
    assert result.stdout == ""
    assert as_json("score", GAME, "-", "--house-tiles", typed=text)["cities"][0]["shops"] == 64


def test_two_seats_take_the_sum(as_json: Callable[..., Any]) -> None:
    table = {"cities": [RING[0], RING[1], RING[2], RING[4]], "seats": 2}
    out = as_json("score", GAME, "-", typed=json.dumps(table))
    totals = [city["total"] for city in out["cities"]]
    assert out["seats"] == [totals[0] + totals[1], totals[2] + totals[3]]


def test_alone_the_house_automas_are_named(ok: Callable[..., str], as_json: Callable[..., Any]) -> None:
    table = json.dumps({"cities": RING[:3], "seats": 1})
    assert len(as_json("score", GAME, "-", typed=table)["seats"]) == 3
    assert "House automa 2" in ok("score", GAME, "-", typed=table)


# ---------------------------------------------------------------------------------------------- the table


def test_the_box_counts_halves_of_duplexes() -> None:
    assert dict(zip("SFdembOPH", score_table.box(), strict=True)) == {
        "S": 24, "F": 24, "d": 7, "e": 7, "m": 7, "b": 7, "O": 28, "P": 24, "H": 28,
    }  # fmt: skip


def test_factories_of_an_incomplete_table() -> None:
    alone = score({"cities": [RING[1]], "seats": 4})
    assert alone.totals["cities"][0]["factories"] == 20
    assert (alone.totals["seats"], alone.totals["ranking"]) == ([], [])
    rated = score({"cities": [RING[1]], "seats": 4, "factory_rate": [2]})
    assert rated.totals["cities"][0]["factories"] == 10
    assert rated.sheet["parts"][0]["lines"][1]["items"][0]["key"] == "factory-rest"


def test_a_rate_may_be_given_for_a_whole_table() -> None:
    rated = score({"cities": RING, "factory_rate": [4] * 6})
    assert rated.totals["cities"][2]["factories"] == 3 * 4


def test_empty_squares() -> None:
    scored = score({"cities": [["SS..", "....", "....", "...."]]})
    assert scored.totals["cities"][0]["total"] == 5
    assert not scored.sheet["final"]


def test_text_with_spaces_remarks_and_fields() -> None:
    text = "# mine\nseats: 4\nfactory_rate: 4 3\nS S S S\nHHOm # row\nOPOO\nOPHP\nmFFF\nPPFP\nSSmP\nHHHF"
    assert read(text) == {"cities": RING[:2], "seats": 4, "factory_rate": [4, 3]}


@pytest.mark.parametrize(
    ("table", "code", "details"),
    [
        (3, "table-cities", {}),
        ({}, "table-cities", {}),
        ([], "table-cities", {}),
        ({"cities": "SSSS"}, "table-cities", {}),
        ({"cities": [["SSSS"]]}, "table-shape", {"city": 0}),
        ({"cities": [RING[0], ["SSSS", "SSSS", "SSSS", 4]]}, "table-shape", {"city": 1}),
        (
            {"cities": [["SSSS", "SSXS", "HHHH", "PPPP"]]},
            "table-letter",
            {"letter": "X", "city": 0, "row": 2},
        ),
        ({"cities": [RING[0]], "players": 3}, "table-field", {"field": "players"}),
        ({"cities": [RING[0]], "seats": 8}, "table-seats", {"given": "8", "most": 7}),
        ({"cities": [RING[0]], "seats": True}, "table-seats", {"given": "True", "most": 7}),
        ({"cities": [RING[0]] * 4, "seats": 3}, "table-crowded", {"number": 4, "players": 3, "most": 3}),
        ({"cities": RING[:2], "factory_rate": [4]}, "table-rates", {"number": 2}),
        ({"cities": RING[:1], "factory_rate": [5]}, "table-rates", {"number": 1}),
        ({"cities": [["dddd", "dddd", "HHHH", "...."]]}, "table-excess", {"excess": "d +1 (8/7)"}),
    ],
)
def test_a_table_that_cannot_be(table: Any, code: str, details: dict[str, Any]) -> None:
    assert refusal(table) == (code, details)


def test_a_city_with_a_missing_line_is_named() -> None:
    assert refusal(read("SSSS\nHHOm\nOPOO\n\nmFFF\nPPFP\nSSmP\nHHHF")) == ("table-shape", {"city": 0})


def test_an_unknown_field_in_a_text() -> None:
    with pytest.raises(BadTable, match="table-field"):
        read("players: 3\nSSSS")
