"""Sheet and standings against the naive scores, over seeded games of each edition and number of seats."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pentapolis import Match
from tests.games.citadels import naive
from tests.games.citadels.table import new, play_on, totals

_ALL_DARK = (
    "lighthouse armory museum imperial-treasury map-room wishing-well quarry poor-house bell-tower factory "
    "park hospital throne-room ball-room"
)
_ALL_DARK_WITHOUT = (
    "laboratory smithy observatory graveyard dragon-gate university library great-wall school-of-magic "
    "keep keep"
)
TABLES: list[dict[str, Any]] = [
    {},
    {"edition": "rulebook", "city_size": "seven"},
    {"edition": "classic_2016"},
    {"dark_city": _ALL_DARK, "without": _ALL_DARK_WITHOUT, "characters": "wizard alchemist diplomat"},
    {
        "dark_city": "imperial-treasury map-room wishing-well",
        "printing": "european",
        "characters": "abbot navigator",
    },
    {
        "edition": "classic_2016",
        "dark_city": "museum wishing-well quarry imperial-treasury",
        "without": "great-wall keep keep",
        "characters": "wizard diplomat",
    },
]


def check(match: Match) -> None:
    dump = match.dump()
    expected = [naive.points(dump, seat) for seat in range(dump["seats"])]
    assert totals(match) == match.view()["points"] == expected
    assert match.sheet()["ranking"] == naive.ranking(dump)


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("options", TABLES)
def test_sheet_and_ranking_are_those_of_the_naive_scores(options: dict[str, Any], seats: int) -> None:
    for seed in range(4):
        chance = Random(seed)
        match = new(seats, seed, **options)
        while not match.over:
            play_on(match, chance, 40)
            check(match)
        assert [list(group) for group in match.ranking] == naive.ranking(match.dump())
        assert list(match.winners) == match.ranking[0]
