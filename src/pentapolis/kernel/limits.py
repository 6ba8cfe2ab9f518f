"""Numbers that the kernel and its callers share.  Never compiled."""

MAX_SEATS = 8
MAX_MOVES = 512  # legal moves in one decision
LARGEST = 2**31 - 1  # a move; what a seat saw of it
LARGEST_STANDING = 2**63 - 1
MAX_DRAWS = 512  # chance outcomes in one play
MAX_EVENTS = 256  # story events in one play
EVENT_WIDTH = 6  # code, audience, four numbers
MAX_DEPTH = 5  # interruptions inside each other
FRAME_WIDTH = 5

OPEN, SECRET = 0, 1
REVEALED, DREW = 1, 2
NUMBER = 1 << 20  # marks a drawn number, as against a drawn thing
NONE = -1
IMAGINED = 0x2545F4914F6CDD1D  # so that a game's own seed, guessed, does not give its deal away
STAND_OFF = -1  # the kernel's own story event
EVERYBODY = 0xFF  # an event's audience: all seats and the spectators
EMPTY_PACK = 0xFFFFFFFFFFFFFFFF  # see fast.pack_add
