"""Cities of a real table, and a finished table of the web."""

from __future__ import annotations

from pentapolis.table import commands as c
from pentapolis.table.chairs import Chair
from pentapolis.table.live import Header, LiveTable

# Six cities of the printed score example, clockwise, and what they are worth.
RING = [
    ["SSSS", "HHOm", "OPOO", "OPHP"],
    ["mFFF", "PPFP", "SSmP", "HHHF"],
    ["mdFF", "HeFP", "SHbP", "HHHO"],
    ["mdFF", "OeOb", "OOOO", "SSSS"],
    ["mdHH", "SeOb", "SOHH", "SFPP"],
    ["FSFF", "PFPP", "FbHP", "PPHH"],
]
RING_TOTALS = [56, 52, 62, 62, 62, 57]


def whole_table(secret: str = "ab" * 32) -> LiveTable:
    """A game of three at a web table, played to its end."""
    chairs = [Chair("person", name, "", "ann") for name in ("Ann", "Ben", "Cy")]
    live = LiveTable(Header("t1", "between-two-cities", 1, {}, chairs, "ann", secret, created=0))
    live.apply(c.Start(), n=1, at=1, member="")
    while not live.over:
        seat = live.match.to_act[0]
        moves = live.match.legal(seat)
        play = c.Play(seat, moves[live.n * 7 % len(moves)].text)
        live.apply(play, n=live.n + 1, at=live.n + 1, member="ann")
    return live
