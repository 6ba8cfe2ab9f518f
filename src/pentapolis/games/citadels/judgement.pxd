cimport cython
from pentapolis.games.citadels.codes cimport *
from pentapolis.games.citadels.powers cimport Powers
from pentapolis.kernel.native cimport bit, f64, i32, i64, lsb, popcount, u64, u8

cdef u64 OF_TYPE[5]
cdef u8 INCOME[18]
cdef f64 WISH[18]

cdef class Judgement(Powers):
    cdef i32 most_gold, most_cards, largest_city  # of the other seats, as of the last `survey`

    @cython.final
    cdef void survey(self, i32 seat) noexcept nogil
    @cython.final
    cdef f64 wish(self, i32 seat, i32 rank) noexcept nogil
    @cython.final
    cdef f64 prospects(self, i32 seat) noexcept nogil
    @cython.final
    cdef i32 may_hold(self, i32 seat, i32 rank) noexcept nogil
    @cython.final
    cdef i32 has_shown(self, i32 seat) noexcept nogil
    @cython.final
    cdef f64 harm(self, i32 seat, i32 rank) noexcept nogil
    @cython.final
    cdef f64 loot_hoped(self, i32 seat) noexcept nogil
    @cython.final
    cdef f64 fit(self, i32 pick) noexcept nogil
    @cython.final
    cdef i32 wished_pick(self, i32 seat, i32 n) noexcept nogil
    @cython.final
    cdef i32 opening(self, i32 seat, i32 n) noexcept nogil
    @cython.final
    cdef i32 continuation(self, i32 seat, i32 n) noexcept nogil
    @cython.final
    cdef i32 is_sound(self, i32 seat, i32 move) noexcept nogil
