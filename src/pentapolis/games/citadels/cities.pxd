cimport cython
from pentapolis.games.citadels.codes cimport *
from pentapolis.games.citadels.draft cimport Draft
from pentapolis.kernel.native cimport bit, f64, i32, i64, lsb, popcount, u64, u8, u8_array

cdef i32 EVERYBODY, NONE
cdef u64 OF_TYPE[5]
cdef u64 UNIQUE

cdef class Cities(Draft):
    # Options of this layer.
    cdef u8 cost[42]
    cdef u8 worth[42]
    cdef u64 payable[16]                # by gold: kinds that cost no more
    cdef readonly i32 size              # districts of a completed city
    cdef readonly bint uniques_wait, short_bell, fallen_bell_ends, rank_breaks_ties
    cdef readonly bint late_haunted, any_duplicates, well_counts_itself
    # Cities.
    cdef u8 city[336]                   # seat * 42 + kind: how many
    cdef u8 gilded[336]                 # of these how many carry the Artist's gold
    cdef u64 built[8]                   # kinds
    cdef u64 active[8]                  # unique kinds that work
    cdef u64 with_gold[8]               # kinds of which one carries gold
    cdef i32 n_city[8]
    cdef u8 raised[42]                  # unique kinds: the round in which they were built
    # The end.
    cdef readonly bint bell             # it has been rung
    cdef readonly bint ending           # this round is the last
    cdef readonly i32 first             # the seat that completed its city first, or -1
    cdef readonly i32 completed         # bit set: seats that did so
    cdef readonly i32 first_large       # the same without the bell
    cdef readonly i32 completed_large
    cdef i32 n_small                    # how often a seat came to one district less
    cdef u8 small_at[8]                 # by seat: as the how-manieth it last did so, 0: it did not
    cdef u8 last_rank[8]                # highest rank in the last round
    cdef i32 points[8]                  # as of the last `tally`
    cdef i32 district_points[8]

    @cython.final
    cdef void clear_cities(self) noexcept nogil
    @cython.final
    cdef void set_payable(self) noexcept nogil
    @cython.final
    cdef i32 goal(self) noexcept nogil
    @cython.final
    cdef i32 is_complete(self, i32 seat) noexcept nogil
    @cython.final
    cdef i32 works(self, i32 seat, i32 kind) noexcept nogil
    @cython.final
    cdef i32 duplicates(self, i32 seat) noexcept nogil
    @cython.final
    cdef i32 price(self, i32 seat, i32 kind) noexcept nogil
    @cython.final
    cdef u64 affordable(self, i32 seat) noexcept nogil
    @cython.final
    cdef void add_district(self, i32 seat, i32 kind) noexcept nogil
    @cython.final
    cdef void remove_district(self, i32 seat, i32 kind) noexcept nogil
    @cython.final
    cdef void lose_gild(self, i32 seat, i32 kind) noexcept nogil
    @cython.final
    cdef void wake_uniques(self) noexcept nogil
    @cython.final
    cdef void check_end(self, i32 seat) noexcept nogil
    @cython.final
    cdef void ring(self) noexcept nogil
    @cython.final
    cdef void lose_bell(self) noexcept nogil
    @cython.final
    cdef i32 worth_of(self, i32 seat) noexcept nogil
    @cython.final
    cdef i32 has_types(self, i32 seat) noexcept nogil
    @cython.final
    cdef i32 unique_points(self, i32 seat) noexcept nogil
    @cython.final
    cdef i32 score(self, i32 seat) noexcept nogil
