"""Rulebook pages: complete, the same paragraphs and examples in all languages, and found again."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from pentapolis.words import LANGUAGES, Rulebook, load_rulebook

PACKAGE = "pentapolis.games.between_two_cities"
PARAGRAPHS = (
    "goal seating setup rounds picking revealing passing leftovers placing adjacency frame duplexes "
    "stand-off turns scoring shops factories taverns offices parks houses final-score ties two-players solo "
    "automas editions"
).split()
LEADS = {
    "setup": "table-seats table-crowded table-excess",
    "scoring": "table-cities table-shape table-letter table-field table-rates",
    "turns": "not-your-turn already-answered game-over nothing-to-retract final-answer",
    "stand-off": "no-stand-off",
    "rounds": "picking-now placing-now",
    "picking": "not-in-hand",
    "placing": "not-kept city-served",
    "adjacency": "first-tile cell-taken not-adjacent",
    "frame": "beyond-frame",
    "duplexes": "off-board",
    "shops": "shops shop-run",
    "factories": "factories factory-most factory-second factory-rest",
    "taverns": "taverns tavern-set",
    "offices": "offices office-set office-tavern",
    "parks": "parks park-group",
    "houses": "houses house-types house-factory",
    "final-score": "lower-city",
    "two-players": "left-city right-city",
    "ties": "score higher-city most-shops most-factories most-taverns most-offices most-parks most-houses",
}


@pytest.fixture(params=LANGUAGES)
def rulebook(request: pytest.FixtureRequest) -> Rulebook:
    return load_rulebook(PACKAGE, request.param)


def test_every_paragraph_is_there_in_order(rulebook: Rulebook) -> None:
    assert [paragraph.id for paragraph in rulebook.paragraphs] == PARAGRAPHS
    assert all(paragraph.title and paragraph.body for paragraph in rulebook.paragraphs)


def test_every_paragraph_has_an_example(rulebook: Rulebook) -> None:
    assert [paragraph.id for paragraph in rulebook.paragraphs if not paragraph.examples] == []


def test_examples_stand_in_the_same_order_in_all_languages() -> None:
    order = {
        language: [
            example.id
            for paragraph in load_rulebook(PACKAGE, language).paragraphs
            for example in paragraph.examples
        ]
        for language in LANGUAGES
    }
    assert order["zh-Hant"] == order["zh-Hans"] == order["en"]
    assert len(set(order["en"])) == len(order["en"])


def test_every_key_leads_to_its_paragraph(rulebook: Rulebook) -> None:
    for paragraph, keys in LEADS.items():
        for key in keys.split():
            assert rulebook.paragraph_for(key).id == paragraph, key


def test_every_refusal_has_an_example_that_meets_it(rulebook: Rulebook) -> None:
    met = {
        (paragraph.id, example.facts["refusal"])
        for paragraph in rulebook.paragraphs
        for example in paragraph.examples
        if example.kind == "refusal"
    }
    owed = {(paragraph.id, code) for paragraph in rulebook.paragraphs for code in paragraph.refusals}
    assert owed <= met


def test_unknown_keys_and_paragraphs_are_refused(rulebook: Rulebook) -> None:
    with pytest.raises(KeyError):
        rulebook.paragraph_for("no-such-key")
    with pytest.raises(KeyError):
        rulebook.paragraph("no-such-paragraph")


def test_links_inside_the_pages_lead_somewhere(rulebook: Rulebook) -> None:
    for paragraph in rulebook.paragraphs:
        for piece in paragraph.body.split("](#")[1:]:
            assert piece.partition(")")[0] in PARAGRAPHS


def test_lines_of_chinese_are_joined_without_a_gap() -> None:
    gap = re.compile(r"[\u3400-\u9fff，、；]\n *[\u3400-\u9fff（「]")
    for language in ("zh-Hant", "zh-Hans"):
        for paragraph in load_rulebook(PACKAGE, language).paragraphs:
            assert not gap.search(paragraph.body), paragraph.id


@pytest.mark.parametrize(
    ("language", "text", "paragraph"),
    [
        ("en", "factory tie", "factories"),
        ("en", "Straight LINE", "shops"),
        ("en", "rotate", "duplexes"),
        ("zh-Hant", "工廠", "factories"),
        ("zh-Hant", "斜對角相鄰", "adjacency"),
        ("zh-Hant", "商店一直線", "shops"),
        ("zh-Hans", "僵持", "stand-off"),
        ("zh-Hans", "平局", "ties"),
        ("zh-Hans", "双格板块旋转", "duplexes"),
        ("zh-Hans", "ｓｅｅｄ版", "editions"),
    ],
)
def test_search_finds_the_paragraph_first(language: str, text: str, paragraph: str) -> None:
    hits = load_rulebook(PACKAGE, language).search(text)
    assert hits[0].paragraph.id == paragraph
    assert hits[0].excerpt


def test_search_finds_nothing_where_there_is_nothing(rulebook: Rulebook) -> None:
    assert rulebook.search("xylophone") == []
    assert rulebook.search("") == []
    assert rulebook.search("？！") == []
    assert len(rulebook.search({"en": "city"}.get(rulebook.language, "城市"), limit=3)) == 3


# ---------------------------------------------------------------------------------------------- damaged pages

INDEX = """\
[[paragraph]]
id = "goal"
refusals = []
sheet = []
[[paragraph.example]]
id = "one"
kind = "score"
"""


SHARING = """
[[paragraph]]
id = "questions"
refusals = []
sheet = []
shares = ["%s"]
"""


def written(folder: Path, page: str, index: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with this page in English and this index."""
    package = f"pages_{abs(hash(page + index))}"
    rulebook = folder / package / "rulebook"
    rulebook.mkdir(parents=True)
    (folder / package / "__init__.py").touch()
    (rulebook / "index.toml").write_text(index, encoding="utf-8")
    (rulebook / "en.md").write_text(page, encoding="utf-8")
    monkeypatch.setattr(sys, "path", [str(folder), *sys.path])
    return package


def test_an_example_may_stand_in_several_paragraphs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = "# T\n\n## Goal {#goal}\n\n:::example one\n\n## Questions {#questions}\n\n:::example one\n"
    rulebook = load_rulebook(written(tmp_path, page, INDEX + SHARING % "one", monkeypatch), "en")
    assert rulebook.paragraph("questions").examples == rulebook.paragraph("goal").examples
    with pytest.raises(ValueError, match="shares \\['two'\\], which is no example"):
        load_rulebook(written(tmp_path, page, INDEX + SHARING % "two", monkeypatch), "en")


@pytest.mark.parametrize(
    ("page", "message"),
    [
        ("# T\n\n## Goal {#goal}\n\nText.\n", "does not show"),
        ("# T\n\n## Goal {#goal}\n\n:::example two\n", "no example 'two'"),
        ("# T\n\n## Goal {#goal}\n\n:::example one\n\n:::example one\n", "no example 'one' left"),
        ("# T\n\n## Other {#other}\n\nText.\n", "'other' is not in index"),
        ("# T\n", "are missing"),
        ("# T\n\n## Goal {#goal}\n\n:::example one\n\n## Goal {#goal}\n\n:::example one\n", "twice"),
    ],
)
def test_pages_that_disagree_with_the_index_are_refused(
    page: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = written(tmp_path, page, INDEX, monkeypatch)
    with pytest.raises(ValueError, match=message):
        load_rulebook(package, "en")
