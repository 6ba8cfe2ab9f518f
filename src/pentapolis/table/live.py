"""A live table as a fold of its commands: seats, the game, undo, clocks, stand-ins, chat.

Whoever applies the same entries to the same header has the same table.  An entry is refused with an
error and changes nothing.  No network, no clock (entries carry their time), no storage.
"""

from __future__ import annotations

from functools import singledispatchmethod
from typing import Annotated, Any, NamedTuple

from msgspec import Meta, Struct

from ..kernel.catalogue import find_game
from ..kernel.errors import IllegalMove
from ..kernel.limits import SECRET
from ..kernel.match import Match
from ..kernel.record import begin, replay_of, restore
from . import chance
from . import commands as c
from .chairs import Chair, Chairs
from .clocks import Clocks
from .horizon import free_acts, last_turn
from .names import shown_speech
from .refusals import Refused
from .state import Clock, Mine, Status, Suggestion, Table, UndoRequest

Json = dict[str, Any]
_MOST_CHAT = 300


class Header(Struct):
    """How a table began.

    `rules` is the version that it is played by, whatever comes later; `secret` (hex) is where its
    chance comes from; `position` a dump to start from.
    """

    id: str
    game: str
    rules: int
    options: Json
    chairs: list[Chair]
    host: str
    secret: str
    created: int
    clock: Clock = Clock()
    public: bool = False
    title: Annotated[str, Meta(max_length=60)] = ""
    position: Json | None = None


class Mark(NamedTuple):
    """An entry's number in the log, its time (ms) and the guest who made it ("": the table itself)."""

    n: int
    at: int
    member: str


class Act(NamedTuple):
    """A play and what it left behind; `step`: commands recorded before it, `deciders`: whose it recorded."""

    seat: int
    step: int
    closes: bool
    deciders: tuple[int, ...]
    automatic: bool = False


class Line(NamedTuple):
    """A line of chat."""

    n: int
    at: int
    name: str
    seat: int | None
    text: str | None
    phrase: str | None


class LiveTable:
    """A table in play.  `n` is the number of its last entry."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self._chance = chance.Source(bytes.fromhex(header.secret))
        self.game = find_game(header.game)
        self.chairs = Chairs(header.chairs)
        self.clocks = Clocks(header.clock, len(header.chairs))
        self.undo: UndoRequest | None = None
        self.chat: list[Line] = []
        self.rematch: str | None = None
        self.n = 0
        self._match: Match | None = None
        self.actor: int | None = None  # the seat that made the last decision
        self.rewinds = 0  # how often the game went back: what was told of it then is void
        self._numbers: list[int | None] = []  # for each step, the number that its chance comes from
        self._acts: list[Act] = []
        self._suggestions: dict[int, list[c.Proposed]] = {}

    # ------------------------------------------------------------------ what is there

    @property
    def started(self) -> bool:
        return self._match is not None

    @property
    def over(self) -> bool:
        return self._match is not None and self._match.over

    @property
    def match(self) -> Match:
        """The game; Refused before the start."""
        if self._match is None:
            raise Refused("not-started")
        return self._match

    @property
    def waiting(self) -> list[int]:
        """Seats of people that owe a decision, or an answer to an undo."""
        if self._match is None:
            return []
        return [seat for seat in self._match.to_act if self.chairs.bot(seat) is None]

    @property
    def next_bot(self) -> int | None:
        """The lowest seat that owes a decision and is played by a bot; bots never wait for people."""
        if self._match is None:
            return None
        return next((seat for seat in self._match.to_act if self.chairs.bot(seat) is not None), None)

    @property
    def step(self) -> int:
        """Recorded commands so far."""
        return len(self._numbers)

    @property
    def status(self) -> Status:
        return "open" if self._match is None else "over" if self._match.over else "playing"

    def table(self) -> Table:
        """What everybody may know of the table beside the game."""
        over = self.over
        return Table(
            id=self.header.id,
            game=self.header.game,
            title=self.header.title,
            status=self.status,
            public=self.header.public,
            options=self.header.options,
            clock=self.header.clock,
            places=self.chairs.places(),
            clocks=self.clocks.shown(),
            at=self.clocks.at,
            parties=len(self.chairs) if self._match is None else self._match.position.parties,
            step=self.step,
            commitment=self._chance.commitment,
            secret=self.header.secret if over else None,
            undo=self.undo,
            suggestions=[Suggestion(seat, moves) for seat, moves in sorted(self._suggestions.items())],
            ranking=self.match.ranking if over else [],
            rematch=self.rematch,
        )

    def mine(self, seat: int | None) -> Mine:
        """What a seat may do beside playing."""
        match = self._match
        if seat is None or match is None or match.over:
            return Mine()
        turn = [self._acts[index].step for index in last_turn(self._acts, seat)]
        back = turn[0] if turn else None
        if match.position.answer(seat) >= 0:
            return Mine(retract=not match.game.final_answers(match.position), back=back)
        free = self._free(match, seat) or ([] if self._others(seat) else turn)
        return Mine(
            undo=free[0] if free else None,
            turn=free[-1] if free else None,
            back=back,
            stand_off=seat in match.to_act and _can_stand_off(match),
        )

    def _free(self, match: Match, seat: int) -> list[int]:
        """Steps to which the seat may go back without anybody's consent, the last first."""
        if any(match.position.answer(other) >= 0 for other in range(match.seats)):
            return []  # others have acted since, in secret
        return [self._acts[index].step for index in free_acts(self._acts, seat)]

    def _others(self, seat: int) -> list[int]:
        """Seats of the other people who are asked; bots lose nothing by going back."""
        return [other for other in self.chairs.voters() if other != seat]

    # ------------------------------------------------------------------ applying entries

    def apply(self, entry: c.Entry, *, n: int, at: int, member: str) -> None:
        """Do what an entry says.  PentapolisError: it is refused, and nothing has changed."""
        self._allow(entry, member)
        self._do(entry, Mark(n, at, member))
        self.n = n

    def _allow(self, entry: c.Entry, member: str) -> None:
        """Refused unless this guest may ask for this at all."""
        if not member:
            return
        match entry:
            case c.Timeout() | c.Linked():
                raise Refused("unknown-command")
            case c.SeatBot() | c.Start():
                self._host_only(member)
            case c.Rise() | c.Leave() if self.chairs[entry.seat].member != member:
                self._host_only(member)
            case c.Sit() | c.Rise() | c.Leave() | c.Rematch() | c.Say(seat=None):
                pass
            case _:
                self._own(entry.seat, member)

    def _host_only(self, member: str) -> None:
        if member != self.header.host:
            raise Refused("not-host")

    def _own(self, seat: int | None, member: str) -> None:
        if seat is not None and self.chairs[seat].member != member:
            raise Refused("not-your-seat", seat=seat)

    @singledispatchmethod
    def _do(self, entry: c.Entry, mark: Mark) -> None:
        raise Refused("unknown-command")

    # ------------------------------------------------------------------ before the start

    @_do.register
    def _sit(self, entry: c.Sit, mark: Mark) -> None:
        self._before_start()
        self.chairs.sit(entry.seat, entry.name, mark.member)

    @_do.register
    def _rise(self, entry: c.Rise, mark: Mark) -> None:
        self._before_start()
        self.chairs.rise(entry.seat)

    @_do.register
    def _seat_bot(self, entry: c.SeatBot, mark: Mark) -> None:
        self._before_start()
        self.chairs.seat_bot(entry.seat, entry.spec)

    @_do.register
    def _start(self, entry: c.Start, mark: Mark) -> None:
        self._before_start()
        if seats := self.chairs.open_seats():
            raise Refused("seats-open", seats=seats)
        if self.header.position is not None:
            self._match = restore(self.game, self.header.position)
        else:
            seed = self._chance.word(chance.DEAL)
            header = self.header
            self._match = begin(self.game, len(self.chairs), seed, header.options, rules=header.rules)
        self._pass_time(mark, None)

    def _before_start(self) -> None:
        if self._match is not None:
            raise Refused("already-started")

    # ------------------------------------------------------------------ the game

    @_do.register
    def _play(self, entry: c.Play, mark: Mark) -> None:
        match, seat = self._running(), entry.seat
        step = len(match.steps)
        match.play(seat, entry.move, word=self._chance.word(mark.n))
        if mark.member:
            self._come_back(seat, mark)
        else:
            self.chairs.help(seat)
        self._log(match, seat, step, mark)

    @_do.register
    def _stand_off(self, entry: c.StandOff, mark: Mark) -> None:
        match = self._running()
        if entry.seat not in match.to_act:
            raise IllegalMove("no-stand-off", {}, self.game.info.id)
        step = len(match.steps)
        match.stand_off()
        self._log(match, entry.seat, step, mark)

    def _log(self, match: Match, seat: int, step: int, mark: Mark) -> None:
        """A command was played: what it closes, where its chance came from, whose clocks run."""
        added = len(match.steps) - step
        if added:
            deciders = (seat,) if added == 1 else tuple(made.seat for made in match.steps[step:])
            self._acts.append(Act(seat, step, match.revealed or match.drew, deciders))
            last = match.steps[-1]
            self._numbers += [None] * (added - 1) + [mark.n if last.chance else None]
        self.undo = None
        self.actor = seat
        self._drop_suggestions(seat)
        self._pass_time(mark, seat)

    @_do.register
    def _retract(self, entry: c.Retract, mark: Mark) -> None:
        self._running().retract(entry.seat)
        self.clocks.take_back(entry.seat)
        self.clocks.go_on(entry.seat, mark.at)
        self._pass_time(mark, None)

    def _running(self) -> Match:
        """The game, if it is not over."""
        if self.match.over:
            raise Refused("table-over")
        return self.match

    # ------------------------------------------------------------------ going back

    @_do.register
    def _undo(self, entry: c.Undo, mark: Mark) -> None:
        self._running()
        if entry.step not in {act.step for act in self._acts}:
            raise Refused("no-such-step", step=entry.step)
        waiting = self._others(entry.seat)
        turn = self.mine(entry.seat).turn
        if turn is not None and entry.step >= turn:
            self.clocks.go_on(entry.seat, mark.at)
            self._rewind(entry.step, mark)
        elif not waiting:
            self._rewind(entry.step, mark)
        elif self.undo is not None:
            raise Refused("undo-asked", seat=self.undo.seat)
        else:
            self.undo = UndoRequest(entry.seat, entry.step, waiting)

    @_do.register
    def _agree(self, entry: c.Agree, mark: Mark) -> None:
        if self.undo is None or entry.seat not in self.undo.waiting:
            raise Refused("nothing-asked")
        waiting = [seat for seat in self.undo.waiting if seat != entry.seat]
        if waiting:
            self.undo = UndoRequest(self.undo.seat, self.undo.step, waiting)
        else:
            self._rewind(self.undo.step, mark)

    @_do.register
    def _decline(self, entry: c.Decline, mark: Mark) -> None:
        if self.undo is None or entry.seat not in (self.undo.seat, *self.undo.waiting):
            raise Refused("nothing-asked")
        self.undo = None

    def _rewind(self, step: int, mark: Mark) -> None:
        """The game as it was after its first `step` recorded commands."""
        record = self.match.record()
        record["steps"] = record["steps"][:step]
        self._match = replay_of(self.game, record)
        self._numbers = self._numbers[:step]
        for act in self._acts:
            if act.step >= step:
                self.clocks.take_back(act.seat)
        self._acts = [act for act in self._acts if act.step < step]
        self.rewinds += 1
        self.undo = None
        self._suggestions.clear()
        self._pass_time(mark, None)

    # ------------------------------------------------------------------ suggestions

    @_do.register
    def _suggest(self, entry: c.Suggest, mark: Mark) -> None:
        match = self._running()
        if not entry.moves:
            self._suggestions.pop(entry.seat, None)
            return
        if match.position.frame == SECRET:
            raise Refused("nothing-to-suggest")
        moves: list[c.Proposed] = []
        for proposed in entry.moves:
            if proposed.seat not in match.to_act:
                raise IllegalMove("not-your-turn", {"waiting": list(match.to_act)}, self.game.info.id)
            moves.append(c.Proposed(proposed.seat, match.game.parse(proposed.move).text))
        self._suggestions[entry.seat] = moves

    def _drop_suggestions(self, seat: int) -> None:
        """What was proposed for a seat lapses when it acts; all of it when nobody may act openly any more.

        Whether a proposed move is still legal is not asked: that would tell what only its seat may know.
        """
        secret = self.match.position.frame == SECRET
        kept = {
            proposer: [proposed for proposed in moves if proposed.seat != seat]
            for proposer, moves in self._suggestions.items()
        }
        self._suggestions = {proposer: moves for proposer, moves in kept.items() if moves and not secret}

    # ------------------------------------------------------------------ people and time

    @_do.register
    def _leave(self, entry: c.Leave, mark: Mark) -> None:
        self._running()
        if mark.member in ("", self.chairs[entry.seat].member):
            self._stand_in(entry.seat, mark)
        else:
            self.chairs.send_away(entry.seat)
            self._pass_time(mark, None)

    @_do.register
    def _timeout(self, entry: c.Timeout, mark: Mark) -> None:
        if not self.clocks.expired(entry.seat, mark.at):
            raise Refused("time-left", seat=entry.seat)
        self._stand_in(entry.seat, mark)

    def _stand_in(self, seat: int, mark: Mark) -> None:
        """A bot plays for the seat; whether to go back is no question for it."""
        self._running()
        self.chairs.leave(seat)
        if self.undo is not None and seat in (self.undo.seat, *self.undo.waiting):
            self.undo = None
        self._pass_time(mark, None)

    @_do.register
    def _return(self, entry: c.Return, mark: Mark) -> None:
        self._running()
        self._come_back(entry.seat, mark)
        self._pass_time(mark, None)

    def _come_back(self, seat: int, mark: Mark) -> None:
        """The person plays again, with time enough if the stand-in has played; else with what was left."""
        if self.chairs.come_back(seat):
            self.clocks.give_grace(seat)
        else:
            self.clocks.go_on(seat, mark.at)

    def _pass_time(self, mark: Mark, decided: int | None) -> None:
        self.clocks.advance(mark.at)
        self.clocks.run(self.waiting, decided)

    # ------------------------------------------------------------------ talk, what comes next

    @_do.register
    def _say(self, entry: c.Say, mark: Mark) -> None:
        if (entry.text is None) == (entry.phrase is None):
            raise Refused("bad-message")
        text = None if entry.text is None else shown_speech(entry.text)
        if text == "":
            raise Refused("bad-message")
        name = self.chairs[entry.seat].name if entry.seat is not None else ""
        self.chat.append(Line(mark.n, mark.at, name, entry.seat, text, entry.phrase))
        del self.chat[:-_MOST_CHAT]

    @_do.register
    def _link(self, entry: c.Linked, mark: Mark) -> None:
        if not self.over:
            raise Refused("not-over")
        if self.rematch is not None:
            raise Refused("rematch-made", table=self.rematch)
        self.rematch = entry.table

    # ------------------------------------------------------------------ for bots and files

    def luck(self, purpose: str) -> int:
        """A word of chance for something that is no step of the game."""
        return self._chance.luck(purpose)

    def file(self) -> Json:
        """The record of a finished game with what its chance can be checked by (see chance.py)."""
        if not self.over:
            raise Refused("not-over")
        return {
            "pentapolis": "table",
            "format": 1,
            "names": [self.chairs.name(seat) or self.chairs[seat].bot for seat in range(len(self.chairs))],
            "record": self.match.record(),
            "chance": {
                "commitment": self._chance.commitment,
                "secret": self.header.secret,
                "numbers": list(self._numbers),
            },
        }


def _can_stand_off(match: Match) -> bool:
    position = match.position
    return position.frame != SECRET and len(match.to_act) > 1 and not position.depth
