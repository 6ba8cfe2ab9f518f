"""`pentapolis games`: what can be played, and with which options."""

from __future__ import annotations

from typing import Any

import click
from rich.table import Table
from rich.text import Text

from ..kernel.catalogue import catalogue
from ..kernel.contract import GameInfo
from ..kernel.options import Option, Value
from .command import Command, GameName
from .desk import Desk

Json = dict[str, Any]


@click.command("games", cls=Command, examples=("games", "games between-two-cities", "games --json"))
@click.argument("game", type=GameName(), required=False)
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def command(desk: Desk, game: GameInfo | None, as_json: bool) -> None:
    """List the games, or one game's options."""
    infos = [game] if game else list(catalogue())
    if as_json:
        desk.give([as_data(info) for info in infos], indent=2)
    elif game:
        _print_game(desk, game)
    else:
        _print_list(desk, infos)


def as_data(info: GameInfo) -> Json:
    """A game's description for programs."""
    return {
        "id": info.id,
        "seats": list(info.seats),
        "editions": list(info.editions),
        "options": [
            {
                "name": option.name,
                "choices": [_plain(choice) for choice in option.choices],
                "defaults": {edition: _plain(option.default(edition)) for edition in info.editions},
                "source": option.source,
            }
            for option in info.options
        ],
        "rules_versions": list(info.rules_versions),
        "minutes": info.minutes,
        "weight": info.weight,
        "designers": list(info.designers),
        "published": info.published,
    }


def _print_list(desk: Desk, infos: list[GameInfo]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for key in ("id", "name", "seats", "minutes"):
        table.add_column(desk.say(f"games-{key}"))
    for info in infos:
        name = desk.words.say(f"{info.id}-name")
        table.add_row(Text(info.id, style="cyan"), name, _range(info.seats), str(info.minutes))
        table.add_row("", Text(desk.words.say(f"{info.id}-tagline"), style="dim"), "", "")
    desk.print(table)


def _print_game(desk: Desk, info: GameInfo) -> None:
    words = desk.words
    head = Text(words.say(f"{info.id}-name"), style="bold").append(f"  {info.id}", style="dim")
    desk.print(head)
    desk.print(words.say(f"{info.id}-tagline"))
    desk.print(
        desk.say(
            "games-facts",
            seats=_range(info.seats),
            minutes=info.minutes,
            year=str(info.published),
            designers=list(info.designers),
        )
    )
    desk.print()
    desk.print(desk.say("games-options"))
    _print_option(desk, info, "edition", info.editions, {})
    for option in info.options:
        defaults = {edition: option.default(edition) for edition in info.editions}
        _print_option(desk, info, option.name, option.choices, defaults, option)


def _print_option(
    desk: Desk,
    info: GameInfo,
    name: str,
    choices: tuple[Value, ...],
    defaults: dict[str, Value],
    option: Option | None = None,
) -> None:
    key = f"{info.id}-option-{name}"
    desk.print()
    desk.print(Text(name, style="cyan").append(f"  {desk.words.say(key)}", style="bold"))
    desk.print(Text(f"  {desk.words.say(f'{key}-help')}"))
    usual = [option.default(info.editions[0])] if option else [info.editions[0]]
    for choice in choices:
        word = _shown(choice)
        mark = f" ({desk.words.say('default')})" if choice in usual else ""
        told = desk.words.say(f"{key}-{word}")
        desk.print(Text(f"  {told if told.startswith(word) else f'{word}: {told}'}{mark}"))
    if not choices and option:
        desk.print(f"  {_shown(option.default(info.editions[0]))}")
    if len({_shown(value) for value in defaults.values()}) > 1:
        told = ", ".join(f"{edition}: {_shown(value)}" for edition, value in defaults.items())
        desk.print(Text("  " + desk.say("games-by-edition", told=told), style="dim"))


def _plain(value: Value) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _shown(value: Value) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return " ".join(value) if isinstance(value, tuple) else str(value)


def _range(seats: tuple[int, ...]) -> str:
    whole = seats == tuple(range(seats[0], seats[-1] + 1))
    return f"{seats[0]}-{seats[-1]}" if whole else ", ".join(map(str, seats))
