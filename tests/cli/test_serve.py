"""`pentapolis serve`: settings in words, the address, a server that answers and says goodbye."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from pentapolis.cli import serve
from pentapolis.server import running
from pentapolis.words import LANGUAGES

Run = Callable[..., Any]


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("PENTAPOLIS_PORT", "0")


def told(monkeypatch: pytest.MonkeyPatch, run: Run, *arguments: str) -> str:
    """What is printed once the server is ready."""

    def ready_at_once(_settings: Any, listening: socket.socket, ready: Callable[[int], None]) -> None:
        listening.close()
        ready(8000)

    monkeypatch.setattr(serve, "run", ready_at_once)
    result = run("serve", *arguments)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def test_the_address_of_this_machine(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    text = told(monkeypatch, run)
    assert "http://127.0.0.1:8000" in text
    assert "█" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_address_in_the_network_with_a_code_for_phones(
    monkeypatch: pytest.MonkeyPatch, run: Run, language: str
) -> None:
    monkeypatch.setattr(running, "lan_addresses", lambda: ["192.0.2.8", "192.0.2.9"])
    text = told(monkeypatch, run, "--host", "0.0.0.0", "--lang", language)
    places = [text.index(f"http://{host}:8000") for host in ("localhost", "192.0.2.8", "192.0.2.9")]
    assert places == sorted(places)
    assert text.count("█") > 50


def test_a_public_address_is_all_that_is_told(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    text = told(monkeypatch, run, "--host", "0.0.0.0", "--public-url", "https://city.example")
    assert "https://city.example" in text
    assert "localhost" not in text


def test_a_browser_opens_where_there_is_a_desktop(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    opened: list[str] = []

    class AtOnce:
        def __init__(self, target: Callable[[str], None], args: tuple[str], daemon: bool) -> None:
            self.start = lambda: target(*args)

    monkeypatch.setattr(serve, "Thread", AtOnce)
    monkeypatch.setattr(serve.webbrowser, "open", opened.append)
    monkeypatch.setattr(serve, "has_desktop", lambda: True)
    told(monkeypatch, run)
    assert opened == []
    told(monkeypatch, run, "--open")
    assert opened == ["http://127.0.0.1:8000"]
    monkeypatch.setattr(serve, "has_desktop", lambda: False)
    told(monkeypatch, run, "--open")
    assert len(opened) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ["--port", "http"],
        ["--log-level", "loud"],
        ["--public-url", "city"],
        ["--config", "none.toml"],
        ["--database", "mysql://x/y"],
        ["--database", "sqlite://"],
        ["--host", "host.invalid"],
        ["--host", " "],
    ],
)
def test_what_can_not_be_is_said_in_one_line(run: Run, language: str, arguments: list[str]) -> None:
    result = run("serve", *arguments, "--lang", language)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("pentapolis: ")
    assert result.stderr.count("\n") == 1


def test_a_port_that_is_in_use(run: Run) -> None:
    with running.listen("127.0.0.1", 0) as there:
        port = str(there.getsockname()[1])
        result = run("serve", "--port", port)
    assert result.exit_code == 2
    assert port in result.stderr


def test_errors_of_the_database_have_words(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from pentapolis.server.tables_schema import BadDatabase

    for error in (
        BadDatabase("newer", found=9, known=1),
        BadDatabase("driver", given="x"),
        BadDatabase("unreachable", given="x", why="y"),
    ):

        def failing(*_: Any, problem: BadDatabase = error) -> None:
            raise problem

        monkeypatch.setattr(serve, "run", failing)
        result = run("serve")
        assert result.exit_code == 2
        assert "cli-" not in result.stderr


# ---------------------------------------------------------------------- a real server, a small application

APPLICATION = """
import sys, types
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute

sockets = []

async def hello(request):
    return PlainTextResponse(f"hello {request.app.state.settings.port}")

async def socket(websocket):
    await websocket.accept()
    sockets.append(websocket)
    async for _ in websocket.iter_text():
        pass

class App(Starlette):
    async def goodbye(self):
        for websocket in sockets:
            await websocket.send_text("bye")

def create(settings):
    app = App(routes=[Route("/", hello), WebSocketRoute("/ws", socket)])
    app.state.settings = settings
    return app

module = types.ModuleType("pentapolis.server.app")
module.create = create
sys.modules["pentapolis.server.app"] = module
from pentapolis.cli.main import main
main(["serve"])
"""


@contextmanager
def served(folder: Path, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A process with a small application, and its address."""
    process = subprocess.Popen(
        [sys.executable, "-c", APPLICATION],
        cwd=folder,
        env=os.environ | {"PENTAPOLIS_LANG": "en"} | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield process, process.stdout.readline().split()[-1]
    finally:
        process.kill()
        process.communicate()


def test_it_answers_and_says_goodbye(tmp_path: Path) -> None:
    from websockets.sync.client import connect

    with served(tmp_path) as (process, address):
        answer = httpx.get(address)
        assert answer.text == "hello 0"
        assert "server" not in answer.headers
        with connect(address.replace("http", "ws") + "/ws") as websocket:
            assert "sec-websocket-extensions" not in (
                websocket.response.headers if websocket.response else {}
            )
            process.send_signal(signal.SIGTERM)
            assert websocket.recv(timeout=10) == "bye"
        _, errors = process.communicate(timeout=20)
        assert errors == ""


def test_ctrl_c_ends_it_quietly(tmp_path: Path) -> None:
    with served(tmp_path) as (process, _):
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=20)
        assert (process.returncode, errors) == (0, "")


def test_large_frames_are_refused(tmp_path: Path) -> None:
    from websockets.exceptions import ConnectionClosedError
    from websockets.sync.client import connect

    with served(tmp_path) as (_, address), connect(address.replace("http", "ws") + "/ws") as websocket:
        websocket.send("x" * 2**21)
        with pytest.raises(ConnectionClosedError) as caught:
            websocket.recv(timeout=10)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1009
