"""The game's README names what there is: methods, position keys, options, refusals, rulings, tests."""

from __future__ import annotations

import re
from pathlib import Path

import pentapolis.games.citadels as package
from pentapolis.games.citadels.meta import INFO
from tests.games.citadels.table import new
from tests.games.citadels.test_refusals import CODES

FOLDER = Path(package.__file__ or "").parent
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
    assert first_cells(section("The position as a dict")) == set(new(3).dump())


def test_every_option_is_documented_with_its_values_and_defaults() -> None:
    rows = {
        row.split("`")[1]: row for row in section("Editions and options").splitlines() if row[:3] == "| `"
    }
    assert set(rows) == set(new(3).dump()["options"])
    for option in INFO.options:
        for value in option.choices:
            assert f"`{str(value).lower()}`" in rows[option.name], (option.name, value)
        if not option.choices:
            continue
        shown = [cell.strip() for cell in rows[option.name].split("|")[3:6]]
        defaults = [str(option.default(edition)).lower() for edition in INFO.editions]
        assert shown[0] == defaults[0], option.name
        assert (shown[1] or shown[0]) == defaults[1], option.name
        assert (shown[2] or shown[1] or shown[0]) == defaults[2], option.name


def test_every_method_that_is_named_exists() -> None:
    table = section("Where each rule is").split("`tests/games")[0]
    named = set(re.findall(r"`(\w+)`", table))
    assert len(named) > 60
    assert named <= set(re.findall(r"def (\w+)\(", SOURCES))


def test_every_file_that_is_named_exists() -> None:
    files = set(re.findall(r"`([a-z_]+\.(?:py|toml|pxd))`", README))
    assert {file for file in files if not (TESTS / file).exists() and not (FOLDER / file).exists()} == set()


def test_every_refusal_of_the_game_is_named() -> None:
    assert {code for code in CODES if f"`{code}`" not in section("Where each rule is")} == set()


def test_all_48_rulings_are_listed_and_tested() -> None:
    listed = [int(number) for number in re.findall(r"^\| (\d+) \|", section("Rulings"), re.MULTILINE)]
    tests = (TESTS / "test_rulings.py").read_text(encoding="utf-8")
    assert listed == list(range(1, 49))
    assert {int(number) for number in re.findall(r"def test_(\d\d)_", tests)} == set(listed)
