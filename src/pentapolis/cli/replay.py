"""`pentapolis replay`: a recorded game, step by step, from any seat's eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click
from rich.text import Text

from ..kernel.errors import PentapolisError
from ..kernel.match import Match
from ..kernel.record import replay
from .boards import Painter
from .command import Command, Number
from .desk import BadInput, Desk
from .files import GameFile, read_game
from .sheets import SheetPrinter
from .verdict import tell_verdict

Json = dict[str, Any]


@click.command(
    "replay",
    cls=Command,
    examples=(
        "replay game.json",
        "replay game.json --seat 1",
        "replay game.json --step 10 --seat 0 --json",
        "replay game.json --all",
        "replay web-table.json --verify",
    ),
)
@click.argument("file", metavar="FILE|-")
@click.option("--step", type=Number(0), metavar="N")
@click.option("--seat", type=Number(0), metavar="SEAT")
@click.option("--all", "whole", is_flag=True)
@click.option("--verify", "verified", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def command(
    desk: Desk, file: str, step: int | None, seat: int | None, whole: bool, verified: bool, as_json: bool
) -> int:
    """Step through a record or a save."""
    game = read_game(file)
    if verified:
        return tell_verdict(desk, game, file, as_json=as_json)
    film = Film(desk, game, seat)
    if step is not None and step > film.last:
        raise BadInput("number", option="--step", given=str(step), least="0", most=str(film.last))
    if as_json:
        steps = range(film.last + 1) if whole else [film.last if step is None else step]
        frames = [film.as_data(number) for number in steps]
        desk.give(frames if whole else frames[0])
    elif whole:
        film.tell_all()
    elif step is not None or not desk.interactive:
        film.show(film.last if step is None else step)
    else:
        film.run()
    return 0


class Film:
    """A record, whole and in its first steps.  `seat`: whose eyes; None: a spectator's."""

    def __init__(self, desk: Desk, game: GameFile, seat: int | None) -> None:
        self.desk, self.info, self.record = desk, game.info, game.record
        self.whole = replay(self.record)
        self.last = len(self.record["steps"])
        self.seat = self._checked(seat)
        self.painter = Painter(desk, self.info)
        given = desk.names(game.occupants)
        parties = len(self.whole.sheet()["seats"])
        self.names = desk.words.party_names(self.info.id, self.whole.seats, parties, given)
        self.painter.names = self.names

    def _checked(self, seat: int | None) -> int | None:
        if seat is not None and seat >= self.whole.seats:
            most = str(self.whole.seats - 1)
            raise BadInput("number", option="--seat", given=str(seat), least="0", most=most)
        return seat

    def at(self, step: int) -> Match:
        return replay(self.record, until=step)

    def events(self, match: Match, step: int) -> list[Json]:
        """What happened in a step, as the seat learned it."""
        return [event for event in match.story(self.seat) if event["step"] == step]

    # ------------------------------------------------------------------ showing

    def as_data(self, step: int) -> Json:
        match = self.at(step)
        return {
            "step": step,
            "steps": self.last,
            "seat": self.seat,
            "move": self._command(match, step),
            "story": self.events(match, step),
            "view": match.view(self.seat),
            "sheet": match.sheet(self.seat),
        }

    def _command(self, match: Match, step: int) -> Any:
        """The command of a step, unless it is an answer that is still secret to the seat."""
        if not step:
            return None
        command = self.record["steps"][step - 1]
        return command if step <= len(match.steps) or command[0] == self.seat else None

    def show(self, step: int) -> None:
        """The position after a step."""
        match = self.at(step)
        view, events = match.view(self.seat), self.events(match, step)
        game = self.desk.words.say(f"{self.info.id}-name")
        labels = [self.painter.say(label) for label in self.painter.drawing.headline(view)]
        place = self.desk.say("replay-step", step=step, last=self.last)
        eyes = self.desk.words.say("spectator") if self.seat is None else self.names[self.seat]
        self.desk.print(Text(" · ".join([game, place, *labels, eyes]), style="bold"))
        for sentence in self.sentences(events):
            self.desk.print(sentence)
        self.desk.print()
        width = self.desk.out.width
        for line in self.painter.grids(self.painter.drawing.board(view, (), events), width):
            self.desk.print(line)
        for line in self.painter.racks(self.painter.drawing.hand(view), width):
            self.desk.print(line)
        waiting = [self.names[seat] for seat in match.to_act]
        if waiting:
            self.desk.print(self.desk.words.say("waiting-for", names=waiting))
        else:
            self.desk.print()
            self._result(match)

    def sentences(self, events: Sequence[Json]) -> list[str]:
        return [self.desk.words.story(self.info.id, event, self.names) for event in events]

    def tell_all(self) -> None:
        """The whole story and the score sheet."""
        for sentence in self.sentences(self.whole.story(self.seat)):
            self.desk.print(sentence)
        self.desk.print()
        SheetPrinter(self.desk, self.info, self.names).print_all(self.whole.sheet(self.seat))

    def _result(self, match: Match) -> None:
        for line in SheetPrinter(self.desk, self.info, self.names).ranking(match.sheet(self.seat)):
            self.desk.print(line)

    # ------------------------------------------------------------------ stepping

    def run(self) -> None:
        """Ask for where to go until `q` or the end of the input."""
        step = 0
        self.show(step)
        while True:
            try:
                answer = input(self.desk.say("replay-prompt") + " ").split()
            except EOFError:
                return
            if answer[:1] == ["q"]:
                return
            try:
                step = self._go(step, answer)
            except (PentapolisError, ValueError, IndexError):
                self.desk.print(self.desk.say("replay-help", last=self.last, seats=self.whole.seats - 1))
                continue
            self.show(step)

    def _go(self, step: int, answer: Sequence[str]) -> int:
        """The step that an answer leads to; ValueError, IndexError for one that means nothing."""
        match list(answer):
            case [] | ["n"]:
                return min(step + 1, self.last)
            case ["p"]:
                return max(step - 1, 0)
            case ["e"]:
                return self.last
            case ["g", number]:
                return range(self.last + 1)[int(number)]
            case ["s"]:
                self.seat = None
                return step
            case ["s", seat]:
                self.seat = range(self.whole.seats)[int(seat)]
                return step
            case _:
                raise ValueError
