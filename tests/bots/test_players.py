"""What the bots choose, and what they can't know."""

import signal
from time import monotonic

import pytest

import pentapolis
from pentapolis.bots import specs
from pentapolis.bots.arena import play_out
from pentapolis.bots.players import IsmctsBot

BOTS = ("random", "greedy", "ismcts(iterations=40)")
GAME = "between-two-cities"


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_plays_legal_moves_to_the_end(spec: str) -> None:
    match = pentapolis.new(GAME, seats=3, seed=5)
    play_out(match, [spec] * 3, luck=1)
    assert match.over


@pytest.mark.parametrize("spec", BOTS)
def test_equal_knowledge_and_luck_give_an_equal_choice(spec: str) -> None:
    """Two worlds that differ in what seat 0 can't know: the bot in seat 0 must not notice."""
    bot = specs.parse(spec)
    match = pentapolis.new(GAME, seats=3, seed=11)
    plain = match.dump()
    hands = plain["hands"]
    swapped = {**plain, "hands": [hands[0], hands[2], hands[1]]}
    assert hands[1] != hands[2]
    for word in range(5):
        here = bot.choose(match.imagine(0, word), 0, word)
        there = bot.choose(pentapolis.load(GAME, swapped).imagine(0, word), 0, word)
        assert here == there


def test_greedy_takes_the_points_that_are_there() -> None:
    match = pentapolis.load(GAME, shop_to_place())
    move = specs.parse("greedy").choose(match.imagine(0, 1), 0, 1)
    assert str(move) in ("S L a4", "S L e4")


def test_the_search_takes_the_points_at_the_last_decision() -> None:
    match = pentapolis.load(GAME, shop_to_place())
    move = specs.parse("ismcts(iterations=300)").choose(match.imagine(0, 1), 0, 1)
    assert str(move) in ("S L a4", "S L e4")


def shop_to_place() -> dict[str, object]:
    """Last turn of round 1: the left city holds three shops in a row (b4 c4 d4); seat 0 keeps a shop."""
    empty = "......."
    left = [empty, empty, empty, ".SSS...", ".OO....", empty, empty]
    other = [empty, empty, empty, "..OPH..", "..OPH..", empty, empty]
    return {
        "seats": 3,
        "turn": 3,
        "phase": "place",
        "hands": [["P"], ["P"], ["P"]],
        "kept": [["S"], [], []],
        "sides": ["L", "", ""],
        "cities": [left, other, other],
    }


def test_an_interrupt_is_heard_in_the_middle_of_a_search() -> None:
    match = pentapolis.new(GAME, seats=3, seed=1)
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    start = monotonic()
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        with pytest.raises(KeyboardInterrupt):
            IsmctsBot(500_000).choose(match, 0, 5)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert monotonic() - start < 2
