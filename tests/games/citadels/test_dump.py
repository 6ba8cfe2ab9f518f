"""Position dicts of Citadels: what may be left out, and what is refused with its place and reason."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import pentapolis
from pentapolis import BadPosition
from tests.games.citadels.table import ID, acted, go, legal, new, play_on, scene

TURN = {"phase": "turn", "about": 0, "seat": 0}


def asking(phase: str, seat: int = 0, about: Any = 0, **fields: Any) -> dict[str, Any]:
    """A dict of four seats with the Emperor, in which something is asked."""
    question = {"phase": phase, "about": about, "seat": seat}
    return {"seats": 4, "options": {"characters": "emperor"}, "calling": 4, "question": question, **fields}


BAD: list[tuple[dict[str, Any], str, str]] = [
    (asking("turn"), "actor", "citadels-wrong-actor"),
    (asking("turn", actor=1), "actor", "citadels-wrong-actor"),
    (asking("turn", actor=0, behind=[TURN]), "behind", "wrong-length"),
    (asking("gift", 1, hands=[[], ["temple"], [], []]), "behind", "citadels-no-turn-behind"),
    (asking("gift", 1, behind=[TURN], hands=[[], ["temple"], [], []]), "actor", "citadels-wrong-actor"),
    (asking("gift", 1, behind=[TURN], actor=0), "gold", "missing-key"),
    (asking("burial", 1, "temple", behind=[TURN], actor=0), "gold", "missing-key"),
    (asking("wizard", actor=0), "target", "out-of-range"),
    (asking("wizard", actor=0, target=1), "hands", "missing-key"),
    (asking("cede", actor=0), "target", "out-of-range"),
    (asking("cede", actor=0, target=1, wanted="keep"), "wanted", "citadels-not-there"),
    (
        asking("cede", actor=0, target=1, wanted="keep", cities=[[], ["keep"], [], []]),
        "cities",
        "missing-key",
    ),
    (asking("demand", actor=0, about=9), "question.about", "out-of-range"),
    (asking("demand", actor=0, about=1), "gold", "missing-key"),
    (asking("thanks", actor=0, about=200), "question.about", "out-of-range"),
    (asking("keep", actor=0, about=1), "drawn", "missing-key"),
    (asking("keep", actor=0, about=3, drawn=["temple", "manor"]), "question.about", "out-of-range"),
    (asking("exchange", actor=0), "hands", "missing-key"),
    (asking("mixed-income", actor=0), "question.about", "out-of-range"),
    (asking("draft", calling=0), "pick", "citadels-draft-over"),
    (asking("draft", calling=0, pick=0), "characters", "missing-key"),
    (asking("draft", 2, calling=0, pick=0, characters={"thief": "packet"}), "actor", "citadels-wrong-actor"),
    (asking("turn", actor=0, gold=[40, 0, 0, 0]), "gold", "citadels-gold"),
    (asking("turn", actor=0, hands=[["library"] * 2, [], [], []]), "cards", "citadels-too-many"),
    (asking("turn", actor=0, deck={"temple": 1}), "cards", "citadels-missing"),
    (asking("turn", actor=0, known={"1": {"2": ["temple"]}}), "known.1.2", "citadels-not-there"),
    (
        asking("turn", actor=0, characters={"thief": "pick 1", "bishop": "pick 1"}),
        "characters",
        "citadels-pick-doubled",
    ),
    (asking("turn", actor=0, characters={"thief": "pick 9"}), "characters.thief", "citadels-no-place"),
    (asking("turn", actor=0, wand=1), "position", "unknown-key"),
]


@pytest.mark.parametrize(("data", "where", "reason"), BAD)
def test_a_position_that_can_not_be_is_refused_with_its_place_and_reason(
    data: dict[str, Any], where: str, reason: str
) -> None:
    with pytest.raises(BadPosition) as caught:
        pentapolis.load(ID, data)
    assert (caught.value.where, caught.value.reason) == (where, reason)


def test_most_keys_may_be_left_out() -> None:
    match = pentapolis.load(ID, asking("turn", actor=0, playing="emperor"))
    assert match.view()["deck"] == 69
    assert match.view()["bank"] == 36
    assert legal(match) == ["gold", "cards"]
    assert pentapolis.load(ID, {"seats": 4}).over


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_dump_and_load_give_the_same_position_all_through_a_game(seats: int) -> None:
    chance = Random(seats)
    match = new(seats, seats, edition="classic_2016")
    while not match.over:
        dump = match.dump()
        again = pentapolis.load(ID, dump)
        assert again.dump() == dump
        assert [again.view(seat) for seat in range(seats)] == [match.view(seat) for seat in range(seats)]
        play_on(match, chance, 5)


def test_questions_that_interrupt_a_turn_survive() -> None:
    cities = [[], ["temple"], ["graveyard"], []]
    burial = go(acted("warlord", gold=[2, 0, 1, 0], cities=cities), "raze 1 temple")
    gift = go(scene("thief", 3, holders={"emperor": 1}, gold=[0, 0, 1, 0]), "gold", "end", "crown 2")
    for match, move in ((burial, "recover"), (gift, "pay")):
        again = pentapolis.load(ID, match.dump())
        assert go(again, move).dump() == go(match, move).dump()
