"""JSON objects as they were last shown, and what leads from them to the next, entry by entry.

What is the same object is the same.  Other values are compared in their written form, which is exact
(1 is not true); only those that differ are looked into.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .patch import diff

Json = dict[str, Any]
Operations = list[msgspec.Raw]
_encode = msgspec.json.Encoder().encode


class Picture:
    """An object at `path` of a document."""

    def __init__(self, path: str) -> None:
        self.values: Json = {}
        self._path = path
        self._written: dict[str, bytes] = {}

    def __contains__(self, entry: str) -> bool:
        return entry in self.values

    def __len__(self) -> int:
        return len(self.values)

    def change(self, values: Json) -> dict[str, Operations]:
        """Become these values; the operations (RFC 6902, written) for each entry that changed."""
        before, self.values = self.values, values
        changes: dict[str, Operations] = {}
        for entry, value in values.items():
            if entry not in before:
                self._written[entry] = _encode(value)
                changes[entry] = [_operation("add", f"{self._path}/{entry}", value)]
            elif value is not before[entry] and self._rewritten(entry, value):
                operations = diff(before[entry], value, f"{self._path}/{entry}")
                changes[entry] = [msgspec.Raw(_encode(operation)) for operation in operations]
        for entry in before.keys() - values.keys():
            del self._written[entry]
            changes[entry] = [msgspec.Raw(_encode({"op": "remove", "path": f"{self._path}/{entry}"}))]
        return changes

    def _rewritten(self, entry: str, value: Any) -> bool:
        """Write an entry anew; is it other than before?"""
        data = _encode(value)
        if data == self._written[entry]:
            return False
        self._written[entry] = data
        return True


def changed_fields(path: str, before: msgspec.Struct, after: msgspec.Struct) -> Operations:
    """The operations that replace the fields in which two structs of a type differ."""
    return [
        _operation("replace", f"{path}/{name}", value)
        for name in after.__struct_fields__
        if (value := getattr(after, name)) != getattr(before, name)
    ]


def _operation(kind: str, path: str, value: Any) -> msgspec.Raw:
    return msgspec.Raw(_encode({"op": kind, "path": path, "value": value}))
