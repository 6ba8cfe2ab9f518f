"""Saved games: a record with a header of its table, in files that are never half written.

{"pentapolis": "save", "format": 1, "id": "...", "seed": n, "occupants": [{"name": "", "bot": ""}...],
 "told": [n...], "record": {...}}
"""

from __future__ import annotations

import errno
import json
import os
import shutil
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, cast
from unicodedata import category

from ..bots import specs
from ..kernel.errors import BadOption, BadRecord, PentapolisError
from ..kernel.record import replay
from .session import Occupant, Session

Json = dict[str, Any]
FORMAT = 1
_TOO_LARGE = 2**63
_MOST_LEVELS = 40
_KEYS = {"pentapolis", "format", "id", "seed", "occupants", "told", "record"}


class FileInTheWay(PentapolisError):
    """A file that is not a save of this game; it stays as it is."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(f"{path} is there already and is not a save of this game")


class NotJson(BadRecord):
    """A file that is not JSON: the `problem` is told by the reason, such as `json-truncated`."""

    def __init__(self, name: str, problem: str, *, reason: str, line: int = 1, column: int = 1) -> None:
        super().__init__(problem, name, "JSON", reason=reason, line=line, column=column)


class DamagedSave(BadRecord):
    """A save in which something is not what it should be: its place, and what kind of thing belongs there."""

    def __init__(self, name: str, where: str, kind: str) -> None:
        super().__init__(
            f"damaged save {name}",
            where,
            kind,
            reason="damaged-save",
            name=name,
            place=where,
            kind=kind,
        )


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


def resumed(data: Mapping[str, Any], name: str = "save") -> Session:
    """The session of a save.  What was played before can't be taken back.  BadRecord."""
    check_save(data, name)
    match = replay(data["record"])
    occupants = [Occupant(who["name"], who["bot"]) for who in data["occupants"]]
    session = Session(match, occupants, seed=data["seed"], id=data["id"])
    session.told = list(data["told"])
    return session


def check_save(data: Mapping[str, Any], name: str = "save") -> None:
    """DamagedSave unless all is sound but for the record, which only playing it can tell."""
    if not is_save(data):
        raise DamagedSave(name, "pentapolis", "object")
    if missing := sorted(_KEYS - set(data)):
        raise DamagedSave(name, missing[0], "missing")
    if not _is_whole(data["format"]) or data["format"] != FORMAT:
        raise DamagedSave(name, "format", "format")
    if not _is_text(data["id"]) or not data["id"]:
        raise DamagedSave(name, "id", "text")
    if not _is_whole(data["seed"]):
        raise DamagedSave(name, "seed", "number")
    if not isinstance(data["told"], list) or not all(map(_is_whole, cast("list[Any]", data["told"]))):
        raise DamagedSave(name, "told", "numbers")
    if not isinstance(data["occupants"], list):
        raise DamagedSave(name, "occupants", "seats")
    for seat, who in enumerate(cast("list[Any]", data["occupants"])):
        _check_occupant(who, name, f"occupants[{seat}]")
    if not isinstance(data["record"], Mapping):
        raise DamagedSave(name, "record", "object")
    record = cast("Mapping[str, Any]", data["record"])
    for key in ("occupants", "told"):
        if len(data[key]) != record.get("seats"):
            raise DamagedSave(name, key, "seats")


def _check_occupant(who: Any, name: str, where: str) -> None:
    if not isinstance(who, Mapping):
        raise DamagedSave(name, where, "object")
    fields = cast("Mapping[Any, Any]", who)
    for key in ("name", "bot"):
        if not _is_text(fields.get(key)):
            raise DamagedSave(name, f"{where}.{key}", "text")
    try:
        if fields["bot"]:
            specs.parse(fields["bot"])
    except BadOption as error:
        raise DamagedSave(name, f"{where}.bot", "bot") from error


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < _TOO_LARGE


def _is_text(value: Any) -> bool:
    """A text without what a terminal would obey or what no file can hold."""
    return isinstance(value, str) and not any(category(sign) in {"Cc", "Cs"} for sign in value)


def is_save(data: object) -> bool:
    return isinstance(data, Mapping) and cast("Mapping[Any, Any]", data).get("pentapolis") == "save"


def parse_json(text: str, name: str) -> Json:
    """The object in the text of a file; NotJson, BadRecord."""
    data = parse_any(text, name)
    if not isinstance(data, dict):
        raise BadRecord(
            "not an object", name, "a record or a save", reason="not-an-object", given=type(data).__name__
        )
    return {str(key): value for key, value in cast("dict[Any, Any]", data).items()}


def parse_any(text: str, name: str) -> Any:
    """What a JSON text holds; NotJson."""

    def refuse_constant(_: str) -> None:
        raise NotJson(name, "NaN or Infinity", reason="json-no-number")

    try:
        data = json.loads(text, parse_constant=refuse_constant)
    except json.JSONDecodeError as error:
        ends_early = error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string")
        if ends_early:
            raise NotJson(name, "ends too early", reason="json-truncated") from error
        line, column = error.lineno, error.colno
        where = f"line {line}, column {column}"
        raise NotJson(name, f"no JSON in {where}", reason="no-json", line=line, column=column) from error
    except ValueError as error:  # Python reads whole numbers up to some thousands of digits
        raise NotJson(name, "a number of thousands of digits", reason="json-long-number") from error
    except RecursionError as error:
        raise _too_deep(name) from error
    if _is_deep(data):
        raise _too_deep(name)
    return data


def _too_deep(name: str) -> NotJson:
    return NotJson(name, "nested too deep", reason="json-deep")


def _is_deep(data: Any) -> bool:
    """Are lists and objects nested deeper than any file of ours, so that other code could stumble?"""
    level: list[Any] = [data]
    for _ in range(_MOST_LEVELS):
        level = [part for whole in level for part in _parts(whole)]
        if not level:
            return False
    return True


def _parts(whole: Any) -> Iterable[Any]:
    if isinstance(whole, dict):
        return cast("dict[str, Any]", whole).values()
    return cast("list[Any]", whole) if isinstance(whole, list) else ()


def write(path: Path, data: Mapping[str, Any], *, replace: bool = False) -> None:
    """Write a save or a record: all of it or nothing; where the path is a link, into the file it leads to.

    An existing file is replaced only if it is a save with the same `id`, or with `replace`.  Raises
    FileInTheWay, OSError.
    """
    path = _target(path)
    there = path.exists()
    if there and not replace and not _is_earlier_save(path, data):
        raise FileInTheWay(path)
    try:
        descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=".pentapolis-")
    except OSError as error:
        error.filename = str(path)  # not that of a file that nobody asked for
        raise
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            json.dump(data, file, ensure_ascii=False, separators=(",", ":"))
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        if there:
            shutil.copymode(path, name)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _target(path: Path) -> Path:
    """The file that is to be written; OSError where none can be, or only one that is no plain file."""
    if "\0" in str(path):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    path = Path(os.path.realpath(path))
    if path.is_dir():
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if path.exists() and not (path.is_file() and os.access(path, os.W_OK)):
        raise OSError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    return path


def _is_earlier_save(path: Path, data: Mapping[str, Any]) -> bool:
    if not is_save(data):
        return False
    try:
        there = parse_any(path.read_text(encoding="utf-8"), str(path))
    except (ValueError, NotJson):
        return False
    return is_save(there) and there.get("id") == data["id"]
