"""Between Two Cities: numbers of the rules, as tables for the compiled code.  Never compiled.

Buildings are 0..8 in the order of the reference card (taverns 2..5).  A tile code is a building for
a single tile; for a duplex it is 9 + 81 * vertical + 9 * first + second.

A city lies on a board of bits 8 wide, of which 7 x 7 are used; its first tile lies in the middle
(d4), so that every city of at most 4 x 4 fits.
"""

from . import components

LETTERS = "SFdembOPH"
SHOP, FACTORY, TAVERN, OFFICE, PARK, HOUSE, N_BUILDINGS = 0, 1, 2, 6, 7, 8, 9
N_TILES = 9 + 2 * 81
NOTHING = 255

PICK, PLACE = 0, 1
LEFT, RIGHT, BOTH = 1, 2, 3
NOBODY, APPRENTICE, BUILDER, MASTER = 0, 1, 2, 3

PLACE_FLAG = 1 << 18  # marks a placement among the moves
CENTRE = 27
CONSTANTS = (  # which rules.pxd repeats for the C compiler
    *(SHOP, FACTORY, TAVERN, OFFICE, PARK, HOUSE, N_BUILDINGS, NOTHING, CENTRE),
    *(PICK, PLACE, LEFT, RIGHT, BOTH, PLACE_FLAG),
)
FIRST = [*range(9), *(i // 9 % 9 for i in range(162))]
SECOND = [*[0] * 9, *(i % 9 for i in range(162))]
STEP = [*[0] * 9, *[1] * 81, *[8] * 81]  # from the first cell to the second; 0: a single tile
NEAR = [  # cells that may lie in one 4 x 4 city with this one
    sum(
        1 << (row * 8 + column)
        for row in range(7)
        for column in range(7)
        if abs(row - cell // 8) <= 3 and abs(column - cell % 8) <= 3
    )
    for cell in range(64)
]
FIELD = NEAR[CENTRE]
SINGLE_NAMES = list(range(9))

BOX = components.single_tiles(LETTERS)
RUN_POINTS = components.points("shops", "run_points")
SET_POINTS = components.points("taverns", "set_points")
OFFICE_POINTS = components.points("offices", "set_points")
_GROUPS = components.points("parks", "group_points")
PARK_POINTS = [
    *_GROUPS,
    *(
        _GROUPS[-1] + components.number("parks", "per_further_park") * (n - len(_GROUPS) + 1)
        for n in range(len(_GROUPS), 17)
    ),
]
RATES = components.points("factories", "per_tile")  # most, second, others
OFFICE_BONUS = components.number("offices", "beside_tavern")
HOUSE_BESIDE_FACTORY = components.number("houses", "beside_factory")

# Story events: code -> key; the order is the code.
EVENTS = ("dealt", "hand", "revealed", "placed", "passed", "leftover", "round-ended", "ended")
DEALT, HAND, REVEALED_PAIR, PLACED, PASSED, LEFTOVER, ROUND_ENDED, ENDED = range(8)
