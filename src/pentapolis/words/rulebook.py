"""A game's rulebook pages: paragraphs with examples, found by id, by key or by their words.

The package of a game holds `rulebook/<language>.md` and `rulebook/index.toml`.  A page is a title line
`# Title` and paragraphs `## Title {#id}`; a line `:::example id` says where an example belongs.  The index
gives for each paragraph the refusal codes and sheet keys that lead to it, its examples' facts, and under
`shares` the ids of other paragraphs' examples that stand in it too.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

_HEADING = re.compile(r"^## (?P<title>.+?) \{#(?P<id>[a-z0-9-]+)\}$", re.MULTILINE)
_EXAMPLE = re.compile(r"^:::example (?P<id>[a-z0-9-]+)$", re.MULTILINE)
_CHINESE = r"\u2018-\u201d\u3000-\u303f\u3400-\u9fff\uff00-\uffef"
_SOFT_BREAK = re.compile(rf"(?<=[{_CHINESE}])\n *(?=[{_CHINESE}])")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_TABLE = re.compile(r"\|[-|]+\||\|")
_MARKS = re.compile(r"[*`]")
_TOKEN = re.compile(r"[\u3400-\u9fff]+|[^\W\u3400-\u9fff]+")
_ENDINGS = (("ies", 6), ("y", 5), ("s", 4))
_TITLE_WEIGHT = 8
_EXCERPT = 90


@dataclass(frozen=True, slots=True)
class Example:
    """A tested example: `kind` is score, refusal, accepted or play; `facts` as the index gives them."""

    id: str
    kind: str
    facts: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One rule in words.  `parts` are pieces of Markdown and, between them, the examples."""

    id: str
    title: str
    parts: tuple[str | Example, ...]
    refusals: tuple[str, ...]
    sheet: tuple[str, ...]

    @property
    def body(self) -> str:
        """The prose without the examples."""
        return "\n\n".join(part for part in self.parts if isinstance(part, str))

    @property
    def plain(self) -> str:
        """The prose without marks, in one line."""
        unmarked = _MARKS.sub("", _LINK.sub(r"\1", self.body))
        return " ".join(_TABLE.sub(" ", unmarked).split())

    @property
    def examples(self) -> tuple[Example, ...]:
        return tuple(part for part in self.parts if isinstance(part, Example))


@dataclass(frozen=True, slots=True)
class Hit:
    """A paragraph that a search found, with a piece of its text around the first match."""

    paragraph: Paragraph
    excerpt: str
    weight: int


class Rulebook:
    """The pages of one game in one language."""

    def __init__(self, language: str, title: str, paragraphs: tuple[Paragraph, ...]) -> None:
        self.language, self.title, self.paragraphs = language, title, paragraphs
        self._by_id = {paragraph.id: paragraph for paragraph in paragraphs}
        self._by_key: dict[str, Paragraph] = {}
        for paragraph in paragraphs:
            for key in (*paragraph.refusals, *paragraph.sheet):
                if key in self._by_key:
                    raise ValueError(f"rulebook: {key!r} leads to two paragraphs")
                self._by_key[key] = paragraph

    def paragraph(self, paragraph_id: str) -> Paragraph:
        """The paragraph of this id; KeyError."""
        return self._by_id[paragraph_id]

    def paragraph_for(self, key: str) -> Paragraph:
        """The paragraph that a refusal code or a sheet key (line, item, decided) leads to; KeyError."""
        return self._by_key[key]

    def search(self, text: str, limit: int = 10) -> list[Hit]:
        """Paragraphs that hold what is asked for, best first.

        Words match from their beginning; Chinese, which has no spaces, by pairs of characters.  At
        least half of what is asked for must be there.
        """
        terms = _terms(text)
        hits = [hit for paragraph in self.paragraphs if (hit := _match(paragraph, terms)) is not None]
        return sorted(hits, key=lambda hit: -hit.weight)[:limit]


@cache
def load_rulebook(package: str, language: str) -> Rulebook:
    """The pages that lie in a game's package; ValueError where pages and index disagree."""
    folder = files(package) / "rulebook"
    index = tomllib.loads((folder / "index.toml").read_text(encoding="utf-8"))
    page = (folder / f"{language}.md").read_text(encoding="utf-8")
    entries: dict[str, Mapping[str, Any]] = {entry["id"]: entry for entry in index["paragraph"]}
    examples = {facts["id"]: facts for entry in index["paragraph"] for facts in entry.get("example", ())}
    heading, *sections = _sections(page)
    paragraphs = tuple(_paragraph(*section, entries, examples) for section in sections)
    missing = [name for name in entries if name not in {paragraph.id for paragraph in paragraphs}]
    if missing or len(paragraphs) != len(entries):
        raise ValueError(f"{language}.md: paragraphs {missing} are missing, or one stands there twice")
    return Rulebook(language, heading[1], paragraphs)


def _sections(page: str) -> list[tuple[str, str, str]]:
    """(id, title, text) of the page's head and of each paragraph."""
    starts = [*_HEADING.finditer(page)]
    ends = [*(match.start() for match in starts), len(page)]
    sections = [("", page[: ends[0]].strip().removeprefix("# ").partition("\n")[0], "")]
    for start, end in zip(starts, ends[1:], strict=True):
        sections.append((start["id"], start["title"], page[start.end() : end].strip()))
    return sections


def _paragraph(
    name: str,
    title: str,
    text: str,
    entries: Mapping[str, Mapping[str, Any]],
    known: Mapping[str, Mapping[str, Any]],
) -> Paragraph:
    if name not in entries:
        raise ValueError(f"rulebook: paragraph {name!r} is not in index.toml")
    entry = entries[name]
    strangers = {*entry.get("shares", ())} - {*known}
    if strangers:
        raise ValueError(f"rulebook: paragraph {name!r} shares {sorted(strangers)}, which is no example")
    shown = [facts["id"] for facts in entry.get("example", ())] + [*entry.get("shares", ())]
    examples = {example: _example(known[example]) for example in shown}
    parts: list[str | Example] = []
    for number, piece in enumerate(_EXAMPLE.split(text)):
        if number % 2:
            if piece not in examples:
                raise ValueError(f"rulebook: paragraph {name!r} has no example {piece!r} left")
            parts.append(examples.pop(piece))
        elif piece.strip():
            parts.append(_SOFT_BREAK.sub("", piece.strip()))
    if examples:
        raise ValueError(f"rulebook: paragraph {name!r} does not show {sorted(examples)}")
    return Paragraph(name, title, tuple(parts), tuple(entry["refusals"]), tuple(entry["sheet"]))


def _example(facts: Mapping[str, Any]) -> Example:
    rest = {name: value for name, value in facts.items() if name not in ("id", "kind")}
    return Example(facts["id"], facts["kind"], rest)


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()


def _terms(text: str) -> list[str]:
    """What to look for: words with a mark for their beginning, pairs of Chinese characters."""
    terms: list[str] = []
    for token in _TOKEN.findall(_folded(text)):
        if "\u3400" <= token[0] <= "\u9fff":
            terms += [token[i : i + 2] for i in range(max(1, len(token) - 1))]
        else:
            terms.append(rf"\b{re.escape(_stem(token))}")
    return terms


def _stem(word: str) -> str:
    """Without the endings in which English plurals differ."""
    for ending, length in _ENDINGS:
        if word.endswith(ending) and len(word) >= length:
            return word.removesuffix(ending)
    return word


def _match(paragraph: Paragraph, terms: list[str]) -> Hit | None:
    title, plain = _folded(paragraph.title), paragraph.plain
    body = _folded(plain)
    in_title = [len(re.findall(term, title)) for term in terms]
    in_body = [[match.start() for match in re.finditer(term, body)] for term in terms]
    found = [bool(head or places) for head, places in zip(in_title, in_body, strict=True)]
    if not terms or sum(found) * 2 < len(terms):
        return None
    weight = 100 * sum(found) // len(terms) + _TITLE_WEIGHT * sum(in_title)
    weight += sum(min(len(places), 5) for places in in_body)
    first = min((places[0] for places in in_body if places), default=0)
    return Hit(paragraph, _excerpt(plain, first), weight)


def _excerpt(plain: str, place: int) -> str:
    start = max(0, place - _EXCERPT // 3)
    end = start + _EXCERPT
    before, after = "…" if start else "", "…" if end < len(plain) else ""
    return before + plain[start:end].strip() + after
