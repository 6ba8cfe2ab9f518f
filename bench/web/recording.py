"""One game, recorded once: its commands, and what the engine said after each.

All tables of the load test have the same secret, so all play this game.
"""

from __future__ import annotations

from typing import Any

import msgspec

from pentapolis.kernel.match import Match
from pentapolis.server.rooms import open_table, row_of
from pentapolis.server.store import Entry, TableRow
from pentapolis.table import commands as c
from pentapolis.table.chairs import Chair
from pentapolis.table.live import Header

SEATS = 4
MEMBER = "bench"
_AT = 1_700_000_000_000
START = Entry(1, "start", _AT, "", b'{"t":"start"}')


class Moment(msgspec.Struct):
    """What an engine says of the game after so many commands; lists are by seat."""

    public: dict[str, Any]
    own: list[dict[str, Any]]
    moves: list[list[str]]
    story: list[list[dict[str, Any]]]  # for each seat, then for spectators, all events so far
    hidden: str
    to_act: list[int]
    answers: list[int]
    frame: int
    steps: int
    closes: bool  # did the last command reveal or draw?
    over: bool


class Recording(msgspec.Struct):
    """`commands[k]` are (seat, move), `moments[k]` what was then before it; one moment more than commands."""

    commands: list[tuple[int, str]]
    moments: list[Moment]


def header(table_id: str) -> Header:
    """A table of the load test: one member holds all seats, each looked through by a socket of its own."""
    chairs = [Chair("person", f"P{seat}", "", MEMBER) for seat in range(SEATS)]
    return Header(table_id, "between-two-cities", 1, {}, chairs, MEMBER, "5a" * 32, _AT)


def row(table_id: str) -> TableRow:
    """The stored table, begun."""
    live = open_table(msgspec.json.encode(header(table_id)), [START])
    return row_of(live, _AT)


def record() -> Recording:
    """Play the game in this process."""
    live = open_table(msgspec.json.encode(header("recorded")), [START])
    recording = Recording([], [_moment(live.match)])
    while not live.over:
        seat, move = _some_move(live.match, len(recording.commands))
        live.apply(c.Play(seat, move), n=live.n + 1, at=_AT, member=MEMBER)
        recording.commands.append((seat, move))
        recording.moments.append(_moment(live.match))
    return recording


def _moment(match: Match) -> Moment:
    seats = range(SEATS)
    return Moment(
        match.public_view(),
        [match.own_view(seat) for seat in seats],
        [[move.text for move in match.legal(seat)] for seat in seats],
        [match.story(seat) for seat in (*seats, None)],
        str(match.game.hidden(match.position)),
        list(match.to_act),
        [match.position.answer(seat) for seat in seats],
        match.position.frame,
        len(match.steps),
        match.revealed or match.drew,
        match.over,
    )


def _some_move(match: Match, number: int) -> tuple[int, str]:
    seat = match.to_act[number % len(match.to_act)]
    moves = match.legal(seat)
    return seat, moves[(number * 7) % len(moves)].text
