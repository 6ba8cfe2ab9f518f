"""WebSocket clients that cost little: they send prepared frames and read only what they must.

A client library would need more time than the server under test.  Frames are masked with a key of zeros,
which the protocol allows and which leaves the bytes as they are.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from time import perf_counter
from typing import Any

_ACK = b'{"t":"ack"'
_ERROR = b'{"t":"error"'
_HELLO_ANSWERED = b'{"t":"snapshot"'


def frame(text: str) -> bytes:
    """A masked text frame."""
    data = text.encode()
    size = len(data)
    head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2)
    return head + bytes(4) + data


def command(number: int, seat: int, move: str) -> bytes:
    """The frame of a recorded command."""
    body = {"t": "play", "seat": seat, "move": move}
    return frame(json.dumps({"t": "cmd", "cid": f"bench-{number:04d}", "body": body}, separators=(",", ":")))


class Client(asyncio.Protocol):
    """A socket that looks through one seat of a table."""

    def __init__(self, table: str, seat: int, cookie: str, on_ack: Callable[[], None]) -> None:
        self.seat = seat
        self.ready = asyncio.get_running_loop().create_future()
        self.received = 0
        self.last = 0.0  # when the last message came
        self._cookie, self._on_ack = cookie, on_ack
        self._hello = frame(json.dumps({"t": "hello", "v": 1, "table": table, "viewer": seat}))
        self._buffer = b""
        self._open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(
            b"GET /ws HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r\nSec-WebSocket-Version: 13\r\n"
            b"Cookie: pentapolis=" + self._cookie.encode() + b"\r\n\r\n"
        )

    def send(self, data: bytes) -> None:
        assert self._transport is not None
        self._transport.write(data)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("closed before the table was shown"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                raise ConnectionError(head.decode(errors="replace"))
            self._open, self._buffer = True, rest
            self.send(self._hello)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, at, size = self._buffer, 0, len(self._buffer)
        while size - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4]), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10]), at + 10
            if size - start < length:
                break
            self._hear(buffer, start)
            at = start + length
        self._buffer = buffer[at:]

    def _hear(self, buffer: bytes, start: int) -> None:
        self.received += 1
        self.last = perf_counter()
        if buffer.startswith(_ACK, start):
            self._on_ack()
        elif buffer.startswith(_HELLO_ANSWERED, start):
            if not self.ready.done():
                self.ready.set_result(None)
        elif buffer.startswith(_ERROR, start):
            raise RuntimeError(buffer[start : start + 300].decode(errors="replace"))
