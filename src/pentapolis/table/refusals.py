"""Refusals of the table itself, beside those of a game's rules."""

from __future__ import annotations

from typing import Any

from ..kernel.errors import PentapolisError


class Refused(PentapolisError):
    """The table does not do this now; `code` and `details` lead to words as those of IllegalMove do."""

    def __init__(self, code: str, **details: Any) -> None:
        self.code = code
        self.details = details
        super().__init__(code, details)
