"""Whole games told in words: everything that a game says has a sentence in each language."""

from __future__ import annotations

from typing import Any

import pytest

import pentapolis
from pentapolis.words import LANGUAGES, Words

GAME = "between-two-cities"
STAGES = ("1", "2", "3", "1a", "1b", "2a", "2b", "3a", "3b")


def finished(seats: int) -> pentapolis.Match:
    match = pentapolis.new(GAME, seats=seats, seed=11)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    return match


@pytest.fixture(
    scope="module",
    params=[
        1,
        2,
        4,
    ],
)
def match(request: pytest.FixtureRequest) -> pentapolis.Match:
    return finished(request.param)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence(match: pentapolis.Match, language: str) -> None:
    words = Words(language, strict=True)
    names = words.party_names(GAME, match.seats, 3 if match.seats == 1 else match.seats)
    stages = [words.say(f"{GAME}-stage-{stage}") for stage in STAGES]
    for viewer in (None, 0):
        for event in match.story(viewer):
            text = words.story(GAME, event, names)
            if "seat" in event:
                assert names[event["seat"]] in text
            if "stage" in event:
                assert any(stage in text for stage in stages), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_sheet_has_its_reasons(language: str) -> None:
    words = Words(language, strict=True)
    for seats in (1, 2, 4):
        match = finished(seats)
        sheet = match.sheet()
        names = words.party_names(GAME, seats, len(sheet["seats"]))
        told: list[Any] = [words.part(GAME, part, names) for part in sheet["parts"]]
        for line in (line for party in [*sheet["parts"], *sheet["seats"]] for line in party["lines"]):
            told += [
                words.line(GAME, line["key"]),
                *(words.item(GAME, item, names) for item in line["items"]),
            ]
        told += [words.decided(GAME, key) for key in sheet["decided"]]
        assert all(told)
