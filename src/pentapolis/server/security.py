"""What stands before every handler: who asks, from where, how much, how often; and headers on all answers.

`protected` puts it around an application.  After it, `scope["client"]` and `scope["scheme"]` are those of the
browser (also behind a trusted proxy), and `guest_of(scope)` is the guest whose cookie came along.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from msgspec.json import encode
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .identity import Guest, Identity
from .limits import Buckets, address_key
from .replies import HttpError, error, reply
from .settings import Settings
from .wire import Error

UPLOADS = frozenset({"/api/frames"})
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_UNCOUNTED = ("/assets/", "/healthz", "/metrics")
_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}
_CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
    " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": _CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "x-frame-options": "DENY",
}


def protected(app: ASGIApp, settings: Settings, identity: Identity) -> SecurityHeaders:
    """The application behind all of this module, in the order in which a request meets it."""
    app = BodyLimit(app, settings)
    app = RateLimit(app, settings)
    app = Guests(app, identity)
    app = OriginCheck(app, settings)
    if settings.trust_proxy:
        app = Proxied(app)
    return SecurityHeaders(app, https=settings.public_url.startswith("https:"))


def guest_of(scope: Scope) -> Guest | None:
    """The guest whose signed cookie came with the request."""
    return scope.get("guest")


class SecurityHeaders:
    """Headers on every answer; HSTS where the public address is https.

    `goodbye` may be set: what the application does before its connections are closed (see `running`).
    """

    def __init__(self, app: ASGIApp, *, https: bool) -> None:
        self.app = app
        self.goodbye: Callable[[], Awaitable[None]] | None = None
        self.headers = HEADERS | ({"strict-transport-security": "max-age=31536000"} if https else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers)


class Proxied:
    """Takes address and scheme from what the proxy in front says; only where there is one."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in {"http", "websocket"}:
            headers = Headers(scope=scope)
            # The last entry is the proxy's own word; what stands before came from the client.
            if address := headers.get("x-forwarded-for", "").rpartition(",")[2].strip():
                scope["client"] = (address, 0)
            if (scheme := headers.get("x-forwarded-proto", "")) in {"http", "https"}:
                plain = scope["type"] == "http"
                scope["scheme"] = scheme if plain else scheme.replace("http", "ws")
        await self.app(scope, receive, send)


class OriginCheck:
    """Refuses what a page of another site makes a browser send.  Programs send no Origin, and may."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.public = _place(settings.public_url) if settings.public_url else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        changes = scope["type"] == "websocket" or (scope["type"] == "http" and scope["method"] not in _SAFE)
        if changes and not self._is_ours(Headers(scope=scope)):
            await _refuse(scope, receive, send, 403, "bad-origin")
        else:
            await self.app(scope, receive, send)

    def _is_ours(self, headers: Headers) -> bool:
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in {"none", "same-origin"}
        place = _place(origin)
        if place is None:
            return False
        scheme = origin.partition(":")[0]
        return place == self.public or place == _place(f"{scheme}://{headers.get('host', '')}")


class Guests:
    """Reads the cookie once, for limits and handlers alike."""

    def __init__(self, app: ASGIApp, identity: Identity) -> None:
        self.app, self.identity = app, identity

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in {"http", "websocket"}:
            scope["guest"] = self.identity.read(cookie_parser(Headers(scope=scope).get("cookie", "")))
        await self.app(scope, receive, send)


class RateLimit:
    """Token buckets for addresses, and for members who change something; a number of sockets."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.addresses = Buckets(settings.address_rate, settings.address_burst)
        self.members = Buckets(settings.member_rate, settings.member_burst)
        self.most_sockets = settings.address_sockets
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in {"http", "websocket"} and not self._may(scope):
            await _refuse(scope, receive, send, 429, "too-fast")
        elif scope["type"] == "websocket":
            await self._counted(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _counted(self, scope: Scope, receive: Receive, send: Send) -> None:
        key = _address(scope)
        if self.sockets[key] >= self.most_sockets:
            await _refuse(scope, receive, send, 429, "too-fast", most=self.most_sockets)
            return
        self.sockets[key] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[key] -= 1
            if not self.sockets[key]:
                del self.sockets[key]

    def _may(self, scope: Scope) -> bool:
        if scope["path"].startswith(_UNCOUNTED):
            return True
        if not self.addresses.take(_address(scope)):
            return False
        guest = guest_of(scope)
        return guest is None or scope.get("method") in _SAFE or self.members.take(guest.member)


class BodyLimit:
    """Refuses large bodies, announced or not, before a handler has them."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.most, self.most_upload = settings.max_body, settings.max_upload

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in _SAFE:
            await self.app(scope, receive, send)
            return
        most = self.most_upload if scope["path"] in UPLOADS else self.most
        announced = Headers(scope=scope).get("content-length", "0")
        if not announced.isdecimal() or int(announced) > most:
            await _refuse(scope, receive, send, 413, "too-large", most=most)
            return
        left, begun = most, False

        async def receive_some() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise HttpError(413, "too-large", most=most)
            return message

        async def send_noticed(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive_some, send_noticed)
        except HttpError as problem:  # an application may answer it itself
            if begun:
                raise
            await reply(problem.error, problem.status)(scope, receive, send)


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, code: str, **details: Any) -> None:
    """An error as the answer; a socket opens for it: pages learn nothing of one that does not."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": encode(Error(code, details)).decode()})
        await send({"type": "websocket.close", "code": 1013 if status == 429 else 1008, "reason": code})
        return
    response = error(status, code, **details)
    if status == 429:
        response.headers["retry-after"] = "1"
    await response(scope, receive, send)


def _address(scope: Scope) -> str:
    """The key of the address that asks."""
    client: tuple[str, int] | None = scope.get("client")
    return address_key(client[0] if client else "")


def _place(url: str) -> tuple[str, int] | None:
    """Host and port of an address; None for what is none (such as the origin `null`)."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port or _PORTS.get(parts.scheme)
    except ValueError:
        return None
    return (host, port) if host and port else None
