"""Citadels: the description that lobbies and catalogues need; loads no rules."""

from pentapolis.kernel.contract import GameInfo
from pentapolis.kernel.options import Option, Value


def _option(
    name: str,
    choices: tuple[Value, ...],
    source: str,
    *,
    seed: Value,
    rulebook: Value | None = None,
    classic: Value | None = None,
) -> Option:
    """An option; where nothing else is said the older rulebook is as the seed, the newer as the older."""
    older = seed if rulebook is None else rulebook
    newer = older if classic is None else classic
    return Option(name, choices, {"seed": seed, "rulebook": older, "classic_2016": newer}, source)


_BOOL = (False, True)

INFO = GameInfo(
    id="citadels",
    seats=(2, 3, 4, 5, 6, 7, 8),
    editions=("seed", "rulebook", "classic_2016"),
    options=(
        _option(
            "characters",
            (),
            "empty: the base eight, with the Artist where a ninth is needed; S5 advises one or two others",
            seed=(),
        ),
        _option(
            "dark_city",
            (),
            "unique districts of the Dark City that are shuffled in; S1: 2-3 by agreement, more in exchange",
            seed=("lighthouse", "bell-tower", "throne-room"),
            rulebook=(),
            classic=("armory", "museum", "imperial-treasury", "park", "factory"),
        ),
        _option(
            "without",
            (),
            "base districts left in the box, so that the deck stays at 66 to 69 cards (S1); S9: one Keep",
            seed=(),
            classic=("university", "graveyard", "keep"),
        ),
        _option(
            "city_size",
            ("eight", "seven", "by-players"),
            "S3: 8, in the short game 7; S9: 7 with 4-8 players, 8 with 2-3",
            seed="eight",
            classic="by-players",
        ),
        _option(
            "gold",
            ("36", "35", "30", "unlimited"),
            "S1: 36 pieces; S28: 30; S26: 35; S9: no limit",
            seed="36",
            rulebook="30",
            classic="unlimited",
        ),
        _option(
            "rank_4_face_up",
            ("redo", "replace"),
            "S1: the whole removal is redone; S3, S9: that card is replaced and shuffled back",
            seed="redo",
            rulebook="replace",
        ),
        _option(
            "removal",
            ("down-first", "up-first"),
            "S1, S6: the face-down card first; S9: the face-up cards first",
            seed="down-first",
            classic="up-first",
        ),
        _option(
            "timing",
            ("end-of-turn", "any-time"),
            "S3: Warlord and Diplomat act at the end of the turn, extras come after the action; S9: any time",
            seed="end-of-turn",
            classic="any-time",
        ),
        _option(
            "uniques_wait",
            _BOOL,
            "S1: unique districts work from the next round on; in no rule text that was read",
            seed=False,
        ),
        _option(
            "short_bell",
            _BOOL,
            "S1: in a short game the Bell Tower ends it at 6; else it has no effect there",
            seed=True,
            rulebook=False,
        ),
        _option(
            "fallen_bell",
            ("resume", "ends"),
            "S10, S11: back to the full size; if the end was already due: our ruling, case 36",
            seed="resume",
        ),
        _option(
            "tie_break",
            ("districts", "rank"),
            "S2: value of the districts, then gold; S9: highest rank of the last round",
            seed="districts",
            classic="rank",
        ),
        _option(
            "emperor_takes",
            ("giver-chooses", "emperor-chooses"),
            "S11: the crowned player gives gold or a card; S9: the Emperor takes gold or a random card",
            seed="giver-chooses",
            classic="emperor-chooses",
        ),
        _option(
            "queen_beside",
            ("emperor", "crowned"),
            "S9: beside rank 4; S22: with the Emperor beside the player he crowns",
            seed="crowned",
            classic="emperor",
        ),
        _option(
            "abbot",
            ("gold", "mixed"),
            "S11: income in gold, nothing on a tie; S9: gold or cards, picks among the richest",
            seed="gold",
            classic="mixed",
        ),
        _option(
            "tax",
            ("per-turn", "per-district"),
            "S11: rank 2, one gold a turn; S9: rank 9, one gold a district, kept from round to round",
            seed="per-turn",
            classic="per-district",
        ),
        _option(
            "library_with_observatory",
            ("keep-two", "keep-three"),
            "common reading: draw three, keep two; S9: keep all three",
            seed="keep-two",
            classic="keep-three",
        ),
        _option(
            "haunted_city",
            ("not-last-round", "always"),
            "S10: not if built in the last round; S9 has no such exception",
            seed="not-last-round",
            classic="always",
        ),
        _option(
            "quarry",
            ("one", "any"),
            "S10, S11: one duplicate at a time; S9: any number",
            seed="one",
            classic="any",
        ),
        _option(
            "wishing_well",
            ("others", "all"),
            "S10, S11: the other unique districts; S14: itself too",
            seed="others",
            classic="all",
        ),
        _option(
            "armory",
            ("any-city", "unfinished-city"),
            "S11: any other district of another player; S9: not in a completed city",
            seed="any-city",
            classic="unfinished-city",
        ),
        _option(
            "diplomat",
            ("free", "strict"),
            "S11: completed cities and duplicates are not excluded; S9: they are",
            seed="free",
            classic="strict",
        ),
        _option(
            "laboratory",
            ("1", "2"),
            "gold for a card: S10, S11 one; S9 two",
            seed="1",
            classic="2",
        ),
        _option(
            "smithy",
            ("2-gold-3-cards", "3-gold-2-cards", "3-gold-3-cards"),
            "S10, S11; S19: Dutch printing; S12: French printing",
            seed="2-gold-3-cards",
        ),
        _option("observatory_cost", ("5", "4"), "S10, S11: 5; S14: 4", seed="5", classic="4"),
        _option("imperial_treasury_cost", ("4", "5"), "S10, S11: 4; S14: 5", seed="4", classic="5"),
        _option("poor_house_cost", ("5", "4", "0"), "S10, S11: 5; S12: 4; misprint 0", seed="5", classic="4"),
        _option("factory_cost", ("6", "5"), "S10, S11: 6; S12: 5", seed="6", classic="5"),
        _option(
            "printing",
            ("english", "european"),
            "S19, S20, S28: 65 cards, without the Great Wall, one Church more, one Palace fewer",
            seed="english",
        ),
        _option(
            "first_crown",
            ("random", "first-seat"),
            "S6: at random; S1: the table agrees",
            seed="random",
        ),
    ),
    rules_versions=(1,),
    package=__package__ or "",
    minutes=60,
    weight=2.1,
    designers=("Bruno Faidutti",),
    published=2000,
)
