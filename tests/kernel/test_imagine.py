"""Imagined worlds: another luck than the game's, even with the game's own seed."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import pentapolis
from pentapolis import BadNotation
from pentapolis.games.between_two_cities.moves import Place

GAME = "between-two-cities"


@pytest.mark.parametrize("seats", [2, 3, 4, 7])
@pytest.mark.parametrize("viewer", [None, 0, -1])
def test_imagining_with_the_seed_of_the_game_does_not_deal_its_hands(seats: int, viewer: int | None) -> None:
    """Two random hands of seven share half of their tiles or so; never as good as all of them."""
    seat = seats - 1 if viewer == -1 else viewer
    shared = tiles = 0
    for seed in range(40):
        match = pentapolis.new(GAME, seats=seats, seed=seed)
        imagined = match.imagine(seat, seed).dump()["hands"]
        for party, hand in enumerate(match.dump()["hands"]):
            if party != seat:
                shared += (Counter(hand) & Counter(imagined[party])).total()
                tiles += len(hand)
    assert shared / tiles < 0.65


def test_changing_the_options_of_an_imagined_match_leaves_the_true_one_alone() -> None:
    match = pentapolis.new(GAME, seats=3, seed=1)
    match.imagine(0, 1).options["leftovers"] = "discard"
    match.clone().options["leftovers"] = "discard"
    assert match.options["leftovers"] == "return"


def test_a_move_is_what_its_code_says_whatever_else_it_claims() -> None:
    match = pentapolis.new(GAME, seats=3, seed=1)
    for seat in range(3):
        match.play(seat, match.legal(seat)[0])
    true = match.legal(0)[0]
    lying = Place(true.code, "nonsense", 1, 10**6, 10**9)
    assert match.preview(0, lying) == match.preview(0, true)
    match.play(0, lying)
    assert match.record()["steps"][-1] == [0, str(true)]


@pytest.mark.parametrize("text", ["#\u00b2", "#", "#-1", "# 1", "#" + "1" * 5000, "#1048576"])
def test_a_number_that_is_none_is_bad_notation(text: str) -> None:
    match = pentapolis.new(GAME, seats=1, seed=1)
    with pytest.raises(BadNotation):
        match.play(0, match.legal(0)[0], drawn=[text])


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_a_loaded_match_imagines_the_same_as_the_match_that_was_dumped(seats: int) -> None:
    """Where hands lie inside is not in the view, so it must not matter."""
    match = pentapolis.new(GAME, seats=seats, seed=3)
    while not match.over:
        twin = pentapolis.load(GAME, match.dump())
        for viewer in (None, *range(seats)):
            assert match.imagine(viewer, 5).dump() == twin.imagine(viewer, 5).dump()
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])


def shuffled(dump: dict[str, Any], chance: Random) -> dict[str, Any]:
    """The same position, with every list in another order whose order means nothing."""
    entries = [{**entry, "seen_by": any_order(entry["seen_by"], chance)} for entry in dump["aside"]]
    return {
        **dump,
        "hands": [any_order(hand, chance) for hand in dump["hands"]],
        "kept": [any_order(tiles, chance) for tiles in dump["kept"]],
        "seen_by": [any_order(seats, chance) for seats in dump["seen_by"]],
        "box": dict(any_order(list(dump["box"].items()), chance)),
        "aside": any_order(entries, chance),
        "answers": dict(any_order(list(dump["answers"].items()), chance)),
        "options": {**dump["options"], "duplexes": any_order(dump["options"]["duplexes"], chance)},
    }


def any_order(values: list[Any], chance: Random) -> list[Any]:
    return chance.sample(values, len(values))


def in_one_order(dump: dict[str, Any]) -> dict[str, Any]:
    """Leftovers and the duplexes of the box sorted: `dump` lists them as they came."""
    options = {**dump["options"], "duplexes": sorted(dump["options"]["duplexes"])}
    return {**dump, "options": options, "aside": sorted(dump["aside"], key=repr)}


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
@pytest.mark.parametrize("leftovers", ["return", "discard"])
def test_the_order_of_a_list_in_a_dump_changes_no_imagined_world(seats: int, leftovers: str) -> None:
    chance = Random(seats)
    match = pentapolis.new(GAME, seats=seats, seed=3, options={"leftovers": leftovers})
    while not match.over:
        if chance.random() < 0.2:
            again = pentapolis.load(GAME, shuffled(match.dump(), chance))
            for viewer in (None, *range(seats)):
                worlds = [one.imagine(viewer, 5) for one in (match, again)]
                assert in_one_order(worlds[0].dump()) == in_one_order(worlds[1].dump())
                worlds = [world.imagine(None, 6) for world in worlds]
                assert in_one_order(worlds[0].dump()) == in_one_order(worlds[1].dump())
        seat = match.to_act[0]
        match.play(seat, chance.choice(match.legal(seat)))
