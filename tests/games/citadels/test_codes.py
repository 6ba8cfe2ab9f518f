"""The numbers that the C compiler knows are those of the tables."""

from __future__ import annotations

import re
from pathlib import Path

from pentapolis.games.citadels import tables as t

PXD = Path(t.__file__).with_name("codes.pxd").read_text(encoding="utf-8")
CODES = {name: int(number) for name, number in re.findall(r"^    (\w+) = (\d+)$", PXD, re.MULTILINE)}


def test_every_number_for_the_compiler_is_that_of_the_tables() -> None:
    assert len(CODES) > 150
    assert {name: getattr(t, name) for name in CODES} == CODES


def test_kinds_characters_phases_moves_and_events_are_all_there() -> None:
    for name, number in t.UNIQUES.items():
        assert CODES[name.upper().replace("-", "_")] == number
    for number, name in enumerate(t.CHARACTERS):
        assert CODES[name.upper().replace("-", "_")] == number
    for names, first, last in (
        (t.PHASES, "DRAFT", "SUCCESSION"),
        (t.VERBS, "PICK", "ASK_CARD"),
        (t.EVENTS, "ROUND", "RECEIVED"),
    ):
        assert (CODES[first], CODES[last]) == (0, len(names) - 1)
