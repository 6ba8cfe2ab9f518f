"""Turns the blocks of a game's drawing (grids, racks, menus) into lines for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from ..kernel.contract import GameInfo
from .desk import Desk, capital
from .parts import drawing_of

Json = dict[str, Any]
_GAP = 3
_LEAST_WIDTH = 14
_MARKS = {"free": ("+", "bold green"), "open": ("·", "dim")}


class Painter:
    """Draws one game in the desk's language; `names` of the seats may be set at any time."""

    def __init__(self, desk: Desk, info: GameInfo, names: Sequence[str] = ()) -> None:
        self.desk, self.info, self.names = desk, info, names
        self.drawing = drawing_of(info)

    def say(self, label: Sequence[Any]) -> str:
        return self.desk.tell(self.info.id, label, self.names)

    # ------------------------------------------------------------------ faces

    def face(self, letter: str) -> str:
        """How a face is written in a city: its character in this language, else its letter."""
        key = f"{self.info.id}-face-{letter}"
        return self.desk.words.say(key) if self.desk.words.has(key) else letter

    def style(self, letter: str) -> Style:
        behind, letter_colour = self.drawing.COLOURS[letter]
        return Style(color=letter_colour, bgcolor=behind)

    def piece(self, piece: Json) -> Text:
        """A tile with its notation: `S`, `店S`, `F|O`; a card with its label."""
        text, faces = Text(), list(piece["faces"])
        if "label" in piece:
            face = self.face(faces[0])
            return text.append(f" {face} {self.say(piece['label'])} ", self.style(faces[0]))
        shown = [letter if letter == (face := self.face(letter)) else face + letter for letter in faces]
        shown[0] = f" {shown[0]}"
        shown[-1] = f"{shown[-1]} "
        sign = piece["text"][1:-1]
        for number, (face, letter) in enumerate(zip(shown, faces, strict=True)):
            text.append(sign if number else "").append(face, self.style(letter))
        if "count" in piece:
            text.append(f"×{piece['count']}")
        return text

    def legend(self, width: int) -> list[Text]:
        """All faces with their names."""
        entries: list[Text] = []
        for letter in self.drawing.COLOURS:
            label = self.drawing.legend(letter)
            if len(letter) > 1:  # no notation of its own
                entries.append(self.piece({"label": label, "faces": [letter]}))
                continue
            entry = self.piece({"text": letter, "faces": [letter]})
            entries.append(entry.append(f" {self.say(label)}"))
        return _columns("", entries, width)

    # ------------------------------------------------------------------ blocks

    def rows(self, rows: Json, width: int) -> list[Text]:
        """Lines of a block of pieces under a title, all of the same width."""
        title = Text(capital(self.say(rows["title"])), style="bold" if rows["big"] else "")
        title.append("  ").append(self.say(rows["subtitle"]), "dim")
        pieces = [self.piece(piece) for piece in rows["pieces"]]
        return _squared([title, *_columns("  ", pieces, width)])

    def grid(self, grid: Json) -> list[Text]:
        """Lines of a grid, all of the same width."""
        wide = 2 + max([1, *(cell_len(self.face(letter)) for letter in self.drawing.COLOURS)])
        edge = max(len(name) for name in grid["rows"]) + 1 if grid["big"] else 0
        lines = [Text(capital(self.say(grid["title"])), style="bold" if grid["big"] else "")]
        if "subtitle" in grid:
            lines.append(Text(self.say(grid["subtitle"]), style="dim"))
        if grid["big"]:
            names = "".join(f" {name}".ljust(wide) for name in grid["columns"])
            lines.append(Text(" " * edge + names, style="dim"))
        for name, cells in zip(grid["rows"], grid["cells"], strict=True):
            line = Text(name.ljust(edge) if grid["big"] else "", style="dim")
            line = Text().append(line)
            for cell in cells:
                line.append(self._cell(cell, wide))
            lines.append(line)
        return _squared(lines)

    def _cell(self, cell: Json, wide: int) -> Text:
        if cell["face"]:
            face = self.face(cell["face"])
            text = f"({face})" if cell["mark"] == "new" else f" {face} "
            style = self.style(cell["face"])
            return _padded(Text(text, style=style + Style(bold=cell["mark"] == "new")), wide, style)
        sign, style = _MARKS[cell["mark"]]
        return _padded(Text(f" {sign} ", style=style), wide)

    def grids(self, grids: Sequence[Json], width: int) -> list[Text]:
        """Grids side by side, as many in a row as the width takes."""
        lines: list[Text] = []
        row: list[list[Text]] = []
        for grid in grids:
            block = self.rows(grid, width) if grid["kind"] == "rows" else self.grid(grid)
            taken = sum(each[0].cell_len + _GAP for each in row)
            if row and taken + block[0].cell_len > width:
                lines += [*_beside(row), Text()]
                row = []
            row.append(block)
        return lines + _beside(row)

    def racks(self, racks: Sequence[Json], width: int) -> list[Text]:
        """Lines of racks: small ones share a line where there is room."""
        lines: list[Text] = []
        row = Text()
        for rack in racks:
            title, pieces = f"{self.say(rack['title'])}  ", [self.piece(piece) for piece in rack["pieces"]]
            if not rack.get("small"):
                lines += _columns(title, pieces, width)
                continue
            line = Text(title).append(Text(" ").join(pieces))
            if row and row.cell_len + _GAP + line.cell_len > width:
                lines.append(row)
                row = Text()
            row.append(" " * _GAP if row else "").append(line)
        return [*lines, row] if row else lines

    def menu(self, moves: Sequence[str], width: int) -> tuple[list[Text], list[str]]:
        """Lines of the numbered menu, and the moves in the order of their numbers."""
        lines: list[Text] = []
        ordered: list[str] = []
        groups: list[Json] = self.drawing.menu(moves)
        titles = [f"{self.say(group['title'])}  " if group["title"] else "" for group in groups]
        room = max(map(cell_len, titles), default=0)
        for title, group in zip(titles, groups, strict=True):
            entries: list[Text] = []
            for number, label in group["entries"]:
                ordered.append(str(moves[number]))
                entry = Text().append(f"{len(ordered):>2} ", style="dim")
                told = label if isinstance(label, str) else self.say(label)
                entries.append(entry.append(f"{told} ", style="bold"))
            lines += _columns(title + " " * (room - cell_len(title)), entries, width)
        return lines, ordered


def _columns(title: str, entries: Sequence[Text], width: int) -> list[Text]:
    """Entries in columns, after a title on the first line that is left free on the others."""
    wide = max((entry.cell_len for entry in entries), default=0) + 1
    room = max(1, (width - cell_len(title)) // wide)
    lines: list[Text] = []
    for start in range(0, len(entries), room):
        line = Text(title if not start else " " * cell_len(title))
        row = entries[start : start + room]
        for entry in row[:-1]:
            line.append(_padded(entry, wide))
        lines.append(line.append(row[-1]))
    return lines


def _padded(text: Text, width: int, style: Style | str = "") -> Text:
    text = text.copy()
    text.append(" " * (width - text.cell_len), style)
    return text


def _squared(lines: Sequence[Text]) -> list[Text]:
    width = max(_LEAST_WIDTH, *(line.cell_len for line in lines))
    return [_padded(line, width) for line in lines]


def _beside(blocks: Sequence[Sequence[Text]]) -> list[Text]:
    height = max((len(block) for block in blocks), default=0)
    lines: list[Text] = []
    for number in range(height):
        cut = [block[number] if number < len(block) else Text(" " * block[0].cell_len) for block in blocks]
        lines.append(Text(" " * _GAP).join(cut))
    return lines
