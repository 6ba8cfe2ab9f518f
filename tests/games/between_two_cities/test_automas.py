"""Playing alone: two house automas, by the rule that README.md states, checked against a naive one."""

from __future__ import annotations

from random import Random

import pytest

import pentapolis
from pentapolis import Match
from tests.games.between_two_cities import naive
from tests.games.between_two_cities.naive import City
from tests.games.between_two_cities.table import ID, finish_turn, new, play_on

STYLES = ["apprentice", "builder", "master"]
ORDER = "SFdembOPH"
BESIDE = [(0, 2), (1, 0), (2, 1)]  # left and right city of the person and of the two automas


def rank(tile: str) -> tuple[int, int, list[int]]:
    """Where a tile stands among others: singles first, then duplexes across, then upright."""
    return len(tile), "/" in tile, [ORDER.index(letter) for letter in tile if letter in ORDER]


def gain(cities: list[City], index: int, tile: str) -> tuple[int, naive.Cell]:
    """The most points that a tile can add to a city at once, and the first cell that does it."""
    before = naive.city_totals(cities)[index]
    best: tuple[int, naive.Cell] | None = None
    for cell in naive.allowed_cells(cities[index], tile):
        after = list(cities)
        after[index] = {**cities[index], **naive.halves(tile, cell)}
        more = naive.city_totals(after)[index] - before
        if best is None or more > best[0]:
            best = more, cell
    assert best is not None
    return best


def worth(cities: list[City], party: int, left: str, right: str, style: str) -> int:
    """What both cities of an automa would be worth; a master counts the lower one twice."""
    totals = naive.city_totals(cities)
    both = [
        totals[city] + gain(cities, city, tile)[0]
        for city, tile in zip(BESIDE[party], (left, right), strict=True)
    ]
    return sum(both) + (min(both) if style == "master" else 0)


def naive_pick(cities: list[City], party: int, hand: list[str], style: str) -> list[str]:
    """The pair that is worth most, the first of equals."""
    hand = sorted(hand, key=rank)
    pairs = sorted({(a, b) for i, a in enumerate(hand) for b in hand[i + 1 :]}, key=lambda p: [*map(rank, p)])
    values = {
        (a, b): max(worth(cities, party, a, b, style), worth(cities, party, b, a, style)) for a, b in pairs
    }
    return list(max(pairs, key=lambda pair: values[pair]))


def naive_build(cities: list[City], party: int, pair: list[str], style: str) -> list[tuple[str, str, str]]:
    """Where the automa places its pair; the cities are changed."""
    a, b = sorted(pair, key=rank)
    if worth(cities, party, b, a, style) > worth(cities, party, a, b, style):
        a, b = b, a
    placed = []
    for side, city, tile in zip("LR", BESIDE[party], (a, b), strict=True):
        cell = gain(cities, city, tile)[1]
        cities[city] = {**cities[city], **naive.halves(tile, cell)}
        placed.append((tile, side, naive.cell_name(cell)))
    return placed


def cities_of(match: Match) -> list[City]:
    return [naive.city_of(rows) for rows in match.dump()["cities"]]


def check_turn(match: Match, chance: Random, style: str) -> None:
    """Play a turn; the automas do as the naive rule says."""
    hands, cities = match.dump()["hands"], cities_of(match)
    match.play(0, chance.choice(match.legal(0)))
    kept = [sorted(tiles, key=rank) for tiles in match.dump()["kept"]]
    if style != "apprentice":
        assert kept[1:] == [naive_pick(cities, party, hands[party], style) for party in (1, 2)]
    match.play(0, chance.choice(match.legal(0)))
    cities, told = cities_of(match), len(match.story())
    last = chance.choice(match.legal(0))
    tile, side, cell = str(last).split()
    city = BESIDE[0]["LR".index(side)]
    cities[city] = {**cities[city], **naive.halves(tile, naive.cell_named(cell))}
    expected = [
        (party, *placed) for party in (1, 2) for placed in naive_build(cities, party, kept[party], style)
    ]
    match.play(0, last)
    events = [event for event in match.story()[told:] if event["key"] == "placed"]
    assert [(e["seat"], e["tile"], e["side"], e["cell"]) for e in events[1:]] == expected
    assert cities_of(match) == cities


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_automas_pick_and_build_by_their_documented_rule(style: str, seed: int) -> None:
    match, chance = new(1, seed, automas=style), Random(seed)
    while not match.over:
        check_turn(match, chance, style)


@pytest.mark.parametrize("style", STYLES)
def test_only_the_apprentice_depends_on_chance(style: str) -> None:
    match = new(1, seed=3, automas=style)
    finish_turn(match)
    dump = match.dump()
    ends = set()
    for generator in range(8):
        game = pentapolis.load(ID, {**dump, "generator": generator})
        game.play(0, game.legal(0)[0])
        while game.view()["phase"] == "place":
            game.play(0, game.legal(0)[0])
        ends.add(str(game.dump()["cities"]))
    assert (len(ends) > 1) == (style == "apprentice")


def test_the_person_shares_a_city_with_each_automa_and_they_share_the_third() -> None:
    match = new(1)
    assert match.view()["beside"] == [list(pair) for pair in BESIDE]
    assert [part["owners"] for part in match.sheet()["parts"]] == [[0, 1], [1, 2], [0, 2]]


def test_automas_are_never_asked_and_have_no_view() -> None:
    match = new(1, seed=4)
    while not match.over:
        assert match.to_act == (0,)
        match.play(0, match.legal(0)[0])
    with pytest.raises(pentapolis.BadOption):
        match.view(1)


@pytest.mark.parametrize("style", STYLES)
def test_automas_count_in_the_ranking_as_1_and_2(style: str) -> None:
    won = set()
    for seed in range(6):
        match = new(1, seed, automas=style)
        play_on(match, Random(seed))
        sheet = match.sheet()
        groups, decided = naive.ranking(cities_of(match), 3)
        assert match.ranking == sheet["ranking"] == groups
        assert sheet["decided"] == decided
        assert [seat["seat"] for seat in sheet["seats"]] == [0, 1, 2]
        won.update(match.winners)
    assert won & {1, 2}  # against somebody who plays at random


def test_hands_of_automas_are_hidden_and_their_picks_are_shown_with_the_persons() -> None:
    match = new(1, seed=5)
    assert match.view(0)["known"]["hands"] == {}
    assert match.dump()["seen_by"] == [[0], [], []]
    match.play(0, match.legal(0)[0])
    told = [event for event in match.story(0) if event["key"] == "revealed"]
    assert [event["seat"] for event in told] == [0, 1, 2]
    assert [len(tiles) for tiles in match.view(0)["kept"]] == [2, 2, 2]


def test_the_option_is_accepted_but_idle_with_more_seats() -> None:
    boards = []
    for style in STYLES:
        match = new(3, seed=6, automas=style)
        play_on(match, Random(6))
        boards.append(match.dump()["cities"])
    assert boards[0] == boards[1] == boards[2]
