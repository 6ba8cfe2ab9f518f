"""The 27 rulings on disputed points (README.md of the game), each by its number."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pentapolis import BadOption, IllegalMove, Match
from tests.games.between_two_cities import naive
from tests.games.between_two_cities.table import (
    field,
    finish_turn,
    lay,
    lines_of,
    load,
    new,
    pick_all,
    place_all,
    play_on,
    position,
    sheet_of,
)

FIRST_HANDS = [
    ["S", "F", "O", "O", "P", "H", "d"],
    ["S", "F", "P", "P", "H", "e", "m"],
    ["S", "O", "P", "H", "H", "b", "b"],
]


def refused(match: Match, seat: int, move: str) -> tuple[str, dict[str, Any]]:
    """The refusal of a move: code and details; that nothing changes is checked, too."""
    before = match.dump()
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, move)
    assert match.dump() == before
    assert match.why(seat, move) == caught.value
    return caught.value.code, caught.value.details


def points(line: str, *cities: list[str]) -> list[int]:
    """What a line scores in each of the cities of a table; sheet and fast totals agree."""
    table = [naive.city_of(rows) for rows in cities]
    table += [{}] * (3 - len(table))
    sheet, made = sheet_of(table), position(len(table))
    for index, city in enumerate(table):
        lay(made, index, city)
    assert [made.city_points(index) for index in range(len(table))] == [
        part["total"] for part in sheet["parts"]
    ]
    return [lines_of(sheet, index)[line] for index in range(len(cities))]


def placing(**fields: Any) -> Match:
    """Three seats, first turn, the pairs S+F, P+H and O+e just shown."""
    scene: dict[str, Any] = {
        "seats": 3,
        "phase": "place",
        "hands": [["O", "O", "P", "H", "d"], ["S", "F", "P", "e", "m"], ["S", "P", "H", "H", "b"]],
        "kept": [["S", "F"], ["P", "H"], ["O", "e"]],
    }
    return load(**{**scene, **fields})


# ------------------------------------------------------------------ factories


def test_ruling_01_a_tie_for_most_factories_leaves_second_place_to_the_next() -> None:
    cities = (["FFF.", "FF.."], ["FFFF", "F..."], ["FFF."], ["FF.."])
    assert points("factories", *cities) == [20, 20, 9, 4]


def test_ruling_02_there_is_no_third_place_below_second_all_factories_score_2() -> None:
    cities = (["FFFF", "F..."], ["FFFF"], ["FFF."], ["FF.."], ["F..."], ["...."])
    assert points("factories", *cities) == [20, 12, 6, 4, 2, 0]


def test_ruling_03_factories_are_compared_by_city_not_by_player() -> None:
    # Two players: the cities of one compete with each other.
    sheet = sheet_of([naive.city_of(rows) for rows in (["FFF."], ["FF.."], ["FF.."], ["F..."])], 2)
    assert [lines_of(sheet, index)["factories"] for index in range(4)] == [12, 6, 6, 2]
    # A ring: the player between 4 and 3 factories has the most of all, yet no city of 5.
    assert points("factories", ["FFFF"], ["FFF."], ["FFFF", "F..."], ["...."]) == [12, 6, 20, 0]


# ------------------------------------------------------------------ shops


def test_ruling_04_where_lines_of_shops_cross_a_shop_counts_once() -> None:
    assert points("shops", ["..S.", "SSSS", "..S.", "..S."]) == [23]


def test_ruling_05_a_line_of_shops_is_broken_where_that_scores_more() -> None:
    assert points("shops", [".SSS", "..S.", "..S.", ".SSS"]) == [25]
    assert points("shops", ["SSS.", ".SSS", ".S..", "SSS."]) == [32]


def test_ruling_06_a_step_of_four_shops_is_two_pairs() -> None:
    assert points("shops", ["S...", "SS..", ".S..", "...."]) == [10]
    assert points("shops", [".SS.", "SS..", "....", "...."]) == [10]


# ------------------------------------------------------------------ taverns, offices, parks, houses


def test_ruling_07_taverns_of_a_kind_begin_further_sets() -> None:
    assert points("taverns", ["dddd"] * 4) == [16]
    assert points("taverns", ["mdde", "e..."]) == [13]
    assert points("taverns", ["demb", "d..."]) == [18]


def test_ruling_08_the_seventh_office_begins_a_new_set() -> None:
    shown = [["OOOO", "OOO."], ["OOOO", "OOOO"], ["OOOO", "OOOO", "OOOO"], ["OOOO"] * 4]
    assert points("offices", *shown) == [22, 24, 42, 52]


def test_ruling_09_an_office_gains_one_point_from_taverns_at_its_edges_only() -> None:
    assert points("offices", [".d..", "eOm.", ".b.."]) == [2]
    assert points("offices", ["d.d.", ".O..", "d.d."]) == [1]
    assert points("offices", ["OdO.", ".O.."]) == [9]  # one tavern serves three


def test_ruling_10_each_park_after_the_third_of_a_group_adds_one_without_end() -> None:
    shown = [["PPPP", "P..."], ["PPPP", "PP.."], ["PPPP"] * 4]
    assert points("parks", *shown) == [14, 15, 25]


def test_ruling_11_a_connected_group_of_parks_can_not_be_counted_as_pairs() -> None:
    assert points("parks", ["PPPP"], ["PP..", "....", "PP.."], ["PP..", "..PP"]) == [13, 16, 16]


def test_ruling_12_a_house_beside_a_factory_scores_1_and_the_factory_still_counts_for_the_others() -> None:
    assert points("houses", ["FH..", "S..H"]) == [1 + 2]
    assert points("houses", ["FH..", "HS..", "O..H"]) == [1 + 1 + 3]


def test_ruling_13_houses_alone_score_nothing_and_no_duplex_allows_a_city_of_them() -> None:
    assert points("houses", ["HHHH"] * 4) == [0]
    tiles = new(3).view()["options"]["duplexes"]
    assert all(naive.type_of(tile[0]) != naive.type_of(tile[2]) for tile in tiles)


def test_ruling_14_there_are_six_types_the_four_taverns_are_one() -> None:
    assert points("houses", ["demb", "...."], ["demb", "...H"], ["SFdH", "OP.."]) == [0, 1, 5]
    assert [line["key"] for line in sheet_of([{}] * 3)["parts"][0]["lines"]] == list(naive.TYPES)


# ------------------------------------------------------------------ building


def duplex_scene() -> Match:
    rows = [["SPO", "FOP"], ["HPm", "OHe"], ["FOS", "HSd"]]
    return load(
        seats=3,
        stage="2",
        phase="place",
        hands=[["S|H"], ["O|S"], ["m/P"]],
        kept=[["F|O", "H/S"], ["P|F", "O/P"], ["S|m", "d/H"]],
        cities=[field(city) for city in rows],
        placed_duplexes=[],
    )


def test_ruling_15_a_duplex_is_never_turned() -> None:
    match = duplex_scene()
    assert match.why(0, "F|O L d6") is None
    for turned in ("F/O L d6", "O|F L d6", "O/F L d6"):
        assert refused(match, 0, turned) == ("not-kept", {"tile": turned[:3]})


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_ruling_15_a_duplex_always_fits(seats: int) -> None:
    for seed in range(15):
        match, chance = new(seats, seed), Random(seed)
        while not match.view()["stage"].startswith("3"):
            if match.view()["stage"].startswith("2") and match.view()["phase"] == "place":
                for seat in match.to_act:
                    view = match.view(seat)
                    ways = {(move.tile, move.side) for move in match.legal(seat)}  # type: ignore[attr-defined]
                    assert len(ways) == len(set(view["kept"][seat])) * len(view["sides"][seat])
            play_on(match, chance, 1)


def test_ruling_16_the_frame_is_not_anchored_at_the_first_tile() -> None:
    def scene() -> Match:
        return placing(
            turn=3,
            hands=[["O"], ["F"], ["b"]],
            cities=[field(["SPO", ".O"]), field(["He", "HP"]), field(["FO", "dS"])],
        )

    match = scene()
    assert match.why(0, "S L c4") is None
    assert match.why(0, "S L g4") is None
    match.play(0, "S L c4")
    assert refused(match, 1, "P R g4") == ("beyond-frame", {"cell": "g4"})
    match = scene()
    match.play(0, "S L g4")
    assert refused(match, 1, "P R c4") == ("beyond-frame", {"cell": "c4"})
    # Up or down is as open as left or right was.
    assert match.why(1, "P R e3") is None
    assert match.why(1, "P R e6") is None


def test_ruling_17_which_tile_goes_where_may_change_until_it_lies() -> None:
    match = placing()
    for text in ("S L d4", "F L d4", "S R d4", "F R d4"):
        assert match.why(0, text) is None
    match.play(0, "F L d4")
    assert match.why(0, "S R d4") is None
    assert refused(match, 0, "S L d5") == ("city-served", {"side": "L"})
    assert refused(match, 0, "F R d4") == ("not-kept", {"tile": "F"})  # what lies stays
    assert refused(match, 0, "O R d4") == ("not-kept", {"tile": "O"})  # nor are the two exchanged


def test_ruling_18_a_pick_is_settled_once_all_are_shown() -> None:
    match = load(seats=3, hands=FIRST_HANDS)
    pick_all(match, ["S+F", "P+H", "O+b"])
    assert refused(match, 0, "O+O") == ("placing-now", {})
    with pytest.raises(IllegalMove, match="nothing-to-retract"):
        match.retract(0)


def test_ruling_18_with_final_picks_a_pick_is_settled_at_once() -> None:
    match = load(seats=3, hands=FIRST_HANDS, options={"final_picks": True})
    match.play(0, "S+F")
    assert refused(match, 0, "O+O") == ("already-answered", {})
    with pytest.raises(IllegalMove, match="final-answer"):
        match.retract(0)


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_ruling_18_nobody_sees_into_a_hand_that_it_has_not_held(seats: int) -> None:
    match, chance = new(seats, seed=5), Random(5)
    held: dict[int, list[set[int]]] = {}
    while not match.over:
        dump = match.dump()
        for seat in range(seats):
            view = match.view(seat)
            assert view["hand"] == dump["hands"][seat]
            knows = {party for party, seen in enumerate(dump["seen_by"]) if seat in seen and party != seat}
            assert view["known"]["hands"] == {str(party): dump["hands"][party] for party in knows}
            held.setdefault(seat, []).append(knows)
        assert match.view()["hand"] is None
        assert match.view()["known"] == {}
        play_on(match, chance, 1)
    assert all(knows[0] == set() for knows in held.values())
    assert seats == 1 or any(set() != knows for knows in held[0])


def test_ruling_19_in_a_stand_off_the_lowest_seat_places_first_then_all_may_again() -> None:
    match = placing()
    assert match.to_act == (0, 1, 2)
    match.stand_off()
    assert match.to_act == (0,)
    assert match.view(1)["stood_off"]
    assert refused(match, 1, "P L d4") == ("not-your-turn", {"waiting": [0]})
    assert match.legal(1) == []
    match.play(0, "S L d4")
    assert match.to_act == (0, 1, 2)
    match.play(0, "F R d4")
    match.stand_off()
    assert match.to_act == (1,)
    match.play(1, "P L d4")
    assert match.to_act == (1, 2)
    assert not match.view()["stood_off"]


def test_ruling_19_there_is_no_stand_off_while_picking_or_with_one_seat_left() -> None:
    match = load(seats=3, hands=FIRST_HANDS)
    with pytest.raises(IllegalMove, match="no-stand-off"):
        match.stand_off()
    match = placing(
        kept=[[], [], ["e"]], sides=["", "", "R"], cities=[field(["S", "P"]), field(["H"]), field(["OF"])],
        hands=[["O", "O", "P", "H", "d"], ["S", "F", "P", "e", "m"], ["S", "P", "H", "H", "b"]],
    )  # fmt: skip
    assert match.to_act == (2,)
    with pytest.raises(IllegalMove, match="no-stand-off"):
        match.stand_off()


# ------------------------------------------------------------------ rounds


@pytest.mark.parametrize("edition", ["seed", "rulebook"])
def test_ruling_20_hands_go_left_then_nowhere_then_right(edition: str) -> None:
    match = new(4, seed=2, edition=edition)
    for stage, step in (("1", -1), ("2", 0), ("3", 1)):
        assert match.view()["stage"] == stage
        assert match.view()["hand_sizes"] == ([3] * 4 if stage == "2" else [7] * 4)
        while match.view()["stage"] == stage and not match.over:
            turn = match.view()["turn"]
            while match.view()["phase"] == "pick":
                match.play(match.to_act[0], match.legal(match.to_act[0])[0])
            left = match.dump()["hands"]
            place_all(match)
            if not match.over and match.view()["stage"] == stage:
                assert match.view()["turn"] == turn + 1
                assert match.dump()["hands"] == [left[(seat + step) % 4] for seat in range(4)]
        assert stage != "2" or turn == 1  # no passing in round 2


@pytest.mark.parametrize("edition", ["seed", "rulebook"])
def test_ruling_20_round_2_keeps_two_of_three_duplexes(edition: str) -> None:
    match = new(3, seed=2, edition=edition)
    for _ in range(3):
        finish_turn(match)
    hands = match.dump()["hands"]
    assert all(len(hand) == 3 and all(len(tile) == 3 for tile in hand) for hand in hands)
    finish_turn(match)
    assert match.view()["stage"] == "3"
    assert match.dump()["aside"][-3:] == [
        {"tile": hand[-1], "seen_by": [seat]} for seat, hand in enumerate(hands)
    ]


@pytest.mark.parametrize(("edition", "returned"), [("seed", 3), ("rulebook", 0)])
def test_ruling_21_leftovers_of_round_1_go_back_only_in_the_seeds_edition(
    edition: str, returned: int
) -> None:
    match = new(3, seed=4, edition=edition)
    finish_turn(match)
    finish_turn(match)
    while match.view()["phase"] == "pick":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    before = match.dump()
    place_all(match)
    after = match.dump()
    singles = {tile: count for tile, count in before["box"].items() if len(tile) == 1}
    left = [hand[0] for hand in before["hands"]]
    for tile in left[:returned]:
        singles[tile] = singles.get(tile, 0) + 1
    assert {tile: count for tile, count in after["box"].items() if len(tile) == 1} == singles
    assert [entry["tile"] for entry in after["aside"]] == ([] if returned else left)
    told = [event for event in match.story() if event["key"] == "leftover"]
    assert [event["fate"] for event in told] == ["box" if returned else "out"] * 3


# ------------------------------------------------------------------ the end


def table_of(*totals: int) -> list[naive.City]:
    """Cities that are worth even points: a pair of parks, three taverns or shops apart, nothing else."""
    made: list[naive.City] = []
    for total in totals:
        assert total % 2 == 0
        apart = [(row, column) for row in range(4) for column in range(4) if (row + column) % 2 == 0]
        made.append(dict.fromkeys(apart[: total // 2], "P"))
    return made


def test_ruling_22_the_score_is_the_lower_of_the_own_two_cities() -> None:
    sheet = sheet_of(table_of(2, 10, 12, 14))
    assert [seat["total"] for seat in sheet["seats"]] == [2, 2, 10, 12]
    assert sheet["seats"][3]["lines"][0]["items"] == [{"key": "lower-city", "points": 12, "city": 2}]
    assert sheet["ranking"] == [[3], [2], [0], [1]]  # not 0, whose better city is second of all


def test_ruling_23_neighbours_that_share_their_low_city_are_parted_by_the_higher() -> None:
    sheet = sheet_of(table_of(4, 12, 8))  # city 0 belongs to seats 0 and 1
    assert [seat["total"] for seat in sheet["seats"]] == [4, 4, 8]
    assert sheet["ranking"] == [[2], [1], [0]]
    assert sheet["decided"] == ["score", "higher-city"]


def test_ruling_24_two_players_add_their_cities() -> None:
    sheet = sheet_of(table_of(2, 14, 6, 8), 2)
    assert [seat["total"] for seat in sheet["seats"]] == [16, 14]
    assert [[line["key"] for line in seat["lines"]] for seat in sheet["seats"]] == [
        ["left-city", "right-city"]
    ] * 2
    assert (sheet["ranking"], sheet["decided"]) == ([[0], [1]], ["score"])


def test_ruling_24_two_players_break_ties_by_buildings_not_by_the_higher_city() -> None:
    # 14 + 2 against 8 + 8 with the same parks: the higher city does not matter.
    level = sheet_of(table_of(14, 2, 8, 8), 2)
    assert (level["ranking"], level["decided"]) == ([[0, 1]], [])
    shops = naive.city_of(["S.S.", ".S.S"])
    sheet = sheet_of([*table_of(14, 2, 8), shops], 2)
    assert [seat["total"] for seat in sheet["seats"]] == [16, 16]
    assert (sheet["ranking"], sheet["decided"]) == ([[1], [0]], ["most-shops"])


def test_ruling_25_where_all_is_equal_the_place_is_shared() -> None:
    rows = ["HmOd", "dPSe", "OFFS", "OSbS"]
    match = load(
        seats=3,
        phase="over",
        cities=[field(rows)] * 3,
        placed_duplexes=["F|S", "O|S", "d|P", "O/S", "P/F", "S/F"],
    )
    assert match.ranking == [[0, 1, 2]]
    assert match.winners == (0, 1, 2)
    assert match.sheet()["ranking"] == [[0, 1, 2]]
    assert match.sheet()["decided"] == []


def test_ruling_26_eight_can_not_play_from_one_box() -> None:
    with pytest.raises(BadOption) as caught:
        new(8)
    assert (caught.value.where, caught.value.expected) == ("seats", "1, 2, 3, 4, 5, 6, 7")
    assert 7 * 14 <= 108 < 8 * 14


def test_ruling_27_there_is_no_variant_with_one_city() -> None:
    with pytest.raises(BadOption, match="unknown option"):
        new(4, cities=1)
    assert all(len(set(pair)) == 2 for pair in new(4).view()["beside"])
