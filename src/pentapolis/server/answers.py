"""Answers to questions about a live table, each from what one viewer may know."""

from __future__ import annotations

from ..kernel.errors import BadNotation, IllegalMove
from ..table.hints import Advice
from ..table.live import LiveTable
from . import wire


def look(live: LiveTable, question: wire.Look) -> wire.Answer:
    """What a move would change, or why it is refused."""
    match = live.match
    try:
        preview = match.preview(question.seat, question.move)
    except IllegalMove as error:
        return wire.Answer(
            question.rid, live.n, refusal=wire.Error(error.code, dict(error.details), error.game)
        )
    except BadNotation as error:
        return wire.Answer(question.rid, live.n, refusal=wire.Error(error.code, dict(error.details)))
    return wire.Answer(question.rid, live.n, preview=preview)


def sheet(live: LiveTable, question: wire.SheetQuery, viewer: int | None) -> wire.Answer:
    """The score sheet as if the game ended now."""
    return wire.Answer(question.rid, live.n, sheet=live.match.sheet(viewer))


def hint(n: int, question: wire.Hint, advice: Advice) -> wire.Answer:
    """What the search prefers; `n`: the entry after which it was asked."""
    return wire.Answer(
        question.rid,
        n,
        advice=wire.Advice(
            [wire.AdvisedMove(choice.move.text, choice.share, choice.value) for choice in advice.choices[:8]],
            advice.iterations,
            [move.text for move in advice.follow_up],
            list(advice.changes),
            list(advice.thoughts),
        ),
    )
