"""A position of any game: who must decide, secret answers, chance, copying, random play.

A game subclasses `Position`, lists its fields in its own `.pxd` and fills the methods of the first
section.  Everything here runs without Python objects once compiled; the same file is the plain
version.  Games in ordinary Python subclass `plain.PlainPosition` instead.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from . import limits

if not cython.compiled:
    from .fast import f64, i32, i64, lsb, pack_add, rng_below, rng_next, rng_seed, take_at, u8_array, u64
    from .limits import (
        DREW,
        EMPTY_PACK,
        EVENT_WIDTH,
        EVERYBODY,
        FRAME_WIDTH,
        MAX_DEPTH,
        MAX_DRAWS,
        MAX_EVENTS,
        MAX_MOVES,
        NONE,
        NUMBER,
        OPEN,
        REVEALED,
        SECRET,
        STAND_OFF,
    )
else:
    OPEN, SECRET, REVEALED, DREW = limits.OPEN, limits.SECRET, limits.REVEALED, limits.DREW
    NUMBER, NONE, EMPTY_PACK = limits.NUMBER, limits.NONE, limits.EMPTY_PACK
    STAND_OFF, EVERYBODY = limits.STAND_OFF, limits.EVERYBODY
    MAX_MOVES, MAX_DRAWS, MAX_EVENTS = limits.MAX_MOVES, limits.MAX_DRAWS, limits.MAX_EVENTS
    EVENT_WIDTH, MAX_DEPTH, FRAME_WIDTH = limits.EVENT_WIDTH, limits.MAX_DEPTH, limits.FRAME_WIDTH

SCRATCH = frozenset(
    "n_moves moves watched misdrawn n_given used_given n_drawn n_events given drawn events failure".split()
)


class Position:
    """One position, mutable, copied by one memory copy.

    Seats are 0..seats-1; house opponents are parties from `seats` upwards.  Sets of seats are bit
    sets.  Moves are ints in 0..2^31-1, at most 512 in a decision.
    """

    def __init__(self, seats: int = 4) -> None:
        if not cython.compiled:
            self.allocate()
        if not 1 <= seats <= limits.MAX_SEATS:
            raise ValueError(f"{seats} seats; a game has 1 to {limits.MAX_SEATS}")
        self.seats = self.parties = seats

    if cython.compiled:

        def __cinit__(self, *_args, **_kwargs):
            kind = type(self)
            if "__pyx_vtable__" not in vars(kind) and not hasattr(kind, "is_plain"):
                # The methods of a Python subclass would never be called.
                raise TypeError(f"{kind.__name__}: games in plain Python subclass kernel.plain.PlainPosition")
            self.n_bytes = type(self).__basicsize__ - cython.cast(
                cython.Py_ssize_t,
                cython.cast(cython.p_char, cython.address(self.rng))
                - cython.cast(cython.p_char, cython.cast(cython.p_void, self)),
            )

    if not cython.compiled:

        def allocate(self) -> None:
            """Make the fields and the lists that stand for C arrays."""
            self.watched = self.misdrawn = self.over = False
            self.n_moves = self.n_given = self.used_given = self.n_drawn = self.n_events = 0
            self.moves, self.given, self.drawn = [0] * MAX_MOVES, [0] * MAX_DRAWS, [0] * MAX_DRAWS
            self.events = [0] * (MAX_EVENTS * EVENT_WIDTH)
            self.rng = self.seats = self.parties = self.flags = self.phase = self.topic = 0
            self.frame = self.asked = self.to_act = self.deferred = self.depth = self.block_end = 0
            self.answers = [NONE] * limits.MAX_SEATS
            self.stack = [0] * (MAX_DEPTH * FRAME_WIDTH)

    # ------------------------------------------------------------------ filled by each game

    def reset(self) -> None:
        """Set up a new game; the generator is seeded, `seats` and the options are set."""

    def list_moves(self, seat: i32) -> i32:
        """Put the legal moves of a seat that owes a decision into `moves`; how many there are."""
        self.n_moves = 0
        return 0

    def apply(self, seat: i32, move: i32) -> None:
        """Make a legal move in an open frame."""

    def resolve(self) -> None:
        """All answers of a secret frame are in `answers`: act on them, in seat order."""

    def redeal(self, seat: i32) -> None:
        """Deal anew, by `below` and `draw`, all that the seat can't know (seat -1: a spectator).

        The result may depend on nothing but the generator and what that seat knows.
        """

    def tally(self) -> None:
        """Work out once what `standing` and `margin` will be asked for every party."""

    def standing(self, party: i32) -> i64:
        """A number that ranks the parties: larger is better, equal shares, below 0 can't win."""
        return 0

    def team(self, party: i32) -> i32:
        """The lowest party of those that win and lose together with this one."""
        return party

    def margin(self, seat: i32) -> f64:
        """How clearly the seat stands ahead (1) or behind (0), for search among won or lost games."""
        return 0.5

    def utility(self, seat: i32) -> f64:
        """Value of the game for a seat, as if it ended now, in 0..1; `tally` has been called."""
        return 0.9 * self.win_share(seat) + 0.1 * self.margin(seat)

    def evaluate(self, seat: i32) -> f64:
        """A guess at a seat's prospects, for one-ply bots: any scale, larger is better."""
        self.tally()
        return self.utility(seat)

    def likelihood(self, seat: i32) -> f64:  # for games that override it
        """How well this world, imagined for a seat, fits what others have done: 0..1, 1 for all at worst.

        The search takes a world that easily, so it may depend on what the seat knows and on the world.
        """
        return 1.0

    def preferred(self, seat: i32, n: i32) -> i32:  # for games that override it
        """Which of the n listed moves a roll-out makes: its place in `moves`."""
        return self.roll(n)

    def observed(self, viewer: i32, seat: i32, move: i32) -> i32:
        """What the viewer saw of a move just played in an open frame; -1: only that there was one."""
        return move

    def rollout_cap(self) -> i32:
        """Most decisions in a random game; at the cap the position counts as if it ended."""
        return 10_000

    def copy_more(self, other: Position) -> None:
        """Copy what lies outside the block (plain Python games only)."""

    # ------------------------------------------------------------------ frames, for the rules

    @cython.final
    def ask_open(self, seats: i32, phase: i32, topic: i32) -> None:
        """Ask a set of seats; each answer is public at once and order matters."""
        self.frame = OPEN
        self.asked = self.to_act = seats
        self.deferred = 0
        self.phase = phase
        self.topic = topic

    def ask_secret(self, seats: i32, phase: i32, topic: i32) -> None:
        """Ask a set of seats; `resolve` is called once the last answer has come."""
        i: i32
        self.frame = SECRET
        self.asked = self.to_act = seats
        self.deferred = 0
        self.phase = phase
        self.topic = topic
        for i in range(8):
            self.answers[i] = NONE

    def interrupt(self, seats: i32, phase: i32, topic: i32) -> None:
        """Set the present frame aside and ask an open question first; `resume` brings it back."""
        base: i32 = self.depth * FRAME_WIDTH
        self.stack[base] = self.frame
        self.stack[base + 1] = self.phase
        self.stack[base + 2] = self.topic
        self.stack[base + 3] = self.asked
        self.stack[base + 4] = self.to_act
        self.depth += 1
        self.ask_open(seats, phase, topic)

    def resume(self) -> None:
        """Go back to the frame that `interrupt` set aside."""
        self.depth -= 1
        base: i32 = self.depth * FRAME_WIDTH
        self.frame = self.stack[base]
        self.phase = self.stack[base + 1]
        self.topic = self.stack[base + 2]
        self.asked = self.stack[base + 3]
        self.to_act = self.stack[base + 4]

    def done(self, seat: i32) -> None:
        """The seat owes nothing more in this open frame."""
        self.to_act &= ~(1 << seat)

    def finish(self) -> None:
        """The game is over."""
        self.over = True
        self.asked = self.to_act = 0

    def offer(self, move: i32) -> None:
        """Add a move to the list."""
        self.moves[self.n_moves] = move
        self.n_moves += 1

    def reveal(self) -> None:
        """A seat learned what the acting seat did not itself disclose: undo stops here."""
        self.flags |= REVEALED

    # ------------------------------------------------------------------ chance, for the rules

    @cython.final
    def roll(self, n: i32) -> i32:
        """A number 0..n-1 from the generator, unlogged."""
        old: u64 = self.rng
        self.rng = rng_next(old)
        return rng_below(old, n)

    def below(self, n: i32) -> i32:
        """Chance: a number 0..n-1, from the generator or from the given outcomes."""
        self.flags |= DREW
        if not self.watched:
            return self.roll(n)
        value: i32
        if self.used_given < self.n_given:
            value = self.next_given() ^ NUMBER
            if value < 0 or value >= n:
                self.misdrawn = True
                value = 0
        else:
            value = self.roll(n)
        self.log_draw(value | NUMBER)
        return value

    @cython.final
    def draw(self, counts: u8_array, names: u8_array, kinds: i32, total: i32) -> i32:
        """Chance: take one thing out of a pool of counts[k] things that are called names[k]; its k.

        `total` is the sum of the counts, more than 0.
        """
        self.flags |= DREW
        if self.watched:
            return self.draw_watched(counts, names, kinds, total)
        return take_at(counts, kinds, total, self.roll(total))

    def deal(self, counts: u8_array, names: u8_array, kinds: i32, total: i32, n: i32) -> u64:
        """Chance: `draw` n things, at most 8, of at most 127 kinds; a pack of their kinds."""
        i: i32
        pack: u64 = EMPTY_PACK
        if self.watched:
            for i in range(n):
                pack = pack_add(pack, self.draw(counts, names, kinds, total - i))
            return pack
        self.flags |= DREW
        state: u64 = self.rng  # as `roll` does, but with the state at hand
        for i in range(n):
            pack = pack_add(pack, take_at(counts, kinds, total - i, rng_below(state, total - i)))
            state = rng_next(state)
        self.rng = state
        return pack

    @cython.final
    def draw_watched(self, counts: u8_array, names: u8_array, kinds: i32, total: i32) -> i32:
        kind: i32 = 0
        if self.used_given == self.n_given:
            kind = take_at(counts, kinds, total, self.roll(total))
        else:
            kind = self.given_kind(counts, names, kinds)
            counts[kind] -= 1
        self.log_draw(names[kind])
        return kind

    @cython.final
    def given_kind(self, counts: u8_array, names: u8_array, kinds: i32) -> i32:
        """The kind that the next given outcome names; if there is none left, the first that is left."""
        name: i32 = self.next_given()
        kind: i32 = 0
        while kind < kinds and (names[kind] != name or counts[kind] == 0):
            kind += 1
        if kind == kinds:
            self.misdrawn = True
            kind = 0
            while counts[kind] == 0:
                kind += 1
        return kind

    @cython.final
    def next_given(self) -> i32:
        self.used_given += 1
        return self.given[self.used_given - 1]

    @cython.final
    def log_draw(self, outcome: i32) -> None:
        if self.n_drawn < MAX_DRAWS:
            self.drawn[self.n_drawn] = outcome
            self.n_drawn += 1

    # ------------------------------------------------------------------ story, for the rules

    @cython.final
    def note(self, code: i32, audience: i32, a: i32, b: i32, c: i32, d: i32) -> None:
        """Log a story event for a set of seats (EVERYBODY: spectators too); nothing in roll-outs."""
        if not self.watched or self.n_events == MAX_EVENTS:
            return
        base: i32 = self.n_events * EVENT_WIDTH
        self.events[base] = code
        self.events[base + 1] = audience
        self.events[base + 2] = a
        self.events[base + 3] = b
        self.events[base + 4] = c
        self.events[base + 5] = d
        self.n_events += 1

    # ------------------------------------------------------------------ for search and batch play

    @cython.final
    def start(self, seed: u64) -> None:
        """A new game from a seed."""
        self.rng = rng_seed(seed)
        self.over = False
        self.depth = self.deferred = self.flags = 0
        self.reset()

    @cython.final
    def play(self, seat: i32, move: i32) -> None:
        """Make a legal move (unchecked)."""
        self.flags = 0
        if self.frame == SECRET:
            self.answers[seat] = move
            self.to_act &= ~(1 << seat)
            if self.to_act == 0:
                if self.asked & (self.asked - 1):
                    self.flags = REVEALED
                self.resolve()
            return
        if self.deferred:
            self.to_act |= self.deferred
            self.deferred = 0
        self.apply(seat, move)

    def stand_off(self) -> None:
        """Nobody wants to act first in an open frame: the lowest seat must, once."""
        lowest: i32 = self.to_act & -self.to_act
        self.deferred = self.to_act ^ lowest
        self.to_act = lowest
        self.flags = 0

    def determinize(self, seat: i32) -> None:
        """Become a position that is possible for all that the seat knows, by the generator."""
        i: i32
        if self.frame == SECRET and not self.over:
            for i in range(self.seats):
                if i != seat and self.asked >> i & 1:
                    self.answers[i] = NONE
                    self.to_act |= 1 << i
        self.redeal(seat)
        self.flags = 0

    def win_share(self, seat: i32) -> f64:
        """1 for the only winning team (of one party or more), 1/k for each of k, 0 for the others."""
        mine: i64 = self.standing(seat)
        if mine < 0:
            return 0.0
        sharing: i32 = 0
        party: i32
        for party in range(self.parties):
            theirs: i64 = self.standing(party)
            if theirs > mine:
                return 0.0
            if theirs == mine and self.team(party) == party:
                sharing += 1
        return 1.0 / sharing

    def copy_from(self, other: Position) -> None:
        """Become the same position as another of the same class, its future chance included."""
        if cython.compiled:
            memcpy(cython.address(self.rng), cython.address(other.rng), self.n_bytes)
            self.copy_more(other)
        else:
            for name, value in other.__dict__.items():
                if name not in SCRATCH:
                    setattr(self, name, value[:] if isinstance(value, (list, bytearray)) else value)
            self.copy_more(other)

    @cython.final
    def run(self, limit: i32) -> i32:
        """Random moves, lowest owing seat first, to the end or the limit; how many."""
        n: i32 = 0
        while not self.over and n < limit:
            seat: i32 = lsb(self.to_act)
            self.play(seat, self.moves[self.roll(self.list_moves(seat))])
            n += 1
        return n

    @cython.final
    def roll_out(self, limit: i32) -> None:
        """As `run`, with the moves that the game prefers."""
        n: i32 = 0
        while not self.over and n < limit:
            seat: i32 = lsb(self.to_act)
            self.play(seat, self.moves[self.preferred(seat, self.list_moves(seat))])
            n += 1

    def blank(self) -> Position:
        kind = type(self)
        new: Position = kind.__new__(kind)
        if not cython.compiled:
            new.allocate()
        return new

    # ------------------------------------------------------------------ for Python callers

    def begin(self, seed: int) -> None:
        """A new game from a seed, 0..2^63-1."""
        self.start(seed)

    def check(self) -> None:
        """Raise what the game's own code raised (games in plain Python only)."""

    def reseed(self, seed: int) -> None:
        """Other luck from here on."""
        self.rng = rng_seed(seed)

    def get_generator(self) -> int:
        return self.rng

    def set_generator(self, state: int) -> None:
        self.rng = state

    def codes(self, seat: int) -> list[int]:
        """The legal moves of a seat, as ints; empty if it owes nothing."""
        if not self.to_act >> seat & 1:
            return []
        n: i32 = self.list_moves(seat)
        return [self.moves[i] for i in range(n)]

    def allows(self, seat: int, code: int) -> bool:
        """Is this a legal move of the seat now?"""
        if not self.to_act >> seat & 1:
            return False
        i: i32
        move: i32 = code
        n: i32 = self.list_moves(seat)
        for i in range(n):
            if self.moves[i] == move:
                return True
        return False

    def push(self, seat: int, code: int) -> None:
        """Make a move that is known to be legal; the logs then tell of this move only."""
        self.n_drawn = self.n_events = 0
        self.play(seat, code)

    def call_stand_off(self) -> None:
        """As `stand_off`; the logs then tell of it."""
        self.n_drawn = self.n_events = 0
        self.stand_off()
        self.note(STAND_OFF, EVERYBODY, lsb(self.to_act), 0, 0, 0)

    def take_back(self, seat: int) -> None:
        """Withdraw the answer that a seat gave in the present secret frame."""
        self.answers[seat] = NONE
        self.to_act |= 1 << seat
        self.flags = 0

    def answer(self, seat: int) -> int:
        """The seat's pending secret answer, or -1."""
        if self.frame != SECRET or self.over or not self.asked >> seat & 1:
            return -1
        return self.answers[seat]

    def clone(self) -> Position:
        """The same position, its future chance included."""
        new: Position = self.blank()
        new.copy_from(self)
        return new

    def imagine(self, seat: int, seed: int) -> None:
        """Reseed, then become a position possible for all that the seat knows (-1: a spectator)."""
        self.rng = rng_seed(seed ^ limits.IMAGINED)
        self.determinize(seat)

    def play_out(self, limit: int = 1_000_000) -> int:
        """Random moves to the end; how many."""
        return self.run(limit)

    def random_number(self, n: int) -> int:
        """A number 0..n-1 from the position's generator, for bots that play on copies."""
        return self.roll(n)

    def utilities(self) -> list[float]:
        self.tally()
        return [self.utility(seat) for seat in range(self.seats)]

    def standings(self) -> list[int]:
        self.tally()
        return [self.standing(party) for party in range(self.parties)]

    def observation(self, viewer: int, seat: int, code: int) -> int:
        """`observed`, for Python callers."""
        seen = self.observed(viewer, seat, code)
        self.check()
        return seen

    def teams(self) -> list[int]:
        """By party: the lowest party of its team."""
        teams = [self.team(party) for party in range(self.parties)]
        self.check()
        return teams

    def value(self, seat: int) -> float:
        """`evaluate`, for Python callers."""
        return self.evaluate(seat)

    def values(self, seat: int) -> list[tuple[int, float]]:
        """Each legal move of a seat with the value of the position after it, for one-ply bots."""
        after: Position = self.blank()
        rows: list[tuple[int, float]] = []
        for code in self.codes(seat):
            after.copy_from(self)
            after.play(seat, code)
            rows.append((code, after.evaluate(seat)))
        after.check()
        return rows

    def watch(self, outcomes: Sequence[int] = ()) -> None:
        """Log draws and events from now on; take these outcomes before the generator is asked."""
        if len(outcomes) > MAX_DRAWS:
            raise ValueError(f"{len(outcomes)} outcomes given for one step, at most {MAX_DRAWS}")
        self.watched = True
        self.misdrawn = False
        self.n_drawn = self.n_events = self.used_given = 0
        self.n_given = len(outcomes)
        for i, outcome in enumerate(outcomes):
            self.given[i] = outcome

    def logged_draws(self) -> list[int]:
        """Outcomes drawn since `watch`: things as the game numbers them, numbers with NUMBER set."""
        return [self.drawn[i] for i in range(self.n_drawn)]

    def logged_events(self) -> list[tuple[int, ...]]:
        """Story events since `watch`: code, audience, four numbers as plain numbers."""
        # Rules may note truths; in plain Python they are numbers only once something is added.
        return [
            tuple([self.events[e * EVENT_WIDTH + i] + 0 for i in range(EVENT_WIDTH)])
            for e in range(self.n_events)
        ]

    def get_frames(self) -> dict[str, list[int]]:
        """Who is asked what, as plain numbers, as before any secret answer: for dumps."""
        owing = self.asked if self.frame == SECRET else self.to_act
        return {
            "now": [self.frame, self.phase, self.topic, self.asked, owing, self.deferred],
            "stack": [self.stack[i] for i in range(self.depth * FRAME_WIDTH)],
        }

    def set_frames(self, frames: dict[str, list[int]]) -> None:
        """Ask what `get_frames` told; ValueError for more frames than there is room for."""
        stack = frames["stack"]
        if len(stack) > MAX_DEPTH * FRAME_WIDTH:
            raise ValueError(f"more than {MAX_DEPTH} interruptions inside each other")
        (self.frame, self.phase, self.topic, self.asked, self.to_act, self.deferred) = frames["now"]
        self.depth = len(stack) // FRAME_WIDTH
        for i, number in enumerate(stack):
            self.stack[i] = number
        for i in range(limits.MAX_SEATS):
            self.answers[i] = NONE
        self.over = self.to_act == 0


def play_games(position: Position, first_seed: int, n: int) -> int:
    """Random games from n seeds, without the interpreter; how many decisions."""
    decisions: i64 = 0
    i: i32
    seed: u64 = first_seed
    count: i32 = n
    with cython.nogil:
        for i in range(count):
            position.start(seed + i)
            decisions += position.run(1_000_000)
    position.check()
    return decisions


def count_choices(position: Position, first_seed: int, n: int) -> int:
    """The same games as `play_games` plays; how many decisions had two moves or more."""
    choices: i64 = 0
    i: i32
    seat: i32
    n_moves: i32
    seed: u64 = first_seed
    count: i32 = n
    with cython.nogil:
        for i in range(count):
            position.start(seed + i)
            while not position.over:
                seat = lsb(position.to_act)
                n_moves = position.list_moves(seat)
                choices += n_moves > 1
                position.play(seat, position.moves[position.roll(n_moves)])
    position.check()
    return choices


def copy_many(position: Position, n: int) -> None:
    """Copy a position n times into another, without the interpreter: for the bench."""
    other: Position = position.blank()
    count: i32 = n
    with cython.nogil:
        while count:
            other.copy_from(position)
            count -= 1
