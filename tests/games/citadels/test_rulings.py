"""The 48 rulings on edge cases (README.md of the game), each by its number."""

from __future__ import annotations

import pytest

from tests.games.citadels.table import (
    acted,
    asked,
    city,
    go,
    gold,
    hand,
    keys,
    legal,
    line,
    new,
    refused,
    scene,
    totals,
    turn_of,
    under,
)

SEVEN = ["manor", "castle", "temple", "church", "tavern", "market", "watchtower"]
EIGHT = [*SEVEN, "prison"]


# ------------------------------------------------------------------ Thief, Magician, income


def test_01_thief_names_neither_the_assassin_nor_the_murdered_nor_the_bewitched() -> None:
    match = scene("thief", murdered="king", holders={"assassin": 1, "king": 2})
    assert refused(match, "rob assassin") == "not-rank-one"
    assert refused(match, "rob king") == "not-the-murdered"
    match = scene("thief", bewitched="king", witch=1, holders={"witch": 1, "king": 2})
    assert refused(match, "rob witch") == "not-rank-one"
    assert refused(match, "rob king") == "not-the-bewitched"


def test_02_the_thief_collects_at_the_call_so_the_turns_own_gold_is_safe() -> None:
    match = scene("thief", holders={"merchant": 1}, gold=[0, 3, 0, 0], cities=[[], ["tavern"], [], []])
    go(match, "rob merchant", "gold", "end")
    assert turn_of(match) == ("merchant", 1)
    assert gold(match) == [5, 0, 0, 0]
    go(match, "income", "gold")
    assert gold(match) == [5, 4, 0, 0]  # 1 of income, 2 of the action, 1 of the merchant


def test_03_naming_an_absent_character_does_nothing() -> None:
    match = scene("thief", holders={"king": 1}, gold=[0, 3, 0, 0])
    go(match, "rob merchant", "gold", "end", "gold", "end")
    assert (gold(match), match.view()["round"]) == ([2, 5, 0, 0], 4)
    match = scene("assassin", holders={"king": 1})
    go(match, "kill merchant", "gold", "end")
    assert turn_of(match) == ("king", 1)


def test_04_the_thief_gets_what_is_there_at_the_call() -> None:
    match = scene("thief", holders={"king": 1}, gold=[0, 0, 0, 0])
    go(match, "rob king", "gold", "end")
    assert gold(match) == [2, 0, 0, 0]
    # The Throne Room pays the King's holder only after the Thief has come.
    match = scene("thief", holders={"king": 1}, gold=[0, 1, 0, 0], cities=[[], ["throne-room"], [], []])
    go(match, "rob king", "gold", "end")
    assert gold(match) == [3, 1, 0, 0]


def test_05_the_magician_may_swap_with_empty_hands() -> None:
    match = scene("magician", hands=[[], ["castle", "temple"], [], []])
    go(match, "swap 1")
    assert (hand(match, 0), hand(match, 1)) == (["castle", "temple"], [])
    match = scene("magician", hands=[["castle"], [], [], []])
    go(match, "swap 1")
    assert (hand(match, 0), hand(match, 1)) == ([], ["castle"])


def test_06_the_magician_puts_cards_down_before_he_draws() -> None:
    match = scene("magician", hands=[["castle", "temple"], [], [], []], museum=["tavern"])
    assert refused(go(match, "exchange"), "stop") == "nothing-put-down"
    go(match, "put temple", "put castle")  # an empty hand ends it by itself
    assert under(match) == ["temple", "castle"]
    assert len(hand(match, 0)) == 2
    assert match.dump()["museum"] == ["tavern"]
    # A short deck: he may draw back what he put down.
    cards = {"hands": [["castle", "temple"], ["palace"], [], []], "under": [{"district": "manor"}]}
    match = scene("magician", **_all_else_in_hand(cards))
    go(match, "exchange", "put castle", "put temple")
    assert hand(match, 0) == ["manor", "castle"]
    assert under(match) == ["temple"]


def _all_else_in_hand(fields: dict) -> dict:
    """The fields of a scene with every card that they do not name in the last hand."""
    whole = scene("magician", **fields).dump()
    fields["hands"][3] = [name for name, count in whole["deck"].items() for _ in range(count)]
    return fields


def test_07_income_is_paid_once_in_a_turn_at_a_moment_of_choice() -> None:
    for order in (("income", "gold", "build manor"), ("gold", "build manor", "income")):
        match = scene(
            "king", gold=[3, 0, 0, 0], hands=[["manor"], [], [], []], cities=[["castle"], [], [], []]
        )
        go(match, *order)
        assert refused(match, "income") == "income-taken"
        assert gold(match)[0] == (3 if order[0] == "income" else 4)


def test_08_the_merchants_extra_gold_is_no_income() -> None:
    match = go(scene("merchant"), "gold")
    assert gold(match)[0] == 3
    assert refused(match, "income") == "no-districts-for-income"


# ------------------------------------------------------------------ the Warlord


def test_09_the_bishop_is_safe_the_murdered_or_absent_or_bewitched_one_is_not() -> None:
    cities = [[], ["temple"], ["temple"], []]
    match = scene("bishop", 1, holders={"warlord": 0, "king": 2}, cities=cities)
    go(match, "gold", "end", "gold")
    assert refused(match, "raze 1 temple") == "bishop-protects"
    assert "raze 2 temple" in legal(match)
    match = scene("assassin", 2, holders={"bishop": 1, "warlord": 0}, cities=cities)
    go(match, "kill bishop", "gold", "end", "gold")
    assert turn_of(match) == ("warlord", 0)
    assert "raze 1 temple" in legal(match)
    # A bewitched Bishop's player is bare, the Witch is protected.
    match = scene("witch", 2, holders={"bishop": 1, "warlord": 0}, cities=cities)
    go(match, "gold", "bewitch bishop", "gold", "end", "gold")
    assert turn_of(match) == ("warlord", 0)
    assert "raze 1 temple" in legal(match)
    assert refused(match, "raze 2 temple") == "bishop-protects"


@pytest.mark.parametrize(
    ("district", "price"),
    [("temple", 0), ("castle", 3), ("university", 5), ("dragon-gate", 5), ("laboratory", 4)],
)
def test_10_the_warlord_pays_one_less_than_the_cost(district: str, price: int) -> None:
    match = acted("warlord", gold=[6, 0, 0, 0], cities=[[], [district], [], []])
    go(match, f"raze 1 {district}")
    assert gold(match)[0] == 6 - price
    assert city(match, 1) == []


def test_10_the_artists_gold_makes_it_dearer_and_the_factory_not_cheaper() -> None:
    gilded = [{"district": "castle", "gold": 1}]
    match = acted("warlord", gold=[3, 0, 0, 0], cities=[[], gilded, [], []])
    assert refused(match, "raze 1 castle") == "too-dear-to-raze"
    match = acted("warlord", gold=[4, 0, 0, 0], cities=[["factory"], ["smithy"], [], []])
    go(match, "raze 1 smithy")
    assert gold(match)[0] == 0


def test_11_the_great_wall_protects_the_other_districts_of_its_city() -> None:
    cities = [[], ["great-wall", "castle"], ["castle"], []]
    match = acted("warlord", gold=[3, 0, 0, 0], cities=cities)
    assert refused(match, "raze 1 castle") == "too-dear-to-raze"
    assert "raze 2 castle" in legal(match)
    match = acted("warlord", gold=[5, 0, 0, 0], cities=cities)
    go(match, "raze 1 great-wall")
    assert gold(match)[0] == 0


def test_12_the_keep_withstands_warlord_and_diplomat_but_not_the_armory() -> None:
    cities = [["temple", "armory"], ["keep"], [], []]
    assert refused(acted("warlord", gold=[9, 0, 0, 0], cities=cities), "raze 1 keep") == "keep-stands"
    assert refused(acted("diplomat", gold=[9, 0, 0, 0], cities=cities), "covet 1 keep") == "keep-stands"
    match = go(acted("king", cities=cities), "blast 1 keep")
    assert (city(match, 0), city(match, 1)) == (["temple"], [])


def test_13_completed_cities_are_out_of_the_warlords_reach_his_own_too() -> None:
    match = acted("warlord", gold=[9, 0, 0, 0], cities=[EIGHT, EIGHT, SEVEN, []])
    assert refused(match, "raze 1 temple") == refused(match, "raze 0 temple") == "city-complete"
    assert "raze 2 temple" in legal(match)
    match = acted("warlord", gold=[9, 0, 0, 0], cities=[["bell-tower"], SEVEN, [], []], bell=True)
    assert refused(match, "raze 1 temple") == "city-complete"


def test_14_the_warlord_may_hit_himself_without_the_graveyard() -> None:
    match = acted("warlord", gold=[9, 0, 0, 0], cities=[["graveyard", "temple"], [], [], []])
    go(match, "raze 0 temple")
    assert "temple" not in hand(match, 0)
    assert "recovered" not in keys(match)


def test_15_the_warlord_destroys_at_the_end_of_his_turn_in_the_new_rules_at_any_time() -> None:
    cities, hands = [[], ["temple"], [], []], [["tavern"], [], [], []]
    match = scene("warlord", gold=[2, 0, 0, 0], cities=cities, hands=hands, holders={"artist": 1})
    assert refused(match, "raze 1 temple") == "action-first"
    go(match, "gold", "raze 1 temple")
    assert turn_of(match) == ("artist", 1)  # the turn is over
    match = scene("warlord", gold=[2, 0, 0, 0], cities=cities, hands=hands, timing="any-time")
    go(match, "raze 1 temple", "gold", "build tavern")
    assert city(match, 0) == ["tavern"]


def test_16_the_graveyard_takes_what_the_warlord_destroys_in_any_city() -> None:
    cities = [[], ["temple"], ["graveyard"], []]
    match = acted("warlord", gold=[2, 0, 1, 0], cities=cities)
    go(match, "raze 1 temple")
    assert asked(match) == ("burial", 2)
    go(match, "recover")
    assert "temple" in hand(match, 2)
    match = acted("warlord", gold=[2, 0, 1, 0], cities=cities)
    go(match, "raze 1 temple", "decline")
    assert "temple" not in hand(match, 2)
    # Not without gold, not itself, not the Armory, not the Diplomat.
    match = go(acted("warlord", gold=[2, 0, 0, 0], cities=cities), "raze 1 temple")
    assert match.view()["phase"] != "burial"
    match = go(acted("warlord", gold=[9, 0, 1, 0], cities=cities), "raze 2 graveyard")
    assert match.view()["phase"] != "burial"
    match = acted("king", gold=[0, 0, 1, 0], cities=[["armory"], ["temple"], ["graveyard"], []])
    assert turn_of(go(match, "blast 1 temple")) == ("king", 0)
    match = acted("diplomat", gold=[0, 0, 1, 0], cities=[["tavern"], ["temple"], ["graveyard"], []])
    go(match, "covet 1 temple", "cede tavern")
    assert hand(match, 2) == []


# ------------------------------------------------------------------ unique districts


def test_17_the_haunted_city_stands_for_one_missing_type_if_built_before_the_last_round() -> None:
    three = ["manor", "temple", "tavern", "haunted-city"]
    for more, points in (([], 0), (["keep"], 3), (["watchtower"], 3)):
        assert line(acted("king", cities=[[*three, *more], [], [], []]), "types") == points
    built = {"haunted-city": 3}
    match = acted("king", cities=[[*three, "keep"], [], [], []], built_in_round=built)
    assert line(match, "types") == 0
    match = acted("king", cities=[[*three, "watchtower"], [], [], []], built_in_round=built)
    assert line(match, "types") == 3  # as a unique district it always counts
    match = acted("king", cities=[[*three, "keep"], [], [], []], built_in_round=built, haunted_city="always")
    assert line(match, "types") == 3
    nothing = acted("merchant", cities=[["haunted-city"], [], [], []])
    assert refused(nothing, "income") == "no-districts-for-income"


@pytest.mark.parametrize(
    "character", ["king", "bishop", "merchant", "warlord", "emperor", "abbot", "diplomat"]
)
def test_18_the_school_of_magic_pays_every_character_with_an_income(character: str) -> None:
    match = acted(character, cities=[["school-of-magic"], [], [], []])
    assert gold(go(match, "income"))[0] == 1


@pytest.mark.parametrize(
    "character", ["assassin", "thief", "magician", "architect", "navigator", "alchemist"]
)
def test_18_the_school_of_magic_pays_nobody_else(character: str) -> None:
    match = acted(character, cities=[["school-of-magic"], [], [], []])
    assert refused(match, "income") == "no-income"


def test_19_laboratory_smithy_and_museum_once_in_a_turn_also_when_just_built() -> None:
    cities = [["laboratory", "smithy", "museum"], [], [], []]
    hands = [["temple", "castle", "tavern", "church"], [], [], []]
    match = scene("assassin", cities=cities, hands=hands, gold=[4, 0, 0, 0])
    go(match, "sell temple", "forge", "tuck castle")
    assert gold(match)[0] == 3
    for move in ("sell tavern", "forge", "tuck tavern"):
        assert refused(match, move) == "used-this-turn"
    go(match, "gold")
    assert refused(match, "sell tavern") == "used-this-turn"
    match = acted("assassin", hands=[["laboratory", "temple"], [], [], []], gold=[5, 0, 0, 0])
    go(match, "build laboratory", "sell temple")
    assert gold(match)[0] == 1


@pytest.mark.parametrize(("option", "kept"), [("keep-two", 2), ("keep-three", 3)])
def test_20_library_with_observatory_is_an_option(option: str, kept: int) -> None:
    match = scene("king", cities=[["library", "observatory"], [], [], []], library_with_observatory=option)
    go(match, "cards")
    while match.view()["phase"] == "keep":
        go(match, legal(match)[0])
    assert len(hand(match, 0)) == kept
    assert len(under(match)) == 3 - kept


def test_21_the_architects_extra_cards_are_all_kept_whatever_he_has_built() -> None:
    for districts in ([], ["library"], ["observatory"]):
        match = go(scene("architect", cities=[districts, [], [], []]), "gold")
        assert len(hand(match, 0)) == 2
        assert under(match) == []


# ------------------------------------------------------------------ Witch, tax


def test_22_the_witch_acts_names_and_then_plays_the_bewitched_characters_turn() -> None:
    match = scene("witch", holders={"merchant": 1}, hands=[["manor"], [], [], []], gold=[2, 2, 0, 0])
    assert refused(match, "build manor") == "only-action"
    go(match, "gold")
    assert asked(match) == ("bewitch", 0)
    assert refused(match, "end") == "asked-otherwise"
    go(match, "bewitch merchant")
    assert turn_of(match) == ("merchant", 1)
    assert legal(match) == ["gold", "cards"]
    go(match, "gold")  # nothing but the action
    assert turn_of(match) == ("merchant", 0)
    assert gold(match) == [5, 4, 0, 0]  # with the Merchant's extra gold
    go(match, "build manor")
    assert city(match, 0) == ["manor"]
    # Nobody has the character: she gets no more turn.
    match = scene("witch", holders={"merchant": 1})
    go(match, "gold", "bewitch king")
    assert turn_of(match) == ("merchant", 1)
    assert "resumed" not in keys(go(match, "gold", "end"))
    # The Navigator builds not, though the Witch plays him.
    match = scene("witch", holders={"navigator": 1}, hands=[["temple"], [], [], []], gold=[2, 0, 0, 0])
    go(match, "gold", "bewitch navigator", "gold", "ask-gold")
    assert gold(match)[0] == 8
    assert refused(match, "build temple") == "navigator-builds-not"


def test_23_before_she_resumes_only_library_and_observatory_help_the_witch() -> None:
    cities = [["library", "laboratory", "park", "poor-house"], [], [], []]
    match = scene("witch", cities=cities, holders={"king": 1}, hands=[["temple"], [], [], []])
    assert legal(match) == ["gold", "cards"]
    go(match, "cards")
    assert len(hand(match, 0)) == 3
    match = scene(
        "witch", cities=[["park", "poor-house"], [], [], []], holders={"king": 1}, coins="unlimited"
    )
    go(match, "gold", "bewitch bishop")
    assert (gold(match)[0], hand(match, 0)) == (2, [])  # no Park: she never resumes


def test_24_passive_powers_of_the_bewitched_go_to_the_witch() -> None:
    held = {"tax-collector": 1, "merchant": 2}
    match = scene("witch", holders=held, hands=[[], [], ["temple"], []], gold=[0, 0, 3, 0])
    go(match, "gold", "bewitch tax-collector", "gold", "end")
    assert turn_of(match) == ("merchant", 2)
    go(match, "gold", "build temple", "end")
    assert gold(match)[:3] == [3, 2, 4]  # 3 + 2 + 1 - 1 - 1


def test_25_the_assassin_pays_tax_afterwards_the_witch_in_the_bewitched_turn() -> None:
    held = {"tax-collector": 1, "king": 2}
    match = acted("assassin", holders=held, hands=[["temple"], [], [], []], gold=[3, 0, 0, 0])
    go(match, "kill bishop", "build temple", "end")
    assert turn_of(match) == ("tax-collector", 1)
    assert gold(match) == [1, 1, 0, 0]
    match = scene("witch", holders=held, hands=[["temple"], [], [], []], gold=[3, 0, 0, 0])
    go(match, "gold", "bewitch king", "gold", "end", "gold")
    assert gold(match) == [5, 2, 2, 0]
    go(match, "build temple", "end")
    assert gold(match)[:2] == [3, 3]


def test_26_tax_is_one_gold_a_turn_and_nothing_is_owed_without_gold() -> None:
    held = {"architect": 1, "tax-collector": 0}
    hands = [[], ["temple", "tavern"], [], []]
    match = scene("tax-collector", holders=held, hands=hands, gold=[0, 2, 0, 0])
    go(match, "gold", "end", "gold", "build temple", "build tavern", "end")
    assert gold(match)[:2] == [3, 1]
    match = scene("tax-collector", holders=held, hands=hands, gold=[0, 1, 0, 0])
    go(match, "gold", "end", "cards")
    go(match, legal(match)[0], "build temple", "end")
    assert gold(match)[:2] == [2, 0]
    # Murdered: nobody pays.
    match = scene("assassin", 2, holders=held, hands=hands, gold=[0, 2, 0, 0])
    go(match, "kill tax-collector", "gold", "end", "gold", "build temple", "end")
    assert gold(match)[:2] == [0, 3]
    # The newer rules: one for each district, on the card, from round to round.
    fields = {"hands": [["temple", "tavern"], [], [], []], "gold": [4, 0, 0, 0], "tax": "per-district"}
    for absent in (True, False):
        others = {"warlord": 2} if absent else {"warlord": 2, "tax-collector": 1}
        match = acted("architect", holders=others, characters="tax-collector", **fields)
        go(match, "build temple", "build tavern", "end")
        assert (gold(match)[0], match.view()["pot"]) == (0, 2)
        go(match, "gold", "end")
        assert (gold(match)[1], match.view()["pot"]) == ((0, 2) if absent else (2, 0))


# ------------------------------------------------------------------ other characters


def test_27_the_wizard_takes_a_card_or_builds_it_at_once_as_an_extra() -> None:
    hands, cities = [["church"], ["temple", "castle"], [], []], [["temple"], [], [], []]
    match = acted("wizard", hands=hands, cities=cities, gold=[3, 0, 0, 0])
    assert refused(match, "look 2") == "empty-hand"
    go(match, "look 1")
    assert refused(match, "raise castle") == "too-dear"
    go(match, "raise temple", "build church")  # a duplicate, and the normal build beside it
    assert (city(match, 0), gold(match)[0]) == (["temple", "temple", "church"], 0)
    match = acted("wizard", hands=hands, cities=cities, gold=[3, 0, 0, 0])
    go(match, "look 1", "take temple", "build temple")
    assert city(match, 0) == ["temple", "temple"]


def test_28_the_emperor_crowns_another_seat_that_pays_if_it_can() -> None:
    match = scene("thief", 3, holders={"emperor": 1}, gold=[0, 0, 1, 0], crown=0)
    go(match, "gold", "end")
    assert asked(match) == ("crown", 1)
    assert refused(match, "crown 1") == "crown-not-himself"
    assert refused(match, "crown 0") == "crown-not-moved"
    go(match, "crown 2")
    assert asked(match) == ("gift", 2)
    assert legal(match) == ["pay"]
    go(match, "pay")
    assert (match.view()["crown"], gold(match)) == (2, [0, 1, 0, 2])
    match = scene("thief", 3, holders={"emperor": 1}, crown=0)
    go(match, "gold", "end", "crown 2")  # neither gold nor card
    assert asked(match) == ("turn", 1)
    # The newer rules: the Emperor says what he takes, a card is a random one.
    fields = {"hands": [[], [], ["temple"], []], "gold": [0, 0, 1, 0]}
    match = scene("thief", 3, holders={"emperor": 1}, emperor_takes="emperor-chooses", **fields)
    go(match, "gold", "end", "crown 2")
    assert asked(match) == ("demand", 1)
    go(match, "ask-card")
    assert hand(match, 1) == ["temple"]


def test_29_the_abbot_is_paid_by_the_single_richest_and_is_not_the_bishop() -> None:
    assert refused(acted("abbot", gold=[5, 4, 0, 0]), "tithe 1") == "abbot-richest"
    assert refused(acted("abbot", gold=[1, 4, 4, 0]), "tithe 1") == "richest-tied"
    assert refused(acted("abbot", gold=[1, 4, 3, 0]), "tithe 2") == "not-the-richest"
    assert gold(go(acted("abbot", gold=[1, 4, 3, 0]), "tithe 1")) == [2, 3, 3, 0]
    assert gold(go(acted("abbot", gold=[1, 4, 4, 0], abbot="mixed"), "tithe 2")) == [2, 4, 3, 0]
    match = acted("abbot", 1, holders={"warlord": 0}, cities=[[], ["temple"], [], []])
    assert "raze 1 temple" in legal(go(match, "end", "gold"))


def test_30_the_alchemist_gets_back_what_he_paid_for_building_alone() -> None:
    match = acted("alchemist", hands=[["castle"], [], [], []], gold=[3, 0, 0, 0], holders={"artist": 1})
    assert refused(match, "build castle") == "too-dear"
    fields = {"hands": [["castle"], [], [], []], "cities": [["smithy"], [], [], []]}
    match = acted("alchemist", gold=[6, 0, 0, 0], holders={"artist": 1}, **fields)
    go(match, "build castle", "forge", "end")
    assert gold(match)[0] == 4
    assert refused(acted("alchemist", cities=[["tavern"], [], [], []]), "income") == "no-income"
    fields = {"hands": [["castle"], [], [], []], "cities": [["poor-house"], [], [], []]}
    match = acted("alchemist", gold=[4, 0, 0, 0], holders={"artist": 1}, **fields)
    assert gold(go(match, "build castle", "end"))[0] == 5  # the Poor House comes before the refund


def test_31_the_navigator_builds_nothing() -> None:
    match = scene("navigator", hands=[["temple"], [], [], []], gold=[5, 0, 0, 0])
    go(match, "gold", "ask-card")
    assert len(hand(match, 0)) == 5
    assert refused(match, "build temple") == "navigator-builds-not"


def test_32_the_diplomat_pays_the_difference_to_the_owner() -> None:
    cities = [["temple", "palace"], ["castle", "keep"], ["great-wall", "church"], ["manor"]]
    match = acted("diplomat", gold=[3, 0, 0, 0], cities=cities, bishop=3)
    assert refused(match, "covet 3 manor") == "bishop-protects"
    assert refused(match, "covet 1 keep") == "keep-stands"
    go(match, "covet 1 castle", "cede temple")
    assert (gold(match)[:2], city(match, 0), city(match, 1)) == (
        [0, 3],
        ["castle", "palace"],
        ["temple", "keep"],
    )
    match = go(acted("diplomat", gold=[3, 0, 0, 0], cities=cities), "covet 1 castle", "cede palace")
    assert gold(match)[:2] == [3, 0]  # nothing back
    match = go(acted("diplomat", gold=[3, 0, 0, 0], cities=cities), "covet 2 church", "cede temple")
    assert gold(match)[:3] == [1, 0, 2]  # the Great Wall adds one
    gilded = [["temple"], [{"district": "castle", "gold": 1}], [], []]
    match = acted("diplomat", gold=[3, 0, 0, 0], cities=gilded)
    assert refused(match, "covet 1 castle") == "nothing-to-cede"
    match = go(acted("diplomat", gold=[4, 0, 0, 0], cities=gilded), "covet 1 castle", "cede temple")
    assert match.view()["cities"][0] == [{"district": "castle", "gold": 1}]


def test_32_completed_cities_and_duplicates_are_out_only_by_the_strict_option() -> None:
    cities = [["temple", "castle", "manor"], EIGHT, ["castle", "palace"], []]
    free = acted("diplomat", gold=[9, 0, 0, 0], cities=cities)
    assert {"covet 1 prison", "covet 2 castle"} <= set(legal(free))
    strict = acted("diplomat", gold=[9, 0, 0, 0], cities=cities, diplomat="strict")
    assert refused(strict, "covet 1 prison") == "city-complete"
    assert refused(strict, "covet 2 castle") == "already-built"
    assert refused(go(strict, "covet 2 palace"), "cede castle") == "duplicate-there"


def test_33_a_swapped_museum_keeps_its_cards_a_destroyed_one_loses_them() -> None:
    fields = {"cities": [["smithy"], ["museum"], [], []], "museum": ["temple", "tavern"]}
    match = acted("diplomat", **fields)
    assert line(match, "uniques", 1) == 2
    go(match, "covet 1 museum", "cede smithy")
    assert (line(match, "uniques", 0), line(match, "uniques", 1)) == (2, 0)
    match = go(acted("warlord", gold=[5, 0, 0, 0], **fields), "raze 1 museum")
    assert (line(match, "uniques", 1), match.dump()["museum"]) == (0, [])
    assert sorted(under(match)) == ["museum", "tavern", "temple"]


def test_34_the_lighthouse_works_for_its_builder_when_built_only() -> None:
    match = acted("king", hands=[["lighthouse"], [], [], []], gold=[3, 0, 0, 0])
    go(match, "build lighthouse")
    assert asked(match) == ("lighthouse", 0)
    go(match, "find palace")
    assert hand(match, 0) == ["palace"]
    match = acted("king", hands=[["lighthouse"], [], [], []], gold=[3, 0, 0, 0])
    assert hand(go(match, "build lighthouse", "stop"), 0) == []
    match = acted("diplomat", cities=[["smithy"], ["lighthouse"], [], []], holders={"artist": 1})
    assert turn_of(go(match, "covet 1 lighthouse", "cede smithy")) == ("artist", 1)


# ------------------------------------------------------------------ the bell, the crown


def _bell(n: int, **fields: object):
    """A seat that builds the Bell Tower beside n districts."""
    cities = fields.pop("cities", [EIGHT[:n], [], [], []])
    return acted("king", hands=[["bell-tower"], [], [], []], gold=[5, 0, 0, 0], cities=cities, **fields)


def test_35_the_bell_is_optional_and_lets_seven_districts_end_the_game() -> None:
    match = go(_bell(6), "build bell-tower")
    assert asked(match) == ("bell", 0)
    silent = match.clone(exact=True)
    go(silent, "silence")
    assert (silent.view()["goal"], silent.view()["ending"]) == (8, False)
    go(match, "ring")
    view = match.view()
    assert (view["goal"], view["ending"], view["first"]) == (7, True, 0)
    assert line(match, "complete") == 4
    # Others have seven already: who had them first is the first.
    match = _bell(1, cities=[["temple"], SEVEN, [*SEVEN[:6], "docks"], []], small_at=[0, 2, 1, 0])
    go(match, "build bell-tower", "ring")
    assert [line(match, "complete", seat) for seat in range(3)] == [0, 2, 4]


def test_35_in_a_short_game_the_bell_is_an_option() -> None:
    match = go(_bell(5, city_size="seven"), "build bell-tower", "ring")
    assert (match.view()["goal"], match.view()["ending"]) == (6, True)
    match = go(_bell(5, city_size="seven", short_bell=False), "build bell-tower")
    assert asked(match) == ("turn", 0)


@pytest.mark.parametrize(("option", "ending"), [("resume", False), ("ends", True)])
def test_36_a_fallen_bell_after_seven_were_reached_is_an_option(option: str, ending: bool) -> None:
    fields = {"bell": True, "ending": True, "first": 1, "completed": [1]}
    cities = [[], SEVEN, ["bell-tower"], []]
    match = acted(
        "warlord", gold=[5, 0, 0, 0], cities=cities, fallen_bell=option, holders={"artist": 1}, **fields
    )
    go(match, "raze 2 bell-tower")
    view = match.view()
    assert (view["goal"], view["ending"], line(match, "complete", 1)) == (8, ending, 4 if ending else 0)
    go(match, "gold", "end")
    assert match.over == ending


def test_36_a_fallen_bell_changes_nothing_for_who_has_eight() -> None:
    fields = {"bell": True, "ending": True, "first": 1, "completed": [1, 3], "completed_large": [3]}
    cities = [[], SEVEN, ["bell-tower"], [*EIGHT[:7], "docks"]]
    match = acted("warlord", gold=[5, 0, 0, 0], cities=cities, first_large=3, **fields)
    go(match, "raze 2 bell-tower")
    assert match.over
    assert (line(match, "complete", 3), line(match, "complete", 1)) == (4, 0)


def test_37_the_throne_room_pays_whenever_the_crown_changes_seats() -> None:
    cities = [[], [], ["throne-room"], []]
    match = scene("thief", 3, holders={"king": 1}, cities=cities, crown=0)
    assert gold(go(match, "gold", "end"))[2] == 1
    match = scene("thief", 3, holders={"king": 1}, cities=cities, crown=1)
    assert gold(go(match, "gold", "end"))[2] == 0  # the King has it already
    match = scene("thief", 3, holders={"emperor": 1}, cities=cities, crown=0)
    assert gold(go(match, "gold", "end", "crown 3", "pay"))[2] == 1
    match = scene("assassin", 3, holders={"king": 1}, cities=cities, crown=0)
    go(match, "kill king", "gold", "end")  # a dead King at the end of the round
    assert (gold(match)[2], match.view()["crown"]) == (1, 1)


def test_38_tax_comes_before_the_poor_house_and_both_before_the_next_call() -> None:
    held = {"tax-collector": 1, "artist": 2}
    fields = {"hands": [["temple"], [], [], []], "cities": [["poor-house", "park"], [], [], []]}
    match = acted("king", holders=held, gold=[2, 0, 0, 0], taxman=1, **fields)
    go(match, "build temple", "end")
    assert (gold(match)[:2], len(hand(match, 0))) == ([1, 1], 2)
    # With two characters: at each of the turns.
    match = acted("king", seats=2, holders={"bishop": 0}, cities=[["park"], []], hands=[[], []])
    go(match, "end")
    assert len(hand(match, 0)) == 2


def test_39_the_hospital_lets_the_murdered_act_and_no_more() -> None:
    cities = [[], ["hospital", "smithy", "tavern"], [], []]
    match = scene("assassin", holders={"merchant": 1}, cities=cities, gold=[0, 3, 0, 0])
    go(match, "kill merchant", "gold", "end")
    assert turn_of(match) == ("merchant", 1)
    assert legal(match) == ["gold", "cards"]
    assert "merchant" in match.view()["shown"][1]
    go(match, "gold")
    assert gold(match)[1] == 5  # not the Merchant's gold, and the round is over
    assert match.view()["round"] == 4


@pytest.mark.parametrize(("option", "code"), [("any-city", None), ("unfinished-city", "city-complete")])
def test_40_the_armory_costs_itself_and_reaches_completed_cities_by_option(option: str, code: str) -> None:
    fields = {"ending": True, "first": 1, "completed": [1], "completed_large": [1], "first_large": 1}
    match = acted("king", cities=[["armory"], EIGHT, ["temple"], []], armory=option, bishop=2, **fields)
    if code:
        assert refused(match, "blast 1 temple") == code
        return
    assert refused(match, "blast 0 armory") == "only-others-city"
    assert "blast 2 temple" in legal(match)  # the Bishop is not protected
    go(match, "blast 1 temple")
    view = match.view()
    assert (city(match, 0), len(city(match, 1)), gold(match)[0]) == ([], 7, 0)
    assert (view["ending"], view["completed"]) == (True, [1])


def test_41_the_quarry_allows_one_duplicate_at_a_time_or_any_number() -> None:
    fields = {"hands": [["temple", "tavern"], [], [], []], "gold": [9, 0, 0, 0]}
    assert (
        refused(acted("king", cities=[["temple"], [], [], []], **fields), "build temple") == "already-built"
    )
    one = acted("architect", cities=[["quarry", "temple", "tavern"], [], [], []], **fields)
    go(one, "build temple")
    assert refused(one, "build tavern") == "already-built"
    any_number = acted(
        "architect", cities=[["quarry", "temple", "tavern"], [], [], []], quarry="any", **fields
    )
    go(any_number, "build temple", "build tavern")
    assert len(city(any_number, 0)) == 5
    fallen = acted("warlord", gold=[5, 0, 0, 0], cities=[[], ["quarry", "temple", "temple"], [], []])
    assert city(go(fallen, "raze 1 quarry"), 1) == ["temple", "temple"]


def test_42_the_factory_does_not_cheapen_itself_and_the_wishing_well_counts_others() -> None:
    match = acted("king", hands=[["factory", "smithy"], [], [], []], gold=[5, 0, 0, 0])
    assert refused(match, "build factory") == "too-dear"
    match = acted("architect", hands=[["factory", "smithy"], [], [], []], gold=[10, 0, 0, 0])
    assert gold(go(match, "build factory", "build smithy"))[0] == 0
    match = acted(
        "king", hands=[["poor-house"], [], [], []], cities=[["factory"], [], [], []], poor_house_cost="0"
    )
    assert gold(go(match, "build poor-house"))[0] == 0
    cities = [["wishing-well", "keep", "keep", "temple"], [], [], []]
    assert line(acted("king", cities=cities), "uniques") == 2
    assert line(acted("king", cities=cities, wishing_well="all"), "uniques") == 3


def test_43_map_room_and_treasury_count_at_the_very_end() -> None:
    cities = [["imperial-treasury", "map-room", "park", {"district": "temple", "gold": 1}], [], [], []]
    match = acted("king", cities=cities, gold=[2, 0, 0, 0], ending=True)
    go(match, "end")
    assert match.over
    assert line(match, "uniques") == 2 + 2  # gold in hand, and the cards from the Park
    assert line(match, "districts") == 4 + 5 + 6 + 1 + 1


def test_44_the_ball_room_is_out_unless_it_is_asked_for() -> None:
    assert "ball-room" not in acted("king").dump()["deck"]
    cities = [["ball-room"], [], [], []]
    match = scene("thief", 3, holders={"bishop": 1, "merchant": 2}, cities=cities, crown=0)
    go(match, "gold", "end")
    assert asked(match) == ("thanks", 1)
    go(match, "thank")
    assert turn_of(match) == ("bishop", 1)
    go(match, "gold", "end", "forget")
    assert match.view()["round"] == 4  # that turn was lost


def test_45_of_seven_the_last_may_take_the_king_that_lay_face_down() -> None:
    seen: set[str] = set()
    for seed in range(40):
        match = new(7, seed=seed, first_crown="first-seat")
        down = match.dump()["face_down"]
        seen.add(down)
        for _ in range(6):
            go(match, legal(match)[0])
        assert len(legal(match)) == 2
        assert f"pick {down}" in legal(match)
        if down == "king":
            go(match, "pick king")
            assert match.dump()["characters"]["king"] == "pick 6"
    assert "king" in seen


def test_46_the_first_in_the_order_of_calls_gets_four_the_others_two() -> None:
    cities = [SEVEN, SEVEN, [], []]
    hands = [["prison"], ["prison"], [], []]
    match = acted("king", holders={"bishop": 1}, cities=cities, hands=hands, gold=[2, 2, 0, 0])
    go(match, "build prison", "end", "gold", "build prison")
    assert [line(match, "complete", seat) for seat in (0, 1, 2)] == [4, 2, 0]
    go(match, "end")
    assert match.over


def test_47_both_keeps_in_one_city_only_by_quarry_or_wizard() -> None:
    fields = {"hands": [["keep"], [], [], []], "gold": [3, 0, 0, 0]}
    assert refused(acted("king", cities=[["keep"], [], [], []], **fields), "build keep") == "already-built"
    match = acted("king", cities=[["keep", "quarry"], [], [], []], **fields)
    assert city(go(match, "build keep"), 0) == ["keep", "keep", "quarry"]
    match = acted("wizard", hands=[[], ["keep"], [], []], gold=[3, 0, 0, 0], cities=[["keep"], [], [], []])
    assert city(go(match, "look 1", "raise keep"), 0) == ["keep", "keep"]


def test_48_with_two_characters_each_one_may_name_ones_own_other() -> None:
    match = scene("thief", seats=2, holders={"king": 0, "bishop": 1}, gold=[3, 1])
    go(match, "rob king", "gold", "end")
    assert turn_of(match) == ("king", 0)
    assert gold(match) == [5, 1]  # it stays where it is
    match = scene("assassin", seats=2, holders={"king": 0, "bishop": 1})
    go(match, "kill king", "gold", "end")
    assert turn_of(match) == ("bishop", 1)


def test_totals_of_a_scene_are_those_of_the_sheet() -> None:
    match = acted("king", cities=[EIGHT, SEVEN, ["dragon-gate"], []])
    assert totals(match) == match.view()["points"]
