"""Citadels: cities, what building costs, when a city is complete, and what it scores."""

from __future__ import annotations

import cython

from pentapolis.kernel import limits

from . import tables as t

if not cython.compiled:
    from pentapolis.kernel.fast import bit, f64, i32, i64, lsb, popcount, u64
    from pentapolis.kernel.limits import EVERYBODY, NONE

    from .draft import Draft
    from .tables import (
        BELL_LOST,
        COMPLETE,
        FACTORY,
        FIRST_COMPLETE,
        FIRST_UNIQUE,
        FIVE_TYPES,
        HAUNTED_CITY,
        IMPERIAL_TREASURY,
        KEEP,
        LATER_COMPLETE,
        MAP_ROOM,
        MUSEUM,
        OF_TYPE,
        WISHING_WELL,
    )

    UNIQUE = OF_TYPE[4]
else:
    EVERYBODY, NONE = limits.EVERYBODY, limits.NONE
    OF_TYPE[:] = t.OF_TYPE
    UNIQUE = t.OF_TYPE[4]


class Cities(Draft):
    """The part of a position that holds the cities."""

    if not cython.compiled:

        def allocate(self) -> None:
            super().allocate()
            self.cost, self.worth, self.payable = bytearray(42), bytearray(42), [0] * 16
            self.size = self.first = self.completed = self.first_large = self.completed_large = 0
            self.uniques_wait = self.short_bell = self.fallen_bell_ends = self.rank_breaks_ties = False
            self.late_haunted = self.any_duplicates = self.well_counts_itself = False
            self.city, self.gilded = bytearray(336), bytearray(336)
            self.built, self.active, self.with_gold, self.n_city = [0] * 8, [0] * 8, [0] * 8, [0] * 8
            self.raised, self.small_at, self.last_rank = bytearray(42), bytearray(8), bytearray(8)
            self.bell = self.ending = False
            self.n_small = 0
            self.points, self.district_points = [0] * 8, [0] * 8

    def clear_cities(self) -> None:
        i: i32
        self.bell = self.ending = False
        self.first = self.first_large = NONE
        self.completed = self.completed_large = self.n_small = 0
        for i in range(336):
            self.city[i] = self.gilded[i] = 0
        for i in range(42):
            self.raised[i] = 0
        for i in range(8):
            self.built[i] = self.active[i] = self.with_gold[i] = 0
            self.n_city[i] = self.small_at[i] = self.last_rank[i] = 0

    def set_payable(self) -> None:
        """Work out which kinds an amount of gold pays for."""
        gold: i32
        kind: i32
        for gold in range(16):
            self.payable[gold] = 0
            for kind in range(42):
                if self.cost[kind] <= gold:
                    self.payable[gold] |= bit(kind)

    # ------------------------------------------------------------------ building

    def goal(self) -> i32:
        """How many districts complete a city now."""
        return self.size - 1 if self.bell else self.size

    def is_complete(self, seat: i32) -> i32:
        return self.n_city[seat] >= self.goal()

    def works(self, seat: i32, kind: i32) -> i32:
        """Has the seat this unique district, and does it work by now?"""
        return 1 if self.active[seat] & bit(kind) else 0

    def duplicates(self, seat: i32) -> i32:
        return self.n_city[seat] - popcount(self.built[seat])

    def price(self, seat: i32, kind: i32) -> i32:
        """What the seat pays to build."""
        cheaper: i32 = kind >= FIRST_UNIQUE and kind != FACTORY and self.works(seat, FACTORY)
        return self.cost[kind] - 1 if cheaper and self.cost[kind] else self.cost[kind]

    def affordable(self, seat: i32) -> u64:
        """The kinds that the seat's gold pays for."""
        gold: i32 = self.gold[seat]
        gold = min(gold, 14)
        kinds: u64 = self.payable[gold]
        if self.works(seat, FACTORY):
            kinds |= self.payable[gold + 1] & UNIQUE & ~bit(FACTORY)
        return kinds

    def add_district(self, seat: i32, kind: i32) -> None:
        self.city[seat * 42 + kind] += 1
        self.built[seat] |= bit(kind)
        self.n_city[seat] += 1
        if kind >= FIRST_UNIQUE and (not self.uniques_wait or self.raised[kind] < self.round):
            self.active[seat] |= bit(kind)

    def remove_district(self, seat: i32, kind: i32) -> None:
        """A district leaves a city; gold on it is not looked at."""
        place: i32 = seat * 42 + kind
        self.city[place] -= 1
        self.n_city[seat] -= 1
        if self.city[place] == 0:
            self.built[seat] &= ~bit(kind)
            self.active[seat] &= ~bit(kind)

    def lose_gild(self, seat: i32, kind: i32) -> None:
        """Gold that lay on a district is lost with it."""
        place: i32 = seat * 42 + kind
        self.gilded[place] -= 1
        if self.gilded[place] == 0:
            self.with_gold[seat] &= ~bit(kind)

    def wake_uniques(self) -> None:
        """A new round begins: all unique districts work."""
        seat: i32
        for seat in range(self.seats):
            self.active[seat] = self.built[seat] & UNIQUE

    # ------------------------------------------------------------------ the end

    def check_end(self, seat: i32) -> None:
        """The seat's city grew: is it complete?"""
        n: i32 = self.n_city[seat]
        if n == self.size - 1 and self.n_small < 255:
            self.n_small += 1
            self.small_at[seat] = self.n_small
        if n >= self.size and not self.completed_large >> seat & 1:
            self.completed_large |= 1 << seat
            if self.first_large == NONE:
                self.first_large = seat
        if n >= self.goal() and not self.completed >> seat & 1:
            self.completed |= 1 << seat
            if self.first == NONE:
                self.first = seat
            self.ending = True
            if self.watched:
                self.note(COMPLETE, EVERYBODY, seat, self.first == seat, n, 0)

    def ring(self) -> None:
        """The bell is rung: from now on one district less completes a city."""
        seat: i32
        self.bell = True
        earliest: i32 = 0
        for seat in range(self.seats):
            if self.n_city[seat] < self.goal():
                continue
            self.completed |= 1 << seat
            self.ending = True
            if self.first_large == NONE and (earliest == 0 or self.small_at[seat] < earliest):
                earliest = self.small_at[seat]
                self.first = seat
        if self.watched:
            for seat in range(self.seats):
                if self.completed >> seat & 1:
                    self.note(COMPLETE, EVERYBODY, seat, self.first == seat, self.n_city[seat], 0)

    def lose_bell(self) -> None:
        """The Bell Tower that was rung is gone: full size again."""
        self.bell = False
        if self.fallen_bell_ends and self.ending:
            return
        self.first = self.first_large
        self.completed = self.completed_large
        self.ending = self.completed != 0
        if self.watched:
            self.note(BELL_LOST, EVERYBODY, self.ending, 0, 0, 0)

    # ------------------------------------------------------------------ scoring

    def worth_of(self, seat: i32) -> i32:
        """Points of the districts alone, with the Artist's gold."""
        kinds: u64 = self.built[seat]
        points: i32 = 0
        while kinds:
            kind: i32 = lsb(kinds)
            kinds &= kinds - 1
            points += self.worth[kind] * self.city[seat * 42 + kind]
        kinds = self.with_gold[seat]
        while kinds:
            kind = lsb(kinds)
            kinds &= kinds - 1
            points += self.gilded[seat * 42 + kind]
        return points

    def has_types(self, seat: i32) -> i32:
        """All five types?  The Haunted City may stand for one, not for two."""
        built: u64 = self.built[seat]
        missing: i32 = 0
        i: i32
        for i in range(4):
            missing += (built & OF_TYPE[i]) == 0
        if missing == 0:
            return 1 if built & UNIQUE else 0
        if missing > 1 or not built & bit(HAUNTED_CITY):
            return 0
        if self.raised[HAUNTED_CITY] == self.round and not self.late_haunted:
            return 0
        return 1 if built & UNIQUE & ~bit(HAUNTED_CITY) else 0

    def unique_points(self, seat: i32) -> i32:
        """What unique districts score at the end beside their worth."""
        built: u64 = self.built[seat]
        points: i32 = 0
        if built & bit(IMPERIAL_TREASURY):
            points += self.gold[seat]
        if built & bit(MAP_ROOM):
            points += self.hand_size[seat]
        if built & bit(MUSEUM):
            points += self.n_tucked
        if built & bit(WISHING_WELL):
            points += popcount(built & UNIQUE) - (0 if self.well_counts_itself else 1)
            if built & bit(KEEP):
                points += self.city[seat * 42 + KEEP] - 1
        return points

    def score(self, seat: i32) -> i32:
        points: i32 = self.worth_of(seat)
        self.district_points[seat] = points
        if self.has_types(seat):
            points += FIVE_TYPES
        if self.completed >> seat & 1:
            points += FIRST_COMPLETE if self.first == seat else LATER_COMPLETE
        if self.built[seat] & UNIQUE:
            points += self.unique_points(seat)
        return points

    def standing(self, party: i32) -> i64:
        """Points, then the tie-break: districts and gold, or the highest rank of the last round."""
        points: i64 = self.points[party]
        if self.rank_breaks_ties:
            return points << 24 | self.last_rank[party]
        return (points << 12 | self.district_points[party]) << 12 | self.gold[party]

    def margin(self, seat: i32) -> f64:
        """The lead over the best other seat, 0.5 for none, by some 20 points each way."""
        other: i32
        best: i32 = 0
        for other in range(self.seats):
            if other != seat and self.points[other] > best:
                best = self.points[other]
        lead: f64 = 0.5 + (self.points[seat] - best) / 40.0
        return 0.0 if lead < 0.0 else min(lead, 1.0)
