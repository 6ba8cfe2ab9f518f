"""Lanterns, a toy game in plain Python that has one of everything which the kernel offers.

Each seat holds three cards out of 1 to 4 (`copies` of each).  In each of two rounds everybody
secretly plays a card; the highest card that nobody else played scores its number.  Then each seat,
in any order, throws a die or lights a lantern: draws a hidden card.  The next seat may peek at that
card; a seat that was peeked at may draw another instead.  At the end of the round lanterns score
their numbers.  With the option `ghost` a house opponent throws the die in each round, too.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, cast

from pentapolis.kernel import sheet as sheets
from pentapolis.kernel.contract import Game, GameInfo, Json, Move
from pentapolis.kernel.errors import BadNotation, BadPosition, IllegalMove
from pentapolis.kernel.limits import EVERYBODY
from pentapolis.kernel.notation import shown
from pentapolis.kernel.options import Option, Value
from pentapolis.kernel.plain import PlainPosition
from pentapolis.kernel.position import Position

RANKS = 4
PLAY, LIGHT, PEEK, SWAP = range(4)  # phases
WORDS = ("die", "lantern", "pass", "peek", "keep", "swap")  # moves without a number
PLAYED, LIT, PEEKED, SWAPPED, THROWN, SHOWN = range(6)  # events
PHASES = ("play", "light", "peek", "swap")
EVENTS = ("played", "lit", "peeked", "swapped", "thrown", "shown")
ASKS = {LIGHT: WORDS[:2], PEEK: WORDS[2:4], SWAP: WORDS[4:]}
MOVES = {**{f"play {rank}": rank for rank in range(1, RANKS + 1)}, **{w: 10 + i for i, w in enumerate(WORDS)}}
TEXTS = {code: text for text, code in MOVES.items()}
NAMES = bytearray(range(1, RANKS + 1))

INFO = GameInfo(
    id="lanterns",
    seats=(1, 2, 3, 4),
    editions=("seed", "rulebook"),
    options=(
        Option("ghost", (False, True), {"seed": False, "rulebook": True}, "made up"),
        Option("final", (False, True), {"seed": False}, "made up"),
    ),
    rules_versions=(1, 2),
    package="tests.toy",
    minutes=1,
    weight=1.0,
    designers=("nobody",),
    published=2026,
)


def copies(seats: int) -> int:
    """Of each card: enough for three in each hand and two lanterns each."""
    return max(3, seats + 1)


class Lanterns(PlainPosition):
    """Lanterns."""

    ghost = final = False

    def on_reset(self) -> None:
        self.add_house(1 if self.ghost else 0)
        self.box = bytearray([copies(self.seats)] * RANKS)
        self.hands = [sorted(self.draw_card() for _ in range(3)) for _ in range(self.seats)]
        self.lanterns: list[int] = [0] * self.seats  # 0: none
        self.seen_by: list[int] = [0] * self.seats  # bit sets of the seats that know the lantern
        self.used: list[int] = []  # cards played, and lanterns of the first round
        self.points = [0] * self.parties
        self.round = 0
        self.learned()
        self.ask_secretly(self.everybody, PLAY)

    @property
    def everybody(self) -> int:
        return (1 << self.seats) - 1

    def draw_card(self) -> int:
        kind = self.take(self.box, NAMES)
        return kind + 1

    def on_list(self, seat: int) -> Sequence[int]:
        if self.phase == PLAY:
            return sorted(set(self.hands[seat]))
        return [MOVES[word] for word in ASKS[self.phase]]

    def on_answers(self, answers: Sequence[int]) -> None:
        cards = answers[: self.seats]
        for seat, card in enumerate(cards):
            self.hands[seat].remove(card)
            self.tell(PLAYED, EVERYBODY, seat, card)
        self.used += cards
        single = [card for card in cards if cards.count(card) == 1]
        if single:
            self.points[cards.index(max(single))] += max(single)
        if self.ghost:
            self.throw(self.seats)
            self.learned()
        self.ask(self.everybody, LIGHT)

    def throw(self, party: int) -> None:
        number = self.chance(3)
        self.points[party] += number
        self.tell(THROWN, EVERYBODY, party, number)

    def on_play(self, seat: int, move: int) -> None:
        word = TEXTS[move]
        if self.phase == LIGHT:
            self.has_done(seat)
            if word == "die":
                self.throw(seat)
                self.next_round()
            else:
                self.light(seat)
        elif self.phase == PEEK:
            self.peek(seat, word)
        else:
            if word == "swap":
                self.box[self.lanterns[seat] - 1] += 1
                self.put_lantern(seat, SWAPPED)
            self.go_back()
            self.go_back()
            self.next_round()

    def light(self, seat: int) -> None:
        self.put_lantern(seat, LIT)
        if self.seats > 1:
            self.ask_first(1 << (seat + 1) % self.seats, PEEK, seat)
        else:
            self.next_round()

    def put_lantern(self, seat: int, event: int) -> None:
        self.lanterns[seat] = self.draw_card()
        self.seen_by[seat] = 1 << seat
        self.learned()
        self.tell(event, EVERYBODY, seat)
        self.tell(SHOWN, 1 << seat, seat, self.lanterns[seat])

    def peek(self, seat: int, word: str) -> None:
        owner = self.topic
        if word == "pass":
            self.go_back()
            self.next_round()
            return
        self.seen_by[owner] |= 1 << seat
        self.learned()
        self.tell(PEEKED, EVERYBODY, seat, owner)
        self.tell(SHOWN, 1 << seat, owner, self.lanterns[owner])
        self.ask_first(1 << owner, SWAP, owner)

    def next_round(self) -> None:
        if self.to_act:
            return
        for seat in range(self.seats):
            if self.lanterns[seat]:
                self.points[seat] += self.lanterns[seat]
                self.tell(SHOWN, EVERYBODY, seat, self.lanterns[seat])
                self.learned()
                self.used.append(self.lanterns[seat])
                self.lanterns[seat] = self.seen_by[seat] = 0
        self.round += 1
        if self.round == 2:
            self.end()
        else:
            self.ask_secretly(self.everybody, PLAY)

    def on_redeal(self, seat: int) -> None:
        for other in range(self.seats):
            if other != seat:
                for card in self.hands[other]:
                    self.box[card - 1] += 1
            if self.lanterns[other] and not (seat >= 0 and self.seen_by[other] >> seat & 1):
                self.box[self.lanterns[other] - 1] += 1
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = sorted(self.draw_card() for _ in self.hands[other])
            if self.lanterns[other] and not (seat >= 0 and self.seen_by[other] >> seat & 1):
                self.lanterns[other] = self.draw_card()

    def on_observed(self, viewer: int, seat: int, move: int) -> int:
        return move

    def on_standing(self, party: int) -> int:
        return self.points[party]

    def on_margin(self, seat: int) -> float:
        others = [points for party, points in enumerate(self.points) if party != seat]
        return min(1.0, max(0.0, 0.5 + (self.points[seat] - max(others, default=0)) / 40))

    def on_cap(self) -> int:
        return 8 * self.seats


class LanternsGame(Game):
    info = INFO

    def make(self, seats: int, options: Mapping[str, Value], rules: int) -> Position:
        position = Lanterns(seats)
        position.ghost, position.final = bool(options["ghost"]), bool(options["final"])
        return position

    def decode(self, code: int) -> Move:
        if code not in TEXTS:
            raise BadNotation(f"no move has code {code}", "move", ", ".join(MOVES))
        return Move(code, TEXTS[code])

    def parse(self, text: str) -> Move:
        text = re.sub(r"\s+", " ", text.strip())
        if text not in MOVES:
            raise BadNotation(f"{shown(text)} is no move", "move", ", ".join(MOVES))
        return self.moves[MOVES[text]]

    def refusal(self, position: Position, seat: int, move: Move) -> IllegalMove:
        if _ours(position).phase == PLAY and move.text.startswith("play "):
            return IllegalMove("not-in-hand", {"card": move.code}, INFO.id)
        return IllegalMove("something-else-is-asked", {"move": move.text}, INFO.id)

    def final_answers(self, position: Position) -> bool:
        return _ours(position).final

    def view(self, position: Position) -> Json:
        ours = _ours(position)
        return {
            "round": ours.round,
            "phase": "over" if ours.over else PHASES[ours.phase],
            "points": list(ours.points),
            "used": list(ours.used),
            "hand_sizes": [len(hand) for hand in ours.hands],
            "hand": None,
            "lanterns": [bool(card) for card in ours.lanterns],
            "asked_about": ours.topic if ours.depth else None,
        }

    def own_view(self, position: Position, seat: int) -> Json:
        ours = _ours(position)
        return {
            "hand": list(ours.hands[seat]),
            "lanterns": [
                card if seen >> seat & 1 else bool(card)
                for card, seen in zip(ours.lanterns, ours.seen_by, strict=True)
            ],
        }

    def event(self, event: Sequence[int], viewer: int | None) -> Json | None:
        code, audience, seat, number, _, _ = event
        if audience != EVERYBODY and (viewer is None or not audience >> viewer & 1):
            return None
        return {"key": EVENTS[code], "seat": seat, "number": number}

    def sheet(self, position: Position, viewer: int | None) -> Json:
        ours = _ours(position)
        seats: list[Json] = []
        for party, points in enumerate(ours.points):
            lines = [sheets.line("points", [sheets.item("points", points)])]
            seats.append({"seat": party, "lines": lines, "total": points})
        ranking = sheets.groups(ours.points)
        decided = ["points"] * (len(ranking) - 1)
        return {"final": bool(ours.over), "parts": [], "seats": seats, "ranking": ranking, "decided": decided}

    def preview(self, position: Position, seat: int, move: Move) -> Json:
        return {"cells": [], "lines": []}

    def dump(self, position: Position) -> Json:
        ours = _ours(position)
        frames = ours.get_frames()
        *_, owing, deferred = frames["now"]
        return {
            "round": ours.round,
            "phase": "over" if ours.over else PHASES[ours.phase],
            "owing": _seats(frames["stack"][4] if ours.depth else owing | deferred),
            "about": ours.topic if ours.depth else None,
            "stood_off": bool(deferred),
            "points": list(ours.points),
            "hands": [list(hand) for hand in ours.hands],
            "lanterns": list(ours.lanterns),
            "seen_by": [_seats(mask) for mask in ours.seen_by],
            "used": list(ours.used),
            "box": list(ours.box),
        }

    def load(self, seats: int, options: Mapping[str, Value], rules: int, data: Mapping[str, Any]) -> Position:
        position = _ours(self.make(seats, options, rules))
        position.begin(0)
        _Reader(position, data).fill()
        return position

    def thing(self, number: int) -> str:
        return str(number)

    def thing_number(self, name: str) -> int:
        if name not in {"1", "2", "3", "4"}:
            raise BadNotation(f"{shown(name)} is no card", "outcomes", "1 to 4")
        return int(name)


KEYS = set("round phase owing about stood_off points hands lanterns seen_by used box".split())


class _Reader:
    """Fills a position from a dict; a toy's checks: shapes, ranges, number of cards, a known question."""

    def __init__(self, position: Lanterns, data: Mapping[str, Any]) -> None:
        self.position, self.data = position, data

    def numbers(self, value: Any, where: str, low: int, high: int, length: int | None = None) -> list[int]:
        good = isinstance(value, list) and (length is None or len(value) == length)
        if not good or not all(type(n) is int and low <= n <= high for n in value):
            raise BadPosition(shown(value), where, f"numbers {low} to {high}")
        return list(value)

    def lists(self, key: str, low: int, high: int) -> list[list[int]]:
        value = self.data.get(key)
        if not isinstance(value, list) or len(value) != self.position.seats:
            raise BadPosition(shown(value), key, "a list for each seat")
        return [self.numbers(entry, f"{key}[{i}]", low, high) for i, entry in enumerate(value)]

    def fill(self) -> None:
        ours, seats = self.position, self.position.seats
        if set(self.data) != KEYS:
            raise BadPosition(shown(sorted(set(self.data) ^ KEYS)), "position", ", ".join(sorted(KEYS)))
        (ours.round,) = self.numbers([self.data["round"]], "round", 0, 2)
        ours.points = self.numbers(self.data["points"], "points", 0, 99, ours.parties)
        ours.hands = [sorted(hand) for hand in self.lists("hands", 1, RANKS)]
        ours.lanterns = self.numbers(self.data["lanterns"], "lanterns", 0, RANKS, seats)
        ours.seen_by = [sum(1 << seat for seat in set(e)) for e in self.lists("seen_by", 0, seats - 1)]
        ours.used = self.numbers(self.data["used"], "used", 1, RANKS)
        ours.box = bytearray(self.numbers(self.data["box"], "box", 0, copies(seats), RANKS))
        cards = [*ours.used, *ours.lanterns, *(card for hand in ours.hands for card in hand)]
        each = copies(seats)
        if any(ours.box[rank] + cards.count(rank + 1) != each for rank in range(RANKS)):
            raise BadPosition("cards are missing or doubled", "position", f"{each} of each")
        self.ask()

    def ask(self) -> None:
        ours, data = self.position, self.data
        phase, about, stood_off = data["phase"], data["about"], data["stood_off"]
        owing = sum(1 << seat for seat in set(self.numbers(data["owing"], "owing", 0, ours.seats - 1)))
        over = ours.round == 2
        if phase not in PHASES and not (phase == "over" and over):
            raise BadPosition(shown(phase), "phase", ", ".join(PHASES))
        size = 1 if over else 3 - ours.round - (phase != "play")
        lit = sum(1 << seat for seat in range(ours.seats) if ours.lanterns[seat])
        if {len(hand) for hand in ours.hands} != {size} or lit & owing:
            raise BadPosition("too many cards or lanterns", "hands", f"{size} cards in {phase}")
        if type(stood_off) is not bool or (stood_off and (phase != "light" or owing & (owing - 1) == 0)):
            raise BadPosition(shown(stood_off), "stood_off", "true only while several owe a light")
        if phase in {"peek", "swap"}:
            self.ask_about(phase, about, owing)
        elif about is not None or (phase in {"play", "over"} and (lit or owing != self.all_of(phase))):
            raise BadPosition(shown(about), "about", "null, and nobody's lantern lit before light")
        elif phase == "light" and not owing:
            raise BadPosition("nobody", "owing", "somebody")
        else:
            lowest = owing & -owing if stood_off else owing
            frame = [phase == "play", PHASES.index(phase) if owing else LIGHT, 0, self.all_of(phase), lowest]
            ours.set_frames({"now": [*map(int, frame), owing ^ lowest], "stack": []})

    def all_of(self, phase: str) -> int:
        return 0 if phase == "over" else self.position.everybody

    def ask_about(self, phase: str, owner: Any, owing: int) -> None:
        """Questions that interrupt: may the next seat peek, does the owner swap?"""
        ours = self.position
        if type(owner) is not int or not 0 <= owner < ours.seats or not ours.lanterns[owner]:
            raise BadPosition(shown(owner), "about", "a seat with a lantern")
        peeker = 1 << (owner + 1) % ours.seats
        if ours.seats == 1 or bool(ours.seen_by[owner] & peeker) != (phase == "swap"):
            raise BadPosition(
                shown(self.data["seen_by"]), "seen_by", "the next seat has peeked before a swap"
            )
        stack = [0, LIGHT, 0, ours.everybody, owing]
        now = [0, PEEK, owner, peeker, peeker]
        if phase == "swap":
            stack += now
            now = [0, SWAP, owner, 1 << owner, 1 << owner]
        ours.set_frames({"now": [*now, 0], "stack": stack})


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(8) if mask >> seat & 1]


def _ours(position: Position) -> Lanterns:
    return cast("Lanterns", position)


GAME = LanternsGame()
