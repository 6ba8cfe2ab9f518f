"""A JSON object as it was last shown, and what leads from it to the next, entry by entry.

Entries are compared in their written form, which is quick and exact (1 is not true); only those that
differ are looked into.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .patch import diff

Json = dict[str, Any]
_encode = msgspec.json.Encoder().encode


class Picture:
    """An object at `path` of a document."""

    def __init__(self, path: str) -> None:
        self.values: Json = {}
        self._path = path
        self._whole = b""
        self._written: dict[str, bytes] = {}

    def __contains__(self, entry: str) -> bool:
        return entry in self.values

    def __len__(self) -> int:
        return len(self.values)

    def change(self, values: Json) -> dict[str, list[msgspec.Raw]]:
        """Become these values; the operations (RFC 6902, written) for each entry that changed."""
        whole = _encode(values)
        if whole == self._whole:
            return {}
        self._whole = whole
        written = {entry: _encode(value) for entry, value in values.items()}
        changes: dict[str, list[msgspec.Raw]] = {}
        for entry, data in written.items():
            if self._written.get(entry) != data:
                operations = self._operations(entry, values[entry])
                changes[entry] = [msgspec.Raw(_encode(operation)) for operation in operations]
        for entry in self.values.keys() - values.keys():
            changes[entry] = [msgspec.Raw(_encode({"op": "remove", "path": f"{self._path}/{entry}"}))]
        self.values, self._written = values, written
        return changes

    def _operations(self, entry: str, value: Any) -> list[Json]:
        path = f"{self._path}/{entry}"
        if entry not in self.values:
            return [{"op": "add", "path": path, "value": value}]
        return diff(self.values[entry], value, path)
