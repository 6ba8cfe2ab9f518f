"""Ways to choose a move: by chance, by the next score, or by another program."""

from __future__ import annotations

import asyncio
import json
import shlex
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from random import Random
from typing import Any, Protocol

from ..kernel.errors import PentapolisError
from ..server import wire
from .link import Link

Json = dict[str, Any]
_MOST_LOOKS = 24  # a server answers some twenty questions a second
_LARGEST_LINE = 1 << 16


class Brain(Protocol):
    """Chooses among the moves that a seat is asked for."""

    async def choose(self, link: Link, ask: wire.Ask) -> str: ...

    async def close(self) -> None: ...


class BadAnswer(PentapolisError):
    """A program that gave no move of the list; `answer` is what it gave, "" where it has ended."""

    def __init__(self, answer: str) -> None:
        self.answer = answer
        super().__init__(answer)


class RandomBrain:
    """Any move, all equally likely."""

    def __init__(self, luck: Random | None = None) -> None:
        self._luck = luck or Random()

    async def choose(self, link: Link, ask: wire.Ask) -> str:
        return self._luck.choice(ask.moves)

    async def close(self) -> None:
        pass


class GreedyBrain:
    """What the lines of the seat's own parts of the score sheet gain most by; ties by chance."""

    def __init__(self, luck: Random | None = None) -> None:
        self._luck = luck or Random()
        self._owners: dict[tuple[str, int], list[int]] | None = None

    async def choose(self, link: Link, ask: wire.Ask) -> str:
        moves = list(ask.moves)
        self._luck.shuffle(moves)
        if len(moves) == 1:
            return moves[0]
        if self._owners is None:
            sheet = (await link.sheet()).sheet or {"parts": []}
            self._owners = {(part["part"], part["index"]): part.get("owners", []) for part in sheet["parts"]}
        gains = [(await self._gain(link, ask.seat, move), move) for move in moves[:_MOST_LOOKS]]
        return max(gains, key=lambda gain: gain[0])[1]

    async def close(self) -> None:
        pass

    async def _gain(self, link: Link, seat: int, move: str) -> int:
        assert self._owners is not None
        preview = (await link.look(seat, move)).preview or {}
        return sum(
            line["after"] - line["before"]
            for line in preview.get("lines", ())
            if seat in self._owners.get((line["part"], line["index"]), [seat])
        )


class ProgramBrain:
    """A program that reads a line of JSON, {"view", "moves", "seat"}, and writes a move on a line."""

    def __init__(self, command: str) -> None:
        self._words = shlex.split(command)
        self._process: Process | None = None

    async def start(self) -> None:
        """OSError where there is no such program."""
        self._process = await asyncio.create_subprocess_exec(
            *self._words, stdin=PIPE, stdout=PIPE, limit=_LARGEST_LINE
        )

    async def choose(self, link: Link, ask: wire.Ask) -> str:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        question = {"view": link.known.view, "moves": ask.moves, "seat": ask.seat}
        try:
            process.stdin.write(json.dumps(question).encode() + b"\n")
            await process.stdin.drain()
            answer = (await process.stdout.readline()).decode(errors="replace").strip()
        except (ConnectionError, ValueError) as error:
            raise BadAnswer("") from error
        if answer not in ask.moves:
            raise BadAnswer(answer)
        return answer

    async def close(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
