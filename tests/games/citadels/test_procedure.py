"""Drafts, the round, powers that no ruling shows, options, and how a game ends."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pentapolis import BadOption, Match
from pentapolis.games.citadels.meta import INFO
from tests.games.citadels.table import (
    acted,
    asked,
    city,
    go,
    gold,
    hand,
    legal,
    line,
    new,
    play_on,
    refused,
    scene,
    turn_of,
    under,
)

EIGHT = ["manor", "castle", "temple", "church", "tavern", "market", "watchtower", "prison"]


# ------------------------------------------------------------------ set-up and drafts


def test_everybody_starts_with_two_gold_and_four_cards() -> None:
    view = new(5).view()
    assert view["gold"] == [2] * 5
    assert view["hand_sizes"] == [4] * 5
    assert (view["bank"], view["deck"], view["round"]) == (26, 69 - 20, 1)


@pytest.mark.parametrize(
    ("characters", "seats", "up"),
    [(8, 4, 2), (8, 5, 1), (8, 6, 0), (8, 7, 0), (9, 4, 3), (9, 5, 2), (9, 6, 1), (9, 7, 0), (9, 8, 0)],
)
def test_so_many_characters_lie_face_up_and_one_face_down(characters: int, seats: int, up: int) -> None:
    match = new(seats, 3, characters="artist" if characters == 9 else "", first_crown="first-seat")
    view = match.view()
    assert len(view["characters"]) == characters
    assert len(view["face_up"]) == up
    assert "king" not in view["face_up"]
    assert list(match.dump()["characters"].values()).count("face-down") == 1
    seen: list[int] = []
    while match.view()["phase"] == "draft":
        assert match.to_act[0] == len(seen)
        seen.append(len(legal(match)))
        go(match, legal(match)[0])
    takes_down = (characters, seats) in ((8, 7), (9, 8))
    first = characters - up - 1
    assert seen == [*range(first, first - seats + 1, -1), 2 if takes_down else first - seats + 1]


@pytest.mark.parametrize(
    ("seats", "options", "steps"),
    [
        (2, {}, [(0, 7), (1, 6), (1, 5), (0, 4), (0, 3), (1, 2)]),
        (3, {}, [(0, 7), (1, 6), (2, 5), (0, 4), (1, 3), (2, 2)]),
        (3, {"characters": "artist"}, [(0, 8), (1, 7), (2, 6), (0, 4), (1, 3), (2, 2)]),
    ],
)
def test_two_and_three_players_keep_two_characters_each(
    seats: int, options: dict[str, Any], steps: list[tuple[int, int]]
) -> None:
    match = new(seats, 5, first_crown="first-seat", **options)
    found: list[tuple[int, int]] = []
    while match.view()["phase"] in ("draft", "put-aside"):
        found.append((match.to_act[0], len(legal(match))))
        go(match, legal(match)[-1])
    assert found == steps
    held = [place for place in match.dump()["characters"].values() if place.startswith("pick")]
    assert len(held) == 2 * seats
    assert match.view()["face_up"] == []


def test_the_ninth_rank_plays_where_the_table_needs_it() -> None:
    assert new(8).view()["characters"][8] == "artist"
    assert new(3, edition="classic_2016").view()["characters"][8] == "artist"
    assert len(new(3).view()["characters"]) == len(new(7).view()["characters"]) == 8
    for seats, name in ((2, "artist"), (2, "emperor"), (4, "queen")):
        with pytest.raises(BadOption):
            new(seats, characters=name)
    with pytest.raises(BadOption):
        new(5, characters="emperor king")


@pytest.mark.parametrize("option", ["redo", "replace"])
def test_rank_four_is_never_face_up(option: str) -> None:
    for name in ("", "emperor"):
        for seed in range(60):
            face_up = new(4, seed, rank_4_face_up=option, characters=name).view()["face_up"]
            assert len(face_up) == 2
            assert not {"king", "emperor"} & set(face_up)


def test_the_crowns_holder_picks_first_and_the_others_to_the_left() -> None:
    match = acted("king", 2, dealer=1)
    assert match.view()["crown"] == 0
    match = scene("thief", 3, holders={"king": 2})
    go(match, "gold", "end", "gold", "end")
    assert (match.view()["crown"], match.view()["round"]) == (2, 4)
    picks = match.view()["picks"]
    assert picks == [2, 3, 0, 1]
    assert {new(4, seed).view()["crown"] for seed in range(30)} == {0, 1, 2, 3}
    assert {new(4, seed, first_crown="first-seat").view()["crown"] for seed in range(30)} == {0}


def test_with_a_murdered_king_the_crown_moves_at_the_end_of_the_round() -> None:
    match = scene("assassin", 3, holders={"king": 1, "warlord": 2}, crown=0)
    go(match, "kill king", "gold", "end")
    assert turn_of(match) == ("warlord", 2)
    assert match.view()["crown"] == 0
    go(match, "gold", "end")
    assert match.view()["crown"] == 1
    match = scene("assassin", 3, holders={"warlord": 2}, crown=0)
    go(match, "kill king", "gold", "end", "gold", "end")
    assert match.view()["crown"] == 0  # nobody was the King


def test_a_bewitched_king_keeps_his_crown_and_the_witch_has_the_income() -> None:
    match = scene("witch", 3, holders={"king": 1}, cities=[[], ["manor"], [], ["manor", "castle"]])
    go(match, "gold", "bewitch king", "gold", "income")
    assert (match.view()["crown"], gold(match)) == (1, [0, 2, 0, 4])


def test_a_murdered_emperor_names_an_heir_who_pays_nothing() -> None:
    match = scene("assassin", 3, holders={"emperor": 1}, crown=0, gold=[1, 1, 1, 1])
    go(match, "kill emperor", "gold", "end")
    assert asked(match) == ("succession", 1)
    go(match, "crown 2")
    assert (match.view()["crown"], gold(match), match.view()["round"]) == (2, [1, 1, 1, 3], 4)


def test_a_bewitched_emperor_lets_the_witch_crown_and_be_paid() -> None:
    match = scene("witch", 3, holders={"emperor": 1}, crown=0, gold=[0, 0, 1, 0])
    go(match, "gold", "bewitch emperor", "gold")
    assert asked(match) == ("crown", 3)
    go(match, "crown 2", "pay")
    assert gold(match) == [0, 2, 0, 3]
    assert turn_of(match) == ("emperor", 3)


# ------------------------------------------------------------------ actions and powers


def test_the_action_is_two_gold_or_one_of_two_cards() -> None:
    assert gold(go(scene("king"), "gold"))[0] == 2
    match = go(scene("king"), "cards")
    drawn = match.view(0)["drawn"]
    assert len(drawn) == 2
    go(match, f"keep {drawn[0]}")
    assert (hand(match, 0), under(match)) == ([drawn[0]], [drawn[1]])


@pytest.mark.parametrize(
    ("districts", "drawn", "kept"), [(["observatory"], 3, 1), (["library"], 0, 2), ([], 2, 1)]
)
def test_observatory_and_library_change_the_drawing(districts: list[str], drawn: int, kept: int) -> None:
    match = go(scene("king", cities=[districts, [], [], []]), "cards")
    assert len(match.view(0)["drawn"] or []) == drawn
    while match.view()["phase"] == "keep":
        go(match, legal(match)[0])
    assert len(hand(match, 0)) == kept


def test_the_assassin_silences_a_turn() -> None:
    match = scene("assassin", holders={"king": 1, "bishop": 2})
    go(match, "kill king", "gold", "end")
    assert turn_of(match) == ("bishop", 2)
    assert match.view()["shown"][1] == []
    assert "king" in match.view()["called"]


def test_merchant_architect_and_navigator_get_more_after_the_action() -> None:
    assert gold(go(scene("merchant"), "gold"))[0] == 3
    assert len(hand(go(scene("architect"), "gold"), 0)) == 2
    assert gold(go(scene("navigator"), "gold", "ask-gold"))[0] == 6
    assert len(hand(go(scene("navigator"), "gold", "ask-card"), 0)) == 4


def test_in_the_newer_rules_they_get_it_at_any_time() -> None:
    match = scene("merchant", timing="any-time")
    go(match, "ask-gold")
    assert gold(match)[0] == 1
    assert refused(match, "ask-gold") == "power-used"
    assert gold(go(match, "gold"))[0] == 3
    match = go(scene("architect", timing="any-time"), "ask-card", "gold")
    assert len(hand(match, 0)) == 2
    assert refused(scene("king", timing="any-time"), "ask-card") == "not-your-power"
    assert refused(scene("merchant", timing="any-time"), "ask-card") == "not-your-power"
    assert refused(scene("merchant"), "ask-gold") == "asked-otherwise"
    empty: dict[str, Any] = {"coins": "30", "gold": [10, 10, 10, 0], "timing": "any-time"}
    assert refused(scene("merchant", **empty), "ask-gold") == "bank-empty"


def test_the_navigator_can_not_do_without_his_power_at_any_time() -> None:
    match = scene("navigator", timing="any-time", holders={"warlord": 1})
    go(match, "ask-card", "gold", "end")
    assert turn_of(match) == ("warlord", 1)
    match = scene("navigator", timing="any-time", holders={"warlord": 1})
    go(match, "gold", "end")
    assert asked(match) == ("supply", 0)
    go(match, "ask-gold", "end")
    assert gold(match)[0] == 6
    assert turn_of(match) == ("warlord", 1)


def test_the_architect_builds_three_everybody_else_one() -> None:
    hands = [["temple", "tavern", "watchtower", "market"], [], [], []]
    match = acted("architect", hands=hands, gold=[9, 0, 0, 0])
    go(match, "build temple", "build tavern", "build watchtower")
    assert refused(match, "build market") == "build-limit"
    match = acted("king", hands=hands, gold=[9, 0, 0, 0])
    assert refused(go(match, "build temple"), "build tavern") == "build-limit"


@pytest.mark.parametrize(
    ("character", "district"),
    [("king", "manor"), ("emperor", "manor"), ("bishop", "temple"), ("abbot", "temple"),
     ("merchant", "tavern"), ("warlord", "prison"), ("diplomat", "prison")],
)  # fmt: skip
def test_each_income_is_of_its_own_type(character: str, district: str) -> None:
    cities = [["manor", "temple", "tavern", "prison"], [], [], []]
    cities[0].append({"manor": "castle", "temple": "church", "tavern": "market"}.get(district, "fortress"))
    assert gold(go(acted(character, cities=cities), "income"))[0] == 2


def test_the_artist_gilds_two_districts_each_once() -> None:
    match = acted("artist", gold=[3, 0, 0, 0], cities=[["temple", "tavern", "castle"], [], [], []])
    go(match, "gild temple")
    assert refused(match, "gild temple") == "already-gilded"
    go(match, "gild castle")
    assert refused(match, "gild tavern") == "power-used"
    assert (gold(match)[0], line(match, "districts")) == (1, 1 + 1 + 4 + 2)


def test_the_queen_is_paid_beside_the_king() -> None:
    def queen(king: int, **fields: Any) -> Match:
        return scene("queen", seats=5, holders={"king": king}, shown=["king", "queen"], **fields)

    assert gold(go(queen(1), "homage"))[0] == gold(go(queen(4), "homage"))[0] == 3
    assert refused(queen(2), "homage") == "not-beside-king"
    assert refused(queen(1, murdered="king"), "homage") == "not-beside-king"
    match = go(acted("queen", seats=5, holders={"king": 1}, murdered="king"), "end")
    assert gold(match)[0] == 3  # once the dead King is shown


@pytest.mark.parametrize(("option", "paid"), [("crowned", [2]), ("emperor", [1])])
def test_with_the_emperor_the_queens_place_is_an_option(option: str, paid: list[int]) -> None:
    for emperor, crowned in ((1, 2), (2, 1)):
        match = scene("queen", seats=5, holders={"emperor": emperor}, shown=["emperor", "queen"],
                      crowned=crowned, crown=crowned, queen_beside=option)  # fmt: skip
        assert ("homage" in legal(match)) == ((emperor == 1) == (paid == [1]))


def test_the_mixed_abbot_takes_gold_or_cards_for_each_district() -> None:
    match = acted("abbot", cities=[["temple", "church"], [], [], []], abbot="mixed")
    go(match, "income", "ask-gold", "ask-card")
    assert (gold(match)[0], len(hand(match, 0))) == (1, 1)
    empty: dict[str, Any] = {"coins": "30", "gold": [10, 10, 10, 0], "abbot": "mixed"}
    match = acted("abbot", cities=[["temple"], [], [], []], **empty)
    assert legal(go(match, "income")) == ["ask-card"]


# ------------------------------------------------------------------ unique districts and options


def test_laboratory_and_smithy_by_option() -> None:
    fields: dict[str, Any] = {
        "cities": [["laboratory", "smithy"], [], [], []],
        "hands": [["temple"], [], [], []],
    }
    for value in ("1", "2"):
        assert gold(go(scene("king", laboratory=value, **fields), "sell temple"))[0] == int(value)
    for value, price, cards in (("2-gold-3-cards", 2, 3), ("3-gold-2-cards", 3, 2), ("3-gold-3-cards", 3, 3)):
        match = go(scene("king", smithy=value, gold=[4, 0, 0, 0], **fields), "forge")
        assert (gold(match)[0], len(hand(match, 0))) == (4 - price, 1 + cards)


@pytest.mark.parametrize(
    ("name", "values"),
    [("observatory", "5 4"), ("imperial-treasury", "4 5"), ("poor-house", "5 4 0"), ("factory", "6 5")],
)
def test_printed_costs_are_options(name: str, values: str) -> None:
    for value in values.split():
        options = {name.replace("-", "_") + "_cost": value}
        match = acted("king", hands=[[name], [], [], []], gold=[6, 0, 0, 0], **options)
        assert gold(go(match, f"build {name}"))[0] == 6 - int(value)
        assert line(match, "districts") == int(value)


def test_dragon_gate_and_university_score_eight() -> None:
    assert line(acted("king", cities=[["dragon-gate", "university"], [], [], []]), "districts") == 16


def test_unique_districts_may_have_to_wait_a_round() -> None:
    fields: dict[str, Any] = {"hands": [["smithy"], [], [], []], "gold": [9, 0, 0, 0]}
    assert "forge" in legal(go(acted("king", **fields), "build smithy"))
    match = go(acted("king", uniques_wait=True, **fields), "build smithy")
    assert refused(match, "forge") == "works-next-round"
    assert match.view()["waiting"] == ["smithy"]
    assert go(match, "end").view()["waiting"] == []
    for name, phase in (("lighthouse", "lighthouse"), ("bell-tower", "bell")):
        match = acted("king", uniques_wait=True, hands=[[name], [], [], []], gold=[9, 0, 0, 0])
        assert go(match, f"build {name}").view()["phase"] == phase


def test_decks_by_printing_and_by_what_is_left_out() -> None:
    assert new(4, dark_city="").view()["deck"] == 66 - 16
    european = new(4, dark_city="", printing="european")
    assert european.view()["deck"] == 65 - 16
    with pytest.raises(BadOption):
        new(4, dark_city="armory museum park factory")
    with pytest.raises(BadOption):
        new(4, without="great-wall", printing="european")
    dump = new(4, edition="classic_2016").dump()
    assert sum(dump["deck"].values()) + sum(map(len, dump["hands"])) == 68


def test_city_size_by_option_and_players() -> None:
    assert new(4).view()["goal"] == 8
    assert new(4, city_size="seven").view()["goal"] == 7
    assert [new(seats, city_size="by-players").view()["goal"] for seats in (2, 3, 4, 8)] == [8, 8, 7, 7]


# ------------------------------------------------------------------ gold and cards that run out


def test_a_finite_bank_gives_what_it_has() -> None:
    match = scene("king", coins="30", gold=[0, 29, 0, 0])
    assert gold(go(match, "gold")) == [1, 29, 0, 0]
    match = scene("king", coins="30", gold=[0, 30, 0, 0])
    assert legal(match) == ["cards"]
    for coins in ("30", "35", "36"):
        assert new(4, gold=coins).view()["bank"] == int(coins) - 8
    match = scene("king", coins="unlimited", gold=[0, 99, 0, 0])
    assert (gold(go(match, "gold")), match.view()["bank"]) == ([2, 99, 0, 0], None)


def _dry(cards: int, **fields: Any) -> Match:
    """A turn of the King with so many cards in the deck; the last seat holds the others."""
    deck = scene("king", **fields).dump()["deck"]
    names = [name for name, count in deck.items() for _ in range(count)]
    return scene("king", hands=[[], [], [], names[cards:]], **fields)


def test_an_empty_deck_gives_nothing_and_a_short_one_what_it_has() -> None:
    assert refused(_dry(0), "cards") == "deck-empty"
    match = go(_dry(1), "cards")
    assert len(hand(match, 0)) == 1
    assert asked(match) == ("turn", 0)


def test_with_neither_gold_nor_cards_a_turn_can_only_be_ended() -> None:
    match = _dry(0, coins="30", gold=[0, 30, 0, 0])
    assert legal(match) == ["end"]


def test_a_round_in_which_nothing_leaves_deck_or_bank_is_the_last() -> None:
    match = _dry(0, coins="30", gold=[0, 30, 0, 0], stirred=False)
    go(match, "end")
    assert match.over
    match = _dry(0, coins="30", gold=[0, 30, 0, 0])
    go(match, "end")
    assert not match.over  # something was taken earlier in this round


def test_the_99th_round_is_the_last() -> None:
    assert go(acted("king", round=99), "end").over
    assert not go(acted("king", round=98), "end").over


# ------------------------------------------------------------------ the end


def test_the_round_in_which_a_city_is_completed_is_finished() -> None:
    fields: dict[str, Any] = {"hands": [["prison"], [], [], []], "cities": [EIGHT[:7], [], [], []]}
    match = acted("king", holders={"warlord": 1}, gold=[2, 0, 0, 0], **fields)
    go(match, "build prison")
    assert (match.view()["ending"], match.over) == (True, False)
    go(match, "end", "gold", "end")
    assert match.over


def test_what_was_completed_counts_though_a_district_is_lost_later() -> None:
    fields: dict[str, Any] = {"ending": True, "first": 1, "completed": [1]}
    match = acted("king", cities=[["armory"], EIGHT, [], []], **fields)
    go(match, "blast 1 temple", "end")
    assert match.over
    assert line(match, "complete", 1) == 4
    assert line(match, "types", 1) == 0


def test_ties_go_by_districts_then_gold_or_by_the_last_rank() -> None:
    cities = [["castle"], ["temple", "monastery"], ["palace"], []]
    fields: dict[str, Any] = {"ending": True, "gold": [1, 0, 0, 0], "cities": cities}
    assert [list(group) for group in go(acted("king", **fields), "end").ranking] == [[2], [0], [1], [3]]
    fields["gold"] = [0, 0, 0, 0]
    assert [list(group) for group in go(acted("king", **fields), "end").ranking] == [[2], [0, 1], [3]]
    fields["last_rank"] = [4, 7, 2, 0]
    by_rank = go(acted("king", tie_break="rank", **fields), "end")
    assert [list(group) for group in by_rank.ranking] == [[2], [1], [0], [3]]
    # Extras count for the points, not for the districts alone.
    cities = [["map-room"], ["fortress", "temple"], [], []]
    match = acted("king", cities=cities, hands=[["temple"], [], [], []], ending=True)
    assert list(go(match, "end").winners) == [1]


@pytest.mark.parametrize("edition", INFO.editions)
@pytest.mark.parametrize("seats", INFO.seats)
def test_random_games_of_every_edition_end(edition: str, seats: int) -> None:
    match = new(seats, seats, edition=edition)
    play_on(match, Random(seats))
    assert match.over
    assert match.view()["round"] <= 99
    assert city(match, match.winners[0])
