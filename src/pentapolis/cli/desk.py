"""What a command talks with: words of one language, a console for results and one for the rest."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, cast

import click

from ..kernel.errors import PentapolisError
from ..table.saves import FileInTheWay
from ..words import LANGUAGES, Words, choose_language
from .console import terminal_console
from .wrapping import is_control, visible

_PRIMARY = {"en", "zh"}
_COLOUR_SWITCHES = {"--no-colour", "--no-color"}
_LONGEST_COMPLAINT = 2000
_REASONS = {
    errno.ENOENT: "why-no-file",
    errno.ENOTDIR: "why-no-file",
    errno.EISDIR: "why-folder",
    errno.EACCES: "why-permission",
    errno.EPERM: "why-permission",
    errno.EROFS: "why-permission",
    errno.ENOSPC: "why-no-room",
    errno.EBADF: "why-closed",
    errno.EINVAL: "why-no-name",
    errno.ENAMETOOLONG: "why-long-name",
}


class BadInput(PentapolisError):
    """Something typed on the command line is wrong: message `cli-error-<code>` with its facts."""

    def __init__(self, code: str, **facts: Any) -> None:
        self.input_code, self.facts = code, facts
        super().__init__(f"{code} {facts}")


class Desk:
    """Words and consoles; `words` may be changed to another language at any time."""

    def __init__(self, language: str, *, colour: bool = True) -> None:
        self.words = Words(language)
        self.colour = colour and not os.environ.get("NO_COLOR")
        self.out = terminal_console(stderr=False, colour=self.colour)
        self.err = terminal_console(stderr=True, colour=self.colour)

    def say(self, key: str, /, **facts: Any) -> str:
        """The message `cli-<key>`."""
        return self.words.say(f"cli-{key}", **facts)

    def print(self, text: Any = "") -> None:
        """A line of the result, wrapped to the width of the terminal."""
        self.out.print(text, markup=False, highlight=False)

    def complain(self, text: str) -> None:
        """One line about what went wrong; nothing where nobody can be told."""
        line = visible(text, keep="")
        if len(line) > _LONGEST_COMPLAINT:
            line = f"{line[:_LONGEST_COMPLAINT]}…"
        with suppress(OSError):
            self.err.print(f"pentapolis: {line}", markup=False, highlight=False, soft_wrap=True)

    def give(self, data: Any, *, indent: int | None = None) -> None:
        """A result for programs: JSON, escaped where the output has no room for its characters."""
        text = json.dumps(data, ensure_ascii=False, indent=indent)
        try:
            text.encode(sys.stdout.encoding or "utf-8")
        except UnicodeEncodeError:
            text = json.dumps(data, indent=indent)
        click.echo(text)

    def explain(self, error: PentapolisError, names: Sequence[str] = ()) -> str:
        """An error in words."""
        if isinstance(error, BadInput):
            return self.say(f"error-{error.input_code}", **error.facts)
        if isinstance(error, FileInTheWay):
            return self.say("error-in-the-way", name=str(error.path))
        return self.words.error(error, names)

    def file_error(self, error: OSError, name: str = "") -> str:
        """What the system says about a file, or about a standard stream, in words."""
        where = name or str(error.filename or self.say("standard-streams"))
        key = _REASONS.get(error.errno or 0)
        return self.say("error-file", name=where, why=self.say(key) if key else str(error.strerror))

    def tell(self, game_id: str, label: Sequence[Any], names: Sequence[str]) -> str:
        """A label [key, facts] of a game's drawing: the message `<game>-<key>`.

        `seat` and `owners` become names, words such as the `L` of `side` the message `<game>-side-L`.
        """
        key, facts = label
        return self.words.say(f"{game_id}-{key}", **self._facts(game_id, facts, names))

    def _facts(self, game_id: str, facts: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        told: dict[str, Any] = {}
        for name, value in facts.items():
            word = f"{game_id}-{name}-{value}"
            if name == "seat":
                told[name] = self.words.seat(value, names)
            elif name == "owners":
                told[name] = " + ".join(self.words.seat(owner, names) for owner in value)
            elif isinstance(value, list):
                told[name] = self._list(game_id, name, cast("list[Any]", value))
            elif isinstance(value, str) and self.words.has(word):
                told[name] = self.words.say(word)
            else:
                told[name] = value
        return told

    def _list(self, game_id: str, name: str, values: list[Any]) -> str:
        """Words of a list such as `characters`, each the message `<game>-character-<word>`."""
        keys = [f"{game_id}-{name.removesuffix('s')}-{value}" for value in values]
        told = [self.words.say(k) if self.words.has(k) else str(v) for k, v in zip(keys, values, strict=True)]
        return self.words.join(told)

    def page(self, write: Callable[[], None]) -> None:
        """Long output: page by page where it does not fit a terminal."""
        if not self.interactive:
            write()
            return
        with self.out.capture() as captured:
            write()
        text = captured.get()
        if text.count("\n") < self.out.height:
            self.out.file.write(text)
        else:
            click.echo_via_pager(text)

    def names(self, occupants: Sequence[tuple[str, bool]]) -> list[str]:
        """Names of seats from (name given, is it a bot?)."""
        return [
            name or (self.say("bot-name", number=seat + 1) if is_bot else self.words.seat(seat))
            for seat, (name, is_bot) in enumerate(occupants)
        ]

    @property
    def interactive(self) -> bool:
        """Does somebody sit at a terminal?"""
        return sys.stdin.isatty() and self.out.is_terminal


def desk_for(arguments: Sequence[str]) -> Desk:
    """The desk that the common options among a command line's arguments ask for.

    They are looked up before anything is parsed, so that help and errors are in that language too.
    Raises BadInput.
    """
    wish, colour = None, True
    for number, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument in _COLOUR_SWITCHES:
            colour = False
        elif argument == "--lang" and number + 1 < len(arguments):
            wish = arguments[number + 1]
        elif argument.startswith("--lang="):
            wish = argument.removeprefix("--lang=")
    if wish is not None and not is_language(wish):
        raise BadInput("language", given=wish, known=list(LANGUAGES))
    return Desk(choose_language(wish), colour=colour)


def is_language(tag: str) -> bool:
    """Is this a tag such as `en`, `zh-Hant` or `zh_TW.UTF-8`?"""
    return tag.replace("_", "-").partition("-")[0].partition(".")[0].lower() in _PRIMARY


def check_names(names: Sequence[str]) -> None:
    """BadInput for a name that can't be shown or saved."""
    for name in names:
        if any(map(is_control, name)):
            raise BadInput("name-characters", given=name)


def capital(text: str) -> str:
    """The text with a capital at its beginning, as a heading."""
    return text[:1].upper() + text[1:]
