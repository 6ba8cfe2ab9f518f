"""HTTP routes that need no live table: games, guests, rulebooks, scores, uploaded records.

They take from `app.state`: `settings`, `store`, `identity`.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, cast

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..kernel.catalogue import catalogue, find_info
from ..kernel.contract import GameInfo
from ..kernel.errors import BadOption, PentapolisError
from ..words import LANGUAGES
from ..words.examples import score_table
from . import rest
from .films import frames, uploaded
from .identity import BadName, BadToken, Guest, Identity, checked_name, new_guest
from .replies import HttpError, body_of, refused, reply
from .rulebooks import page
from .security import guest_of
from .settings import Settings
from .store import Store

BOTS = (
    ("novice", "random"),
    ("casual", "greedy"),
    ("strong", "ismcts(ms=300)"),
    ("expert", "ismcts(ms=1500)"),
)
_AN_HOUR = {"cache-control": "public, max-age=3600"}


class ScoreBody(Struct, forbid_unknown_fields=True):
    """A table that was played with the box (see the game's `score_table`)."""

    table: Any
    house_tiles: bool = False


# ---------------------------------------------------------------------- games


async def games(_request: Request) -> Response:
    return reply([card(info) for info in catalogue()])


@cache
def card(info: GameInfo) -> rest.GameCard:
    """What the home page shows of a game."""
    return rest.GameCard(
        id=info.id,
        seats=list(info.seats),
        editions=list(info.editions),
        options=[
            rest.OptionInfo(
                name=option.name,
                choices=list(option.choices),
                defaults={edition: option.default(edition) for edition in info.editions},
                note=option.source,
            )
            for option in info.options
        ],
        minutes=info.minutes,
        weight=info.weight,
        designers=list(info.designers),
        published=info.published,
        bots=[rest.BotLevel(level, spec) for level, spec in BOTS],
    )


async def rulebook(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise HttpError(404, "bad-message", what="language", known=list(LANGUAGES))
    text = await asyncio.to_thread(page, _game(request).id, language)
    return Response(text, 200, _AN_HOUR, "application/json")


async def score(request: Request) -> Response:
    info, body = _game(request), await body_of(request, ScoreBody)
    try:
        scored = score_table(info).score(body.table, house_tiles=body.house_tiles)
    except LookupError as error:
        raise HttpError(404, "bad-message", what="no score sheet", game_id=info.id) from error
    return reply({"sheet": scored.sheet, "totals": scored.totals})


def _game(request: Request) -> GameInfo:
    try:
        return find_info(request.path_params["game"])
    except BadOption as error:
        answer = refused(error)
        answer.status = 404
        raise answer from error


# ---------------------------------------------------------------------- guests


async def me(request: Request) -> Response:
    """Who asks; somebody new gets a cookie."""
    guest = guest_of(request.scope)
    return _me(request, new_guest(), greet=True) if guest is None else _me(request, guest, greet=False)


async def name_me(request: Request) -> Response:
    body = await body_of(request, rest.NewName)
    guest = guest_of(request.scope) or new_guest()
    try:
        named = Guest(guest.member, checked_name(body.name))
    except BadName as error:
        raise HttpError(400, "bad-name") from error
    return _me(request, named, greet=True)


async def link_me(request: Request) -> Response:
    """A private link that makes another device this guest."""
    path, expires = _identity(request).link(member_of(request))
    return reply(rest.DeviceLink(path, expires))


async def claim_me(request: Request) -> Response:
    body = await body_of(request, rest.Claim)
    try:
        guest = await _identity(request).claim(cast("Store", request.app.state.store), body.token)
    except BadToken as error:
        raise HttpError(403, "bad-token") from error
    return _me(request, guest, greet=True)


def member_of(request: Request) -> Guest:
    """The guest who asks; HttpError where there is none."""
    guest = guest_of(request.scope)
    if guest is None:
        raise HttpError(403, "no-member")
    return guest


def _me(request: Request, guest: Guest, *, greet: bool) -> Response:
    response = reply(rest.Me(guest.member, guest.name))
    if greet:
        settings = cast("Settings", request.app.state.settings)
        https = request.url.scheme == "https" or settings.public_url.startswith("https:")
        response.set_cookie(**_identity(request).cookie(guest, https=https))
    return response


def _identity(request: Request) -> Identity:
    return cast("Identity", request.app.state.identity)


# ---------------------------------------------------------------------- records


async def film_upload(request: Request) -> Response:
    body = await body_of(request, rest.ReplayUpload)
    record, names = uploaded(body.record)
    try:
        shown = await asyncio.to_thread(frames, record, body.seat, names)
    except PentapolisError as error:
        raise refused(error) from error
    return reply(shown)


ROUTES = (
    Route("/api/games", games),
    Route("/api/games/{game}/rulebook/{language}", rulebook),
    Route("/api/games/{game}/score", score, methods=["POST"]),
    Route("/api/me", me),
    Route("/api/me", name_me, methods=["POST"]),
    Route("/api/me/link", link_me, methods=["POST"]),
    Route("/api/me/claim", claim_me, methods=["POST"]),
    Route("/api/frames", film_upload, methods=["POST"]),
)
