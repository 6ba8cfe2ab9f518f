"""Citadels: characters set aside, the draft, and who can be who.

Each rank has one character in the game.  `fate` says of each rank where its card went: to a pick
(0, 1, ... in the order of the draft), aside after a pick, face up, face down, out at the end, or that
it is still in the packet that is passed on.
"""

from __future__ import annotations

from math import factorial

import cython

from pentapolis.kernel import limits

if not cython.compiled:
    from pentapolis.kernel.fast import i32, lsb
    from pentapolis.kernel.limits import EVERYBODY, NONE

    from .cards import Cards
    from .tables import (
        ASIDE,
        ASIDE_AT,
        FACE_DOWN,
        FACE_UP,
        FIRST_CHARACTER,
        IN_PACKET,
        NOTHING,
        OUT,
        PICK,
        PUT_ASIDE,
        ROUND,
        SET_ASIDE,
    )

    FACTORIALS = [factorial(n) for n in range(10)]
else:
    EVERYBODY, NONE = limits.EVERYBODY, limits.NONE
    FACTORIALS[:] = [factorial(n) for n in range(10)]


class Draft(Cards):
    """The part of a position that holds the characters of a round."""

    if not cython.compiled:

        def allocate(self) -> None:
            super().allocate()
            self.ranks = self.n_picks = self.n_face_up = self.round = self.crown = self.pick = 0
            self.last_takes_down = self.redo_removal = self.up_first = False
            self.calling = self.shown_ranks = self.murdered = self.robbed = self.bewitched = 0
            self.face_down = self.n_spots = self.dealer = 0
            self.cast, self.fate = bytearray(10), bytearray(10)
            self.put_aside, self.at_random = bytearray(8), bytearray(8)
            self.spots, self.urn, self.urn_names = bytearray(10), bytearray(16), bytearray(16)

    # ------------------------------------------------------------------ setting aside

    def begin_draft(self) -> None:
        """A new round: all characters back, some set aside, the crown's holder gets the packet."""
        self.round += 1
        self.dealer = self.crown
        self.pick = self.calling = self.shown_ranks = 0
        self.murdered = self.robbed = self.bewitched = 0
        if self.watched:
            self.note(ROUND, EVERYBODY, self.round, self.crown, 0, 0)
        self.remove_characters()

    def remove_characters(self) -> None:
        """Set characters aside; where the table says so, all over again if rank 4 lay face up."""
        rank: i32
        _i: i32
        again: i32 = 1
        while again:
            for rank in range(1, self.ranks + 1):
                self.fate[rank] = IN_PACKET
            again = 0
            if not self.up_first:
                self.place_face_down()
            for _i in range(self.n_face_up):
                if self.place_face_up() == 4:
                    again = 1
            if self.up_first:
                self.place_face_down()
        if self.watched:
            for rank in range(1, self.ranks + 1):
                if self.fate[rank] == FACE_UP:
                    self.note(SET_ASIDE, EVERYBODY, self.cast[rank], 0, 0, 0)

    def draw_character(self) -> i32:
        """A rank out of those in the packet."""
        rank: i32
        left: i32 = 0
        for rank in range(1, self.ranks + 1):
            self.urn[rank] = self.fate[rank] == IN_PACKET
            self.urn_names[rank] = FIRST_CHARACTER + self.cast[rank]
            left += self.urn[rank]
        return self.draw(self.urn, self.urn_names, self.ranks + 1, left)

    def place_face_down(self) -> None:
        self.face_down = self.draw_character()
        self.fate[self.face_down] = FACE_DOWN

    def place_face_up(self) -> i32:
        """Set one character aside face up; 4 if the removal has to be redone."""
        rank: i32 = self.draw_character()
        if rank == 4 and self.redo_removal:
            self.fate[rank] = FACE_UP
            return rank
        if rank == 4:  # another in its place, then it is shuffled back
            self.fate[4] = NOTHING
            rank = self.draw_character()
            self.fate[4] = IN_PACKET
        self.fate[rank] = FACE_UP
        return rank

    # ------------------------------------------------------------------ who has what

    def picker(self, pick: i32) -> i32:
        """The seat that makes a pick: in turn, from the one that had the crown, to the left."""
        return (self.dealer + pick) % self.seats

    def holder(self, rank: i32) -> i32:
        """The seat that holds a rank, or -1."""
        return self.picker(self.fate[rank]) if self.fate[rank] < self.n_picks else NONE

    def ranks_of(self, seat: i32) -> i32:
        """The ranks that a seat holds, as bits."""
        rank: i32
        ranks: i32 = 0
        for rank in range(1, self.ranks + 1):
            if self.holder(rank) == seat:
                ranks |= 1 << rank
        return ranks

    def seen_at(self, pick: i32) -> i32:
        """The ranks in the packet when a pick is made, as bits."""
        rank: i32
        ranks: i32 = 0
        last: i32 = self.last_takes_down and pick == self.n_picks - 1
        for rank in range(1, self.ranks + 1):
            fate: i32 = self.fate[rank]
            if fate in (FACE_UP, NOTHING):
                continue
            down: i32 = rank == self.face_down if self.last_takes_down else fate == FACE_DOWN
            if down:
                here: i32 = last
            elif fate < ASIDE_AT:
                here = fate >= pick
            elif fate < IN_PACKET:
                here = fate - ASIDE_AT >= pick
            else:
                here = 1
            if here:
                ranks |= 1 << rank
        return ranks

    # ------------------------------------------------------------------ the draft

    def list_draft(self) -> i32:
        """A character to keep, or to put aside."""
        rank: i32
        verb: i32 = ASIDE if self.phase == PUT_ASIDE else PICK
        ranks: i32 = self.packet()
        self.n_moves = 0
        for rank in range(1, self.ranks + 1):
            if ranks >> rank & 1:
                self.offer(verb << 16 | self.cast[rank])
        return self.n_moves

    def packet(self) -> i32:
        """The ranks that may be picked now, as bits."""
        rank: i32
        ranks: i32 = 0
        for rank in range(1, self.ranks + 1):
            if self.fate[rank] == IN_PACKET:
                ranks |= 1 << rank
        if self.last_takes_down and self.pick == self.n_picks - 1:
            ranks |= 1 << self.face_down
        return ranks

    def take_character(self, rank: i32) -> i32:
        """Make the present pick; may the packet go on (else a card has to be put aside)?"""
        self.fate[rank] = self.pick
        return not self.put_aside[self.pick]

    def next_pick(self) -> i32:
        """The packet goes on; is there another pick?"""
        if self.at_random[self.pick]:
            rank: i32 = self.draw_character()
            self.fate[rank] = ASIDE_AT + self.pick
        self.pick += 1
        if self.pick < self.n_picks:
            return 1
        for rank in range(1, self.ranks + 1):  # what is left goes out face down
            if self.fate[rank] == IN_PACKET or (self.last_takes_down and self.fate[rank] == FACE_DOWN):
                self.fate[rank] = OUT
        return 0

    # ------------------------------------------------------------------ another deal

    def redeal_characters(self, viewer: i32) -> None:
        """Deal anew who holds what, as far as the viewer (-1: a spectator) can't know.

        The viewer has seen the packet at each of its picks; so the cards that left before, between
        and after these are groups, within which any card may have gone anywhere.
        """
        pick: i32
        last: i32 = self.n_picks - 1
        group: i32 = self.all_ranks()
        made: i32 = self.pick + 1 if self.calling == 0 else self.n_picks
        made = min(made, self.n_picks)
        for pick in range(made):
            if viewer < 0 or self.picker(pick) != viewer:
                continue
            seen: i32 = self.seen_at(pick)
            before: i32 = group & ~seen
            if self.last_takes_down and self.drafted() and pick != last:
                self.redeal_with_face_down(before, seen & ~self.own_at(pick))
                return
            self.redeal_group(before)
            group = seen & ~self.own_at(pick)
        self.redeal_group(group)
        self.guess_face_down(viewer)

    def drafted(self) -> i32:
        """Have all picks been made?"""
        return self.pick >= self.n_picks

    def all_ranks(self) -> i32:
        """The ranks that do not lie face up, as bits."""
        rank: i32
        ranks: i32 = 0
        for rank in range(1, self.ranks + 1):
            if self.fate[rank] != FACE_UP:
                ranks |= 1 << rank
        return ranks

    def own_at(self, pick: i32) -> i32:
        """What the seat that makes a pick kept and put aside itself, as bits."""
        rank: i32
        ranks: i32 = 0
        for rank in range(1, self.ranks + 1):
            fate: i32 = self.fate[rank]
            if fate == pick or (fate == ASIDE_AT + pick and not self.at_random[pick]):
                ranks |= 1 << rank
        return ranks

    def guess_face_down(self, viewer: i32) -> None:
        """Which card lay face down at first, once some seats know where all the cards went."""
        rank: i32
        pair: i32 = 0
        last: i32 = self.n_picks - 1
        choosing: i32 = self.pick == last and viewer >= 0 and self.picker(last) == viewer
        if not self.last_takes_down or not (self.drafted() or choosing):
            for rank in range(1, self.ranks + 1):
                if self.fate[rank] == FACE_DOWN:
                    self.face_down = rank
            return
        for rank in range(1, self.ranks + 1):  # the two that the last seat chose from
            if self.fate[rank] == last or (self.fate[rank] >= IN_PACKET and self.fate[rank] != FACE_UP):
                pair |= 1 << rank
        low: i32 = lsb(pair)
        high: i32 = lsb(pair & (pair - 1))
        self.face_down = high if self.roll(2) else low
        if choosing:
            self.fate[low] = self.fate[high] = IN_PACKET
            self.fate[self.face_down] = FACE_DOWN

    def redeal_with_face_down(self, before: i32, after: i32) -> None:
        """As `redeal_group` of two groups, when the last seat chose between a card of each.

        The face-down card comes from those of which the viewer saw nothing, the passed one from the others;
        the last seat has one of them, the other is out.
        """
        last: i32 = self.n_picks - 1
        kept_passed: i32 = self.ways(before, last, OUT) * self.ways(after, OUT, last)
        kept_down: i32 = self.ways(before, OUT, last) * self.ways(after, last, OUT)
        if self.roll(kept_passed + kept_down) < kept_passed:
            self.find_spots(before, last, OUT)
            self.fill_spots(before)
            self.find_spots(after, OUT, last)
        else:
            self.find_spots(before, OUT, last)
            self.fill_spots(before)
            self.find_spots(after, last, OUT)
        self.fill_spots(after)
        rank: i32
        for rank in range(1, self.ranks + 1):
            if before >> rank & 1 and (self.fate[rank] == last or self.fate[rank] == OUT):
                self.face_down = rank

    def redeal_group(self, ranks: i32) -> None:
        self.find_spots(ranks, NOTHING, NOTHING)
        self.fill_spots(ranks)

    def find_spots(self, ranks: i32, old: i32, new: i32) -> None:
        """Where the cards of a group went, in order; with one spot in place of another."""
        rank: i32
        i: i32
        self.n_spots = 0
        for rank in range(1, self.ranks + 1):
            if not ranks >> rank & 1:
                continue
            spot: i32 = self.fate[rank]
            if spot == old:
                spot = new
            i = self.n_spots
            while i > 0 and self.spots[i - 1] > spot:
                self.spots[i] = self.spots[i - 1]
                i -= 1
            self.spots[i] = spot
            self.n_spots += 1

    def fill_spots(self, ranks: i32) -> None:
        """Put the cards of a group into its spots at random, as the calls so far allow."""
        rank: i32
        for rank in range(1, self.ranks + 1):
            if ranks >> rank & 1 and self.shown_ranks >> rank & 1:
                self.fate[rank] = self.take_spot(self.picker(self.fate[rank]), 1)
        for rank in range(1, self.ranks + 1):
            if ranks >> rank & 1 and self.absent(rank):
                self.fate[rank] = self.take_spot(NONE, 1)
        for rank in range(1, self.ranks + 1):
            if ranks >> rank & 1 and not self.shown_ranks >> rank & 1 and not self.absent(rank):
                self.fate[rank] = self.take_spot(NONE, 0)

    def absent(self, rank: i32) -> i32:
        """Was the rank called, and nobody has it?  Whoever was murdered says nothing."""
        return rank < self.calling and rank != self.murdered and not self.shown_ranks >> rank & 1

    def take_spot(self, seat: i32, choosy: i32) -> i32:
        """A random spot of the group: of that seat's picks; with -1 of those that are nobody's; or any."""
        i: i32
        n: i32 = 0
        found: i32 = 0
        for i in range(self.n_spots):
            if not choosy or self.suits(self.spots[i], seat):
                n += 1
        skip: i32 = self.roll(n) if n > 1 else 0
        for i in range(self.n_spots):
            if not choosy or self.suits(self.spots[i], seat):
                if skip == 0:
                    found = i
                    break
                skip -= 1
        spot: i32 = self.spots[found]
        self.n_spots -= 1
        for i in range(found, self.n_spots):
            self.spots[i] = self.spots[i + 1]
        return spot

    def suits(self, spot: i32, seat: i32) -> i32:
        if seat == NONE:
            return spot >= ASIDE_AT
        return spot < ASIDE_AT and self.picker(spot) == seat

    def ways(self, ranks: i32, old: i32, new: i32) -> i32:
        """In how many ways the cards of a group may have gone, with one spot in place of another."""
        rank: i32
        fixed: i32 = 0
        nobody: i32 = 0
        free: i32 = 0
        self.find_spots(ranks, old, new)
        i: i32
        for i in range(self.n_spots):
            free += self.spots[i] >= ASIDE_AT
        for rank in range(1, self.ranks + 1):
            if not ranks >> rank & 1:
                continue
            if self.shown_ranks >> rank & 1:
                fixed += 1
                if not self.has_spot(self.picker(self.fate[rank])):
                    return 0
            elif self.absent(rank):
                nobody += 1
        if nobody > free:
            return 0
        return FACTORIALS[self.n_spots - fixed - nobody]  # there is at most one spot of nobody's

    def has_spot(self, seat: i32) -> i32:
        i: i32
        for i in range(self.n_spots):
            if self.suits(self.spots[i], seat):
                return 1
        return 0
