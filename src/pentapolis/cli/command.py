"""Commands whose help is words of a language, and the kinds of values that their options take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click
from click.shell_completion import CompletionItem

from .. import __version__
from ..bots import specs
from ..kernel.catalogue import catalogue
from ..kernel.contract import GameInfo
from ..kernel.errors import BadOption
from . import help as help_pages
from .desk import BadInput, Desk


class Command(click.Command):
    """A command: `examples` are command lines for its help, without the leading `pentapolis`."""

    def __init__(self, *arguments: Any, examples: Sequence[str] = (), **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.examples = tuple(examples)
        self.params += [lang_option(), _colour_option()]
        self.allow_extra_args = True  # so that parse_args can name what is too much

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if ctx.args and not ctx.resilient_parsing:
            raise BadInput("extra", given=" ".join(ctx.args))
        return rest

    def get_help(self, ctx: click.Context) -> str:
        return help_pages.command_page(self, ctx)


def lang_option() -> click.Option:
    # desk_for has looked at it already.
    return click.Option(["--lang"], metavar="LANG", expose_value=False)


def _colour_option() -> click.Option:
    return click.Option(["--no-colour", "--no-color"], is_flag=True, expose_value=False)


def version_option() -> click.Option:
    def show(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
        if wanted and not ctx.resilient_parsing:
            click.echo(f"pentapolis {__version__}")
            ctx.exit()

    return click.Option(["--version"], is_flag=True, is_eager=True, expose_value=False, callback=show)


class Number(click.ParamType):  # pyright: ignore[reportMissingTypeArgument]  # generic since click 8.5
    """A whole number in a range; BadInput."""

    name = "number"

    def __init__(self, least: int, most: int | None = None) -> None:
        self.least, self.most = least, most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number = int(value)
        except ValueError:
            number = None
        if number is None or number < self.least or (self.most is not None and number > self.most):
            option = param.opts[0] if param else ""
            most = "none" if self.most is None else str(self.most)
            raise BadInput("number", option=option, given=str(value), least=str(self.least), most=most)
        return number


class GameName(click.ParamType):  # pyright: ignore[reportMissingTypeArgument]  # as above
    """The id of a game; BadInput."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> GameInfo:
        return value if isinstance(value, GameInfo) else game_of(str(value))

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        ids = [info.id for info in catalogue() if info.id.startswith(incomplete)]
        return [CompletionItem(game_id) for game_id in ids]


SEED = Number(0, 2**63 - 1)


def game_of(game_id: str) -> GameInfo:
    for info in catalogue():
        if info.id == game_id:
            return info
    raise BadInput("game", given=game_id, known=[info.id for info in catalogue()])


def usual_game() -> GameInfo:
    """The game that is meant where none is named: the first that `pentapolis games` lists."""
    return catalogue()[0]


def check_seats(desk: Desk, info: GameInfo, seats: int | None) -> int:
    """The number of seats asked for, or the game's usual one; BadInput."""
    if seats is None:
        return 4 if 4 in info.seats else info.seats[0]
    if seats not in info.seats:
        name = desk.words.say(f"{info.id}-name")
        raise BadInput("seats", game=name, given=seats, least=info.seats[0], most=info.seats[-1])
    return seats


def check_bots(bots: Sequence[str]) -> None:
    """BadOption for a spec that is none."""
    for bot in bots:
        specs.parse(bot)


def options_of(pairs: Sequence[str]) -> dict[str, str]:
    """Game options given as `name=value`; BadInput."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise BadInput("pair", given=pair)
        options[name.replace("-", "_")] = value
    return options


def check_options(info: GameInfo, options: dict[str, str]) -> None:
    """BadInput that names the choices, where an option or a value is unknown."""
    from ..kernel.options import settle

    known = {"edition", *(option.name for option in info.options)}
    for name in options:
        if name not in known:
            raise BadInput("game-option", given=name, known=sorted(known))
    try:
        settle(info.options, info.editions, options)
    except BadOption as error:
        name = error.where.removeprefix("option ")
        raise BadInput("game-value", option=name, given=options[name], known=error.facts["known"]) from error
