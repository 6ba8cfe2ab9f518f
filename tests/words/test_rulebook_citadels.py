"""The rulebook of Citadels: complete, alike in all languages, every example run against the rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from inspect import getsource
from typing import Any

import pytest

import pentapolis
from pentapolis.games.citadels import refusals, scoring
from pentapolis.kernel.catalogue import find_info
from pentapolis.kernel.sheet import check
from pentapolis.words import LANGUAGES, Example, Rulebook, load_rulebook
from pentapolis.words.examples import perform, scene, staged

GAME = "citadels"
PACKAGE = "pentapolis.games.citadels"
RULEBOOK = load_rulebook(PACKAGE, "en")
PARAGRAPHS = (
    "goal cards setup rounds draft draft-many draft-two draft-three call turn action building income powers "
    "assassin thief magician king bishop merchant architect warlord "
    "witch tax-collector wizard emperor abbot alchemist navigator diplomat artist queen "
    "uniques haunted-city keep laboratory smithy observatory graveyard dragon-gate university library "
    "great-wall school-of-magic lighthouse armory museum imperial-treasury map-room wishing-well quarry "
    "poor-house bell-tower factory park hospital throne-room ball-room "
    "end score ties editions house-rules "
    "faq-naming faq-turns faq-warlord faq-districts faq-witch faq-characters faq-dark-city faq-table"
).split()
KERNEL_CODES = {"not-your-turn", "game-over", "nothing-to-retract", "no-stand-off"}
DECIDED = {"points", "districts", "gold", "last-rank"}
CASES = 48
EXAMPLES = {example.id: example for paragraph in RULEBOOK.paragraphs for example in paragraph.examples}


def examples(kind: str) -> Any:
    found = [example for example in EXAMPLES.values() if example.kind == kind]
    return pytest.mark.parametrize("example", found, ids=[example.id for example in found])


def returned(module: Any) -> Iterator[ast.expr]:
    """What the functions of a module return, both sides of a condition."""
    for node in ast.walk(ast.parse(getsource(module))):
        if isinstance(node, ast.Return) and node.value is not None:
            yield from branches(node.value)


def branches(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.IfExp):
        yield from branches(node.body)
        yield from branches(node.orelse)
    elif isinstance(node, ast.Tuple) and isinstance(node.elts[0], ast.IfExp):
        yield from branches(node.elts[0])
    elif isinstance(node, ast.Tuple):
        yield node.elts[0]
    else:
        yield node


def codes() -> set[str]:
    """Every refusal code that stands in the game's source."""
    found = (node.value for node in returned(refusals) if isinstance(node, ast.Constant))
    return {value for value in found if isinstance(value, str)}


def sheet_keys() -> set[str]:
    """Keys of lines and items: the first word of each call that makes one."""
    made = {
        node.args[0].value
        for node in ast.walk(ast.parse(getsource(scoring)))
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") in ("line", "item")
        and isinstance(node.args[0], ast.Constant)
    }
    return made | {"imperial-treasury", "map-room", "wishing-well", "museum"}


@pytest.fixture(params=LANGUAGES)
def rulebook(request: pytest.FixtureRequest) -> Rulebook:
    return load_rulebook(PACKAGE, request.param)


def test_every_paragraph_is_there_in_order_with_an_example(rulebook: Rulebook) -> None:
    assert [paragraph.id for paragraph in rulebook.paragraphs] == PARAGRAPHS
    assert all(paragraph.title and paragraph.body for paragraph in rulebook.paragraphs)
    assert [paragraph.id for paragraph in rulebook.paragraphs if not paragraph.examples] == []


def test_examples_stand_in_the_same_order_in_all_languages(rulebook: Rulebook) -> None:
    for paragraph in rulebook.paragraphs:
        order = [example.id for example in paragraph.examples]
        assert order == [example.id for example in RULEBOOK.paragraph(paragraph.id).examples]


def test_every_refusal_code_leads_to_a_paragraph_with_an_example_of_it() -> None:
    found = codes()
    assert len(found) > 50
    for code in found | KERNEL_CODES:
        shown = RULEBOOK.paragraph_for(code).examples
        assert code in {example.facts.get("refusal") for example in shown}, code


def test_every_key_of_the_sheet_leads_to_a_paragraph() -> None:
    found = sheet_keys()
    assert {*scoring.LINES, "city", "five-types-haunted"} <= found
    for key in found | DECIDED:
        assert RULEBOOK.paragraph_for(key)


def test_no_paragraph_names_a_key_that_there_is_not() -> None:
    known = codes() | KERNEL_CODES | sheet_keys() | DECIDED
    for paragraph in RULEBOOK.paragraphs:
        assert {*paragraph.refusals, *paragraph.sheet} <= known, paragraph.id


def test_every_case_is_answered_with_an_example(rulebook: Rulebook) -> None:
    cases: list[int] = []
    for paragraph in rulebook.paragraphs:
        if not paragraph.id.startswith("faq-"):
            continue
        for text, example in zip(paragraph.parts[::2], paragraph.parts[1::2], strict=True):
            assert isinstance(text, str)
            assert isinstance(example, Example)
            cases += map(int, re.findall(r"^\*\*(\d+)\.", text))
    assert cases == [*range(1, CASES + 1)]


def test_links_inside_the_pages_lead_somewhere(rulebook: Rulebook) -> None:
    for paragraph in rulebook.paragraphs:
        for piece in paragraph.body.split("](#")[1:]:
            assert piece.partition(")")[0] in PARAGRAPHS


def test_chinese_pages_are_joined_without_a_gap_and_have_their_own_script() -> None:
    gap = re.compile(r"[\u3400-\u9fff，、；]\n *[\u3400-\u9fff（「]")
    strangers = {"zh-Hant": "这为时们个会张区艺军", "zh-Hans": "這為時們個會張後區藝軍"}
    for language, letters in strangers.items():
        for paragraph in load_rulebook(PACKAGE, language).paragraphs:
            assert not gap.search(paragraph.body), paragraph.id
            assert not set(letters) & set(paragraph.title + paragraph.body), paragraph.id


@pytest.mark.parametrize(
    ("language", "text", "paragraph"),
    [
        ("en", "great wall", "great-wall"),
        ("en", "tax", "tax-collector"),
        ("zh-Hant", "稅務官", "tax-collector"),
        ("zh-Hant", "魔法學校", "school-of-magic"),
        ("zh-Hans", "税务官", "tax-collector"),
        ("zh-Hans", "魔法学校", "school-of-magic"),
    ],
)
def test_search_finds_the_paragraph_first(language: str, text: str, paragraph: str) -> None:
    assert load_rulebook(PACKAGE, language).search(text)[0].paragraph.id == paragraph


# ---------------------------------------------------------------------------------------------- examples


@examples("refusal")
def test_the_move_is_refused_for_this_reason(example: Example) -> None:
    facts = example.facts
    match = staged(GAME, facts)
    before = match.dump()
    command: list[Any] = ["stand-off"] if facts["move"] == "stand-off" else [facts["seat"], facts["move"]]
    with pytest.raises(pentapolis.IllegalMove) as caught:
        perform(match, command)
    assert caught.value.code == facts["refusal"]
    assert match.dump() == before
    if facts["move"] not in ("stand-off", "retract"):
        assert match.why(facts["seat"], facts["move"]) == caught.value


@examples("accepted")
def test_the_move_is_legal(example: Example) -> None:
    facts = example.facts
    match = staged(GAME, facts)
    assert match.why(facts["seat"], facts["move"]) is None
    match.play(facts["seat"], facts["move"])


@examples("play")
def test_the_moves_lead_there(example: Example) -> None:
    match = staged(GAME, example.facts)
    for command in example.facts["moves"]:
        perform(match, command)
    held, expect = holds(match), example.facts["expect"]
    assert expect
    for key, wanted in expect.items():
        found = {name: held[key][name] for name in wanted} if isinstance(wanted, dict) else held[key]
        assert found == wanted, key


def holds(match: pentapolis.Match) -> dict[str, Any]:
    """What a play example may expect, in its names."""
    dump = match.dump()
    places = list(dump["characters"].values())
    return {
        **dump,
        "to_act": list(match.to_act),
        "phase": "over" if match.over else dump["question"]["phase"],
        "cast": list(dump["characters"]),
        "face_up": places.count("face-up"),
        "packet": places.count("packet"),
        "hand_sizes": [len(hand) for hand in dump["hands"]],
        "cities": [[name(district) for district in city] for city in dump["cities"]],
        "deck_size": sum(dump["deck"].values()) + len(dump["under"]),
        "under": [card["district"] for card in dump["under"]],
        "n_drawn": len(dump["drawn"]),
        "points": [part["total"] for part in match.sheet()["parts"]],
    }


def name(district: dict[str, Any]) -> str:
    return district["district"] + "+" * district["gold"]


@examples("score")
def test_the_score_sheet_says_so(example: Example) -> None:
    sheet, expect = staged(GAME, example.facts).sheet(), example.facts["expect"]
    check(sheet)
    points = [{line["key"]: line["points"] for line in part["lines"]} for part in sheet["parts"]]
    totals = [part["total"] for part in sheet["parts"]]
    found = {"totals": totals, "ranking": sheet["ranking"], "decided": sheet["decided"]}
    assert {key: value for key, value in expect.items() if key in found}.items() <= found.items()
    if "seat" in expect:
        lines = expect.get("lines", {expect.get("line"): expect.get("points")})
        assert lines.items() <= points[expect["seat"]].items()
        assert expect.get("total", totals[expect["seat"]]) == totals[expect["seat"]]
    elif "line" in expect:
        assert [city[expect["line"]] for city in points] == expect["points"]
    for line in (line for party in [*sheet["parts"], *sheet["seats"]] for line in party["lines"]):
        for key in (line["key"], *(item["key"] for item in line["items"])):
            assert RULEBOOK.paragraph_for(key)


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_every_example_can_be_drawn(example: Example) -> None:
    shown = scene(find_info(GAME), example)
    assert shown.view is not None
    assert (shown.sheet is not None) == (example.kind == "score")
    if example.kind == "refusal":
        assert shown.refusal is not None
        assert shown.refusal["code"] == example.facts["refusal"]
    moves = example.facts.get("moves") or ("move" in example.facts and example.kind == "accepted")
    assert (shown.after is not None) == bool(moves)
