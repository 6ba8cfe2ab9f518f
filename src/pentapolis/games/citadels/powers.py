"""Citadels: what characters and unique districts do in a turn, and the answers they ask of others."""

from __future__ import annotations

import cython

from pentapolis.kernel import limits

from . import tables as t

if not cython.compiled:
    from pentapolis.kernel.fast import bit, i32, i64, lsb, u64
    from pentapolis.kernel.limits import EVERYBODY, NONE

    from .cities import Cities
    from .tables import (
        ABBOT,
        ACTED,
        ARCHITECT,
        ARMORY,
        ARTIST,
        ASK_CARD,
        ASK_GOLD,
        ASSASSIN,
        BELL_TOWER,
        BLAST,
        BLASTED,
        BURIAL,
        COVET,
        CROWN,
        CROWN_MOVED,
        DECLINED,
        DEMAND,
        DIPLOMAT,
        DUPLICATES,
        EMPEROR,
        EXCHANGE,
        EXCHANGED,
        FORGE,
        FORGED,
        FORGED_CARDS,
        GAVE,
        GIFT,
        GILD,
        GILDED,
        GILDED_ONE,
        GIVE,
        GRAVEYARD,
        GREAT_WALL,
        HAND_OF_MUSEUM,
        HOMAGE,
        HOMAGE_GOLD,
        HOMAGE_PAID,
        INCOME,
        KEEP,
        KILL,
        KILLED,
        LABORATORY,
        LOOK,
        LOOKED,
        MAGICIAN,
        MERCHANT,
        MUSEUM,
        NAVIGATOR,
        OF_TYPE,
        PAID,
        PAY,
        POWER_USED,
        PUT,
        QUEEN,
        RAISE,
        RAZE,
        RAZED,
        RECEIVED,
        RECOVER,
        RECOVERED,
        ROB,
        ROBBED,
        SELL,
        SMITHY,
        SOLD,
        SOLD_CARD,
        START_EXCHANGE,
        STOP,
        SWAP,
        SWAPPED,
        TAKE,
        THIEF,
        THRONE_PAID,
        THRONE_ROOM,
        TITHE,
        TITHED,
        TOOK,
        TRADED,
        TUCK,
        TUCKED,
        TUCKED_CARD,
        TURN,
        WARLORD,
        WIZARD,
        WIZARDRY,
    )

    NAMES = bytearray(t.NAMES)
    UNIQUE = OF_TYPE[4]
else:
    EVERYBODY, NONE = limits.EVERYBODY, limits.NONE
    OF_TYPE[:] = t.OF_TYPE
    INCOME[:] = t.INCOME
    UNIQUE = t.OF_TYPE[4]


class Powers(Cities):
    """The part of a position that holds a turn."""

    if not cython.compiled:

        def allocate(self) -> None:
            super().allocate()
            self.any_time = self.emperor_chooses = self.queen_by_crowned = self.abbot_mixed = False
            self.tax_by_district = self.three_of_three = self.armory_spares = self.strict_swaps = False
            self.sold_for = self.forge_price = self.forge_cards = 0
            self.rank_of = bytearray(18)
            self.actor = self.playing = self.mode = self.used = self.builds_left = 0
            self.n_built = self.spent = self.target = self.wanted = self.n_put = 0
            self.thief = self.bishop = self.taxman = self.witch = self.crowned = 0
            self.pot = self.first_built = 0

    # ------------------------------------------------------------------ filled by the rules

    def end_turn(self) -> None:
        """The acting seat's turn is over."""

    # ------------------------------------------------------------------ asking

    def ask_turn(self) -> None:
        self.ask_open(1 << self.actor, TURN, 0)

    def ask_actor(self, phase: i32, topic: i32) -> None:
        self.ask_open(1 << self.actor, phase, topic)

    def offer_act(self, verb: i32, high: i32, low: i32) -> None:
        self.offer(verb << 16 | high << 8 | low)

    def offer_kinds(self, verb: i32, high: i32, kinds: u64) -> None:
        """The move about each of these kinds."""
        n: i64 = self.n_moves
        base: i32 = verb << 16 | high << 8
        while kinds:
            self.moves[n] = base | lsb(kinds)
            n += 1
            kinds &= kinds - 1
        self.n_moves = n

    # ------------------------------------------------------------------ what a turn may hold

    def list_powers(self) -> None:
        """Moves of the character that is played."""
        character: i32 = self.playing
        if character <= THIEF:
            self.list_targets()
        elif character in (MAGICIAN, WIZARD):
            self.list_hands(character)
        elif character == ABBOT:
            self.list_tithes()
        elif character == ARTIST:
            if self.gold[self.actor]:
                self.offer_kinds(GILD, 0, self.plain_districts(self.actor))
        elif character == QUEEN:
            if self.beside_king(self.actor) and self.bank_has_gold():
                self.offer_act(HOMAGE, 0, 0)
        elif character in (WARLORD, DIPLOMAT) and (self.any_time or self.used & ACTED):
            if character == WARLORD:
                self.list_razes()
            else:
                self.list_swaps()
        elif self.any_time:
            self.list_extras(character)

    def list_extras(self, character: i32) -> None:
        """What Merchant, Architect and Navigator may take at any time, by the newer rules."""
        if character in (MERCHANT, NAVIGATOR) and self.bank_has_gold():
            self.offer_act(ASK_GOLD, 0, 0)
        if character in (ARCHITECT, NAVIGATOR) and self.deck_size():
            self.offer_act(ASK_CARD, 0, 0)

    def list_hands(self, character: i32) -> None:
        """Whose hand the Magician may take for his own, or the Wizard look at."""
        seat: i32
        for seat in range(self.seats):
            if seat == self.actor:
                continue
            if character == MAGICIAN:
                self.offer_act(SWAP, 0, seat)
            elif self.hand_size[seat]:
                self.offer_act(LOOK, 0, seat)
        if character == MAGICIAN and self.hand_size[self.actor] and self.deck_size():
            self.offer_act(START_EXCHANGE, 0, 0)

    def list_targets(self) -> None:
        """Characters that the Assassin or the Thief may name."""
        rank: i32
        verb: i32 = KILL if self.playing == ASSASSIN else ROB
        for rank in range(self.rank_of[self.playing] + 1, self.ranks + 1):
            if verb == ROB and (rank == self.murdered or rank == self.bewitched):
                continue
            self.offer_act(verb, 0, self.cast[rank])

    def bank_has_gold(self) -> i32:
        return self.coins == 0 or self.bank > 0

    def plain_districts(self, seat: i32) -> u64:
        """Kinds of which the seat has a district without the Artist's gold."""
        kinds: u64 = self.built[seat]
        marked: u64 = self.with_gold[seat]
        while marked:
            kind: i32 = lsb(marked)
            marked &= marked - 1
            if self.gilded[seat * 42 + kind] == self.city[seat * 42 + kind]:
                kinds &= ~bit(kind)
        return kinds

    def list_tithes(self) -> None:
        """Whom the Abbot may ask: the single richest, in the newer rules one of the richest."""
        seat: i32
        most: i32 = 0
        n: i32 = 0
        for seat in range(self.seats):
            if self.gold[seat] > most:
                most = self.gold[seat]
                n = 0
            n += self.gold[seat] == most
        if most == 0 or self.gold[self.actor] == most or (n > 1 and not self.abbot_mixed):
            return
        for seat in range(self.seats):
            if self.gold[seat] == most:
                self.offer_act(TITHE, 0, seat)

    def beside_king(self, seat: i32) -> i32:
        """Does a seat sit beside that of the King (or whom the Emperor crowned)?"""
        if not self.shown_ranks >> 4 & 1 or self.murdered == 4:
            return 0
        king: i32 = self.holder(4)
        if self.cast[4] == EMPEROR and self.queen_by_crowned:
            king = self.crowned
        return self.are_neighbours(seat, king)

    def are_neighbours(self, one: i32, other: i32) -> i32:
        if other < 0 or one == other:
            return 0
        apart: i32 = one - other if one > other else other - one
        return apart == 1 or apart == self.seats - 1

    # ------------------------------------------------------------------ the eighth rank

    def is_spared(self, seat: i32, strict: i32) -> i32:
        """Is a city out of reach of the eighth rank: the Bishop's, or (where that counts) completed?"""
        return seat == self.bishop or (strict and self.is_complete(seat)) or self.n_city[seat] == 0

    def value_of(self, seat: i32, kind: i32) -> i32:
        """What a district cost, with the Artist's gold if all of its kind there carry some."""
        place: i32 = seat * 42 + kind
        return self.cost[kind] + (self.gilded[place] > 0 and self.gilded[place] == self.city[place])

    def surcharge(self, seat: i32, kind: i32) -> i32:
        return 1 if kind != GREAT_WALL and self.works(seat, GREAT_WALL) else 0

    def raze_price(self, seat: i32, kind: i32) -> i32:
        """What the Warlord pays: one less than the cost, and what is added to that."""
        price: i32 = self.value_of(seat, kind) + self.surcharge(seat, kind) - 1
        return max(0, price)

    def list_razes(self) -> None:
        seat: i32
        gold: i32 = self.gold[self.actor]
        for seat in range(self.seats):
            if self.is_spared(seat, 1):
                continue
            kinds: u64 = self.built[seat] & self.payable[14 if gold > 13 else gold + 1] & ~bit(KEEP)
            if self.with_gold[seat] or self.works(seat, GREAT_WALL):
                kinds = self.cheap_enough(seat, kinds, gold)
            self.offer_kinds(RAZE, seat, kinds)

    def cheap_enough(self, seat: i32, kinds: u64, gold: i32) -> u64:
        """Those of the kinds that the Warlord can pay for, one by one."""
        found: u64 = 0
        while kinds:
            kind: i32 = lsb(kinds)
            kinds &= kinds - 1
            if self.raze_price(seat, kind) <= gold:
                found |= bit(kind)
        return found

    def list_swaps(self) -> None:
        """Districts that the Diplomat can get for one of his own."""
        seat: i32
        for seat in range(self.seats):
            if seat == self.actor or self.is_spared(seat, self.strict_swaps):
                continue
            kinds: u64 = self.built[seat] & ~bit(KEEP)
            while kinds:
                kind: i32 = lsb(kinds)
                kinds &= kinds - 1
                if self.offered_for(seat, kind):
                    self.offer_act(COVET, seat, kind)

    def swap_price(self, seat: i32, wanted: i32, own: i32) -> i32:
        """What the Diplomat pays the owner when he gives an own district."""
        price: i32 = (
            self.value_of(seat, wanted) + self.surcharge(seat, wanted) - self.value_of(self.actor, own)
        )
        return max(0, price)

    def offered_for(self, seat: i32, wanted: i32) -> u64:
        """Own kinds that the Diplomat can give for a district."""
        found: u64 = 0
        kinds: u64 = self.built[self.actor]
        if self.strict_swaps:
            if kinds & bit(wanted):
                return 0
            kinds &= ~self.built[seat]
        while kinds:
            kind: i32 = lsb(kinds)
            kinds &= kinds - 1
            if self.swap_price(seat, wanted, kind) <= self.gold[self.actor]:
                found |= bit(kind)
        return found

    def raze(self, seat: i32, kind: i32) -> None:
        """The Warlord destroys a district; whoever has the Graveyard may take it for 1 gold."""
        price: i32 = self.raze_price(seat, kind)
        self.spend(self.actor, price)
        self.used |= POWER_USED
        if self.watched:
            self.note(RAZED, EVERYBODY, self.actor, seat, kind, price)
        self.tear_down(seat, kind)
        owner: i32 = self.owner_of(GRAVEYARD)
        if owner >= 0 and owner != self.actor and self.gold[owner]:
            self.interrupt(1 << owner, BURIAL, kind)
        else:
            self.put_under(kind, EVERYBODY)
            self.after_last_power()

    def bury(self, seat: i32, verb: i32) -> None:
        """The Graveyard's owner has answered."""
        kind: i32 = self.topic
        self.resume()
        if verb == RECOVER:
            self.spend(seat, 1)
            self.add_card(seat, kind, EVERYBODY)
        else:
            self.put_under(kind, EVERYBODY)
        if self.watched:
            self.note(RECOVERED if verb == RECOVER else DECLINED, EVERYBODY, seat, kind, 0, 0)
        self.after_last_power()

    def after_last_power(self) -> None:
        """The eighth rank's power ends the turn, unless it may be used at any time."""
        if self.any_time:
            self.ask_turn()
        else:
            self.end_turn()

    def tear_down(self, seat: i32, kind: i32) -> None:
        """A district is destroyed: gold and cards on it go back, the bell is silent."""
        place: i32 = seat * 42 + kind
        if self.gilded[place] == self.city[place]:
            self.lose_gild(seat, kind)
            if self.coins:
                self.bank += 1
        self.remove_district(seat, kind)
        if kind == MUSEUM:
            self.empty_museum()
        if kind == BELL_TOWER and self.bell:
            self.lose_bell()

    def empty_museum(self) -> None:
        """The cards under a destroyed museum go under the deck, unseen."""
        kind: i32
        viewer: i32
        for kind in range(42):
            while self.tucked[kind]:
                self.tucked[kind] -= 1
                self.n_tucked -= 1
                self.put_under(kind, 0)
        for viewer in range(self.seats):
            self.known[viewer * 9 + HAND_OF_MUSEUM] = self.known_twice[viewer * 9 + HAND_OF_MUSEUM] = 0

    def owner_of(self, kind: i32) -> i32:
        """The seat whose unique district works, or -1."""
        seat: i32
        for seat in range(self.seats):
            if self.works(seat, kind):
                return seat
        return NONE

    def cede(self, own: i32) -> None:
        """The Diplomat gives a district for the one he wants, and pays the difference to its owner."""
        price: i32 = self.swap_price(self.target, self.wanted, own)
        self.move_gold(self.actor, self.target, price)
        if self.watched:
            self.note(TRADED, EVERYBODY, self.actor << 8 | self.target, self.wanted, own, price)
        self.hand_over(self.target, self.actor, self.wanted)
        self.hand_over(self.actor, self.target, own)
        self.after_last_power()

    def hand_over(self, giver: i32, taker: i32, kind: i32) -> None:
        """A district changes cities with all that lies on it."""
        place: i32 = giver * 42 + kind
        if self.gilded[place] == self.city[place]:
            self.lose_gild(giver, kind)
            self.gilded[taker * 42 + kind] += 1
            self.with_gold[taker] |= bit(kind)
        self.remove_district(giver, kind)
        self.add_district(taker, kind)

    # ------------------------------------------------------------------ unique districts

    def list_unique_acts(self) -> None:
        """Laboratory, Smithy, Museum, Armory: each once in a turn."""
        seat: i32
        active: u64 = self.active[self.actor]
        if active & bit(LABORATORY) and not self.used & SOLD and self.bank_has_gold():
            self.offer_kinds(SELL, 0, self.in_hand[self.actor])
        if active & bit(SMITHY) and not self.used & FORGED and self.may_forge():
            self.offer_act(FORGE, 0, 0)
        if active & bit(MUSEUM) and not self.used & TUCKED:
            self.offer_kinds(TUCK, 0, self.in_hand[self.actor])
        if active & bit(ARMORY):
            for seat in range(self.seats):
                if seat != self.actor and not (self.armory_spares and self.is_complete(seat)):
                    self.offer_kinds(BLAST, seat, self.built[seat])

    def may_forge(self) -> i32:
        """The Smithy's cards can be paid for, and there are some."""
        return self.gold[self.actor] >= self.forge_price and self.deck_size() > 0

    def play_unique(self, verb: i32, high: i32, low: i32) -> None:
        """One of the moves of `list_unique_acts`."""
        n: i32
        if verb == SELL:
            self.used |= SOLD
            self.slip_out(self.actor, low, 0)
            n = self.earn(self.actor, self.sold_for)
            if self.watched:
                self.note(SOLD_CARD, 1 << self.actor, self.actor, low, n, 0)
        elif verb == FORGE:
            self.used |= FORGED
            self.spend(self.actor, self.forge_price)
            n = self.draw_noted(self.actor, self.forge_cards)
            if self.watched:
                self.note(FORGED_CARDS, EVERYBODY, self.actor, n, self.forge_price, 0)
        elif verb == TUCK:
            self.used |= TUCKED
            self.show_out(self.actor, low, 0)
            self.tucked[low] += 1
            self.n_tucked += 1
            self.learn(self.actor, HAND_OF_MUSEUM, low)
            if self.watched:
                self.note(TUCKED_CARD, 1 << self.actor, self.actor, low, 0, 0)
        else:
            if self.watched:
                self.note(BLASTED, EVERYBODY, self.actor, high, low, 0)
            self.tear_down(self.actor, ARMORY)
            self.put_under(ARMORY, EVERYBODY)
            self.tear_down(high, low)
            self.put_under(low, EVERYBODY)
        self.ask_turn()

    def draw_noted(self, seat: i32, n: i32) -> i32:
        """Draw cards into a hand and tell its owner which; how many."""
        i: i32
        for i in range(n):
            if self.deck_size() == 0:
                return i
            kind: i32 = self.take_card()
            self.add_card(seat, kind, self.last_seen)
            if self.watched:
                self.note(RECEIVED, 1 << seat, seat, kind, 0, 0)
        return n

    # ------------------------------------------------------------------ characters

    def play_power(self, verb: i32, low: i32) -> None:
        """One of the moves of `list_powers`, but for the eighth rank."""
        self.used |= POWER_USED
        if verb in (KILL, ROB):
            self.name_victim(verb, low)
        elif verb == SWAP:
            self.trade_hands(low)
        elif verb == TITHE:
            self.take_tithe(low)
        elif verb == GILD:
            self.gild(low)
        elif verb == HOMAGE:
            self.take_homage(self.actor)
        elif verb == START_EXCHANGE:
            self.n_put = 0
            self.ask_actor(EXCHANGE, 0)
            return
        elif verb == LOOK:
            self.look(low)
            return
        self.ask_turn()

    def name_victim(self, verb: i32, character: i32) -> None:
        """The Assassin or the Thief names a character."""
        if verb == KILL:
            self.murdered = self.rank_of[character]
        else:
            self.robbed = self.rank_of[character]
            self.thief = self.actor
        if self.watched:
            self.note(KILLED if verb == KILL else ROBBED, EVERYBODY, self.actor, character, 0, 0)

    def trade_hands(self, seat: i32) -> None:
        """The Magician swaps hands."""
        if self.watched:
            self.note(SWAPPED, EVERYBODY, self.actor, seat, self.hand_size[self.actor], self.hand_size[seat])
        self.swap_hands(self.actor, seat)
        self.reveal()

    def take_tithe(self, seat: i32) -> None:
        """The richest gives the Abbot a piece of gold."""
        self.move_gold(seat, self.actor, 1)
        if self.watched:
            self.note(TITHED, EVERYBODY, self.actor, seat, 0, 0)

    def take_homage(self, seat: i32) -> None:
        """The Queen is paid for sitting beside the King."""
        n: i32 = self.earn(seat, HOMAGE_GOLD)
        if self.watched:
            self.note(HOMAGE_PAID, EVERYBODY, seat, n, 0, 0)

    def gild(self, kind: i32) -> None:
        """The Artist puts a piece of gold on one of at most two districts."""
        if not self.used & GILDED_ONE:
            self.used = (self.used | GILDED_ONE) & ~POWER_USED
        self.gold[self.actor] -= 1
        self.gilded[self.actor * 42 + kind] += 1
        self.with_gold[self.actor] |= bit(kind)
        if self.watched:
            self.note(GILDED, EVERYBODY, self.actor, kind, 0, 0)

    def list_exchange(self, seat: i32) -> i32:
        """The Magician puts cards under the deck, one by one."""
        self.n_moves = 0
        if self.n_put:
            self.offer_act(STOP, 0, 0)
        self.offer_kinds(PUT, 0, self.in_hand[seat])
        return self.n_moves

    def exchange(self, verb: i32, kind: i32) -> None:
        if verb == PUT:
            self.slip_out(self.actor, kind, 0)
            self.n_put += 1
            if self.hand_size[self.actor]:
                return
        if self.watched:
            self.note(EXCHANGED, EVERYBODY, self.actor, self.n_put, 0, 0)
        self.draw_noted(self.actor, self.n_put)
        self.ask_turn()

    def look(self, seat: i32) -> None:
        """The Wizard sees a hand."""
        self.target = seat
        self.used |= DUPLICATES
        self.learn_hand(self.actor, seat)
        self.reveal()
        if self.watched:
            self.note(LOOKED, EVERYBODY, self.actor, seat, 0, 0)
        self.ask_actor(WIZARDRY, 0)

    def list_wizardry(self, seat: i32) -> i32:
        """A card of the hand that was looked at: into one's own hand, or built at once."""
        self.n_moves = 0
        self.offer_kinds(TAKE, 0, self.in_hand[self.target])
        self.offer_kinds(RAISE, 0, self.in_hand[self.target] & self.affordable(seat))
        return self.n_moves

    def take_from_hand(self, kind: i32) -> None:
        self.show_out(self.target, kind, 1 << self.actor)
        self.add_card(self.actor, kind, 1 << self.target)
        if self.watched:
            self.note(TOOK, 1 << self.actor | 1 << self.target, self.actor, self.target, kind, 0)

    # ------------------------------------------------------------------ the crown

    def move_crown(self, seat: i32) -> None:
        """The crown goes to a seat; the Throne Room pays when that is another one."""
        if seat == self.crown:
            return
        self.crown = seat
        if self.watched:
            self.note(CROWN_MOVED, EVERYBODY, seat, 0, 0, 0)
        owner: i32 = self.owner_of(THRONE_ROOM)
        if owner >= 0:
            n: i32 = self.earn(owner, 1)
            if self.watched:
                self.note(THRONE_PAID, EVERYBODY, owner, n, 0, 0)

    def list_heirs(self, seat: i32) -> i32:
        """To whom the Emperor may give the crown: neither himself nor whoever has it."""
        other: i32
        self.n_moves = 0
        for other in range(self.seats):
            if other != seat and other != self.crown:
                self.offer_act(CROWN, 0, other)
        return self.n_moves

    def give_crown(self, heir: i32) -> None:
        """The Emperor crowns somebody, who owes him a piece of gold or a card."""
        self.crowned = heir
        self.move_crown(heir)
        if self.gold[heir] == 0 and self.hand_size[heir] == 0:
            self.ask_turn()
        elif self.emperor_chooses:
            self.ask_actor(DEMAND, heir)
        else:
            self.ask_turn()
            self.interrupt(1 << heir, GIFT, self.actor)

    def list_gift(self, seat: i32) -> i32:
        self.n_moves = 0
        if self.gold[seat]:
            self.offer_act(PAY, 0, 0)
        self.offer_kinds(GIVE, 0, self.in_hand[seat])
        return self.n_moves

    def give(self, seat: i32, verb: i32, kind: i32) -> None:
        """The crowned seat has chosen what the Emperor gets."""
        self.resume()
        if verb == PAY:
            self.pay_emperor(seat)
        else:
            self.give_card(seat, kind)

    def pay_emperor(self, seat: i32) -> None:
        self.move_gold(seat, self.actor, 1)
        if self.watched:
            self.note(PAID, EVERYBODY, seat, self.actor, 0, 0)

    def give_card(self, seat: i32, kind: i32) -> None:
        self.show_out(seat, kind, 1 << self.actor)
        self.add_card(self.actor, kind, 1 << seat)
        self.reveal()
        if self.watched:
            self.note(GAVE, 1 << seat | 1 << self.actor, seat, self.actor, kind, 0)

    def list_demand(self) -> i32:
        """In the newer rules the Emperor says what he takes."""
        self.n_moves = 0
        if self.gold[self.topic]:
            self.offer_act(ASK_GOLD, 0, 0)
        if self.hand_size[self.topic]:
            self.offer_act(ASK_CARD, 0, 0)
        return self.n_moves

    def demand(self, verb: i32) -> None:
        heir: i32 = self.topic
        i: i32
        if verb == ASK_GOLD:
            self.pay_emperor(heir)
        else:  # a random card
            for i in range(42):
                self.spare[i] = self.hand[heir * 42 + i]
            self.give_card(heir, self.draw(self.spare, NAMES, 42, self.hand_size[heir]))
        self.ask_turn()
