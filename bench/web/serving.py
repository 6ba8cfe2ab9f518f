"""`python -m bench.web.serving real|empty PORT DATABASE [RECORDING]`: the server under test.

`empty` is the same server with an engine that does nothing: a command is stored as ever, then each viewer is
sent the bytes that the real engine sent for the command of this number.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from pentapolis.kernel.errors import PentapolisError
from pentapolis.server import hub, running, settings
from pentapolis.server.rooms import Room
from pentapolis.table import commands as c

from .recording import Recording

_NO_LIMIT = 1_000_000


class EmptyLive:
    """What the server asks of a table, without a game in it."""

    def __init__(self, live: Any) -> None:
        self.header, self.chairs, self.clocks = live.header, live.chairs, live.clocks
        self.started, self.next_bot, self.n = True, None, live.n
        self.status, self.waiting = "playing", [0]

    def apply(self, entry: c.Entry, *, n: int, at: int, member: str) -> None:
        self.n = n


class EmptyGallery:
    """Viewers who are sent what was recorded."""

    def __init__(self, live: EmptyLive, recording: Recording) -> None:
        self.live, self.sends = live, dict[int, list[Any]]()
        self.first = [[data.encode() for data in seat] for seat in recording.first]
        self.sent = [[[data.encode() for data in seat] for seat in step] for step in recording.sent]

    def join(self, seat: int, send: Any, after: int | None) -> None:
        self.sends.setdefault(seat, []).append(send)
        for data in self.first[seat]:
            send(data)

    def part(self, seat: int, send: Any) -> None:
        self.sends[seat].remove(send)

    def refresh(self, live: EmptyLive) -> None:
        for seat, sends in self.sends.items():
            for data in self.sent[live.n - 2][seat]:
                for send in sends:
                    send(data)


class EmptyRoom(Room):
    """A room without an engine."""

    recording: Recording

    def __init__(self, live: Any, services: Any) -> None:
        super().__init__(live, services)
        self.live = EmptyLive(live)  # pyright: ignore[reportAttributeAccessIssue]
        self.gallery = EmptyGallery(self.live, self.recording)  # pyright: ignore[reportAttributeAccessIssue]


def main() -> None:
    kind, port, database, *rest = sys.argv[1:]
    if kind == "empty":
        EmptyRoom.recording = msgspec.json.decode(Path(rest[0]).read_bytes(), type=Recording)
        hub.Room = EmptyRoom  # pyright: ignore[reportPrivateImportUsage]
    flags = {
        "port": int(port),
        "database": database,
        "log_level": "warning",
        **dict.fromkeys(("address_rate", "address_burst", "member_rate", "member_burst"), _NO_LIMIT),
    }
    chosen = settings.settle(flags)
    with running.listen("127.0.0.1", int(port)) as listening:
        running.run(chosen, listening, lambda port: print(f"ready {port}", flush=True))


if __name__ == "__main__":
    try:
        main()
    except PentapolisError as error:
        sys.exit(str(error))
