"""Every refusal names the first rule that is broken, with its facts, and changes nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pentapolis import BadNotation, IllegalMove, Match
from pentapolis.games.citadels import moves, refusals
from pentapolis.games.citadels import tables as t
from tests.games.citadels.table import acted, go, legal, new, play_on, refused, scene

TEXT = Path(refusals.__file__).read_text(encoding="utf-8")
CODES = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"(?:, (?:\{|facts)|\)| if )', TEXT)) - {"-"}
EIGHT = ["manor", "castle", "temple", "church", "tavern", "market", "watchtower", "prison"]
ALL_GOLD = {"coins": "30", "gold": [10, 10, 10, 0]}

Scene = Callable[[], Match]


def two(phase: str, **fields: Any) -> Match:
    """A question inside a turn."""
    return scene(fields.pop("playing", "king"), question={"phase": phase, "about": 1, "seat": 0}, **fields)


def all_cards_in_hands() -> Match:
    """The Magician's turn, with Smithy, and the deck empty."""
    fields: dict[str, Any] = {"hands": [["temple"], [], [], []], "cities": [["smithy"], [], [], []]}
    deck = scene("magician", **fields).dump()["deck"]
    fields["hands"][3] = [name for name, count in deck.items() for _ in range(count)]
    return scene("magician", gold=[5, 0, 0, 0], **fields)


def king_face_down() -> Match:
    """The first pick of a round in which the King lies face down."""
    return next(match for match in map(new, [4] * 99, range(99)) if match.dump()["face_down"] == "king")


def emperors_demand(**fields: Any) -> Match:
    match = scene("thief", 3, holders={"emperor": 1}, emperor_takes="emperor-chooses", **fields)
    return go(match, "gold", "end", "crown 2")


CASES: list[tuple[str, Scene, str]] = [
    ("asked-otherwise", lambda: scene("king"), "pick king"),
    ("asked-otherwise", lambda: new(4), "gold"),
    ("no-such-seat", lambda: scene("magician"), "swap 5"),
    ("not-in-game", lambda: scene("assassin"), "kill queen"),
    ("not-in-packet", king_face_down, "pick king"),
    ("names-herself", lambda: go(scene("witch"), "gold"), "bewitch witch"),
    ("names-himself", lambda: scene("assassin"), "kill assassin"),
    ("names-himself", lambda: scene("thief"), "rob thief"),
    ("not-rank-one", lambda: scene("thief"), "rob assassin"),
    ("not-the-murdered", lambda: scene("thief", murdered="king"), "rob king"),
    ("not-the-bewitched", lambda: scene("thief", bewitched="king", characters="witch"), "rob king"),
    ("crown-not-himself", lambda: two("crown", playing="emperor", crown=1), "crown 0"),
    ("crown-not-moved", lambda: two("crown", playing="emperor", crown=1), "crown 1"),
    (
        "no-gold",
        lambda: go(two("crown", playing="emperor", hands=[[], ["temple"], [], []]), "crown 1"),
        "pay",
    ),
    ("no-gold", lambda: scene("artist", cities=[["temple"], [], [], []]), "gild temple"),
    ("nothing-put-down", lambda: go(scene("magician", hands=[["temple"], [], [], []]), "exchange"), "stop"),
    ("no-gold-there", lambda: emperors_demand(hands=[[], [], ["temple"], []]), "ask-gold"),
    ("no-card-there", lambda: emperors_demand(gold=[0, 0, 1, 0]), "ask-card"),
    ("not-drawn", lambda: two("keep", drawn=["temple", "castle"]), "keep manor"),
    ("not-in-deck", lambda: two("lighthouse", cities=[["keep", "keep"], [], [], []]), "find keep"),
    ("not-in-that-hand", lambda: two("wizard", playing="wizard", target=1, hands=[[], ["temple"], [], []]),
     "take castle"),
    ("too-dear", lambda: two("wizard", playing="wizard", target=1, hands=[[], ["temple"], [], []]),
     "raise temple"),
    ("too-dear", lambda: acted("king", hands=[["castle"], [], [], []]), "build castle"),
    ("too-dear", lambda: acted("king", cities=[["smithy"], [], [], []]), "forge"),
    ("not-in-hand", lambda: acted("king"), "build castle"),
    ("not-in-hand", lambda: acted("king", cities=[["museum"], [], [], []]), "tuck castle"),
    ("not-in-hand", lambda: go(scene("magician", hands=[["temple"], [], [], []]), "exchange"), "put castle"),
    ("action-done", lambda: acted("king"), "gold"),
    ("bank-empty", lambda: scene("king", **ALL_GOLD), "gold"),
    ("bank-empty", lambda: scene("king", cities=[["castle"], [], [], []], **ALL_GOLD), "income"),
    ("bank-empty", lambda: two("supply", playing="navigator", **ALL_GOLD), "ask-gold"),
    ("bank-empty", lambda: scene("queen", seats=5, holders={"king": 1}, shown=["king", "queen"],
     coins="30", gold=[10, 10, 10, 0, 0]), "homage"),
    ("bank-empty", lambda: scene("king", cities=[["laboratory"], [], [], []], hands=[["temple"], [], [], []],
     **ALL_GOLD), "sell temple"),
    ("deck-empty", all_cards_in_hands, "cards"),
    ("deck-empty", all_cards_in_hands, "exchange"),
    ("deck-empty", all_cards_in_hands, "forge"),
    ("only-action", lambda: go(scene("witch", holders={"king": 1}), "gold", "bewitch king"), "income"),
    ("action-first", lambda: scene("king"), "end"),
    ("action-first", lambda: scene("king", hands=[["temple"], [], [], []]), "build temple"),
    ("action-first", lambda: scene("warlord", cities=[[], ["temple"], [], []]), "raze 1 temple"),
    ("action-first", lambda: scene("diplomat", cities=[["temple"], ["temple"], [], []]), "covet 1 temple"),
    ("navigator-builds-not", lambda: acted("navigator"), "build temple"),
    ("build-limit", lambda: acted("king", builds_left=0), "build temple"),
    ("already-built", lambda: acted("king", hands=[["temple"], [], [], []], cities=[["temple"], [], [], []],
     gold=[9, 0, 0, 0]), "build temple"),
    ("no-income", lambda: scene("thief"), "income"),
    ("income-taken", lambda: scene("king", used=("income",)), "income"),
    ("no-districts-for-income", lambda: scene("king"), "income"),
    ("no-such-district", lambda: scene("king"), "forge"),
    ("works-next-round", lambda: scene("king", cities=[["smithy"], [], [], []], uniques_wait=True,
     built_in_round={"smithy": 3}, gold=[9, 0, 0, 0]), "forge"),
    ("used-this-turn", lambda: scene("king", used=("smithy",), cities=[["smithy"], [], [], []]), "forge"),
    ("only-others-city", lambda: scene("king", cities=[["armory"], [], [], []]), "blast 0 armory"),
    ("only-others-city", lambda: acted("diplomat", cities=[["temple"], [], [], []]), "covet 0 temple"),
    ("not-in-city", lambda: scene("king", cities=[["armory"], [], [], []]), "blast 1 temple"),
    ("not-in-city", lambda: acted("warlord"), "raze 1 temple"),
    ("not-in-city", lambda: acted("diplomat"), "covet 1 temple"),
    ("not-in-city", lambda: acted("artist", gold=[1, 0, 0, 0]), "gild temple"),
    ("not-in-city", lambda: go(acted("diplomat", cities=[["temple"], ["tavern"], [], []]), "covet 1 tavern"),
     "cede castle"),
    ("city-complete", lambda: acted("warlord", cities=[[], EIGHT, [], []]), "raze 1 temple"),
    ("city-complete", lambda: acted("king", cities=[["armory"], EIGHT, [], []], armory="unfinished-city"),
     "blast 1 temple"),
    ("not-your-power", lambda: scene("king"), "swap 1"),
    ("power-used", lambda: scene("magician", used=("power",)), "swap 1"),
    ("not-yourself", lambda: scene("magician"), "swap 0"),
    ("not-yourself", lambda: scene("wizard"), "look 0"),
    ("no-cards", lambda: scene("magician"), "exchange"),
    ("empty-hand", lambda: scene("wizard"), "look 1"),
    ("abbot-richest", lambda: scene("abbot"), "tithe 1"),
    ("richest-tied", lambda: scene("abbot", gold=[0, 1, 1, 0]), "tithe 1"),
    ("not-the-richest", lambda: scene("abbot", gold=[0, 1, 2, 0]), "tithe 1"),
    ("already-gilded", lambda: scene("artist", gold=[1, 0, 0, 0],
     cities=[[{"district": "temple", "gold": 1}], [], [], []]), "gild temple"),
    ("not-beside-king", lambda: scene("queen", seats=5, holders={"king": 2}, shown=["king", "queen"]),
     "homage"),
    ("bishop-protects", lambda: acted("warlord", bishop=1, cities=[[], ["temple"], [], []]), "raze 1 temple"),
    ("keep-stands", lambda: acted("warlord", cities=[[], ["keep"], [], []]), "raze 1 keep"),
    ("too-dear-to-raze", lambda: acted("warlord", cities=[[], ["castle"], [], []]), "raze 1 castle"),
    ("nothing-to-cede", lambda: acted("diplomat", cities=[[], ["castle"], [], []]), "covet 1 castle"),
    ("difference-too-dear", lambda: go(acted("diplomat", cities=[["temple", "palace"], ["castle"], [], []]),
     "covet 1 castle"), "cede temple"),
    ("duplicate-there", lambda: go(acted("diplomat", diplomat="strict",
     cities=[["temple", "palace"], ["castle", "temple"], [], []]), "covet 1 castle"), "cede temple"),
]  # fmt: skip


@pytest.mark.parametrize(("code", "make", "text"), CASES, ids=[f"{code}: {text}" for code, _, text in CASES])
def test_each_refusal_is_reached_and_changes_nothing(code: str, make: Scene, text: str) -> None:
    assert refused(make(), text) == code


def test_the_table_above_has_every_code() -> None:
    assert len(CODES) > 50
    assert {code for code, _, _ in CASES} == CODES


def test_facts_tell_prices_seats_and_districts() -> None:
    def facts(match: Match, text: str) -> dict[str, Any]:
        error = match.why(match.to_act[0], text)
        assert isinstance(error, IllegalMove)
        return error.details

    match = acted("king", hands=[["castle"], [], [], []], gold=[3, 0, 0, 0])
    assert facts(match, "build castle") == {"district": "castle", "price": 4, "gold": 3}
    match = acted("warlord", cities=[[], ["castle"], [], []], gold=[2, 0, 0, 0])
    expected = {"district": "castle", "seat": 1, "price": 3, "gold": 2}
    assert facts(match, "raze 1 castle") == expected
    assert facts(scene("thief", murdered="king"), "rob king") == {"character": "king"}
    assert facts(go(scene("witch"), "gold"), "gold") == {"phase": "bewitch"}


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    error = scene("king").why(1, "gold")
    assert isinstance(error, IllegalMove)
    assert (error.code, error.details) == ("not-your-turn", {"waiting": [0]})


@pytest.mark.parametrize("text", ["", "build", "gold 2", "kill temple", "raze 9 temple", "ｇold", "build x"])
def test_text_that_is_no_move_is_bad_notation(text: str) -> None:
    assert isinstance(scene("king").why(0, text), BadNotation)


SOME_OPTIONS: list[dict[str, Any]] = [
    {},
    {"edition": "classic_2016"},
    {"characters": "witch tax-collector wizard abbot alchemist navigator diplomat", "uniques_wait": True},
]


def every_move() -> list[moves.Act]:
    """All moves that can be written."""
    found: list[moves.Act] = []
    ranges = {moves.SEAT: range(8), moves.DISTRICT: range(t.KINDS), moves.CHARACTER: range(t.N_CHARACTERS)}
    for verb in range(len(t.VERBS)):
        abouts: list[dict[str, int]] = [{}]
        for kind in moves.shape(verb):
            abouts = [{**about, kind: number} for about in abouts for number in ranges[kind]]
        found += [moves.act(verb, **about) for about in abouts]
    return found


@pytest.mark.parametrize("options", SOME_OPTIONS)
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_no_legal_move_is_refused_and_every_other_one_is_with_a_known_code(
    options: dict[str, Any], seats: int
) -> None:
    chance, everything = Random(seats), every_move()
    match = new(seats, seats, **options)
    for _ in range(60):
        if match.over:
            break
        seat, allowed = match.to_act[0], set(legal(match))
        assert all(match.why(seat, text) is None for text in allowed)
        for move in chance.sample(everything, 60):
            error = match.why(seat, str(move))
            assert (error is None) == (str(move) in allowed)
            assert error is None or (isinstance(error, IllegalMove) and error.code in CODES)
        play_on(match, chance, chance.randrange(1, 9))
