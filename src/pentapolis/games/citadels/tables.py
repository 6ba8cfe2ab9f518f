"""Citadels: numbers of the rules, as tables for the compiled code.  Never compiled.

A district's kind is its place in `components.toml` (0..41), a character's number its place there
(0..17).  Sets of kinds and of ranks are bit sets.
"""

from __future__ import annotations

from . import components

DISTRICTS = tuple(row["id"] for row in components.districts())
CHARACTERS = tuple(row["id"] for row in components.characters())
TYPES = ("noble", "religious", "trade", "military", "unique")
KINDS, N_CHARACTERS = len(DISTRICTS), len(CHARACTERS)
NOTHING = 255

TYPE = [TYPES.index(row["type"]) for row in components.districts()]
COSTS = [int(row["cost"]) for row in components.districts()]
COPIES = [int(row["copies"]) for row in components.districts()]
WORTHS = [int(row.get("worth", 0)) for row in components.districts()]  # 0: the cost
SETS = [row["set"] for row in components.districts()]
OF_TYPE = [sum(1 << kind for kind in range(KINDS) if TYPE[kind] == i) for i in range(len(TYPES))]
NAMES = list(range(KINDS))  # things that chance draws: districts, then characters
FIRST_CHARACTER = 64

RANK = [int(row["rank"]) for row in components.characters()]
INCOME = [TYPES.index(row["income"]) if row["income"] else NOTHING for row in components.characters()]
LEAST_PLAYERS = [int(row.get("min_players", 0)) for row in components.characters()]

UNIQUES = {name: kind for kind, name in enumerate(DISTRICTS) if TYPE[kind] == TYPES.index("unique")}
(HAUNTED_CITY, KEEP, LABORATORY, SMITHY, OBSERVATORY, GRAVEYARD, DRAGON_GATE, UNIVERSITY, LIBRARY) = range(
    17, 26
)
(GREAT_WALL, SCHOOL_OF_MAGIC, LIGHTHOUSE, ARMORY, MUSEUM, IMPERIAL_TREASURY, MAP_ROOM) = range(26, 33)
(WISHING_WELL, QUARRY, POOR_HOUSE, BELL_TOWER, FACTORY, PARK, HOSPITAL, THRONE_ROOM, BALL_ROOM) = range(
    33, 42
)
FIRST_UNIQUE = HAUNTED_CITY
(ASSASSIN, THIEF, MAGICIAN, KING, BISHOP, MERCHANT, ARCHITECT, WARLORD) = range(8)
(WITCH, TAX_COLLECTOR, WIZARD, EMPEROR, ABBOT, ALCHEMIST, NAVIGATOR, DIPLOMAT, ARTIST, QUEEN) = range(8, 18)

# Phases: what is asked.
(DRAFT, PUT_ASIDE, TURN, KEEPING, EXCHANGE, WIZARDRY, CROWNING, GIFT, DEMAND, CEDING) = range(10)
(BURIAL, RINGING, SEARCHING, THANKS, BEWITCHING, SUPPLY, MIXED_INCOME, SUCCESSION) = range(10, 18)
PHASES = (
    *("draft", "put-aside", "turn", "keep", "exchange", "wizard", "crown", "gift", "demand", "cede"),
    *("burial", "bell", "lighthouse", "thanks", "bewitch", "supply", "mixed-income", "succession"),
)

# Moves: verb << 16 | a << 8 | b, of a rank, a kind or a seat.
VERBS = (
    *("pick", "aside", "gold", "cards", "keep", "build", "income", "end", "kill", "rob", "bewitch"),
    *("swap", "exchange", "put", "stop", "look", "take", "raise", "crown", "pay", "give", "tithe"),
    *("raze", "covet", "cede", "gild", "homage", "sell", "forge", "tuck", "blast", "recover", "decline"),
    *("ring", "silence", "find", "thank", "forget", "ask-gold", "ask-card"),
)
(PICK, ASIDE, GOLD, CARDS, KEEP_CARD, BUILD, TAKE_INCOME, END, KILL, ROB, BEWITCH) = range(11)
(SWAP, START_EXCHANGE, PUT, STOP, LOOK, TAKE, RAISE, CROWN, PAY, GIVE, TITHE) = range(11, 22)
(RAZE, COVET, CEDE, GILD, HOMAGE, SELL, FORGE, TUCK, BLAST, RECOVER, DECLINE) = range(22, 33)
(RING, SILENCE, FIND, THANK, FORGET, ASK_GOLD, ASK_CARD) = range(33, 40)

# What has been done in a turn, as bits.
ACTED, INCOME_TAKEN, POWER_USED, SOLD, FORGED, TUCKED, DUPLICATES, GILDED_ONE = 1, 2, 4, 8, 16, 32, 64, 128

# How much of a turn is played.
HOMAGE_GOLD, ARCHITECT_EXTRA, NAVIGATOR_EXTRA = 3, 2, 4
MOST_ROUNDS = 99  # ours: nobody plays as long as that
FULL_TURN, ACTION_ONLY, BEFORE_BEWITCHING = 0, 1, 2

# Where a character's card went: the pick number, or one of these.
IN_PACKET, FACE_DOWN, FACE_UP, OUT, ASIDE_AT = 64, 65, 66, 67, 32  # ASIDE_AT + pick: put aside after it

FIVE_TYPES = components.constant("bonus_five_types")
FIRST_COMPLETE = components.constant("bonus_first_complete")
LATER_COMPLETE = components.constant("bonus_later_complete")
START_GOLD, START_CARDS = components.constant("start_gold"), components.constant("start_cards")
ACTION_GOLD, ACTION_DRAW = components.constant("action_gold"), components.constant("action_draw")

HAND_OF_MUSEUM = 8  # the zone of what is known of the cards under the museum

# How much each character is wished for before its city, gold and hand count: ours, for bots.
# fmt: off
WISH = [
    1.7, 1.0, 0.8, 1.3, 0.9, 1.7, 2.0, 1.0,
    1.2, 1.3, 1.0, 1.1, 1.1, 1.0, 2.0, 0.9, 0.6, 1.0,
]
# fmt: on
FINE = 1 << 16  # steps of a weight

# Story events: code -> key; the order is the code.
EVENTS = (
    *("round", "set-aside", "picked", "put-aside", "called", "nobody", "took-gold", "drew"),
    *("drawn", "kept", "built", "income", "killed", "robbed", "loot", "bewitched", "resumed", "swapped"),
    *("exchanged", "looked", "took", "crown", "paid", "gave", "tithe", "razed", "traded", "gilded"),
    *("homage", "sold", "forged", "tucked", "blasted", "recovered", "declined", "bell", "found"),
    *("thanked", "forgot", "extra-gold", "extra-cards", "tax", "poor-house", "park", "throne-room"),
    *("refund", "hospital", "complete", "shown", "ended", "bell-lost", "received"),
)
# fmt: off
(
    ROUND, SET_ASIDE, PICKED, PUT_AWAY, CALLED, NOBODY, TOOK_GOLD, DREW_CARDS, DRAWN, KEPT,
    BUILT, INCOME_PAID, KILLED, ROBBED, LOOT, BEWITCHED, RESUMED, SWAPPED, EXCHANGED, LOOKED, TOOK,
    CROWN_MOVED, PAID, GAVE, TITHED, RAZED, TRADED, GILDED, HOMAGE_PAID, SOLD_CARD, FORGED_CARDS,
    TUCKED_CARD, BLASTED, RECOVERED, DECLINED, BELL, FOUND, THANKED, FORGOT, EXTRA_GOLD,
    EXTRA_CARDS, TAX, POOR_HOUSE_PAID, PARK_DRAWN, THRONE_PAID, REFUND, HOSPITAL_USED, COMPLETE,
    SHOWN, ENDED, BELL_LOST, RECEIVED,
) = range(len(EVENTS))
# fmt: on
