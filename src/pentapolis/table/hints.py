"""Advice for one decision: what the tree search prefers, how sure it is, and what the move changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ..kernel.contract import Move
from ..kernel.limits import SECRET
from ..kernel.match import Match
from ..kernel.search import Search

Json = dict[str, Any]
_MOST_STEPS = 4


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, the share of all imagined games that tried it, and its mean value (0 to 1) in them."""

    move: Move
    share: float
    value: float


@dataclass(frozen=True, slots=True)
class Advice:
    """Moves, best first, and what the first of them is good for.

    `follow_up`: decisions of the same turn that would go well with it; `changes`: score lines that
    all these change (see kernel.sheet.changed_lines).  `thoughts`: what the game's own judgement says
    of the first move (see kernel.contract.Game.thoughts).
    """

    choices: tuple[Choice, ...]
    iterations: int
    follow_up: tuple[Move, ...]
    changes: tuple[Json, ...]
    thoughts: tuple[Json, ...] = ()


def advise(match: Match, seat: int, word: int, *, iterations: int, enough: Callable[[], bool]) -> Advice:
    """Search for a seat that owes a decision, until `iterations` or `enough()`.

    Uses only what the seat knows; `word` is the luck of the search.
    """
    world = match.imagine(seat, word)
    search = Search(world.position, seat, word)
    search.grow_until(iterations, enough)
    rows = search.table()
    total = max(1, sum(visits for _, visits, _ in rows))
    table = match.game.moves
    choices = tuple(Choice(table[code], visits / total, value) for code, visits, value in rows)
    follow_up, changes = _outlook(world, seat, choices[0].move)
    thoughts = tuple(match.game.thoughts(world.position, seat, choices[0].move, word))
    return Advice(choices, search.iterations, follow_up, changes, thoughts)


def _outlook(world: Match, seat: int, move: Move) -> tuple[tuple[Move, ...], tuple[Json, ...]]:
    """The rest of the seat's turn in an imagined world, each time what is worth most at once."""
    changes = list(_lines(world.preview(seat, move)))
    played = world.clone()
    secret = played.position.frame == SECRET
    played.play(seat, move)
    if secret:
        _let_others_answer(played, seat)
    elif played.revealed or played.drew:
        return (), _merged(changes)
    follow_up: list[Move] = []
    while seat in played.to_act and len(follow_up) < _MOST_STEPS:
        step = max(played.legal(seat), key=lambda move: _worth(played, seat, move))
        changes += _lines(played.preview(seat, step))
        played.play(seat, step)
        follow_up.append(step)
        if played.revealed or played.drew:
            break
    return tuple(follow_up), _merged(changes)


def _let_others_answer(world: Match, seat: int) -> None:
    """Others who are asked at the same time do anything; the seat's own answer is what is looked at."""
    while not world.over and world.position.frame == SECRET and seat not in world.to_act:
        other = world.to_act[0]
        world.play(other, world.legal(other)[0])


def _worth(match: Match, seat: int, move: Move) -> float:
    after = match.position.clone()
    after.push(seat, move.code)
    return after.value(seat)


def _lines(preview: Json) -> Sequence[Json]:
    return preview.get("lines", ())


def _merged(changes: Sequence[Json]) -> tuple[Json, ...]:
    """One entry for each line: from what it was at first to what it is at last."""
    merged: dict[tuple[Any, ...], Json] = {}
    for change in changes:
        key = (change["part"], change["index"], change["key"])
        merged[key] = {**change, "before": merged.get(key, change)["before"]}
    return tuple(change for change in merged.values() if change["before"] != change["after"])
