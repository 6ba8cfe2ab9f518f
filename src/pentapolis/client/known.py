"""What a client knows of a table: a snapshot, and the steps since."""

from __future__ import annotations

from typing import Any

import msgspec

from ..server import wire
from ..server.patch import apply

Json = dict[str, Any]


class Gap(Exception):
    """A step that does not follow what is known: say hello again."""


class Known:
    """The table as one viewer sees it.  `state` is None before the first snapshot."""

    def __init__(self) -> None:
        self.seq: int | None = None
        self.viewer: int | None = None
        self.state: Json | None = None
        self.story: list[Json] = []
        self.chat: list[Json] = []
        self.you: wire.You | None = None
        self.ask: wire.Ask | None = None
        self.presence: wire.Presence | None = None

    @property
    def table(self) -> Json:
        """What everybody may know beside the game; {} before the first snapshot."""
        return {} if self.state is None else self.state["table"]

    @property
    def view(self) -> Json | None:
        """The game as this viewer sees it; None before the start."""
        return None if self.state is None else self.state["view"]

    @property
    def status(self) -> str:
        """`open`, `playing` or `over`; "" before the first snapshot."""
        return self.table.get("status", "")

    def take(self, message: Json) -> None:
        """Take in what the server tells; Gap.  Types that are not known here change nothing."""
        match message["t"]:
            case "welcome":
                self.ask = None  # it comes again where a decision is still owed
            case "you":
                self.you = msgspec.convert(message, wire.You)
            case "ask":
                self.ask = msgspec.convert(message, wire.Ask)
            case "presence":
                self.presence = msgspec.convert(message, wire.Presence)
            case "snapshot":
                self._begin(message)
            case "step":
                self._follow(message)
            case _:
                pass

    def _begin(self, snapshot: Json) -> None:
        self.seq, self.viewer, self.state = snapshot["seq"], snapshot["viewer"], snapshot["state"]
        self.story, self.chat = list(snapshot["story"]), list(snapshot["chat"])
        self.ask = None

    def _follow(self, step: Json) -> None:
        if step["prev"] != self.seq or self.state is None:
            raise Gap(step["prev"])
        self.seq = step["seq"]
        self.state = apply(self.state, step.get("patch", ()))
        self.chat += step.get("chat", ())
        if "story" in step:
            since = step["story"]["since"]
            self.story = [event for event in self.story if event["n"] < since] + step["story"]["events"]
