"""The application: everything put together, from opening the database to saying goodbye."""

from __future__ import annotations

import gc
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from hashlib import blake2b
from typing import cast

from starlette.applications import Starlette
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from . import api, metrics, tables_api
from .bus import open_bus
from .hub import Hub
from .identity import Guest, Identity
from .limits import Bucket
from .metrics import Metrics
from .replies import HANDLERS
from .rooms import Services
from .security import guest_of, protected
from .settings import Settings
from .sockets import Connection
from .static import Client
from .store import Store
from .thinking import Thinkers

_PAUSE = 0.35  # seconds between the open moves of bots, for people to follow


class Server:
    """The ASGI application; `goodbye` tells everybody who is connected that it ends."""

    def __init__(self, app: Starlette, shell: ASGIApp) -> None:
        self._app, self._shell = app, shell

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._shell(scope, receive, send)

    async def goodbye(self) -> None:
        hub: Hub | None = getattr(self._app.state, "hub", None)
        if hub is not None:
            await hub.goodbye()


def create(settings: Settings) -> Server:
    """The application of a server with these settings."""
    identity = Identity(settings.secrets)
    client = Client(settings.static)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncGenerator[None]:
        app.state.store = store = await Store.open(settings.database)
        thinkers = Thinkers()
        counted: Metrics = app.state.metrics
        _spare_the_collector()
        services = Services(store, thinkers, _now, settings.bot_pause / 1000, counted)
        app.state.hub = hub = Hub(services, _build(client))
        bus = await open_bus(store)
        bus.subscribe(hub.hear)
        try:
            yield
        finally:
            await bus.close()
            await hub.close()
            thinkers.close()
            await store.close()

    app = Starlette(
        routes=[
            *api.ROUTES,
            *tables_api.ROUTES,
            *metrics.ROUTES,
            WebSocketRoute("/ws", socket),
            Route("/assets/{name:path}", client.asset),
            Route("/{path:path}", client.page),
        ],
        exception_handlers=HANDLERS,  # pyright: ignore[reportArgumentType]  # Starlette wants one type for all
        lifespan=lifespan,
    )
    app.state.settings, app.state.identity, app.state.metrics = settings, identity, Metrics()
    return Server(app, protected(app, settings, identity))


async def socket(websocket: WebSocket) -> None:
    """A client at a table."""
    hub = cast("Hub", websocket.app.state.hub)
    guest = guest_of(websocket.scope) or Guest("")
    await websocket.accept()
    state = websocket.app.state
    settings = cast("Settings", state.settings)
    allowance = Bucket(settings.member_rate, settings.member_burst)
    await Connection(websocket, hub, cast("Identity", state.identity), guest, allowance).serve()


def _spare_the_collector() -> None:
    """Moves make much that is short-lived and no cycles: look for those less often, and not in what stays."""
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)


def _now() -> int:
    return int(time.time() * 1000)


def _build(client: Client) -> str:
    """Names the client's build, so that an old page notices that it is old."""
    index = client.folder / "index.html"
    return blake2b(index.read_bytes(), digest_size=6).hexdigest() if index.is_file() else "none"
