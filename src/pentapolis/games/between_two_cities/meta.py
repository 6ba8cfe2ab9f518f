"""Between Two Cities: the description that lobbies and catalogues need; loads no rules."""

from pentapolis.kernel.contract import GameInfo
from pentapolis.kernel.options import Option

from .components import duplex_tiles

_RULEBOOK = "rulebook 2015"

INFO = GameInfo(
    id="between-two-cities",
    seats=(1, 2, 3, 4, 5, 6, 7),
    editions=("seed", "rulebook"),
    options=(
        Option(
            "leftovers",
            ("return", "discard"),
            {"seed": "return", "rulebook": "discard"},
            "seed: the last tiles of round 1 go back into the box; rulebook p.3: out of the game",
        ),
        Option(
            "placement",
            ("stand-off", "seat-order"),
            {"seed": "stand-off"},
            "rulebook p.3, note 2: any order, in a stand-off the lower seating number first",
        ),
        Option(
            "final_picks",
            (False, True),
            {"seed": False},
            "rulebook p.3: a choice is final; on a screen it may be taken back while nobody has seen it",
        ),
        Option(
            "duplexes",
            (),
            {"seed": duplex_tiles()},
            "the list of duplex tiles is disputed: give that of your own box",
        ),
        Option(
            "automas",
            ("apprentice", "builder", "master"),
            {"seed": "builder"},
            "solo only; our own house automas",
        ),
    ),
    rules_versions=(1,),
    package=__package__ or "",
    minutes=25,
    weight=1.8,
    designers=("Ben Rosset", "Matthew O'Malley"),
    published=2015,
)
