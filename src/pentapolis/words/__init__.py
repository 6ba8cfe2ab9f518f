"""Words for people: language choice, message files, rulebook pages.

    choose_language(explicit, environ)       en, zh-Hant or zh-Hans
    Words(language)                          sentences from keys and numbers
    load_rulebook(package, language)         a game's pages: paragraphs, examples, search

A game's words are found by its id and its package: nothing here knows a game.
"""

from __future__ import annotations

from .language import LANGUAGES, choose_language
from .messages import MissingWords, Words
from .rulebook import Example, Hit, Paragraph, Rulebook, load_rulebook

__all__ = [
    "LANGUAGES",
    "Example",
    "Hit",
    "MissingWords",
    "Paragraph",
    "Rulebook",
    "Words",
    "choose_language",
    "load_rulebook",
]
