"""Citadels: the options of a table, checked and as the numbers that the rules need."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from pentapolis.kernel.errors import BadOption
from pentapolis.kernel.notation import shown
from pentapolis.kernel.options import Value

from . import components
from . import tables as t

LEAST_DECK, LARGEST_DECK = 65, 69
_LIMITS = "65 to 69 cards"


@dataclass(frozen=True, slots=True)
class Settings:
    """Numbers of the rules at one table; see `rules.pxd` and the layers below it for their meaning."""

    total: list[int]
    cost: list[int]
    worth: list[int]
    cast: list[int]
    rank_of: list[int]
    coins: int
    size: int
    face_up: int
    last_takes_down: bool
    put_aside: list[int]
    at_random: list[int]
    flags: dict[str, bool]
    sold_for: int
    forge_price: int
    forge_cards: int


def settle(seats: int, options: Mapping[str, Value]) -> Settings:
    """The settings of a table; BadOption for what does not go together."""
    cast_, ranks = _cast(seats, options)
    count = 9 if cast_[9] != t.NOTHING else 8
    up, last_takes_down = components.face_up(count, seats) or (0, False)
    aside, at_random = components.two_each(count, seats) or ([0] * seats, [0] * seats)
    price, cards = _SMITHY[str(options["smithy"])]
    seven = options["city_size"] == "seven" or (options["city_size"] == "by-players" and seats > 3)
    costs = _costs(options)
    return Settings(
        total=_deck(options),
        cost=costs,
        worth=[worth or cost for worth, cost in zip(t.WORTHS, costs, strict=True)],
        cast=cast_,
        rank_of=ranks,
        coins=0 if options["gold"] == "unlimited" else int(cast("str", options["gold"])),
        size=7 if seven else 8,
        face_up=up,
        last_takes_down=last_takes_down,
        put_aside=[*aside[:-1], 0],  # what is left after the last pick goes out by itself
        at_random=at_random,
        flags={name: options[option] == value for name, (option, value) in _FLAGS.items()},
        sold_for=int(cast("str", options["laboratory"])),
        forge_price=price,
        forge_cards=cards,
    )


_SMITHY = {"2-gold-3-cards": (2, 3), "3-gold-2-cards": (3, 2), "3-gold-3-cards": (3, 3)}
_FLAGS: dict[str, tuple[str, Value]] = {
    "redo_removal": ("rank_4_face_up", "redo"),
    "up_first": ("removal", "up-first"),
    "uniques_wait": ("uniques_wait", True),
    "short_bell": ("short_bell", True),
    "fallen_bell_ends": ("fallen_bell", "ends"),
    "rank_breaks_ties": ("tie_break", "rank"),
    "late_haunted": ("haunted_city", "always"),
    "any_duplicates": ("quarry", "any"),
    "well_counts_itself": ("wishing_well", "all"),
    "any_time": ("timing", "any-time"),
    "emperor_chooses": ("emperor_takes", "emperor-chooses"),
    "queen_by_crowned": ("queen_beside", "crowned"),
    "abbot_mixed": ("abbot", "mixed"),
    "tax_by_district": ("tax", "per-district"),
    "three_of_three": ("library_with_observatory", "keep-three"),
    "armory_spares": ("armory", "unfinished-city"),
    "strict_swaps": ("diplomat", "strict"),
    "random_crown": ("first_crown", "random"),
}


def _costs(options: Mapping[str, Value]) -> list[int]:
    costs = list(t.COSTS)
    for kind in (t.OBSERVATORY, t.IMPERIAL_TREASURY, t.POOR_HOUSE, t.FACTORY):
        costs[kind] = int(cast("str", options[t.DISTRICTS[kind].replace("-", "_") + "_cost"]))
    return costs


def _deck(options: Mapping[str, Value]) -> list[int]:
    """How many cards of each kind are in the deck; BadOption."""
    total = [copies if of == "base" else 0 for copies, of in zip(t.COPIES, t.SETS, strict=True)]
    if options["printing"] == "european":
        total[t.GREAT_WALL] = 0
        total[t.DISTRICTS.index("church")] += 1
        total[t.DISTRICTS.index("palace")] -= 1
    for kind in _kinds(_words(options, "dark_city"), "dark_city", "dark-city"):
        total[kind] += 1
    for kind in _kinds(_words(options, "without"), "without", "base"):
        if total[kind] == 0:
            name = t.DISTRICTS[kind]
            what, reason = f"{name} is not in the deck", "citadels-not-in-deck"
            raise BadOption(what, "option without", reason=reason, given=name)
        total[kind] -= 1
    if not LEAST_DECK <= sum(total) <= LARGEST_DECK:
        what, reason = f"a deck of {sum(total)} cards", "citadels-deck-size"
        number, low, high = sum(total), LEAST_DECK, LARGEST_DECK
        raise BadOption(
            what, "options dark_city, without", _LIMITS, reason=reason, number=number, low=low, high=high
        )
    return total


def _words(options: Mapping[str, Value], name: str) -> Sequence[str]:
    return cast("tuple[str, ...]", options[name])


def _kinds(names: Iterable[str], option: str, of_set: str) -> list[int]:
    """The unique districts of a set that are named, each as often as it may be; BadOption."""
    known = [name for name, kind in t.UNIQUES.items() if t.SETS[kind] == of_set]
    kinds: list[int] = []
    for name in names:
        kind = t.UNIQUES.get(name.lower().replace("_", "-"))
        if kind is None or t.SETS[kind] != of_set:
            raise _unknown(name, option, known)
        kinds.append(kind)
        if kinds.count(kind) > t.COPIES[kind]:
            raise _twice(name, option)
    return kinds


def _cast(seats: int, options: Mapping[str, Value]) -> tuple[list[int], list[int]]:
    """The character of each rank (1 to 9), and the rank of each character; BadOption."""
    ranks = list(t.RANK)
    if options["tax"] == "per-district":
        ranks[t.TAX_COLLECTOR] = 9
    cast_ = [t.NOTHING, *range(8), t.NOTHING]
    named: set[int] = set()
    for name in _words(options, "characters"):
        word = name.lower().replace("_", "-")
        if word not in t.CHARACTERS:
            raise _unknown(name, "characters", t.CHARACTERS)
        character = t.CHARACTERS.index(word)
        rank = ranks[character]
        if rank in named:
            raise _twice(name, "characters", rank=rank)
        named.add(rank)
        cast_[rank] = character
    if cast_[9] == t.NOTHING and _needs_ninth(seats, options):
        cast_[9] = t.ARTIST
    _check_cast(seats, cast_)
    return cast_, ranks


def _needs_ninth(seats: int, options: Mapping[str, Value]) -> bool:
    return seats == 8 or (seats == 3 and options["edition"] == "classic_2016")


def _check_cast(seats: int, cast_: Sequence[int]) -> None:
    ninth = cast_[9]
    if seats == 2 and ninth != t.NOTHING:
        raise _unfit(ninth, seats)
    if seats < 3 and cast_[4] == t.EMPEROR:
        raise _unfit(t.EMPEROR, seats)
    if ninth != t.NOTHING and seats < t.LEAST_PLAYERS[ninth]:
        raise _unfit(ninth, seats)


def _unfit(character: int, seats: int) -> BadOption:
    name = t.CHARACTERS[character]
    what, reason = f"{name} does not play with {seats}", "citadels-unfit-character"
    return BadOption(what, "option characters", reason=reason, given=name, seats=seats)


def _unknown(name: str, option: str, known: Sequence[str]) -> BadOption:
    given = shown(name)
    return BadOption(
        f"unknown value {given}",
        f"option {option}",
        ", ".join(known),
        reason="unknown-value",
        given=given,
        known=list(known),
    )


def _twice(name: str, option: str, rank: int = 0) -> BadOption:
    given = shown(name)
    if rank:
        what = f"{given}: rank {rank} is taken"
        return BadOption(what, f"option {option}", reason="citadels-rank-taken", given=given, rank=rank)
    return BadOption(f"{given} twice", f"option {option}", reason="citadels-named-twice", given=given)
