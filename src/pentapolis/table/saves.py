"""Saved games: a record with a header of its table, in files that are never half written.

{"pentapolis": "save", "format": 1, "id": "...", "seed": n, "occupants": [{"name": "", "bot": ""}...],
 "told": [n...], "record": {...}}
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from ..kernel.errors import BadOption, BadRecord, PentapolisError
from ..kernel.record import replay
from .session import Occupant, Session

Json = dict[str, Any]
FORMAT = 1
_KEYS = {"pentapolis", "format", "id", "seed", "occupants", "told", "record"}


class FileInTheWay(PentapolisError):
    """A file that is not a save of this game; it stays as it is."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(f"{path} is there already and is not a save of this game")


class NotJson(BadRecord):
    """A file that is not JSON, or not to its end."""

    def __init__(self, name: str, line: int, column: int, *, ends_early: bool) -> None:
        self.name, self.line, self.column, self.ends_early = name, line, column, ends_early
        what = "ends too early" if ends_early else f"no JSON in line {line}, column {column}"
        super().__init__(what, name, "a record or a save")


def saved(session: Session) -> Json:
    """The session as data."""
    occupants = [{"name": who.name, "bot": who.bot} for who in session.occupants]
    return {
        "pentapolis": "save",
        "format": FORMAT,
        "id": session.id,
        "seed": session.seed,
        "occupants": occupants,
        "told": list(session.told),
        "record": session.match.record(),
    }


def resumed(data: Mapping[str, Any]) -> Session:
    """The session of a save.  What was played before can't be taken back.  BadRecord."""
    if not is_save(data):
        raise BadRecord("not a save", "save", '"pentapolis": "save"')
    if missing := sorted(_KEYS - set(data)):
        raise BadRecord(f"no {missing[0]!r}", "save", ", ".join(sorted(_KEYS)))
    if data["format"] != FORMAT:
        raise BadRecord(f"unknown format {data['format']!r}", "save", str(FORMAT))
    match = replay(data["record"])
    try:
        occupants = [Occupant(str(who["name"]), str(who["bot"])) for who in data["occupants"]]
        session = Session(match, occupants, seed=int(data["seed"]), id=str(data["id"]))
        told = [int(number) for number in data["told"]]
    except (TypeError, ValueError, KeyError, BadOption) as error:
        raise BadRecord(f"{error}", "save", "occupants, told and seed as they were saved") from error
    if len(told) != match.seats:
        raise BadRecord(f"{len(told)} numbers", "told", str(match.seats))
    session.told = told
    return session


def is_save(data: object) -> bool:
    return isinstance(data, Mapping) and cast("Mapping[Any, Any]", data).get("pentapolis") == "save"


def parse_json(text: str, name: str) -> Json:
    """The object in the text of a file; NotJson, BadRecord."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        ends_early = error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string")
        raise NotJson(name, error.lineno, error.colno, ends_early=ends_early) from error
    if not isinstance(data, dict):
        raise BadRecord("not an object", name, "a record or a save")
    return {str(key): value for key, value in cast("dict[Any, Any]", data).items()}


def write(path: Path, data: Mapping[str, Any], *, replace: bool = False) -> None:
    """Write a save or a record: all of it or nothing.

    An existing file is replaced only if it is a save with the same `id`, or with `replace`.  Raises
    FileInTheWay, OSError.
    """
    if path.exists() and not replace and not _is_earlier_save(path, data):
        raise FileInTheWay(path)
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            json.dump(data, file, ensure_ascii=False, separators=(",", ":"))
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _is_earlier_save(path: Path, data: Mapping[str, Any]) -> bool:
    if not is_save(data):
        return False
    try:
        there = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        return False
    return is_save(there) and there.get("id") == data["id"]
