"""Every example of the rulebook, run against the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import pentapolis
from pentapolis.games.between_two_cities.score_table import BadTable, score
from pentapolis.kernel.catalogue import find_info
from pentapolis.kernel.sheet import check
from pentapolis.words import LANGUAGES, Example, Words, load_rulebook
from pentapolis.words.examples import perform, scene, staged
from pentapolis.words.examples import scored as example_score

GAME = "between-two-cities"
INFO = find_info(GAME)
RULEBOOK = load_rulebook("pentapolis.games.between_two_cities", "en")
EXAMPLES = [(paragraph.id, example) for paragraph in RULEBOOK.paragraphs for example in paragraph.examples]


def examples(kind: str) -> Any:
    found = [(paragraph, example) for paragraph, example in EXAMPLES if example.kind == kind]
    return pytest.mark.parametrize(("paragraph", "example"), found, ids=[example.id for _, example in found])


def refused_table(table: Mapping[str, Any]) -> BadTable:
    with pytest.raises(BadTable) as caught:
        score(table)
    return caught.value


def refused_move(facts: Mapping[str, Any]) -> pentapolis.IllegalMove:
    """What the rules say against the move; `why`, where it is asked, must say the same."""
    match, seat, move = staged(GAME, facts), facts["seat"], facts["move"]
    command: list[Any] = ["stand-off"] if move == "stand-off" else [seat, move]
    before = match.dump()
    with pytest.raises(pentapolis.IllegalMove) as caught:
        perform(match, command)
    assert match.dump() == before
    if move not in ("stand-off", "retract"):
        assert match.why(seat, move) == caught.value
    return caught.value


def test_kinds_of_examples_are_known() -> None:
    assert {example.kind for _, example in EXAMPLES} == {"score", "refusal", "accepted", "play"}


@examples("refusal")
def test_the_move_is_refused_for_this_reason(paragraph: str, example: Example) -> None:
    facts = example.facts
    error = refused_table(facts["table"]) if "table" in facts else refused_move(facts)
    assert error.code == facts["refusal"]
    for language in LANGUAGES:
        assert Words(language, strict=True).error(error)


@examples("score")
def test_the_score_sheet_says_so(paragraph: str, example: Example) -> None:
    facts = example.facts
    scored = example_score(INFO, facts)
    cities, sheet, expect = scored.totals["cities"], scored.sheet, facts["expect"]
    check(sheet)
    if "city" in expect:
        wanted = dict(expect.get("lines", {expect.get("line"): expect.get("points")}))
        wanted |= {"total": expect["total"]} if "total" in expect else {}
        assert {line: cities[expect["city"]][line] for line in wanted} == wanted
    elif "line" in expect:
        assert [city[expect["line"]] for city in cities] == expect["points"]
    found = {"totals": [city["total"] for city in cities], "decided": sheet["decided"], **scored.totals}
    for key in ("totals", "seats", "ranking", "decided"):
        assert expect.get(key, found[key]) == found[key]


@examples("score")
def test_every_reason_of_the_sheet_has_words_and_a_paragraph(paragraph: str, example: Example) -> None:
    facts = example.facts
    table = {name: facts[name] for name in ("cities", "seats") if name in facts}
    sheet = score(table, house_tiles=True).sheet
    for language in LANGUAGES:
        words = Words(language, strict=True)
        for key in sheet["decided"]:
            assert words.decided(GAME, key)
            assert RULEBOOK.paragraph_for(key)
        for line in (line for party in [*sheet["parts"], *sheet["seats"]] for line in party["lines"]):
            assert words.line(GAME, line["key"])
            assert RULEBOOK.paragraph_for(line["key"])
            for item in line["items"]:
                assert words.item(GAME, item)
                assert RULEBOOK.paragraph_for(item["key"])


@examples("accepted")
def test_the_move_is_legal(paragraph: str, example: Example) -> None:
    facts = example.facts
    match = staged(GAME, facts)
    assert match.why(facts["seat"], facts["move"]) is None
    match.play(facts["seat"], facts["move"])


@examples("play")
def test_the_moves_lead_there(paragraph: str, example: Example) -> None:
    match = staged(GAME, example.facts)
    for command in example.facts["moves"]:
        perform(match, command)
    expect = example.facts["expect"]
    held = holds(match)
    assert expect
    assert {key: held[key] for key in expect} == expect


def holds(match: pentapolis.Match) -> dict[str, Any]:
    """What a play example may expect, in its names."""
    dump = match.dump()
    return {
        "to_act": list(match.to_act),
        "phase": dump["phase"],
        "stage": dump["stage"],
        "turn": dump["turn"],
        "hands": dump["hands"],
        "hand_sizes": [len(hand) for hand in dump["hands"]],
        "kept": dump["kept"],
        "covered": [sum(letter != "." for row in city for letter in row) for city in dump["cities"]],
        "singles_in_box": sum(count for tile, count in dump["box"].items() if len(tile) == 1),
    }


@pytest.mark.parametrize("example", [example for _, example in EXAMPLES], ids=lambda example: example.id)
def test_every_example_can_be_drawn(example: Example) -> None:
    shown = scene(INFO, example)
    if example.kind == "score":
        assert shown.sheet is not None
    elif example.kind == "refusal":
        assert shown.refusal is not None
        assert shown.refusal["code"] == example.facts["refusal"]
        assert (shown.view is None) == ("table" in example.facts)
    else:
        assert shown.view is not None
        assert shown.view["viewer"] == example.facts.get("seat", shown.view["viewer"])
        assert (shown.after is None) == (example.facts.get("moves") == [])
