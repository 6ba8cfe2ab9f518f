"""Saves: what comes back is what was saved, and no file is damaged."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pentapolis
from pentapolis.kernel.errors import BadRecord, PentapolisError
from pentapolis.table import saves
from pentapolis.table.saves import FileInTheWay, NotJson, parse_json, resumed, saved, write
from pentapolis.table.session import Occupant, Session


def a_session(decisions: int = 10, *, name: str = "a-game", seed: int = 1) -> Session:
    match = pentapolis.new("between-two-cities", seats=3, seed=seed)
    session = Session(match, [Occupant("Ada"), Occupant(), Occupant(bot="random")], seed=seed, id=name)
    rng = Random(seed)
    for _ in range(decisions):
        seat = session.match.to_act[0]
        session.play(seat, rng.choice(session.match.legal(seat)))
    return session


@pytest.mark.parametrize("decisions", [0, 1, 2, 3, 4, 7, 20, 40])
def test_a_save_goes_on_where_it_was(decisions: int) -> None:
    session = a_session(decisions)
    again = resumed(json.loads(json.dumps(saved(session))))
    assert again.match.dump() == session.match.dump()
    assert again.match.to_act == session.match.to_act
    assert again.occupants == session.occupants
    assert [again.news(seat) for seat in range(3)] == [session.news(seat) for seat in range(3)]
    assert (again.id, again.seed) == (session.id, session.seed)
    if session.next_bot is not None:
        assert again.play_bot(session.next_bot) == session.play_bot(session.next_bot)


def test_what_was_played_before_a_save_stays() -> None:
    session = a_session(4)
    assert session.can_take_back(0)
    assert not resumed(saved(session)).can_take_back(0)


def test_a_pending_answer_can_be_withdrawn_after_going_on() -> None:
    again = resumed(saved(a_session(1)))
    assert again.can_take_back(0)
    again.take_back(0)
    assert again.match.to_act == (0, 1, 2)


@pytest.mark.parametrize(
    "change",
    [
        {"pentapolis": "something"},
        {"format": 2},
        {"occupants": [{"name": "", "bot": ""}]},
        {"occupants": [1, 2, 3]},
        {"occupants": None},
        {"told": [0]},
        {"told": ["x", 0, 0]},
        {"seed": "x"},
        {"record": {}},
        {"record": []},
        {"record": None},
    ],
)
def test_a_damaged_save_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        resumed({**saved(a_session()), **change})


def test_a_save_without_a_part_is_refused() -> None:
    whole = saved(a_session())
    for name in whole:
        with pytest.raises(BadRecord):
            resumed({key: value for key, value in whole.items() if key != name})


def test_text_that_is_no_json() -> None:
    whole = json.dumps(saved(a_session()))
    for length in (0, 1, len(whole) // 2, len(whole) - 1):
        with pytest.raises(NotJson) as refused:
            parse_json(whole[:length], "a-file")
        assert refused.value.reason == "json-truncated"
        assert isinstance(refused.value, BadRecord)
    with pytest.raises(NotJson) as refused:
        parse_json("{]}", "a-file")
    assert (refused.value.reason, refused.value.facts) == ("no-json", {"line": 1, "column": 2})
    with pytest.raises(BadRecord, match="not an object"):
        parse_json("[]", "a-file")


# ---------------------------------------------------------------------------------------------- files


def test_a_save_replaces_the_earlier_one_of_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write(path, saved(a_session(3)))
    write(path, saved(a_session(5)))
    assert resumed(parse_json(path.read_text(), "")).match.dump() == a_session(5).match.dump()
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("there", ["", "no json", "[]", "{}", '{"pentapolis": "save", "id": "another-game"}'])
def test_any_other_file_stays_as_it_is(tmp_path: Path, there: str) -> None:
    path = tmp_path / "file"
    path.write_text(there)
    with pytest.raises(FileInTheWay):
        write(path, saved(a_session()))
    with pytest.raises(FileInTheWay):
        write(path, a_session().match.record())
    assert path.read_text() == there
    write(path, saved(a_session()), replace=True)
    assert resumed(parse_json(path.read_text(), ""))


def test_a_file_that_is_no_text_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(FileInTheWay):
        write(path, saved(a_session()))


def test_a_write_that_fails_leaves_the_earlier_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    write(path, saved(a_session(3)))
    whole = path.read_text()

    def fail(_: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="disk full"):
        write(path, saved(a_session(5)))
    assert path.read_text() == whole
    assert list(tmp_path.iterdir()) == [path]


def test_saves_say_what_they_are() -> None:
    assert saves.is_save(saved(a_session()))
    assert not saves.is_save(a_session().match.record())
    assert not saves.is_save([])


def test_a_link_is_followed(tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    link.symlink_to(real)
    write(link, saved(a_session(3)))
    write(link, saved(a_session(5)))
    assert link.is_symlink()
    assert resumed(parse_json(real.read_text(), "")).match.dump() == a_session(5).match.dump()


def test_a_save_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write(path, saved(a_session(3)))
    path.chmod(0o640)
    write(path, saved(a_session(5)))
    assert path.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize("name", [".", "/dev/null", "a\0b"])
def test_only_plain_files_are_written(name: str, tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"Is a directory|Permission denied|Invalid argument"):
        write(tmp_path / name, saved(a_session()), replace=True)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_told_by_the_name_that_was_given(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "game.json"
    with pytest.raises(FileNotFoundError) as caught:
        write(path, saved(a_session()))
    assert caught.value.filename == str(path)


def test_a_file_that_may_not_be_written_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    write(path, saved(a_session(3)))
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(PermissionError):
        write(path, saved(a_session(5)))


# ---------------------------------------------------------------------------------------------- damage

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=6,
)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Paths to all parts of some JSON."""
    keys = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    return [path, *[place for key in keys for place in places(data[key], (*path, key))]]


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_a_save_that_was_changed_is_played_on_or_refused(data: st.DataObject) -> None:
    save = json.loads(json.dumps(saved(a_session(6))))
    for _ in range(data.draw(st.integers(1, 3))):
        *way, last = data.draw(st.sampled_from(places(save)[1:]))
        part = save
        for key in way:
            part = part[key]
        if data.draw(st.booleans()):
            part[last] = data.draw(JSON)
        else:
            del part[last]
    try:
        session = resumed(save)
    except PentapolisError:
        return
    assert json.dumps(saved(session), ensure_ascii=False).encode()
    for seat in range(session.match.seats):
        session.news(seat)
    if session.next_bot is not None:
        session.play_bot(session.next_bot)
