"""A bot's decision: the spec is read once, the bot sees nothing but an imagined match."""

from __future__ import annotations

from functools import cache

from ..bots import specs
from ..bots.players import Bot
from ..kernel.contract import Move
from ..kernel.match import Match


def choose(spec: str, imagined: Match, seat: int, word: int) -> Move:
    """The move of the bot of a spec; `imagined` is possible for all that the seat knows.  BadOption."""
    return _bot(spec).choose(imagined, seat, word)


@cache
def _bot(spec: str) -> Bot:
    return specs.parse(spec)
