"""Positions as dicts: what may be left out, what is refused and where, and that nothing is lost."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import pentapolis
from pentapolis import BadOption, BadPosition, Match
from tests.games.between_two_cities.table import (
    EMPTY_ROW,
    ID,
    SINGLES,
    field,
    finish_turn,
    lines_of,
    load,
    new,
    play_on,
    tiles_everywhere,
)

HANDS = [
    ["S", "F", "O", "O", "P", "H", "d"],
    ["S", "F", "P", "P", "H", "e", "m"],
    ["S", "O", "P", "H", "H", "b", "b"],
]
FIVE = [["O", "O", "P", "H", "d"], ["S", "F", "P", "e", "m"], ["S", "P", "H", "H", "b"]]
KEPT = [["S", "F"], ["P", "H"], ["O", "b"]]
SIX = [field(["SPO", "FOP"]), field(["HPm", "OHe"]), field(["FOS", "HSd"])]
PICK: dict[str, Any] = {"seats": 3, "hands": HANDS}
PLACE: dict[str, Any] = {"seats": 3, "phase": "place", "hands": FIVE, "kept": KEPT}
DUPLEX: dict[str, Any] = {
    "seats": 3,
    "stage": "2",
    "hands": [["F|O", "H/S", "S|H"], ["P|F", "O/P", "O|S"], ["S|m", "d/H", "m/P"]],
    "cities": SIX,
    "placed_duplexes": [],
}
LAST: dict[str, Any] = {
    "seats": 3,
    "stage": "3",
    "hands": [list("SOOPddH"), list("SFFHmmH"), list("OPPHbbF")],
    "cities": [field(["SSFO", "HHPO", "SF"]), field(["OOPF", "OHSm", "Pb"]), field(["PPSm", "dOHF", "HO"])],
    "placed_duplexes": ["F|O", "H/S", "P|F", "O/P", "S|m", "d/H"],
}  # fmt: skip
OVER: dict[str, Any] = {
    "seats": 3,
    "phase": "over",
    "cities": [field(["HmOd", "dPSe", "OFFS", "OSbS"])] * 3,
    "placed_duplexes": ["F|S", "O|S", "d|P", "O/S", "P/F", "S/F"],
}
HANDS_2: list[list[str]] = DUPLEX["hands"]
PARKS = ["P|F"] * 4 + ["P/F"] * 4 + ["P/O"] * 4 + ["O/S"] * 4 + ["d|P"] * 4 + ["S/F"] * 4
ORDERED: dict[str, Any] = {**PLACE, "options": {"placement": "seat-order"}}
SOLO: dict[str, Any] = {"seats": 1, "phase": "place", "hands": FIVE, "kept": KEPT}


# ------------------------------------------------------------------ whole positions


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize("options", [{}, {"edition": "rulebook"}, {"placement": "seat-order"}])
def test_a_position_comes_back_from_its_dump_as_it_was(seats: int, options: dict[str, Any]) -> None:
    match, chance = new(seats, seed=22, **options), Random(22)
    while True:
        if match.to_act and len(match.to_act) > 1 and match.view()["phase"] == "place" and not options:
            match.stand_off()
        dump = json.loads(json.dumps(match.dump()))
        again = pentapolis.load(ID, dump)
        assert again.dump() == dump
        assert again.to_act == match.to_act
        for seat in range(seats):
            assert again.view(seat) == match.view(seat)
            assert again.legal(seat) == match.legal(seat)
        if match.over:
            break
        play_on(match, chance, 1 + chance.randrange(seats))
        play_on(again, Random(0), 40)  # and it can be played to its end


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_loaded_position_plays_on_like_the_one_it_was_taken_from(seats: int) -> None:
    match = new(seats, seed=23)
    play_on(match, Random(1), 6 * seats + 1)
    again = pentapolis.load(ID, match.dump())
    play_on(match, Random(2))
    play_on(again, Random(2))
    assert again.dump() == match.dump()
    assert pentapolis.replay(again.record()).dump() == match.dump()


# ------------------------------------------------------------------ what may be left out


def test_seats_and_hands_are_enough_for_a_beginning() -> None:
    match = load(**PICK)
    dump = match.dump()
    assert (dump["stage"], dump["turn"], dump["phase"]) == ("1", 1, "pick")
    assert dump["seen_by"] == [[0], [1], [2]]
    assert dump["cities"] == [[], [], []]
    assert dump["aside"] == []
    assert dump["generator"] == 0
    assert dump["options"]["edition"] == "seed"
    assert tiles_everywhere(dump) == SINGLES + Counter(dump["options"]["duplexes"])
    assert match.to_act == (0, 1, 2)


def test_two_tiles_kept_owe_both_sides() -> None:
    assert load(**PLACE).dump()["sides"] == ["LR", "LR", "LR"]
    cities = [field(["FP"]), field(["H"]), []]
    match = load(**{**PLACE, "kept": [["S"], [], ["O", "b"]], "sides": ["R", "", "LR"], "cities": cities})
    assert match.to_act == (0, 2)
    assert {move.side for move in match.legal(0)} == {2}  # type: ignore[attr-defined]


def test_cities_and_placed_duplexes_are_enough_for_an_end() -> None:
    match = load(**OVER)
    assert match.over
    assert match.sheet()["final"]
    assert sum(lines_of(match.sheet()).values()) == match.view()["cities"][0]["points"] == 50
    dump = match.dump()
    assert (dump["stage"], dump["turn"]) == ("3", 3)
    assert (load(**dump).dump(), load(**dump).ranking) == (dump, match.ranking)


def test_leftovers_that_are_not_told_of_count_as_undrawn() -> None:
    bare, told = load(**DUPLEX, options={"leftovers": "discard"}), {"tile": "S", "seen_by": [1]}
    full = load(**DUPLEX, options={"leftovers": "discard"}, aside=[told])
    assert full.dump()["aside"] == [told]
    assert full.dump()["box"]["S"] == bare.dump()["box"]["S"] - 1
    assert full.view(1)["known"]["aside"] == ["S"]
    assert full.view(0)["known"]["aside"] == []


def test_from_round_2_on_box_or_placed_duplexes_say_the_same() -> None:
    by_list = load(**LAST)
    fields = {key: value for key, value in LAST.items() if key != "placed_duplexes"}
    assert load(**fields, box=by_list.dump()["box"]).dump() == by_list.dump()


def test_order_in_a_hand_and_of_kept_tiles_does_not_matter() -> None:
    shuffled = [list(reversed(hand)) for hand in HANDS]
    assert load(seats=3, hands=shuffled).dump() == load(**PICK).dump()
    assert load(**{**PLACE, "kept": [["F", "S"], ["H", "P"], ["b", "O"]]}).dump() == load(**PLACE).dump()


def test_a_holder_always_knows_its_hand() -> None:
    assert load(**PICK, seen_by=[[1], [], [2]]).dump()["seen_by"] == [[0, 1], [1], [2]]


def test_answers_are_given_and_still_secret() -> None:
    match = load(**PICK, answers={"1": "P+P"})
    assert match.to_act == (0, 2)
    assert match.view(1)["answer"] == "P+P"
    assert match.view(0)["answered"] == [1]
    assert match.record()["steps"] == [[1, "P+P"]]
    match.retract(1)
    assert match.dump() == load(**PICK).dump()


@pytest.mark.parametrize(
    ("fields", "to_act"),
    [
        (PICK, (0, 1, 2)),
        (PLACE, (0, 1, 2)),
        ({**PLACE, "stood_off": True}, (0,)),
        ({**PLACE, "options": {"placement": "seat-order"}}, (0,)),
        (DUPLEX, (0, 1, 2)),
        (LAST, (0, 1, 2)),
        (OVER, ()),
        (SOLO, (0,)),
    ],
    ids=["pick", "place", "stood off", "seat order", "duplexes", "round 3", "over", "solo"],
)
def test_a_good_position_plays_to_its_end(fields: dict[str, Any], to_act: tuple[int, ...]) -> None:
    match = load(**fields)
    assert match.to_act == to_act
    play_on(match, Random(24))
    assert match.over
    assert all(len(city["tiles"]) == 16 for city in match.view()["cities"])


@pytest.mark.parametrize("seats", [2, 7])
@pytest.mark.parametrize("edition", ["seed", "rulebook"])
def test_a_position_without_its_leftovers_never_runs_out_of_tiles(seats: int, edition: str) -> None:
    match = new(seats, seed=25, edition=edition)
    while not match.over:
        dump = match.dump()
        for entry in dump.pop("aside"):
            dump["box"][entry["tile"]] = dump["box"].get(entry["tile"], 0) + 1
        bare = pentapolis.load(ID, dump)
        play_on(bare, Random(25))
        assert bare.over
        finish_turn(match)


# ------------------------------------------------------------------ what is refused


def city_with(row: int, text: str) -> list[str]:
    return [EMPTY_ROW] * row + [text] + [EMPTY_ROW] * (6 - row)


# fmt: off
BAD: list[tuple[str, dict[str, Any], str, str, str]] = [
    # name, position, then parts of the error: where, what, expected
    ("an unknown key", {**PICK, "colour": 1}, "position", "'colour'", "stage"),
    ("another game", {**PICK, "game": "citadels"}, "game", "citadels", "between-two-cities"),
    ("unknown rules", {**PICK, "rules": 9}, "rules", "9", "1"),
    ("no seats", {"hands": HANDS}, "seats", "None", "1, 2"),
    ("eight seats", {**PICK, "seats": 8}, "seats", "8", "7"),
    ("true for seats", {**PICK, "seats": True}, "seats", "True", "1, 2"),
    ("options that are no object", {**PICK, "options": []}, "options", "list", "object"),
    ("a generator out of range", {**PICK, "generator": -1}, "generator", "-1", "0 to"),
    ("an unknown stage", {**PICK, "stage": "4"}, "stage", "'4'", "1, 2, 3"),
    ("a half round with three", {**PICK, "stage": "1a"}, "stage", "'1a'", "1, 2, 3"),
    ("a whole round with two", {"seats": 2, "stage": "1", "hands": HANDS[:2]}, "stage", "'1'", "1a, 1b"),
    ("a stage as number", {**PICK, "stage": 1}, "stage", "1", "1, 2, 3"),
    ("a stage as list", {**PICK, "stage": ["1"]}, "stage", "['1']", "1, 2, 3"),
    ("a fourth turn", {**PICK, "turn": 4}, "turn", "4", "1 to 3"),
    ("a second turn of duplexes", {**DUPLEX, "turn": 2}, "turn", "2", "1 to 1"),
    ("turn as text", {**PICK, "turn": "1"}, "turn", "'1'", "1 to 3"),
    ("an unknown phase", {**PICK, "phase": "talk"}, "phase", "'talk'", "pick, place, over"),
    ("over too early", {**OVER, "stage": "1"}, "stage", "'1'", "3"),
    ("no hands", {"seats": 3}, "hands", "None", "a list of 3"),
    ("too few hands", {**PICK, "hands": HANDS[:2]}, "hands", "S", "a list of 3"),
    ("a hand too small", {**PICK, "hands": [HANDS[0][1:], *HANDS[1:]]}, "hands[0]", "F", "a list of 7"),
    ("a hand too large", {**PLACE, "hands": HANDS}, "hands[0]", "S", "a list of 5"),
    ("hands after the end", {**OVER, "hands": [["S"], [], []]}, "hands[0]", "S", "a list of 0"),
    ("no tile", {**PICK, "hands": [["X", *HANDS[0][1:]], *HANDS[1:]]}, "hands[0][0]", "'X'", "SFdembOPH"),
    ("a number for a tile", {**PICK, "hands": [[1, *HANDS[0][1:]], *HANDS[1:]]},
     "hands[0][0]", "1", "tile of the box"),
    ("a duplex in round 1", {**PICK, "hands": [["F|O", *HANDS[0][1:]], *HANDS[1:]]},
     "hands[0][0]", "'F|O'", "single"),
    ("a single in round 2", {**DUPLEX, "hands": [["S", "F|O", "H/S"], *HANDS_2[1:]]},
     "hands[0][0]", "'S'", "duplex"),
    ("a duplex that is not in the box", {**DUPLEX, "hands": [["S|O", "F|O", "H/S"], *HANDS_2[1:]]},
     "hands[0][0]", "'S|O'", "tile of the box"),
    ("too many of a tile", {**PICK, "hands": [["d"] * 6 + ["S"], *HANDS[1:]]},
     "position", "1 too many of d", "tiles of the box"),
    ("a duplex twice", {**DUPLEX, "hands": [["F|O", "F|O", "H/S"], *HANDS_2[1:]]},
     "position", "1 too many of F|O", "tiles of the box"),
    ("a stranger who has seen", {**PICK, "seen_by": [[3], [], []]}, "seen_by[0]", "3", "seats 0 to 2"),
    ("seen_by too short", {**PICK, "seen_by": [[0]]}, "seen_by", "[0]", "a list of 3"),
    ("seen_by that is no list", {**PICK, "seen_by": [0, 1, 2]}, "seen_by[0]", "0", "a list"),
    ("three kept", {**PLACE, "kept": [["S", "F", "O"], *KEPT[1:]]}, "kept[0]", "3 tiles", "at most two"),
    ("one kept and no side", {**PLACE, "kept": [["S"], *KEPT[1:]]},
     "sides[0]", "1 tiles kept", "a side for each tile"),
    ("both sides for one tile", {**PLACE, "kept": [["S"], *KEPT[1:]], "sides": ["LR"] * 3},
     "sides[0]", "'LR' with 1", "a side for each tile"),
    ("an unknown side", {**PLACE, "sides": ["RL", "LR", "LR"]}, "sides[0]", "'RL'", "LR, L, R"),
    ("a side as list", {**PLACE, "sides": [["L"], "LR", "LR"]}, "sides[0]", "['L']", "LR, L, R"),
    ("tiles kept while picking", {**PICK, "kept": KEPT}, "sides[0]", "tiles to place", "none outside"),
    ("nobody places", {"seats": 3, "phase": "place", "hands": FIVE}, "kept", "nobody", "at least one seat"),
    ("a house automa that placed before the seat", {**SOLO, "kept": [KEPT[0], [], KEPT[2]]},
     "sides", "house automa", "LR"),
    ("a house automa between its placements",
     {**SOLO, "kept": [KEPT[0], ["P"], KEPT[2]], "sides": ["LR", "L", "LR"]},
     "sides", "house automa", "LR"),
    ("a leftover in round 1", {**PICK, "aside": [{"tile": "S"}]},
     "aside", "1 single", "at most 0 single and 0 duplex"),
    ("a leftover that went back", {**DUPLEX, "aside": [{"tile": "S"}]},
     "aside", "1 single", "at most 0 single and 0 duplex"),
    ("four leftovers of three", {**DUPLEX, "options": {"leftovers": "discard"}, "aside": [{"tile": "S"}] * 4},
     "aside", "4 single", "at most 3 single"),
    ("a leftover without a tile", {**LAST, "aside": [{"seen_by": []}]},
     "aside[0]", "seen_by", "an object with tile"),
    ("a leftover with a colour", {**LAST, "aside": [{"tile": "O|S", "colour": 1}]},
     "aside[0]", "colour", "an object with tile"),
    ("a leftover that is no tile", {**LAST, "aside": [{"tile": "Q"}]}, "aside[0].tile", "'Q'", "SFdembOPH"),
    ("a leftover seen by nobody known", {**LAST, "aside": [{"tile": "O|S", "seen_by": [9]}]},
     "aside[0].seen_by", "9", "seats 0 to 2"),
    ("too few cities", {**PICK, "cities": [[], []]}, "cities", "[]", "a list of 3"),
    ("three cities for two", {"seats": 2, "hands": HANDS[:2], "cities": [[], [], []]},
     "cities", "[]", "a list of 4"),
    ("six rows", {**DUPLEX, "cities": [SIX[0][:6], *SIX[1:]]}, "cities[0]", "not a picture", "7 rows"),
    ("a short row", {**DUPLEX, "cities": [[*SIX[0][:6], "..."], *SIX[1:]]},
     "cities[0]", "not a picture", "7 rows"),
    ("a city as one text", {**DUPLEX, "cities": ["S", *SIX[1:]]}, "cities[0]", "'S'", "a list"),
    ("a strange building", {**DUPLEX, "cities": [city_with(3, "..XPO.."), *SIX[1:]]},
     "cities[0][3]", "'X'", "SFdembOPH"),
    ("nothing on d4", {**DUPLEX, "cities": [field(["SPO", "FOP"], top=4), *SIX[1:]]},
     "cities[0]", "d4", "d4"),
    ("a city too wide", {**DUPLEX, "cities": [city_with(3, "SPOFOP."), *SIX[1:]]},
     "cities[0]", "wider or taller", "4 x 4"),
    ("a city in pieces", {**DUPLEX, "cities": [field(["SPO", "", "FOP"]), *SIX[1:]]},
     "cities[0]", "pieces", "hang together"),
    ("a city that touches at corners", {**DUPLEX, "cities": [field(["SPO", "...F", "..OP"]), *SIX[1:]]},
     "cities[0]", "pieces", "hang together"),
    ("a building too few", {**DUPLEX, "cities": [field(["SPO", "FO"]), *SIX[1:]]},
     "cities[0]", "5 buildings", "6 at this point"),
    ("a building too early", {**PLACE, "cities": [field(["S"]), [], []]},
     "cities[0]", "1 buildings", "0 at this point"),
    ("an unfinished end", {**OVER, "cities": [field(["HmOd", "dPSe", "OFFS", "OSb"])] * 3},
     "cities[0]", "15 buildings", "16 at this point"),
    ("no word of the duplexes", {key: value for key, value in LAST.items() if key != "placed_duplexes"},
     "box", "no box", "placed_duplexes"),
    ("a duplex too few", {**LAST, "placed_duplexes": LAST["placed_duplexes"][1:]},
     "placed_duplexes", "5 duplex", "6 at this point"),
    ("a duplex too many", {**DUPLEX, "placed_duplexes": ["S|m"]},
     "position", "1 too many of S|m", "tiles of the box"),
    ("a duplex placed too early", {**DUPLEX, "placed_duplexes": ["F/O"]},
     "placed_duplexes", "1 duplex", "0 at this point"),
    ("a duplex in round 1", {**PICK, "placed_duplexes": ["F/O"]},
     "placed_duplexes", "1 duplex", "0 at this point"),
    ("a single among the duplexes", {**LAST, "placed_duplexes": ["S"]},
     "placed_duplexes[0]", "'S'", "duplex"),
    ("a duplex that lies nowhere", {**OVER, "placed_duplexes": ["F|S", "P|O", "d|P", "O/S", "P/F", "S/F"]},
     "placed_duplexes", "1 of P|O placed, room for 0", "side by side"),
    ("more halves than buildings",
     {**OVER, "cities": [field(["PFSS", "OSdm", "FSOe", "SOFb"]), *OVER["cities"][1:]],
      "placed_duplexes": ["P|F", "P/F", "P/O", "O/S", "d|P", "S/F"], "options": {"duplexes": PARKS}},
     "placed_duplexes", "1 P too few", "two buildings of its own"),
    ("box and duplexes", {**DUPLEX, "box": {}}, "placed_duplexes", "beside a box", "only one"),
    ("a box that is a list", {**PICK, "box": []}, "box", "[]", "an object"),
    ("a box of too much", {**PICK, "box": {"S": 25}}, "box['S']", "25", "0 to 24"),
    ("a box with text for a number", {**PICK, "box": {"S": "3"}}, "box['S']", "'3'", "0 to 24"),
    ("a box with a strange tile", {**PICK, "box": {"Q": 1}}, "box['Q']", "'Q'", "SFdembOPH"),
    ("a box without its duplexes", {**PICK, "box": {"S": 13}}, "box", "24 duplex", "0 at this point"),
    ("a stand-off while picking", {**PICK, "stood_off": True}, "stood_off", "True", "several"),
    ("a stand-off in seat order", {**ORDERED, "stood_off": True}, "stood_off", "True", "several"),
    ("a stand-off that is no flag", {**PLACE, "stood_off": 1}, "stood_off", "1", "several"),
    ("a stand-off of one", {**SOLO, "stood_off": True}, "stood_off", "True", "several"),
    ("out of seat order",
     {**ORDERED, "kept": [KEPT[0], [], KEPT[2]], "cities": [field(["P"]), field(["H"]), []]},
     "sides", "before its turn", "LR"),
    ("an answer of nobody", {**PICK, "answers": {"7": "S+F"}}, "answers['7']", "S+F", "seat that is asked"),
    ("an answer that is no move", {**PICK, "answers": {"0": "hello"}}, "answers['0']", "hello", "legal"),
    ("an answer from another hand", {**PICK, "answers": {"0": "e+m"}},
     "answers['0']", "not-in-hand", "legal"),
    ("all answers", {**PICK, "answers": {"0": "S+F", "1": "P+P", "2": "b+b"}},
     "answers", "every seat", "owes"),
]
# fmt: on


@pytest.mark.parametrize(
    ("fields", "where", "what", "expected"), [row[1:] for row in BAD], ids=[row[0] for row in BAD]
)
def test_a_bad_position_is_refused_with_place_and_reason(
    fields: dict[str, Any], where: str, what: str, expected: str
) -> None:
    with pytest.raises(BadPosition) as caught:
        pentapolis.load(ID, json.loads(json.dumps(fields)))
    assert caught.value.where == where
    assert what in caught.value.what
    assert expected in caught.value.expected


def test_a_missing_tile_is_named() -> None:
    box = load(**PICK).dump()["box"]
    with pytest.raises(BadPosition, match="2 missing of S; expected 16 in all"):
        load(**PICK, box={**box, "S": box["S"] - 2})
    with pytest.raises(BadPosition, match="1 too many of S"):
        load(**PICK, box={**box, "S": box["S"] + 1})
    with pytest.raises(BadPosition, match=r"1 too many of F\|O"):
        load(**PICK, box={**box, "F|O": 2})


def test_a_bad_option_in_a_position_is_a_bad_option() -> None:
    with pytest.raises(BadOption):
        load(**PICK, options={"placement": "chaos"})


def loaded_or_refused(fields: Any) -> Match | None:
    """The match, or nothing if it is refused with place and expectation; any other error gets through."""
    try:
        return pentapolis.load(ID, fields)
    except (BadPosition, BadOption) as error:
        return None if error.where and error.expected else pytest.fail(f"nothing said by {error!r}")


@pytest.mark.parametrize("junk", [None, 3, "text", [1, 2], {"a": 1}, [None], [[None]], True, [{}], 1.5])
@pytest.mark.parametrize("base", [PICK, PLACE, DUPLEX, OVER], ids=["pick", "place", "duplex", "over"])
def test_junk_under_any_key_is_a_clear_error_or_means_nothing(base: dict[str, Any], junk: Any) -> None:
    keys = "seats options stage turn phase hands seen_by kept sides cities box placed_duplexes".split()
    for key in [*keys, "aside", "stood_off", "answers", "generator", "game", "rules"]:
        match = loaded_or_refused({**base, key: junk})
        if match is not None:
            assert match.dump() == pentapolis.load(ID, match.dump()).dump()


@pytest.mark.parametrize("junk", [None, 3, "text", []])
def test_what_is_no_dict_at_all_is_a_bad_position(junk: Any) -> None:
    with pytest.raises(BadPosition):
        pentapolis.load(ID, junk)


def test_damaged_dumps_are_refused_or_loaded_whole() -> None:
    """Whatever single value of a true dump is replaced: a clear error, or a match that plays to its end."""
    chance = Random(26)
    match = new(3, seed=26, edition="rulebook")
    loaded = refused = 0
    while not match.over:
        for _ in range(25):
            dump = json.loads(json.dumps(match.dump()))
            damage(dump, chance)
            again = loaded_or_refused(dump)
            if again is None:
                refused += 1
                continue
            loaded += 1
            play_on(again, Random(0))
            assert again.over
        play_on(match, chance, 2)
    assert loaded > 20
    assert refused > 200


def damage(value: Any, chance: Random) -> None:
    """Replace one value somewhere inside by a plausible other."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    key = chance.choice(keys)
    inner = value[key]
    if isinstance(inner, (dict, list)) and inner and chance.random() < 0.9:
        damage(inner, chance)
    elif isinstance(inner, bool):
        value[key] = not inner
    elif isinstance(inner, int):
        value[key] = max(0, inner + chance.choice((-1, 1)))
    elif isinstance(inner, str):
        value[key] = chance.choice(["S", "F|O", "", "LR", "3", EMPTY_ROW, "...S...", inner[::-1]])
    else:
        value[key] = chance.choice([None, [], {}, ["S"]])
