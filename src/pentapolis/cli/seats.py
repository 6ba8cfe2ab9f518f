"""`pentapolis seats`: draws who sits where, the way the game's box does."""

from __future__ import annotations

import secrets

import click
from rich.table import Table
from rich.text import Text

from ..kernel.contract import GameInfo
from .command import SEED, Command, GameName
from .desk import BadInput, Desk, check_names
from .parts import seating_of


@click.command(
    "seats",
    cls=Command,
    examples=(
        "seats between-two-cities Ada Ben Cleo",
        "seats between-two-cities Ada Ben Cleo --seed 7 --json",
    ),
)
@click.argument("game", type=GameName())
@click.argument("names", nargs=-1, metavar="NAME...")
@click.option("--seed", type=SEED, metavar="N")
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def command(desk: Desk, game: GameInfo, names: tuple[str, ...], seed: int | None, as_json: bool) -> None:
    """Draw seats for people at a real table."""
    check_names(names)
    if len(set(names)) < len(names):
        raise BadInput("same-name")
    least, most = max(2, game.seats[0]), game.seats[-1]
    if not least <= len(names) <= most:
        name = desk.words.say(f"{game.id}-name")
        raise BadInput("seats", game=name, given=len(names), least=least, most=most)
    seed = secrets.randbits(32) if seed is None else seed
    seating = seating_of(game)
    drawn = seating.draw(names, seed)
    if as_json:
        desk.give({"seed": seed, "seats": drawn})
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(desk.words.say("seat"), justify="right")
    table.add_column(desk.say("seats-name"))
    with_cards = all("card" in entry for entry in drawn)
    if with_cards:
        table.add_column(desk.say("seats-card"), justify="right")
    for entry in drawn:
        card = [str(entry["card"])] if with_cards else []
        table.add_row(str(entry["seat"] + 1), Text(entry["name"], style="bold"), *card)
    desk.print(table)
    desk.print(desk.say("seats-around", names=" → ".join(entry["name"] for entry in drawn)))
    for label in seating.notes(drawn):
        desk.print(desk.tell(game.id, label, ()))
    desk.print(desk.say("seats-again", seed=str(seed)))
