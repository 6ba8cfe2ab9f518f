"""Reading records and saves that are named on the command line; nothing is written here."""

from __future__ import annotations

import errno
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from ..kernel.contract import GameInfo
from ..table.saves import check_save, is_save, parse_json
from .command import game_of
from .desk import BadInput

Json = dict[str, Any]
STDIN = "-"
LARGEST = 32 << 20  # bytes; a long game has some thousands


@dataclass(frozen=True, slots=True)
class GameFile:
    """A game that was played: its record, and the save or the web table's file around it if there is one."""

    info: GameInfo
    record: Json
    save: Json | None
    table: Json | None = None

    @property
    def occupants(self) -> list[tuple[str, bool]]:
        """Name ("" if none was given) of each seat, and whether a bot sat there without one."""
        if self.table is not None:
            return [(str(name), False) for name in self.table["names"]]
        seats: list[Json] = (self.save or {}).get("occupants", [])
        return [(str(who.get("name", "")), bool(who.get("bot"))) for who in seats]


def read_text(name: str) -> str:
    """The text of a file, `-`: of the input.  OSError, BadInput."""
    data = _read_input() if name == STDIN else _read_file(name)
    if len(data) > LARGEST:
        raise BadInput("too-large", name=name, most=LARGEST >> 20)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput("not-text", name=name) from error


def _read_file(name: str) -> bytes:
    if "\0" in name:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), name)
    with Path(name).open("rb") as file:
        return file.read(LARGEST + 1)


def _read_input() -> bytes:
    try:
        # As bytes: the system's encoding may be another one than that of our files.
        return sys.stdin.buffer.read(LARGEST + 1)
    except (AttributeError, OSError) as error:
        raise BadInput("no-input", name=STDIN) from error


def read_game(name: str) -> GameFile:
    """The record in a record, a save or a table's file; not replayed yet.  OSError, BadInput, BadRecord."""
    data = parse_json(read_text(name), name)
    save = data if is_save(data) else None
    table = data if data.get("pentapolis") == "table" else None
    if save is not None:
        check_save(save, name)
    if table is not None and not _is_whole_table(table):
        raise BadInput("table-file", name=name)
    fields: Json = data if save is table is None else dict((save or table or {})["record"])
    if not isinstance(fields.get("game"), str):
        raise BadInput("foreign", name=name)
    info = game_of(fields["game"])
    if fields.get("rules") not in info.rules_versions:
        known = [str(version) for version in info.rules_versions]
        raise BadInput("rules-version", name=name, given=str(fields.get("rules")), known=known)
    return GameFile(info, fields, save, table)


def _is_whole_table(table: Json) -> bool:
    """Is the file of a table what it should be, but for its record and chance?"""
    record, names = table.get("record"), table.get("names")
    if table.get("format") != 1 or not isinstance(record, dict) or not isinstance(names, list):
        return False
    texts = [name for name in cast("list[Any]", names) if isinstance(name, str)]
    return len(texts) == len(cast("list[Any]", names)) == cast("Json", record).get("seats")
