"""Who a program is for a server, and the plain HTTP requests that it needs."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, OpenerDirector, ProxyHandler, Request, build_opener

import msgspec

from ..server import rest, wire
from .refusals import Refusal

_PATIENCE = 20.0
_decode_error = msgspec.json.Decoder(wire.Error).decode


class NoServer(OSError):
    """Nothing that speaks this protocol answers at the address."""


class Guest:
    """A guest of a server.  `cookie` (`name=value`) is all that makes it this one: keep it secret."""

    def __init__(self, url: str, cookie: str) -> None:
        self.url, self.cookie = url.rstrip("/"), cookie

    @classmethod
    async def new(cls, url: str) -> Guest:
        """Somebody whom the server does not know yet; NoServer."""
        guest = cls(url, "")
        await guest.get("/api/me")
        if not guest.cookie:
            raise NoServer(0, "no cookie", url)
        return guest

    @property
    def token(self) -> str:
        """What hello takes."""
        return self.cookie.partition("=")[2]

    @property
    def socket_url(self) -> str:
        parts = urlsplit(self.url)
        return f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}/ws"

    async def get(self, path: str) -> Any:
        """What a GET gives; Refusal, NoServer."""
        return await asyncio.to_thread(self._request, path, None)

    async def post(self, path: str, body: Any) -> Any:
        """What a POST gives; Refusal, NoServer."""
        return await asyncio.to_thread(self._request, path, msgspec.json.encode(body))

    async def make_table(self, wanted: rest.NewTable) -> str:
        """A new table's id."""
        return (await self.post("/api/tables", wanted))["id"]

    def _request(self, path: str, body: bytes | None) -> Any:
        headers = {"content-type": "application/json"} | ({"cookie": self.cookie} if self.cookie else {})
        request = Request(self.url + path, body, headers)
        try:
            with _opener().open(request, timeout=_PATIENCE) as answer:
                if cookie := answer.headers.get("set-cookie"):
                    self.cookie = cookie.partition(";")[0]
                return msgspec.json.decode(answer.read())
        except HTTPError as error:
            with error:
                raise _refusal(error.read(), self.url) from error
        except (URLError, OSError, ValueError) as error:
            raise NoServer(0, str(getattr(error, "reason", error)), self.url) from error


def _refusal(body: bytes, url: str) -> Refusal | NoServer:
    try:
        return Refusal(_decode_error(body))
    except msgspec.DecodeError:
        return NoServer(0, "not a web table", url)


def _opener() -> OpenerDirector:
    """Follows no other place: a cookie is for one server."""
    return build_opener(ProxyHandler({}), _NoDetours())


class _NoDetours(HTTPRedirectHandler):
    def redirect_request(self, req: Any, fp: Any, code: Any, msg: Any, headers: Any, newurl: Any) -> None:
        return None
