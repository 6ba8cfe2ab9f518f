"""Reads a position dict that people or programs wrote; every helper raises BadPosition.

`where` is the path of the value in the dict, as it stands in the error.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeVar, cast

from .errors import BadPosition
from .notation import as_number, shown

Json = dict[str, Any]
_Entry = TypeVar("_Entry")


def bad_value(value: object, where: str, expected: str, *, reason: str, **facts: Any) -> BadPosition:
    """The error about a value that is shown as it is."""
    given = shown(value)
    return BadPosition(given, where, expected, reason=reason, given=given, **facts)


def check_keys(data: Mapping[str, Any], known: Collection[str], where: str = "position") -> None:
    """Refuse a dict with keys that mean nothing."""
    for key in data:
        if key not in known:
            what, names = f"unknown key {shown(key)}", sorted(known)
            raise BadPosition(
                what, where, ", ".join(names), reason="unknown-key", given=shown(key), known=names
            )


def number(value: object, where: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    found = as_number(value)
    if found is None or not low <= found <= high:
        raise bad_value(value, where, f"{low} to {high}", reason="out-of-range", low=str(low), high=str(high))
    return found


def seat(value: object, where: str, seats: int) -> int:
    """A seat's number."""
    found = as_number(value)
    if found is None or not 0 <= found < seats:
        high = str(seats - 1)
        raise bad_value(value, where, f"seats 0 to {high}", reason="out-of-range", low="0", high=high)
    return found


def truth(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise bad_value(value, where, "true or false", reason="unknown-value", known=["true", "false"])
    return value


def choice(value: object, where: str, allowed: Sequence[str]) -> int:
    """Which of the allowed texts the value is, by its place among them."""
    if not isinstance(value, str) or value not in allowed:
        raise bad_value(value, where, ", ".join(allowed), reason="unknown-value", known=[*allowed])
    return allowed.index(value)


def entries(value: object, where: str, length: int | None = None) -> list[Any]:
    """A list, of a length if one is given."""
    if not isinstance(value, list):
        expected = "a list" + (f" of {length}" if length is not None else "")
        raise bad_value(value, where, expected, reason="not-a-list")
    found = cast("list[Any]", value)
    if length is not None and len(found) != length:
        expected = f"a list of {length}"
        raise bad_value(found, where, expected, reason="wrong-length", number=len(found), wanted=length)
    return found


def fields(value: object, where: str, known: Collection[str] | None = None) -> Json:
    """A dict with texts as keys, of the known ones if these are given."""
    if not isinstance(value, dict):
        raise bad_value(value, where, "an object", reason="not-an-object")
    found = cast("Json", value)
    if known is not None:
        check_keys(found, known, where)
    return found


def each(
    value: object, where: str, read: Callable[[object, str], _Entry], length: int | None = None
) -> list[_Entry]:
    """Every entry of a list, read by the same reader."""
    return [read(entry, f"{where}[{place}]") for place, entry in enumerate(entries(value, where, length))]
