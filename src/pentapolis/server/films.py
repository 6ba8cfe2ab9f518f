"""A recorded game as a film from one seat's eyes: its first view, then a patch for each step; sheets too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, cast

from ..kernel.errors import BadRecord
from ..kernel.match import STAND_OFF, Match
from ..kernel.record import film
from .patch import diff
from .rest import Frames

Json = dict[str, Any]


def frames(record: Mapping[str, Any], seat: int | None, names: Sequence[str] = ()) -> Frames:
    """The film for a seat (None: a spectator); BadRecord, BadOption.

    It shows what that seat could see at each moment.  Commands of others are named only once the game
    is over, and no sooner in the film than they were revealed.
    """
    steps: list[Any] = []
    views: list[Json] = []
    sheets: list[Json] = []
    resolved: list[int] = []
    match: Match | None = None
    for match in film(record):
        if not views:
            steps = record["steps"]
            _check_seat(match, seat)
        views.append(match.view(seat))
        sheets.append(match.sheet(seat))
        resolved.append(len(match.steps))
    assert match is not None
    shown = [
        command[:2] if _may_know(command, seat) or (match.over and resolved[number] >= number) else None
        for number, command in enumerate(steps, 1)
    ]
    return Frames(
        game=match.game.info.id,
        seats=match.seats,
        seat=seat,
        names=list(names),
        view=views[0],
        story=_story(match, seat, len(views)),
        patches=[diff(before, after) for before, after in pairwise(views)],
        moves=shown,
        scores=[[party["total"] for party in sheet["seats"]] for sheet in sheets],
        sheets=[diff(before, after) for before, after in pairwise([{}, *sheets])],
        sheet=sheets[-1],
        ranking=match.ranking,
    )


def uploaded(data: Json) -> tuple[Json, list[str]]:
    """The record in what somebody uploads, and the names beside it: a record, a save or a table's file."""
    inner = data.get("record")
    if not isinstance(inner, dict):
        return data, []
    occupants: Any = data.get("occupants")
    names: Any = data.get("names") or [
        cast("Json", who).get("name") if isinstance(who, dict) else ""
        for who in cast("list[Any]", occupants if isinstance(occupants, list) else [])
    ]
    given = cast("list[Any]", names) if isinstance(names, list) else []
    return cast("Json", inner), [str(name or "")[:24] for name in given[:8]]


def _check_seat(match: Match, seat: int | None) -> None:
    if seat is not None and seat >= match.seats:
        raise BadRecord(f"no seat {seat}", "seat", f"0 to {match.seats - 1}")


def _may_know(command: Sequence[Any], seat: int | None) -> bool:
    return command[0] == seat or command[0] == STAND_OFF


def _story(match: Match, seat: int | None, moments: int) -> list[list[Json]]:
    story: list[list[Json]] = [[] for _ in range(moments)]
    for event in match.story(seat):
        step: int = event["step"]
        story[step].append(event)
    return story
