"""What is wrong with input is said in the reader's language alone."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import pentapolis
from pentapolis import PentapolisError
from pentapolis.bots import arena, specs
from pentapolis.table.saves import parse_json, resumed, saved
from pentapolis.table.session import Occupant, Session
from pentapolis.words import LANGUAGES, Words
from tests.games.between_two_cities.test_dump import BAD

GAME = "between-two-cities"
SOURCES = Path(pentapolis.__file__).parent
KINDS = {"BadNotation", "BadOption", "BadPosition", "BadRecord", "NotJson", "_bad", "_unlike"}
ELSEWHERE = {"server"}  # what is said there has its own words, or goes to programs


def trees() -> Iterator[tuple[str, ast.Module]]:
    for file in sorted(SOURCES.rglob("*.py")):
        if not ELSEWHERE & set(file.relative_to(SOURCES).parts):
            yield file.name, ast.parse(file.read_text(encoding="utf-8"))


def reasons() -> set[str]:
    """Every reason that stands in the source: as an argument, or as a variable of that name."""
    found: set[str] = set()
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.keyword) and node.arg == "reason":
                found |= texts(node.value)
            elif isinstance(node, ast.Assign):
                for names, values in pairs(node):
                    found |= texts(values) if isinstance(names, ast.Name) and names.id == "reason" else set()
    return found


def pairs(node: ast.Assign) -> Iterator[tuple[ast.expr, ast.expr]]:
    target = node.targets[0]
    if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
        yield from zip(target.elts, node.value.elts, strict=True)
    else:
        yield target, node.value


def texts(node: ast.expr) -> set[str]:
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def test_every_error_has_a_reason() -> None:
    for name, tree in trees():
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and getattr(node.func, "id", getattr(node.func, "attr", "")) in KINDS
            ):
                assert "reason" in {keyword.arg for keyword in node.keywords}, f"{name}:{node.lineno}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_and_every_word_a_reason(language: str) -> None:
    found = reasons() - {""}
    assert len(found) > 50
    said = {
        line.split(" =")[0].removeprefix("problem-")
        for file in (SOURCES / "locales" / language).glob("*.ftl")
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.startswith("problem-")
    }
    assert found == said


def changed(**fields: Any) -> Callable[[], object]:
    record = pentapolis.new(GAME, seats=3, seed=1).record()
    return lambda: pentapolis.replay({**record, **fields})


def wrong() -> Iterator[Callable[[], object]]:
    """Calls that are refused, one of each kind at least."""
    match = pentapolis.new(GAME, seats=3, seed=1)
    odd: Any = "x"
    text = str(match.legal(0)[0])
    for _, fields, *_ in BAD:
        yield lambda fields=fields: pentapolis.load(GAME, fields)
    dump = match.dump()
    for fields in (
        {**dump, "box": {**dump["box"], "S": dump["box"]["S"] + 1}},
        {**dump, "box": {**dump["box"], "S": dump["box"]["S"] - 1}},
        {**dump, "game": "chess"}, {**dump, "generator": -1}, {**dump, "note": 1}, {1: 2}, [],
    ):  # fmt: skip
        data: Any = fields
        yield lambda data=data: pentapolis.load(GAME, data)
    for options in (
        {"edition": "x"}, {"x": 1}, {1: 2}, 5,
        {"duplexes": [5]}, {"duplexes": "S"}, {"duplexes": "S " * 24}, {"duplexes": "x " * 24},
    ):  # fmt: skip
        given: Any = options
        yield lambda given=given: pentapolis.new(GAME, seed=1, options=given)
    for fields in (
        {"format": 2}, {"game": 5}, {"game": "chess"}, {"rules": 9}, {"seats": "x"}, {"steps": 5},
        {"note": 1}, {"start": {}}, {"start": {"seed": -1}}, {"start": {"seed": 1, "drawn": 5}}, {"start": 5},
        {"start": {"position": {**dump, "seats": 3, "rules": 1, "options": {"placement": "seat-order"}}}},
        {"steps": [5]}, {"steps": [[0, "x"]]}, {"steps": [[0, text, {"x": 1}]]}, {"steps": [["stand-off"]]},
        {"steps": [[0, text], [0, text]]}, {"steps": [[7, text]]},
    ):  # fmt: skip
        yield changed(**fields)
    yield lambda: pentapolis.replay({"game": GAME})
    yield lambda: pentapolis.replay(match.record(), until=-1)
    yield lambda: pentapolis.new("chess")
    yield lambda: pentapolis.new(GAME, seats=9)
    yield lambda: pentapolis.new(GAME, drawn=["S"] * 17)
    yield lambda: pentapolis.new(GAME, drawn=["#x"])
    yield lambda: pentapolis.new(GAME, drawn=["S"] * 600)
    yield lambda: match.play(0, odd)
    yield lambda: match.play(0, None)  # pyright: ignore[reportArgumentType]
    yield lambda: match.play(odd, text)
    yield lambda: match.play(0, text, word=-1)
    yield lambda: match.play(0, text, drawn=["S"])
    yield lambda: match.story(0, -1)
    yield lambda: match.imagine(0, -1)
    for spec in (
        "genius", "greedy(depth=2)", "ismcts(speed=1)", "ismcts(iterations=0)", "ismcts(exploration=x)",
    ):  # fmt: skip
        yield lambda spec=spec: specs.parse(spec)
    yield lambda: arena.check(arena.Plan(GAME, ("greedy",) * 9, 1))
    yield lambda: arena.check(arena.Plan(GAME, ("greedy",), 0))
    yield lambda: Session(match, [Occupant()], seed=1, id="a-game")
    save = saved(Session(match, [Occupant()] * 3, seed=1, id="a-game"))
    for fields in (
        {"pentapolis": 1}, {"format": 2}, {"id": 1}, {"seed": "x"}, {"told": 1}, {"told": [0]},
        {"occupants": [{"name": "", "bot": "genius"}] * 3},
    ):  # fmt: skip
        yield lambda fields=fields: resumed({**save, **fields})
    yield lambda: resumed({"pentapolis": "save"})
    for text in ("{", "{]", "[]", '{"a": NaN}', '{"a": 1' + "0" * 5000 + "}", "[" * 50 + "]" * 50):
        yield lambda text=text: parse_json(text, "a-file.json")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_error_is_told_in_another_language(language: str) -> None:
    """No three words of English in a row, outside of quoted input, stand in a Chinese text."""
    words, told = Words(language, strict=True), set[str]()
    for call in wrong():
        with pytest.raises(PentapolisError) as caught:
            call()
        told.add(getattr(caught.value, "reason", ""))
        text = words.error(caught.value)
        assert "{" not in text.replace("{'", "").replace("{}", ""), text
        assert ".." not in text.replace("...", ""), text
        plain = re.sub(r"'[^']*'|\"[^\"]*\"", "", text)
        if language != "en":
            assert not re.search(r"[A-Za-z]{2,} [A-Za-z]{2,} [A-Za-z]{2,}", plain), text
    assert len(told) > 45, sorted(reasons() - told)
