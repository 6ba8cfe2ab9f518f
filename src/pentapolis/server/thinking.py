"""Bots and hints think in threads of low priority; the tree search lets go of the interpreter meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import lru_cache
from time import perf_counter

from ..bots import specs
from ..bots.players import Bot, IsmctsBot
from ..table.hints import Advice, advise
from ..table.live import LiveTable

_NICENESS = 10
_HINT_MS = 1200
_HINT_ITERATIONS = 200_000
_BOT_MS = 5000  # whatever its spec allows: all tables share a few threads
_BOT_ITERATIONS = 1_000_000


class Thinkers:
    """A few threads for all tables.  They are given copies and imagined matches, never a live one."""

    def __init__(self, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, "pentapolis-bot", initializer=_be_nice)

    async def choose(self, live: LiveTable, seat: int) -> str:
        """The move of the bot that plays for a seat, from nothing but what the seat knows."""
        spec = live.chairs.bot(seat)
        assert spec is not None
        word = live.luck(f"bot {live.n} {seat}")
        imagined = live.match.imagine(seat, word)
        loop = asyncio.get_running_loop()
        move = await loop.run_in_executor(self._pool, _bot(spec).choose, imagined, seat, word)
        return move.text

    def advise(self, live: LiveTable, seat: int) -> Awaitable[Advice]:
        """What the search prefers for a seat that owes a decision; the table is looked at now."""
        word = live.luck(f"hint {live.n} {seat}")
        imagined = live.match.imagine(seat, word)

        def think() -> Advice:
            end = perf_counter() + _HINT_MS / 1000
            return advise(
                imagined, seat, word, iterations=_HINT_ITERATIONS, enough=lambda: perf_counter() >= end
            )

        return asyncio.get_running_loop().run_in_executor(self._pool, think)

    def close(self) -> None:
        """Think no more; what is thought of now is forgotten."""
        self._pool.shutdown(wait=False, cancel_futures=True)


@lru_cache(256)
def _bot(spec: str) -> Bot:
    """The bot of a spec, within what a server lets it think.  BadOption."""
    bot = specs.parse(spec)
    if not isinstance(bot, IsmctsBot):
        return bot
    return replace(bot, iterations=min(bot.iterations, _BOT_ITERATIONS), ms=min(bot.ms or _BOT_MS, _BOT_MS))


def _be_nice() -> None:
    """People's moves go first: Linux has a priority for each thread."""
    if sys.platform == "linux":
        with contextlib.suppress(PermissionError):  # where a sandbox forbids it, they are as good as others
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICENESS)
