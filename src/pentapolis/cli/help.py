"""Help pages in the reader's language: what it is for, examples, options.

Message keys of a command: `cli-<command>` (one line), `cli-<command>-more` (optional),
`cli-<command>-example-<n>` (what the n-th example does), `cli-<command>-option-<name>`, else
`cli-option-<name>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import TYPE_CHECKING

import click
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .console import PageConsole
from .desk import Desk

if TYPE_CHECKING:
    from .command import Command


def front_page(ctx: click.Context, commands: Sequence[str], examples: Sequence[str]) -> str:
    """The page of `pentapolis --help`."""
    desk = ctx.ensure_object(Desk)
    rows = [(name, desk.say(name)) for name in commands]
    parts: list[RenderableType] = [
        Text(f"pentapolis {desk.say('front-usage')}", style="bold"),
        desk.say("front"),
        *_examples(desk, "front", examples),
        *_section(desk.say("help-commands"), rows),
        *_section(desk.say("help-options"), _options(ctx, "front")),
        desk.say("front-more"),
    ]
    return _page(desk, parts)


def command_page(command: Command, ctx: click.Context) -> str:
    """The page of `pentapolis <command> --help`."""
    desk = ctx.ensure_object(Desk)
    name = command.name or ""
    usage = " ".join(["pentapolis", name, *command.collect_usage_pieces(ctx)])
    parts: list[RenderableType] = [Text(usage, style="bold"), desk.say(name)]
    parts += _examples(desk, name, command.examples)
    parts += _section(desk.say("help-options"), _options(ctx, name))
    if desk.words.has(f"cli-{name}-more"):
        parts.append(desk.say(f"{name}-more"))
    return _page(desk, parts)


def _examples(desk: Desk, name: str, examples: Sequence[str]) -> list[RenderableType]:
    """Each example with what it does: beside it, or below where that is too long."""
    rows: list[Text] = []
    for number, line in enumerate(examples, 1):
        rows += [Text(f"pentapolis {line}", style="cyan"), Text(f"  {desk.say(f'{name}-example-{number}')}")]
    return [Text(desk.say("help-examples"), style="bold"), Padding(_lines(rows), (0, 0, 0, 2))]


def _options(ctx: click.Context, name: str) -> list[tuple[str, str]]:
    desk = ctx.ensure_object(Desk)
    rows: list[tuple[str, str]] = []
    for param in ctx.command.get_params(ctx):
        if isinstance(param, click.Option):
            value = "" if param.is_flag else f" {param.make_metavar(ctx)}"
            option = "help" if "--help" in param.opts else param.name
            own = f"{name}-option-{option}"
            key = own if desk.words.has(f"cli-{own}") else f"option-{option}"
            rows.append((f"{param.opts[0]}{value}", desk.say(key)))
    return rows


def _section(title: str, rows: Sequence[tuple[str, str]]) -> list[RenderableType]:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for name, text in rows:
        table.add_row(Text(name, style="cyan"), text)
    return [Text(title, style="bold"), Padding(table, (0, 0, 0, 2))]


def _lines(rows: Sequence[Text]) -> Table:
    table = Table.grid()
    for row in rows:
        table.add_row(row)
    return table


def _page(desk: Desk, parts: Sequence[RenderableType]) -> str:
    """Parts as text, with an empty line before all that is not a heading's own body."""
    page = StringIO()
    console = PageConsole(
        file=page,
        force_terminal=desk.out.is_terminal,
        no_color=desk.out.no_color,
        width=min(desk.out.width, 100),
        highlight=False,
    )
    for number, part in enumerate(parts):
        if number and not isinstance(part, Padding):
            console.print()
        console.print(part, markup=False)
    return "\n".join(line.rstrip() for line in page.getvalue().rstrip().splitlines())
