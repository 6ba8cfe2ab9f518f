"""Patches lead from one value to the other, and are short."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.server.patch import apply, diff

NUMBERS = st.integers(-2, 2) | st.sampled_from([0.0, 1.0])
LEAVES = st.none() | st.booleans() | NUMBERS | st.text("a~/", max_size=2)
KEYS = st.text("a~/0", max_size=2)
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)


def text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


@given(VALUES, VALUES)
def test_the_patch_leads_there(old: Any, new: Any) -> None:
    before = text(old)
    operations = diff(old, new)
    assert text(apply(old, operations)) == text(new)
    assert text(old) == before
    assert {operation["op"] for operation in operations} <= {"add", "replace", "remove"}


@given(VALUES)
def test_nothing_changes_between_equals(value: Any) -> None:
    assert diff(value, json.loads(json.dumps(value))) == []


@pytest.mark.parametrize(
    ("old", "new", "operations"),
    [
        ({"a": 1, "b": [1]}, {"a": 2, "b": [1]}, [{"op": "replace", "path": "/a", "value": 2}]),
        ([1, 2], [1, 2, 3], [{"op": "add", "path": "/2", "value": 3}]),
        ([1, 2, 3], [1], [{"op": "remove", "path": "/2"}, {"op": "remove", "path": "/1"}]),
        ([1, 2, 3], [2, 3], [{"op": "remove", "path": "/0"}]),
        ([2, 3], [1, 2, 3], [{"op": "add", "path": "/0", "value": 1}]),
        ({"a/b": {"c~": 1}}, {"a/b": {"c~": 2}}, [{"op": "replace", "path": "/a~1b/c~0", "value": 2}]),
        (1, True, [{"op": "replace", "path": "", "value": True}]),
        ([["a"], ["b"]], [["a"], ["c"]], [{"op": "replace", "path": "/1/0", "value": "c"}]),
    ],
)
def test_patches_are_short(old: Any, new: Any, operations: Any) -> None:
    assert diff(old, new) == operations
