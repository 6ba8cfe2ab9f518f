"""JSON in and out of the plain HTTP routes; refusals as `wire.Error`."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..kernel.errors import IllegalMove, PentapolisError
from . import wire

Body = TypeVar("Body")
_JSON = "application/json"


class HttpError(Exception):
    """A request that is answered by an error; `game` is set where the game's rules refuse."""

    def __init__(self, status: int, code: str, *, game: str = "", **details: Any) -> None:
        self.status = status
        self.error = wire.Error(code, details, game)
        super().__init__(f"{status} {code} {details}")


def reply(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A struct or plain data as JSON that nobody keeps."""
    given = {"cache-control": "no-store", **(headers or {})}
    return Response(msgspec.json.encode(value), status, given, _JSON)


def error(status: int, code: str, **details: Any) -> Response:
    return reply(wire.Error(code, details), status)


async def body_of(request: Request, kind: type[Body]) -> Body:
    """What was sent, as this kind of body; HttpError."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.ValidationError as problem:
        raise HttpError(400, "bad-message", what=str(problem)) from problem
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as problem:
        raise HttpError(400, "bad-message", what="not JSON") from problem


def refused(problem: PentapolisError) -> HttpError:
    """An error of the kernel or a game as what the client is told."""
    code = getattr(problem, "code", "") or "bad-message"
    details: dict[str, Any] = getattr(problem, "details", {})
    game = problem.game if isinstance(problem, IllegalMove) else getattr(problem, "game", "")
    answer = HttpError(409 if isinstance(problem, IllegalMove) else 400, code, game=game)
    answer.error.details = dict(details)
    return answer


async def on_refused(_request: Request, problem: Exception) -> Response:
    """Exception handler for HttpError."""
    assert isinstance(problem, HttpError)
    return reply(problem.error, problem.status)


async def on_pentapolis_error(_request: Request, problem: Exception) -> Response:
    """Exception handler for errors of the kernel and the games."""
    assert isinstance(problem, PentapolisError)
    answer = refused(problem)
    return reply(answer.error, answer.status)


HANDLERS = {HttpError: on_refused, PentapolisError: on_pentapolis_error}
