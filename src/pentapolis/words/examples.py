"""The rulebook's examples on the stage of the rules: what their facts set up, and what comes of it.

The rules of a game are asked through the kernel alone; real tables are scored by the module `score_table`
of the game's package.  An example that scores a position instead needs no such module.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ..kernel.contract import GameInfo
from ..kernel.errors import PentapolisError
from ..kernel.match import STAND_OFF, Match
from ..kernel.record import load, new
from .rulebook import Example

Json = dict[str, Any]
RETRACT = "retract"


@dataclass(frozen=True, slots=True)
class Scene:
    """What an example shows: views before and after its moves, a score sheet, a refusal."""

    view: Json | None = None
    after: Json | None = None
    sheet: Json | None = None
    refusal: Json | None = None


def scene(info: GameInfo, example: Example) -> Scene:
    """Run an example.  Whether it shows what the page says is for the tests."""
    facts = example.facts
    if example.kind == "score":
        return _scored_scene(info, facts)
    if "table" in facts:
        return Scene(refusal=_refusal(lambda: scored(info, facts["table"])))
    match = staged(info.id, facts)
    moves: Sequence[Any] = facts.get("moves") or ([_command(facts)] if "move" in facts else [])
    viewer = facts.get("seat", _first_seat(moves))
    before = match.view(viewer)
    if example.kind == "refusal":
        return Scene(view=before, refusal=_refusal(lambda: perform(match, moves[0])))
    for command in moves:
        perform(match, command)
    return Scene(view=before, after=match.view(viewer) if moves else None)


def _scored_scene(info: GameInfo, facts: Mapping[str, Any]) -> Scene:
    """A real table's sheet; or a position with its own, as if the game ended so."""
    if "position" not in facts:
        return Scene(sheet=scored(info, facts).sheet)
    match = staged(info.id, facts)
    return Scene(view=match.view(), sheet=match.sheet())


def staged(game_id: str, facts: Mapping[str, Any]) -> Match:
    """The match with which an example begins."""
    return new(game_id, **facts["new"]) if "new" in facts else load(game_id, facts["position"])


def perform(match: Match, command: Sequence[Any]) -> None:
    """A command as examples write it: `[seat, move]`, `[seat, "retract"]` or `["stand-off"]`."""
    match command:
        case [text] if text == STAND_OFF:
            match.stand_off()
        case [int(seat), text] if text == RETRACT:
            match.retract(seat)
        case [int(seat), str(move)]:
            match.play(seat, move)
        case _:
            raise ValueError(f"{command} is no command")


def score_table(info: GameInfo) -> Any:
    """The game's module that scores real tables; LookupError where it has none."""
    module = f"{info.package}.score_table"
    if find_spec(module) is None:
        raise LookupError(info.id)
    return import_module(module)


def scored(info: GameInfo, facts: Mapping[str, Any]) -> Any:
    """The sheet and the totals of the table that an example sets up."""
    table = {name: value for name, value in facts.items() if name not in ("expect", "house_tiles")}
    return score_table(info).score(table, house_tiles=facts.get("house_tiles", False))


def _command(facts: Mapping[str, Any]) -> list[Any]:
    return [STAND_OFF] if facts["move"] == STAND_OFF else [facts["seat"], facts["move"]]


def _first_seat(moves: Sequence[Any]) -> int | None:
    return next((command[0] for command in moves if isinstance(command[0], int)), None)


def _refusal(attempt: Any) -> Json | None:
    try:
        attempt()
    except PentapolisError as error:
        return {
            "code": getattr(error, "code", ""),
            "details": dict(getattr(error, "details", {})),
            "game": getattr(error, "game", ""),
        }
    return None
