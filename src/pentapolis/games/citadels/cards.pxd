cimport cython
from pentapolis.games.citadels.codes cimport *
from pentapolis.kernel.native cimport bit, f64, i32, i64, lsb, popcount, take_at, u64, u8, u8_array
from pentapolis.kernel.position cimport Position

cdef i32 EVERYBODY, NONE
cdef u8 NAMES[42]

cdef class Cards(Position):
    # Options of this layer.
    cdef u8 total[42]                   # cards in the game, by kind
    cdef readonly i32 coins             # pieces of gold; 0: without limit
    # The deck: undrawn cards that nobody can tell apart, then cards put under it, in order.
    cdef readonly i32 n_pool, n_queue
    cdef i32 head
    cdef u8 pool[42]
    cdef u8 queue[96]                   # a ring
    cdef u8 queue_seen[96]              # the seats that know them
    # Hands.
    cdef u8 hand[336]                   # seat * 42 + kind: how many
    cdef u64 in_hand[8]                 # kinds
    cdef i32 hand_size[8]
    # Cards shown to one seat, which has to choose.
    cdef readonly i32 n_shown
    cdef u8 shown_cards[8]
    # Cards under the museum, face down.
    cdef readonly i32 n_tucked
    cdef u8 tucked[42]
    # viewer * 9 + zone (a seat's hand; 8: the museum): kinds of which the viewer knows one, two there.
    cdef u64 known[72]
    cdef u64 known_twice[72]
    # Gold.
    cdef i32 gold[8]
    cdef readonly i32 bank
    cdef i32 stirred                    # 0: neither cards nor gold have left deck or bank this round
    cdef u8 spare[42]                   # as of the last redeal
    cdef i32 last_seen                  # who knows the card that `take_card` gave

    @cython.final
    cdef void shuffle_deck(self) noexcept nogil
    @cython.final
    cdef i32 deck_size(self) noexcept nogil
    @cython.final
    cdef i32 take_card(self) noexcept nogil
    @cython.final
    cdef i32 take_from_queue(self) noexcept nogil
    @cython.final
    cdef void put_under(self, i32 kind, i32 seen) noexcept nogil
    @cython.final
    cdef void add_card(self, i32 seat, i32 kind, i32 seen) noexcept nogil
    @cython.final
    cdef void remove_card(self, i32 seat, i32 kind) noexcept nogil
    @cython.final
    cdef void show_out(self, i32 seat, i32 kind, i32 seen) noexcept nogil
    @cython.final
    cdef void slip_out(self, i32 seat, i32 kind, i32 seen) noexcept nogil
    @cython.final
    cdef void learn(self, i32 viewer, i32 zone, i32 kind) noexcept nogil
    @cython.final
    cdef void forget_one(self, i32 viewer, i32 zone, i32 kind) noexcept nogil
    @cython.final
    cdef void forget_any(self, i32 viewer, i32 zone) noexcept nogil
    @cython.final
    cdef void learn_hand(self, i32 viewer, i32 seat) noexcept nogil
    @cython.final
    cdef i32 show_cards(self, i32 n) noexcept nogil
    @cython.final
    cdef void swap_hands(self, i32 one, i32 other) noexcept nogil
    @cython.final
    cdef i32 earn(self, i32 seat, i32 n) noexcept nogil
    @cython.final
    cdef void spend(self, i32 seat, i32 n) noexcept nogil
    @cython.final
    cdef i32 move_gold(self, i32 giver, i32 taker, i32 n) noexcept nogil
    @cython.final
    cdef void redeal_cards(self, i32 viewer, i32 chooser, i32 deck_open) noexcept nogil
    @cython.final
    cdef i32 collect(self, i32 viewer, i32 chooser, i32 deck_open) noexcept nogil
    @cython.final
    cdef void take_unknown(self, u8_array zone, i32 base, u64 kinds, i32 viewer, i32 place) noexcept nogil
    @cython.final
    cdef i32 spread(self, i32 viewer, i32 chooser, i32 rest) noexcept nogil
