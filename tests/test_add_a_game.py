"""The list "Add a game" in CONTRIBUTING.md holds for every game of the catalogue."""

import re
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import pentapolis
from pentapolis.kernel.contract import GameInfo

ROOT = Path(__file__).parent.parent
GAMES = pentapolis.catalogue()
LANGUAGES = ("en", "zh-Hans", "zh-Hant")


def steps() -> list[str]:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    listed = text.split("<!-- steps: begin -->")[1].split("<!-- steps: end -->")[0]
    return re.findall(r"^\d+\. (.*)$", listed, re.MULTILINE)


def paths(step: str, info: GameInfo) -> list[Path]:
    """The files and folders that a step names for a game, each language in turn."""
    found: list[Path] = []
    for template in re.findall(r"`((?:src|tests|web/src)/[^`]*|pyproject\.toml|NOTICE\.md)`", step):
        for language in LANGUAGES if "<language>" in template else ("",):
            text = template.replace("<game-id>", info.id).replace("<game>", info.id.replace("-", "_"))
            found.append(ROOT / text.replace("<language>", language))
    return found


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
@pytest.mark.parametrize("step", steps(), ids=lambda step: step[:40])
def test_every_file_of_the_list_is_there(info: GameInfo, step: str) -> None:
    named = paths(step, info)
    assert named
    for path in named:
        assert path.exists(), f"{path.relative_to(ROOT)} is missing"


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
def test_the_entry_point_is_the_only_mention_of_a_game_in_shared_code(info: GameInfo) -> None:
    package = info.id.replace("-", "_")
    for path in (ROOT / "src/pentapolis").rglob("*.py"):
        own = "games" in path.parts and package in path.parts
        if not own and path.name != "__init__.py":
            text = path.read_text(encoding="utf-8")
            assert package not in text, f"{path.relative_to(ROOT)} names {package}"


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
def test_every_table_of_components_names_its_source_and_confidence(info: GameInfo) -> None:
    folder = ROOT / "src/pentapolis/games" / info.id.replace("-", "_")
    tables = tomllib.loads((folder / "components.toml").read_text(encoding="utf-8"))
    allowed = {"published", "several", "single", "inferred", "original"}
    rows = [
        (name, row)
        for name, table in tables.items()
        for row in (table if isinstance(table, list) else [table])
    ]
    for name, row in rows:
        assert row["confidence"] in allowed, name
        assert row["sources"], name


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
def test_every_option_has_a_source_and_a_default_among_its_choices(info: GameInfo) -> None:
    for option in info.options:
        assert option.source, option.name
        for edition in info.editions:
            assert not option.choices or option.default(edition) in option.choices


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
def test_the_game_and_its_helpers_load(info: GameInfo) -> None:
    assert info.load().info is info
    for module in ("score_table", "drawing"):
        import_module(f"{info.package}.{module}")


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
def test_notice_says_whose_the_game_is(info: GameInfo) -> None:
    notice = (ROOT / "NOTICE.md").read_text(encoding="utf-8")
    assert info.id.replace("-", " ").title() in notice
    for designer in info.designers:
        assert designer in notice
