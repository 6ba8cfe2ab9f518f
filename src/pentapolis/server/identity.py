"""Who asks: guests with a signed cookie, and links that bring a guest to another device."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from ..table.names import shown_name
from .store import Store

COOKIE = "pentapolis"
YEAR = 365 * 86_400
LINK_SECONDS = 600
LONGEST_NAME = 24
_MEMBER_BYTES = 12
_DEVICE_PAGE = "/device#"


@dataclass(frozen=True, slots=True)
class Guest:
    """A person without an account: a random member id and a name that may be empty."""

    member: str
    name: str = ""


class BadName(Exception):
    """A name that is empty, too long or holds control characters."""


class BadToken(Exception):
    """A device link that is forged, too old or used."""


def new_guest() -> Guest:
    return Guest(secrets.token_urlsafe(_MEMBER_BYTES))


def checked_name(name: str) -> str:
    """The name in one line without space around it; BadName."""
    tidy = " ".join(name.split())
    if not tidy or len(tidy) > LONGEST_NAME or shown_name(tidy) != tidy:
        raise BadName(name)
    return tidy


class Identity:
    """Signs and reads what guests carry.  The first secret signs, all are accepted."""

    def __init__(self, keys: Sequence[str]) -> None:
        if not keys:
            raise ValueError("no secret")
        oldest_first = list(reversed(keys))  # itsdangerous signs with the last
        self._cookies = URLSafeSerializer(oldest_first, salt="pentapolis.guest")
        self._links = URLSafeTimedSerializer(oldest_first, salt="pentapolis.device")

    # ------------------------------------------------------------------ cookies

    def read(self, cookies: Mapping[str, str]) -> Guest | None:
        """The guest whose cookie this is; None where there is none or it was not signed here."""
        return self._guest(self._cookies, cookies.get(COOKIE, ""))

    def cookie(self, guest: Guest, *, https: bool) -> dict[str, Any]:
        """What `Response.set_cookie` takes."""
        return {
            "key": COOKIE,
            "value": self._cookies.dumps([guest.member, guest.name]),
            "max_age": YEAR,
            "path": "/",
            "httponly": True,
            "samesite": "lax",
            "secure": https,
        }

    # ------------------------------------------------------------------ device links

    def link(self, guest: Guest) -> tuple[str, int]:
        """A private link (its path) to this guest, and when it ends (ms)."""
        token = self._links.dumps([guest.member, guest.name, secrets.token_urlsafe(9)])
        return _DEVICE_PAGE + str(token), int((time.time() + LINK_SECONDS) * 1000)

    async def claim(self, store: Store, token: str) -> Guest:
        """The guest to whom a link leads; it works once.  BadToken."""
        try:
            content: Any = self._links.loads(token, max_age=LINK_SECONDS)
        except BadSignature as error:
            raise BadToken(token) from error
        *guest_parts, number = content
        # Remembered for longer than it is accepted, lest clocks of several machines differ.
        remembered = int((time.time() + 2 * LINK_SECONDS) * 1000)
        guest = _guest_of(guest_parts)
        if guest is None or not await store.use_token(number, remembered):
            raise BadToken(token)
        return guest

    def _guest(self, signer: URLSafeSerializer, text: str) -> Guest | None:
        try:
            return _guest_of(signer.loads(text))
        except BadSignature:
            return None


def _guest_of(content: Any) -> Guest | None:
    match content:
        case [str(member), str(name)]:
            return Guest(member, name)
        case _:
            return None


# ---------------------------------------------------------------------- the server's secret


def kept_secret(path: Path) -> str:
    """The secret in this file, for its owner's eyes only; made where there is none yet.

    Of several processes that begin at once, all get the same one.  Raises OSError.
    """
    if (found := _read(path)) is not None:
        return found
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}-{secrets.token_hex(4)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(secrets.token_urlsafe(32) + "\n")
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)  # fails where another process was first
    except FileExistsError:
        pass
    finally:
        draft.unlink()
    return cast("str", _read(path))


def _read(path: Path) -> str | None:
    try:
        text = path.read_text(encoding="utf-8").strip()
    except FileNotFoundError:
        return None
    if len(text) < 16:
        raise OSError(22, "less than 16 characters of a secret", str(path))
    return text
