"""What these tests share: making positions of Between Two Cities and reading scores off them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pentapolis
from pentapolis import Match
from pentapolis.games.between_two_cities import scoring, tables
from pentapolis.games.between_two_cities.game import GAME
from pentapolis.kernel.options import settle
from tests.games.between_two_cities.naive import TAVERNS, City

ID = "between-two-cities"
LETTERS = tables.LETTERS
SINGLES = Counter({"S": 16, "F": 16, "O": 20, "P": 16, "H": 20, **dict.fromkeys(TAVERNS, 5)})
EMPTY_ROW = "." * 7


def new(seats: int, seed: int = 1, drawn: list[str] | None = None, **options: Any) -> Match:
    return pentapolis.new(ID, seats=seats, seed=seed, options=options, drawn=drawn)


def load(**fields: Any) -> Match:
    return pentapolis.load(ID, fields)


def position(seats: int, **options: Any) -> Any:
    """A position of the rules, begun, with empty cities."""
    made = GAME.make(seats, settle(GAME.info.options, GAME.info.editions, options), GAME.info.rules_version)
    made.begin(0)
    return made


def lay(made: Any, index: int, city: City, down: int = 0, right: int = 0) -> None:
    """Build a city on a position's field, without asking the rules."""
    for (row, column), letter in city.items():
        made.lay(index, LETTERS.index(letter), (row + down) * 8 + column + right)


def planes(city: City) -> list[int]:
    """A city as the score sheet takes it: nine sets of cells."""
    found = [0] * 9
    for (row, column), letter in city.items():
        found[LETTERS.index(letter)] |= 1 << (row * 8 + column)
    return found


def ring(players: int) -> list[tuple[int, int]]:
    """Left and right city of each player."""
    if players == 2:
        return [(0, 1), (2, 3)]
    return [(player, (player - 1) % players) for player in range(players)]


def sheet_of(cities: list[City], players: int | None = None) -> dict[str, Any]:
    """The score sheet of a table whose cities are given."""
    players = players or len(cities)
    return scoring.table_sheet(
        [planes(city) for city in cities], ring(players), summed=players == 2, final=True
    )


def lines_of(sheet: dict[str, Any], index: int = 0) -> dict[str, int]:
    """Points of each line of one city of a sheet."""
    return {line["key"]: line["points"] for line in sheet["parts"][index]["lines"]}


def field(rows: list[str], top: int = 3, left: int = 3) -> list[str]:
    """Strings of a city as the seven strings of the dump, its upper left corner at a cell."""
    drawn = [f"{'.' * left}{row}".ljust(7, ".") for row in rows]
    return [EMPTY_ROW] * top + drawn + [EMPTY_ROW] * (7 - top - len(rows))


def random_city(chance: Random, cells: int = 16, letters: str = LETTERS) -> City:
    """A city of so many of the 16 cells, each with a random building."""
    chosen = chance.sample([(row, column) for row in range(4) for column in range(4)], cells)
    return {cell: chance.choice(letters) for cell in chosen}


def play_on(match: Match, chance: Random, moves: int | None = None) -> int:
    """Play random moves of random seats, to the end or so many; how many."""
    played = 0
    while not match.over and played != moves:
        seat = chance.choice(match.to_act)
        match.play(seat, chance.choice(match.legal(seat)))
        played += 1
    return played


def pick_all(match: Match, picks: list[str]) -> None:
    """One pick for each seat, in seat order."""
    for seat, text in enumerate(picks):
        match.play(seat, text)


def place_all(match: Match) -> None:
    """Place all that is to be placed, each time the first legal move of the lowest seat."""
    while match.to_act and match.view()["phase"] == "place":
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])


def finish_turn(match: Match) -> None:
    """Pick the first two tiles and place them, for everybody."""
    while match.to_act and match.view()["phase"] == "pick":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    place_all(match)


def tiles_everywhere(dump: dict[str, Any]) -> Counter[str]:
    """All tiles of a dump that are in the box, in hands, kept or aside, without those in cities."""
    held = [tile for hand in (*dump["hands"], *dump["kept"]) for tile in hand]
    aside = [entry["tile"] for entry in dump["aside"]]
    return Counter(dump["box"]) + Counter(held) + Counter(aside)


def buildings(dump: dict[str, Any]) -> Counter[str]:
    """All buildings in the cities of a dump."""
    return Counter("".join(row for city in dump["cities"] for row in city).replace(".", ""))
