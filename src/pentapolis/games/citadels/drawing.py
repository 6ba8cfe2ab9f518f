"""Citadels in a terminal: a view as blocks of text with styles; nothing here prints.

    ROWS  {"kind": "rows", "title": LABEL, "subtitle": LABEL, "pieces": [PIECE...], "big": the viewer's own}
    RACK  {"kind": "rack", "title": LABEL, "pieces": [PIECE...], "small": may share a line (optional)}
    PIECE {"label": LABEL, "faces": [FACE]}
    LABEL [key, facts]     the message `citadels-<key>`
    MENU  [{"title": LABEL, "entries": [[number of the move in the list, LABEL]...]}...]
A face is a type of district, a character or gold; it is drawn in its colour of COLOURS.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from . import tables as t
from .moves import CHARACTER, DISTRICT, SEAT, Act, parse, shape
from .score_table import CityText

Json = dict[str, Any]
Label = list[Any]

COLOURS = {  # terminal colour behind a face, and of its letters
    "noble": ("yellow", "black"),
    "religious": ("blue", "bright_white"),
    "trade": ("green", "black"),
    "military": ("red", "bright_white"),
    "unique": ("magenta", "bright_white"),
    "character": ("bright_black", "bright_white"),
}


def legend(face: str) -> Label:
    """What a face is called."""
    return ["legend-character", {}] if face == "character" else [f"type-{face}", {}]


def headline(view: Json) -> list[Label]:
    """What is going on, in a few short labels."""
    labels: list[Label] = [["headline-round", {"number": view["round"]}], [f"phase-{view['phase']}", {}]]
    labels += [
        [f"headline-{mark}", {"character": view[mark]}]
        for mark in ("murdered", "robbed", "bewitched")
        if view[mark] is not None
    ]
    if view["face_up"] and view["calling"] is None:
        labels.append(["headline-face-up", {"characters": view["face_up"]}])
    if view["ending"]:
        labels.append(["headline-ending", {}])
    elif view["goal"] < 8:
        labels.append(["headline-goal", {"count": view["goal"]}])
    return labels


def board(view: Json, moves: Sequence[str] = (), story: Sequence[Json] = ()) -> list[Json]:  # noqa: ARG001
    """All cities, the viewer's first and big, the others in the order of their seats after it."""
    viewer, seats = view["viewer"], view["seats"]
    first = 0 if viewer is None else viewer
    return [_city(view, (first + place) % seats) for place in range(seats)]


def hand(view: Json) -> list[Json]:
    """The viewer's characters, its cards, and those that are shown to it just now."""
    racks: list[Json] = []
    if view["own"]:
        racks.append(_rack("rack-own", (_character(name) for name in view["own"])))
    if view["hand"] is not None:
        racks.append(_rack("rack-hand", _districts(view["hand"])))
    shown = [name for name in ("drawn", "looking") if view[name] is not None]
    return racks + [_rack(f"rack-{name}", _districts(view[name])) for name in shown]


def notes(view: Json) -> list[Json]:
    """What the viewer has seen in the draft and knows of hidden cards; what is in the game."""
    racks: list[Json] = []
    for row in view["draft"]:
        racks.append(_rack("rack-seen", map(_character, row["seen"])))
        if row["aside"]:
            racks.append(_rack("rack-aside", map(_character, row["aside"])))
    known: Json = view["known"]
    for seat, names in known.get("hands", {}).items():
        racks.append(_rack("rack-known", _districts(names), seat=int(seat)))
    if known.get("museum"):
        racks.append(_rack("rack-museum", _districts(known["museum"])))
    if known.get("under"):
        racks.append(_rack("rack-under", _districts([entry["district"] for entry in known["under"]])))
    racks.append(_rack("rack-characters", map(_character, view["characters"])))
    racks.append(_rack("rack-stock", [], deck=view["deck"], bank=_bank(view)))
    return racks


def menu(moves: Sequence[str]) -> list[Json]:
    """Legal moves by their kind, in the order in which the rules list them."""
    groups: dict[str, list[list[Any]]] = {}
    for number, text in enumerate(moves):
        verb = t.VERBS[_act(text).verb]
        groups.setdefault(verb, []).append([number, _entry(text)])
    return [{"title": [f"menu-{verb}", {}], "entries": entries} for verb, entries in groups.items()]


def describe(text: str) -> tuple[str, Json]:
    """Kind and facts of a move, for the message `citadels-move-<kind>`."""
    move = _act(text)
    return t.VERBS[move.verb], _facts(move)


def table(cities: Sequence[CityText]) -> list[Json]:
    """Cities of a score table as blocks."""
    return [
        {
            "kind": "rows",
            "title": ["city", {"number": number + 1}],
            "subtitle": ["table-facts", {"gold": city.gold, "cards": city.cards}],
            "pieces": _districts(city.districts),
            "big": True,
        }
        for number, city in enumerate(cities)
    ]


def _act(text: str) -> Act:
    move = parse(text)
    assert isinstance(move, Act)
    return move


def _facts(move: Act) -> Json:
    facts: Json = {}
    for kind in shape(move.verb):
        if kind == SEAT:
            facts["seat"] = move.seat
        elif kind == DISTRICT:
            facts["district"] = t.DISTRICTS[move.district]
        elif kind == CHARACTER:
            facts["character"] = t.CHARACTERS[move.character]
    return facts


def _entry(text: str) -> Label:
    """What a move is about, without its verb, which is the title of its group."""
    facts = _facts(_act(text))
    if not facts:
        return ["entry-yes", {}]
    if len(facts) == 2:
        return ["entry-district-of", facts]
    (name,) = facts
    return [f"entry-{name}", facts]


def _city(view: Json, seat: int) -> Json:
    facts: Json = {"seat": seat, "points": view["points"][seat]}
    shown: list[str] = view["shown"][seat]
    gilded = [row["district"] for row in view["cities"][seat] if row["gold"]]
    pieces = [_character(name) for name in shown]
    pieces += _districts([row["district"] for row in view["cities"][seat]], Counter(gilded))
    return {
        "kind": "rows",
        "title": ["title-crowned" if view["crown"] == seat else "title-seat", facts],
        "subtitle": ["title-facts", {"gold": view["gold"][seat], "cards": view["hand_sizes"][seat]}],
        "pieces": pieces,
        "big": view["viewer"] == seat,
    }


def _bank(view: Json) -> Any:
    return "∞" if view["bank"] is None else view["bank"]


def _rack(key: str, pieces: Iterable[Json], **facts: Any) -> Json:
    return {"kind": "rack", "title": [key, facts], "pieces": list(pieces)}


def _character(name: str) -> Json:
    return {"label": ["entry-character", {"character": name}], "faces": ["character"]}


def _districts(names: Sequence[str], gilded: Mapping[str, int] | None = None) -> list[Json]:
    """Pieces for districts, with what they cost in the box, and a mark where the Artist's gold lies."""
    left = Counter(gilded or {})
    pieces: list[Json] = []
    for name in names:
        kind = t.DISTRICTS.index(name)
        key = "piece-gilded" if left[name] > 0 else "piece"
        left[name] -= 1
        label = [key, {"district": name, "cost": t.COSTS[kind]}]
        pieces.append({"label": label, "faces": [t.TYPES[t.TYPE[kind]]]})
    return pieces
