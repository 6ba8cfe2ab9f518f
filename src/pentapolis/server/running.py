"""Runs the application: a socket, logging, uvicorn, a last word to those who are connected."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from importlib import import_module
from ipaddress import ip_address
from typing import Any

import uvicorn

from .settings import Settings
from .store import Store

_BACKLOG = 2048
_LARGEST_FRAME = 2**20  # above what `sockets` reads, which answers with an error instead of hanging up
_LAST_WORDS = 5  # seconds for connections to end by themselves
_EVERYWHERE = {"0.0.0.0", "::", ""}
_TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def run(settings: Settings, listening: socket.socket, ready: Callable[[int], None]) -> None:
    """Serve until a signal comes; BadDatabase.  `ready` is told the port once requests are answered.

    The application is what `pentapolis.server.app:create` makes of the settings.  Where it has a
    `goodbye`, this is called and awaited before its connections are closed.
    """
    set_up_logging(settings)
    asyncio.run(_try_database(settings.database))
    app = import_module("pentapolis.server.app").create(settings)
    config = uvicorn.Config(
        app,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=_LARGEST_FRAME,
        ws_per_message_deflate=False,  # costs 43 kB for each socket and gains nothing on small messages
        proxy_headers=False,  # `security.Proxied` does it, where it is wanted
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=_LAST_WORDS,
    )
    with suppress(KeyboardInterrupt):  # Ctrl+C is the usual way to end it
        _Server(config, app, ready).run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address; OSError where that is not possible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server(
        (host, port),
        family=family,
        backlog=_BACKLOG,
        dualstack_ipv6=family == socket.AF_INET6 and host == "::",
    )


def addresses(settings: Settings, port: int) -> list[str]:
    """Where browsers find the server: the public address, else this machine's, those for others last."""
    if settings.public_url:
        return [settings.public_url]
    if settings.host not in _EVERYWHERE:
        return [f"http://{_bracketed(settings.host)}:{port}"]
    return [f"http://{host}:{port}" for host in ("localhost", *lan_addresses())]


def lan_addresses() -> list[str]:
    """This machine's IPv4 addresses in its network, the one that reaches farthest first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing; the system chooses the way out
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        names = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(name[4][0]) for name in names]
    return [host for host in dict.fromkeys(found) if _is_reachable(host)]


def set_up_logging(settings: Settings) -> None:
    """To the standard error, as lines of text or of JSON."""
    handler = logging.StreamHandler()
    handler.setFormatter(_JsonLines() if settings.log_format == "json" else logging.Formatter(_TEXT))
    logging.basicConfig(level=settings.log_level.upper(), handlers=[handler], force=True)
    # Its news of starting and stopping is for developers; ours is printed.
    logging.getLogger("uvicorn").setLevel("DEBUG" if settings.log_level == "debug" else "WARNING")


async def _try_database(url: str) -> None:
    """Say what is wrong with it before uvicorn can only say that it failed to start."""
    await (await Store.open(url)).close()


class _Server(uvicorn.Server):
    """Tells when it is ready, and lets the application say goodbye."""

    def __init__(self, config: uvicorn.Config, app: Any, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._goodbye: Callable[[], Awaitable[None]] | None = getattr(app, "goodbye", None)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if sockets and not self.should_exit:
            self._ready(sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._goodbye is not None:
            await self._goodbye()
        await super().shutdown(sockets)


class _JsonLines(logging.Formatter):
    """One object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": int(record.created * 1000),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def _is_reachable(host: str) -> bool:
    address = ip_address(host)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
