"""Reading records and saves that are named on the command line; nothing is written here."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from ..kernel.contract import GameInfo
from ..kernel.errors import BadRecord
from ..table.saves import is_save, parse_json
from .command import game_of
from .desk import BadInput

Json = dict[str, Any]
STDIN = "-"


@dataclass(frozen=True, slots=True)
class GameFile:
    """A game that was played: its record, and the save around it if the file is one."""

    info: GameInfo
    record: Json
    save: Json | None


def read_text(name: str) -> str:
    """The text of a file, `-`: of the input.  OSError, BadInput."""
    try:
        data = sys.stdin.read() if name == STDIN else Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadInput("not-text", name=name) from error
    return data.removeprefix("\ufeff")


def read_game(name: str) -> GameFile:
    """The record or save in a file.  OSError, BadInput, BadRecord; it has not been replayed yet."""
    data = parse_json(read_text(name), name)
    save = data if is_save(data) else None
    record = data if save is None else data.get("record")
    if not isinstance(record, Mapping):
        raise BadRecord("no record", name, "a record or a save")
    fields: Json = dict(cast("Mapping[str, Any]", record))
    if not isinstance(fields.get("game"), str):
        raise BadInput("foreign", name=name)
    info = game_of(fields["game"])
    if fields.get("rules") not in info.rules_versions:
        known = [str(version) for version in info.rules_versions]
        raise BadInput("rules-version", name=name, given=str(fields.get("rules")), known=known)
    return GameFile(info, fields, save)
