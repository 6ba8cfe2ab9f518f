"""What the viewers of a table are sent: for each seat that somebody looks through, and for spectators.

All that leaves the server about a game goes through here, made for one viewer at a time from
`Match.view`, `story`, `legal` and the table's public state.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ..kernel.limits import SECRET
from ..table.live import Line, LiveTable
from . import wire
from .patch import diff

Json = dict[str, Any]
Send = Callable[[bytes], None]
_REMEMBERED = 20  # steps that a returning client can be given instead of a whole snapshot
_encode = msgspec.json.Encoder().encode


class Viewer:
    """One pair of eyes (a seat's, or None: any spectator's), and the connections that look through them."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.sends: list[Send] = []
        self.seq = 0
        self.view: Json | None = None
        self.mine: Json = {}
        self.told = 0  # number of the story event from which on all is news
        self.moves: list[str] = []
        self.recent: deque[tuple[int, int, bytes]] = deque(maxlen=_REMEMBERED)

    def send(self, data: bytes) -> None:
        for send in self.sends:
            send(data)


class Gallery:
    """The viewers of a table and what they have seen last."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._viewers: dict[int | None, Viewer] = {}
        self._table: Json = {}
        self._rewinds = live.rewinds
        self._said = live.chat[-1].n if live.chat else 0
        self._refresh_table()

    # ------------------------------------------------------------------ coming and going

    def join(self, seat: int | None, send: Send, after: int | None) -> None:
        """A connection looks through a seat's eyes from now on: it gets what it lacks since `after`."""
        viewer = self._viewers.get(seat)
        if viewer is None:
            viewer = self._viewers[seat] = self._fresh(seat)
        viewer.sends.append(send)
        missed = _since(viewer, after)
        if missed is None:
            send(self._snapshot(viewer))
        else:
            for data in missed:
                send(data)
        if viewer.moves:
            send(self._ask(viewer))

    def part(self, seat: int | None, send: Send) -> None:
        """A connection looks no longer."""
        viewer = self._viewers.get(seat)
        if viewer is not None and send in viewer.sends:
            viewer.sends.remove(send)
            if not viewer.sends:
                del self._viewers[seat]

    def _fresh(self, seat: int | None) -> Viewer:
        viewer = Viewer(seat)
        viewer.seq = self.live.n
        viewer.view, viewer.mine = self._view(seat), self._mine(seat)
        viewer.told = _told(self._story(seat, 0), 0)
        viewer.moves = self._moves(seat)
        return viewer

    # ------------------------------------------------------------------ what has changed

    def refresh(self, live: LiveTable) -> None:
        """Send every viewer what the last entries changed for it."""
        self.live = live
        table_patch = self._refresh_table()
        chat = [said(line) for line in live.chat if line.n > self._said]
        if chat:
            self._said = chat[-1].n
        rewound = live.rewinds != self._rewinds
        self._rewinds = live.rewinds
        for viewer in list(self._viewers.values()):
            self._refresh(viewer, table_patch, chat, rewound=rewound)

    def _refresh_table(self) -> list[Json]:
        before, self._table = self._table, msgspec.to_builtins(self.live.table())
        return diff(before, self._table, "/table")

    def _refresh(
        self, viewer: Viewer, table_patch: Sequence[Json], chat: list[wire.Said], *, rewound: bool
    ) -> None:
        view, mine = self._view(viewer.seat), self._mine(viewer.seat)
        patch = [*table_patch, *diff(viewer.mine, mine, "/mine"), *diff(viewer.view, view, "/view")]
        viewer.view, viewer.mine = view, mine
        story = self._news(viewer, rewound=rewound)
        if patch or chat or story is not msgspec.UNSET:
            step = wire.Step(self.live.n, viewer.seq, patch, story, chat)
            data = _encode(step)
            viewer.recent.append((step.prev, step.seq, data))
            viewer.seq = step.seq
            viewer.send(data)
        moves = self._moves(viewer.seat)
        if moves != viewer.moves:
            viewer.moves = moves
            viewer.send(self._ask(viewer))

    def _news(self, viewer: Viewer, *, rewound: bool) -> wire.Story | msgspec.UnsetType:
        """What happened since; after going back, all of it again."""
        since = 0 if rewound else viewer.told
        events = self._story(viewer.seat, since)
        viewer.told = _told(events, since)
        return wire.Story(since, events) if events or rewound else msgspec.UNSET

    # ------------------------------------------------------------------ for one viewer

    def _view(self, seat: int | None) -> Json | None:
        return self.live.match.view(seat) if self.live.started else None

    def _mine(self, seat: int | None) -> Json:
        return msgspec.to_builtins(self.live.mine(seat))

    def _story(self, seat: int | None, since: int) -> list[Json]:
        return self.live.match.story(seat, since) if self.live.started else []

    def _moves(self, seat: int | None) -> list[str]:
        if seat is None or not self.live.started or self.live.chairs.bot(seat) is not None:
            return []
        return [move.text for move in self.live.match.legal(seat)]

    def _ask(self, viewer: Viewer) -> bytes:
        match, seat = self.live.match, viewer.seat
        secret = match.position.frame == SECRET
        final = secret and match.game.final_answers(match.position)
        return _encode(wire.Ask(self.live.n, seat or 0, viewer.moves, secret=secret, final=final))

    def _snapshot(self, viewer: Viewer) -> bytes:
        chat = [said(line) for line in self.live.chat]
        story = self._story(viewer.seat, 0)
        state = {"table": self._table, "view": viewer.view, "mine": viewer.mine}
        data = {"seq": viewer.seq, "viewer": viewer.seat, "state": state, "story": story, "chat": chat}
        return _encode({"t": "snapshot", **data})


def _since(viewer: Viewer, after: int | None) -> list[bytes] | None:
    """The steps that lead from `after` to now; None where they are not known any more."""
    if after == viewer.seq:
        return []
    steps = list(viewer.recent)
    start = next((index for index, step in enumerate(steps) if step[0] == after), None)
    return None if start is None else [data for _, _, data in steps[start:]]


def _told(events: Sequence[Json], since: int) -> int:
    return events[-1]["n"] + 1 if events else since


def said(line: Line) -> wire.Said:
    return wire.Said(line.n, line.at, line.name, line.seat, line.text, line.phrase)
