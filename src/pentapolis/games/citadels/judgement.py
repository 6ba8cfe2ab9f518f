"""Citadels: what bots think of a position. No rule depends on it.

`wish` says how much a seat gains from a character, by what everybody sees: it weighs draft picks in
roll-outs and tells likely worlds from others.  `prospects` says how well a seat stands.  The numbers
are ours, tuned by play.
"""

from __future__ import annotations

import cython

from . import tables as t

if not cython.compiled:
    from pentapolis.kernel.fast import f64, i32, popcount, u64

    from .powers import Powers
    from .tables import (
        ACTED,
        ALCHEMIST,
        ARCHITECT,
        ARTIST,
        ASIDE,
        ASSASSIN,
        BISHOP,
        BUILD,
        CARDS,
        FACE_UP,
        FINE,
        INCOME,
        KILL,
        MAGICIAN,
        NOTHING,
        OF_TYPE,
        PICK,
        RAZE,
        ROB,
        SELL,
        START_EXCHANGE,
        SWAP,
        TAKE_INCOME,
        THIEF,
        TUCK,
        TURN,
        WARLORD,
        WIZARD,
    )

    WISH = list(t.WISH)
else:
    OF_TYPE[:] = t.OF_TYPE
    INCOME[:] = t.INCOME
    WISH[:] = t.WISH


class Judgement(Powers):
    """The part of a position that judges it."""

    if not cython.compiled:

        def allocate(self) -> None:
            super().allocate()
            self.most_gold = self.most_cards = self.largest_city = 0

    # ------------------------------------------------------------------ how seats stand

    def survey(self, seat: i32) -> None:
        """Note what the best of the other seats has."""
        other: i32
        self.most_gold = self.most_cards = self.largest_city = 0
        for other in range(self.seats):
            if other != seat:
                self.most_gold = max(self.most_gold, self.gold[other])
                self.most_cards = max(self.most_cards, self.hand_size[other])
                self.largest_city = max(self.largest_city, self.n_city[other])

    def wish(self, seat: i32, rank: i32) -> f64:
        """What a character is worth to a seat, by open facts; `survey` has been called."""
        character: i32 = self.cast[rank]
        worth: f64 = WISH[character]
        if INCOME[character] != NOTHING:
            worth += popcount(self.built[seat] & OF_TYPE[INCOME[character]])
        if character == THIEF:
            worth += 0.25 * self.most_gold
        elif character in (MAGICIAN, WIZARD):
            gain: i32 = self.most_cards - self.hand_size[seat]
            worth += 0.35 * gain if gain > 0 else 0.0
        elif character == ARCHITECT:
            worth += 0.25 * self.gold[seat] if self.gold[seat] < 8 else 2.0
        elif character == ALCHEMIST:
            worth += 0.3 * self.gold[seat] if self.gold[seat] < 7 else 2.1
        elif character == ARTIST:
            worth += 0.5 if self.gold[seat] > 2 else 0.0
        elif character in (ASSASSIN, WARLORD, BISHOP) and self.largest_city >= self.goal() - 2:
            worth += 0.8
        return worth

    def prospects(self, seat: i32) -> f64:
        """Points now, and what gold, cards and a growing city promise."""
        gold: i32 = self.gold[seat]
        fresh: i32 = popcount(self.in_hand[seat] & ~self.built[seat])
        value: f64 = self.score(seat) + 0.8 * self.n_city[seat]
        value += 0.5 * gold if gold < 7 else 3.5 + 0.2 * (gold - 7)
        if fresh:
            value += 1.3 + 0.5 * (fresh - 1) if fresh < 5 else 2.8
        return value + 0.15 * self.hand_size[seat]

    def evaluate(self, seat: i32) -> f64:
        """The seat's lead in prospects, with the promise of the characters it holds and names."""
        other: i32
        rank: i32
        best: f64 = 0.0
        total: f64 = 0.0
        if self.over:
            self.tally()
            return 1000.0 * self.utility(seat)
        for other in range(self.seats):
            if other != seat:
                theirs: f64 = self.prospects(other)
                total += theirs
                best = max(best, theirs)
        value: f64 = self.prospects(seat) - 0.35 * best - 0.35 * total / (self.seats - 1)
        self.survey(seat)
        for rank in range(self.calling + 1, self.ranks + 1):
            if self.holder(rank) == seat and rank != self.murdered:
                value += 0.7 * self.wish(seat, rank)
        if self.actor == seat:
            if self.murdered:
                value += 0.6 * self.harm(seat, self.murdered)
            if self.robbed:
                value += self.loot_hoped(seat)
        return value

    def may_hold(self, seat: i32, rank: i32) -> i32:
        """Might this seat still turn over that rank, for all that is open?"""
        if self.fate[rank] == FACE_UP or self.shown_ranks >> rank & 1:
            return 0
        return self.seats < 4 or not self.has_shown(seat)

    def has_shown(self, seat: i32) -> i32:
        rank: i32
        for rank in range(1, self.calling + 1):
            if self.shown_ranks >> rank & 1 and self.holder(rank) == seat:
                return 1
        return 0

    def harm(self, seat: i32, rank: i32) -> f64:
        """What it hurts the others, most of all those ahead, when a rank says nothing."""
        other: i32
        value: f64 = 0.0
        if self.holder(rank) == seat:
            return -3.0
        for other in range(self.seats):
            if other != seat and self.may_hold(other, rank):
                self.survey(other)
                wanted: f64 = self.wish(other, rank)
                value += wanted * wanted * (1.0 + 0.15 * self.n_city[other]) / 8.0
        return value / (self.seats - 1)

    def loot_hoped(self, seat: i32) -> f64:
        """Gold that the thief may expect."""
        other: i32
        value: f64 = 0.0
        if self.holder(self.robbed) == seat:
            return -1.0
        for other in range(self.seats):
            if other != seat and self.may_hold(other, self.robbed):
                self.survey(other)
                value += 0.2 * self.wish(other, self.robbed) * self.gold[other]
        return value / (self.seats - 1)

    def tally(self) -> None:
        """Points; before the end with what gold and cards promise, so that a cut roll-out counts them."""
        seat: i32
        for seat in range(self.seats):
            self.points[seat] = self.score(seat)
            if not self.over:
                promise: i32 = self.gold[seat] + popcount(self.in_hand[seat] & ~self.built[seat])
                self.points[seat] += promise // 2 if promise < 12 else 6

    # ------------------------------------------------------------------ likely worlds

    def likelihood(self, seat: i32) -> f64:
        """How well the draft of this world fits what seats wish for: the product of their choices."""
        pick: i32
        likely: f64 = 1.0
        made: i32 = self.pick if self.calling == 0 else self.n_picks
        if self.calling > self.ranks:
            return 1.0
        for pick in range(made):
            if self.picker(pick) != seat:
                likely *= self.fit(pick)
        return likely

    def fit(self, pick: i32) -> f64:
        """The wish for what was picked, against the strongest one in the packet."""
        rank: i32
        best: f64 = 0.0
        own: f64 = 0.0
        seat: i32 = self.picker(pick)
        seen: i32 = self.seen_at(pick)
        self.survey(seat)
        for rank in range(1, self.ranks + 1):
            if seen >> rank & 1:
                wanted: f64 = self.wish(seat, rank)
                best = max(best, wanted)
                if self.fate[rank] == pick:
                    own = wanted
        return own * own / (best * best) if best > 0.0 else 1.0

    # ------------------------------------------------------------------ roll-outs

    def preferred(self, seat: i32, n: i32) -> i32:
        """A move that a sensible player might make, quickly found."""
        if n == 1:
            return 0
        verb: i32 = self.moves[0] >> 16
        if verb == PICK:
            return self.wished_pick(seat, n)
        if verb == ASIDE or self.phase != TURN:
            return self.roll(n)
        if not self.used & ACTED:
            return self.opening(seat, n)
        return self.continuation(seat, n)

    def wished_pick(self, seat: i32, n: i32) -> i32:
        """A character, the more likely the more it is wished for."""
        i: i32
        total: f64 = 0.0
        self.survey(seat)
        for i in range(n):
            wanted: f64 = self.wish(seat, self.rank_of[self.moves[i] & 255])
            total += wanted * wanted
        left: f64 = total * self.roll(FINE) / FINE
        for i in range(n):
            wanted = self.wish(seat, self.rank_of[self.moves[i] & 255])
            left -= wanted * wanted
            if left < 0.0:
                return i
        return n - 1

    def opening(self, seat: i32, n: i32) -> i32:
        """Before the action: sometimes a power, else gold where there is something to build, or cards."""
        i: i32
        if n > 2 and self.roll(2):
            i = 2 + self.roll(n - 2)
            if self.is_sound(seat, self.moves[i]):
                return i
        if (self.moves[1] >> 16) != CARDS:
            return 0
        fresh: u64 = self.in_hand[seat] & ~self.built[seat]
        if fresh == 0 or self.gold[seat] > 6:
            return 1
        return self.roll(4) == 0

    def continuation(self, seat: i32, n: i32) -> i32:
        """After the action: income, then the dearest building, then now and then a power, then the end."""
        i: i32
        dearest: i32 = 0
        cost: i32 = -1
        for i in range(1, n):
            verb: i32 = self.moves[i] >> 16
            if verb == TAKE_INCOME:
                return i
            if verb == BUILD and self.cost[self.moves[i] & 255] > cost:
                dearest = i
                cost = self.cost[self.moves[i] & 255]
        if dearest and self.roll(8):
            return dearest
        i = self.roll(n)
        return i if self.is_sound(seat, self.moves[i]) else 0

    def is_sound(self, seat: i32, move: i32) -> i32:
        """Is a power used in a way that may help?"""
        verb: i32 = move >> 16
        low: i32 = move & 255
        if verb in (SELL, TUCK):
            return self.roll(4) == 0
        if verb == RAZE:
            return (move >> 8 & 255) != seat and self.raze_price(move >> 8 & 255, low) < 3
        if verb == SWAP:
            return self.hand_size[low] > self.hand_size[seat]
        if verb == START_EXCHANGE:
            return (self.in_hand[seat] & ~self.built[seat]) == 0
        if verb in (KILL, ROB):
            return self.holder(self.rank_of[low]) != seat
        return 1

    # ------------------------------------------------------------------ for Python callers

    def beliefs(self, viewer: int, worlds: int, seed: int) -> list[list[float]]:
        """For each seat and rank (from 0): how likely the seat holds it, for all that the viewer knows.

        Worlds possible for the viewer are imagined from the seed and weighed by how well the draft in
        them fits what seats wish for.
        """
        world: Judgement = self.blank()  # pyright: ignore[reportAssignmentType]  # of the same class
        world.copy_from(self)
        world.reseed(seed)
        held = [[0.0] * (self.ranks + 1) for _ in range(self.seats)]
        total = 0.0
        for _ in range(worlds):
            luck = world.get_generator()
            world.copy_from(self)
            world.set_generator(luck)
            world.determinize(viewer)
            weight = world.likelihood(viewer)
            total += weight
            for rank in range(1, self.ranks + 1):
                seat = world.holder(rank)
                if seat >= 0:
                    held[seat][rank] += weight
        return [[part / total for part in row] for row in held]
