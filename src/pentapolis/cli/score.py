"""`pentapolis score`: the score sheet of a table that was played with the box."""

from __future__ import annotations

from typing import Any, cast

import click

from ..kernel.contract import GameInfo
from ..table.saves import parse_any
from .boards import Painter
from .command import Command, GameName
from .desk import BadInput, Desk
from .files import read_text
from .parts import score_table_of
from .sheets import SheetPrinter

Json = dict[str, Any]
BAD_INPUT = 2


@click.command(
    "score",
    cls=Command,
    examples=(
        "score between-two-cities city.txt",
        "score between-two-cities table.json --json",
        "score between-two-cities - < city.txt",
    ),
)
@click.argument("game", type=GameName())
@click.argument("file", metavar="FILE|-")
@click.option("--json", "as_json", is_flag=True)
@click.option("--house-tiles", is_flag=True)
@click.pass_obj
def command(desk: Desk, game: GameInfo, file: str, as_json: bool, house_tiles: bool) -> int:
    """Score one or all cities of a table."""
    module = score_table_of(game)
    try:
        table = _table(read_text(file), file, module.read)
    except FileNotFoundError as error:
        desk.complain(f"{desk.file_error(error)} {desk.say('score-how')}")
        return BAD_INPUT
    try:
        scored = module.score(table, house_tiles=house_tiles)
    except module.BadTable as error:
        hint = f" {desk.say('score-house-tiles')}" if error.code == module.TOO_MANY else ""
        desk.complain(desk.explain(error) + hint)
        return BAD_INPUT
    if as_json:
        desk.give(scored.totals)
        return 0
    painter = Painter(desk, game)
    for line in painter.grids(painter.drawing.table(module.rows_of(table)), desk.out.width):
        desk.print(line)
    desk.print()
    parties, seats = len(scored.sheet["seats"]), table_seats(table, scored.sheet)
    names = desk.words.party_names(game.id, seats, parties)
    SheetPrinter(desk, game, names).print_all(scored.sheet)
    if not parties:
        desk.print(desk.say("score-incomplete"))
    return 0


def table_seats(table: Any, sheet: Json) -> int:
    """How many people sit there; the others are house opponents."""
    parties = len(sheet["seats"])
    seats = cast("Json", table).get("seats") if isinstance(table, dict) else None
    return seats if isinstance(seats, int) and seats < parties else parties


def _table(text: str, name: str, read: Any) -> Any:
    """The table in a text: JSON if it begins like that, else the game's notation; BadInput, NotJson."""
    if not text.strip():
        raise BadInput("empty", name=name)
    if text.lstrip()[0] not in "{[":
        return read(text)
    return parse_any(text, name)
