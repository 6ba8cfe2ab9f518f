"""The public names, which code outside this repository relies on, and the page that explains them."""

from __future__ import annotations

import doctest
import inspect
import json
from pathlib import Path

import pytest

import pentapolis
from pentapolis import Match

PAGE = Path(__file__).parents[2] / "docs" / "interface.md"


def parameters(function: object) -> dict[str, object]:
    """Names of the parameters that may be given, with their defaults."""
    signature = inspect.signature(function)  # pyright: ignore[reportArgumentType]
    return {name: p.default for name, p in signature.parameters.items() if name != "self"}


REQUIRED = inspect.Parameter.empty


def test_the_page_is_right() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False)
    assert results.failed == 0
    assert results.attempted > 40


def test_the_entrance() -> None:
    for name in ("catalogue", "new", "load", "replay"):
        assert name in pentapolis.__all__
        assert callable(getattr(pentapolis, name))
    for name in pentapolis.__all__:
        assert hasattr(pentapolis, name)
    assert parameters(pentapolis.new)["game_id"] is REQUIRED
    assert parameters(pentapolis.new)["seats"] is parameters(pentapolis.new)["options"] is None
    assert list(parameters(pentapolis.load)) == ["game_id", "data"]
    assert next(iter(parameters(pentapolis.replay))) == "record"


def test_a_description_of_a_game() -> None:
    info = pentapolis.catalogue()[0]
    assert isinstance(info.id, str)
    assert isinstance(info.seats, tuple)
    assert {"name", "choices", "defaults"} <= {field for option in info.options for field in option.__slots__}
    assert info.editions[0] == "seed"


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("legal", {"seat": REQUIRED}),
        ("play", {"seat": REQUIRED, "move": REQUIRED, "word": None, "drawn": None}),
        ("retract", {"seat": REQUIRED}),
        ("stand_off", {}),
        ("why", {"seat": REQUIRED, "text": REQUIRED}),
        ("preview", {"seat": REQUIRED, "text": REQUIRED}),
        ("view", {"seat": None}),
        ("story", {"seat": None, "since": 0}),
        ("sheet", {"seat": None}),
        ("imagine", {"seat": REQUIRED, "seed": REQUIRED}),
        ("dump", {}),
        ("record", {}),
        ("clone", {"exact": False}),
    ],
)
def test_methods_of_a_match(name: str, wanted: dict[str, object]) -> None:
    assert parameters(getattr(Match, name)) == wanted


@pytest.mark.parametrize(
    "name", ["to_act", "over", "ranking", "winners", "drawn", "drew", "revealed", "seats"]
)
def test_properties_of_a_match(name: str) -> None:
    assert isinstance(inspect.getattr_static(Match, name), property)
    assert inspect.getdoc(getattr(Match, name)) or name in {"over", "seats"}


def test_what_they_give() -> None:
    match = pentapolis.new("between-two-cities", seats=3, seed=1)
    assert isinstance(match.to_act, tuple)
    assert isinstance(match.legal(0), list)
    assert isinstance(match.legal(0)[0], pentapolis.Move)
    for plain in (match.view(0), match.story(0), match.sheet(0), match.dump(), match.record()):
        assert json.loads(json.dumps(plain)) == plain
    assert match.why(0, match.legal(0)[0]) is None
    assert (match.ranking, match.winners) == ([], ())


def test_seats_by_default_and_an_unforeseeable_seed() -> None:
    assert pentapolis.new("between-two-cities").seats == 4
    hands = {str(pentapolis.new("between-two-cities").dump()["hands"]) for _ in range(5)}
    assert len(hands) == 5


def test_the_page_names_every_public_thing() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name in pentapolis.__all__:
        assert name in page, f"docs/interface.md does not mention {name}"
    for name, member in vars(Match).items():
        if (
            not name.startswith("_")
            and (callable(member) or isinstance(member, property))
            and name != "steps"
        ):
            assert name in page, f"docs/interface.md does not mention match.{name}"
