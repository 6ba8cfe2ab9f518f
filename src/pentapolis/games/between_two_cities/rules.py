"""Between Two Cities: the rules.  README.md maps each rule of the rulebook to its method here.

City c lies to the left of party c (with two seats: cities 2p and 2p + 1 are party p's left and
right).  Moves:
    a << 8 | b                                   keep these two tiles of the hand, a <= b
    PLACE_FLAG | side << 16 | tile << 8 | cell   lay a kept tile in a city; cell of its first half
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from pentapolis.kernel import fast, limits

from . import tables as t

if not cython.compiled:
    from pentapolis.kernel.fast import bit, f64, i32, i64, lsb, pack_at, pack_drop, pack_set, popcount, u64
    from pentapolis.kernel.limits import EMPTY_PACK, EVERYBODY
    from pentapolis.kernel.position import Position

    from .tables import (
        APPRENTICE,
        BOTH,
        BOX,
        CENTRE,
        DEALT,
        ENDED,
        FACTORY,
        FIELD,
        FIRST,
        HAND,
        HOUSE,
        HOUSE_BESIDE_FACTORY,
        LEFT,
        LEFTOVER,
        MASTER,
        N_BUILDINGS,
        NEAR,
        NOTHING,
        OFFICE,
        OFFICE_BONUS,
        OFFICE_POINTS,
        PARK,
        PARK_POINTS,
        PASSED,
        PICK,
        PLACE,
        PLACE_FLAG,
        PLACED,
        RATES,
        REVEALED_PAIR,
        RIGHT,
        ROUND_ENDED,
        RUN_POINTS,
        SECOND,
        SET_POINTS,
        SHOP,
        STEP,
        TAVERN,
    )

    SINGLE_NAMES = bytearray(t.SINGLE_NAMES)
    WORD = 0xFFFFFFFFFFFFFFFF
else:
    EMPTY_PACK, EVERYBODY = limits.EMPTY_PACK, limits.EVERYBODY
    WORD = 0xFFFFFFFFFFFFFFFF
    FIELD, APPRENTICE, MASTER = t.FIELD, t.APPRENTICE, t.MASTER
    DEALT, HAND, REVEALED_PAIR, PLACED = t.DEALT, t.HAND, t.REVEALED_PAIR, t.PLACED
    PASSED, LEFTOVER, ROUND_ENDED, ENDED = t.PASSED, t.LEFTOVER, t.ROUND_ENDED, t.ENDED
    OFFICE_BONUS, HOUSE_BESIDE_FACTORY = t.OFFICE_BONUS, t.HOUSE_BESIDE_FACTORY
    BOX[:], SINGLE_NAMES[:], NEAR[:] = t.BOX, t.SINGLE_NAMES, t.NEAR
    FIRST[:], SECOND[:], STEP[:] = t.FIRST, t.SECOND, t.STEP
    RUN_POINTS[:], SET_POINTS[:], OFFICE_POINTS[:] = t.RUN_POINTS, t.SET_POINTS, t.OFFICE_POINTS
    PARK_POINTS[:], RATES[:] = t.PARK_POINTS, t.RATES
    if (
        *(SHOP, FACTORY, TAVERN, OFFICE, PARK, HOUSE, N_BUILDINGS, NOTHING, CENTRE),
        *(PICK, PLACE, LEFT, RIGHT, BOTH, PLACE_FLAG),
    ) != t.CONSTANTS:
        raise ImportError("rules.pxd and tables.py give different numbers")


def neighbours(cells: u64) -> u64:
    """The cells that share an edge with these (and may be among them)."""
    return (cells << 1 | cells >> 1 | cells << 8 | cells >> 8) & FIELD


def shop_points(shops: u64) -> i32:
    """Best split of the shops into straight runs: try each run that begins at the first shop."""
    if shops == 0:
        return 0
    first: u64 = shops & -shops
    best: i32 = RUN_POINTS[1] + shop_points(shops ^ first)
    step: i32
    for step in range(1, 9, 7):  # to the right, downwards
        run: u64 = first
        end: u64 = first << step
        length: i32 = 1
        while shops & end:
            run |= end
            end <<= step
            length += 1
            best = max(best, RUN_POINTS[length] + shop_points(shops ^ run))
    return best


def park_points(parks: u64) -> i32:
    """Connected groups, each by its size."""
    points: i32 = 0
    while parks:
        group: u64 = 0
        grown: u64 = parks & -parks
        while grown != group:
            group = grown
            grown = (group | neighbours(group)) & parks
        points += PARK_POINTS[popcount(group)]
        parks ^= group
    return points


class BetweenTwoCities(Position):
    """A position of Between Two Cities for 1 (with two house automas) to 7 seats."""

    if not cython.compiled:

        def allocate(self) -> None:
            super().allocate()
            self.leftovers_return = self.seat_order = self.final_picks = False
            self.automas = self.stage = self.turn = self.n_cities = self.hand_size = 0
            self.shift = self.n_singles = self.n_duplexes = self.n_aside = 0
            self.looks, self.duplexes, self.singles = bytearray(24), bytearray(24), bytearray(9)
            self.hands, self.seen, self.beside = [0] * 7, bytearray(7), bytearray(14)
            self.kept, self.sides = bytearray(14), bytearray(7)
            self.aside, self.aside_seen = bytearray(21), bytearray(21)
            self.planes, self.occupied, self.window = [0] * 63, [0] * 7, [0] * 7
            self.points, self.gains = [0] * 7, [0] * 14
            self.most_factories = self.second_factories = 0

    def configure(
        self,
        looks: Sequence[int],
        leftovers_return: bool,
        seat_order: bool,
        final_picks: bool,
        automas: int,
    ) -> None:
        """Set the options, before `begin`; `looks`: the tile codes of the 24 duplexes."""
        self.leftovers_return = leftovers_return
        self.seat_order = seat_order
        self.final_picks = final_picks
        self.automas = automas
        for i, look in enumerate(sorted(looks)):
            self.looks[i] = look

    # ------------------------------------------------------------------ set-up and stages

    def reset(self) -> None:
        i: i32
        self.parties = 3 if self.seats == 1 else self.seats
        self.n_cities = 4 if self.seats == 2 else self.parties
        for i in range(self.parties):
            self.beside[i * 2] = i * 2 if self.seats == 2 else i
            self.beside[i * 2 + 1] = i * 2 + 1 if self.seats == 2 else i - 1 if i else self.n_cities - 1
        self.stage = 0
        self.n_aside = 0
        self.n_singles = 0
        for i in range(9):
            self.singles[i] = BOX[i]
            self.n_singles += BOX[i]
        self.n_duplexes = 24
        for i in range(24):
            self.duplexes[i] = 1
        for i in range(63):
            self.planes[i] = 0
        for i in range(7):
            self.occupied[i] = 0
            self.window[i] = FIELD
        self.begin_stage()

    def duplex_stage(self) -> i32:
        """Round 2, in the 2-player game 2a and 2b, is played with duplexes."""
        if self.seats == 2:
            return self.stage == 2 or self.stage == 3
        return self.stage == 1

    def begin_stage(self) -> None:
        """Deal a hand to every party and ask for the first picks."""
        party: i32
        self.turn = 0
        self.shift = 0
        self.hand_size = 3 if self.duplex_stage() else 7
        for party in range(self.parties):
            self.hands[party] = self.deal_hand()
            self.seen[party] = 1 << party if party < self.seats else 0
            self.sides[party] = 0
            self.kept[party * 2] = self.kept[party * 2 + 1] = NOTHING
        self.reveal()
        if self.watched:
            self.note(DEALT, EVERYBODY, self.stage, self.hand_size, self.duplex_stage(), self.seats)
            self.note_hands()
        self.ask_picks()

    def deal_hand(self) -> u64:
        """A pack of tiles, of the kind that this stage is played with, out of the box."""
        i: i32
        n: i32 = self.hand_size
        if not self.duplex_stage():
            self.n_singles -= n
            return self.deal(self.singles, SINGLE_NAMES, 9, self.n_singles + n, n)
        self.n_duplexes -= n
        places: u64 = self.deal(self.duplexes, self.looks, 24, self.n_duplexes + n, n)
        hand: u64 = EMPTY_PACK
        for i in range(n):  # `looks` is sorted, so the hand is
            hand = pack_set(hand, i, self.looks[pack_at(places, i)])
        return hand

    def note_hands(self) -> None:
        """Tell every seat what it holds."""
        party: i32
        i: i32
        for party in range(self.seats):
            hand: u64 = self.hands[self.hand_of(party)]
            packed: u64 = 0
            for i in range(self.hand_size):
                packed = packed << 8 | pack_at(hand, i)
            self.note(HAND, 1 << party, party, self.hand_size, packed >> 28 & 0xFFFFFFF, packed & 0xFFFFFFF)

    def hand_of(self, party: i32) -> i32:
        """Which hand the party holds now."""
        hand: i32 = party - self.shift
        return hand + self.parties if hand < 0 else hand

    def city_of(self, party: i32, side: i32) -> i32:
        """The city on a side of the party."""
        return self.beside[party * 2 + (side >> 1)]

    # ------------------------------------------------------------------ what may be done

    def ask_picks(self) -> None:
        """Everybody chooses two tiles, secretly and at the same time."""
        self.ask_secret((1 << self.seats) - 1, PICK, 0)

    def ask_places(self) -> None:
        """Place, in any order (a stand-off puts the lowest seat first) or by seat."""
        if self.seat_order:
            self.ask_open(1, PLACE, 0)
        else:
            self.ask_open((1 << self.seats) - 1, PLACE, 0)

    def list_moves(self, seat: i32) -> i32:
        if self.phase == PICK:
            return self.list_picks(self.hands[self.hand_of(seat)])
        return self.list_places(seat)

    def list_picks(self, hand: u64) -> i32:
        """Every pair of tiles of the sorted hand, equal pairs once."""
        i: i32
        _j: i32
        n: i64 = 0
        previous: i32 = NOTHING
        for i in range(1, self.hand_size):
            a: i32 = hand & 255
            hand >>= 8
            others: u64 = hand
            last: i32 = NOTHING
            for _j in range(i, self.hand_size):
                b: i32 = others & 255
                others >>= 8
                self.moves[n] = a << 8 | b  # a repeated pair does not count and is written over
                n += (a != previous) & (b != last)
                last = b
            previous = a
        self.n_moves = n
        return n

    def list_places(self, party: i32) -> i32:
        """Each kept tile in each city that still gets one, cell by cell."""
        a: i32 = self.kept[party * 2]
        b: i32 = self.kept[party * 2 + 1]
        n: i64 = 0
        sides: i32 = self.sides[party]
        while sides:
            side: i32 = sides & -sides
            sides ^= side
            city: i32 = self.city_of(party, side)
            cells: u64 = self.anchors(city, a)
            n = self.list_cells(n, PLACE_FLAG | side << 16 | a << 8, cells)
            if b != a and b != NOTHING:
                if STEP[b] != STEP[a]:
                    cells = self.anchors(city, b)
                n = self.list_cells(n, PLACE_FLAG | side << 16 | b << 8, cells)
        self.n_moves = n
        return n

    def list_cells(self, n: i64, move: i32, cells: u64) -> i64:
        """Add the move to each of these cells after n other moves; how many there are then."""
        while cells:
            self.moves[n] = move | lsb(cells)
            n += 1
            cells &= cells - 1
        return n

    def anchors(self, city: i32, tile: i32) -> u64:
        """Cells where the (first half of the) tile may go: free, beside the city, within 4 x 4."""
        occupied: u64 = self.occupied[city]
        if occupied == 0:
            return bit(CENTRE)
        free: u64 = self.window[city] & ~occupied
        near: u64 = neighbours(occupied)
        step: i32 = STEP[tile]
        # Both halves within 4 x 4 with each earlier tile; with each other always.  Step 0: free & near.
        return free & free >> step & (near | near >> step)

    # ------------------------------------------------------------------ doing it

    def resolve(self) -> None:
        """All have picked: show the pairs, then everybody places."""
        party: i32
        for party in range(self.seats):
            self.keep(party, self.answers[party] >> 8, self.answers[party] & 255)
        for party in range(self.seats, self.parties):
            self.automa_picks(party)
            self.reveal()
        self.hand_size -= 2
        self.ask_places()

    def keep(self, party: i32, a: i32, b: i32) -> None:
        hand: i32 = self.hand_of(party)
        self.hands[hand] = pack_drop(pack_drop(self.hands[hand], a), b)
        self.kept[party * 2] = a
        self.kept[party * 2 + 1] = b
        self.sides[party] = BOTH
        if self.watched:
            self.note(REVEALED_PAIR, EVERYBODY, party, a, b, 0)

    def apply(self, seat: i32, move: i32) -> None:
        party: i32
        self.place(seat, move >> 16 & 3, move >> 8 & 255, move & 255)
        if self.sides[seat]:
            return
        self.done(seat)
        if self.seat_order and seat + 1 < self.seats:
            self.ask_open(1 << (seat + 1), PLACE, 0)
        if self.to_act == 0:
            for party in range(self.seats, self.parties):
                self.automa_places(party)
            self.end_turn()

    def place(self, party: i32, side: i32, tile: i32, cell: i32) -> None:
        """Lay one of the party's kept tiles in one of its cities."""
        base: i32 = party * 2
        other: i32 = self.kept[base] + self.kept[base + 1] - tile
        self.kept[base] = other
        self.kept[base + 1] = NOTHING
        self.sides[party] ^= side
        self.build(self.city_of(party, side), tile, cell)
        if self.watched:
            self.note(PLACED, EVERYBODY, party, side, tile, cell)

    def build(self, city: i32, tile: i32, cell: i32) -> None:
        self.put(city, FIRST[tile], cell)
        step: i32 = STEP[tile]
        if step:
            self.put(city, SECOND[tile], cell + step)

    def put(self, city: i32, building: i32, cell: i32) -> None:
        here: u64 = bit(cell)
        self.planes[city * N_BUILDINGS + building] |= here
        self.occupied[city] |= here
        self.window[city] &= NEAR[cell]

    def end_turn(self) -> None:
        """All tiles are placed: pass the hands on, or end the round with the last tile."""
        if self.hand_size > 1:
            self.turn += 1
            self.pass_hands()
            self.ask_picks()
        else:
            self.end_stage()

    def pass_hands(self) -> None:
        """To the left in round 1, to the right in round 3; who has held a hand remembers it."""
        party: i32
        last_round: i32 = self.stage >= (4 if self.seats == 2 else 2)
        self.shift += self.parties - 1 if last_round else 1
        if self.shift >= self.parties:
            self.shift -= self.parties
        for party in range(self.seats):
            self.seen[self.hand_of(party)] |= 1 << party
        self.reveal()
        if self.watched:
            self.note(PASSED, EVERYBODY, 2 if self.seats == 2 else last_round, 0, 0, 0)
            self.note_hands()

    def end_stage(self) -> None:
        """The last tile of each hand is put aside; deal the next round or end the game."""
        party: i32
        box: i32 = self.leftovers_return and self.stage < (2 if self.seats == 2 else 1)
        for party in range(self.parties):
            hand: i32 = self.hand_of(party)
            tile: i32 = pack_at(self.hands[hand], 0)
            self.aside[self.n_aside] = tile
            self.aside_seen[self.n_aside] = self.seen[hand]
            if self.watched:
                self.note(LEFTOVER, self.seen[hand], party, tile, box, 0)
            self.n_aside += 1
        self.hand_size = 0
        self.note(ROUND_ENDED, EVERYBODY, self.stage, self.seats, 0, 0)
        if box and self.stage == (1 if self.seats == 2 else 0):
            self.return_leftovers()
        self.stage += 1
        if self.stage < (6 if self.seats == 2 else 3):
            self.begin_stage()
        else:
            self.note(ENDED, EVERYBODY, 0, 0, 0, 0)
            self.finish()

    def return_leftovers(self) -> None:
        """Seed edition: what is left over from round 1 is shuffled back into the box."""
        i: i32
        for i in range(self.n_aside):
            self.give_back(self.aside[i])
        self.n_aside = 0

    def give_back(self, tile: i32) -> None:
        """Put a tile back among the undrawn ones."""
        i: i32 = 0
        if tile < N_BUILDINGS:
            self.singles[tile] += 1
            self.n_singles += 1
            return
        while self.looks[i] != tile or self.duplexes[i]:
            i += 1
        self.duplexes[i] = 1
        self.n_duplexes += 1

    # ------------------------------------------------------------------ hidden information

    def knows(self, mask: i32, seat: i32) -> i32:
        return seat >= 0 and mask >> seat & 1

    def redeal(self, seat: i32) -> None:
        """Hands and leftovers that the seat has not seen come out of the box anew."""
        party: i32
        i: i32
        for party in range(self.parties):  # not by hand: where a hand began is not in the view
            hand: i32 = self.hand_of(party)
            if not self.knows(self.seen[hand], seat):
                for i in range(self.hand_size):
                    self.give_back(pack_at(self.hands[hand], i))
        for i in range(self.n_aside):
            if not self.knows(self.aside_seen[i], seat):
                self.give_back(self.aside[i])
        for party in range(self.parties):
            hand = self.hand_of(party)
            if not self.knows(self.seen[hand], seat):
                self.hands[hand] = self.deal_hand()
        group: i32 = self.aside_group(seat, -1)
        while group >= 0:
            for i in range(self.n_aside):
                if self.aside_seen[i] << 1 | (self.aside[i] >= N_BUILDINGS) == group:
                    self.aside[i] = self.take_back_tile(group & 1)
            group = self.aside_group(seat, group)

    def aside_group(self, seat: i32, after: i32) -> i32:
        """The next group of leftovers that the seat has not seen: same seers, same kind; -1: none.

        They are dealt by group, since the order in which leftovers are listed means nothing.
        """
        found: i32 = -1
        i: i32
        for i in range(self.n_aside):
            group: i32 = self.aside_seen[i] << 1 | (self.aside[i] >= N_BUILDINGS)
            if group > after and (found < 0 or group < found) and not self.knows(self.aside_seen[i], seat):
                found = group
        return found

    def take_back_tile(self, is_duplex: i32) -> i32:
        """Draw a tile of the given kind, whatever the stage."""
        if is_duplex:
            place: i32 = self.draw(self.duplexes, self.looks, 24, self.n_duplexes)
            self.n_duplexes -= 1
            return self.looks[place]
        self.n_singles -= 1
        return self.draw(self.singles, SINGLE_NAMES, 9, self.n_singles + 1)

    # ------------------------------------------------------------------ scoring

    def city_score(self, city: i32) -> i32:
        """Points of a city as all cities stand."""
        self.rank_factories()
        return self.ranked_score(city)

    def ranked_score(self, city: i32) -> i32:
        """Points of a city, after `rank_factories`."""
        base: i32 = city * N_BUILDINGS
        factories: u64 = self.planes[base + FACTORY]
        offices: u64 = self.planes[base + OFFICE]
        parks: u64 = self.planes[base + PARK]
        houses: u64 = self.planes[base + HOUSE]
        taverns: u64 = (
            self.planes[base + TAVERN]
            | self.planes[base + TAVERN + 1]
            | self.planes[base + TAVERN + 2]
            | self.planes[base + TAVERN + 3]
        )
        score: i32 = shop_points(self.planes[base + SHOP]) + park_points(parks)
        n: i32 = popcount(factories)
        if n:
            score += n * self.factory_rate(n)
        if taverns:
            score += self.tavern_points(base)
            score += OFFICE_BONUS * popcount(offices & neighbours(taverns))
        n = popcount(offices)
        score += n // 6 * OFFICE_POINTS[6] + OFFICE_POINTS[n % 6]
        if houses:
            beside: i32 = popcount(houses & neighbours(factories))
            others: i32 = (
                (self.planes[base + SHOP] != 0)
                + (factories != 0)
                + (taverns != 0)
                + (offices != 0)
                + (parks != 0)
            )
            score += beside * HOUSE_BESIDE_FACTORY + (popcount(houses) - beside) * others
        return score

    def rank_factories(self) -> None:
        """The largest and the second largest number of factories in a city: a dense ranking."""
        self.most_factories = 0
        self.second_factories = 0
        city: i32
        for city in range(self.n_cities):
            n: i32 = popcount(self.planes[city * N_BUILDINGS + FACTORY])
            if n > self.most_factories:
                self.second_factories = self.most_factories
                self.most_factories = n
            elif n != self.most_factories and n > self.second_factories:
                self.second_factories = n

    def factory_rate(self, mine: i32) -> i32:
        """Points for each factory of a city that has this many, after `rank_factories`."""
        if mine == self.most_factories:
            return RATES[0]
        return RATES[1] if mine == self.second_factories else RATES[2]

    def tavern_points(self, base: i32) -> i32:
        """Sets of different taverns, the largest first: one of each kind that is left."""
        points: i32 = 0
        drink: u64 = self.planes[base + TAVERN]
        food: u64 = self.planes[base + TAVERN + 1]
        music: u64 = self.planes[base + TAVERN + 2]
        bed: u64 = self.planes[base + TAVERN + 3]
        while drink | food | music | bed:
            points += SET_POINTS[(drink != 0) + (food != 0) + (music != 0) + (bed != 0)]
            drink &= drink - 1
            food &= food - 1
            music &= music - 1
            bed &= bed - 1
        return points

    def type_total(self, party: i32, building: i32) -> i32:
        """How many buildings of a type the party's two cities hold together (taverns: all)."""
        n: i32 = 0
        side: i32
        i: i32
        for side in range(LEFT, RIGHT + 1):
            base: i32 = self.city_of(party, side) * N_BUILDINGS + building
            n += popcount(self.planes[base])
            if building == TAVERN:
                for i in range(1, 4):
                    n += popcount(self.planes[base + i])
        return n

    def tally(self) -> None:
        city: i32
        self.rank_factories()
        for city in range(self.n_cities):
            self.points[city] = self.ranked_score(city)

    def party_score(self, party: i32) -> i32:
        """The lower of the two cities; with two seats the sum of both (after `tally`)."""
        left: i32 = self.points[self.city_of(party, LEFT)]
        right: i32 = self.points[self.city_of(party, RIGHT)]
        return left + right if self.seats == 2 else min(left, right)

    def standing(self, party: i32) -> i64:
        """Score, then the higher city (not with two seats), then each type in card order."""
        left: i32 = self.points[self.city_of(party, LEFT)]
        right: i32 = self.points[self.city_of(party, RIGHT)]
        rank: i64 = left + right
        if self.seats != 2:
            rank = min(left, right) * 128 + max(left, right)
        rank = rank * 64 + self.type_total(party, SHOP)
        rank = rank * 64 + self.type_total(party, FACTORY)
        rank = rank * 64 + self.type_total(party, TAVERN)
        rank = rank * 64 + self.type_total(party, OFFICE)
        rank = rank * 64 + self.type_total(party, PARK)
        return rank * 64 + self.type_total(party, HOUSE)

    def margin(self, seat: i32) -> f64:
        """Lead over the best other party, 40 points either way filling the scale."""
        best: i32 = -1000
        party: i32
        for party in range(self.parties):
            if party != seat:
                best = max(best, self.party_score(party))
        lead: f64 = 0.5 + (self.party_score(seat) - best) / 80.0
        return min(1.0, max(0.0, lead))

    # ------------------------------------------------------------------ one-ply judgement

    def evaluate(self, seat: i32) -> f64:
        """Points of both cities, the lower one weighing more, with the tiles in hand well placed."""
        a: i32 = self.kept[seat * 2]
        b: i32 = self.kept[seat * 2 + 1]
        if self.phase == PICK and not self.over and self.answers[seat] >= 0 and self.asked >> seat & 1:
            return self.pair_gain(seat, self.answers[seat] >> 8, self.answers[seat] & 255)
        if self.over or self.phase == PICK or self.sides[seat] == 0:
            return self.weighted(seat, 0, 0)
        if self.sides[seat] == BOTH:
            return self.pair_gain(seat, a, b)
        gain: i32 = self.best_gain(self.city_of(seat, self.sides[seat]), a)
        if self.sides[seat] == LEFT:
            return self.weighted(seat, gain, 0)
        return self.weighted(seat, 0, gain)

    def weighted(self, party: i32, left_gain: i32, right_gain: i32) -> i32:
        """Both cities after such gains: master automas and seats of a ring count the lower one twice."""
        left: i32 = self.city_score(self.city_of(party, LEFT)) + left_gain
        right: i32 = self.city_score(self.city_of(party, RIGHT)) + right_gain
        if self.seats == 2 or (party >= self.seats and self.automas != MASTER):
            return left + right
        return left + right + min(left, right)

    def pair_gain(self, party: i32, a: i32, b: i32) -> i32:
        """`weighted` after the better way to place two tiles, one in each city."""
        left: i32 = self.city_of(party, LEFT)
        right: i32 = self.city_of(party, RIGHT)
        straight: i32 = self.weighted(party, self.best_gain(left, a), self.best_gain(right, b))
        if a == b:
            return straight
        return max(straight, self.weighted(party, self.best_gain(left, b), self.best_gain(right, a)))

    def best_gain(self, city: i32, tile: i32) -> i32:
        """Most points that the tile can add to the city at once."""
        best: i32 = -1000
        cells: u64 = self.anchors(city, tile)
        while cells:
            best = max(best, self.score_with(city, tile, lsb(cells)))
            cells &= cells - 1
        return best - self.city_score(city)

    def score_with(self, city: i32, tile: i32, cell: i32) -> i32:
        """Points of the city if the tile lay there; leaves the city as it was."""
        base: i32 = city * N_BUILDINGS
        first: u64 = bit(cell)
        second: u64 = bit(cell + STEP[tile]) if STEP[tile] else 0
        self.planes[base + FIRST[tile]] |= first
        self.planes[base + SECOND[tile]] |= second
        points: i32 = self.city_score(city)
        self.planes[base + FIRST[tile]] ^= first
        self.planes[base + SECOND[tile]] ^= second
        return points

    # ------------------------------------------------------------------ house automas

    def automa_picks(self, party: i32) -> None:
        """Apprentice: two tiles by chance.  Builder, master: the pair that is worth most now."""
        self.list_picks(self.hands[self.hand_of(party)])
        chosen: i32
        if self.automas == APPRENTICE:
            chosen = self.moves[self.below(self.n_moves)]
        else:
            chosen = self.best_pair(party)
        self.keep(party, chosen >> 8, chosen & 255)

    def best_pair(self, party: i32) -> i32:
        """The first pick that `pair_gain` likes best; the gain of each tile is worked out once."""
        hand: u64 = self.hands[self.hand_of(party)]
        best: i32 = 0
        most: i32 = -1
        i: i32
        j: i32
        for i in range(self.hand_size):
            tile: i32 = pack_at(hand, i)
            if i and tile == pack_at(hand, i - 1):
                self.gains[2 * i] = self.gains[2 * i - 2]
                self.gains[2 * i + 1] = self.gains[2 * i - 1]
            else:
                self.gains[2 * i] = self.best_gain(self.city_of(party, LEFT), tile)
                self.gains[2 * i + 1] = self.best_gain(self.city_of(party, RIGHT), tile)
        for i in range(self.hand_size - 1):
            for j in range(i + 1, self.hand_size):
                value: i32 = max(
                    self.weighted(party, self.gains[2 * i], self.gains[2 * j + 1]),
                    self.weighted(party, self.gains[2 * j], self.gains[2 * i + 1]),
                )
                if value > most:
                    most = value
                    best = pack_at(hand, i) << 8 | pack_at(hand, j)
        return best

    def automa_places(self, party: i32) -> None:
        """The assignment that is worth most; the left city first, the first best cell."""
        a: i32 = self.kept[party * 2]
        b: i32 = self.kept[party * 2 + 1]
        left: i32 = self.city_of(party, LEFT)
        right: i32 = self.city_of(party, RIGHT)
        straight: i32 = self.weighted(party, self.best_gain(left, a), self.best_gain(right, b))
        crossed: i32 = self.weighted(party, self.best_gain(left, b), self.best_gain(right, a))
        if crossed > straight:
            self.automa_builds(party, LEFT, b)
            self.automa_builds(party, RIGHT, a)
        else:
            self.automa_builds(party, LEFT, a)
            self.automa_builds(party, RIGHT, b)

    def automa_builds(self, party: i32, side: i32, tile: i32) -> None:
        city: i32 = self.city_of(party, side)
        best: i32 = -1000
        best_cell: i32 = 0
        cells: u64 = self.anchors(city, tile)
        while cells:
            points: i32 = self.score_with(city, tile, lsb(cells))
            if points > best:
                best = points
                best_cell = lsb(cells)
            cells &= cells - 1
        self.place(party, side, tile, best_cell)

    # ------------------------------------------------------------------ for Python callers

    def hand(self, party: int) -> list[int]:
        """Tile codes that the party holds, sorted."""
        tiles = self.hands[self.hand_of(party)]
        return [pack_at(tiles, i) for i in range(self.hand_size)]

    def hand_seen(self, party: int) -> int:
        """Bit set of the seats that know what the party holds."""
        return self.seen[self.hand_of(party)]

    def kept_tiles(self, party: int) -> list[int]:
        """Tile codes that the party still has to place."""
        tiles = [self.kept[party * 2], self.kept[party * 2 + 1]]
        return [tile for tile in tiles if tile != NOTHING]

    def open_sides(self, party: int) -> int:
        """LEFT and RIGHT bits of the cities that still get a tile from this party."""
        return self.sides[party]

    def city_beside(self, party: int, side: int) -> int:
        return self.city_of(party, side)

    def buildings(self, city: int) -> list[int]:
        """Nine bit sets of cells, one for each building."""
        return [self.planes[city * 9 + i] for i in range(9)]

    def city_points(self, city: int) -> int:
        return self.city_score(city)

    def party_points(self, party: int) -> int:
        self.tally()
        return self.party_score(party)

    def cells_for(self, city: int, tile: int) -> int:
        """Bit set of the cells where the tile may be laid."""
        return self.anchors(city, tile)

    def city_window(self, city: int) -> tuple[int, int]:
        """Occupied cells, and the cells that keep the city within 4 x 4."""
        return self.occupied[city], self.window[city]

    def lay(self, city: int, tile: int, cell: int) -> None:
        """Put a tile into a city, by nobody: for previews, sheets and positions."""
        self.build(city, tile, cell)

    def raw(self) -> dict[str, list[int]]:
        """What the accessors above do not tell: undrawn tiles, leftovers, bookkeeping."""
        return {
            "singles": [self.singles[i] for i in range(9)],
            "duplexes": [self.duplexes[i] for i in range(24)],
            "looks": [self.looks[i] for i in range(24)],
            "aside": [self.aside[i] for i in range(self.n_aside)],
            "aside_seen": [self.aside_seen[i] for i in range(self.n_aside)],
        }

    def leftovers_seen(self, eyes: int) -> list[int]:
        """Tile codes of the leftovers that one of the seats `eyes` (a bit set) has looked at."""
        return [self.aside[i] for i in range(self.n_aside) if self.aside_seen[i] & eyes]

    def hidden(self) -> tuple[int, ...]:
        """What changes whenever something changes that some seat alone can see, and but for that seldom."""
        hands = [self.hands[i] for i in range(self.parties)]
        return (self.over, self.stage, self.shift, self.hand_size, self.n_aside, *hands)

    def unseen(self, eyes: int) -> bytes:
        """By tile code, how many lie where none of the seats `eyes` (a bit set) has looked."""
        counts = bytearray(t.N_TILES)
        for i in range(9):
            counts[i] += self.singles[i]
        for i in range(24):
            counts[self.looks[i]] += self.duplexes[i]
        for hand in range(self.parties):
            if not self.seen[hand] & eyes:
                for i in range(self.hand_size):
                    counts[pack_at(self.hands[hand], i)] += 1
        for i in range(self.n_aside):
            if not self.aside_seen[i] & eyes:
                counts[self.aside[i]] += 1
        return bytes(counts)

    def restore(
        self,
        stage: int,
        turn: int,
        hands: Sequence[Sequence[int]],
        seen: Sequence[int],
        kept: Sequence[Sequence[int]],
        sides: Sequence[int],
        singles: Sequence[int],
        duplexes: Sequence[int],
        aside: Sequence[tuple[int, int]],
    ) -> None:
        """Become a position (checked by the caller); hands by holder, `aside` as (tile, seen).

        Call after `begin` (which clears the cities) and before `lay` and `set_frames`.
        """
        self.stage, self.turn, self.shift = stage, turn, 0
        self.hand_size = len(hands[0])
        for party in range(self.parties):
            self.hands[party] = fast.packed(hands[party])
            self.seen[party] = seen[party]
            self.sides[party] = sides[party]
            tiles = [*sorted(kept[party]), NOTHING, NOTHING]
            self.kept[party * 2], self.kept[party * 2 + 1] = tiles[0], tiles[1]
        for i, count in enumerate(singles):
            self.singles[i] = count
        for i, count in enumerate(duplexes):
            self.duplexes[i] = count
        self.n_singles, self.n_duplexes, self.n_aside = sum(singles), sum(duplexes), len(aside)
        for i, (tile, mask) in enumerate(aside):
            self.aside[i], self.aside_seen[i] = tile, mask


def play_scored(position: BetweenTwoCities, first_seed: int, n: int) -> tuple[int, int]:
    """Random games from n seeds: how many decisions, and a checksum over the city scores."""
    decisions: i64 = 0
    checksum: u64 = 0
    i: i32
    city: i32
    seed: u64 = first_seed
    count: i32 = n
    with cython.nogil:
        for i in range(count):
            position.start(seed + i)
            decisions += position.run(1_000_000)
            position.tally()
            for city in range(position.n_cities):
                checksum = (checksum * 31 + position.points[city]) & WORD
    return decisions, checksum
