"""Rulebook pages for the browser, with what their examples show."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from ..kernel.catalogue import find_info
from ..kernel.contract import GameInfo
from ..words import load_rulebook
from ..words.examples import Scene, scene
from ..words.rulebook import Example, Paragraph
from .rest import Page, PageExample, PageParagraph

_NO_FACTS = {"expect"}  # for the tests


@cache
def page(game_id: str, language: str) -> bytes:
    """A rest.Page as JSON; its examples are run once.  BadOption where there is no such game."""
    info = find_info(game_id)
    rulebook = load_rulebook(info.package, language)
    paragraphs = [_paragraph(info, paragraph) for paragraph in rulebook.paragraphs]
    return msgspec.json.encode(Page(rulebook.title, paragraphs))


def _paragraph(info: GameInfo, paragraph: Paragraph) -> PageParagraph:
    parts: list[Any] = [
        part if isinstance(part, str) else _example(info, paragraph.id, part) for part in paragraph.parts
    ]
    keys = [*paragraph.refusals, *paragraph.sheet]
    return PageParagraph(paragraph.id, paragraph.title, parts, keys)


def _example(info: GameInfo, paragraph: str, example: Example) -> PageExample:
    shown = _scene(info.id, info.package, paragraph, example.id)
    facts = {name: value for name, value in example.facts.items() if name not in _NO_FACTS}
    found = {"view": shown.view, "after": shown.after, "sheet": shown.sheet, "refusal": shown.refusal}
    known = {name: value for name, value in found.items() if name in PageExample.__struct_fields__}
    return PageExample(id=example.id, kind=example.kind, facts=facts, **known)


@cache
def _scene(game_id: str, package: str, paragraph: str, example_id: str) -> Scene:
    """The same in every language."""
    examples = load_rulebook(package, "en").paragraph(paragraph).examples
    return scene(find_info(game_id), next(example for example in examples if example.id == example_id))
