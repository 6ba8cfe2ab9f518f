cimport cython
from libc.string cimport memcpy
from pentapolis.kernel.native cimport (
    bit, f64, i32, i64, lsb, pack_add, popcount, rng_below, rng_next, rng_seed, take_at, u8_array, u64,
)

cdef i32 OPEN, SECRET, REVEALED, DREW, NUMBER, NONE, STAND_OFF, EVERYBODY
cdef u64 EMPTY_PACK
cdef i32 MAX_MOVES, MAX_DRAWS, MAX_EVENTS, EVENT_WIDTH, MAX_DEPTH, FRAME_WIDTH

cdef class Position:
    # Scratch: not part of the position, not copied.
    cdef public bint watched            # log draws and story events, take given outcomes
    cdef readonly bint misdrawn         # a given outcome was impossible
    cdef readonly i32 n_given, used_given, n_drawn, n_events
    cdef i32 given[512]
    cdef i32 drawn[512]
    cdef i32 events[1536]               # 256 events of EVENT_WIDTH numbers
    cdef Py_ssize_t n_bytes
    # Last, beside the fields that are read with it.
    cdef readonly i32 n_moves
    cdef i32 moves[512]
    # The position: from here to the end of the game's own fields one block of plain C data.
    cdef u64 rng
    cdef readonly i32 seats             # 1..8
    cdef readonly i32 parties           # seats, then house opponents
    cdef readonly bint over
    cdef readonly i32 flags             # what the last play did: REVEALED, DREW
    cdef readonly i32 phase             # the game's own number for what is asked
    cdef readonly i32 topic             # the game's own number beside it: who or what it is about
    cdef readonly i32 frame             # OPEN or SECRET
    cdef readonly i32 asked             # bit set: seats that this frame asks
    cdef readonly i32 to_act            # bit set: seats that owe a decision now
    cdef readonly i32 deferred          # bit set: seats that wait out a stand-off
    cdef readonly i32 depth             # frames that an interruption has set aside
    cdef i32 answers[8]                 # secret answers, by seat
    cdef i32 stack[25]                  # MAX_DEPTH frames of frame, phase, topic, asked, to_act
    cdef i32 block_end

    # Filled by each game.
    cdef void reset(self) noexcept nogil
    cdef i32 list_moves(self, i32 seat) noexcept nogil
    cdef void apply(self, i32 seat, i32 move) noexcept nogil
    cdef void resolve(self) noexcept nogil
    cdef void redeal(self, i32 seat) noexcept nogil
    cdef void tally(self) noexcept nogil
    cdef i64 standing(self, i32 party) noexcept nogil
    cdef i32 team(self, i32 party) noexcept nogil
    cdef f64 margin(self, i32 seat) noexcept nogil
    cdef f64 utility(self, i32 seat) noexcept nogil
    cdef f64 evaluate(self, i32 seat) noexcept nogil
    cdef f64 likelihood(self, i32 seat) noexcept nogil
    cdef i32 preferred(self, i32 seat, i32 n) noexcept nogil
    cdef i32 observed(self, i32 viewer, i32 seat, i32 move) noexcept nogil
    cdef i32 rollout_cap(self) noexcept nogil
    cdef void copy_more(self, Position other) noexcept nogil

    # Shared, for the rules of a game.
    @cython.final
    cdef void ask_open(self, i32 seats, i32 phase, i32 topic) noexcept nogil
    @cython.final
    cdef void ask_secret(self, i32 seats, i32 phase, i32 topic) noexcept nogil
    @cython.final
    cdef void interrupt(self, i32 seats, i32 phase, i32 topic) noexcept nogil
    @cython.final
    cdef void resume(self) noexcept nogil
    @cython.final
    cdef void done(self, i32 seat) noexcept nogil
    @cython.final
    cdef void finish(self) noexcept nogil
    @cython.final
    cdef void offer(self, i32 move) noexcept nogil
    @cython.final
    cdef void reveal(self) noexcept nogil
    @cython.final
    cdef i32 below(self, i32 n) noexcept nogil
    @cython.final
    cdef i32 draw(self, u8_array counts, u8_array names, i32 kinds, i32 total) noexcept nogil
    @cython.final
    cdef u64 deal(self, u8_array counts, u8_array names, i32 kinds, i32 total, i32 n) noexcept nogil
    @cython.final
    cdef i32 draw_watched(self, u8_array counts, u8_array names, i32 kinds, i32 total) noexcept nogil
    @cython.final
    cdef i32 given_kind(self, u8_array counts, u8_array names, i32 kinds) noexcept nogil
    @cython.final
    cdef void log_draw(self, i32 outcome) noexcept nogil
    @cython.final
    cdef i32 next_given(self) noexcept nogil
    @cython.final
    cdef void note(self, i32 code, i32 audience, i32 a, i32 b, i32 c, i32 d) noexcept nogil

    # Shared, for search and batch play.
    @cython.final
    cdef void start(self, u64 seed) noexcept nogil
    @cython.final
    cdef i32 roll(self, i32 n) noexcept nogil
    @cython.final
    cdef void play(self, i32 seat, i32 move) noexcept nogil
    @cython.final
    cdef void stand_off(self) noexcept nogil
    @cython.final
    cdef void determinize(self, i32 seat) noexcept nogil
    @cython.final
    cdef f64 win_share(self, i32 seat) noexcept nogil
    @cython.final
    cdef void copy_from(self, Position other) noexcept nogil
    @cython.final
    cdef i32 run(self, i32 limit) noexcept nogil
    @cython.final
    cdef void roll_out(self, i32 limit) noexcept nogil
    @cython.final
    cdef Position blank(self)
