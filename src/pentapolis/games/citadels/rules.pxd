cimport cython
from pentapolis.games.citadels.codes cimport *
from pentapolis.games.citadels.judgement cimport Judgement
from pentapolis.kernel.native cimport bit, f64, i32, i64, lsb, popcount, u64, u8

cdef i32 EVERYBODY, NONE
cdef u64 OF_TYPE[5]
cdef u8 INCOME[18]

@cython.final
cdef class Citadels(Judgement):
    cdef readonly bint random_crown

    cdef void start_round(self) noexcept nogil
    cdef void draft(self, i32 seat, i32 character) noexcept nogil
    cdef void call_next(self) noexcept nogil
    cdef void show_rank(self, i32 seat, i32 rank) noexcept nogil
    cdef void answer_call(self, i32 seat) noexcept nogil
    cdef void thank(self, i32 seat, i32 verb) noexcept nogil
    cdef void start_turn(self, i32 seat, i32 mode) noexcept nogil
    cdef void collect_tax(self, i32 seat) noexcept nogil
    cdef void list_answers(self, i32 seat, i32 phase) noexcept nogil
    cdef void list_yes_or_no(self, i32 phase) noexcept nogil
    cdef i32 list_turn(self, i32 seat) noexcept nogil
    cdef i32 may_take_income(self, i32 seat) noexcept nogil
    cdef u64 buildable(self, i32 seat) noexcept nogil
    cdef i32 may_double(self, i32 seat) noexcept nogil
    cdef i32 income(self, i32 seat) noexcept nogil
    cdef void list_shown(self) noexcept nogil
    cdef void list_search(self) noexcept nogil
    cdef void list_bewitching(self) noexcept nogil
    cdef void list_supply(self) noexcept nogil
    cdef void play_answer(self, i32 seat, i32 verb, i32 low) noexcept nogil
    cdef void play_turn(self, i32 seat, i32 verb, i32 high, i32 low) noexcept nogil
    cdef void draw_action(self, i32 seat) noexcept nogil
    cdef void keep(self, i32 seat, i32 kind) noexcept nogil
    cdef void after_action(self, i32 seat) noexcept nogil
    cdef void take_extra(self, i32 seat, i32 verb) noexcept nogil
    cdef void say_end(self) noexcept nogil
    cdef void take_income(self, i32 seat) noexcept nogil
    cdef void supply(self, i32 seat, i32 verb) noexcept nogil
    cdef void raise_district(self, i32 seat, i32 kind) noexcept nogil
    cdef void open_deck(self) noexcept nogil
    cdef void find_card(self, i32 seat, i32 verb, i32 kind) noexcept nogil
    cdef void answer_bell(self, i32 verb) noexcept nogil
    cdef void bewitch(self, i32 seat, i32 character) noexcept nogil
    cdef void leave_turn(self) noexcept nogil
    cdef void start_resumed(self) noexcept nogil
    cdef void pay_tax(self, i32 seat) noexcept nogil
    cdef void end_round(self) noexcept nogil
    cdef void mourn(self, i32 victim) noexcept nogil
    cdef void finish_round(self) noexcept nogil
