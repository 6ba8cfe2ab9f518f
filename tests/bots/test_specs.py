"""Bots as text."""

import pytest

from pentapolis import BadOption
from pentapolis.bots import specs
from pentapolis.bots.players import GreedyBot, IsmctsBot, RandomBot


@pytest.mark.parametrize(
    ("text", "bot"),
    [
        ("random", RandomBot()),
        (" greedy ", GreedyBot()),
        ("greedy()", GreedyBot()),
        ("ismcts", IsmctsBot()),
        ("ismcts(iterations=50, ms=20)", IsmctsBot(iterations=50, ms=20)),
        ("ismcts( exploration = 0.9 )", IsmctsBot(exploration=0.9)),
        (specs.DEFAULT, IsmctsBot(iterations=200_000, ms=1000)),
    ],
)
def test_a_spec_names_a_bot(text: str, bot: object) -> None:
    assert specs.parse(text) == bot


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "unknown bot ''"),
        ("chess", "unknown bot 'chess'"),
        ("greedy(depth=2)", "'depth=2'"),
        ("ismcts(iterations)", "'iterations'"),
        ("ismcts(iterations=2, iterations=3)", "'iterations=3'"),
        ("ismcts(iterations=many)", "'many'"),
        ("ismcts(iterations=0)", "'0'"),
        ("ismcts(iterations=2.5)", "'2.5'"),
        ("ismcts(exploration=nan)", "'nan'"),
        ("ismcts(iterations=5", "unknown bot 'ismcts(iterations=5'"),
    ],
)
def test_a_bad_spec_is_refused_with_what_was_expected(text: str, what: str) -> None:
    with pytest.raises(BadOption) as caught:
        specs.parse(text)
    assert caught.value.what == what
    assert caught.value.expected
    assert caught.value.reason


def test_a_list_of_specs_is_split_outside_brackets() -> None:
    text = "greedy, ismcts(iterations=5,ms=2),random"
    assert specs.split(text) == ["greedy", "ismcts(iterations=5,ms=2)", "random"]
