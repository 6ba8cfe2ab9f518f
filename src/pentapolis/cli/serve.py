"""`pentapolis serve`: the web table."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from io import StringIO
from pathlib import Path
from threading import Thread
from typing import Any

import click
import segno
from click.core import ParameterSource

from ..server.running import addresses, listen, run
from ..server.settings import BadSetting, Settings, settle
from ..server.tables_schema import BadDatabase
from ..words import Words
from .command import Command
from .desk import Desk

NOT_STARTED = 2


@click.command(
    "serve",
    cls=Command,
    examples=(
        "serve --open",
        "serve --host 0.0.0.0",
        "serve --port 9000 --database sqlite:///tables.db",
        "serve --config pentapolis.toml --log-format json",
    ),
)
@click.option("--host", metavar="ADDRESS")
@click.option("--port", metavar="N")
@click.option("--database", metavar="URL")
@click.option("--secret-file", metavar="FILE")
@click.option("--public-url", metavar="URL")
@click.option("--trust-proxy", is_flag=True, default=None)
@click.option("--log-level", metavar="LEVEL")
@click.option("--log-format", metavar="FORMAT")
@click.option("--config", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--open", "browse", is_flag=True)
@click.pass_context
def command(context: click.Context, config: Path | None, browse: bool, **flags: Any) -> int:
    """Start the web table, and tell where it is."""
    desk = context.ensure_object(Desk)
    if context.get_parameter_source("lang") is ParameterSource.COMMANDLINE:
        flags["lang"] = desk.words.language
    try:
        settings = settle(flags, config=config)
        desk.words = Words(settings.lang)
        with _listening(settings) as listening:
            run(settings, listening, lambda port: _welcome(desk, settings, port, browse))
    except BadSetting as error:
        desk.complain(desk.say(f"serve-bad-{error.code}", **error.facts))
    except BadDatabase as error:
        desk.complain(desk.say(f"serve-database-{error.code}", **error.facts))
    except _NoSocket as error:
        desk.complain(desk.say("serve-no-socket", host=error.host, port=str(error.port), why=error.why))
    else:
        return 0
    return NOT_STARTED


class _NoSocket(Exception):
    """The address can't be listened at."""

    def __init__(self, host: str, port: int, why: str) -> None:
        self.host, self.port, self.why = host, port, why
        super().__init__(f"{host}:{port}: {why}")


def _listening(settings: Settings) -> socket.socket:
    try:
        return listen(settings.host, settings.port)
    except OSError as error:
        why = os.strerror(error.errno) if error.errno and error.errno > 0 else str(error.strerror)
        raise _NoSocket(settings.host, settings.port, why) from error


def _welcome(desk: Desk, settings: Settings, port: int, browse: bool) -> None:
    here, *others = addresses(settings, port)
    desk.print(desk.say("serve-here", address=here))
    for address in others:
        desk.print(desk.say("serve-lan", address=address))
    phone = others[0] if others else settings.public_url
    if phone:
        desk.print(_qr_code(phone))
        desk.print(desk.say("serve-phone"))
    desk.print(desk.say("serve-stop"))
    if browse and has_desktop():
        Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def _qr_code(address: str) -> str:
    picture = StringIO()
    segno.make(address, micro=False).terminal(picture, border=2, compact=True)
    return picture.getvalue().rstrip("\n")


def has_desktop() -> bool:
    """Can a browser window open here?"""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
