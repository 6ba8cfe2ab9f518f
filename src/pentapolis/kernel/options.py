"""Options of a game: what a table may choose before it begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeGuard, cast

from .errors import BadOption
from .notation import shown

Value = str | bool | int | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: its name, the values it may take, its default in each edition.

    `choices` lists the allowed values; empty means a free list of words that the game checks.
    """

    name: str
    choices: tuple[Value, ...]
    defaults: Mapping[str, Value] = field(compare=False)
    source: str = ""

    def default(self, edition: str) -> Value:
        return self.defaults.get(edition, self.defaults["seed"])


def settle(
    options: Sequence[Option], editions: Sequence[str], given: Mapping[str, Any] | None
) -> dict[str, Value]:
    """All options with a value, `edition` first; BadOption for what is unknown."""
    chosen = _named(given)
    edition = chosen.pop("edition", editions[0])
    if edition not in editions:
        raise _unknown(edition, "option edition", editions)
    settled: dict[str, Value] = {"edition": edition}
    for option in options:
        value = chosen.pop(option.name, option.default(edition))
        settled[option.name] = _checked(option, value)
    if chosen:
        known, name = ["edition", *(option.name for option in options)], shown(min(chosen))
        raise BadOption(
            f"unknown option {name}",
            "options",
            ", ".join(known),
            reason="unknown-option",
            given=name,
            known=known,
        )
    return settled


def _unknown(value: object, where: str, known: Sequence[str]) -> BadOption:
    given, expected = shown(value), " or ".join(known)
    return BadOption(
        f"unknown value {given}", where, expected, reason="unknown-value", given=given, known=[*known]
    )


def _named(given: object) -> dict[str, Any]:
    """A copy of the options that were given, by name; BadOption."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        what = f"{shown(given)} names no options"
        raise BadOption(what, "options", "names with values", reason="not-an-object", given=shown(given))
    chosen = dict(cast("Mapping[Any, Any]", given))
    for name in chosen:
        if not isinstance(name, str):
            what = f"an option called {shown(name)}"
            raise BadOption(what, "options", "texts as names", reason="no-text", given=shown(name))
    return chosen


def _checked(option: Option, value: Any) -> Value:
    where = f"option {option.name}"
    if not option.choices:
        return tuple(_words(value, where))
    if isinstance(option.choices[0], bool) and isinstance(value, str):
        value = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}.get(
            value.lower(), value
        )
    for choice in option.choices:
        if type(value) is type(choice) and value == choice:
            return choice
    raise _unknown(value, where, [_shown(choice) for choice in option.choices])


def _words(value: Any, where: str) -> Iterator[str]:
    for word in value.split() if isinstance(value, str) else value if _is_list(value) else [value]:
        if not isinstance(word, str):
            what = f"not a list of words: {shown(value)}"
            raise BadOption(what, where, "words", reason="no-texts", given=shown(value))
        yield word


def _is_list(value: Any) -> TypeGuard[Sequence[Any]]:
    return isinstance(value, (list, tuple))


def _shown(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
