"""Prints rulebook paragraphs with their examples drawn."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..kernel.contract import GameInfo
from ..kernel.errors import PentapolisError
from ..kernel.match import Match
from ..kernel.record import load, new
from ..words import Example, Paragraph
from .boards import Painter
from .desk import Desk
from .parts import score_table_of
from .sheets import SheetPrinter

Json = dict[str, Any]
_INDENT = 4
_LINK = re.compile(r"\[([^\]]*)\]\(#([^)]*)\)")


def print_paragraph(desk: Desk, info: GameInfo, paragraph: Paragraph) -> None:
    """Title, prose and examples."""
    desk.print(Text(paragraph.title, style="bold").append(f"  {paragraph.id}", style="dim"))
    for part in paragraph.parts:
        desk.print()
        if isinstance(part, Example):
            ExamplePrinter(desk, info).show(part)
        else:
            # A link leads to `pentapolis rules GAME <id>`, so its target is what a reader needs.
            desk.print(Markdown(_LINK.sub(r"\1 (\2)", part), hyperlinks=False))


class ExamplePrinter:
    """Draws the examples of one game's rulebook."""

    def __init__(self, desk: Desk, info: GameInfo) -> None:
        self.desk, self.info = desk, info
        self.painter = Painter(desk, info)
        self.width = desk.out.width - _INDENT

    def show(self, example: Example) -> None:
        facts = example.facts
        lines = [Text(f"{self.desk.words.say('example')} {example.id}", style="dim")]
        if example.kind == "score":
            lines += self._score(facts)
        elif "table" in facts:
            lines += self._bad_table(facts["table"])
        elif example.kind == "play":
            lines += self._play(facts)
        else:
            lines += self._one_move(facts)
        for line in lines:
            self.desk.print(Padding(line, (0, 0, 0, _INDENT)))

    # ------------------------------------------------------------------ what is scored

    def _score(self, facts: Mapping[str, Any]) -> list[Text]:
        """A real table, or a position as if the game ended so, and its sheet."""
        if "position" in facts:
            match = load(self.info.id, facts["position"])
            lines, sheet = self._position(match, None), match.sheet()
        else:
            module = score_table_of(self.info)
            table = {name: value for name, value in facts.items() if name not in ("expect", "house_tiles")}
            lines = self.painter.grids(self.painter.drawing.table(module.rows_of(table)), self.width)
            sheet = module.score(table, house_tiles=True).sheet
        return lines + self._sheet(sheet, facts.get("expect", {}))

    def _sheet(self, sheet: Json, expect: Mapping[str, Any]) -> list[Text]:
        """Of a sheet what the example is about."""
        printer = SheetPrinter(self.desk, self.info, self._parties(sheet))
        keys = {expect["line"]} if "line" in expect else set(expect.get("lines", ()))
        shown = expect.get("city", expect.get("seat"))
        lines: list[Text] = []
        for part in sheet["parts"]:
            if shown in (None, part["index"]):
                lines += [Text(text) for text in printer.lines(part, keys)]
        if not keys:
            lines += [Text(text) for text in printer.ranking(sheet)]
        return lines

    def _bad_table(self, table: Json) -> list[Text]:
        """A table that is refused, as it was given, and why."""
        module = score_table_of(self.info)
        try:
            module.score(table)
        except module.BadTable as error:
            return [Text(json.dumps(table)), Text(self.desk.explain(error))]
        return [Text(json.dumps(table)), Text(self.desk.say("example-accepted"))]

    def _parties(self, sheet: Json) -> tuple[str, ...]:
        parties = len(sheet["seats"])
        return self.desk.words.party_names(self.info.id, parties, parties)

    # ------------------------------------------------------------------ moves

    def _one_move(self, facts: Mapping[str, Any]) -> list[Text]:
        match = load(self.info.id, facts["position"])
        seat, move = facts["seat"], facts["move"]
        refusal = _refusal(match, seat, move)
        lines = self._position(match, seat)
        told = self.desk.say("example-accepted") if refusal is None else self.desk.explain(refusal)
        tried = self.desk.say("example-move", name=self.desk.words.seat(seat), move=move)
        return [*lines, Text(tried, style="bold"), Text(told)]

    def _play(self, facts: Mapping[str, Any]) -> list[Text]:
        start = facts.get("new")
        match = new(self.info.id, **start) if start else load(self.info.id, facts["position"])
        lines: list[Text] = []
        if start:
            made = ", ".join(f"{name}={value}" for name, value in start.items())
            lines.append(Text(self.desk.say("example-new", made=made)))
        else:
            lines += self._position(match, None)
        for step in facts["moves"]:
            _do(match, step)
            lines.append(Text("  ".join(self._word(part) for part in step)))
        if facts["moves"]:
            lines += self._position(match, None)
        return [*lines, *self._state(match)]

    def _word(self, part: Any) -> str:
        return self.desk.words.seat(part) if isinstance(part, int) else str(part)

    def _position(self, match: Match, seat: int | None) -> list[Text]:
        """Cities that are begun, for a seat also its tiles."""
        view = match.view(seat)
        grids = [grid for grid in self.painter.drawing.board(view) if _begun(grid)]
        racks = self.painter.drawing.hand(view)
        if seat is not None:
            grids = [grid for grid in grids if grid["big"]]
            racks = [rack for rack in racks if not rack.get("small")]
        return self.painter.grids(grids, self.width) + self.painter.racks(racks, self.width)

    def _state(self, match: Match) -> list[Text]:
        labels = [self.painter.say(label) for label in self.painter.drawing.headline(match.view())]
        waiting = [self.desk.words.seat(seat) for seat in match.to_act]
        if waiting:
            labels.append(self.desk.words.say("waiting-for", names=waiting))
        return [Text(" · ".join(labels), style="dim")]


def _refusal(match: Match, seat: int, move: str) -> PentapolisError | None:
    if move != "retract":
        return match.why(seat, move)
    try:
        match.retract(seat)
    except PentapolisError as error:
        return error
    return None


def _do(match: Match, step: Sequence[Any]) -> None:
    if step == ["stand-off"]:
        match.stand_off()
    elif step[1] == "retract":
        match.retract(step[0])
    else:
        match.play(step[0], step[1])


def _begun(grid: Json) -> bool:
    if grid["kind"] == "rows":
        return bool(grid["pieces"])
    return any(cell["face"] for row in grid["cells"] for cell in row)


def contents(paragraphs: Sequence[Paragraph]) -> Table:
    """The paragraphs of a page: id and title."""
    table = Table.grid(padding=(0, 2))
    for paragraph in paragraphs:
        table.add_row(Text(paragraph.id, style="cyan"), paragraph.title)
    return table
