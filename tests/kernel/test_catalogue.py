from __future__ import annotations

import subprocess
import sys
from dataclasses import FrozenInstanceError

import pytest

import pentapolis
from pentapolis.kernel.catalogue import find_game, find_info
from pentapolis.kernel.contract import Game, GameInfo
from pentapolis.kernel.errors import BadOption

INFOS = pentapolis.catalogue()


def test_games_are_sorted_by_id_and_there_is_one_of_each() -> None:
    ids = [info.id for info in INFOS]
    assert ids == sorted(set(ids))
    assert "between-two-cities" in ids


@pytest.mark.parametrize("info", INFOS, ids=lambda info: info.id)
def test_a_description_is_sound(info: GameInfo) -> None:
    assert isinstance(info.seats, tuple)
    assert list(info.seats) == sorted(set(info.seats))
    assert 1 <= min(info.seats) <= max(info.seats) <= 8
    assert info.editions[:2] == ("seed", "rulebook")
    assert info.rules_version == info.rules_versions[-1] == max(info.rules_versions)
    assert len({option.name for option in info.options}) == len(info.options)
    assert "edition" not in {option.name for option in info.options}
    with pytest.raises(FrozenInstanceError):
        info.id = "other"  # pyright: ignore[reportAttributeAccessIssue]


@pytest.mark.parametrize("info", INFOS, ids=lambda info: info.id)
def test_it_leads_to_its_game(info: GameInfo) -> None:
    assert find_info(info.id) is info
    game = find_game(info.id)
    assert isinstance(game, Game)
    assert game.info is info
    assert find_game(info.id) is game


def test_looking_at_the_catalogue_loads_no_rules() -> None:
    code = (
        "import sys, pentapolis; pentapolis.catalogue();"
        "print([name for name in sys.modules if name.startswith('pentapolis.games') and 'rules' in name])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_an_unknown_game_is_told_what_there_is() -> None:
    for call in (
        find_info,
        find_game,
        pentapolis.new,
        lambda name: pentapolis.load(name, {}),
    ):
        with pytest.raises(BadOption, match="between-two-cities"):
            call("chess")
