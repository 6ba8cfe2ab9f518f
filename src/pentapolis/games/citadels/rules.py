"""Citadels: rounds, calls, turns.  README.md maps each rule of the rulebook to its method here.

Moves are verb << 16 | a << 8 | b of things that moves.py names.  The rules lie in layers, each a class
on top of the last: cards, the draft, cities, powers, and here what happens when.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import cython

from pentapolis.kernel import limits

from . import tables as t
from .settings import Settings

if not cython.compiled:
    from pentapolis.kernel.fast import bit, i32, lsb, popcount, u64
    from pentapolis.kernel.limits import EVERYBODY, NONE

    from .judgement import Judgement
    from .tables import (
        ABBOT,
        ACTED,
        ACTION_DRAW,
        ACTION_GOLD,
        ACTION_ONLY,
        ALCHEMIST,
        ARCHITECT,
        ARCHITECT_EXTRA,
        ASIDE,
        ASIDE_AT,
        ASK_CARD,
        ASK_GOLD,
        ASSASSIN,
        BALL_ROOM,
        BEFORE_BEWITCHING,
        BELL,
        BELL_TOWER,
        BEWITCH,
        BEWITCHED,
        BEWITCHING,
        BISHOP,
        BLAST,
        BUILD,
        BUILT,
        BURIAL,
        CALLED,
        CARDS,
        CEDE,
        CEDING,
        COVET,
        CROWNING,
        DECLINE,
        DEMAND,
        DRAFT,
        DRAWN,
        DREW_CARDS,
        DUPLICATES,
        EMPEROR,
        END,
        ENDED,
        EXCHANGE,
        EXTRA_CARDS,
        EXTRA_GOLD,
        FIND,
        FORGET,
        FORGOT,
        FOUND,
        FULL_TURN,
        GIFT,
        GIVE,
        GOLD,
        HOSPITAL,
        HOSPITAL_USED,
        INCOME,
        INCOME_PAID,
        INCOME_TAKEN,
        KEEP,
        KEEP_CARD,
        KEEPING,
        KEPT,
        KING,
        LIBRARY,
        LIGHTHOUSE,
        LOOT,
        MERCHANT,
        MIXED_INCOME,
        MOST_ROUNDS,
        NAVIGATOR,
        NAVIGATOR_EXTRA,
        NOBODY,
        NOTHING,
        OBSERVATORY,
        OF_TYPE,
        PARK,
        PARK_DRAWN,
        PICKED,
        POOR_HOUSE,
        POOR_HOUSE_PAID,
        POWER_USED,
        PUT,
        PUT_ASIDE,
        PUT_AWAY,
        QUARRY,
        QUEEN,
        RAISE,
        RAZE,
        RECOVER,
        REFUND,
        RESUMED,
        RING,
        RINGING,
        SCHOOL_OF_MAGIC,
        SEARCHING,
        SELL,
        SHOWN,
        SILENCE,
        START_CARDS,
        START_GOLD,
        STOP,
        SUCCESSION,
        SUPPLY,
        TAKE,
        TAKE_INCOME,
        TAX,
        TAX_COLLECTOR,
        THANK,
        THANKED,
        THANKS,
        TOOK_GOLD,
        TUCK,
        TURN,
        WITCH,
        WIZARDRY,
    )

else:
    EVERYBODY, NONE = limits.EVERYBODY, limits.NONE
    OF_TYPE[:] = t.OF_TYPE
    INCOME[:] = t.INCOME


class Citadels(Judgement):
    """A position of Citadels for 2 to 8 seats."""

    if not cython.compiled:

        def allocate(self) -> None:
            super().allocate()
            self.random_crown = False

    # ------------------------------------------------------------------ set-up and rounds

    def reset(self) -> None:
        seat: i32
        self.shuffle_deck()
        self.clear_cities()
        self.bank = self.coins
        self.round = self.pot = 0
        self.crown = self.below(self.seats) if self.random_crown else 0
        for seat in range(8):
            self.gold[seat] = 0
        for seat in range(self.seats):
            self.earn(seat, START_GOLD)
            self.draw_noted(seat, START_CARDS)
        self.start_round()

    def start_round(self) -> None:
        seat: i32
        self.wake_uniques()
        self.actor = self.thief = self.bishop = self.taxman = self.witch = self.crowned = self.target = NONE
        self.playing = self.wanted = self.first_built = self.stirred = 0
        for seat in range(self.seats):
            self.last_rank[seat] = 0
        self.begin_draft()
        self.reveal()
        self.ask_open(1 << self.picker(0), DRAFT, 0)

    def draft(self, seat: i32, character: i32) -> None:
        """A character is kept, or put aside; the packet goes on when that is done."""
        rank: i32 = self.rank_of[character]
        if self.phase == PUT_ASIDE:
            self.fate[rank] = ASIDE_AT + self.pick
            if self.watched:
                self.note(PUT_AWAY, 1 << seat, seat, character, 0, 0)
        else:
            goes_on: i32 = self.take_character(rank)
            if self.watched:
                self.note(PICKED, 1 << seat, seat, character, 0, 0)
            if not goes_on:
                self.ask_open(1 << seat, PUT_ASIDE, 0)
                return
        self.reveal()
        if self.next_pick():
            self.ask_open(1 << self.picker(self.pick), DRAFT, 0)
        else:
            self.call_next()

    def call_next(self) -> None:
        """Call the ranks until somebody has to act, or the round is over."""
        while self.calling < self.ranks:
            self.calling += 1
            rank: i32 = self.calling
            seat: i32 = self.holder(rank)
            if seat == NONE or (rank == self.murdered and not self.works(seat, HOSPITAL)):
                if self.watched:
                    self.note(NOBODY, EVERYBODY, self.cast[rank], 0, 0, 0)
                continue
            self.show_rank(seat, rank)
            if rank == self.murdered:
                if self.watched:
                    self.note(HOSPITAL_USED, EVERYBODY, seat, 0, 0, 0)
                self.start_turn(seat, ACTION_ONLY)
                return
            if rank == self.robbed and seat != self.thief:
                n: i32 = self.move_gold(seat, self.thief, self.gold[seat])
                if self.watched:
                    self.note(LOOT, EVERYBODY, self.thief, seat, n, 0)
            if self.cast[rank] == KING:
                self.move_crown(seat)
            if seat != self.crown and self.works(self.crown, BALL_ROOM):
                self.actor = seat
                self.playing = self.cast[rank]
                self.used = 0
                self.ask_open(1 << seat, THANKS, self.crown)
                return
            self.answer_call(seat)
            return
        self.end_round()

    def show_rank(self, seat: i32, rank: i32) -> None:
        """A player turns a character over."""
        self.shown_ranks |= 1 << rank
        self.last_rank[seat] = max(self.last_rank[seat], rank)
        self.reveal()
        if self.watched:
            self.note(CALLED, EVERYBODY, seat, self.cast[rank], 0, 0)

    def answer_call(self, seat: i32) -> None:
        """Whoever was called begins a turn, or only acts for the Witch."""
        if self.calling == self.bewitched:
            self.start_turn(seat, ACTION_ONLY)
        elif self.cast[self.calling] == WITCH:
            self.start_turn(seat, BEFORE_BEWITCHING)
        else:
            self.start_turn(seat, FULL_TURN)

    def thank(self, seat: i32, verb: i32) -> None:
        """The Ball Room's owner wears the crown: no thanks, no turn."""
        if self.watched:
            self.note(THANKED if verb == THANK else FORGOT, EVERYBODY, seat, 0, 0, 0)
        if verb == THANK:
            self.answer_call(seat)
        else:
            self.call_next()

    def start_turn(self, seat: i32, mode: i32) -> None:
        character: i32 = self.cast[self.calling]
        self.actor = seat
        self.playing = character
        self.mode = mode
        self.used = self.n_built = self.spent = 0
        self.builds_left = 1
        if character == ARCHITECT:
            self.builds_left = 3
        elif character == NAVIGATOR:
            self.builds_left = 0
        if mode == FULL_TURN:
            if character == BISHOP:
                self.bishop = seat
            elif character == TAX_COLLECTOR:
                self.collect_tax(seat)
            elif character == EMPEROR:
                self.ask_open(1 << seat, CROWNING, 0)
                return
        self.ask_turn()

    def collect_tax(self, seat: i32) -> None:
        """The collector's turn begins: what rank 1 owes, or in the newer rules all that waits."""
        n: i32 = 0
        if self.tax_by_district:
            n = self.pot
            self.pot = 0
            self.gold[seat] += n
        else:
            self.taxman = seat
            first: i32 = self.holder(1)
            if self.first_built and self.cast[1] == ASSASSIN and first != seat:
                n = self.move_gold(first, seat, 1)
        if n and self.watched:
            self.note(TAX, EVERYBODY, seat, n, 0, 0)

    # ------------------------------------------------------------------ what may be done

    def list_moves(self, seat: i32) -> i32:
        phase: i32 = self.phase
        if phase == TURN:
            return self.list_turn(seat)
        if phase <= PUT_ASIDE:
            return self.list_draft()
        self.n_moves = 0
        if phase <= CEDING:
            self.list_answers(seat, phase)
        elif phase == SEARCHING:
            self.list_search()
        elif phase == BEWITCHING:
            self.list_bewitching()
        elif phase == SUCCESSION:
            self.list_heirs(seat)
        elif phase in (SUPPLY, MIXED_INCOME):
            self.list_supply()
        else:
            self.list_yes_or_no(phase)
        return self.n_moves

    def list_answers(self, seat: i32, phase: i32) -> None:
        """What may be answered inside a turn."""
        if phase == KEEPING:
            self.list_shown()
        elif phase == EXCHANGE:
            self.list_exchange(seat)
        elif phase == WIZARDRY:
            self.list_wizardry(seat)
        elif phase == CROWNING:
            self.list_heirs(seat)
        elif phase == GIFT:
            self.list_gift(seat)
        elif phase == DEMAND:
            self.list_demand()
        else:
            self.offer_kinds(CEDE, 0, self.offered_for(self.target, self.wanted))

    def list_yes_or_no(self, phase: i32) -> None:
        """The Graveyard, the bell, the Ball Room."""
        if phase == BURIAL:
            self.offer_act(RECOVER, 0, 0)
            self.offer_act(DECLINE, 0, 0)
        elif phase == RINGING:
            self.offer_act(RING, 0, 0)
            self.offer_act(SILENCE, 0, 0)
        else:
            self.offer_act(THANK, 0, 0)
            self.offer_act(FORGET, 0, 0)

    def list_turn(self, seat: i32) -> i32:
        """The action first; then building and the end; powers and income before or after."""
        self.n_moves = 0
        if not self.used & ACTED:
            if self.bank_has_gold():
                self.offer_act(GOLD, 0, 0)
            if self.deck_size():
                self.offer_act(CARDS, 0, 0)
            if self.n_moves == 0:  # neither gold nor cards are left
                self.offer_act(END, 0, 0)
            if self.mode != FULL_TURN:
                return self.n_moves
        else:
            self.offer_act(END, 0, 0)
            if self.builds_left:
                self.offer_kinds(BUILD, 0, self.buildable(seat))
        if not self.used & POWER_USED:
            self.list_powers()
        if self.may_take_income(seat):
            self.offer_act(TAKE_INCOME, 0, 0)
        if self.active[seat]:
            self.list_unique_acts()
        return self.n_moves

    def may_take_income(self, seat: i32) -> i32:
        if self.used & INCOME_TAKEN or INCOME[self.playing] == NOTHING:
            return 0
        if self.abbot_mixed and self.playing == ABBOT and self.deck_size():
            return self.income(seat) > 0
        return self.income(seat) > 0 and self.bank_has_gold()

    def buildable(self, seat: i32) -> u64:
        """The kinds in hand that the seat can pay for and may build."""
        kinds: u64 = self.in_hand[seat] & self.affordable(seat)
        if not kinds & self.built[seat] or self.may_double(seat):
            return kinds
        return kinds & ~self.built[seat]

    def may_double(self, seat: i32) -> i32:
        """May the seat build what it has already?"""
        if self.used & DUPLICATES:
            return 1
        return self.works(seat, QUARRY) and (self.any_duplicates or self.duplicates(seat) == 0)

    def income(self, seat: i32) -> i32:
        """Gold for the districts of the character's colour."""
        kinds: u64 = self.built[seat] & OF_TYPE[INCOME[self.playing]]
        n: i32 = self.works(seat, SCHOOL_OF_MAGIC)
        if self.duplicates(seat) == 0:
            return n + popcount(kinds)
        while kinds:
            n += self.city[seat * 42 + lsb(kinds)]
            kinds &= kinds - 1
        return n

    def list_shown(self) -> None:
        """One of the cards that were drawn."""
        i: i32
        kinds: u64 = 0
        for i in range(self.n_shown):
            kinds |= bit(self.shown_cards[i])
        self.offer_kinds(KEEP_CARD, 0, kinds)

    def list_search(self) -> None:
        """Any card of the deck, or none."""
        kind: i32
        for kind in range(42):
            if self.pool[kind]:
                self.offer_act(FIND, 0, kind)
        self.offer_act(STOP, 0, 0)

    def list_bewitching(self) -> None:
        rank: i32
        for rank in range(2, self.ranks + 1):
            self.offer_act(BEWITCH, 0, self.cast[rank])

    def list_supply(self) -> None:
        """Gold or cards."""
        if self.bank_has_gold() or not self.deck_size():
            self.offer_act(ASK_GOLD, 0, 0)
        if self.deck_size():
            self.offer_act(ASK_CARD, 0, 0)

    # ------------------------------------------------------------------ doing it

    def apply(self, seat: i32, move: i32) -> None:
        verb: i32 = move >> 16
        high: i32 = move >> 8 & 255
        low: i32 = move & 255
        phase: i32 = self.phase
        if phase == TURN:
            self.play_turn(seat, verb, high, low)
        elif phase <= PUT_ASIDE:
            self.draft(seat, low)
        elif phase <= CEDING:
            self.play_answer(seat, verb, low)
        elif phase == SUCCESSION:
            self.move_crown(low)
            self.finish_round()
        elif phase == BURIAL:
            self.bury(seat, verb)
        elif phase == RINGING:
            self.answer_bell(verb)
        elif phase == SEARCHING:
            self.find_card(seat, verb, low)
        elif phase == THANKS:
            self.thank(seat, verb)
        elif phase == BEWITCHING:
            self.bewitch(seat, low)
        else:
            self.supply(seat, verb)

    def play_answer(self, seat: i32, verb: i32, low: i32) -> None:
        """An answer inside a turn."""
        phase: i32 = self.phase
        if phase == KEEPING:
            self.keep(seat, low)
        elif phase == EXCHANGE:
            self.exchange(verb, low)
        elif phase == WIZARDRY:
            self.take_from_hand(low)
            if verb == RAISE:
                self.raise_district(seat, low)
            else:
                self.ask_turn()
        elif phase == CROWNING:
            self.give_crown(low)
        elif phase == GIFT:
            self.give(seat, verb, low)
        elif phase == DEMAND:
            self.demand(verb)
        else:
            self.cede(low)

    def play_turn(self, seat: i32, verb: i32, high: i32, low: i32) -> None:
        if verb == BUILD:
            self.builds_left -= 1
            self.raise_district(seat, low)
        elif verb == END:
            self.say_end()
        elif verb == GOLD:
            n: i32 = self.earn(seat, ACTION_GOLD)
            if self.watched:
                self.note(TOOK_GOLD, EVERYBODY, seat, n, 0, 0)
            self.after_action(seat)
        elif verb == CARDS:
            self.draw_action(seat)
        elif verb == TAKE_INCOME:
            self.take_income(seat)
        elif verb == RAZE:
            self.raze(high, low)
        elif verb == COVET:
            self.used |= POWER_USED
            self.target = high
            self.wanted = low
            self.ask_actor(CEDING, 0)
        elif SELL <= verb <= BLAST:
            self.play_unique(verb, high, low)
        elif verb >= ASK_GOLD:
            self.used |= POWER_USED
            self.take_extra(seat, verb)
            self.ask_turn()
        else:
            self.play_power(verb, low)

    def say_end(self) -> None:
        """No more in this turn, but for what is not optional: to bewitch, and the Navigator's power."""
        if self.mode == BEFORE_BEWITCHING:
            self.ask_actor(BEWITCHING, 0)
        elif self.any_time and self.playing == NAVIGATOR and not self.used & POWER_USED:
            self.used |= POWER_USED
            self.ask_actor(SUPPLY, 0)
        else:
            self.end_turn()

    def draw_action(self, seat: i32) -> None:
        """Draw two and keep one; more with the Observatory and the Library."""
        n: i32 = ACTION_DRAW + self.works(seat, OBSERVATORY)
        keep: i32 = 1
        if self.works(seat, LIBRARY):
            keep = n if self.three_of_three else ACTION_DRAW
        if self.watched:
            self.note(DREW_CARDS, EVERYBODY, seat, min(n, self.deck_size()), keep, 0)
        if self.deck_size() <= keep or n <= keep:
            self.draw_noted(seat, n)
            self.after_action(seat)
            return
        self.show_cards(n)
        if self.watched:
            for n in range(self.n_shown):
                self.note(DRAWN, 1 << seat, seat, self.shown_cards[n], 0, 0)
        self.ask_actor(KEEPING, keep)

    def keep(self, seat: i32, kind: i32) -> None:
        """Keep one of the cards that were drawn; the last choice puts the others under the deck."""
        i: i32 = 0
        while self.shown_cards[i] != kind:
            i += 1
        self.n_shown -= 1
        while i < self.n_shown:
            self.shown_cards[i] = self.shown_cards[i + 1]
            i += 1
        self.add_card(seat, kind, 0)
        if self.watched:
            self.note(KEPT, 1 << seat, seat, kind, 0, 0)
        if self.topic > 1:
            self.ask_actor(KEEPING, self.topic - 1)
            return
        for i in range(self.n_shown):
            self.put_under(self.shown_cards[i], 1 << seat)
        self.n_shown = 0
        self.after_action(seat)

    def after_action(self, seat: i32) -> None:
        """What follows from the action: extras, the Witch's stop, the end of a bare turn."""
        self.used |= ACTED
        if self.mode == BEFORE_BEWITCHING:
            self.ask_actor(BEWITCHING, 0)
            return
        if self.mode == ACTION_ONLY:
            self.leave_turn()
            return
        if not self.any_time:
            if self.playing == MERCHANT:
                self.take_extra(seat, ASK_GOLD)
            elif self.playing == ARCHITECT:
                self.take_extra(seat, ASK_CARD)
            elif self.playing == NAVIGATOR:
                self.ask_actor(SUPPLY, 0)
                return
        self.ask_turn()

    def take_extra(self, seat: i32, verb: i32) -> None:
        """What Merchant, Architect and Navigator get beside the action; a piece of an Abbot's income."""
        n: i32 = 1
        if self.playing == NAVIGATOR:
            n = NAVIGATOR_EXTRA
        elif self.playing == ARCHITECT:
            n = ARCHITECT_EXTRA
        if verb == ASK_GOLD:
            n = self.earn(seat, n)
        else:
            n = self.draw_noted(seat, n)
        if self.watched:
            self.note(EXTRA_GOLD if verb == ASK_GOLD else EXTRA_CARDS, EVERYBODY, seat, n, 0, 0)

    def take_income(self, seat: i32) -> None:
        self.used |= INCOME_TAKEN
        n: i32 = self.income(seat)
        if self.playing == ABBOT and self.abbot_mixed:
            self.ask_actor(MIXED_INCOME, n)
            return
        n = self.earn(seat, n)
        if self.watched:
            self.note(INCOME_PAID, EVERYBODY, seat, n, 0, 0)
        self.ask_turn()

    def supply(self, seat: i32, verb: i32) -> None:
        """The Navigator's four at once, or one piece of an Abbot's income."""
        left: i32 = self.topic - 1
        self.take_extra(seat, verb)
        if self.phase == MIXED_INCOME and left:
            self.ask_actor(MIXED_INCOME, left)
        else:
            self.ask_turn()

    def raise_district(self, seat: i32, kind: i32) -> None:
        """Pay for a district in hand and put it into the city."""
        price: i32 = self.price(seat, kind)
        self.spend(seat, price)
        self.spent += price
        self.n_built += 1
        if self.calling == 1:
            self.first_built += 1
        self.show_out(seat, kind, EVERYBODY)
        if kind != KEEP:  # of which there are two, and which always stands
            self.raised[kind] = self.round
        if self.watched:
            self.note(BUILT, EVERYBODY, seat, kind, price, 0)
        self.add_district(seat, kind)
        self.check_end(seat)
        if kind == LIGHTHOUSE and self.deck_size():
            self.open_deck()
        elif kind == BELL_TOWER and not self.bell and (self.short_bell or self.size == 8):
            self.ask_actor(RINGING, 0)
        else:
            self.ask_turn()

    def open_deck(self) -> None:
        """The Lighthouse: its builder looks through the deck, which is shuffled afterwards."""
        while self.n_queue:
            self.pool[self.take_from_queue()] += 1
            self.n_pool += 1
        self.reveal()
        self.ask_actor(SEARCHING, 0)

    def find_card(self, seat: i32, verb: i32, kind: i32) -> None:
        if verb == FIND:
            self.pool[kind] -= 1
            self.n_pool -= 1
            self.add_card(seat, kind, 0)
        if self.watched:
            self.note(FOUND, 1 << seat, seat, kind if verb == FIND else NOTHING, 0, 0)
        self.ask_turn()

    def answer_bell(self, verb: i32) -> None:
        if self.watched:
            self.note(BELL, EVERYBODY, self.actor, verb == RING, 0, 0)
        if verb == RING:
            self.ring()
        self.ask_turn()

    # ------------------------------------------------------------------ the Witch

    def bewitch(self, seat: i32, character: i32) -> None:
        """The Witch names a character and stops."""
        self.bewitched = self.rank_of[character]
        self.witch = seat
        if self.watched:
            self.note(BEWITCHED, EVERYBODY, seat, character, 0, 0)
        self.call_next()

    def leave_turn(self) -> None:
        """A bare action is over; after a bewitched one the Witch plays on as that character."""
        if self.calling == self.bewitched:
            if self.watched:
                self.note(RESUMED, EVERYBODY, self.witch, self.cast[self.calling], 0, 0)
            self.start_resumed()
        else:
            self.call_next()

    def start_resumed(self) -> None:
        """The Witch's turn goes on: her action is done, the rest is the bewitched character's."""
        self.start_turn(self.witch, FULL_TURN)
        self.used |= ACTED
        if self.phase == TURN:
            self.after_action(self.witch)

    # ------------------------------------------------------------------ ends

    def end_turn(self) -> None:
        """Tax, then what helps the poor, then the Alchemist's gold (cases 30, 38)."""
        seat: i32 = self.actor
        if self.mode == ACTION_ONLY:  # nothing was left to take
            self.leave_turn()
            return
        n: i32
        if self.n_built:
            self.pay_tax(seat)
        if self.gold[seat] == 0 and self.works(seat, POOR_HOUSE):
            n = self.earn(seat, 1)
            if self.watched:
                self.note(POOR_HOUSE_PAID, EVERYBODY, seat, n, 0, 0)
        if self.hand_size[seat] == 0 and self.works(seat, PARK):
            n = self.draw_noted(seat, 2)
            if self.watched:
                self.note(PARK_DRAWN, EVERYBODY, seat, n, 0, 0)
        if self.playing == ALCHEMIST and self.spent:
            n = self.earn(seat, self.spent)
            if self.watched:
                self.note(REFUND, EVERYBODY, seat, n, 0, 0)
        self.call_next()

    def pay_tax(self, seat: i32) -> None:
        """Whoever built pays the Tax Collector."""
        n: i32
        if self.tax_by_district:
            if self.cast[9] != TAX_COLLECTOR or self.playing == TAX_COLLECTOR:
                return
            n = min(self.gold[seat], self.n_built)
            self.gold[seat] -= n
            self.pot += n
        elif self.taxman >= 0 and self.taxman != seat:
            n = self.move_gold(seat, self.taxman, 1)
        else:
            return
        if n and self.watched:
            self.note(TAX, EVERYBODY, self.taxman, n, seat, 1)

    def end_round(self) -> None:
        """Whoever was murdered is shown; a dead King is crowned, a dead Emperor names an heir."""
        self.calling = self.ranks + 1
        self.actor = NONE
        rank: i32 = self.murdered
        victim: i32 = self.holder(rank) if rank else NONE
        if victim >= 0 and not self.shown_ranks >> rank & 1:
            self.shown_ranks |= 1 << rank
            self.last_rank[victim] = max(self.last_rank[victim], rank)
            self.reveal()
            if self.watched:
                self.note(SHOWN, EVERYBODY, victim, self.cast[rank], 0, 0)
        if victim >= 0 and rank == 4:
            self.mourn(victim)
        else:
            self.finish_round()

    def mourn(self, victim: i32) -> None:
        """Rank 4 was murdered: what it still does at the end of the round."""
        queen: i32 = self.holder(9) if self.ranks == 9 and self.cast[9] == QUEEN else NONE
        if queen >= 0 and self.cast[4] == KING and self.are_neighbours(queen, victim):
            self.take_homage(queen)
        if self.cast[4] == EMPEROR:
            self.actor = victim
            self.playing = EMPEROR
            self.used = 0
            self.ask_open(1 << victim, SUCCESSION, 0)
            return
        self.move_crown(victim)
        self.finish_round()

    def finish_round(self) -> None:
        """The last round was the one in which a city was completed; or nothing can happen any more."""
        idle: i32 = self.stirred == 0 or self.round == MOST_ROUNDS
        if not self.ending and not idle:
            self.start_round()
            return
        if self.watched:
            self.note(ENDED, EVERYBODY, self.first, 0, 0, 0)
        self.finish()

    # ------------------------------------------------------------------ hidden information

    def redeal(self, seat: i32) -> None:
        chooser: i32 = self.actor if self.n_shown or self.phase == SEARCHING else NONE
        self.redeal_cards(seat, -2 if chooser == NONE else chooser, self.phase == SEARCHING)
        if not self.over:
            self.redeal_characters(seat)

    def observed(self, viewer: i32, seat: i32, move: i32) -> i32:
        """Others see that a card or a character was chosen, not which; a card taken is known to both."""
        verb: i32 = move >> 16
        if viewer == seat:
            return move
        if verb == GIVE and viewer == self.actor:
            return move
        if verb == TAKE and viewer == self.target:
            return move
        if verb <= ASIDE or verb in (KEEP_CARD, PUT, GIVE, TAKE):
            return verb << 16
        if verb in (SELL, TUCK, FIND):
            return verb << 16
        return move

    def rollout_cap(self) -> i32:
        return 120

    # ------------------------------------------------------------------ for Python callers

    def configure(self, settings: Settings) -> None:
        """Set the options, before `begin`."""
        for kind in range(42):
            self.total[kind] = settings.total[kind]
            self.cost[kind], self.worth[kind] = settings.cost[kind], settings.worth[kind]
        for rank in range(1, 10):
            self.cast[rank] = settings.cast[rank]
        for character in range(18):
            self.rank_of[character] = settings.rank_of[character]
        self.ranks = 8 if settings.cast[9] == t.NOTHING else 9
        self.n_picks = len(settings.put_aside)
        for pick in range(self.n_picks):
            self.put_aside[pick] = settings.put_aside[pick]
            self.at_random[pick] = settings.at_random[pick]
        self.coins, self.size = settings.coins, settings.size
        self.n_face_up, self.last_takes_down = settings.face_up, settings.last_takes_down
        self.sold_for, self.forge_price = settings.sold_for, settings.forge_price
        self.forge_cards = settings.forge_cards
        self.set_flags(settings.flags)
        self.set_payable()

    def set_flags(self, flags: Mapping[str, bool]) -> None:
        self.redo_removal, self.up_first = flags["redo_removal"], flags["up_first"]
        self.uniques_wait, self.short_bell = flags["uniques_wait"], flags["short_bell"]
        self.fallen_bell_ends, self.rank_breaks_ties = flags["fallen_bell_ends"], flags["rank_breaks_ties"]
        self.late_haunted, self.any_duplicates = flags["late_haunted"], flags["any_duplicates"]
        self.well_counts_itself, self.any_time = flags["well_counts_itself"], flags["any_time"]
        self.emperor_chooses, self.queen_by_crowned = flags["emperor_chooses"], flags["queen_by_crowned"]
        self.abbot_mixed, self.tax_by_district = flags["abbot_mixed"], flags["tax_by_district"]
        self.three_of_three, self.armory_spares = flags["three_of_three"], flags["armory_spares"]
        self.strict_swaps, self.random_crown = flags["strict_swaps"], flags["random_crown"]

    def raw(self) -> dict[str, Any]:
        """Copies of the fields that views and dumps are made of."""
        seats = range(self.seats)
        slots = [(self.head + i) % 96 for i in range(self.n_queue)]
        return {
            "cast": [self.cast[rank] for rank in range(10)],
            "fate": [self.fate[rank] for rank in range(10)],
            "gold": [self.gold[seat] for seat in seats],
            "bank": self.bank,
            "hand": [[self.hand[seat * 42 + kind] for kind in range(42)] for seat in seats],
            "hand_size": [self.hand_size[seat] for seat in seats],
            "city": [[self.city[seat * 42 + kind] for kind in range(42)] for seat in seats],
            "gilded": [[self.gilded[seat * 42 + kind] for kind in range(42)] for seat in seats],
            "built": [self.built[seat] for seat in seats],
            "active": [self.active[seat] for seat in seats],
            "n_city": [self.n_city[seat] for seat in seats],
            "raised": [self.raised[kind] for kind in range(42)],
            "pool": [self.pool[kind] for kind in range(42)],
            "queue": [self.queue[slot] for slot in slots],
            "queue_seen": [self.queue_seen[slot] for slot in slots],
            "tucked": [self.tucked[kind] for kind in range(42)],
            "shown_cards": [self.shown_cards[i] for i in range(self.n_shown)],
            "known": [[self.known[viewer * 9 + zone] for zone in range(9)] for viewer in seats],
            "known_twice": [[self.known_twice[viewer * 9 + zone] for zone in range(9)] for viewer in seats],
            "small_at": [self.small_at[seat] for seat in seats],
            "last_rank": [self.last_rank[seat] for seat in seats],
        }

    def points_of(self, seat: int) -> int:
        """The seat's score as if the game ended now."""
        return self.score(seat)

    def city_goal(self) -> int:
        return self.goal()

    def seat_of_pick(self, pick: int) -> int:
        return self.picker(pick)

    def seat_with(self, rank: int) -> int:
        """The seat that holds a rank, or -1."""
        return self.holder(rank)

    def packet_at(self, pick: int) -> tuple[list[int], list[int]]:
        """The ranks that were seen at a pick, and of these what its seat kept or put aside."""
        seen, own = self.seen_at(pick), self.own_at(pick)
        ranks = range(1, self.ranks + 1)
        return [r for r in ranks if seen >> r & 1], [r for r in ranks if own >> r & 1]

    def hidden(self) -> tuple[Any, ...]:
        """Changes whenever what a seat alone sees does; asked at each step, so it copies no more."""
        slots = [(self.head + i) % 96 for i in range(self.n_queue)]
        return (
            *(bool(self.over), self.phase, self.actor, self.pick, self.calling, self.target),
            *(self.n_shown, self.n_queue, *[self.shown_cards[i] for i in range(self.n_shown)]),
            *[self.fate[rank] for rank in range(10)],
            *[self.hand[i] for i in range(self.seats * 42)],
            *[self.pool[kind] for kind in range(42)],
            *[self.tucked[kind] for kind in range(42)],
            *[self.known[i] for i in range(self.seats * 9)],
            *[self.known_twice[i] for i in range(self.seats * 9)],
            *[self.queue[slot] for slot in slots],
            *[self.queue_seen[slot] for slot in slots],
        )

    def totals(self) -> list[int]:
        """How many cards of each kind the table plays with."""
        return [self.total[kind] for kind in range(42)]

    def worths(self) -> list[int]:
        """What a district of each kind scores at this table."""
        return [self.worth[kind] for kind in range(42)]

    def has_stirred(self) -> bool:
        """Have cards or gold left deck or bank this round?"""
        return self.stirred != 0

    def restore(self, state: Mapping[str, Any]) -> None:
        """Become the position of these numbers, which `dump.load` has checked."""
        self.restore_round(state)
        self.restore_cards(state)
        self.restore_cities(state)
        now = state["now"]
        stack = [n for frame in state["behind"] for n in frame]
        self.set_frames({"now": [*now, 0] if now else [0, 0, 0, 0, 0, 0], "stack": stack})
        self.flags = 0

    def restore_round(self, state: Mapping[str, Any]) -> None:
        self.round, self.crown, self.dealer = state["round"], state["crown"], state["dealer"]
        self.pick, self.calling, self.shown_ranks = state["pick"], state["calling"], state["shown_ranks"]
        self.murdered, self.robbed, self.bewitched = state["murdered"], state["robbed"], state["bewitched"]
        self.face_down = state["face_down"]
        for rank in range(10):
            self.fate[rank] = state["fate"][rank]
        self.actor, self.playing, self.mode = state["actor"], state["playing"], state["mode"]
        self.used, self.builds_left, self.n_built = state["used"], state["builds_left"], state["n_built"]
        self.spent, self.target, self.wanted = state["spent"], state["target"], state["wanted"]
        self.n_put, self.first_built, self.pot = state["n_put"], state["first_built"], state["pot"]
        self.thief, self.bishop, self.taxman = state["thief"], state["bishop"], state["taxman"]
        self.witch, self.crowned, self.stirred = state["witch"], state["crowned"], state["stirred"]

    def restore_cards(self, state: Mapping[str, Any]) -> None:
        self.n_pool, self.head, self.n_queue = sum(state["pool"]), 0, 0
        self.n_tucked, self.n_shown = sum(state["tucked"]), len(state["shown_cards"])
        self.bank = state["bank"]
        for kind in range(42):
            self.pool[kind], self.tucked[kind] = state["pool"][kind], state["tucked"][kind]
        for kind, seen in state["queue"]:
            self.put_under(kind, seen)
        for place, kind in enumerate(state["shown_cards"]):
            self.shown_cards[place] = kind
        for seat in range(self.seats):
            self.gold[seat], self.in_hand[seat], self.hand_size[seat] = state["gold"][seat], 0, 0
            for kind, count in enumerate(state["hand"][seat]):
                self.hand[seat * 42 + kind] = count
                self.in_hand[seat] |= bit(kind) if count else 0
                self.hand_size[seat] += count
            for zone in range(9):
                self.known[seat * 9 + zone] = state["known"][seat][zone]
                self.known_twice[seat * 9 + zone] = state["known_twice"][seat][zone]

    def restore_cities(self, state: Mapping[str, Any]) -> None:
        self.clear_cities()
        for kind in range(42):
            self.raised[kind] = state["raised"][kind]
        for seat in range(self.seats):
            for kind, count in enumerate(state["city"][seat]):
                for _ in range(count):
                    self.add_district(seat, kind)
                self.gilded[seat * 42 + kind] = state["gilded"][seat][kind]
                self.with_gold[seat] |= bit(kind) if state["gilded"][seat][kind] else 0
            self.small_at[seat], self.last_rank[seat] = state["small_at"][seat], state["last_rank"][seat]
        self.n_small = max(state["small_at"])
        self.bell, self.ending = state["bell"], state["ending"]
        self.first, self.completed = state["first"], state["completed"]
        self.first_large, self.completed_large = state["first_large"], state["completed_large"]

    def price_for(self, seat: int, kind: int) -> int:
        """What the seat pays to build a district."""
        return self.price(seat, kind)

    def price_of_raze(self, seat: int, kind: int) -> int:
        """What the Warlord pays to destroy a district of a seat."""
        return self.raze_price(seat, kind)

    def price_of_swap(self, seat: int, wanted: int, own: int) -> int:
        """What the Diplomat pays when he gives one district for another."""
        return self.swap_price(seat, wanted, own)

    def income_of(self, seat: int, character: int) -> int:
        """Gold that a character would bring the seat now."""
        income = t.INCOME[character]
        if income == t.NOTHING:
            return 0
        kinds = [kind for kind in range(42) if t.TYPE[kind] == income]
        return sum(self.city[seat * 42 + kind] for kind in kinds) + self.works(seat, t.SCHOOL_OF_MAGIC)

    def smithy_price(self) -> int:
        return self.forge_price

    def bank_is_open(self) -> bool:
        """Is there gold in the bank?"""
        return self.bank_has_gold() != 0

    def rank_in_game(self, character: int) -> int:
        return self.rank_of[character]

    def rehearse(self, seat: int, code: int) -> None:
        """Only what a move of this seat changes at once in cities, hands and gold: for previews."""
        verb, high, low = code >> 16, code >> 8 & 255, code & 255
        if verb in (t.BUILD, t.RAISE):
            self.spend(seat, self.price(seat, low))
            self.remove_card(seat if verb == t.BUILD else self.target, low)
            if low != t.KEEP:
                self.raised[low] = self.round
            self.add_district(seat, low)
            self.check_end(seat)
        elif verb == t.RAZE:
            self.spend(seat, self.raze_price(high, low))
            self.tear_down(high, low)
        elif verb == t.BLAST:
            self.tear_down(seat, t.ARMORY)
            self.tear_down(high, low)
        elif verb == t.CEDE:
            self.move_gold(seat, self.target, self.swap_price(self.target, self.wanted, low))
            self.hand_over(self.target, seat, self.wanted)
            self.hand_over(seat, self.target, low)
        elif verb == t.GILD:
            self.gild(low)
        elif verb in (t.TUCK, t.SELL):
            self.rehearse_card(seat, verb, low)
        elif verb == t.GOLD:
            self.earn(seat, t.ACTION_GOLD)
        elif verb == t.TAKE_INCOME:
            self.earn(seat, self.income(seat))
        elif verb == t.KEEP_CARD:
            self.add_card(seat, low, 0)

    def rehearse_card(self, seat: int, verb: int, kind: int) -> None:
        self.remove_card(seat, kind)
        if verb == t.TUCK:
            self.n_tucked += 1
        else:
            self.earn(seat, self.sold_for)
