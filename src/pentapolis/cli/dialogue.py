"""A game in the terminal: asks the people whose turn it is, lets the bots act, until the game is over.

The input is read line by line, so that a script can play too; a screen is only cleared on a terminal.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.text import Text

from ..kernel.contract import GameInfo
from ..kernel.errors import IllegalMove
from ..table.saves import FileInTheWay, saved, write
from ..table.session import Session
from ..words import LANGUAGES, Words
from .desk import Desk, is_language
from .enquiries import Enquiries, move_number
from .files import STDIN
from .screen import Screen
from .sheets import SheetPrinter
from .wrapping import visible

Json = dict[str, Any]
YES, NO = ("", "y", "yes"), ("n", "no")


class Left(Exception):
    """Somebody left the game with `q`."""


class Dialogue:
    """One game at one terminal.

    `path`: where it is saved after every decision; `kept_in`: the file that holds it as it is now.
    """

    def __init__(
        self, desk: Desk, info: GameInfo, session: Session, *, path: Path | None, confirm: bool
    ) -> None:
        self.desk, self.info, self.session = desk, info, session
        self.path, self.confirm = path, confirm
        self.screen = Screen(desk, info, session)
        self.enquiries = Enquiries(desk, info, session, self.screen)
        self.note = ""
        self.kept_in: Path | None = None
        self._at_screen: int | None = None
        self._waited: set[int] = set()
        self._commands: dict[str, Callable[[int, str], None]] = {
            **self.enquiries.commands,
            "u": self._take_back,
            "undo": self._take_back,
            "r": self._reset,
            "reset": self._reset,
            "w": self._wait,
            "wait": self._wait,
            "l": self._language,
            "lang": self._language,
            "confirm": self._switch_confirm,
            "save": self._save,
            "q": self._quit,
            "quit": self._quit,
        }

    # ------------------------------------------------------------------ the course of the game

    def run(self) -> None:
        """Play to the end.

        EOFError where the input ends before, Left; OSError or FileInTheWay where the first save fails.
        """
        if self.path is not None:
            write(self.path, saved(self.session))
            self.kept_in = self.path
        while not self.session.match.over:
            self._bots()
            if self.session.match.over:
                break
            seat = self._next_person()
            self._hand_over(seat)
            self._decisions(seat)
        self._finish()

    def _bots(self) -> None:
        while (seat := self.session.next_bot) is not None:
            name = self.screen.names[seat]
            with self.desk.out.status(self.desk.say("thinking", name=name)):
                self.session.play_bot(seat)
        self.keep()

    def _next_person(self) -> int:
        """Whoever sits there goes on; then those who have not said that they wait."""
        waiting = self.session.waiting
        ready = [seat for seat in waiting if seat not in self._waited]
        if not ready:
            self._waited.clear()
            self._stand_off(waiting[0])
            return self.session.waiting[0]
        return self._at_screen if self._at_screen in ready else ready[0]

    def _stand_off(self, seat: int) -> None:
        try:
            self.session.stand_off(seat)
        except IllegalMove:  # while answers are secret, the order makes no difference
            return
        self.note = self.desk.say("stand-off", name=self.screen.names[self.session.waiting[0]])

    def _hand_over(self, seat: int) -> None:
        """Before another person's secrets are shown, the one before is off the screen."""
        people = sum(1 for who in self.session.occupants if not who.bot)
        if people > 1 and seat != self._at_screen:
            self._clear()
            self.desk.print(self.desk.say("hand-over", name=self.screen.names[seat]))
            before = self._at_screen
            if before is not None and self.session.can_take_back(before):
                prompt = self.desk.say("hand-over-back", name=self.screen.names[before])
                if self.ask(prompt).lower() in ("u", "undo"):
                    self.session.take_back(before)
                    self._at_screen = before
                    return
            else:
                self.ask(self.desk.say("hand-over-ready", name=self.screen.names[seat]))
        self._at_screen = seat

    def _decisions(self, seat: int) -> None:
        """Ask a person until nothing is owed, or another person is to act."""
        seat = seat if self._at_screen is None else self._at_screen
        self._draw(seat)
        while self._still_asked(seat):
            prompt = self.desk.say("prompt", name=self.screen.names[seat])
            self._answer(seat, self.ask(prompt))

    def _still_asked(self, seat: int) -> bool:
        session = self.session
        return (
            seat in session.waiting
            and session.next_bot is None
            and self._at_screen == seat
            and seat not in self._waited
        )

    def _answer(self, seat: int, text: str) -> None:
        name, _, rest = text.partition(" ")
        command = self._commands.get(name)  # small letters only: `S` is a tile
        if not text:
            forced = self.session.forced(seat)
            if forced is not None:
                self._play(seat, str(forced), sure=True)
            else:
                self.enquiries.say("nothing-typed")
        elif command is not None:
            command(seat, rest.strip())
        elif (number := move_number(text)) is not None:
            if 1 <= number <= len(self.enquiries.numbered):
                self._play(seat, self.enquiries.numbered[number - 1])
            else:
                self.enquiries.say("no-such-number", most=len(self.enquiries.numbered))
        else:
            self._play(seat, text)

    def _play(self, seat: int, text: str, *, sure: bool = False) -> None:
        match = self.session.match
        refusal = match.why(seat, text)
        if refusal is not None:
            self.enquiries.refuse(refusal, text)
            return
        move = str(match.game.parse(text))
        if self.confirm and not sure and self.session.ends_turn(seat, move):
            answer = self._asked_again(seat, move)
            if answer not in YES:
                self.enquiries.say("not-played")
                if answer not in NO:
                    self._answer(seat, answer)
                return
        self._waited.clear()
        self.session.play(seat, move)
        self.keep()
        if self._still_asked(seat):
            self._draw(seat)

    def _asked_again(self, seat: int, move: str) -> str:
        """What is answered to a last question before a move without a way back."""
        lines = [self.desk.say("sure", move=move, words=self.screen.move_words(move))]
        changes = self.session.match.preview(seat, move).get("lines", ())
        if changes:
            lines.append(self.screen.changes(changes))
        for line in lines:
            self.desk.print(line)
        return self.ask(self.desk.say("sure-prompt"))

    # ------------------------------------------------------------------ talking

    def ask(self, prompt: str) -> str:
        """A line from the input, without the spaces around it; EOFError."""
        if not self.desk.interactive:
            self.desk.print(prompt)
            prompt = ""
        self.desk.out.file.flush()
        return input(f"{visible(prompt)} " if prompt else "").strip()

    def _draw(self, seat: int) -> None:
        self._clear()
        forced = self.session.forced(seat)
        note = self.note
        if forced is not None:
            words = self.screen.move_words(str(forced))
            note = " ".join([note, self.desk.say("forced", move=str(forced), words=words)]).strip()
        self.enquiries.numbered = self.screen.show(seat, note=note)
        self.note = ""

    def _clear(self) -> None:
        """An empty screen, and nothing to scroll back to."""
        if self.desk.interactive:
            self.desk.out.file.write("\033[H\033[2J\033[3J")
        else:
            self.desk.print()

    # ------------------------------------------------------------------ commands that change something

    def _take_back(self, seat: int, _: str) -> None:
        try:
            self.session.take_back(seat)
        except IllegalMove as error:
            if error.code == "nothing-to-retract":
                self.enquiries.say("no-take-back")
            else:
                self.enquiries.refuse(error)
            return
        self.note = self.desk.say("taken-back")
        self.keep()
        self._draw(seat)

    def _reset(self, seat: int, _: str) -> None:
        count = self.session.reset_turn(seat)
        if not count:
            self.enquiries.say("no-take-back")
            return
        self.note = self.desk.say("reset", count=count)
        self.keep()
        self._draw(seat)

    def _wait(self, seat: int, _: str) -> None:
        """Let the other people go first; when all have waited, there is a stand-off."""
        if len(self.session.waiting) < 2:
            self.enquiries.say("nobody-to-wait-for")
        else:
            self._waited.add(seat)

    def _language(self, seat: int, text: str) -> None:
        if not text or not is_language(text):
            self.enquiries.say("error-language", given=text or "-", known=list(LANGUAGES))
            return
        from ..words.language import language_of

        self.desk.words = Words(language_of(text))
        self._draw(seat)

    def _switch_confirm(self, seat: int, _: str) -> None:
        self.confirm = not self.confirm
        self.enquiries.say("confirm-on" if self.confirm else "confirm-off")

    def _save(self, seat: int, text: str) -> None:
        name = text or (str(self.path) if self.path else self.ask(self.desk.say("save-where")))
        if name:
            self._write(name)

    def _quit(self, seat: int, _: str) -> None:
        if self.kept_in is None:
            name = self.ask(self.desk.say("quit-save"))
            if name and not self._write(name):
                return
        raise Left

    # ------------------------------------------------------------------ files

    def keep(self) -> None:
        """Save after a decision, where a file was named; a failure is said and tried again next time."""
        if self.path is None:
            return
        self.kept_in = None
        try:
            write(self.path, saved(self.session))
        except FileInTheWay as error:
            self._tell(self.desk.explain(error))
        except OSError as error:
            self._tell(self.desk.file_error(error, str(self.path)))
        else:
            self.kept_in = self.path

    def _tell(self, text: str) -> None:
        """Say something now, and with the next screen where this one is about to be cleared."""
        if self.desk.interactive:
            self.note = " ".join(filter(None, [self.note, text]))
        else:
            self.desk.print(text)

    def _write(self, name: str) -> bool:
        """Save, and go on saving there; asks before a foreign file is replaced."""
        if name == STDIN:
            self.enquiries.say("error-no-stdin", option="save")
            return False
        path = Path(name)
        try:
            if not self._written(path):
                self.enquiries.say("not-saved")
                return False
        except OSError as error:
            self.desk.print(self.desk.file_error(error, name))
            return False
        self.path = self.kept_in = path
        self.enquiries.say("saved", name=name)
        return True

    def _written(self, path: Path) -> bool:
        try:
            write(path, saved(self.session))
        except FileInTheWay:
            answer = self.ask(self.desk.say("replace", name=str(path)))
            if answer.lower() not in ("y", "yes", self.desk.words.say("yes")):
                return False
            write(path, saved(self.session), replace=True)
        return True

    # ------------------------------------------------------------------ the end

    def _finish(self) -> None:
        match, names = self.session.match, self.screen.names
        people = [seat for seat, who in enumerate(self.session.occupants) if not who.bot]
        self._clear()
        self.screen.board(people[0] if len(people) == 1 else None)
        self.desk.print()
        sheet = match.sheet()
        parts = [part["index"] for part in sheet["parts"] if set(people) & set(part["owners"])]
        SheetPrinter(self.desk, self.info, names).print_all(sheet, parts=parts)
        winners = [names[party] for party in match.winners]
        if winners:
            text = self.desk.words.say("winners", names=winners, count=len(winners))
            self.desk.print(Text(f"{text[:1].upper()}{text[1:]}", style="bold"))
        else:
            self.desk.print(self.desk.words.say("no-winner"))
        self._offer_record()

    def _offer_record(self) -> None:
        if self.path is not None:
            self.keep()
        if self.kept_in is None:
            self.desk.print(self.note)
        while self.kept_in is None:
            try:
                name = self.ask(self.desk.say("save-record"))
            except EOFError:
                return
            if not name:
                return
            self._write(name)
        self.enquiries.say("kept", name=str(self.kept_in))


def left_words(desk: Desk, path: Path | None) -> str:
    """What becomes of a game that was left."""
    return desk.say("left-saved", name=str(path)) if path else desk.say("left")
