"""The game's README names what there is: methods, position keys, options, refusals, rulings, tests."""

from __future__ import annotations

import re
from pathlib import Path

import pentapolis.games.between_two_cities as package
from pentapolis.games.between_two_cities import components
from pentapolis.games.between_two_cities.meta import INFO
from tests.games.between_two_cities.table import new

FOLDER = Path(package.__file__).parent
TESTS = Path(__file__).parent
README = (FOLDER / "README.md").read_text(encoding="utf-8")
SOURCES = "\n".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.py"))


def section(title: str) -> str:
    """The text under a heading."""
    return README.split(f"\n## {title}\n")[1].split("\n## ")[0]


def first_cells(text: str) -> set[str]:
    """The names in backquotes in the first column of the tables."""
    rows = [line.split(" | ")[0] for line in text.splitlines() if line.startswith("| `")]
    return {name for row in rows for name in re.findall(r"`([^`]+)`", row)}


def test_every_key_of_a_dump_is_documented_and_no_other() -> None:
    documented = first_cells(section("The position as a dict"))
    assert documented == {*new(3).dump(), "placed_duplexes"}


def test_every_option_is_documented_with_its_values() -> None:
    text = section("Editions and options")
    assert first_cells(text) == set(new(3).dump()["options"])
    for option in INFO.options:
        for value in option.choices:
            assert f"`{str(value).lower()}`" in text, (option.name, value)


def test_every_method_that_is_named_exists() -> None:
    named = re.findall(
        r"`(?:\w+\.)?(_?\w+)`", section("Where each rule is").split("A placement is refused")[0]
    )
    names = {name for name in named if not name.endswith("_cities")}
    defined = set(re.findall(r"def (\w+)\(", SOURCES)) | {"stand_off", "seen", "aside_seen"}
    assert names - {"py", "toml"} <= defined | set(components.facts())


def test_every_test_file_that_is_named_exists() -> None:
    assert {file for file in re.findall(r"test_\w+\.py", README) if not (TESTS / file).exists()} == set()


def test_every_refusal_of_the_game_is_named() -> None:
    codes = set(re.findall(r'return "([a-z-]+)", \{', (FOLDER / "game.py").read_text(encoding="utf-8")))
    assert len(codes) == 10
    assert {code for code in codes if f"`{code}`" not in section("Where each rule is")} == set()


def test_all_27_rulings_are_listed_and_tested() -> None:
    listed = [int(number) for number in re.findall(r"^\| (\d+) \|", section("Rulings"), re.MULTILINE)]
    tests = (TESTS / "test_rulings.py").read_text(encoding="utf-8")
    assert listed == list(range(1, 28))
    assert {int(number) for number in re.findall(r"def test_ruling_(\d\d)_", tests)} == set(listed)
