"""JSON Patch (RFC 6902): what leads from one JSON value to another, as add, replace and remove."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, cast

from msgspec.json import encode

Json = dict[str, Any]
Operation = Json


def diff(old: Any, new: Any, path: str = "") -> list[Operation]:
    """Operations that turn `old` into `new`, which stand at `path`.  Values are shared, not copied."""
    operations: list[Operation] = []
    _differ(old, new, path, operations)
    return operations


def apply(value: Any, operations: Sequence[Operation]) -> Any:
    """The value after the operations, in order; the given one stays as it is."""
    document = {"": deepcopy(value)}
    for operation in operations:
        _change(document, operation)
    return document[""]


def _differ(old: Any, new: Any, path: str, operations: list[Operation]) -> None:
    if old is new:
        return
    same_kind = type(cast("object", old)) is type(cast("object", new))  # True == 1
    if isinstance(old, dict) and isinstance(new, dict):
        _differ_in_keys(cast("Json", old), cast("Json", new), path, operations)
    elif isinstance(old, list) and isinstance(new, list):
        _differ_in_items(cast("list[Any]", old), cast("list[Any]", new), path, operations)
    elif old != new or not same_kind:
        operations.append({"op": "replace", "path": path, "value": new})


def _differ_in_keys(old: Json, new: Json, path: str, operations: list[Operation]) -> None:
    for key, value in old.items():
        if key not in new:
            operations.append({"op": "remove", "path": f"{path}/{_escaped(key)}"})
        elif value is not new[key]:
            _differ(value, new[key], f"{path}/{_escaped(key)}", operations)
    for key, value in new.items():
        if key not in old:
            operations.append({"op": "add", "path": f"{path}/{_escaped(key)}", "value": value})


def _differ_in_items(old: list[Any], new: list[Any], path: str, operations: list[Operation]) -> None:
    """Items that are alike at both ends stay; between them items change places one by one."""
    if _alike(old, new):
        return
    start, shorter = 0, min(len(old), len(new))
    while start < shorter and _alike(old[start], new[start]):
        start += 1
    end = 0
    if len(old) != len(new):
        while end < shorter - start and _alike(old[-1 - end], new[-1 - end]):
            end += 1
    common = shorter - end
    for index in range(start, common):
        _differ(old[index], new[index], f"{path}/{index}", operations)
    removed = range(len(old) - end - 1, common - 1, -1)
    added = range(common, len(new) - end)
    operations += [{"op": "remove", "path": f"{path}/{index}"} for index in removed]
    operations += [{"op": "add", "path": f"{path}/{index}", "value": new[index]} for index in added]


def _alike(old: Any, new: Any) -> bool:
    """The same in JSON too, where 1, 1.0 and true differ?"""
    return old is new or (old == new and encode(old) == encode(new))


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key


def _change(document: dict[str, Any], operation: Operation) -> None:
    keys = [key.replace("~1", "/").replace("~0", "~") for key in operation["path"].split("/")]
    place: Any = document
    for key in keys[:-1]:
        place = place[int(key) if isinstance(place, list) else key]
    last, value = keys[-1], deepcopy(operation.get("value"))
    if isinstance(place, list):
        items = cast("list[Any]", place)
        index = int(last)
        items[index : index + (operation["op"] != "add")] = [] if operation["op"] == "remove" else [value]
    elif operation["op"] == "remove":
        del place[last]
    else:
        place[last] = value
