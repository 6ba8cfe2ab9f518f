"""`pentapolis rules`: the rulebook page, a paragraph of it, or where it speaks of something."""

from __future__ import annotations

from typing import Any

import click
from rich.text import Text

from ..kernel.catalogue import catalogue
from ..kernel.contract import GameInfo
from ..words import Paragraph, Rulebook, load_rulebook
from .command import Command, game_of, usual_game
from .desk import BadInput, Desk
from .pages import contents, print_paragraph

Json = dict[str, Any]


@click.command(
    "rules",
    cls=Command,
    examples=(
        "rules",
        "rules between-two-cities shops",
        'rules between-two-cities --search "factories tie"',
        "rules between-two-cities --all",
    ),
)
@click.argument("words", nargs=-1, metavar="[GAME] [PARAGRAPH]")
@click.option("--search", metavar="TEXT")
@click.option("--all", "whole", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def command(desk: Desk, words: tuple[str, ...], search: str | None, whole: bool, as_json: bool) -> None:
    """Show the rules."""
    info, rest = _named(words)
    rulebook = load_rulebook(info.package, desk.words.language)
    if len(rest) > 1:
        raise BadInput("extra", given=" ".join(rest[1:]))
    paragraphs = [_paragraph(rulebook, rest[0])] if rest else list(rulebook.paragraphs)
    if search is not None:
        _search(desk, rulebook, search, as_json)
    elif as_json:
        found = [_as_data(paragraph) for paragraph in paragraphs]
        desk.give(found, indent=2)
    elif rest or whole:
        desk.page(lambda: _print_all(desk, info, paragraphs))
    else:
        desk.print(Text(rulebook.title, style="bold"))
        desk.print(contents(paragraphs))
        desk.print(desk.say("rules-how", game=info.id))


def _print_all(desk: Desk, info: GameInfo, paragraphs: list[Paragraph]) -> None:
    for number, paragraph in enumerate(paragraphs):
        if number:
            desk.print()
        print_paragraph(desk, info, paragraph)


def _named(words: tuple[str, ...]) -> tuple[GameInfo, tuple[str, ...]]:
    """The game, the usual one if it is left out, and the rest of the words."""
    if words and (words[0] in {info.id for info in catalogue()} or len(words) > 1):
        return game_of(words[0]), words[1:]
    return usual_game(), words


def _paragraph(rulebook: Rulebook, name: str) -> Paragraph:
    """A paragraph by its id, or by a key of a score sheet or a refusal that leads to it."""
    for find in (rulebook.paragraph, rulebook.paragraph_for):
        try:
            return find(name)
        except KeyError:
            continue
    known = [paragraph.id for paragraph in rulebook.paragraphs]
    raise BadInput("paragraph", given=name, known=known)


def _search(desk: Desk, rulebook: Rulebook, text: str, as_json: bool) -> None:
    hits = rulebook.search(text)
    if as_json:
        found = [
            {"id": hit.paragraph.id, "title": hit.paragraph.title, "excerpt": hit.excerpt} for hit in hits
        ]
        desk.give(found, indent=2)
        return
    for hit in hits:
        desk.print(Text(hit.paragraph.id, style="cyan").append(f"  {hit.paragraph.title}", style="bold"))
        desk.print(Text(f"  {hit.excerpt}", style="dim"))
    if not hits:
        desk.print(desk.say("no-hit"))


def _as_data(paragraph: Paragraph) -> Json:
    examples = [{"id": example.id, "kind": example.kind, **example.facts} for example in paragraph.examples]
    return {
        "id": paragraph.id,
        "title": paragraph.title,
        "text": paragraph.body,
        "refusals": list(paragraph.refusals),
        "sheet": list(paragraph.sheet),
        "examples": examples,
    }
