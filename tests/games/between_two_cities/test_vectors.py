"""Every known answer of vectors.toml, by the engine."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pentapolis.games.between_two_cities import components
from pentapolis.games.between_two_cities.moves import tile_code
from tests.games.between_two_cities import naive
from tests.games.between_two_cities.table import (
    SINGLES,
    field,
    lay,
    lines_of,
    load,
    new,
    play_on,
    position,
    sheet_of,
)

VECTORS = tomllib.loads(Path(__file__).with_name("vectors.toml").read_text(encoding="utf-8"))


def check_line(rows: list[str], line: str, points: int) -> None:
    city = naive.city_of(rows)
    made = position(3)
    lay(made, 0, city)
    sheet = sheet_of([city, {}, {}])
    assert lines_of(sheet)[line] == points
    assert made.city_points(0) == sheet["parts"][0]["total"]


# ------------------------------------------------------------------ scores


def test_the_six_official_cities_score_as_published() -> None:
    examples = VECTORS["official_city"]
    cities = [naive.city_of(example["rows"]) for example in examples]
    sheet, made = sheet_of(cities), position(6)
    for index, (city, example) in enumerate(zip(cities, examples, strict=True)):
        lay(made, index, city)
        factories = naive.type_counts(city)["factories"]
        assert lines_of(sheet, index) == example["lines"]
        assert example["lines"]["factories"] == factories * example["factory_each"]
    assert [part["total"] for part in sheet["parts"]] == [example["total"] for example in examples]
    assert [made.city_points(index) for index in range(6)] == [example["total"] for example in examples]


def test_the_official_ring_is_won_by_the_third_player() -> None:
    expected = VECTORS["official_ring"]
    cities = [naive.city_of(VECTORS["official_city"][index]["rows"]) for index in expected["cities"]]
    sheet, made = sheet_of(cities), position(6)
    for index, city in enumerate(cities):
        lay(made, index, city)
    assert [part["total"] for part in sheet["parts"]] == expected["totals"]
    assert [seat["total"] for seat in sheet["seats"]] == expected["final"]
    assert [made.party_points(seat) for seat in range(6)] == expected["final"]
    assert sheet["ranking"][0] == [expected["winner"]]


@pytest.mark.parametrize("vector", VECTORS["factories"], ids=lambda vector: str(vector["counts"]))
def test_factories_are_ranked_by_city_and_ties_use_up_no_place(vector: dict[str, Any]) -> None:
    cities = [{(cell // 4, cell % 4): "F" for cell in range(count)} for count in vector["counts"]]
    sheet, made = sheet_of(cities), position(len(cities))
    for index, city in enumerate(cities):
        lay(made, index, city)
    assert [lines_of(sheet, index)["factories"] for index in range(len(cities))] == vector["points"]
    assert [made.city_points(index) for index in range(len(cities))] == vector["points"]


@pytest.mark.parametrize(
    "vector", VECTORS["city_line"], ids=lambda vector: f"{vector['line']} {' '.join(vector['rows'])}"
)
def test_a_line_scores_as_known(vector: dict[str, Any]) -> None:
    check_line(vector["rows"], vector["line"], vector["points"])


# ------------------------------------------------------------------ the seed's game


@pytest.mark.parametrize("name", VECTORS["seed_city"])
def test_a_city_of_the_seed_has_the_buildings_and_duplexes_that_it_names(name: str) -> None:
    example = VECTORS["seed_city"][name]
    city = naive.city_of(example["rows"])
    assert naive.type_counts(city) == example["counts"]
    places = [
        [cell for cell in city if naive.halves(tile, cell).items() <= city.items()]
        for tile in example["duplexes"]
    ]
    assert any(
        not naive.halves(example["duplexes"][0], one).keys()
        & naive.halves(example["duplexes"][1], two).keys()
        for one in places[0]
        for two in places[1]
    )


@pytest.mark.parametrize("ring", VECTORS["seed_ring"], ids=["tower before purple", "purple before tower"])
def test_the_seeds_game_ends_as_it_tells(ring: dict[str, Any]) -> None:
    examples = [VECTORS["seed_city"][name] for name in ring["cities"]]
    match = load(
        seats=4,
        phase="over",
        cities=[field(example["rows"]) for example in examples],
        placed_duplexes=[tile for example in examples for tile in example["duplexes"]],
    )
    sheet = match.sheet()
    assert match.over
    assert sheet["final"]
    for index, example in enumerate(examples):
        assert lines_of(sheet, index) == example["lines"]
        assert sheet["parts"][index]["total"] == example["total"]
    pairs = [{ring["cities"][seat], ring["cities"][seat - 1]} for group in match.ranking for seat in group]
    assert [len(group) for group in match.ranking] == [1, 1, 1, 1]
    assert pairs == [set(pair) for pair in ring["ranking"]]
    assert [sheet["seats"][seat]["total"] for group in match.ranking for seat in group] == ring["final"]
    assert sheet["ranking"] == match.ranking
    assert sheet["decided"] == ring["decided"]
    assert pairs[-1] == {"pyramid", "temple"}  # the writer came last


# ------------------------------------------------------------------ the box


def test_the_box_holds_the_published_tiles() -> None:
    expected = VECTORS["components"]
    tiles = components.duplex_tiles()
    assert Counter(expected["singles"]) == SINGLES == Counter(dict(zip("SFdembOPH", _singles(), strict=True)))
    assert sum(_singles()) == expected["single_tiles"]
    assert len(tiles) == len(set(tiles)) == expected["duplex_tiles"]
    assert Counter(letter for tile in tiles for letter in (tile[0], tile[2])) == Counter(expected["halves"])
    assert Counter(tile[1] for tile in tiles) == dict.fromkeys("|/", expected["duplexes_each_way"])
    assert components.facts()["seating_cards"]["count"] == expected["seating_cards"]
    assert components.facts()["city_tokens"]["pairs"]["rulebook"] * 2 == expected["city_tokens"]


def _singles() -> list[int]:
    return components.single_tiles("SFdembOPH")


def test_the_same_pairs_of_types_lie_across_and_upright_and_three_pairs_are_missing() -> None:
    def pairs(way: str) -> Counter[frozenset[str]]:
        tiles = [tile for tile in components.duplex_tiles() if tile[1] == way]
        return Counter(frozenset(map(naive.type_of, (tile[0], tile[2]))) for tile in tiles)

    assert pairs("|") == pairs("/")
    all_pairs = {frozenset((one, two)) for one in naive.TYPES for two in naive.TYPES}
    absent = {frozenset(pair) for pair in VECTORS["components"]["absent_pairs"]}
    assert all_pairs - set(pairs("|")) == absent | {frozenset([kind]) for kind in naive.TYPES}


def test_a_city_can_hold_at_most_14_of_a_type() -> None:
    halves_of_one_type = max(
        max(Counter(map(naive.type_of, (tile[0], tile[2]))).values()) for tile in components.duplex_tiles()
    )
    assert 12 + 2 * halves_of_one_type == VECTORS["components"]["most_of_a_type"]


@pytest.mark.parametrize("supply", VECTORS["supply"], ids=lambda supply: f"{supply['seats']} seats")
@pytest.mark.parametrize("leftovers", ["return", "discard"])
def test_a_whole_game_uses_the_tiles_of_the_supply_table(supply: dict[str, Any], leftovers: str) -> None:
    match = new(supply["seats"], seed=3, leftovers=leftovers)
    play_on(match, Random(3))
    told = match.story()
    parties = len(match.view()["kept"])
    drawn = Counter[str]()
    for event in told:
        if event["key"] == "dealt":
            drawn[event["kind"]] += event["count"] * parties
    left = Counter(match.dump()["box"])
    placed = Counter(len(event["tile"]) > 1 for event in told if event["key"] == "placed")
    returned = sum(event["key"] == "leftover" and event["fate"] == "box" for event in told)
    assert drawn == {"single": supply["singles"]["drawn"], "duplex": supply["duplexes"]["drawn"]}
    assert placed == {False: supply["singles"]["placed"], True: supply["duplexes"]["placed"]}
    singles_left = sum(count for tile, count in left.items() if len(tile) == 1)
    assert singles_left == supply["singles"]["left"] + returned
    rounds = 2 if supply["seats"] == 2 else 1
    assert returned == (parties * rounds if leftovers == "return" else 0)
    assert left.total() - singles_left == 24 - supply["duplexes"]["drawn"]


# ------------------------------------------------------------------ shapes of cities

Shape = frozenset[naive.Cell]


def moved_up_left(cells: Iterable[naive.Cell]) -> Shape:
    """The same shape in the upper left corner."""
    cells = list(cells)
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return frozenset((row - top, column - left) for row, column in cells)


@cache
def grown(shape: Shape, tile: str) -> set[Shape]:
    """All shapes that a tile can make of one, by the engine; checked against the naive rule."""
    city = {(row + 3, column + 3): "H" for row, column in shape}
    made = position(3)
    lay(made, 0, city)
    mask = made.cells_for(0, tile_code(tile))
    cells = [(bit // 8, bit % 8) for bit in range(64) if mask >> bit & 1]
    assert cells == naive.allowed_cells(city, tile)
    return {moved_up_left([*city, *naive.halves(tile, cell)]) for cell in cells}


@cache
def shapes_after_singles(count: int) -> frozenset[Shape]:
    if count == 1:
        return frozenset([frozenset([(0, 0)])])
    return frozenset(new for shape in shapes_after_singles(count - 1) for new in grown(shape, "S"))


@cache
def shapes_after_duplex(number: int) -> tuple[frozenset[Shape], int]:
    """All shapes after so many duplexes, and the fewest that one orientation could make of any before."""
    before = shapes_after_duplex(number - 1)[0] if number > 1 else shapes_after_singles(6)
    results = [grown(shape, tile) for shape in before for tile in ("F|O", "F/O")]
    return frozenset().union(*results), min(len(result) for result in results)


@pytest.mark.parametrize(("count", "number"), list(enumerate(VECTORS["shapes"]["after_singles"], 1)))
def test_cities_of_single_tiles_have_so_many_shapes(count: int, number: int) -> None:
    assert len(shapes_after_singles(count)) == number


@pytest.mark.parametrize("number", [1, 2])
def test_a_duplex_fits_into_every_city_whichever_way_it_lies(number: int) -> None:
    name = ["first", "second"][number - 1]
    shapes, fewest = shapes_after_duplex(number)
    assert len(shapes) == VECTORS["shapes"][f"after_{name}_duplex"]
    assert fewest == VECTORS["shapes"][f"fewest_ways_{name}_duplex"]


def test_the_first_tile_can_only_lie_on_d4() -> None:
    made = position(3)
    for tile in ("S", "F|O", "F/O"):
        mask = made.cells_for(0, tile_code(tile))
        assert [(bit // 8, bit % 8) for bit in range(64) if mask >> bit & 1] == [naive.FIRST_CELL]
        assert naive.allowed_cells({}, tile) == [naive.FIRST_CELL]


def test_every_city_after_round_2_can_be_finished_with_singles() -> None:
    square = frozenset((row, column) for row in range(4) for column in range(4))
    finished = {square}
    for shape in shapes_after_duplex(2)[0]:
        way = [shape]
        while way[-1] not in finished:
            way.append(min(grown(way[-1], "S"), key=sorted))
        finished.update(way)
