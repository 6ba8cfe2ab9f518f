"""A browser without a network: requests and sockets straight into an ASGI application."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

ADDRESS = "192.0.2.7"


class Browser:
    """Keeps cookies between requests to `http://city.test`."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.cookies = httpx.Cookies()

    def get(self, path: str, **options: Any) -> httpx.Response:
        return self.request("GET", path, **options)

    def post(self, path: str, **options: Any) -> httpx.Response:
        return self.request("POST", path, **options)

    def request(self, method: str, path: str, **options: Any) -> httpx.Response:
        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(self.app, client=(ADDRESS, 5000))
            async with httpx.AsyncClient(
                transport=transport, base_url="http://city.test", cookies=self.cookies
            ) as client:
                answer = await client.request(method, path, **options)
                self.cookies = client.cookies
                return answer

        return asyncio.run(ask())

    def socket(self, path: str = "/ws", **headers: str) -> Any:
        """The first text that a socket sends, or the code with which it was closed before."""
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "scheme": "ws",
            "client": (ADDRESS, 5000),
            "server": ("city.test", 80),
            "subprotocols": [],
            "headers": [
                (b"host", b"city.test"),
                *((name.encode(), text.encode()) for name, text in headers.items()),
            ],
        }
        asyncio.run(self.app(scope, receive, send))
        if sent[0]["type"] == "websocket.accept":
            return sent[1]["text"]
        return sent[0]["code"]
