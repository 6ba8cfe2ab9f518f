"""What a person sees before a decision: cities, news, tiles, a numbered menu, fitted to the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from ..kernel.contract import GameInfo
from ..table.session import Session
from .boards import Painter
from .desk import Desk
from .wrapping import Prose

Json = dict[str, Any]
_PROMPT_LINES = 2
_FEWEST_NEWS = 4


class Screen:
    """Draws a session's game for one person at a time."""

    def __init__(self, desk: Desk, info: GameInfo, session: Session) -> None:
        self.desk, self.info, self.session = desk, info, session
        self.painter = Painter(desk, info)
        self._greeted: set[int] = set()

    # ------------------------------------------------------------------ names

    @property
    def names(self) -> tuple[str, ...]:
        """Names of all parties, in the language of the moment."""
        names = self.desk.names([(who.name, bool(who.bot)) for who in self.session.occupants])
        parties = len(self.session.match.sheet()["seats"])
        return self.desk.words.party_names(self.info.id, len(names), parties, names)

    # ------------------------------------------------------------------ pieces

    def tell(self, events: Sequence[Json]) -> list[str]:
        return [self.desk.words.story(self.info.id, event, self.names) for event in events]

    def news(self, seat: int) -> list[Json]:
        """What others did since the seat last decided."""
        return [event for event in self.session.news(seat) if event.get("seat") != seat]

    def move_words(self, text: str) -> str:
        kind, facts = self.painter.drawing.describe(text)
        return self.desk.words.move(self.info.id, kind, facts, self.names)

    def thought(self, thought: Json) -> str:
        """Why an advised move may be good."""
        return self.desk.words.thought(self.info.id, thought, self.names)

    def changes(self, changes: Sequence[Json]) -> str:
        """Score lines that a move changes, in words."""
        words, game = self.desk.words, self.info.id
        told = [
            self.desk.say(
                "change",
                line=words.line(game, change["key"]),
                part=words.say(f"{game}-{change['part']}", number=change["index"] + 1),
                before=change["before"],
                after=change["after"],
            )
            for change in changes
        ]
        return self.desk.say("list-end").join(told)

    # ------------------------------------------------------------------ the screen

    def show(self, seat: int, *, note: str = "") -> list[str]:
        """Draw all that the seat needs; the moves in the order of the menu."""
        match = self.session.match
        self.painter.names = self.names
        view = match.view(seat)
        moves = [str(move) for move in match.legal(seat)]
        news = self.news(seat)
        width = self.desk.out.width
        grids = self.painter.drawing.board(view, moves, news)
        others = self.painter.grids([grid for grid in grids if not grid["big"]], width)
        menu, ordered = self.painter.menu(moves, width)
        below = [
            Text(),
            *self.painter.grids([grid for grid in grids if grid["big"]], width),
            Text(),
            *self.painter.racks(self.painter.drawing.hand(view), width),
            Text(),
            *menu,
        ]
        if seat not in self._greeted:
            self._greeted.add(seat)
            below += [Text(), *self.painter.legend(width)]
        if note:
            below += [Text(), *self.wrapped(note)]
        room = self._room() - len(below)
        if others and len(others) + _FEWEST_NEWS > room:
            others = self.wrapped(self._others_in_short(grids), style="dim")
        above = [*self._head(view, seat), *others]
        told = self._news_lines(news, max(_FEWEST_NEWS, room - len(above)))
        for line in [*above, *told, *below]:
            self.desk.print(line)
        return ordered

    def board(self, seat: int | None) -> None:
        """All cities."""
        self.painter.names = self.names
        grids = self.painter.drawing.board(self.session.match.view(seat), (), [])
        for line in self.painter.grids(grids, self.desk.out.width):
            self.desk.print(line)

    def legend(self) -> None:
        """What the faces of the tiles mean."""
        for line in self.painter.legend(self.desk.out.width):
            self.desk.print(line)

    def _room(self) -> int:
        """Lines that the terminal shows at once; where there is none, whatever is needed."""
        return self.desk.out.size.height - _PROMPT_LINES if self.desk.out.is_terminal else 1000

    def _head(self, view: Json, seat: int) -> list[Text]:
        game = self.desk.words.say(f"{self.info.id}-name")
        labels = [self.painter.say(label) for label in self.painter.drawing.headline(view)]
        title = Text(" · ".join([game, *labels]), style="bold")
        width = self.desk.out.width
        rule = Text("─" * max(0, width - title.cell_len - 1), style="dim")
        parties = self.session.match.sheet(seat)["seats"]
        scores = "  ".join(f"{self.names[party['seat']]} {party['total']}" for party in parties)
        lines = [title.append(" ").append(rule), *self.wrapped(self.desk.say("scores", scores=scores))]
        waiting = [self.names[other] for other in self.session.waiting if other != seat]
        if waiting:
            lines += self.wrapped(self.desk.say("also-waiting", names=waiting), style="dim")
        return lines

    def _others_in_short(self, grids: Sequence[Json]) -> str:
        titles = [
            f"{self.painter.say(grid['title'])} ({self.painter.say(grid['subtitle'])})"
            for grid in grids
            if not grid["big"]
        ]
        return self.desk.say("others-in-short", cities=" · ".join(titles))

    def _news_lines(self, news: Sequence[Json], room: int) -> list[Text]:
        """The last of the news, as many as there is room for."""
        if not news:
            return []
        lines = [line for sentence in self.tell(news) for line in self.wrapped(sentence)]
        if len(lines) + 1 > room:
            left_out = len(lines) - room + 1
            return [Text(self.desk.say("news-more", count=left_out), style="dim"), *lines[left_out:]]
        return [Text(self.desk.say("news"), style="dim"), *lines]

    def wrapped(self, text: str, style: str = "") -> list[Text]:
        """Lines of a text, none wider than the terminal."""
        return list(Prose(text, style=style).wrap(self.desk.out, self.desk.out.width))
