"""What these tests share: stating scenes of Citadels briefly, playing them and reading them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

import pentapolis
import pentapolis.games.citadels.meta
from pentapolis import IllegalMove, Match
from pentapolis.games.citadels import tables as t

ID = "citadels"
_SPARE = ("dragon-gate", "university", "library", "great-wall", "school-of-magic", "observatory", "smithy")
_SPARE += ("laboratory", "graveyard", "haunted-city", "keep", "keep")


def new(seats: int, seed: int = 1, drawn: list[str] | None = None, **options: Any) -> Match:
    return pentapolis.new(ID, seats=seats, seed=seed, options=options, drawn=drawn)


def scene(
    playing: str,
    seat: int = 0,
    *,
    seats: int = 4,
    used: tuple[str, ...] = (),
    holders: Mapping[str, int] | None = None,
    **fields: Any,
) -> Match:
    """A turn of a seat that plays a character; `holders`: who has which other characters.

    Keyword arguments that are options go there (`coins` is the option `gold`); characters and
    unique districts that are needed are put into the game.
    """
    held = {playing: seat, **(holders or {})}
    options = {name: fields.pop(name) for name in [*fields] if name in _OPTIONS}
    if "coins" in fields:
        options["gold"] = fields.pop("coins")
    options.setdefault("characters", " ".join(name for name in held if name in t.CHARACTERS[8:]))
    options = {**_deck(fields, options), **options}
    cast = _cast(seats, options)
    calling = cast.index(playing) + 1
    dealer = fields.get("dealer", fields.get("crown", 0))
    state: dict[str, Any] = {
        "seats": seats,
        "options": options,
        "round": 3,
        "characters": places(held, seats, dealer),
        "calling": calling,
        "shown": [playing],
        "question": {"phase": "turn", "seat": seat},
        "actor": seat,
        "playing": playing,
        "used": list(used),
        "builds_left": 1,
        "stirred": True,
        **_ROLES.get(playing, {}),
    }
    if playing in ("bishop", "tax-collector"):
        state["taxman" if playing == "tax-collector" else "bishop"] = seat
    return pentapolis.load(ID, {**state, **fields})


_ROLES: dict[str, dict[str, Any]] = {
    "architect": {"builds_left": 3},
    "navigator": {"builds_left": 0},
    "witch": {"mode": "before-bewitching"},
}


def acted(playing: str, seat: int = 0, **fields: Any) -> Match:
    """A turn whose action is done."""
    return scene(playing, seat, used=("action",), **fields)


def places(held: Mapping[str, int], seats: int, dealer: int) -> dict[str, str]:
    """The pick at which each character that somebody has was kept."""
    taken: list[int] = []
    for seat in held.values():
        pick = (seat - dealer) % seats
        taken.append(pick + seats if pick in taken else pick)
    return {name: f"pick {pick}" for name, pick in zip(held, taken, strict=True)}


_OPTIONS = {option.name for option in pentapolis.games.citadels.meta.INFO.options} - {"gold"} | {"edition"}


def _deck(fields: Mapping[str, Any], options: Mapping[str, Any]) -> dict[str, str]:
    """The Dark City districts that a scene names, and as many base ones out beyond three."""
    named = {name for zone in ("hands", "cities") for row in fields.get(zone, []) for name in map(_id, row)}
    named |= {_id(row) for row in (*fields.get("museum", []), *fields.get("drawn", []))}
    named |= {row["district"] for row in fields.get("under", [])}
    dark = [name for name, kind in t.UNIQUES.items() if name in named and t.SETS[kind] == "dark-city"]
    spare = [name for name in _SPARE if name not in named]
    deck = {"dark_city": " ".join(dark), "without": " ".join(spare[: max(0, len(dark) - 3)])}
    if options.get("edition") == "classic_2016" and not dark and not named & set(t.UNIQUES):
        return {}
    return deck


def _id(row: Any) -> str:
    return row if isinstance(row, str) else row["district"]


def _cast(seats: int, options: Mapping[str, Any]) -> list[str]:
    """The characters of a table in the order of their ranks."""
    return pentapolis.new(ID, seats=seats, seed=0, options=options).view()["characters"]


def go(match: Match, *moves: str) -> Match:
    """Play moves, each by the seat that is asked."""
    for text in moves:
        match.play(match.to_act[0], text)
    return match


def refused(match: Match, text: str, seat: int | None = None) -> str:
    """The code with which a move is refused; that nothing changes is checked, too."""
    asked = match.to_act[0] if seat is None else seat
    before = match.dump()
    with pytest.raises(IllegalMove) as caught:
        match.play(asked, text)
    assert match.dump() == before
    assert match.why(asked, text) == caught.value
    assert text not in legal(match)
    return caught.value.code


def legal(match: Match) -> list[str]:
    """The moves of the seat that is asked."""
    return [str(move) for move in match.legal(match.to_act[0])]


def asked(match: Match) -> tuple[str, int]:
    """The question and the seat that it is put to."""
    return match.view()["phase"], match.to_act[0]


def turn_of(match: Match) -> tuple[str, int]:
    """Which character is played, and by whom."""
    view = match.view()
    return view["playing"], view["acting"]


def gold(match: Match) -> list[int]:
    return match.view()["gold"]


def hand(match: Match, seat: int) -> list[str]:
    return match.dump()["hands"][seat]


def city(match: Match, seat: int) -> list[str]:
    return [row["district"] for row in match.view()["cities"][seat]]


def totals(match: Match) -> list[int]:
    return [row["total"] for row in match.sheet()["seats"]]


def line(match: Match, key: str, seat: int = 0) -> int:
    """Points of one line of a seat's city."""
    lines = match.sheet()["parts"][seat]["lines"]
    return next(row["points"] for row in lines if row["key"] == key)


def under(match: Match) -> list[str]:
    return [row["district"] for row in match.dump()["under"]]


def keys(match: Match, viewer: int | None = None) -> list[str]:
    """The keys of the story so far."""
    return [event["key"] for event in match.story(viewer)]


def play_on(match: Match, chance: Random, moves: int | None = None) -> int:
    """Play random moves, to the end or so many; how many."""
    played = 0
    while not match.over and played != moves:
        seat = match.to_act[0]
        match.play(seat, chance.choice(match.legal(seat)))
        played += 1
    return played
