"""`pentapolis`: finds the command, speaks one language, turns what goes wrong into one line and a code.

Exit codes: 0 done, 1 not finished, 2 bad input, 130 interrupted, 141 the
reader of the output has gone; docs/cli.md has them by command.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any

import click
from click.exceptions import Exit

from ..kernel.errors import PentapolisError
from . import help as help_pages
from . import streams
from .command import Command, lang_option, version_option
from .desk import BadInput, Desk, desk_for

COMMANDS = ("games", "play", "serve", "bot", "rules", "score", "seats", "replay", "sim", "bench")
EXAMPLES = (
    "play",
    "play --seats 3 --lang zh-Hant",
    "rules between-two-cities shops",
    "score between-two-cities city.txt",
    "seats between-two-cities Ada Ben Cleo",
    "sim between-two-cities --bots greedy,random,random --games 30",
)
PROGRAM = "pentapolis"
BAD_INPUT, INTERRUPTED, READER_GONE = 2, 130, 141


class Pentapolis(click.Group):
    """The group of all commands; a command's module is imported when the command is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> Command | None:
        if cmd_name not in COMMANDS:
            return None
        return import_module(f"{__package__}.{cmd_name}").command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        command = self.get_command(ctx, name)
        if command is None:
            if name.startswith("-"):
                raise BadInput("option", option=name, similar="none")
            raise BadInput("command", given=name, known=list(COMMANDS))
        return name, command, args[1:]

    def get_help(self, ctx: click.Context) -> str:
        return help_pages.front_page(ctx, COMMANDS, EXAMPLES)

    def main(  # type: ignore[override]
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command line and exit; the process's own arguments where none are given."""
        arguments = sys.argv[1:] if args is None else list(args)
        try:
            code = self._run(arguments, complete_var)
        except KeyboardInterrupt:  # before there are words, or once more while they are said
            code = INTERRUPTED
        sys.exit(code)

    def _run(self, arguments: list[str], complete_var: str | None) -> int:
        streams.prepare()
        desk = Desk("en")
        try:
            desk = desk_for(arguments)
            self._main_shell_completion({}, PROGRAM, complete_var)
            return self._call(arguments, desk)
        except BrokenPipeError:
            # Whoever read the output has seen enough.
            _forget_output()
            return READER_GONE
        except OSError as error:
            desk.complain(desk.file_error(error))
            if error.filename is None:
                _forget_output()
        except PentapolisError as error:
            desk.complain(desk.explain(error))
        except click.ClickException as error:
            desk.complain(usage_words(desk, error))
        except (KeyboardInterrupt, click.Abort):
            desk.complain(desk.say("interrupted"))
            return INTERRUPTED
        return BAD_INPUT

    def _call(self, arguments: list[str], desk: Desk) -> int:
        try:
            with self.make_context(PROGRAM, arguments, obj=desk) as context:
                code = self.invoke(context)
        except Exit as leaving:
            code = leaving.exit_code
        sys.stdout.flush()
        return code if isinstance(code, int) else 0


def _forget_output() -> None:
    """Keep Python from trying once more to write what is left when it closes the output."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def usage_words(desk: Desk, error: click.ClickException) -> str:
    """A wrong command line in words."""
    match error:
        case click.NoSuchOption():
            return desk.say("error-option", option=error.option_name, similar=_similar(error.possibilities))
        case click.MissingParameter():
            name = _name(error.param, error.ctx) if error.param and error.ctx else ""
            return desk.say("error-missing", name=name)
        case click.BadOptionUsage():
            return desk.say("error-no-value", option=error.option_name)
        case _:
            return error.format_message()


def _name(param: click.Parameter, ctx: click.Context) -> str:
    return param.opts[0] if isinstance(param, click.Option) else param.make_metavar(ctx)


def _similar(possibilities: Sequence[str] | None) -> str:
    return possibilities[0] if possibilities else "none"


@click.group(
    cls=Pentapolis,
    params=[lang_option(), version_option()],
    invoke_without_command=True,
    context_settings={"help_option_names": ["--help", "-h"]},
)
@click.pass_context
def main(context: click.Context) -> None:
    """Play, learn and study city-building games; `pentapolis --help` shows how."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
