"""The fast scores, the score sheet with its reasons and the naive scorer agree on every city."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from pentapolis.games.between_two_cities import scoring
from pentapolis.games.between_two_cities.components import duplex_tiles
from pentapolis.kernel.sheet import check
from tests.games.between_two_cities import naive
from tests.games.between_two_cities.table import (
    LETTERS,
    lay,
    lines_of,
    planes,
    position,
    random_city,
    sheet_of,
)

FULL_CITIES = 100_000
PORTION = 2_500
# All letters, few letters, and mixes in which long runs, large groups and many sets are common.
PALETTES = [LETTERS, "SSSF", "PPPH", "OOde", "demb", "SPH", "FFHHO", "SSSSPPPPFOdH", "OOOOOOdembH"]
PORTIONS = [
    pytest.param(number, marks=[pytest.mark.long] if number >= 2 else [])
    for number in range(FULL_CITIES // PORTION)
]


def random_table(chance: Random, cities: int, partial: bool) -> list[naive.City]:
    return [
        random_city(chance, chance.randrange(17) if partial else 16, chance.choice(PALETTES))
        for _ in range(cities)
    ]


def check_table(cities: list[naive.City], players: int) -> None:
    made = position(players)
    for index, city in enumerate(cities):
        lay(made, index, city)
    sheet = sheet_of(cities, players)
    check(sheet)
    expected = naive.city_lines(cities)
    totals = [sum(lines.values()) for lines in expected]
    assert [lines_of(sheet, index) for index in range(len(cities))] == expected, cities
    assert [made.city_points(index) for index in range(len(cities))] == totals, cities


@pytest.mark.parametrize("number", PORTIONS)
def test_full_cities_score_the_same_by_all_three_ways(number: int) -> None:
    chance, left = Random(number), PORTION
    while left:
        players = min(chance.randint(3, 7), max(3, left))
        check_table(random_table(chance, players, partial=False), players)
        left = max(0, left - players)


def test_unfinished_cities_score_the_same_by_all_three_ways() -> None:
    chance = Random(7)
    for players in [3, 4, 5, 6, 7] * 60:
        check_table(random_table(chance, players, partial=True), players)


def test_the_four_cities_of_two_players_score_the_same_by_all_three_ways() -> None:
    chance = Random(8)
    for _ in range(100):
        check_table(random_table(chance, 4, partial=True), 2)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_ranking_and_what_decided_it_are_the_naive_ones(players: int) -> None:
    chance = Random(players)
    for _ in range(150):
        # Equal cities are common, so that all tiebreaks are.
        models = [random_city(chance, 4, "SFdOPH") for _ in range(3)]
        cities = [chance.choice(models) for _ in range(4 if players == 2 else players)]
        made = position(players)
        for index, city in enumerate(cities):
            lay(made, index, city)
        sheet = sheet_of(cities, players)
        groups, decided = naive.ranking(cities, players)
        assert (sheet["ranking"], sheet["decided"]) == (groups, decided)
        standings = made.standings()
        assert [sorted(group) for group in sheet["ranking"]] == [
            [party for party in range(players) if standings[party] == level]
            for level in sorted(set(standings), reverse=True)
        ]


def test_items_of_a_sheet_name_the_cells_that_score() -> None:
    chance = Random(9)
    for _ in range(300):
        city = random_city(chance, 16, chance.choice(PALETTES))
        lines = {line["key"]: line for line in sheet_of([city, {}, {}])["parts"][0]["lines"]}
        for kind, line in lines.items():
            mine = sorted(naive.cell_name(cell) for cell in naive.cells_of_type(city, kind))
            scoring_items = [item for item in line["items"] if item["key"] != "office-tavern"]
            assert sorted(cell for item in scoring_items for cell in item["cells"]) == mine
            assert all(item["count"] == len(item["cells"]) for item in line["items"])


# ------------------------------------------------------------------ all patterns of one type


def patterns(count: int) -> list[frozenset[naive.Cell]]:
    """All sets of so many of the 16 cells."""
    cells = [(row, column) for row in range(4) for column in range(4)]
    return [frozenset(chosen) for chosen in combinations(cells, count)]


COUNTS = [pytest.param(n, marks=[pytest.mark.long] if 5 <= n <= 12 else []) for n in range(17)]
BEST_SHOPS = [0, 2, 5, 10, 16, 18, 21, 26, 32, 34, 37, 42, 48, 50, 53, 58, 64]
BEST_PARKS = [0, 2, 8, 12, 16, 20, 24, 28, 32, 36, 40, 38, 31, 31, 24, 24, 25]


@pytest.mark.parametrize("count", COUNTS)
def test_every_pattern_of_shops_is_cut_in_the_best_way(count: int) -> None:
    best = 0
    for shops in patterns(count):
        made = position(3)
        lay(made, 0, dict.fromkeys(shops, "S"))
        points = made.city_points(0)
        assert points == naive.best_shops(shops), shops
        assert points == scoring.shop_runs(planes(dict.fromkeys(shops, "S"))[0])[0], shops
        best = max(best, points)
    assert best == BEST_SHOPS[count]


@pytest.mark.parametrize("count", COUNTS)
def test_every_pattern_of_parks_scores_by_its_groups(count: int) -> None:
    best = 0
    for parks in patterns(count):
        city = dict.fromkeys(parks, "P")
        made = position(3)
        lay(made, 0, city)
        points = made.city_points(0)
        assert points == naive.park_points(city), parks
        best = max(best, points)
    assert best == BEST_PARKS[count]


@pytest.mark.parametrize("count", range(6))
def test_the_naive_cut_of_shops_is_the_best_of_all_cuts(count: int) -> None:
    for shops in patterns(count):
        cuts = naive.shop_partitions(shops)
        best = max(sum(naive.RUN_POINTS[len(run)] for run in cut) for cut in cuts)
        assert naive.best_shops(shops) == best


# ------------------------------------------------------------------ the best city


def composition_bound(counts: dict[str, int]) -> int:
    """No city with so many buildings of each type scores more, wherever they stand."""
    others = sum(count > 0 for count in counts.values()) - (counts["houses"] > 0)
    offices, taverns = counts["offices"], counts["taverns"]
    spread = tuple(sorted((taverns + kind) // 4 for kind in range(4)))
    office_sets = offices // 6 * 21 + naive.OFFICE_POINTS[offices % 6]
    return (
        BEST_SHOPS[counts["shops"]]
        + 4 * counts["factories"]
        + naive.best_taverns(spread)
        + office_sets
        + (offices if taverns else 0)
        + BEST_PARKS[counts["parks"]]
        + counts["houses"] * others
    )


def compositions(total: int, parts: int) -> list[tuple[int, ...]]:
    """All ways to write a number as a sum of so many others, order counting."""
    if parts == 1:
        return [(total,)]
    return [(n, *rest) for n in range(total + 1) for rest in compositions(total - n, parts - 1)]


def test_no_city_with_two_duplexes_of_the_list_scores_above_69() -> None:
    pairs = {
        frozenset(naive.type_of(letter) for letter in tile if letter not in "|/") for tile in duplex_tiles()
    }
    assert all(len(pair) == 2 for pair in pairs)
    above = [
        (bound, {kind for kind, count in counts.items() if count})
        for counts in (
            dict(zip(naive.TYPES, parts, strict=True)) for parts in compositions(16, len(naive.TYPES))
        )
        if (bound := composition_bound(counts)) > 69
    ]
    assert max(bound for bound, _ in above) == 71
    assert all(not any(pair <= kinds for pair in pairs) for _, kinds in above)


def test_a_city_with_two_duplexes_of_the_list_scores_69() -> None:
    city = naive.city_of(["bbdm", "mFOO", "OeOO", "FOde"])
    sheet = sheet_of([city, {}, {}])
    assert sheet["parts"][0]["total"] == 69
    # Two different tiles of the box that do not overlap can be pointed out in it.
    found = {
        (tile, cell)
        for tile in duplex_tiles()
        for cell in city
        if naive.halves(tile, cell).items() <= city.items()
    }
    assert any(
        not naive.halves(*one).keys() & naive.halves(*two).keys() and one[0] != two[0]
        for one in found
        for two in found
    )


def test_the_best_city_that_duplexes_forbid_scores_71() -> None:
    city = naive.city_of(["OdOO", "OOOe", "mOOO", "OObO"])
    check_table([city, {}, {}], 3)
    assert sheet_of([city, {}, {}])["parts"][0]["total"] == 71
