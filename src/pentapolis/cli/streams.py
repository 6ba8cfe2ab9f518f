"""Standard streams as they may be: closed, or in an encoding that lacks what is to be said."""

from __future__ import annotations

import codecs
import errno
import io
import os
import sys
from unicodedata import east_asian_width, normalize

# Where these can't be encoded, something of the same width stands for them.
_PLAIN = {"·": ".", "→": ">", "─": "-", "–": "-", "—": "-", "×": "x", "“": '"', "”": '"', "‘": "'", "’": "'"}
_HANDLER = "pentapolis"


def prepare() -> None:
    """Give every standard stream that is closed a stand-in, and let none fail at a character."""
    codecs.register_error(_HANDLER, _stand_in)
    if sys.stdin is None:
        sys.stdin = ClosedStream()
    if sys.stdout is None:
        sys.stdout = ClosedStream()
    if sys.stderr is None:
        sys.stderr = ClosedStream()
    _set_errors(sys.stdin, "replace")
    _set_errors(sys.stdout, _HANDLER)
    _set_errors(sys.stderr, _HANDLER)


class ClosedStream(io.TextIOBase):
    """Stands for a closed stream: can be asked what it is, and fails as the system would when it is used."""

    def __init__(self) -> None:
        # Keeps the number of the closed stream, so that no file that is opened later gets it.
        self._placeholder = os.open(os.devnull, os.O_RDWR)

    def readline(self, size: int = -1, /) -> str:
        raise _closed()

    def read(self, size: int | None = -1, /) -> str:
        raise _closed()

    def write(self, text: str, /) -> int:
        raise _closed()


def _closed() -> OSError:
    return OSError(errno.EBADF, os.strerror(errno.EBADF))


def _set_errors(stream: object, errors: str) -> None:
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=errors)


def _stand_in(error: UnicodeError) -> tuple[str, int]:
    """Something of the same width for what can't be encoded."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    return "".join(map(_plain, signs)), error.end


def _plain(sign: str) -> str:
    if east_asian_width(sign) in "WF":
        return "??"
    simple = normalize("NFKD", sign)[:1]
    return _PLAIN.get(sign) or (simple if simple.isascii() else "?")
