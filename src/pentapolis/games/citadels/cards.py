"""Citadels: the deck, hands, gold, and what each seat knows of hidden cards.

Equal cards are one kind.  What a seat knows of another hand is how many of a kind it holds at least:
none, one or two.  When a card leaves a hand unseen, each of these may have been that card.
"""

from __future__ import annotations

import cython

from pentapolis.kernel import limits

from . import tables as t

if not cython.compiled:
    from pentapolis.kernel.fast import bit, i32, lsb, popcount, take_at, u8_array, u64
    from pentapolis.kernel.position import Position

    from .tables import HAND_OF_MUSEUM

    NAMES = bytearray(t.NAMES)
else:
    EVERYBODY, NONE = limits.EVERYBODY, limits.NONE
    NAMES[:] = t.NAMES


class Cards(Position):
    """The part of a position that holds cards and gold."""

    if not cython.compiled:

        def allocate(self) -> None:
            super().allocate()
            self.coins = self.n_pool = self.n_queue = self.head = self.n_shown = self.n_tucked = 0
            self.bank = self.last_seen = self.stirred = 0
            self.total, self.pool, self.tucked = bytearray(42), bytearray(42), bytearray(42)
            self.queue, self.queue_seen, self.spare = bytearray(96), bytearray(96), bytearray(42)
            self.hand, self.in_hand, self.hand_size = bytearray(336), [0] * 8, [0] * 8
            self.shown_cards = bytearray(8)
            self.known, self.known_twice = [0] * 72, [0] * 72
            self.gold = [0] * 8

    # ------------------------------------------------------------------ the deck

    def shuffle_deck(self) -> None:
        """All cards of the game into the deck: nothing else holds any."""
        i: i32
        self.n_pool = self.n_queue = self.head = self.n_shown = self.n_tucked = 0
        for i in range(42):
            self.pool[i] = self.total[i]
            self.n_pool += self.total[i]
            self.tucked[i] = 0
        for i in range(336):
            self.hand[i] = 0
        for i in range(8):
            self.in_hand[i] = 0
            self.hand_size[i] = 0
        for i in range(72):
            self.known[i] = 0
            self.known_twice[i] = 0

    def deck_size(self) -> i32:
        return self.n_pool + self.n_queue

    def take_card(self) -> i32:
        """The top card of the deck, which is not empty; `last_seen` then says who knows it."""
        self.last_seen = 0
        self.stirred = 1
        if self.n_pool == 0:
            return self.take_from_queue()
        self.n_pool -= 1
        return self.draw(self.pool, NAMES, 42, self.n_pool + 1)

    def take_from_queue(self) -> i32:
        kind: i32 = self.queue[self.head]
        self.last_seen = self.queue_seen[self.head]
        self.head = self.head + 1 if self.head < 95 else 0
        self.n_queue -= 1
        return kind

    def put_under(self, kind: i32, seen: i32) -> None:
        """Put a card under the deck; `seen`: the seats that know it."""
        slot: i32 = self.head + self.n_queue
        if slot >= 96:
            slot -= 96
        self.queue[slot] = kind
        self.queue_seen[slot] = seen
        self.n_queue += 1

    def show_cards(self, n: i32) -> i32:
        """Draw cards for a seat to choose from, as many of n as there are; how many."""
        while self.n_shown < n and self.deck_size():
            self.shown_cards[self.n_shown] = self.take_card()
            self.n_shown += 1
        return self.n_shown

    # ------------------------------------------------------------------ hands

    def add_card(self, seat: i32, kind: i32, seen: i32) -> None:
        """Put a card into a hand; `seen`: the seats that know it."""
        viewer: i32
        self.hand[seat * 42 + kind] += 1
        self.in_hand[seat] |= bit(kind)
        self.hand_size[seat] += 1
        seen &= ~(1 << seat)
        while seen:
            viewer = lsb(seen)
            seen &= seen - 1
            self.learn(viewer, seat, kind)

    def remove_card(self, seat: i32, kind: i32) -> None:
        place: i32 = seat * 42 + kind
        self.hand[place] -= 1
        self.hand_size[seat] -= 1
        if self.hand[place] == 0:
            self.in_hand[seat] &= ~bit(kind)

    def show_out(self, seat: i32, kind: i32, seen: i32) -> None:
        """A card leaves a hand before the eyes of these seats; for the others it was any card."""
        viewer: i32
        self.remove_card(seat, kind)
        for viewer in range(self.seats):
            if viewer == seat or self.known[viewer * 9 + seat] == 0:
                continue
            if seen >> viewer & 1:
                self.forget_one(viewer, seat, kind)
            else:
                self.forget_any(viewer, seat)

    def slip_out(self, seat: i32, kind: i32, seen: i32) -> None:
        """As `show_out`, of a card that goes under the deck."""
        self.show_out(seat, kind, seen)
        self.put_under(kind, seen | 1 << seat)

    def learn(self, viewer: i32, zone: i32, kind: i32) -> None:
        """The viewer knows of one more card of a kind in a zone."""
        place: i32 = viewer * 9 + zone
        card: u64 = bit(kind)
        if self.known[place] & card:
            self.known_twice[place] |= card
        self.known[place] |= card

    def forget_one(self, viewer: i32, zone: i32, kind: i32) -> None:
        """The viewer knows of one card less of a kind in a zone."""
        place: i32 = viewer * 9 + zone
        card: u64 = bit(kind)
        if self.known_twice[place] & card:
            self.known_twice[place] &= ~card
        else:
            self.known[place] &= ~card

    def forget_any(self, viewer: i32, zone: i32) -> None:
        """A card left a zone, and the viewer does not know which."""
        place: i32 = viewer * 9 + zone
        self.known[place] = self.known_twice[place]
        self.known_twice[place] = 0

    def learn_hand(self, viewer: i32, seat: i32) -> None:
        """The viewer sees a whole hand."""
        place: i32 = viewer * 9 + seat
        cards: u64 = self.in_hand[seat]
        self.known[place] = cards
        self.known_twice[place] = 0
        while cards:
            kind: i32 = lsb(cards)
            cards &= cards - 1
            if self.hand[seat * 42 + kind] > 1:
                self.known_twice[place] |= bit(kind)

    def swap_hands(self, one: i32, other: i32) -> None:
        """Two seats swap their hands; both know what they gave, the others what they knew before."""
        i: i32
        viewer: i32
        for i in range(42):
            count: i32 = self.hand[one * 42 + i]
            self.hand[one * 42 + i] = self.hand[other * 42 + i]
            self.hand[other * 42 + i] = count
        cards: u64 = self.in_hand[one]
        self.in_hand[one] = self.in_hand[other]
        self.in_hand[other] = cards
        size: i32 = self.hand_size[one]
        self.hand_size[one] = self.hand_size[other]
        self.hand_size[other] = size
        for viewer in range(self.seats):
            here: i32 = viewer * 9 + one
            there: i32 = viewer * 9 + other
            cards = self.known[here]
            self.known[here] = self.known[there]
            self.known[there] = cards
            cards = self.known_twice[here]
            self.known_twice[here] = self.known_twice[there]
            self.known_twice[there] = cards
        self.learn_hand(one, other)
        self.learn_hand(other, one)
        self.known[one * 9 + one] = self.known_twice[one * 9 + one] = 0
        self.known[other * 9 + other] = self.known_twice[other * 9 + other] = 0

    # ------------------------------------------------------------------ gold

    def earn(self, seat: i32, n: i32) -> i32:
        """Take gold from the bank, as much of n as there is; how much."""
        if self.coins:
            n = min(n, self.bank)
            self.bank -= n
        self.gold[seat] += n
        self.stirred |= n
        return n

    def spend(self, seat: i32, n: i32) -> None:
        """Pay gold into the bank."""
        self.gold[seat] -= n
        self.stirred |= n
        if self.coins:
            self.bank += n

    def move_gold(self, giver: i32, taker: i32, n: i32) -> i32:
        """Hand gold over, as much of n as the giver has; how much."""
        n = min(n, self.gold[giver])
        self.gold[giver] -= n
        self.gold[taker] += n
        return n

    # ------------------------------------------------------------------ another deal

    def redeal_cards(self, viewer: i32, chooser: i32, deck_open: i32) -> None:
        """Deal anew every card that the viewer (-1: a spectator) does not know.

        `chooser`: the seat that sees the cards shown to it; `deck_open`: it looks through the deck.
        Of what others know nothing stays but what the viewer can tell: nothing.
        """
        i: i32
        rest: i32 = self.collect(viewer, chooser, deck_open)
        rest = self.spread(viewer, chooser, rest)
        if not (deck_open and viewer == chooser):
            self.n_pool = rest
            for i in range(42):
                self.pool[i] = self.spare[i]
        for i in range(self.seats * 9):
            if viewer < 0 or i // 9 != viewer:
                self.known[i] = self.known_twice[i] = 0

    def collect(self, viewer: i32, chooser: i32, deck_open: i32) -> i32:
        """Gather in `spare` the cards that the viewer does not know; how many."""
        i: i32
        seat: i32
        rest: i32 = 0
        hidden: i32 = not (deck_open and viewer == chooser)
        for i in range(42):
            self.spare[i] = self.pool[i] if hidden else 0
        for i in range(self.n_queue):
            slot: i32 = (self.head + i) % 96
            if viewer < 0 or not self.queue_seen[slot] >> viewer & 1:
                self.spare[self.queue[slot]] += 1
                self.queue_seen[slot] = 0
            else:
                self.queue_seen[slot] = 1 << viewer
        if viewer != chooser:
            for i in range(self.n_shown):
                self.spare[self.shown_cards[i]] += 1
        for seat in range(self.seats):
            if seat != viewer:
                self.take_unknown(self.hand, seat * 42, self.in_hand[seat], viewer, seat)
        if self.n_tucked:
            self.take_unknown(self.tucked, 0, bit(42) - 1, viewer, HAND_OF_MUSEUM)
        for i in range(42):
            rest += self.spare[i]
        return rest

    def take_unknown(self, zone: u8_array, base: i32, kinds: u64, viewer: i32, place: i32) -> None:
        """Leave in a zone of hidden cards only those that the viewer knows."""
        once: u64 = 0
        twice: u64 = 0
        if viewer >= 0:
            once = self.known[viewer * 9 + place]
            twice = self.known_twice[viewer * 9 + place]
        while kinds:
            kind: i32 = lsb(kinds)
            kinds &= kinds - 1
            sure: i32 = (1 if once & bit(kind) else 0) + (1 if twice & bit(kind) else 0)
            self.spare[kind] += zone[base + kind] - sure
            zone[base + kind] = sure

    def spread(self, viewer: i32, chooser: i32, rest: i32) -> i32:
        """Deal the spare cards to where the viewer does not know the card; how many are left."""
        i: i32
        _j: i32
        seat: i32
        slot: i32
        n: i32
        kind: i32
        cards: u64
        for seat in range(self.seats):
            if seat == viewer:
                continue
            n = self.hand_size[seat]
            cards = 0
            if viewer >= 0:
                cards = self.known[viewer * 9 + seat]
                n -= popcount(cards) + popcount(self.known_twice[viewer * 9 + seat])
            for _j in range(n):
                kind = take_at(self.spare, 42, rest, self.roll(rest))
                rest -= 1
                self.hand[seat * 42 + kind] += 1
                cards |= bit(kind)
            self.in_hand[seat] = cards
        for i in range(self.n_queue):
            slot = (self.head + i) % 96
            if self.queue_seen[slot] == 0:
                self.queue[slot] = take_at(self.spare, 42, rest, self.roll(rest))
                rest -= 1
        if viewer != chooser:
            for i in range(self.n_shown):
                self.shown_cards[i] = take_at(self.spare, 42, rest, self.roll(rest))
                rest -= 1
        n = self.n_tucked
        if n:
            for i in range(42):
                n -= self.tucked[i]
            for _j in range(n):
                self.tucked[take_at(self.spare, 42, rest, self.roll(rest))] += 1
                rest -= 1
        return rest
