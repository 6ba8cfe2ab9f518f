"""The web client against the package: the same sentences, the same wire, words for all that it says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import pentapolis
from build_client import NotBuilt, node_tools
from pentapolis.kernel.match import Match
from pentapolis.words import LANGUAGES, Words

WEB = Path(__file__).parents[2] / "web"
GAME = "between-two-cities"
NAMES = ("Ada", "", "小林")

pytestmark = pytest.mark.skipif(
    not (WEB / "node_modules").is_dir(), reason="the client's packages are not installed"
)


@pytest.fixture(scope="session")
def node() -> str:
    try:
        return node_tools()["node"]
    except NotBuilt as problem:
        pytest.skip(str(problem))


def run(node: str, *arguments: str, **changes: str) -> str:
    done = subprocess.run(
        [node, *arguments], cwd=WEB, env=os.environ | changes, text=True, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def played(seats: int, seed: int, steps: int) -> Match:
    """A game, some way on: always another legal move."""
    match = pentapolis.new(GAME, seats=seats, seed=seed)
    for step in range(steps):
        if match.over:
            break
        seat = match.to_act[0]
        moves = match.legal(seat)
        match.play(seat, moves[step * 7 % len(moves)])
    return match


def refusals(match: Match) -> list[dict[str, Any]]:
    """What the rules say to moves that seat 0 can't make, and to no moves at all."""
    tried = ["S+F", "S L d4", "S|m R a1", "H/O L e9", "b R d5", "P+P", "nonsense"]
    found = [match.why(0, text) for text in tried if not match.over or text]
    return [
        {"code": error.code, "details": error.details, "game": getattr(error, "game", "")}
        for error in found
        if error is not None
    ]


def sentences(words: Words, match: Match) -> list[dict[str, Any]]:
    """Facts as they cross the wire, with the words that Python has for them."""
    names = NAMES[: match.seats]
    sheet = match.sheet(0)
    lines = [line for group in (*sheet["parts"], *sheet["seats"]) for line in group["lines"]]
    cases: list[dict[str, Any]] = [
        {"what": "story", "facts": event, "text": words.story(GAME, event, names)} for event in match.story(0)
    ]
    cases += [
        {"what": "item", "facts": item, "text": words.item(GAME, item, names)}
        for line in lines
        for item in line["items"]
    ]
    cases += [{"what": "line", "facts": line["key"], "text": words.line(GAME, line["key"])} for line in lines]
    cases += [
        {"what": "part", "facts": part, "text": words.part(GAME, part, names)} for part in sheet["parts"]
    ]
    cases += [{"what": "decided", "facts": key, "text": words.decided(GAME, key)} for key in sheet["decided"]]
    cases += [
        {"what": "refusal", "facts": said, "text": words.refusal(GAME, said["code"], said["details"], names)}
        for said in refusals(match)
        if said["game"]
    ]
    parties = len(sheet["seats"])
    text = list(words.party_names(GAME, match.seats, parties, names))
    cases.append({"what": "names", "facts": [match.seats, parties], "text": text})
    return [case | {"names": names} for case in cases]


def test_the_client_says_the_same_sentences(node: str, tmp_path: Path) -> None:
    games = [played(1, 3, 100), played(2, 5, 300), played(3, 7, 9), played(3, 8, 300), played(7, 9, 40)]
    cases = {
        language: [case for match in games for case in sentences(Words(language), match)]
        for language in LANGUAGES
    }
    file = tmp_path / "sentences.json"
    file.write_text(json.dumps({"game": GAME, "cases": cases}), encoding="utf-8")
    said = run(
        node, "node_modules/vitest/vitest.mjs", "run", "test/parity.test.ts", PENTAPOLIS_SENTENCES=str(file)
    )
    assert re.search(r"3 passed", re.sub(r"\x1b\[\d+m", "", said)), said


def test_wire_types_are_those_of_the_package(node: str) -> None:
    made = run(node, "tools/types.js", "--print", PYTHON=sys.executable)
    assert made == (WEB / "src" / "wire.d.ts").read_text(encoding="utf-8"), "npm run types, in web/"
