"""The bots.  Each is given an imagined match, possible for all that its seat knows: never the true one."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Protocol

from ..kernel.contract import Move
from ..kernel.fast import rng_below, rng_seed
from ..kernel.match import Match
from ..kernel.search import Search


class Bot(Protocol):
    """Anything that can choose a move for a seat that owes one."""

    def choose(self, imagined: Match, seat: int, word: int) -> Move:
        """A legal move; `word` (0..2^63-1) is all the luck the bot may use."""
        ...


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Any legal move, all equally likely."""

    def choose(self, imagined: Match, seat: int, word: int) -> Move:
        moves = imagined.legal(seat)
        return moves[rng_below(rng_seed(word), len(moves))]


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """The move after which the game's one-ply evaluation is best; ties by chance."""

    def choose(self, imagined: Match, seat: int, word: int) -> Move:
        rows = imagined.position.values(seat)
        best = max(value for _, value in rows)
        codes = [code for code, value in rows if value == best]
        return imagined.game.moves[codes[rng_below(rng_seed(word), len(codes))]]


@dataclass(frozen=True, slots=True)
class IsmctsBot:
    """Information-set tree search (kernel/search.py).

    `iterations` bounds the search and makes it reproducible; `ms` above 0 stops it earlier, for
    live play.
    """

    iterations: int = 20_000
    ms: int = 0
    exploration: float = 0.6

    def choose(self, imagined: Match, seat: int, word: int) -> Move:
        codes = imagined.position.codes(seat)
        if len(codes) == 1:
            return imagined.game.moves[codes[0]]
        search = Search(imagined.position, seat, word, self.exploration)
        self._grow(search)
        return imagined.game.moves[search.best()]

    def _grow(self, search: Search) -> None:
        if not self.ms:
            search.grow(self.iterations)
            return
        end = perf_counter() + self.ms / 1000
        search.grow_until(self.iterations, lambda: perf_counter() >= end)
