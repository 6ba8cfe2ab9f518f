"""Slow and simple rules of Between Two Cities, written from the rules alone, to check the fast ones with.

A city is a dict {(row, column): letter}; a tile is its text (`S`, `F|O` left and right, `F/O` top and
bottom).
Nothing here imports the game's package.
"""

from functools import cache
from itertools import combinations, pairwise

Cell = tuple[int, int]
City = dict[Cell, str]

TAVERNS = "demb"
TYPES = ("shops", "factories", "taverns", "offices", "parks", "houses")
COLUMNS = "abcdefg"
FIELD = 7
FRAME = 4
FIRST_CELL = (3, 3)
RUN_POINTS = {1: 2, 2: 5, 3: 10, 4: 16}
SET_POINTS = {1: 1, 2: 4, 3: 9, 4: 17}
OFFICE_POINTS = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21}


def city_of(rows: list[str] | tuple[str, ...]) -> City:
    """The city drawn by strings of letters, with `.` where nothing stands."""
    return {
        (row, column): letter
        for row, text in enumerate(rows)
        for column, letter in enumerate(text)
        if letter != "."
    }


def type_of(letter: str) -> str:
    """The building type of a letter: the four taverns are one type."""
    if letter in TAVERNS:
        return "taverns"
    return {"S": "shops", "F": "factories", "O": "offices", "P": "parks", "H": "houses"}[letter]


def beside(cell: Cell) -> list[Cell]:
    """The four cells that share an edge with a cell."""
    row, column = cell
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def cells_of_type(city: City, kind: str) -> frozenset[Cell]:
    """Where the buildings of one type stand."""
    return frozenset(cell for cell, letter in city.items() if type_of(letter) == kind)


def type_counts(city: City) -> dict[str, int]:
    """How many buildings of each type a city has."""
    return {kind: len(cells_of_type(city, kind)) for kind in TYPES}


# ------------------------------------------------------------------ scoring


@cache
def best_shops(shops: frozenset[Cell]) -> int:
    """The best of all ways to cut the shops into straight runs; every shop stands in exactly one run."""
    if not shops:
        return 0
    first = min(shops)  # no run reaches up or left of it, so it is the first shop of its own
    row, column = first
    best = 0
    for run in (
        [(row, column + step) for step in range(FRAME)],
        [(row + step, column) for step in range(FRAME)],
    ):
        for length in range(1, FRAME + 1):
            if run[length - 1] not in shops:
                break
            best = max(best, RUN_POINTS[length] + best_shops(shops - set(run[:length])))
    return best


def shop_partitions(shops: frozenset[Cell]) -> list[list[tuple[Cell, ...]]]:
    """Every way to cut the shops into straight runs, without any cleverness (for few shops)."""
    if not shops:
        return [[]]
    runs = []
    for length in range(1, FRAME + 1):
        for chosen in combinations(sorted(shops), length):
            rows = {row for row, _ in chosen}
            columns = {column for _, column in chosen}
            along_row = len(rows) == 1 and max(columns) - min(columns) == length - 1
            along_column = len(columns) == 1 and max(rows) - min(rows) == length - 1
            if min(shops) in chosen and (along_row or along_column):
                runs.append(chosen)
    return [[run, *rest] for run in runs for rest in shop_partitions(shops - set(run))]


def factory_points(counts: list[int]) -> list[int]:
    """Points of each city: 4 a factory where there are most, 3 at the next lower number, 2 below."""
    levels = sorted({count for count in counts if count}, reverse=True)
    return [count * {0: 4, 1: 3}.get(levels.index(count), 2) if count else 0 for count in counts]


@cache
def best_taverns(counts: tuple[int, ...]) -> int:
    """The best of all ways to sort taverns into sets of different kinds; counts of the four kinds."""
    best = 0
    for size, points in SET_POINTS.items():
        for kinds in combinations(range(len(counts)), size):
            if all(counts[kind] for kind in kinds):
                rest = tuple(count - (kind in kinds) for kind, count in enumerate(counts))
                best = max(best, points + best_taverns(tuple(sorted(rest))))
    return best


def tavern_points(city: City) -> int:
    """Points of all taverns of a city."""
    letters = list(city.values())
    return best_taverns(tuple(sorted(letters.count(kind) for kind in TAVERNS)))


def office_points(city: City) -> int:
    """Offices in sets of six wherever they stand, and one point for each that touches a tavern."""
    offices = cells_of_type(city, "offices")
    taverns = cells_of_type(city, "taverns")
    left, points = len(offices), 0
    while left:
        points += OFFICE_POINTS[min(left, 6)]
        left -= min(left, 6)
    return points + sum(any(cell in taverns for cell in beside(office)) for office in offices)


def groups(cells: frozenset[Cell]) -> list[set[Cell]]:
    """The connected groups of cells, by flood fill."""
    left, found = set(cells), []
    while left:
        group, border = set(), [left.pop()]
        while border:
            cell = border.pop()
            group.add(cell)
            for near in beside(cell):
                if near in left:
                    left.remove(near)
                    border.append(near)
        found.append(group)
    return found


def park_points(city: City) -> int:
    """Each connected group of parks for itself."""
    sizes = [len(group) for group in groups(cells_of_type(city, "parks"))]
    return sum({1: 2, 2: 8, 3: 12}.get(size, 12 + size - 3) for size in sizes)


def house_points(city: City) -> int:
    """A point for each other type in the city, but exactly one for a house beside a factory."""
    factories = cells_of_type(city, "factories")
    others = len({type_of(letter) for letter in city.values()} - {"houses"})
    return sum(
        1 if any(cell in factories for cell in beside(house)) else others
        for house in cells_of_type(city, "houses")
    )


def city_lines(cities: list[City]) -> list[dict[str, int]]:
    """Points of each type for each city of a table."""
    factories = factory_points([len(cells_of_type(city, "factories")) for city in cities])
    return [
        {
            "shops": best_shops(cells_of_type(city, "shops")),
            "factories": points,
            "taverns": tavern_points(city),
            "offices": office_points(city),
            "parks": park_points(city),
            "houses": house_points(city),
        }
        for city, points in zip(cities, factories, strict=True)
    ]


def city_totals(cities: list[City]) -> list[int]:
    """Points of each city of a table."""
    return [sum(lines.values()) for lines in city_lines(cities)]


def own_cities(seat: int, players: int) -> tuple[int, int]:
    """The left and the right city of a player."""
    if players == 2:
        return 2 * seat, 2 * seat + 1
    return seat, (seat - 1) % players


def merit(cities: list[City], seat: int, players: int) -> list[tuple[str, int]]:
    """What a player is ranked by, first thing first, each with its name."""
    totals = city_totals(cities)
    left, right = own_cities(seat, players)
    types = [
        (f"most-{kind}", type_counts(cities[left])[kind] + type_counts(cities[right])[kind]) for kind in TYPES
    ]
    if players == 2:
        return [("score", totals[left] + totals[right]), *types]
    low, high = sorted((totals[left], totals[right]))
    return [("score", low), ("higher-city", high), *types]


def ranking(cities: list[City], players: int) -> tuple[list[list[int]], list[str]]:
    """Groups of players, best first, and what parted each group from the next."""
    merits = {seat: merit(cities, seat, players) for seat in range(players)}
    levels = sorted({tuple(value for _, value in merits[seat]) for seat in merits}, reverse=True)
    parted = [[s for s in merits if tuple(value for _, value in merits[s]) == level] for level in levels]
    decided = []
    for above, below in pairwise(parted):
        pairs = zip(merits[above[0]], merits[below[0]], strict=True)
        decided.append(next(name for (name, more), (_, less) in pairs if more != less))
    return parted, decided


# ------------------------------------------------------------------ placing


def cell_named(name: str) -> Cell:
    """Row and column of a cell such as `d4`."""
    return int(name[1:]) - 1, COLUMNS.index(name[0])


def cell_name(cell: Cell) -> str:
    """The name of a cell of the field."""
    return f"{COLUMNS[cell[1]]}{cell[0] + 1}"


def halves(tile: str, cell: Cell) -> City:
    """Which letters a tile puts where, when its first half comes to a cell."""
    row, column = cell
    if "|" in tile:
        return {cell: tile[0], (row, column + 1): tile[2]}
    if "/" in tile:
        return {cell: tile[0], (row + 1, column): tile[2]}
    return {cell: tile}


def fits_some_frame(cells: list[Cell]) -> bool:
    """Whether some 4x4 square holds all the cells: every square around one of them is tried."""
    row, column = cells[0]
    return any(
        all(0 <= y - top < FRAME and 0 <= x - left < FRAME for y, x in cells)
        for top in range(row - FRAME + 1, row + 1)
        for left in range(column - FRAME + 1, column + 1)
    )


def off_board(new: City) -> bool:
    return not all(0 <= row < FIELD and 0 <= column < FIELD for row, column in new)


def adjacent(city: City, new: City) -> bool:
    return any(near in city for cell in new for near in beside(cell))


def broken(city: City, tile: str, cell: Cell) -> set[str]:
    """All rules that a placement breaks; empty when it may be done."""
    new = halves(tile, cell)
    found = {
        "off-board": off_board(new),
        "first-tile": not city and cell != FIRST_CELL,
        "cell-taken": any(at in city for at in new),
        "not-adjacent": bool(city) and not adjacent(city, new),
        "beyond-frame": not fits_some_frame([*city, *new]),
    }
    return {rule for rule, is_broken in found.items() if is_broken}


def allowed_cells(city: City, tile: str) -> list[Cell]:
    """Every cell of the field where a tile may be put."""
    if not city:
        return [FIRST_CELL]
    cells = [(row, column) for row in range(FIELD) for column in range(FIELD)]
    near = [cell for cell in cells if adjacent(city, halves(tile, cell))]
    return [cell for cell in near if not broken(city, tile, cell)]
