"""`pentapolis bot`: an outside bot at a web table."""

from __future__ import annotations

import asyncio
import json
import os
import re
from hashlib import blake2b
from pathlib import Path
from urllib.parse import urlsplit

import click

from ..client import Ended, Guest, Link, NoServer, Refusal
from ..client.brains import BadAnswer, Brain, GreedyBrain, ProgramBrain, RandomBrain
from ..client.player import NoSeat, play, take_seat
from ..server.settings import data_folder
from .command import Command, Number
from .desk import BadInput, Desk, check_names

NOT_FINISHED = 1
_NAME = "Bot"
_LONGEST_NAME = 24


@click.command(
    "bot",
    cls=Command,
    examples=(
        "bot --url http://localhost:8000/t/abcdefghijkl",
        "bot --url http://localhost:8000/t/abcdefghijkl --name Ada --brain random",
        "bot --url http://localhost:8000/t/abcdefghijkl --seat 1 --brain 'python3 brain.py'",
    ),
)
@click.option("--url", required=True, metavar="URL")
@click.option("--seat", type=Number(0, 7), metavar="SEAT")
@click.option("--name", default=_NAME, metavar="NAME")
@click.option("--brain", default="greedy", metavar="random|greedy|COMMAND")
@click.pass_obj
def command(desk: Desk, url: str, seat: int | None, name: str, brain: str) -> int:
    """Join a table and play to the end."""
    base, table = table_of(url)
    check_names([name])
    if not name.strip() or len(name) > _LONGEST_NAME:
        raise BadInput("bot-player", given=name, most=_LONGEST_NAME)
    try:
        asyncio.run(attend(desk, base, table, seat, name, brain))
    except NoServer:
        desk.complain(desk.say("bot-no-server", url=base))
    except NoSeat:
        desk.complain(desk.say("bot-no-seat"))
    except Ended:
        desk.complain(desk.say("bot-ended", url=base))
    except BadAnswer as error:
        desk.complain(desk.say("bot-bad-answer", answer=error.answer or "none"))
    except Refusal as error:
        desk.complain(_refusal(desk, error))
    else:
        return 0
    return NOT_FINISHED


async def attend(desk: Desk, base: str, table: str, seat: int | None, name: str, brain: str) -> None:
    """Sit down, play, tell how it ended."""
    guest = await _guest(base, f"{base} {table} {seat} {name}")
    mind = await _brain(brain)
    try:
        async with Link(guest, table) as link:
            seat = await take_seat(link, name, seat)
            desk.print(desk.say("bot-sits", seat=desk.words.seat(seat), name=name))
            await play(link, seat, mind)
            ranking: list[list[int]] = link.known.table["ranking"]
            place = 1 + sum(len(group) for group in ranking[: _group(ranking, seat)])
            desk.print(desk.say("bot-over", place=place, parties=link.known.table["parties"]))
    finally:
        await mind.close()


def table_of(url: str) -> tuple[str, str]:
    """The server's address and the table's id; BadInput."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadInput("bot-url", given=url) from error
    table = parts.path.removeprefix("/t/").rstrip("/")
    if parts.scheme not in {"http", "https"} or not parts.hostname or port == 0:
        raise BadInput("bot-url", given=url)
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,32}", table):
        raise BadInput("bot-url", given=url)
    return f"{parts.scheme}://{parts.netloc}", table


async def _brain(text: str) -> Brain:
    match text:
        case "random":
            return RandomBrain()
        case "greedy":
            return GreedyBrain()
        case _:
            return await _program(text)


async def _program(text: str) -> ProgramBrain:
    try:
        program = ProgramBrain(text)
        await program.start()
    except (OSError, ValueError, IndexError, TypeError) as error:
        raise BadInput("bot-brain", given=text) from error
    return program


async def _guest(base: str, who: str) -> Guest:
    """The same guest whenever it is asked for, so that a bot comes back to its seat."""
    file = data_folder() / "bots" / blake2b(who.encode(), digest_size=12).hexdigest()
    guest = Guest(base, _kept(file))
    before = guest.cookie
    await guest.get("/api/me")  # a server that does not know the cookie gives another one
    if guest.cookie != before:
        file.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as kept:
            json.dump(guest.cookie, kept)
    return guest


def _kept(file: Path) -> str:
    try:
        cookie = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return ""
    return cookie if isinstance(cookie, str) and cookie.isascii() and cookie.isprintable() else ""


def _group(ranking: list[list[int]], seat: int) -> int:
    return next(number for number, group in enumerate(ranking) if seat in group)


def _refusal(desk: Desk, error: Refusal) -> str:
    """The web table's own words where it has them."""
    if error.game:
        return desk.words.refusal(error.game, error.code, error.details)
    key = f"error-{error.code}"
    return (
        desk.words.say(key, **error.details)
        if desk.words.has(key)
        else desk.say("bot-refused", code=error.code)
    )
