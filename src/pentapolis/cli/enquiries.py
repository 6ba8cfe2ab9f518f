"""What a person may ask during a game; nothing here changes the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

from ..kernel.contract import GameInfo
from ..kernel.errors import BadNotation, IllegalMove, PentapolisError
from ..kernel.notation import whole_number
from ..table.hints import Advice, advise
from ..table.session import Session
from ..words import load_rulebook
from .desk import Desk
from .pages import print_paragraph
from .screen import Screen
from .sheets import SheetPrinter

Json = dict[str, Any]
HINT_SECONDS = 1.5
HINT_ITERATIONS = 20_000


def move_number(text: str) -> int | None:
    """The number in the menu of moves that a person typed, whether or not the menu has it."""
    return whole_number(text, digits=5)


class Enquiries:
    """Answers at one terminal.  `numbered`: the moves in the order of the menu that is on the screen."""

    def __init__(self, desk: Desk, info: GameInfo, session: Session, screen: Screen) -> None:
        self.desk, self.info, self.session, self.screen = desk, info, session, screen
        self.numbered: Sequence[str] = ()
        self.commands: dict[str, Callable[[int, str], None]] = {
            "?": self._hint,
            "hint": self._hint,
            "h": self._help,
            "help": self._help,
            "c": self._cities,
            "cities": self._cities,
            "n": self._news,
            "news": self._news,
            "t": self._tiles,
            "tiles": self._tiles,
            "p": self._preview,
            "preview": self._preview,
            "sheet": self._sheet,
            "rules": self._rules,
        }

    def say(self, key: str, **facts: Any) -> None:
        self.desk.print(self.desk.say(key, **facts))

    def refuse(self, error: PentapolisError, text: str = "") -> None:
        """Why a move is refused, and the paragraph that says so."""
        if isinstance(error, BadNotation):
            self.say("no-move", given=text)
            return
        self.desk.print(self.desk.explain(error, self.screen.names))
        if isinstance(error, IllegalMove):
            rulebook = load_rulebook(self.info.package, self.desk.words.language)
            paragraph = rulebook.paragraph_for(error.code)
            self.say("see-rule", title=paragraph.title, id=paragraph.id)

    # ------------------------------------------------------------------ hints and help

    def _hint(self, seat: int, _: str) -> None:
        match = self.session.match
        word = self.session.word(f"hint {seat} {len(match.steps)}")
        end = monotonic() + HINT_SECONDS
        with self.desk.out.status(self.desk.say("searching")):
            advice = advise(match, seat, word, iterations=HINT_ITERATIONS, enough=lambda: monotonic() > end)
        for line in self._hint_lines(advice):
            self.desk.print(line)

    def _hint_lines(self, advice: Advice) -> list[str]:
        best, *others = advice.choices
        lines = [self.desk.say("hint", move=str(best.move), words=self.screen.move_words(str(best.move)))]
        if advice.follow_up:
            lines.append(self.desk.say("hint-follow", moves=", ".join(map(str, advice.follow_up))))
        if advice.changes:
            lines.append(self.screen.changes(advice.changes))
        lines += [self.screen.thought(thought) for thought in advice.thoughts]
        basis = {"count": advice.iterations, "value": round(100 * best.value)}
        if others:
            other = {"other": str(others[0].move), "less": round(100 * others[0].value)}
            lines.append(self.desk.say("hint-basis", **basis, **other))
        else:
            lines.append(self.desk.say("hint-only"))
        return lines

    def _help(self, seat: int, _: str) -> None:
        for line in self.desk.say("play-help").splitlines():
            self.desk.print(line)
        self.desk.print()
        self.screen.legend()

    # ------------------------------------------------------------------ the game

    def _cities(self, seat: int, _: str) -> None:
        self.screen.board(seat)

    def _news(self, seat: int, _: str) -> None:
        for line in self.screen.tell(self.session.news(seat)):
            self.desk.print(line)

    def _tiles(self, seat: int, _: str) -> None:
        painter = self.screen.painter
        for line in painter.racks(painter.drawing.notes(self.session.match.view(seat)), self.desk.out.width):
            self.desk.print(line)

    def _preview(self, seat: int, text: str) -> None:
        number = move_number(text) or 0
        text = self.numbered[number - 1] if 1 <= number <= len(self.numbered) else text
        refusal = self.session.match.why(seat, text)
        if refusal is not None:
            self.refuse(refusal, text)
            return
        lines = self.session.match.preview(seat, text).get("lines", ())
        self.desk.print(self.screen.changes(lines) if lines else self.desk.say("no-change"))

    def _sheet(self, seat: int, _: str) -> None:
        SheetPrinter(self.desk, self.info, self.screen.names).print_all(self.session.match.sheet(seat))

    def _rules(self, seat: int, text: str) -> None:
        rulebook = load_rulebook(self.info.package, self.desk.words.language)
        ids = [paragraph.id for paragraph in rulebook.paragraphs]
        if text in ids:
            print_paragraph(self.desk, self.info, rulebook.paragraph(text))
        elif text:
            for hit in rulebook.search(text) or [None]:
                self.desk.print(f"{hit.paragraph.id}: {hit.excerpt}" if hit else self.desk.say("no-hit"))
        else:
            self.desk.print(" ".join(ids))
