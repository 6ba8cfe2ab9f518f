"""Between Two Cities: the whole position as a dict of words, and back.

README.md documents every key.  `load` refuses what the rules can't reach: tiles that are missing
or doubled, cities that do not hang together, hands of the wrong size.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pentapolis.kernel import reading
from pentapolis.kernel.errors import BadNotation, BadPosition
from pentapolis.kernel.limits import OPEN, SECRET
from pentapolis.kernel.notation import shown

from . import tables as t
from .moves import tile_code, tile_text
from .rules import BetweenTwoCities
from .scoring import near
from .view import stage_name

Json = dict[str, Any]
_KEYS = "stage turn phase hands seen_by kept sides cities box placed_duplexes aside stood_off".split()
_SIDE_SETS = {"": 0, "L": t.LEFT, "R": t.RIGHT, "LR": t.BOTH}
_SIDE_NAMES = {mask: name for name, mask in _SIDE_SETS.items()}


def dump(position: BetweenTwoCities) -> Json:
    """The position in words; answers and generator are the match's."""
    parties = range(position.parties)
    raw = position.raw()
    box: dict[str, int] = {t.LETTERS[b]: count for b, count in enumerate(raw["singles"]) if count}
    for look, count in zip(raw["looks"], raw["duplexes"], strict=True):
        if count:
            box[tile_text(look)] = box.get(tile_text(look), 0) + count
    over = bool(position.over)
    return {
        "stage": stage_name(position.seats, min(position.stage, _stages(position.seats) - 1)),
        "turn": position.turn + 1,
        "phase": "over" if over else "pick" if position.phase == t.PICK else "place",
        "hands": [[tile_text(tile) for tile in position.hand(party)] for party in parties],
        "seen_by": [_seats(position.hand_seen(party)) for party in parties],
        "kept": [[tile_text(tile) for tile in position.kept_tiles(party)] for party in parties],
        "sides": [_SIDE_NAMES[position.open_sides(party)] for party in parties],
        "cities": [_rows(position.buildings(city)) for city in range(position.n_cities)],
        "box": box,
        "aside": [
            {"tile": tile_text(tile), "seen_by": _seats(seen)}
            for tile, seen in zip(raw["aside"], raw["aside_seen"], strict=True)
        ],
        "stood_off": bool(position.deferred),
    }


def load(position: BetweenTwoCities, data: Mapping[str, Any]) -> None:
    """Make a configured, unbegun position that of the dict; BadPosition."""
    reading.check_keys(data, _KEYS)
    position.begin(0)
    _Loader(position, data).load()


def _stages(seats: int) -> int:
    return 6 if seats == 2 else 3


def _duplex_stages(seats: int) -> range:
    return range(2, 4) if seats == 2 else range(1, 2)


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(8) if mask >> seat & 1]


def _rows(planes: Sequence[int]) -> list[str]:
    """Seven strings of seven letters; [] for an empty city."""
    if not any(planes):
        return []
    letters = {
        cell: t.LETTERS[building]
        for building, cells in enumerate(planes)
        for cell in range(64)
        if cells >> cell & 1
    }
    return ["".join(letters.get(row * 8 + column, ".") for column in range(7)) for row in range(7)]


class _Loader:
    """Reads one dict, checking as it goes; every complaint names its place."""

    def __init__(self, position: BetweenTwoCities, data: Mapping[str, Any]) -> None:
        self.position = position
        self.data = data
        self.seats = position.seats
        self.parties = position.parties
        self.looks = position.raw()["looks"]

    def load(self) -> None:
        phase = self._choice("phase", ("pick", "place", "over"))
        stage = self._stage(phase)
        duplex = stage in _duplex_stages(self.seats)
        turn = self._number("turn", 3 if phase == "over" else 1, 1 if duplex else 3) - 1
        size = self._hand_size(duplex, turn, phase)
        hands = self._per_party("hands", self._hand(size, duplex), None if size else [])
        holders = [[party] if party < self.seats else [] for party in range(self.parties)]
        seen = self._seen(holders)
        kept = self._per_party("kept", self._kept(duplex), [])
        sides = self._sides(kept, phase)
        aside = self._aside(_stages(self.seats) if phase == "over" else stage)
        cities = self._cities()
        self._check_tile_counts(stage, turn, phase, sides, cities)
        placed = self._duplexes_placed(stage, phase, sides)
        singles, duplexes = self._box(stage, placed, hands, kept, aside, cities)
        self.position.restore(stage, turn, hands, seen, kept, sides, singles, duplexes, aside)
        for city, planes in enumerate(cities):
            self._lay(city, planes)
        self._ask(phase, sides)

    # -------------------------------------------------------------- the simple fields

    def _bad(self, what: str, where: str, expected: str, *, reason: str, **facts: Any) -> BadPosition:
        return BadPosition(what, where, expected, reason=reason, **facts)

    def _choice(self, key: str, allowed: Sequence[str]) -> str:
        return allowed[reading.choice(self.data.get(key, allowed[0]), key, allowed)]

    def _stage(self, phase: str) -> int:
        names = [stage_name(self.seats, stage) for stage in range(_stages(self.seats))]
        return names.index(self._choice("stage", names[-1:] if phase == "over" else names))

    def _number(self, key: str, low: int, high: int) -> int:
        return reading.number(self.data.get(key, low), key, low, high)

    def _hand_size(self, duplex: bool, turn: int, phase: str) -> int:
        if phase == "over":
            return 0
        return (3 if duplex else 7) - 2 * turn - (2 if phase == "place" else 0)

    def _per_party(
        self, key: str, read: Callable[[Any, str], list[int]], default: list[str] | None
    ) -> list[list[int]]:
        value = self.data.get(key)
        if value is None and default is not None:
            value = [default] * self.parties
        entries = reading.entries(value, key, self.parties)
        return [read(entry, f"{key}[{party}]") for party, entry in enumerate(entries)]

    # -------------------------------------------------------------- tiles

    def _tile(self, text: Any, where: str) -> int:
        try:
            tile = tile_code(text) if isinstance(text, str) else -1
        except BadNotation as error:
            raise self._bad(error.what, where, error.expected, reason=error.reason, **error.facts) from error
        if tile < 0 or (tile >= t.N_BUILDINGS and tile not in self.looks):
            raise reading.bad_value(text, where, "a tile of the box", reason="between-two-cities-not-in-box")
        return tile

    def _tiles(self, value: Any, where: str, duplex: bool) -> list[int]:
        tiles = [self._tile(text, f"{where}[{i}]") for i, text in enumerate(reading.entries(value, where))]
        for i, tile in enumerate(tiles):
            if (tile >= t.N_BUILDINGS) != duplex:
                place, given = f"{where}[{i}]", tile_text(tile)
                if duplex:
                    expected, reason = "a duplex tile in this round", "between-two-cities-duplex-round"
                else:
                    expected, reason = "a single tile in this round", "between-two-cities-single-round"
                raise reading.bad_value(given, place, expected, reason=reason)
        return tiles

    def _hand(self, size: int, duplex: bool) -> Callable[[Any, str], list[int]]:
        def read(value: Any, where: str) -> list[int]:
            return self._tiles(reading.entries(value, where, size), where, duplex)

        return read

    def _kept(self, duplex: bool) -> Callable[[Any, str], list[int]]:
        def read(value: Any, where: str) -> list[int]:
            tiles = self._tiles(value, where, duplex)
            if len(tiles) > 2:
                what, reason = f"{len(tiles)} tiles", "between-two-cities-kept-too-many"
                raise self._bad(what, where, "at most two", reason=reason, number=len(tiles))
            return tiles

        return read

    def _mask(self, value: Any, where: str) -> int:
        seats = reading.each(value, where, lambda seat, _: reading.seat(seat, where, self.seats))
        return sum(1 << seat for seat in set(seats))

    def _seen(self, holders: list[list[int]]) -> list[int]:
        given = reading.entries(self.data.get("seen_by", holders), "seen_by", self.parties)
        masks = [self._mask(value, f"seen_by[{party}]") for party, value in enumerate(given)]
        return [mask | 1 << p if p < self.seats else mask for p, mask in enumerate(masks)]

    def _sides(self, kept: list[list[int]], phase: str) -> list[int]:
        default = ["LR" if len(tiles) == 2 else "" for tiles in kept]
        names = reading.entries(self.data.get("sides", default), "sides", self.parties)
        sides: list[int] = []
        for party, name in enumerate(names):
            where = f"sides[{party}]"
            if not isinstance(name, str) or name not in _SIDE_SETS:
                expected, known = "LR, L, R or an empty text", ["LR", "L", "R", "''"]
                raise reading.bad_value(name, where, expected, reason="unknown-value", known=known)
            sides.append(_SIDE_SETS[name])
            if sides[-1].bit_count() != len(kept[party]):
                what, number = f"{shown(name)} with {len(kept[party])} tiles kept", len(kept[party])
                reason = "between-two-cities-side-each"
                raise self._bad(
                    what, where, "a side for each tile", reason=reason, given=shown(name), number=number
                )
            if phase != "place" and sides[-1]:
                expected, reason = "none outside phase place", "between-two-cities-place-only"
                raise self._bad("tiles to place", where, expected, reason=reason)
        if phase == "place" and not any(sides[: self.seats]):
            what, reason = "nobody has a tile to place", "between-two-cities-nobody-places"
            raise self._bad(what, "kept", "at least one seat", reason=reason)
        if phase == "place" and any(side != t.BOTH for side in sides[self.seats :]):
            what, expected = "a house automa that has placed", "LR: automas place after the seat"
            raise self._bad(what, "sides", expected, reason="between-two-cities-automa-first")
        return sides

    def _aside(self, finished: int) -> list[tuple[int, int]]:
        """Leftovers of the finished stages; those that are left out count as undrawn."""
        entries = reading.entries(self.data.get("aside", []), "aside")
        aside: list[tuple[int, int]] = []
        for i, value in enumerate(entries):
            where = f"aside[{i}]"
            entry = reading.fields(value, where)
            if set(entry) - {"tile", "seen_by"} or "tile" not in entry:
                expected, reason = "an object with tile and seen_by", "between-two-cities-no-leftover"
                raise reading.bad_value(entry, where, expected, reason=reason)
            mask = self._mask(entry.get("seen_by", []), f"{where}.seen_by")
            aside.append((self._tile(entry["tile"], f"{where}.tile"), mask))
        most_singles, most_duplexes = self._leftovers(finished)
        duplexes = sum(tile >= t.N_BUILDINGS for tile, _ in aside)
        if duplexes > most_duplexes or len(aside) - duplexes > most_singles:
            expected = f"at most {most_singles} single and {most_duplexes} duplex tiles at this point"
            singles = len(aside) - duplexes
            raise self._bad(
                f"{singles} single and {duplexes} duplex tiles",
                "aside",
                expected,
                reason="between-two-cities-leftovers",
                singles=singles,
                duplexes=duplexes,
                most_singles=most_singles,
                most_duplexes=most_duplexes,
            )
        return aside

    def _leftovers(self, finished: int) -> tuple[int, int]:
        """How many single and duplex tiles lie aside after this many stages."""
        duplex = _duplex_stages(self.seats)
        stages = range(finished)
        if self.position.leftovers_return and finished >= duplex.start:
            stages = range(duplex.start, finished)
        n_duplex = sum(stage in duplex for stage in stages)
        return (len(stages) - n_duplex) * self.parties, n_duplex * self.parties

    # -------------------------------------------------------------- cities

    def _cities(self) -> list[list[int]]:
        n = self.position.n_cities
        given = reading.entries(self.data.get("cities", [[]] * n), "cities", n)
        return [self._city(rows, f"cities[{city}]") for city, rows in enumerate(given)]

    def _city(self, value: Any, where: str) -> list[int]:
        planes = [0] * t.N_BUILDINGS
        rows = reading.entries(value, where)
        if not rows:
            return planes
        good = len(rows) == 7 and all(isinstance(row, str) and len(row) == 7 for row in rows)
        if not good:
            what, expected = "not a picture of a city", "7 rows of 7 letters, or []"
            raise self._bad(what, where, expected, reason="between-two-cities-no-picture")
        for row, text in enumerate(rows):
            for column, letter in enumerate(text):
                if letter == ".":
                    continue
                if letter not in t.LETTERS:
                    place, expected = f"{where}[{row}]", f"one of {t.LETTERS} or a dot"
                    raise reading.bad_value(letter, place, expected, reason="between-two-cities-no-letter")
                planes[t.LETTERS.index(letter)] |= 1 << (row * 8 + column)
        self._check_shape(planes, where)
        return planes

    def _check_shape(self, planes: list[int], where: str) -> None:
        occupied = 0
        for cells in planes:
            occupied |= cells
        if not occupied:
            return
        if not occupied >> t.CENTRE & 1:
            expected, reason = "the first tile of a city on d4", "between-two-cities-no-centre"
            raise self._bad("nothing on d4", where, expected, reason=reason)
        window, reached, grown = t.FIELD, 0, 1 << t.CENTRE
        for cell in range(64):
            if occupied >> cell & 1:
                window &= t.NEAR[cell]
        while grown != reached:
            reached, grown = grown, (grown | near(grown)) & occupied
        if occupied & ~window:
            expected, reason = "a city within 4 x 4", "between-two-cities-too-wide"
            raise self._bad("wider or taller than 4", where, expected, reason=reason)
        if reached != occupied:
            expected, reason = "tiles that hang together by edges", "between-two-cities-in-pieces"
            raise self._bad("a city in pieces", where, expected, reason=reason)

    def _lay(self, city: int, planes: list[int]) -> None:
        for building, cells in enumerate(planes):
            for cell in range(64):
                if cells >> cell & 1:
                    self.position.lay(city, building, cell)

    def _check_tile_counts(
        self, stage: int, turn: int, phase: str, sides: list[int], cities: list[list[int]]
    ) -> None:
        """Each city has one tile of each of its two builders for every turn that is played."""
        for city, planes in enumerate(cities):
            cells = sum(plane.bit_count() for plane in planes)
            wanted = self._cells_before(stage, turn, phase == "over")
            if phase == "place":
                step = 2 if (stage // 2 if self.seats == 2 else stage) == 1 else 1
                for party in range(self.parties):
                    for side in (t.LEFT, t.RIGHT):
                        if self.position.city_beside(party, side) == city and not sides[party] & side:
                            wanted += step
            if cells != wanted:
                place, expected = f"cities[{city}]", f"{wanted} at this point"
                reason = "between-two-cities-buildings"
                raise self._bad(
                    f"{cells} buildings", place, expected, reason=reason, number=cells, wanted=wanted
                )

    def _cells_before(self, stage: int, turn: int, over: bool) -> int:
        """Buildings in each city when this turn begins."""
        if over:
            return 16
        if self.seats == 2:
            return (0, 3, 6, 8, 10, 13)[stage] + turn
        return (0, 6, 10)[stage] + 2 * turn

    def _duplexes_placed(self, stage: int, phase: str, sides: list[int]) -> int:
        """How many duplex tiles lie in the cities at this point."""
        duplex = _duplex_stages(self.seats)
        placed = sum(earlier < stage for earlier in duplex) * 2 * self.parties
        if stage in duplex and phase == "place":
            placed += sum(2 - side.bit_count() for side in sides)
        return placed

    # -------------------------------------------------------------- the box

    def _box(
        self,
        stage: int,
        placed_duplexes: int,
        hands: list[list[int]],
        kept: list[list[int]],
        aside: list[tuple[int, int]],
        cities: list[list[int]],
    ) -> tuple[list[int], list[int]]:
        """Undrawn tiles, given or worked out; together with all others they must be the box."""
        outside = [0] * t.N_TILES  # tiles in hands, kept and aside
        for tile in [tile for tiles in (*hands, *kept) for tile in tiles] + [tile for tile, _ in aside]:
            outside[tile] += 1
        built = [sum(planes[b].bit_count() for planes in cities) for b in range(t.N_BUILDINGS)]
        if "box" in self.data:
            counts = self._given_box()
        else:
            counts = self._worked_out_box(stage, outside, built)
        placed = [self.looks.count(look) - counts[look] - outside[look] for look in range(t.N_TILES)]
        for look in sorted(set(self.looks)):
            if placed[look] < 0:
                raise self._too_many(-placed[look], look, "box")
            built[t.FIRST[look]] -= placed[look]
            built[t.SECOND[look]] -= placed[look]
        self._check_placed(placed, placed_duplexes, cities)
        for building, letter in enumerate(t.LETTERS):
            if built[building] < 0:
                number = -built[building]
                raise self._bad(
                    f"{number} {letter} too few for the duplexes in the cities",
                    self._box_key(),
                    "two buildings of its own for each duplex",
                    reason="between-two-cities-halves-missing",
                    number=number,
                    tile=letter,
                )
            surplus = counts[building] + outside[building] + built[building] - t.BOX[building]
            if surplus:
                raise self._miscounted(surplus, building)
        duplexes: list[int] = []
        left = {look: counts[look] for look in self.looks}
        for look in self.looks:
            duplexes.append(1 if left[look] else 0)
            left[look] -= duplexes[-1]
        return counts[: t.N_BUILDINGS], duplexes

    def _too_many(self, number: int, tile: int, where: str) -> BadPosition:
        what, reason = f"{number} too many of {tile_text(tile)}", "between-two-cities-too-many"
        return self._bad(
            what, where, "the tiles of the box", reason=reason, number=number, tile=tile_text(tile)
        )

    def _miscounted(self, surplus: int, building: int) -> BadPosition:
        number, letter, wanted = abs(surplus), t.LETTERS[building], t.BOX[building]
        if surplus > 0:
            what, reason = f"{number} too many of {letter}", "between-two-cities-surplus"
        else:
            what, reason = f"{number} missing of {letter}", "between-two-cities-missing"
        expected = f"{wanted} in all"
        return self._bad(what, "box", expected, reason=reason, number=number, tile=letter, wanted=wanted)

    def _box_key(self) -> str:
        return "box" if "box" in self.data else "placed_duplexes"

    def _check_placed(self, placed: list[int], number: int, cities: list[list[int]]) -> None:
        """So many duplexes lie in the cities, each where its two halves are side by side."""
        where = self._box_key()
        looks = sorted(set(self.looks))
        found = sum(placed[look] for look in looks)
        if found != number:
            what, expected = f"{found} duplex tiles in the cities", f"{number} at this point"
            reason = "between-two-cities-duplexes-built"
            raise self._bad(what, where, expected, reason=reason, number=found, wanted=number)
        for look in looks:
            first, second, step = t.FIRST[look], t.SECOND[look], t.STEP[look]
            places = sum((planes[first] & planes[second] >> step).bit_count() for planes in cities)
            if places < placed[look]:
                tile = tile_text(look)
                raise self._bad(
                    f"{placed[look]} of {tile} placed, room for {places}",
                    where,
                    "its two halves side by side",
                    reason="between-two-cities-duplex-room",
                    tile=tile,
                    number=placed[look],
                    room=places,
                )

    def _given_box(self) -> list[int]:
        if "placed_duplexes" in self.data:
            reason, where = "between-two-cities-box-twice", "placed_duplexes"
            raise self._bad("beside a box", where, "only one of the two", reason=reason)
        counts = [0] * t.N_TILES
        for text, count in reading.fields(self.data["box"], "box").items():
            where = f"box[{shown(text)}]"
            counts[self._tile(text, where)] += reading.number(count, where, 0, 24)
        return counts

    def _worked_out_box(self, stage: int, outside: list[int], built: list[int]) -> list[int]:
        first_duplex_stage = 2 if self.seats == 2 else 1
        placed = self.data.get("placed_duplexes", [] if stage < first_duplex_stage else None)
        if placed is None:
            expected, reason = "from round 2 on box or placed_duplexes", "between-two-cities-no-box"
            raise self._bad("no box", "box", expected, reason=reason)
        looks = self._tiles(placed, "placed_duplexes", duplex=True)
        counts = [0] * t.N_TILES
        for look in set(self.looks):
            counts[look] = self.looks.count(look) - looks.count(look) - outside[look]
        for building in range(t.N_BUILDINGS):
            halves = sum((t.FIRST[k] == building) + (t.SECOND[k] == building) for k in looks)
            counts[building] = t.BOX[building] - outside[building] - built[building] + halves
        for tile, count in enumerate(counts):
            if count < 0:
                raise self._too_many(-count, tile, "position")
        return counts

    # -------------------------------------------------------------- who is asked

    def _ask(self, phase: str, sides: list[int]) -> None:
        everybody = (1 << self.seats) - 1
        owing = sum(1 << seat for seat in range(self.seats) if sides[seat])
        lowest = owing & -owing
        stood_off = self.data.get("stood_off", False)
        free = phase == "place" and not self.position.seat_order and owing != lowest
        if not isinstance(stood_off, bool) or (stood_off and not free):
            expected = "true only while several may place in any order"
            reason = "between-two-cities-stood-off"
            raise reading.bad_value(stood_off, "stood_off", expected, reason=reason)
        if phase == "place" and self.position.seat_order:
            later = range(lowest.bit_length(), self.seats)
            if any(sides[seat] != t.BOTH for seat in later):
                what, expected = "a seat placed before its turn", "LR for all after the first that owes"
                raise self._bad(what, "sides", expected, reason="between-two-cities-seat-order")
        if phase == "over":
            now = [OPEN, t.PICK, 0, 0, 0, 0]
        elif phase == "pick":
            now = [SECRET, t.PICK, 0, everybody, everybody, 0]
        elif self.position.seat_order:
            now = [OPEN, t.PLACE, 0, lowest, lowest, 0]
        elif stood_off:
            now = [OPEN, t.PLACE, 0, everybody, lowest, owing ^ lowest]
        else:
            now = [OPEN, t.PLACE, 0, everybody, owing, 0]
        self.position.set_frames({"now": now, "stack": []})
