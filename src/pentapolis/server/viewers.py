"""What the viewers of a table are sent: for each seat that somebody looks through, and for spectators.

All that leaves the server about a game goes through here, made for one viewer at a time from the public
view, a seat's own view, `story`, `legal` and the table's public state.  What all viewers share is made,
compared and written once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from typing import Any

import msgspec

from ..kernel.limits import SECRET
from ..table.live import Line, LiveTable
from ..table.state import Mine
from . import wire
from .pictures import Picture, changed_fields

Json = dict[str, Any]
Send = Callable[[bytes], None]
_REMEMBERED = 20  # steps that a returning client can be given instead of a whole snapshot
_encode = msgspec.json.Encoder().encode


# Recorded commands, rewinds, the seat's own secret answer, whether a bot plays for it.  While these stay,
# a seat's own view, its story and its moves stay: what others do then is secret or no part of the game.
Moment = tuple[int, int, int, bool]
# What the game says of hidden things (`Game.hidden`), and the seat's own secret answer: while these stay,
# its own view stays.
Secrets = tuple[Hashable, int]


class Viewer:
    """One pair of eyes (a seat's, or None: any spectator's), and the connections that look through them."""

    def __init__(self, seat: int | None, live: LiveTable) -> None:
        self.seat = seat
        self.sends: list[Send] = []
        self.seq = live.n
        self.moment: Moment | None = None
        self.secrets: Secrets | None = None
        self.own = Picture("/view")  # what this seat sees beyond the public view
        self.mine = Mine()
        self.told = 0  # number of the story event from which on all is news
        self.moves: list[str] = []
        self.recent: deque[tuple[int, int, bytes]] = deque(maxlen=_REMEMBERED)

    def send(self, data: bytes) -> None:
        for send in tuple(self.sends):  # who hears of a new seat may look through other eyes at once
            send(data)


class Gallery:
    """The viewers of a table and what they have seen last."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._viewers: dict[int | None, Viewer] = {}
        self._table, self._public = live.table(), Picture("/view")
        self._rewinds = live.rewinds
        self._said = live.chat[-1].n if live.chat else 0
        self._look()

    # ------------------------------------------------------------------ coming and going

    def join(self, seat: int | None, send: Send, after: int | None) -> None:
        """A connection looks through a seat's eyes from now on: it gets what it lacks since `after`."""
        viewer = self._viewers.get(seat)
        if viewer is None:
            viewer = self._viewers[seat] = Viewer(seat, self.live)
            self._turn_to(viewer)
            self._look_as(viewer, fresh=True)
            self._news(viewer, rewound=False)
            viewer.moves = self._moves(seat)
        viewer.sends.append(send)
        missed = _since(viewer, after)
        for data in [self._snapshot(viewer)] if missed is None else missed:
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

    # ------------------------------------------------------------------ what has changed

    def refresh(self, live: LiveTable) -> None:
        """Send every viewer what the last entries changed for it."""
        self.live = live
        begun = live.started and not self._public
        table, public = self._look()
        chat = [said(line) for line in live.chat if line.n > self._said]
        if chat:
            self._said = chat[-1].n
        rewound = live.rewinds != self._rewinds
        self._rewinds = live.rewinds
        for viewer in list(self._viewers.values()):
            fresh = self._turn_to(viewer)
            if begun:  # there was no view to change
                patch = [*table, self._whole_view(viewer)]
            else:
                patch = [*table, *_shared(public, viewer), *self._look_as(viewer, fresh=fresh)]
            self._tell(viewer, patch, chat, self._news(viewer, rewound=rewound) if fresh else msgspec.UNSET)
            if fresh:
                self._ask_anew(viewer)

    def _look(self) -> tuple[list[msgspec.Raw], dict[str, list[msgspec.Raw]]]:
        """What has changed for everybody: of the table, and of the public view by entry."""
        before, self._table = self._table, self.live.table()
        table = changed_fields("/table", before, self._table)
        public = self._public.change(self.live.match.public_view()) if self.live.started else {}
        return table, public

    def _turn_to(self, viewer: Viewer) -> bool:
        """May the viewer's own things have changed since they were looked at?"""
        live, seat = self.live, viewer.seat
        answer = live.match.position.answer(seat) if seat is not None and live.started else 0
        bot = seat is not None and live.chairs.bot(seat) is not None
        before, viewer.moment = viewer.moment, (live.step if live.started else -1, live.rewinds, answer, bot)
        return viewer.moment != before

    def _look_as(self, viewer: Viewer, *, fresh: bool) -> list[msgspec.Raw]:
        """What has changed for one viewer alone."""
        mine = self.live.mine(viewer.seat)
        patch = [] if mine == viewer.mine else changed_fields("/mine", viewer.mine, mine)
        viewer.mine = mine
        if fresh and viewer.seat is not None and self.live.started:
            patch += self._look_in_secret(viewer, viewer.seat)
        return patch

    def _look_in_secret(self, viewer: Viewer, seat: int) -> list[msgspec.Raw]:
        """What has changed of what a seat alone sees."""
        match = self.live.match
        secrets = (match.game.hidden(match.position), match.position.answer(seat))
        before, viewer.secrets = viewer.secrets, secrets
        if secrets == before and secrets[0] is not None:
            return []
        own = viewer.own.change(match.own_view(seat))
        return [op for ops in own.values() for op in ops]

    def _whole_view(self, viewer: Viewer) -> msgspec.Raw:
        self._look_as(viewer, fresh=True)
        value = self._public.values | viewer.own.values
        return msgspec.Raw(_encode({"op": "replace", "path": "/view", "value": value}))

    def _tell(
        self,
        viewer: Viewer,
        patch: list[msgspec.Raw],
        chat: list[wire.Said],
        story: wire.Story | msgspec.UnsetType,
    ) -> None:
        if patch or chat or story is not msgspec.UNSET:
            seq, prev = self.live.n, viewer.seq
            step = wire.Step(seq, prev, patch, story, chat)  # pyright: ignore[reportArgumentType]  # raw JSON
            data = _encode(step)
            viewer.recent.append((prev, seq, data))
            viewer.seq = seq
            viewer.send(data)

    def _ask_anew(self, viewer: Viewer) -> None:
        """Tell what the viewer may do now, if that is something else or it has just decided."""
        moves = self._moves(viewer.seat)
        if moves != viewer.moves or (moves and self.live.actor == viewer.seat):
            viewer.moves = moves
            viewer.send(self._ask(viewer))

    def _news(self, viewer: Viewer, *, rewound: bool) -> wire.Story | msgspec.UnsetType:
        """What happened since; after going back, all of it again."""
        since = 0 if rewound else viewer.told
        events = self._story(viewer.seat, since)
        viewer.told = events[-1]["n"] + 1 if events else since
        return wire.Story(since, events) if events or rewound else msgspec.UNSET

    # ------------------------------------------------------------------ for one viewer

    def _story(self, seat: int | None, since: int) -> list[Json]:
        return self.live.match.story(seat, since) if self.live.started else []

    def _moves(self, seat: int | None) -> list[str]:
        live = self.live
        if seat is None or not live.started or live.chairs.bot(seat) is not None:
            return []
        return [move.text for move in live.match.legal(seat)]

    def _ask(self, viewer: Viewer) -> bytes:
        match, seat = self.live.match, viewer.seat
        secret = match.position.frame == SECRET
        final = secret and match.game.final_answers(match.position)
        return _encode(wire.Ask(self.live.n, seat or 0, viewer.moves, secret=secret, final=final))

    def _snapshot(self, viewer: Viewer) -> bytes:
        view = self._public.values | viewer.own.values if self.live.started else None
        state = {"table": self._table, "view": view, "mine": viewer.mine}
        return _encode(
            {
                "t": "snapshot",
                "seq": viewer.seq,
                "viewer": viewer.seat,
                "state": state,
                "story": self._story(viewer.seat, 0),
                "chat": [said(line) for line in self.live.chat],
            }
        )


def _shared(public: dict[str, list[msgspec.Raw]], viewer: Viewer) -> list[msgspec.Raw]:
    """Changes of the public view, but for entries that this viewer sees otherwise."""
    return [op for entry, ops in public.items() if entry not in viewer.own for op in ops]


def _since(viewer: Viewer, after: int | None) -> list[bytes] | None:
    """The steps that lead from `after` to now; None where they are not known any more."""
    if after == viewer.seq:
        return []
    steps = list(viewer.recent)
    start = next((index for index, step in enumerate(steps) if step[0] == after), None)
    return None if start is None else [data for _, _, data in steps[start:]]


def said(line: Line) -> wire.Said:
    return wire.Said(line.n, line.at, line.name, line.seat, line.text, line.phrase)
