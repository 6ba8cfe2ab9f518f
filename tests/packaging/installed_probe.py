"""Run by an installed package's Python, far from the sources: play each game, print what is found as JSON."""

from __future__ import annotations

import json
import sys

import pentapolis
from pentapolis.kernel import position
from pentapolis.words import LANGUAGES, Words, load_rulebook

MOST_DECISIONS = 300


def played(game_id: str) -> pentapolis.Match:
    """Moves in turn from the front, the middle and the end of the list: most rules come up."""
    match = pentapolis.new(game_id, seed=7)
    for step in range(MOST_DECISIONS):
        if match.over:
            break
        seat = match.to_act[-1]
        moves = match.legal(seat)
        match.play(seat, moves[step * 7 % len(moves)])
    return match


def found(info: pentapolis.GameInfo) -> dict[str, object]:
    match = played(info.id)
    return {
        "record": match.record(),
        "sheet": match.sheet(),
        "names": {language: Words(language, strict=True).say(f"{info.id}-name") for language in LANGUAGES},
        "paragraphs": [len(load_rulebook(info.package, language).paragraphs) for language in LANGUAGES],
    }


games = {info.id: found(info) for info in pentapolis.catalogue()}
sys.stdout.write(json.dumps({"kernel": position.__file__, "games": games}))
