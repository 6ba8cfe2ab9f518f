"""What a server counts, for Prometheus at /metrics, and whether it is well, at /healthz."""

from __future__ import annotations

import asyncio
from typing import cast

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .. import __version__
from .replies import error, reply
from .store import Store

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_PATIENCE = 2.0


class Metrics:
    """The counters of one application."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("pentapolis_connections", "Open WebSockets", registry=self.registry)
        self.tables = Gauge("pentapolis_tables", "Tables in memory", registry=self.registry)
        self.bots = Gauge("pentapolis_bots_thinking", "Bots that think now", registry=self.registry)
        self.commands = Counter(
            "pentapolis_commands", "Commands by what became of them", ["outcome"], registry=self.registry
        )
        self.accepted = self.commands.labels("accepted")
        self.refused = self.commands.labels("refused")
        self.latency = Histogram(
            "pentapolis_command_seconds",
            "From a command's arrival to its acknowledgement",
            registry=self.registry,
            buckets=_SECONDS,
        )


async def metrics(request: Request) -> Response:
    registry = cast("Metrics", request.app.state.metrics).registry
    headers = {"cache-control": "no-store", "content-type": CONTENT_TYPE_LATEST}
    return Response(generate_latest(registry), 200, headers)


async def health(request: Request) -> Response:
    """Well, if the database answers in time."""
    try:
        await asyncio.wait_for(cast("Store", request.app.state.store).ping(), _PATIENCE)
    except Exception:
        return error(503, "server-busy", what="database")
    return reply({"status": "ok", "version": __version__})


ROUTES = (Route("/metrics", metrics), Route("/healthz", health))
