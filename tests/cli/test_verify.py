"""`pentapolis replay --verify`: was all chance what the table had promised?"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pentapolis.table import chance
from pentapolis.words import LANGUAGES
from tests.cli.tables import whole_table

Json = dict[str, Any]
Run = Callable[..., Any]


@pytest.fixture
def file(tmp_path: Path) -> Json:
    """A finished table's file, as the server gives it, in `friday.json`."""
    file = json.loads(json.dumps(whole_table().file()))
    keep(tmp_path, file)
    return file


def keep(folder: Path, file: Any) -> None:
    (folder / "friday.json").write_text(json.dumps(file))


@pytest.mark.parametrize("language", LANGUAGES)
def test_fair(ok: Callable[..., str], file: Json, language: str) -> None:
    out = ok("replay", "friday.json", "--verify", "--lang", language)
    assert file["chance"]["commitment"] in out.replace("\n", "")
    draws = sum(number is not None for number in file["chance"]["numbers"])
    assert str(draws) in out
    assert {"en": "Fair:", "zh-Hant": "公平：", "zh-Hans": "公平："}[language] in out
    assert json.loads(ok("replay", "friday.json", "--verify", "--json")) == {"fair": True, "findings": []}


def test_a_table_s_file_is_shown_with_its_names(ok: Callable[..., str], file: Json) -> None:
    assert "Ann" in ok("replay", "friday.json")
    assert "Cy" in ok("replay", "friday.json", "--all")


def other_secret(file: Json) -> None:
    file["chance"]["secret"] = "cd" * 32


def other_secret_with_its_commitment(file: Json) -> None:
    other_secret(file)
    file["chance"]["commitment"] = chance.Source(bytes.fromhex("cd" * 32)).commitment


def other_promise(file: Json) -> None:
    file["chance"]["commitment"] = "00" * 32


def a_number_twice(file: Json) -> None:
    numbers = file["chance"]["numbers"]
    first, second, *_ = [index for index, number in enumerate(numbers) if number is not None]
    numbers[second] = numbers[first]


def without_its_end(file: Json) -> None:
    del file["record"]["steps"][-1], file["chance"]["numbers"][-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (other_secret, "is not the one that was promised"),
        (other_secret_with_its_commitment, "The deal does not follow"),
        (other_promise, "is not the one that was promised"),
        (a_number_twice, "Chance does not follow from the secret in"),
        (without_its_end, "steps are missing"),
    ],
)
def test_not_fair(run: Run, file: Json, tmp_path: Path, change: Any, sentence: str, language: str) -> None:
    change(file)
    keep(tmp_path, file)
    result = run("replay", "friday.json", "--verify", "--lang", language)
    assert (result.exit_code, result.stderr) == (1, "")
    if language == "en":
        assert sentence in " ".join(result.stdout.split())
        assert result.stdout.splitlines()[-1].startswith("Not fair")
    data = run("replay", "friday.json", "--verify", "--json")
    assert (data.exit_code, json.loads(data.stdout)["fair"]) == (1, False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "change",
    [
        lambda file: file.pop("chance"),
        lambda file: file.update(chance=[]),
        lambda file: file["chance"].update(secret="ab"),
        lambda file: file["chance"].update(secret=7),
        lambda file: file["chance"].update(numbers=[]),
        lambda file: file["chance"].update(numbers=["1"] * len(file["chance"]["numbers"])),
        lambda file: file.update(format=2),
        lambda file: file.update(names=["Ann"]),
        lambda file: file.update(names=None),
        lambda file: file.update(record=[]),
        lambda file: file["record"].update(steps=[[0, "S+S"]]),
        lambda file: file["record"].pop("game"),
    ],
)
def test_bad_files(run: Run, file: Json, tmp_path: Path, change: Any, language: str) -> None:
    change(file)
    keep(tmp_path, file)
    result = run("replay", "friday.json", "--verify", "--lang", language)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert result.stderr.startswith("pentapolis: ")


def test_a_bare_record_has_nothing_to_verify(run: Run, file: Json, tmp_path: Path) -> None:
    keep(tmp_path, file["record"])
    result = run("replay", "friday.json", "--verify")
    assert (result.exit_code, "has nothing to verify" in result.stderr) == (2, True)
