"""Reading records and saves that are named on the command line; nothing is written here."""

from __future__ import annotations

import errno
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..kernel.contract import GameInfo
from ..table.saves import check_save, is_save, parse_json
from .command import game_of
from .desk import BadInput

Json = dict[str, Any]
STDIN = "-"
LARGEST = 32 << 20  # bytes; a long game has some thousands


@dataclass(frozen=True, slots=True)
class GameFile:
    """A game that was played: its record, and the save around it if the file is one."""

    info: GameInfo
    record: Json
    save: Json | None


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
    """The record or save in a file.  OSError, BadInput, BadRecord; it has not been replayed yet."""
    data = parse_json(read_text(name), name)
    save = data if is_save(data) else None
    if save is not None:
        check_save(save, name)
    fields: Json = data if save is None else dict(save["record"])
    if not isinstance(fields.get("game"), str):
        raise BadInput("foreign", name=name)
    info = game_of(fields["game"])
    if fields.get("rules") not in info.rules_versions:
        known = [str(version) for version in info.rules_versions]
        raise BadInput("rules-version", name=name, given=str(fields.get("rules")), known=known)
    return GameFile(info, fields, save)
