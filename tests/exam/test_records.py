"""Past records replay byte for byte; tools/make_records.py writes those that are missing."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import pentapolis
from pentapolis.kernel.errors import BadRecord
from tests.exam.subjects import hooks_of

FOLDER = Path(__file__).parents[1] / "records"
FILES = sorted(FOLDER.glob("*/*.json"))


def name(file: Path) -> str:
    return f"{file.parent.name} {file.stem}"


@pytest.mark.parametrize("info", pentapolis.catalogue(), ids=lambda info: info.id)
def test_there_is_a_record_for_each_way_to_end(info: pentapolis.GameInfo) -> None:
    hooks = hooks_of(info.id)
    wanted = {"words", "position", *vars(hooks)["endings"]}
    assert wanted <= {file.stem for file in FILES if file.parent.name == info.id}


@pytest.mark.parametrize("file", FILES, ids=name)
def test_a_past_record_replays(file: Path) -> None:
    kept = json.loads(file.read_text(encoding="utf-8"))
    match = pentapolis.replay(kept["record"])
    assert json.dumps(match.record()) == json.dumps(kept["record"])
    assert sha256(json.dumps(match.dump(), ensure_ascii=False).encode()).hexdigest() == kept["dump"]
    assert (match.ranking, list(match.winners)) == (kept["ranking"], kept["winners"])
    assert [party["total"] for party in match.sheet()["seats"]] == kept["totals"]


@pytest.mark.parametrize("file", FILES, ids=name)
def test_it_ended_as_its_name_says(file: Path) -> None:
    match = pentapolis.replay(json.loads(file.read_text(encoding="utf-8"))["record"])
    if file.stem not in {"words", "position"}:
        assert file.stem in vars(hooks_of(file.parent.name))["ending"](match.position)
    if file.stem in match.sheet()["decided"]:
        assert match.sheet()["decided"][0] == file.stem


def test_what_a_live_table_adds_is_in_the_records() -> None:
    for info in pentapolis.catalogue():
        words = json.loads((FOLDER / info.id / "words.json").read_text(encoding="utf-8"))["record"]
        assert any(len(step) == 3 and "word" in step[2] for step in words["steps"])
        start = json.loads((FOLDER / info.id / "position.json").read_text(encoding="utf-8"))["record"][
            "start"
        ]
        assert "position" in start


def where_it_stops(record: dict[str, Any]) -> str:
    """Where a replay meets something wrong, or `end`."""
    try:
        pentapolis.replay(record)
    except BadRecord as error:
        return error.where
    return "end"


@pytest.mark.parametrize("file", FILES[:3], ids=name)
def test_a_record_without_one_of_its_steps_stops_or_is_another_game(file: Path) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))["record"]
    stops: list[str] = []
    for step in range(0, len(record["steps"]), 5):
        bent = json.loads(json.dumps(record))
        del bent["steps"][step]
        stops.append(where_it_stops(bent))
    assert all(where == "end" or where.startswith("steps[") for where in stops)
    assert sum(where != "end" for where in stops) > len(stops) / 2
