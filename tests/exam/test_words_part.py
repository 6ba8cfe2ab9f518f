"""The words part of the exam, for every game of the catalogue: whatever a game can say has words.

Whole games are played at every number of seats; what they emit (story events, sheet keys, refusals,
moves) must have words in each language, and refusals and sheet keys a paragraph with an example.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import pentapolis
from pentapolis.kernel.contract import GameInfo
from pentapolis.kernel.fast import rng_below, rng_next, rng_seed
from pentapolis.words import LANGUAGES, Words
from pentapolis.words.rulebook import load_rulebook

GAMES = pentapolis.catalogue()
TRIED = 12  # moves of other moments that are tried, and refused or not, at each step


@cache
def emitted(info: GameInfo) -> dict[str, list[Any]]:
    """What whole games of this game say: events, sheets, refusals, one of each kind."""
    events: dict[str, Any] = {}
    sheets: list[Any] = []
    refusals: dict[str, pentapolis.PentapolisError] = {}
    for seats in info.seats:
        match = pentapolis.new(info.id, seats=seats, seed=seats)
        state, known = rng_seed(seats), [move for seat in match.to_act for move in match.legal(seat)]
        while not match.over:
            state = rng_next(state)
            seat = match.to_act[rng_below(state, len(match.to_act))]
            legal = match.legal(seat)
            known += legal
            for number in range(TRIED):
                state = rng_next(state)
                move = known[rng_below(state, len(known))]
                refusal = match.why(number % seats, move)
                if refusal is not None:
                    refusals.setdefault(refusal.code, refusal)
            match.play(seat, legal[rng_below(state, len(legal))])
        over = match.why(0, known[0])
        assert over is not None
        refusals.setdefault(over.code, over)
        sheets.append((match.seats, match.sheet()))
        for viewer in (None, *range(seats)):
            for event in match.story(viewer):
                events.setdefault(f"{event['key']} {None in event.values()}", event)
    return {"events": list(events.values()), "sheets": sheets, "refusals": list(refusals.values())}


def pairs() -> list[Any]:
    return [
        pytest.param(info, language, id=f"{info.id}-{language}") for info in GAMES for language in LANGUAGES
    ]


@pytest.mark.parametrize(("info", "language"), pairs())
def test_whatever_games_emit_has_words(info: GameInfo, language: str) -> None:
    words = Words(language, strict=True)
    said = emitted(info)
    for event in said["events"]:
        assert words.story(info.id, event)
    for seats, sheet in said["sheets"]:
        names = words.party_names(info.id, seats, len(sheet["seats"]))
        for part in [*sheet["parts"], *sheet["seats"]]:
            for line in part["lines"]:
                assert words.line(info.id, line["key"])
                for item in line["items"]:
                    assert words.item(info.id, item, names)
        for key in sheet["decided"]:
            assert words.decided(info.id, key)
    for refusal in said["refusals"]:
        assert words.error(refusal)


@pytest.mark.parametrize(("info", "language"), pairs())
def test_options_and_their_values_have_words(info: GameInfo, language: str) -> None:
    words = Words(language, strict=True)
    for option in ["edition", *(option.name for option in info.options)]:
        assert words.say(f"{info.id}-option-{option}")
        assert words.say(f"{info.id}-option-{option}-help")
    for option in info.options:
        for value in option.choices:
            text = str(value).lower() if isinstance(value, bool) else value
            assert words.say(f"{info.id}-option-{option.name}-{text}")
    for edition in info.editions:
        assert words.say(f"{info.id}-option-edition-{edition}")


@pytest.mark.parametrize(("info", "language"), pairs())
def test_refusals_and_sheet_keys_lead_to_a_paragraph_with_an_example(info: GameInfo, language: str) -> None:
    book = load_rulebook(info.package, language)
    said = emitted(info)
    keys = {refusal.code for refusal in said["refusals"]}
    for _, sheet in said["sheets"]:
        keys |= set(sheet["decided"])
        for part in [*sheet["parts"], *sheet["seats"]]:
            for line in part["lines"]:
                keys |= {line["key"], *(item["key"] for item in line["items"])}
    for key in keys:
        assert book.paragraph_for(key).examples, key
