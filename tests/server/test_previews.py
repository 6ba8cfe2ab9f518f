"""The ghost of a tile shows what the next sheet will say: for every legal move of whole games."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.server import answers, wire
from pentapolis.table import commands as c
from pentapolis.table.chairs import Chair
from pentapolis.table.live import Header, LiveTable

Json = dict[str, Any]


def begun(seats: int, secret: str) -> LiveTable:
    chairs = [Chair("person", f"P{seat}", "", "ann") for seat in range(seats)]
    live = LiveTable(Header("t1", "between-two-cities", 1, {}, chairs, "ann", secret, created=0))
    live.apply(c.Start(), n=1, at=0, member="ann")
    return live


def lines(sheet: Json) -> dict[tuple[str, int, str], int]:
    return {
        (part["part"], part["index"], line["key"]): line["points"]
        for part in sheet["parts"]
        for line in part["lines"]
    }


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_every_preview_is_the_next_sheet(seats: int) -> None:
    live = begun(seats, "5e" * 32)
    compared = number = 0
    while not live.over:
        match = live.match
        before = lines(match.sheet())
        for seat in match.to_act if match.view()["phase"] == "place" else ():
            for move in match.legal(seat):
                shown = answers.look(live, wire.Look(1, seat, move.text)).preview
                assert shown is not None
                after = match.clone(exact=True)
                after.play(seat, move)
                if after.revealed or after.drew:  # the turn ends
                    continue
                foretold = {(ch["part"], ch["index"], ch["key"]): ch["after"] for ch in shown["lines"]}
                assert before | foretold == lines(after.sheet())
                compared += 1
        seat = match.to_act[number % len(match.to_act)]
        moves = match.legal(seat)
        live.apply(c.Play(seat, moves[number * 7 % len(moves)].text), n=live.n + 1, at=number, member="ann")
        number += 1
    assert compared > 300
