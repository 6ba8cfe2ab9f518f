"""The score sheet of a real table, and what is set aside before its draft."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.games.citadels.score_table import EXAMPLE, TOO_MANY, BadTable, read, rows_of, score
from pentapolis.games.citadels.seating import draw, notes
from pentapolis.kernel.errors import BadOption

FULL = ["manor", "castle", "temple", "tavern", "market", "docks", "prison", "library"]


def totals(*cities: Any, **more: Any) -> list[int]:
    return score({"cities": list(cities), **more}).totals["seats"]


def test_the_example_is_read_and_scored() -> None:
    table = read(EXAMPLE)
    assert table["cities"][0] == {"districts": FULL, "gold": 2, "complete": "first"}
    sheet = score(table).sheet
    # 22 for the districts, 3 for the five types, 4 for the first complete city.
    assert [party["total"] for party in sheet["seats"]] == [29, 20]
    assert sheet["decided"] == ["points"]
    assert rows_of(table)[0].districts == FULL


def test_lines_of_the_text() -> None:
    text = "# two of us\nseats: 2\nedition: classic_2016\n\nTemple, church\nrank: 7\n\nmuseum\nmuseum: 3\n"
    table = read(text)
    assert table["seats"] == 2
    assert table["options"] == {"edition": "classic_2016"}
    assert table["cities"] == [
        {"districts": ["temple", "church"], "rank": 7},
        {"districts": ["museum"], "museum": 3},
    ]
    assert score(table).totals["seats"] == [3, 7]


def test_what_counts_beside_the_districts() -> None:
    assert totals(["dragon-gate"], ["university"]) == [8, 8]
    assert totals({"districts": ["imperial-treasury"], "gold": 5}, []) == [9, 0]
    assert totals({"districts": ["map-room"], "cards": 3}, []) == [8, 0]
    assert totals({"districts": ["wishing-well", "keep", "keep"]}, []) == [13, 0]
    assert totals({"districts": FULL, "complete": "later"}, []) == [27, 0]


def test_the_haunted_city_of_the_last_round() -> None:
    city = ["manor", "temple", "tavern", "haunted-city", "keep"]
    # 10 for the districts; the Haunted City is the missing military one, the Keep the unique one.
    assert totals(city, []) == [13, 0]
    assert totals({"districts": city, "haunted": "last-round"}, []) == [10, 0]


def test_ties_by_districts_then_gold_or_by_rank() -> None:
    one, two = (
        {"districts": ["palace"], "gold": 1, "rank": 2},
        {"districts": ["fortress"], "gold": 3, "rank": 1},
    )
    assert score([one, two]).sheet["ranking"] == [[1], [0]]
    table = {"cities": [one, two], "options": {"tie_break": "rank"}}
    assert score(table).sheet["ranking"] == [[0], [1]]


def test_an_incomplete_table_has_no_ranking() -> None:
    sheet = score({"cities": [FULL], "seats": 4}).sheet
    assert (sheet["seats"], sheet["ranking"]) == ([], [])
    assert sheet["parts"][0]["total"] == 25


BAD: list[tuple[str, Any]] = [
    ("table-cities", 5),
    ("table-cities", {"cities": []}),
    ("table-field", {"cities": [FULL], "colour": 1}),
    ("table-field", {"cities": [{"districts": [], "roof": 1}, []]}),
    ("table-city", {"cities": [7, []]}),
    ("table-city", {"cities": [{"gold": 2}, []]}),
    ("table-district", {"cities": [["castle", "cottage"], []]}),
    ("table-district", {"cities": [[3], []]}),
    ("table-number", {"cities": [{"districts": [], "gold": -1}, []]}),
    ("table-number", {"cities": [{"districts": [], "cards": "x"}, []]}),
    ("table-number", {"cities": [{"districts": [], "rank": 10}, []]}),
    ("table-choice", {"cities": [{"districts": [], "complete": "second"}, []]}),
    ("table-choice", {"cities": [[], []], "options": {"edition": "2020"}}),
    ("table-seats", {"cities": [[], []], "seats": 9}),
    ("table-crowded", {"cities": [[], [], []], "seats": 2}),
    ("table-first", [{"districts": FULL, "complete": "first"}, {"districts": [], "complete": "first"}]),
    ("table-museum", [{"districts": ["park"], "museum": 1}, []]),
    (TOO_MANY, [["library", "library"], []]),
]


@pytest.mark.parametrize(("code", "table"), BAD)
def test_a_table_that_can_not_be(code: str, table: Any) -> None:
    with pytest.raises(BadTable) as caught:
        score(table)
    assert caught.value.code == code


def test_house_cards_are_scored_where_that_is_wanted() -> None:
    assert score([["library", "library"], []], house_tiles=True).totals["seats"] == [12, 0]


# ---------------------------------------------------------------------- before the first draft


def test_the_crown_comes_first_and_the_order_stays() -> None:
    names = ["Ann", "Bo", "Cy", "Dan"]
    for seed in range(20):
        drawn = [entry["name"] for entry in draw(names, seed)]
        first = names.index(drawn[0])
        assert drawn == names[first:] + names[:first]
    assert {draw(names, seed)[0]["name"] for seed in range(40)} == set(names)


@pytest.mark.parametrize(
    ("players", "told"),
    [
        (2, ["seats-crown", "seats-2-8"]),
        (3, ["seats-crown", "seats-3-8", "seats-3-9"]),
        (5, ["seats-crown", "seats-aside", "seats-aside"]),
        (7, ["seats-crown", "seats-aside", "seats-last", "seats-aside"]),
        (8, ["seats-crown", "seats-aside", "seats-last"]),
    ],
)
def test_what_is_set_aside(players: int, told: list[str]) -> None:
    labels = notes(draw([f"n{i}" for i in range(players)], 1))
    assert [key for key, _ in labels] == told


def test_too_many_names() -> None:
    with pytest.raises(BadOption):
        draw(["x"] * 9, 1)
