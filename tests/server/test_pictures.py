"""A picture's operations lead from what it was to what it is, exactly."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.server.patch import apply
from pentapolis.server.pictures import Picture

VALUES: Any = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 2) | st.text("ab", max_size=2),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text("ab/~", max_size=2), inner, max_size=3)
    ),
    max_leaves=12,
)
ENTRIES = st.dictionaries(st.sampled_from(["hand", "known", "cities", "turn"]), VALUES)


@given(ENTRIES, ENTRIES)
def test_operations_lead_from_one_to_the_next(before: Any, after: Any) -> None:
    picture = Picture("/view")
    picture.change(before)
    written = [op for ops in picture.change(after).values() for op in ops]
    operations = msgspec.json.decode(msgspec.json.encode(written))
    assert json.dumps(apply({"view": before}, operations), sort_keys=True) == json.dumps(
        {"view": after}, sort_keys=True
    )
    assert picture.change(after) == {}


def test_one_is_not_true() -> None:
    picture = Picture("")
    picture.change({"card": 1})
    assert picture.change({"card": 1}) == {}
    assert msgspec.json.encode(picture.change({"card": True})) == (
        b'{"card":[{"op":"replace","path":"/card","value":true}]}'
    )
