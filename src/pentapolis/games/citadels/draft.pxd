cimport cython
from pentapolis.games.citadels.cards cimport Cards
from pentapolis.games.citadels.codes cimport *
from pentapolis.kernel.native cimport f64, i32, lsb, popcount, take_at, u64, u8, u8_array

cdef i32 EVERYBODY, NONE
cdef i32 FACTORIALS[10]

cdef class Draft(Cards):
    # Options of this layer.
    cdef readonly i32 ranks             # 8 or 9 characters in the game
    cdef u8 cast[10]                    # by rank: the character
    cdef readonly i32 n_picks           # in a round
    cdef u8 put_aside[8]                # by pick: how many are put aside after it by choice
    cdef u8 at_random[8]                # and at random
    cdef readonly i32 n_face_up
    cdef readonly bint last_takes_down, redo_removal, up_first
    # The round.
    cdef readonly i32 round
    cdef readonly i32 crown             # the seat
    cdef readonly i32 dealer            # who had it when the draft began
    cdef readonly i32 pick              # the pick that comes or is made
    cdef u8 fate[10]                    # by rank: the pick that took it, or where it lies
    cdef readonly i32 calling           # the rank that is called; 0 during the draft
    cdef readonly i32 shown_ranks       # bit set: ranks whose player has been seen this round
    cdef readonly i32 murdered, robbed, bewitched  # ranks, 0: none
    cdef readonly i32 face_down         # the rank that lay so at first
    cdef i32 n_spots                    # as of the last redeal
    cdef u8 spots[10]
    cdef u8 urn[16]
    cdef u8 urn_names[16]

    @cython.final
    cdef void begin_draft(self) noexcept nogil
    @cython.final
    cdef void remove_characters(self) noexcept nogil
    @cython.final
    cdef i32 draw_character(self) noexcept nogil
    @cython.final
    cdef void place_face_down(self) noexcept nogil
    @cython.final
    cdef i32 place_face_up(self) noexcept nogil
    @cython.final
    cdef i32 picker(self, i32 pick) noexcept nogil
    @cython.final
    cdef i32 packet(self) noexcept nogil
    @cython.final
    cdef i32 holder(self, i32 rank) noexcept nogil
    @cython.final
    cdef i32 ranks_of(self, i32 seat) noexcept nogil
    @cython.final
    cdef i32 seen_at(self, i32 pick) noexcept nogil
    @cython.final
    cdef i32 list_draft(self) noexcept nogil
    @cython.final
    cdef i32 take_character(self, i32 rank) noexcept nogil
    @cython.final
    cdef i32 next_pick(self) noexcept nogil
    @cython.final
    cdef void redeal_characters(self, i32 viewer) noexcept nogil
    @cython.final
    cdef i32 drafted(self) noexcept nogil
    @cython.final
    cdef i32 all_ranks(self) noexcept nogil
    @cython.final
    cdef i32 own_at(self, i32 pick) noexcept nogil
    @cython.final
    cdef void guess_face_down(self, i32 viewer) noexcept nogil
    @cython.final
    cdef void redeal_with_face_down(self, i32 before, i32 after) noexcept nogil
    @cython.final
    cdef void redeal_group(self, i32 ranks) noexcept nogil
    @cython.final
    cdef void find_spots(self, i32 ranks, i32 old, i32 new) noexcept nogil
    @cython.final
    cdef void fill_spots(self, i32 ranks) noexcept nogil
    @cython.final
    cdef i32 absent(self, i32 rank) noexcept nogil
    @cython.final
    cdef i32 take_spot(self, i32 seat, i32 choosy) noexcept nogil
    @cython.final
    cdef i32 suits(self, i32 spot, i32 seat) noexcept nogil
    @cython.final
    cdef i32 ways(self, i32 ranks, i32 old, i32 new) noexcept nogil
    @cython.final
    cdef i32 has_spot(self, i32 seat) noexcept nogil
