"""One game being played, for Python callers: checked moves, views, story, sheet, record.

A match is exact and trusting: it shows what it is asked to show.  Seats, undo, clocks and consent
belong to the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, NoReturn, SupportsIndex, cast

from . import sheet as sheets
from .contract import Game, Json, Move
from .errors import BadNotation, BadOption, IllegalMove, Malformed, PentapolisError
from .limits import DREW, MAX_DRAWS, REVEALED, SECRET
from .limits import STAND_OFF as STAND_OFF_EVENT
from .notation import as_number, shown
from .options import Value
from .position import Position

_SEATS = tuple(tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256))
STAND_OFF = "stand-off"
MAX_SEED = 2**63 - 1
_ONE_EACH = "one outcome for each draw"


class Step:
    """A recorded command: who, what, and chance that was given with it."""

    __slots__ = ("chance", "move", "seat")

    def __init__(self, seat: int, move: Move | None, chance: Json | None = None) -> None:
        self.seat, self.move, self.chance = seat, move, chance

    def as_json(self) -> list[Any]:
        if self.move is None:
            return [STAND_OFF]
        plain: list[Any] = [self.seat, self.move.text]
        return [*plain, deepcopy(self.chance)] if self.chance else plain


class Match:
    """A game in progress.  Made by `pentapolis.new`, `load` and `replay`."""

    def __init__(
        self, game: Game, options: dict[str, Value], position: Position, start: Json | None, rules: int
    ) -> None:
        self.game = game
        self.options = dict(options)
        self._shown_options = _plain(options)
        self.position = position
        self.rules = rules
        self._start = start
        self._origin = _without_answers(position) if start is None else None
        self._steps: list[Step] = []
        self._story: list[tuple[int, tuple[int, ...]]] = []

    # ------------------------------------------------------------------ what is asked

    @property
    def seats(self) -> int:
        return self.position.seats

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that owe a decision, lowest first; () when over."""
        return _SEATS[self.position.to_act]

    @property
    def over(self) -> bool:
        return bool(self.position.over)

    def legal(self, seat: int) -> list[Move]:
        """The moves that `play` accepts from this seat now."""
        table = self.game.moves
        return [table[code] for code in self._codes(seat)]

    def why(self, seat: int, text: Move | str) -> PentapolisError | None:
        """The refusal that `play` would give, or None; it has `code` and `details`.

        Raises BadOption for a seat that is not there: that is no matter of the rules.
        """
        seat = self._seat(seat)
        try:
            move = self._move(text)
        except BadNotation as error:
            return error
        return None if self.position.allows(seat, move.code) else self._refusal(seat, move)

    def preview(self, seat: int, text: Move | str) -> Json:
        """What a legal move would change, as far as this seat can know; IllegalMove, BadNotation."""
        seat, move = self._seat(seat), self._move(text)
        if not self.position.allows(seat, move.code):
            raise self._refusal(seat, move)
        return self.game.preview(self.position, seat, move)

    # ------------------------------------------------------------------ playing

    def play(
        self,
        seat: int,
        move: Move | str,
        *,
        word: int | None = None,
        drawn: Sequence[str] | None = None,
    ) -> None:
        """Make a move, given as a Move or as text.

        `word` (0..2^63-1) reseeds chance first; `drawn` names the outcomes instead, one for each
        draw.  Raises IllegalMove, BadNotation (also for words and outcomes that can't be), BadOption
        for a seat that is not there; the match is then unchanged.
        """
        seat, move = self._seat(seat), self._move(move)
        if not self.position.allows(seat, move.code):
            raise self._refusal(seat, move)
        if word is None and drawn is None:
            self._advance(seat, move, None)
        else:
            self._play_staged(seat, move, None if word is None else _word(word), drawn)

    def _play_staged(self, seat: int, move: Move, word: int | None, drawn: Sequence[str] | None) -> None:
        position = self.position
        if position.frame == SECRET and position.to_act != 1 << seat:
            # Nothing is drawn before the last answer, and the record keeps that one's chance alone.
            if drawn:
                raise _wrong_number(len(drawn), 0)
            self._advance(seat, move, None)
            return
        chance: Json = {}
        if drawn is not None:
            outcomes = self._outcomes(drawn)
            self._rehearse(seat, move, word, outcomes)
            position.watch(outcomes)
            chance["drawn"] = list(drawn)
        if word is not None:
            position.reseed(word)
            chance["word"] = word
        self._advance(seat, move, chance)

    def _outcomes(self, drawn: Sequence[str]) -> list[int]:
        if not _are_texts(drawn):
            what, given = f"{shown(drawn)} names no outcomes", shown(drawn)
            raise BadNotation(what, "drawn", "a list of texts", reason="no-texts", given=given)
        number = len(drawn)
        if number > MAX_DRAWS:
            what, most = f"{number} outcomes", f"at most {MAX_DRAWS}"
            raise BadNotation(what, "drawn", most, reason="too-many-outcomes", number=number, most=MAX_DRAWS)
        return [self.game.outcome(text) for text in drawn]

    def _rehearse(self, seat: int, move: Move, word: int | None, outcomes: list[int]) -> None:
        """BadNotation unless the move draws these outcomes, no more and no fewer."""
        trial = self.position.clone()
        if word is not None:
            trial.reseed(word)
        trial.watch(outcomes)
        trial.push(seat, move.code)
        for given, was in zip(outcomes, trial.logged_draws(), strict=False):
            if given != was:
                text = shown(self.game.outcome_text(given))
                what = f"outcome {text} can't be drawn now"
                raise BadNotation(what, "drawn", _ONE_EACH, reason="outcome-impossible", given=text)
        if trial.n_drawn != len(outcomes):
            raise _wrong_number(len(outcomes), trial.n_drawn)

    def _advance(self, seat: int, move: Move, chance: Json | None) -> None:
        position = self.position
        table = self.game.moves
        if position.frame == SECRET:
            if position.to_act != 1 << seat:
                position.push(seat, move.code)
                return
            codes = {other: position.answer(other) for other in _SEATS[position.asked]}
            codes[seat] = move.code
            steps = [Step(other, table[code]) for other, code in codes.items()]
            steps[-1].chance = chance
        else:
            steps = [Step(seat, table[move.code], chance)]
        position.push(seat, move.code)
        self._steps += steps
        if position.n_events:
            self._tell()

    def _tell(self) -> None:
        step = len(self._steps)
        self._story += [(step, event) for event in self.position.logged_events()]

    def retract(self, seat: int) -> None:
        """Take back a secret answer while others still owe theirs; IllegalMove."""
        seat = self._seat(seat)
        if self.position.answer(seat) < 0:
            raise self._illegal("nothing-to-retract")
        if self.game.final_answers(self.position):
            raise self._illegal("final-answer")
        self.position.take_back(seat)

    def stand_off(self) -> None:
        """Nobody wants to act first in an open frame: the lowest owing seat must; IllegalMove."""
        position = self.position
        if position.frame == SECRET or len(self.to_act) < 2 or position.depth:
            raise self._illegal("no-stand-off")
        self._steps.append(Step(self.to_act[0], None))
        position.call_stand_off()
        self._tell()

    # ------------------------------------------------------------------ what a viewer may know

    def view(self, seat: int | None = None) -> Json:
        """What a seat (None: a spectator) may see: JSON-able, built by naming what is shown."""
        public = self.public_view()
        return _copied(public if seat is None else public | self.own_view(seat))

    def public_view(self) -> Json:
        """What everybody may see: the view of a spectator.  Parts may be shared; don't change them."""
        position = self.position
        answered = [s for s in range(position.seats) if position.frame == SECRET and position.answer(s) >= 0]
        return {
            "game": self.game.info.id,
            "seats": position.seats,
            "viewer": None,
            "options": self._shown_options,
            "over": self.over,
            "to_act": list(self.to_act),
            "answered": answered,
            "answer": None,
            **self.game.view(position),
        }

    def own_view(self, seat: int) -> Json:
        """The entries in which a seat's view differs from everybody's.  As with `public_view`."""
        position, seat = self.position, self._seat(seat)
        answer = position.answer(seat)
        return {
            "viewer": seat,
            "answer": self.game.moves[answer].text if answer >= 0 else None,
            **self.game.own_view(position, seat),
        }

    def story(self, seat: int | None = None, since: int = 0) -> list[Json]:
        """What happened, for this viewer, from event number `since` on: keys and numbers."""
        seat, first = self._viewer(seat), as_number(since)
        if first is None or first < 0:
            what = f"since={shown(since)}"
            raise BadOption(what, "since", "an event's number, from 0", reason="no-count", given=shown(since))
        events: list[Json] = []
        for number, (step, event) in enumerate(self._story[first:], first):
            told = _stand_off(event) if event[0] == STAND_OFF_EVENT else self.game.event(event, seat)
            if told is not None:
                events.append({"n": number, "step": step, **told})
        return events

    def sheet(self, seat: int | None = None) -> Json:
        """The score sheet from that viewer's knowledge, as if the game ended now (see sheet.py)."""
        return self.game.sheet(self.position, self._viewer(seat))

    # ------------------------------------------------------------------ the end

    @property
    def ranking(self) -> list[list[int]]:
        """Groups of seats (house opponents: ids from `seats` up), best first; [] until over."""
        return sheets.groups(self.position.standings()) if self.over else []

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats and house opponents that won; may be empty, () until over."""
        if not self.over:
            return ()
        standings = self.position.standings()
        best = max(standings)
        return tuple(p for p, s in enumerate(standings) if s == best) if best >= 0 else ()

    # ------------------------------------------------------------------ copies, files

    def imagine(self, seat: int | None, seed: int) -> Match:
        """A full match that is possible for all that the seat knows.

        Equal knowledge and seed (0..2^63-1) give equal matches.
        """
        viewer, number = self._viewer(seat), checked_seed(seed)
        position = self.position.clone()
        position.imagine(-1 if viewer is None else viewer, number)
        position.watch()
        return Match(self.game, self.options, position, None, self.rules)

    def clone(self, *, exact: bool = False) -> Match:
        """A copy with other luck from here on, so that it can't tell the future.

        Like a loaded match it begins its story and its record here.  exact=True copies these and the
        future, too (tests).
        """
        position = self.position.clone()
        position.watch()
        if not exact:
            position.reseed((position.get_generator() ^ 0x2545F4914F6CDD1D) & MAX_SEED)
            return Match(self.game, self.options, position, None, self.rules)
        twin = Match(self.game, self.options, position, self._start, self.rules)
        twin._origin = self._origin
        twin._steps = list(self._steps)
        twin._story = list(self._story)
        return twin

    def __copy__(self) -> Match:
        return self.clone(exact=True)

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.clone(exact=True)

    def __reduce_ex__(self, protocol: SupportsIndex) -> NoReturn:
        raise TypeError("a match can't be pickled: send match.record() and replay it, or match.dump()")

    def dump(self) -> Json:
        """The whole position as a plain dict, secrets included."""
        return self._dumped(self.position)

    def record(self) -> Json:
        """The game so far, JSON-able: header, chance, commands; `pentapolis.replay` plays it again."""
        if self._origin is not None:
            start: Json = {"position": self._dumped(self._origin)}
        else:
            start = deepcopy(self._start or {})
        steps = [step.as_json() for step in self._steps]
        for seat in range(self.seats):
            answer = self.position.answer(seat)
            if answer >= 0:
                steps.append([seat, self.game.moves[answer].text])
        return {
            "format": 1,
            "game": self.game.info.id,
            "rules": self.rules,
            "seats": self.seats,
            "options": _plain(self.options),
            "start": start,
            "steps": steps,
        }

    @property
    def steps(self) -> list[Step]:
        """The recorded commands so far; secret answers only once the frame is resolved."""
        return list(self._steps)

    @property
    def drawn(self) -> list[str]:
        """The outcomes that chance gave in the last step, by name."""
        return [self.game.outcome_text(outcome) for outcome in self.position.logged_draws()]

    @property
    def revealed(self) -> bool:
        """Did the last play show a seat what the acting seat did not itself disclose?"""
        return bool(self.position.flags & REVEALED)

    @property
    def drew(self) -> bool:
        """Did the last play use chance?"""
        return bool(self.position.flags & DREW)

    # ------------------------------------------------------------------ helpers

    def _dumped(self, position: Position) -> Json:
        answers = {
            str(seat): self.game.moves[position.answer(seat)].text
            for seat in range(position.seats)
            if position.answer(seat) >= 0
        }
        return {
            "game": self.game.info.id,
            "rules": self.rules,
            "seats": position.seats,
            "options": _plain(self.options),
            **self.game.dump(position),
            "answers": answers,
            "generator": position.get_generator(),
        }

    def _codes(self, seat: int) -> list[int]:
        return self.position.codes(self._seat(seat))

    def _seat(self, seat: int) -> int:
        """The seat as a plain number; BadOption."""
        number = seat if type(seat) is int else as_number(seat)
        if number is None or not 0 <= number < self.position.seats:
            raise out_of_range(BadOption, f"no seat {shown(seat)}", "seat", seat, self.position.seats - 1)
        return number

    def _viewer(self, seat: int | None) -> int | None:
        return None if seat is None else self._seat(seat)

    def _move(self, given: Move | str) -> Move:
        """The game's own move for a Move, by its code alone, or for a text; BadNotation."""
        if isinstance(given, Move):
            code = given.code
            if type(code) is int and 0 <= code < 1 << 31:
                return self.game.moves[code]
        elif isinstance(given, str):  # pyright: ignore[reportUnnecessaryIsInstance]  # callers differ
            return self.game.parse(given)
        text, expected = shown(given), "a move of the game, or its text"
        raise BadNotation(f"{text} is no move", "move", expected, reason="no-move", given=text)

    def _illegal(self, code: str, **details: Any) -> IllegalMove:
        return IllegalMove(code, details, self.game.info.id)

    def _refusal(self, seat: int, move: Move) -> IllegalMove:
        position = self.position
        if position.over:
            return self._illegal("game-over")
        if position.answer(seat) >= 0:
            return self._illegal("already-answered")
        if not position.to_act >> seat & 1:
            return self._illegal("not-your-turn", waiting=list(self.to_act))
        return self.game.refusal(position, seat, move)

    def _begin(self, seed: int, drawn: Sequence[str] | None) -> None:
        """Deal; used by `record` only."""
        position = self.position
        outcomes = self._outcomes(drawn or ())
        position.watch(outcomes)
        position.begin(seed)
        if position.misdrawn or position.used_given < len(outcomes):
            what, expected = "these outcomes can't be dealt", "at most one outcome for each draw"
            raise BadNotation(what, "drawn", expected, reason="deal-impossible")
        self._story = [(0, event) for event in position.logged_events()]


def checked_seed(seed: object) -> int:
    """A seed as a plain number; BadOption."""
    number = as_number(seed)
    if number is None or not 0 <= number <= MAX_SEED:
        raise out_of_range(BadOption, f"seed {shown(seed)} is out of range", "seed", seed, MAX_SEED)
    return number


def _word(word: object) -> int:
    """A word of chance as a plain number; BadNotation."""
    number = as_number(word)
    if number is None or not 0 <= number <= MAX_SEED:
        raise out_of_range(BadNotation, f"{shown(word)} is no word", "word", word, MAX_SEED)
    return number


def out_of_range(kind: type[Malformed], what: str, where: str, given: object, most: int) -> Malformed:
    """The error about what is no number from 0 to a most."""
    reason, high = "out-of-range", str(most)
    return kind(what, where, f"0 to {high}", reason=reason, given=shown(given), low="0", high=high)


def _wrong_number(given: int, drawn: int) -> BadNotation:
    what = f"{given} outcomes given, {drawn} drawn"
    return BadNotation(what, "drawn", _ONE_EACH, reason="outcomes-number", given=given, drawn=drawn)


def _are_texts(values: object) -> bool:
    """A list or another sequence of texts; one text alone is none."""
    if isinstance(values, str) or not isinstance(values, Sequence):
        return False
    return all(isinstance(value, str) for value in cast("Sequence[object]", values))


def _stand_off(event: Sequence[int]) -> Json:
    return {"key": STAND_OFF, "seat": event[2]}


def _without_answers(position: Position) -> Position:
    """Where a record starts: pending answers follow as its steps."""
    origin = position.clone()
    for seat in range(origin.seats):
        if origin.answer(seat) >= 0:
            origin.take_back(seat)
    return origin


def _copied(value: Any) -> Any:
    """JSON that shares nothing with the value."""
    if isinstance(value, dict):
        return {key: _copied(part) for key, part in cast("Json", value).items()}
    return [_copied(part) for part in cast("list[Any]", value)] if isinstance(value, list) else value


def _plain(options: dict[str, Value]) -> Json:
    return {name: list(v) if isinstance(v, tuple) else v for name, v in options.items()}
