cimport cython
from pentapolis.kernel.native cimport (
    bit, f64, i32, i64, lsb, pack_at, pack_drop, pack_set, popcount, u64, u8, u8_array,
)
from pentapolis.kernel.position cimport Position

cdef enum:  # numbers that the C compiler should know, as in tables.py
    SHOP = 0
    FACTORY = 1
    TAVERN = 2
    OFFICE = 6
    PARK = 7
    HOUSE = 8
    N_BUILDINGS = 9
    NOTHING = 255
    CENTRE = 27
    PICK = 0
    PLACE = 1
    LEFT = 1
    RIGHT = 2
    BOTH = 3
    PLACE_FLAG = 262144

cdef i32 APPRENTICE, MASTER
cdef i32 DEALT, HAND, REVEALED_PAIR, PLACED, PASSED, LEFTOVER, ROUND_ENDED, ENDED, EVERYBODY
cdef i32 OFFICE_BONUS, HOUSE_BESIDE_FACTORY
cdef u64 FIELD, EMPTY_PACK, WORD
cdef u8 BOX[9]
cdef u8 SINGLE_NAMES[9]
cdef u8 FIRST[171]
cdef u8 SECOND[171]
cdef u8 STEP[171]
cdef u64 NEAR[64]
cdef i32 RUN_POINTS[5]
cdef i32 SET_POINTS[5]
cdef i32 OFFICE_POINTS[7]
cdef i32 PARK_POINTS[17]
cdef i32 RATES[3]

cdef u64 neighbours(u64 cells) noexcept nogil
cdef i32 shop_points(u64 shops) noexcept nogil
cdef i32 park_points(u64 parks) noexcept nogil

@cython.final
cdef class BetweenTwoCities(Position):
    # Options.
    cdef readonly bint leftovers_return, seat_order, final_picks
    cdef readonly i32 automas           # solo: APPRENTICE, BUILDER or MASTER
    cdef u8 looks[24]                   # tile codes of the duplexes in the box
    # The game.
    cdef readonly i32 stage             # 0..2, with two seats 0..5
    cdef readonly i32 turn              # 0.. within the stage
    cdef readonly i32 n_cities
    cdef readonly i32 hand_size         # every hand has the same
    cdef i32 shift                      # party p holds hand (p - shift) mod parties
    cdef i32 n_singles, n_duplexes, n_aside
    cdef u8 singles[9]                  # undrawn single tiles, by building
    cdef u8 duplexes[24]                # undrawn duplexes, by place in `looks`
    cdef u64 hands[7]                   # 7 packs of up to 7 tile codes
    cdef u8 beside[14]                  # by party: the city on its left, the city on its right
    cdef u8 seen[7]                     # by hand: the seats that know it, as bits
    cdef u8 kept[14]                    # by party: the two tiles still to place, NOTHING at the end
    cdef u8 sides[7]                    # by party: LEFT and RIGHT if that city still gets a tile
    cdef u8 aside[21]                   # leftover tiles out of the game or waiting for the box
    cdef u8 aside_seen[21]              # the seats that know them
    cdef u64 planes[63]                 # 7 cities x 9 buildings, a bit for each cell
    cdef u64 occupied[7]
    cdef u64 window[7]                  # cells that keep the city within 4 x 4
    cdef i32 points[7]                  # of each city, as of the last `tally`
    cdef i32 most_factories, second_factories  # as of the last `rank_factories`
    cdef i32 gains[14]                  # an automa's tiles: best gain left, right

    cdef i32 duplex_stage(self) noexcept nogil
    cdef i32 hand_of(self, i32 party) noexcept nogil
    cdef i32 city_of(self, i32 party, i32 side) noexcept nogil
    cdef i32 knows(self, i32 mask, i32 seat) noexcept nogil
    cdef void begin_stage(self) noexcept nogil
    cdef u64 deal_hand(self) noexcept nogil
    cdef void note_hands(self) noexcept nogil
    cdef void ask_picks(self) noexcept nogil
    cdef void ask_places(self) noexcept nogil
    cdef i32 list_picks(self, u64 hand) noexcept nogil
    cdef i32 list_places(self, i32 party) noexcept nogil
    cdef i64 list_cells(self, i64 n, i32 move, u64 cells) noexcept nogil  # i64: n is an index
    cdef u64 anchors(self, i32 city, i32 tile) noexcept nogil
    cdef void keep(self, i32 party, i32 a, i32 b) noexcept nogil
    cdef void place(self, i32 party, i32 side, i32 tile, i32 cell) noexcept nogil
    cdef void build(self, i32 city, i32 tile, i32 cell) noexcept nogil
    cdef void put(self, i32 city, i32 building, i32 cell) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void pass_hands(self) noexcept nogil
    cdef void end_stage(self) noexcept nogil
    cdef void return_leftovers(self) noexcept nogil
    cdef void give_back(self, i32 tile) noexcept nogil
    cdef i32 take_back_tile(self, i32 is_duplex) noexcept nogil
    cdef i32 aside_group(self, i32 seat, i32 after) noexcept nogil
    cdef i32 city_score(self, i32 city) noexcept nogil
    cdef i32 ranked_score(self, i32 city) noexcept nogil
    cdef void rank_factories(self) noexcept nogil
    cdef i32 factory_rate(self, i32 mine) noexcept nogil
    cdef i32 tavern_points(self, i32 base) noexcept nogil
    cdef i32 type_total(self, i32 party, i32 building) noexcept nogil
    cdef i32 party_score(self, i32 party) noexcept nogil
    cdef i32 best_gain(self, i32 city, i32 tile) noexcept nogil
    cdef i32 score_with(self, i32 city, i32 tile, i32 cell) noexcept nogil
    cdef i32 pair_gain(self, i32 party, i32 a, i32 b) noexcept nogil
    cdef i32 weighted(self, i32 party, i32 left_gain, i32 right_gain) noexcept nogil
    cdef void automa_picks(self, i32 party) noexcept nogil
    cdef i32 best_pair(self, i32 party) noexcept nogil
    cdef void automa_places(self, i32 party) noexcept nogil
    cdef void automa_builds(self, i32 party, i32 side, i32 tile) noexcept nogil
