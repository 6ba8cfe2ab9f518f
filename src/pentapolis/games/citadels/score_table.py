"""Scores a real table of Citadels: its final cities in, score sheet out.

A table is a dict, or the same as text (`read`):
    cities    one or more cities, by seat: {"districts": [ids], "gold": 3, "cards": 2, "museum": 1,
              "complete": "first" or "later", "haunted": "last-round", "rank": 7}; all but the districts
              may be left out; `haunted`: the Haunted City was built in the last round; `rank`: of the
              last round, where ranks break ties
    seats     2 to 8; left out: as many as cities, from 2 on
    options   options of the game, as for a new one (`{"edition": "classic_2016"}`): costs, ties
Fewer cities than seats are an incomplete table: neither seats nor a ranking come out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from pentapolis.kernel import real_table
from pentapolis.kernel.errors import BadOption
from pentapolis.kernel.notation import as_number, whole_number
from pentapolis.kernel.options import Value, settle

from . import settings
from . import tables as t
from .meta import INFO
from .scoring import FIRST, LATER, UNCOMPLETED, City, Terms, table_sheet

Json = dict[str, Any]
TOO_MANY = "table-excess"  # the code of what `house_tiles` allows
EXAMPLE = (
    "manor castle temple tavern market docks prison library\ngold: 2\ncomplete: first\n\n"
    "palace cathedral town-hall fortress\ngold: 4\n"
)
_FIELDS = ("cities", "seats", "options")
_NUMBERS = {"gold": 99, "cards": 66, "museum": 66, "rank": 9}
_CHOICES = {"complete": ("first", "later"), "haunted": ("last-round",)}
_CITY_FIELDS = ("districts", *_NUMBERS, *_CHOICES)


class BadTable(real_table.BadTable):
    """A table of this game that can't be."""

    game = INFO.id


class CityText(NamedTuple):
    """A city of a table, for drawing."""

    districts: list[str]
    gold: int
    cards: int


def read(text: str) -> Json:
    """The table that a text shows: districts by id and `gold: 3` below them, a blank line between cities.

    `seats: 4` and options such as `edition: rulebook` stand anywhere; `# remarks`.  Raises BadTable.
    """
    table: Json = {"cities": []}
    city: Json | None = None
    for line in text.splitlines():
        line = line.partition("#")[0].strip()
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not line:
            city = None
        elif not colon:
            city = _with(table, city)
            city["districts"] += line.replace(",", " ").lower().split()
        elif name in _CITY_FIELDS[1:]:
            city = _with(table, city)
            number = whole_number(value, digits=9)
            city[name] = value if number is None or name in _CHOICES else number
        elif name == "seats":
            number = whole_number(value, digits=9)
            table["seats"] = value if number is None else number
        elif name == "edition" or name in {option.name for option in INFO.options}:
            table.setdefault("options", {})[name] = value
        else:
            raise BadTable("table-field", "", field=name)
    return table


def _with(table: Json, city: Json | None) -> Json:
    """The city that is being read, a new one after a blank line."""
    if city is None:
        city = {"districts": []}
        table["cities"].append(city)
    return city


def score(table: Any, *, house_tiles: bool = False) -> real_table.Scored:
    """The sheet of a table.

    `house_tiles` allows more cards of a kind than the box holds.  Raises BadTable.
    """
    fields = _fields(table)
    cities = [_city(value, number) for number, value in enumerate(_cities(fields))]
    seats = _seats(fields.get("seats"), len(cities))
    if [city.completed for city in cities].count(FIRST) > 1:
        raise BadTable("table-first", "cities", number=sum(city.completed != UNCOMPLETED for city in cities))
    if not house_tiles:
        _check_box(cities)
    sheet = table_sheet(cities, _terms(fields.get("options"), seats), final=True)
    if len(cities) < seats:
        sheet |= {"seats": [], "ranking": [], "decided": []}
    return real_table.scored(sheet)


def rows_of(table: Any) -> list[CityText]:
    """The cities of a table that `score` accepts."""
    cities = [_city(value, number) for number, value in enumerate(_cities(_fields(table)))]
    return [CityText([t.DISTRICTS[kind] for kind, _ in c.districts], c.gold, c.cards) for c in cities]


def _fields(table: Any) -> Mapping[str, Any]:
    if isinstance(table, list):
        table = {"cities": cast("list[Any]", table)}
    if not isinstance(table, Mapping):
        raise BadTable("table-cities", "")
    fields = cast("Mapping[str, Any]", table)
    for name in fields:
        if name not in _FIELDS:
            raise BadTable("table-field", "", field=str(name))
    return fields


def _cities(fields: Mapping[str, Any]) -> list[Any]:
    given = fields.get("cities")
    if not isinstance(given, list) or not given:
        raise BadTable("table-cities", "cities")
    return cast("list[Any]", given)


def _city(value: Any, number: int) -> City:
    where = f"cities[{number}]"
    if isinstance(value, list):
        value = {"districts": cast("list[Any]", value)}
    if not isinstance(value, dict):
        raise BadTable("table-city", where, city=number)
    fields = cast("Json", value)
    for name in fields:
        if name not in _CITY_FIELDS:
            raise BadTable("table-field", where, field=str(name))
    districts = fields.get("districts")
    if not isinstance(districts, list):
        raise BadTable("table-city", where, city=number)
    kinds = sorted(_kind(name, number) for name in cast("list[Any]", districts))
    counts = {name: _number(fields.get(name, 0), name, number, most) for name, most in _NUMBERS.items()}
    complete = _choice(fields.get("complete"), "complete", where)
    if counts["museum"] and t.MUSEUM not in kinds:
        raise BadTable("table-museum", where, city=number)
    return City(
        tuple((kind, 0) for kind in kinds),
        gold=counts["gold"],
        cards=counts["cards"],
        tucked=counts["museum"],
        completed={"": UNCOMPLETED, "first": FIRST, "later": LATER}[complete],
        haunted_counts=_choice(fields.get("haunted"), "haunted", where) == "",
        last_rank=counts["rank"],
    )


def _kind(name: Any, city: int) -> int:
    word = name.lower().replace("_", "-") if isinstance(name, str) else ""
    if word not in t.DISTRICTS:
        raise BadTable("table-district", f"cities[{city}].districts", city=city, given=str(name)[:40])
    return t.DISTRICTS.index(word)


def _number(value: Any, name: str, city: int, most: int) -> int:
    number = as_number(value)
    if number is None or not 0 <= number <= most:
        where = f"cities[{city}].{name}"
        raise BadTable("table-number", where, city=city, field=name, given=str(value)[:40], most=most)
    return number


def _choice(value: Any, name: str, where: str) -> str:
    if value is None or value == "":
        return ""
    if value not in _CHOICES[name]:
        known = ", ".join(_CHOICES[name])
        raise BadTable("table-choice", f"{where}.{name}", field=name, given=str(value)[:40], known=known)
    return str(value)


def _seats(given: Any, cities: int) -> int:
    seats = max(cities, INFO.seats[0]) if given is None else as_number(given)
    if seats is None or seats not in INFO.seats:
        least, most = INFO.seats[0], INFO.seats[-1]
        raise BadTable("table-seats", "seats", given=str(given)[:40], least=least, most=most)
    if cities > seats:
        raise BadTable("table-crowded", "cities", number=cities, players=seats)
    return seats


def _terms(options: Any, seats: int) -> Terms:
    """What the options of the table say about scoring."""
    try:
        chosen: dict[str, Value] = settle(INFO.options, INFO.editions, options)
        table = settings.settle(seats, chosen)
    except BadOption as error:
        facts = {"field": error.where.removeprefix("option "), "given": error.what, "known": error.expected}
        raise BadTable("table-choice", "options", **facts) from error
    return Terms(table.worth, table.flags["well_counts_itself"], table.flags["rank_breaks_ties"])


def _check_box(cities: Sequence[City]) -> None:
    used = Counter(kind for city in cities for kind, _ in city.districts)
    excess = [
        f"{t.DISTRICTS[kind]} +{count - t.COPIES[kind]} ({count}/{t.COPIES[kind]})"
        for kind, count in sorted(used.items())
        if count > t.COPIES[kind]
    ]
    if excess:
        raise BadTable(TOO_MANY, "cities", excess=", ".join(excess))
