"""Every refusal names the first rule that is broken, with its facts, and changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pentapolis import BadNotation, BadOption, IllegalMove, Match
from pentapolis.games.between_two_cities import moves, tables
from pentapolis.games.between_two_cities.moves import Pick, Place
from tests.games.between_two_cities import naive
from tests.games.between_two_cities.table import field, finish_turn, load, new, play_on

HANDS = [
    ["S", "F", "O", "O", "P", "H", "d"],
    ["S", "F", "P", "P", "H", "e", "m"],
    ["S", "O", "P", "H", "H", "b", "b"],
]
AFTER_PICKS = [["O", "O", "P", "H", "d"], ["S", "F", "P", "e", "m"], ["S", "P", "H", "H", "b"]]


def picking(**options: Any) -> Match:
    return load(seats=3, hands=HANDS, options=options)


def placing(**fields: Any) -> Match:
    """The first turn: nothing placed, the pairs S+F, P+H and O+b shown."""
    kept = [["S", "F"], ["P", "H"], ["O", "b"]]
    return load(**{"seats": 3, "phase": "place", "hands": AFTER_PICKS, "kept": kept, **fields})


def third_turn(rows: list[str]) -> Match:
    """The third turn of round 1, the left city of seat 0 as given, seat 0 with S and F to place."""
    others = [field(["He", "HP"]), field(["FO", "dS"])]
    return placing(turn=3, hands=[["O"], ["F"], ["b"]], cities=[field(rows), *others])


def duplexes(rows: list[str], top: int = 3, left: int = 3) -> Match:
    """Round 2, the left city of seat 0 as given, seat 0 with F|O and H/S to place."""
    return load(
        seats=3,
        stage="2",
        phase="place",
        hands=[["S|H"], ["O|S"], ["m/P"]],
        kept=[["F|O", "H/S"], ["P|F", "O/P"], ["S|m", "d/H"]],
        cities=[field(rows, top, left), field(["HPm", "OHe"]), field(["FOS", "HSd"])],
        placed_duplexes=[],
    )


def check_refusal(match: Match, seat: int, text: str, code: str, details: dict[str, Any]) -> None:
    before = match.dump()
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, text)
    error = caught.value
    assert (error.code, error.details, error.game) == (code, details, "between-two-cities")
    assert match.why(seat, text) == error
    with pytest.raises(IllegalMove) as shown:
        match.preview(seat, text)
    assert shown.value == error
    assert text not in [str(move) for move in match.legal(seat)]
    assert match.dump() == before


# ------------------------------------------------------------------ one by one


def test_not_your_turn_tells_who_is_waited_for() -> None:
    match = placing()
    match.play(0, "S L d4")
    match.play(0, "F R d4")
    check_refusal(match, 0, "F L d5", "not-your-turn", {"waiting": [1, 2]})


def test_already_answered() -> None:
    match = picking()
    match.play(1, "P+P")
    check_refusal(match, 1, "S+F", "already-answered", {})


def test_game_over() -> None:
    match = new(3, seed=1)
    while not match.over:
        finish_turn(match)
    check_refusal(match, 0, "S L d4", "game-over", {})
    with pytest.raises(IllegalMove, match="nothing-to-retract"):
        match.retract(0)
    with pytest.raises(IllegalMove, match="no-stand-off"):
        match.stand_off()


def test_picking_now() -> None:
    check_refusal(picking(), 0, "S L d4", "picking-now", {})


def test_placing_now() -> None:
    check_refusal(placing(), 0, "S+F", "placing-now", {})


@pytest.mark.parametrize(
    ("text", "tile"),
    [("S+S", "S"), ("S+e", "e"), ("e+m", "e"), ("m+S", "m"), ("O+F|O", "F|O"), ("b+b", "b")],
)
def test_not_in_hand_names_the_tile(text: str, tile: str) -> None:
    check_refusal(picking(), 0, text, "not-in-hand", {"tile": tile})


@pytest.mark.parametrize("tile", ["O", "P", "F|O"])
def test_not_kept_names_the_tile(tile: str) -> None:
    check_refusal(placing(), 0, f"{tile} L d4", "not-kept", {"tile": tile})


def test_city_served_names_the_side() -> None:
    match = placing()
    match.play(0, "S R d4")
    check_refusal(match, 0, "F R d5", "city-served", {"side": "R"})


@pytest.mark.parametrize("cell", ["c4", "d3", "g7", "a1"])
def test_first_tile_names_the_cell(cell: str) -> None:
    check_refusal(placing(), 0, f"S L {cell}", "first-tile", {"cell": cell})


def test_cell_taken_names_the_cell() -> None:
    check_refusal(third_turn(["SPO", ".O"]), 0, "F L e5", "cell-taken", {"cell": "e5"})


def test_cell_taken_names_the_half_that_is_taken() -> None:
    match = duplexes(["SPO", "FOP"])
    check_refusal(match, 0, "F|O L c4", "cell-taken", {"cell": "d4"})
    check_refusal(match, 0, "H/S L e3", "cell-taken", {"cell": "e4"})


@pytest.mark.parametrize("cell", ["c3", "g5", "e6", "a7"])
def test_not_adjacent_names_the_cell(cell: str) -> None:
    check_refusal(third_turn(["SPO", "O"]), 0, f"F L {cell}", "not-adjacent", {"cell": cell})


def test_beyond_frame_names_the_cell_across() -> None:
    check_refusal(third_turn(["SPOO"]), 0, "F L c4", "beyond-frame", {"cell": "c4"})


def test_beyond_frame_names_the_cell_upright() -> None:
    check_refusal(third_turn(["S", "P", "O", "O"]), 0, "F L d3", "beyond-frame", {"cell": "d3"})


def test_beyond_frame_names_the_half_that_is_beyond() -> None:
    match = duplexes(["SPO", "FOP"])
    check_refusal(match, 0, "F|O L g4", "off-board", {"cell": "g4"})
    match = duplexes(["SPO", "FOP"], left=2)
    check_refusal(match, 0, "F|O L f4", "beyond-frame", {"cell": "g4"})
    check_refusal(match, 0, "F|O L a5", "beyond-frame", {"cell": "a5"})


def test_off_board_names_the_cell_of_the_first_half() -> None:
    match = duplexes(["SPO", "FOP"])
    check_refusal(match, 0, "F|O L g1", "off-board", {"cell": "g1"})
    check_refusal(match, 0, "H/S L a7", "off-board", {"cell": "a7"})


def test_nothing_to_retract() -> None:
    for match in (picking(), placing()):
        with pytest.raises(IllegalMove) as caught:
            match.retract(0)
        assert (caught.value.code, caught.value.details) == ("nothing-to-retract", {})


def test_final_answer() -> None:
    match = picking(final_picks=True)
    match.play(0, "S+F")
    with pytest.raises(IllegalMove) as caught:
        match.retract(0)
    assert (caught.value.code, caught.value.details) == ("final-answer", {})
    assert match.view(0)["answer"] == "S+F"


def test_no_stand_off() -> None:
    with pytest.raises(IllegalMove) as caught:
        picking().stand_off()
    assert (caught.value.code, caught.value.details) == ("no-stand-off", {})


# ------------------------------------------------------------------ which rule comes first


def test_the_tile_comes_before_the_side_and_the_side_before_the_cell() -> None:
    match = placing()
    match.play(0, "S L d4")
    check_refusal(match, 0, "O L d4", "not-kept", {"tile": "O"})  # and served, and taken
    check_refusal(match, 0, "F L d4", "city-served", {"side": "L"})  # and taken


def test_the_board_comes_before_the_city_and_the_city_before_its_frame() -> None:
    match = duplexes(["SPO", "FOP"])
    check_refusal(match, 0, "F|O L g2", "off-board", {"cell": "g2"})  # and far away
    match = duplexes(["SPO", "FOP"], left=2)
    check_refusal(match, 0, "F|O L f2", "not-adjacent", {"cell": "f2"})  # and beyond the frame
    check_refusal(placing(), 0, "S L g7", "first-tile", {"cell": "g7"})


# ------------------------------------------------------------------ texts that are no moves


NO_PICKS = ["", "S", "S+", "+", "S+X", "S+S+S", "S+O\nP", "Ｓ+Ｏ", "stand-off"]
NO_PLACEMENTS = ["x L d4", "S L", "S d4", "S M d4", "S L h4", "S L d8", "S L d0", "S L d44", "S| L d4"]
NOT_QUITE = ["S L d4 now", "F/O|S L d4", "S+F L d4", "S L d4\nF R d4"]


@pytest.mark.parametrize("text", [*NO_PICKS, *NO_PLACEMENTS, *NOT_QUITE])
def test_text_that_is_no_move_is_bad_notation(text: str) -> None:
    match = placing()
    before = match.dump()
    with pytest.raises(BadNotation) as caught:
        match.play(0, text)
    assert caught.value.where in {"move", "tile"}
    assert caught.value.expected
    assert isinstance(match.why(0, text), BadNotation)
    assert match.dump() == before


@pytest.mark.parametrize("text", ["S L d4", " S L d4 ", "S l D4", "S@L:d4", "SLd4", "S  L  d4"])
def test_a_placement_may_be_written_in_several_ways(text: str) -> None:
    match = placing()
    match.play(0, text)
    assert match.record()["steps"] == [[0, "S L d4"]]


@pytest.mark.parametrize("text", ["S+F", "F+S", "S F", "F,S", " S + F "])
def test_a_pick_may_be_written_in_several_ways(text: str) -> None:
    match = picking()
    match.play(0, text)
    assert match.view(0)["answer"] == "S+F"


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_is_a_bad_option(seat: int) -> None:
    match = picking()
    for ask in (match.legal, match.retract, match.view):
        with pytest.raises(BadOption):
            ask(seat)
    with pytest.raises(BadOption):
        match.play(seat, "S+F")
    with pytest.raises(BadOption):
        match.why(seat, "S+F")


# ------------------------------------------------------------------ all codes in random positions


Broken = dict[str, list[dict[str, Any]]]


def rules_broken(view: dict[str, Any], seat: int, move: Pick | Place) -> Broken:
    """Every rule that a move breaks, by the naive rules, each with the details that tell the truth."""
    if view["over"]:
        return {"game-over": [{}]}
    if seat in view["answered"]:
        return {"already-answered": [{}]}
    if seat not in view["to_act"]:
        return {"not-your-turn": [{"waiting": view["to_act"]}]}
    if view["phase"] == "pick":
        if isinstance(move, Place):
            return {"picking-now": [{}]}
        tiles = [moves.tile_text(move.first), moves.tile_text(move.second)]
        missing = [tile for tile in tiles if tiles.count(tile) > view["hand"].count(tile)]
        return {"not-in-hand": [{"tile": tile} for tile in missing]} if missing else {}
    return {"placing-now": [{}]} if isinstance(move, Pick) else placement_broken(view, seat, move)


def placement_broken(view: dict[str, Any], seat: int, move: Place) -> Broken:
    side, tile = ("L" if move.side == tables.LEFT else "R"), moves.tile_text(move.tile)
    first = (move.cell // 8, move.cell % 8)
    tiles = view["cities"][view["beside"][seat]["LR".index(side)]]["tiles"]
    city = {naive.cell_named(name): letter for name, letter in tiles.items()}
    found: Broken = {}
    if tile not in view["kept"][seat]:
        found["not-kept"] = [{"tile": tile}]
    if side not in view["sides"][seat]:
        found["city-served"] = [{"side": side}]
    new_cells = list(naive.halves(tile, first))
    for code in naive.broken(city, tile, first):
        at = [first]
        if code == "cell-taken":
            at = [cell for cell in new_cells if cell in city]
        if code == "beyond-frame":
            at = [cell for cell in new_cells if not naive.fits_some_frame([*city, cell])]
        found[code] = [{"cell": naive.cell_name(cell)} for cell in at if max(cell) < naive.FIELD]
    return found


def all_moves(tiles: list[int]) -> list[Pick | Place]:
    picks: list[Pick | Place] = [moves.pick(a, b) for a in tiles for b in tiles if a <= b]
    cells = [row * 8 + column for row in range(7) for column in range(7)]
    sides = (tables.LEFT, tables.RIGHT)
    return picks + [moves.place(side, tile, cell) for side in sides for tile in tiles for cell in cells]


def check_all(match: Match, seat: int, tiles: list[int]) -> set[str]:
    """Each refusal is one of the broken rules, with true details; no rule broken: the move is legal."""
    view, legal, met = match.view(seat), set(match.legal(seat)), set()
    for move in all_moves(tiles):
        refusal, broken = match.why(seat, move), rules_broken(view, seat, move)
        if refusal is None:
            assert not broken, (move, broken)
            assert move in legal
        else:
            assert isinstance(refusal, IllegalMove)
            assert refusal.code in broken, (move, refusal, broken)
            assert refusal.details in broken[refusal.code], (move, refusal, broken)
            assert move not in legal
            met.add(refusal.code)
    return met


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_every_refusal_names_a_rule_that_is_really_broken(seats: int) -> None:
    match, chance, met = new(seats, seed=20), Random(20), set()
    box = list(range(9)) + [moves.tile_code(text) for text in match.view()["options"]["duplexes"]]
    while not match.over:
        seat = chance.randrange(seats)
        view = match.view(seat)
        mine = {moves.tile_code(text) for text in [*view["hand"], *view["kept"][seat]]}
        met |= check_all(match, seat, sorted({*list(mine)[:3], *chance.sample(box, 2)}))
        play_on(match, chance, 1 + chance.randrange(2 * seats))
    met |= check_all(match, 0, [0, 1])
    everywhere = {"picking-now", "placing-now", "not-in-hand", "not-kept", "game-over"}
    assert met >= everywhere | {"cell-taken", "not-adjacent", "beyond-frame"}


@pytest.mark.long
def test_every_code_there_is_gets_a_true_answer() -> None:
    match, chance = new(3, seed=21), Random(21)
    while not match.over:
        check_all(match, chance.choice(match.to_act), list(range(tables.N_TILES)))
        play_on(match, chance, 7)
