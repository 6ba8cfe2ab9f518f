"""Drawing: aligned in each language, readable without colour, marked where something is new or possible."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

import pentapolis
from pentapolis.cli.boards import Painter
from pentapolis.cli.command import game_of
from pentapolis.cli.desk import Desk
from pentapolis.kernel.match import Match
from pentapolis.words import LANGUAGES

GAME = "between-two-cities"


def a_match(seats: int, moves: int, seed: int = 2) -> Match:
    match = pentapolis.new(GAME, seats=seats, seed=seed)
    rng = Random(seed)
    for _ in range(moves):
        if not match.over:
            seat = match.to_act[0]
            match.play(seat, rng.choice(match.legal(seat)))
    return match


@pytest.fixture(params=LANGUAGES)
def painter(request: pytest.FixtureRequest) -> Painter:
    return Painter(Desk(request.param, colour=False), game_of(GAME))


def plain(lines: Any) -> list[str]:
    return [line.plain for line in lines]


@pytest.mark.parametrize("seats", [1, 2, 4, 7])
@pytest.mark.parametrize("moves", [0, 9, 60, 200])
@pytest.mark.parametrize("width", [40, 80, 120])
def test_nothing_is_wider_than_the_terminal(painter: Painter, seats: int, moves: int, width: int) -> None:
    match = a_match(seats, moves)
    painter.names = painter.desk.words.party_names(GAME, seats, max(seats, 3) if seats != 2 else 2)
    for viewer in (None, 0, seats - 1):
        view, story = match.view(viewer), match.story(viewer)
        moves_now = [] if viewer is None else [str(move) for move in match.legal(viewer)]
        lines = painter.grids(painter.drawing.board(view, moves_now, story), width)
        menu, ordered = painter.menu(moves_now, width)
        lines += menu + painter.racks(painter.drawing.hand(view), width)
        lines += painter.racks(painter.drawing.notes(view), width) + painter.legend(width)
        assert max(map(cell_len, plain(lines))) <= width
        assert sorted(ordered) == sorted(moves_now)


def test_the_lines_of_a_grid_are_equally_wide(painter: Painter) -> None:
    match = a_match(4, 60)
    for grid in painter.drawing.board(match.view(0), (), match.story(0)):
        assert len(set(map(cell_len, plain(painter.grid(grid))))) == 1


def test_every_face_has_a_colour_and_reads_without_it(painter: Painter) -> None:
    faces = [painter.face(letter) for letter in "SFdembOPH"]
    assert set(painter.drawing.COLOURS) == set("SFdembOPH")
    assert len(set(faces)) == 9
    assert len(set(map(cell_len, faces))) == 1


def test_marks_of_new_tiles_and_possible_squares() -> None:
    painter = Painter(Desk("en"), game_of(GAME))
    match = pentapolis.new(GAME, seats=3, seed=1)
    for seat in range(3):
        match.play(seat, match.legal(seat)[0])
    match.play(1, next(str(move) for move in match.legal(1) if " R d4" in str(move)))
    moves = [str(move) for move in match.legal(0)]
    left, *_ = painter.drawing.board(match.view(0), moves, match.story(0))
    tile = match.view(0)["cities"][0]["tiles"]["d4"]
    drawn = [line.rstrip() for line in plain(painter.grid(left))]
    assert drawn[3:] == ["3  ·  +  ·", f"4  + ({tile}) +", "5  ·  +  ·"]
    seen_before = painter.drawing.board(match.view(0), (), [])[0]
    assert f"4  ·  {tile}  · " in "\n".join(plain(painter.grid(seen_before)))


def test_duplexes_are_drawn_as_they_lie() -> None:
    painter = Painter(Desk("en"), game_of(GAME))
    rack = {"kind": "rack", "title": ["rack-hand", {}], "pieces": []}
    rack["pieces"] = [{"text": "F|O", "faces": ["F", "O"]}, {"text": "F/O", "faces": ["F", "O"], "count": 2}]
    assert plain(painter.racks([rack], 80)) == ["Your hand   F|O     F/O ×2"]


def test_moves_are_described_in_words(painter: Painter) -> None:
    for moves in (0, 9):
        match = a_match(4, moves)
        for move in match.legal(match.to_act[0]):
            kind, facts = painter.drawing.describe(str(move))
            assert painter.desk.words.move(GAME, kind, facts)
