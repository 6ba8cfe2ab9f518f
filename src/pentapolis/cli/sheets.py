"""Prints score sheets: a table of all totals, each line with its reason and rule, who won and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from ..kernel.contract import GameInfo
from ..words import Rulebook, load_rulebook
from .desk import Desk, capital

Json = dict[str, Any]


class SheetPrinter:
    """Words for the score sheets of one game; `names` of all parties, house opponents included."""

    def __init__(self, desk: Desk, info: GameInfo, names: Sequence[str]) -> None:
        self.desk, self.words, self.game, self.names = desk, desk.words, info.id, names
        self.rulebook: Rulebook = load_rulebook(info.package, desk.words.language)

    def rule(self, key: str) -> str:
        """Id of the rulebook paragraph that a key of the sheet leads to."""
        return self.rulebook.paragraph_for(key).id

    def heading(self, part: Json) -> str:
        if part["owners"]:
            return self.words.part(self.game, part, self.names)
        return self._name(part)

    def _name(self, part: Json) -> str:
        return capital(self.words.say(f"{self.game}-{part['part']}", number=part["index"] + 1))

    # ------------------------------------------------------------------ one part

    def reasons(self, part: Json) -> Table:
        """Lines of a part: points, what they are for, the rule."""
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column(self.desk.say("sheet-line"))
        table.add_column(self.desk.say("sheet-points"), justify="right", min_width=4)
        table.add_column(self.desk.say("sheet-reason"), ratio=1)
        table.add_column(self.desk.say("sheet-rule"), style="dim")
        for line in part["lines"]:
            label = self.words.line(self.game, line["key"])
            table.add_row(label, str(line["points"]), self._items(line), self.rule(line["key"]))
        table.add_row(
            Text(self.words.say("total"), style="bold"), Text(str(part["total"]), style="bold"), "", ""
        )
        return table

    def _items(self, line: Json) -> str:
        items = line["items"]
        if not items:
            return self.desk.say("sheet-nothing")
        told = [self.words.item(self.game, item, self.names) for item in items]
        if len(items) == 1:
            return told[0]
        return "\n".join(
            self.desk.say("sheet-item", reason=text, points=item["points"])
            for text, item in zip(told, items, strict=True)
        )

    def lines(self, part: Json, keys: set[str]) -> list[str]:
        """The lines of a part with these keys, each with its reasons in one text; none: its total."""
        if not keys:
            points = self.words.say("points", count=part["total"])
            return [self.desk.say("sheet-item", reason=self.heading(part), points=points)]
        lines = [line for line in part["lines"] if line["key"] in keys]
        return [
            self.desk.say(
                "sheet-line-told",
                part=self._name(part),
                line=self.words.line(self.game, line["key"]),
                points=line["points"],
                reasons=self.desk.say("list-end").join(self._items(line).split("\n")),
            )
            for line in lines
        ]

    # ------------------------------------------------------------------ the whole table

    def overview(self, sheet: Json) -> Table:
        """A column for each part, a row for each line."""
        parts = sheet["parts"]
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column()
        for part in parts:
            table.add_column(self._name(part), justify="right")
        for number, line in enumerate(parts[0]["lines"]):
            points = [str(part["lines"][number]["points"]) for part in parts]
            table.add_row(self.words.line(self.game, line["key"]), *points)
        totals = [Text(str(part["total"]), style="bold") for part in parts]
        table.add_row(Text(self.words.say("total"), style="bold"), *totals)
        return table

    def ranking(self, sheet: Json) -> list[str]:
        """A line for each place: who, with how many points and what for, and what set them above the next."""
        lines: list[str] = []
        place = 1
        for number, group in enumerate(sheet["ranking"]):
            holders = self.desk.say("list-end").join(self._standing(sheet["seats"][party]) for party in group)
            text = self.desk.say("rank", place=place, holders=holders)
            if number < len(sheet["decided"]) and self._level(sheet, number):
                decided = sheet["decided"][number]
                reason = self.words.decided(self.game, decided)
                text += self.desk.say("rank-decided", reason=reason, rule=self.rule(decided))
            lines.append(text)
            place += len(group)
        return lines

    def _level(self, sheet: Json, number: int) -> bool:
        """Do this place and the next one have the same total, so that something else decided?"""
        totals = {party["seat"]: party["total"] for party in sheet["seats"]}
        here, below = sheet["ranking"][number][0], sheet["ranking"][number + 1][0]
        return totals[here] == totals[below]

    def _standing(self, party: Json) -> str:
        name = self.words.seat(party["seat"], self.names)
        items = [item for line in party["lines"] for item in line["items"]]
        told = self.words.join(self.words.item(self.game, item, self.names) for item in items)
        points = self.words.say("points", count=party["total"])
        return self.desk.say("rank-holder", name=name, points=points, reason=told)

    def print_all(self, sheet: Json, *, parts: Sequence[int] | None = None) -> None:
        """Reasons of the parts (all, or those with these numbers), overview, ranking."""
        for part in sheet["parts"]:
            if parts is None or part["index"] in parts:
                self.desk.print(Text(self.heading(part), style="bold"))
                self.desk.print(self.reasons(part))
                self.desk.print()
        if len(sheet["parts"]) > 1:
            self.desk.print(self.overview(sheet))
            self.desk.print()
        if not sheet["final"] and sheet["ranking"]:
            self.desk.print(self.desk.say("sheet-provisional"))
        for line in self.ranking(sheet):
            self.desk.print(line)
