"""Real servers: in a thread, where a test may change their constants, or in a process to be killed."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from multiprocessing.process import BaseProcess
from typing import Any

import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from pentapolis.client import Guest
from pentapolis.server.app import create
from pentapolis.server.settings import Settings

Json = dict[str, Any]
SECRET = "for tests alone, no secret"
GENEROUS = dict.fromkeys(
    ("address_rate", "address_burst", "address_sockets", "member_rate", "member_burst"), 10**6
)


def settings(database: str, **more: Any) -> Settings:
    return Settings(database=database, secrets=(SECRET,), **{**GENEROUS, "bot_pause": 0, **more})


def server(chosen: Settings) -> uvicorn.Server:
    """As `pentapolis serve` has it."""
    return uvicorn.Server(
        uvicorn.Config(
            create(chosen),
            port=chosen.port,
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            ws_max_size=1 << 20,
            log_level="error",
            lifespan="on",
            timeout_graceful_shutdown=1,
        )
    )


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for_port(port: int, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.02)
        else:
            return


@contextmanager
def a_server(database: str, **more: Any) -> Iterator[str]:
    """A server in a thread; its address."""
    running = server(settings(database, port=free_port(), **more))
    thread = threading.Thread(target=running.run)
    thread.start()
    try:
        wait_for_port(running.config.port)
        yield f"http://127.0.0.1:{running.config.port}"
    finally:
        running.should_exit = True
        thread.join()


class ChildServer:
    """A server in a process of its own, always at the same address; it starts within a moment."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._settings = settings(database, port=self.port)
        self._process: BaseProcess | None = None

    def start(self) -> None:
        """Start it; answers may take a moment."""
        self._process = _FORKS.Process(target=_serve, args=(self._settings,))
        self._process.start()

    def kill(self) -> None:
        """The hard way."""
        assert self._process is not None
        self._process.kill()
        self._process.join()

    def __enter__(self) -> ChildServer:
        self.start()
        wait_for_port(self.port)
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


# Forks come from a process that has imported everything and runs nothing.
_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload([__name__])


def _serve(chosen: Settings) -> None:
    server(chosen).run()


# ---------------------------------------------------------------------- clients that say what they like


class Raw:
    """A socket on which a test says anything, also what no client should."""

    def __init__(self, url: str, **settings: Any) -> None:
        self._address, self._settings = url.replace("http", "ws", 1) + "/ws", settings
        self.heard: list[Json] = []
        self.bytes: list[str] = []

    def __enter__(self) -> Raw:
        self._connection = connect(
            self._address, compression=None, proxy=None, max_size=None, **self._settings
        )
        self.socket: ClientConnection = self._connection.__enter__()
        return self

    def __exit__(self, *problem: Any) -> None:
        self._connection.__exit__(*problem)

    def say(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hello(self, table_id: str, token: str | None = None, **more: Any) -> Json:
        """Say hello; the snapshot."""
        self.say({"t": "hello", "v": 1, "table": table_id, "token": token, **more})
        return self.wait("snapshot")

    def hear(self) -> Json:
        text = self.socket.recv(timeout=15)
        assert isinstance(text, str)
        self.bytes.append(text)
        message = json.loads(text)
        self.heard.append(message)
        return message

    def wait(self, kind: str, **fields: Any) -> Json:
        """The next message of this kind (with these fields)."""
        while True:
            message = self.hear()
            if message["t"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    def ask(self, message: Any, kind: str, **fields: Any) -> Json:
        self.say(message)
        return self.wait(kind, **fields)

    def command(self, cid: str, body: Json) -> Json:
        """Do a command; its ack or error."""
        self.say({"t": "cmd", "cid": cid, "body": body})
        while (answer := self.hear()).get("cid") != cid:
            pass
        return answer

    def catch_up(self) -> None:
        """Hear everything that was sent until now."""
        self.ask({"t": "ping"}, "pong")

    def closing_code(self) -> int:
        """Wait for the end of the connection."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006


def a_guest(url: str) -> Guest:
    return asyncio.run(Guest.new(url))


def a_table(guest: Guest, places: list[Json], **more: Any) -> str:
    """A new table's id."""
    wanted = {"game": "between-two-cities", "places": places, "start": True, **more}
    return asyncio.run(guest.post("/api/tables", wanted))["id"]


def seats(*names: str) -> list[Json]:
    """Seats of the people of one device."""
    return [{"kind": "me", "name": name} for name in names]


OPEN: Json = {"kind": "open"}


def bot(spec: str) -> Json:
    return {"kind": "bot", "bot": spec}
