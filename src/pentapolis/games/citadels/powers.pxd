cimport cython
from pentapolis.games.citadels.cards cimport NAMES
from pentapolis.games.citadels.cities cimport Cities
from pentapolis.games.citadels.codes cimport *
from pentapolis.kernel.native cimport bit, i32, i64, lsb, popcount, u64, u8

cdef i32 EVERYBODY, NONE
cdef u64 OF_TYPE[5]
cdef u64 UNIQUE
cdef u8 INCOME[18]

cdef class Powers(Cities):
    # Options of this layer.
    cdef readonly bint any_time, emperor_chooses, queen_by_crowned, abbot_mixed
    cdef readonly bint tax_by_district, three_of_three, armory_spares, strict_swaps
    cdef i32 sold_for, forge_price, forge_cards
    cdef u8 rank_of[18]                 # by character
    # The turn.
    cdef readonly i32 actor             # the seat whose turn it is, or -1
    cdef readonly i32 playing           # the character it plays
    cdef readonly i32 mode              # FULL_TURN, ACTION_ONLY or BEFORE_BEWITCHING
    cdef readonly i32 used              # ACTED and the like
    cdef readonly i32 builds_left, n_built, spent
    cdef readonly i32 target            # the seat that the Wizard looked at, the Diplomat wants something of
    cdef readonly i32 wanted            # the kind that the Diplomat wants
    cdef readonly i32 n_put             # cards that the Magician has put under the deck
    # The round.
    cdef readonly i32 thief, bishop, taxman, witch, crowned  # seats, or -1
    cdef readonly i32 pot               # tax that waits for the collector (newer rules)
    cdef readonly i32 first_built       # districts that rank 1 has built

    cdef void end_turn(self) noexcept nogil
    @cython.final
    cdef void ask_turn(self) noexcept nogil
    @cython.final
    cdef void ask_actor(self, i32 phase, i32 topic) noexcept nogil
    @cython.final
    cdef void offer_act(self, i32 verb, i32 high, i32 low) noexcept nogil
    @cython.final
    cdef void offer_kinds(self, i32 verb, i32 high, u64 kinds) noexcept nogil
    @cython.final
    cdef void list_powers(self) noexcept nogil
    @cython.final
    cdef void list_extras(self, i32 character) noexcept nogil
    @cython.final
    cdef void list_hands(self, i32 character) noexcept nogil
    @cython.final
    cdef void list_targets(self) noexcept nogil
    @cython.final
    cdef i32 bank_has_gold(self) noexcept nogil
    @cython.final
    cdef u64 plain_districts(self, i32 seat) noexcept nogil
    @cython.final
    cdef void list_tithes(self) noexcept nogil
    @cython.final
    cdef i32 beside_king(self, i32 seat) noexcept nogil
    @cython.final
    cdef i32 are_neighbours(self, i32 one, i32 other) noexcept nogil
    @cython.final
    cdef i32 is_spared(self, i32 seat, i32 strict) noexcept nogil
    @cython.final
    cdef i32 value_of(self, i32 seat, i32 kind) noexcept nogil
    @cython.final
    cdef i32 surcharge(self, i32 seat, i32 kind) noexcept nogil
    @cython.final
    cdef i32 raze_price(self, i32 seat, i32 kind) noexcept nogil
    @cython.final
    cdef void list_razes(self) noexcept nogil
    @cython.final
    cdef u64 cheap_enough(self, i32 seat, u64 kinds, i32 gold) noexcept nogil
    @cython.final
    cdef void list_swaps(self) noexcept nogil
    @cython.final
    cdef i32 swap_price(self, i32 seat, i32 wanted, i32 own) noexcept nogil
    @cython.final
    cdef u64 offered_for(self, i32 seat, i32 wanted) noexcept nogil
    @cython.final
    cdef void raze(self, i32 seat, i32 kind) noexcept nogil
    @cython.final
    cdef void bury(self, i32 seat, i32 verb) noexcept nogil
    @cython.final
    cdef void after_last_power(self) noexcept nogil
    @cython.final
    cdef void tear_down(self, i32 seat, i32 kind) noexcept nogil
    @cython.final
    cdef void empty_museum(self) noexcept nogil
    @cython.final
    cdef i32 owner_of(self, i32 kind) noexcept nogil
    @cython.final
    cdef void cede(self, i32 own) noexcept nogil
    @cython.final
    cdef void hand_over(self, i32 giver, i32 taker, i32 kind) noexcept nogil
    @cython.final
    cdef void list_unique_acts(self) noexcept nogil
    @cython.final
    cdef i32 may_forge(self) noexcept nogil
    @cython.final
    cdef void play_unique(self, i32 verb, i32 high, i32 low) noexcept nogil
    @cython.final
    cdef i32 draw_noted(self, i32 seat, i32 n) noexcept nogil
    @cython.final
    cdef void play_power(self, i32 verb, i32 low) noexcept nogil
    @cython.final
    cdef void name_victim(self, i32 verb, i32 character) noexcept nogil
    @cython.final
    cdef void trade_hands(self, i32 seat) noexcept nogil
    @cython.final
    cdef void take_tithe(self, i32 seat) noexcept nogil
    @cython.final
    cdef void take_homage(self, i32 seat) noexcept nogil
    @cython.final
    cdef void gild(self, i32 kind) noexcept nogil
    @cython.final
    cdef i32 list_exchange(self, i32 seat) noexcept nogil
    @cython.final
    cdef void exchange(self, i32 verb, i32 kind) noexcept nogil
    @cython.final
    cdef void look(self, i32 seat) noexcept nogil
    @cython.final
    cdef i32 list_wizardry(self, i32 seat) noexcept nogil
    @cython.final
    cdef void take_from_hand(self, i32 kind) noexcept nogil
    @cython.final
    cdef void move_crown(self, i32 seat) noexcept nogil
    @cython.final
    cdef i32 list_heirs(self, i32 seat) noexcept nogil
    @cython.final
    cdef void give_crown(self, i32 heir) noexcept nogil
    @cython.final
    cdef i32 list_gift(self, i32 seat) noexcept nogil
    @cython.final
    cdef void give(self, i32 seat, i32 verb, i32 kind) noexcept nogil
    @cython.final
    cdef void pay_emperor(self, i32 seat) noexcept nogil
    @cython.final
    cdef void give_card(self, i32 seat, i32 kind) noexcept nogil
    @cython.final
    cdef i32 list_demand(self) noexcept nogil
    @cython.final
    cdef void demand(self, i32 verb) noexcept nogil
