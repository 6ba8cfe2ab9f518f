"""What a server refuses, as an exception."""

from __future__ import annotations

from ..kernel.errors import PentapolisError
from ..server import wire


class Refusal(PentapolisError):
    """The server refused something and nothing changed: `code`, `details`, `game` as in `wire.Error`."""

    def __init__(self, error: wire.Error) -> None:
        self.code, self.details, self.game = error.code, error.details, error.game
        super().__init__(error.code, error.details)
