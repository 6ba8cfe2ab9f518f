"""Sentences from keys and numbers, out of the message files in `pentapolis/locales/<language>/`.

The plain facts of refusals, sheet items and story events become words, here for a game `g` and a fact `tile`:

    seat, seats, other, owners, waiting   numbers of seats: the names given, else `seat-name`, counted from 1
    a word `S`                      message `g-tile-S`, else the word as it is
    two words, `S|F` or `S/F`       message `g-tile-beside` or `g-tile-above`, with `first` and `second`
    a number 4                      message `g-tile` with `number` 5, else message `g-tile-4`, else the number
    a list `tiles`                  each as `tile`, joined as the language does it; bare notation by spaces
    a fact `own_tile`               as `tile`
    nothing (null)                  the word `unknown`, for messages to select on

Every `*.ftl` file of the language's folder is read.

In Chinese sentences a blank stands between Han characters and Latin letters or digits.  Message files write
it where they know what comes; where a fact borders on Han characters, as a name does, it is set by what the
fact turns out to be.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource

from pentapolis.kernel.errors import PentapolisError

from .language import LANGUAGES

STRICT_VARIABLE = "PENTAPOLIS_STRICT_WORDS"

_SEAT_FACTS = {"seat", "seats", "other", "owners", "waiting"}
_SIGNS = {"|": "beside", "/": "above"}

_HAN, _LATIN = r"[\u4e00-\u9fff]", r"[A-Za-z0-9]"
_SEAM = "\ue000"  # where a fact borders on Han characters
_SEAMS = re.compile(rf"(?<={_HAN})(?={{)|(?<=}})(?={_HAN})")
_WIDE = re.compile(rf"(?<={_HAN}){_SEAM}(?={_LATIN})|(?<={_LATIN}){_SEAM}(?={_HAN})")


class MissingWords(LookupError):
    """A message that does not exist, or a placeholder that was not filled (strict only)."""


_TOO_LONG = 10**15  # what is longer is no number of ours, and can't be written with separators


class Words:
    """All messages of one language.

    `strict` (default: is PENTAPOLIS_STRICT_WORDS set?) raises MissingWords where an unknown key would
    otherwise be shown as it is.  Another language is never used instead.
    """

    def __init__(self, language: str, *, strict: bool | None = None) -> None:
        self.language = language
        self.strict = bool(os.environ.get(STRICT_VARIABLE)) if strict is None else strict
        self._bundle = _bundle(language)

    # ------------------------------------------------------------------ messages

    def has(self, key: str) -> bool:
        """Is there a message of this id?"""
        return self._bundle.has_message(key)

    def say(self, key: str, /, **facts: Any) -> str:
        """The message `key`; lists among the facts are joined the way of the language."""
        if not self.has(key) or (pattern := self._bundle.get_message(key).value) is None:
            if self.strict:
                raise MissingWords(f"{self.language}: no message {key!r}")
            return key
        filled = {name: self._plain(value) for name, value in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, filled)
        if errors and self.strict:
            raise MissingWords(f"{self.language}: {key}: {errors[0]}")
        return _WIDE.sub(" ", str(text)).replace(_SEAM, "")

    def join(self, parts: Iterable[str]) -> str:
        """An enumeration: `a, b and c` or what the language has for it."""
        *most, last = [*parts] or [""]
        if not most:
            return last
        text = most[0]
        for part in most[1:]:
            text = self.say("list-more", first=text, second=part)
        return self.say("list-last", first=text, second=last)

    # ------------------------------------------------------------------ facts of games

    def refusal(
        self, game_id: str, code: str, details: Mapping[str, Any] | None = None, names: Sequence[str] = ()
    ) -> str:
        """Why a move was refused: the game's own words for the code, else the kernel's."""
        own = f"{game_id}-refusal-{code}"
        key = own if self.has(own) else f"refusal-{code}"
        return self.say(key, **self._facts(game_id, details or {}, names))

    def move(self, game_id: str, kind: str, facts: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """A move in words; `kind` and `facts` as the game's typed move has them."""
        return self.say(f"{game_id}-move-{kind}", **self._facts(game_id, facts, names))

    def part(self, game_id: str, part: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """Heading of a part of the score sheet, such as a city with its owners."""
        owners = self.join(self.seat(owner, names) for owner in part.get("owners", ()))
        return self.say(f"{game_id}-part-{part['part']}", number=part["index"] + 1, owners=owners)

    def line(self, game_id: str, key: str) -> str:
        """Label of a line of the score sheet."""
        return self.say(f"{game_id}-sheet-{key}")

    def decided(self, game_id: str, key: str) -> str:
        """What set one group of the ranking above the next."""
        return self.say(f"{game_id}-decided-{key}")

    def item(self, game_id: str, item: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """The reason of a score sheet's item, without its points (which stand in a column beside it)."""
        facts = self._facts(game_id, _without(item, "key"), names)
        return self.say(f"{game_id}-item-{item['key']}", **facts)

    def story(self, game_id: str, event: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """A story event as a sentence.  `names` are shown for seats; default: `seat-name`, from 1."""
        facts = self._facts(game_id, _without(event, "key", "n", "step"), names)
        return self.say(f"{game_id}-story-{event['key']}", **facts)

    def thought(self, game_id: str, thought: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """Why an advised move may be good, as a sentence (see `Game.thoughts`)."""
        return self.say(
            f"{game_id}-thought-{thought['key']}", **self._facts(game_id, _without(thought, "key"), names)
        )

    def error(self, error: PentapolisError, names: Sequence[str] = ()) -> str:
        """An error that callers may meet; refusals included.

        What is wrong is said by message `problem-<reason>`; an error without a reason is told as it is.
        """
        game = getattr(error, "game", None)
        if game is not None:
            return self.refusal(game, getattr(error, "code", ""), getattr(error, "details", {}), names)
        facts = {name: getattr(error, name, "") or "none" for name in ("what", "where", "expected")}
        reason = getattr(error, "reason", "")
        if reason and (self.strict or self.has(f"problem-{reason}")):
            facts |= {"what": self._problem(error, reason, names), "expected": "none"}
        return self.say(f"error-{_dashed(type(error).__name__)}", **facts)

    def _problem(self, error: PentapolisError, reason: str, names: Sequence[str]) -> str:
        """What is wrong, without a full stop; `cause` is the error behind this one in words."""
        facts: dict[str, Any] = dict(getattr(error, "facts", {}))
        if isinstance(error.__cause__, PentapolisError):
            facts["cause"] = self.error(error.__cause__, names).rstrip(".。")
        return self.say(f"problem-{reason}", **facts)

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        """A seat's name: the one given, else the language's `seat-name`, counted from 1."""
        if seat < len(names) and names[seat]:
            return names[seat]
        return self.say("seat-name", number=seat + 1)

    def party_names(
        self, game_id: str, seats: int, parties: int, names: Sequence[str] = ()
    ) -> tuple[str, ...]:
        """Names of all seats and, after them, of the game's house opponents (message `g-house`)."""
        people = [self.seat(seat, names) for seat in range(seats)]
        house = [self.say(f"{game_id}-house", number=n + 1) for n in range(parties - seats)]
        return (*people, *house)

    # ------------------------------------------------------------------ from facts to words

    def _facts(self, game_id: str, facts: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        return {name: self._fact(game_id, name, value, names) for name, value in facts.items()}

    def _fact(self, game_id: str, name: str, value: Any, names: Sequence[str]) -> Any:
        name = name.rpartition("_")[2]
        if value is None:
            return "unknown"
        if isinstance(value, (list, tuple)):
            return self._list(game_id, name, [*cast("Sequence[Any]", value)], names)
        if name in _SEAT_FACTS and isinstance(value, int):
            return self.seat(value, names)
        if isinstance(value, bool) or not isinstance(value, (int, str)):
            return value
        if isinstance(value, str):
            return self._word(game_id, name, value)
        key = f"{game_id}-{name}"
        if self.has(key):
            return self.say(key, number=value + 1)
        return self.say(f"{key}-{value}") if self.has(f"{key}-{value}") else value

    def _list(self, game_id: str, name: str, values: list[Any], names: Sequence[str]) -> str:
        single = name if name in _SEAT_FACTS else name.removesuffix("s")
        words = [str(self._fact(game_id, single, value, names)) for value in values]
        if words == values:  # bare notation, such as cells, needs no grammar
            return " ".join(words)
        return self.join(words)

    def _word(self, game_id: str, name: str, value: str) -> str:
        for sign, relation in _SIGNS.items():
            first, found, second = value.partition(sign)
            key = f"{game_id}-{name}-{relation}"
            if found and self.has(key):
                both = (self._word(game_id, name, half) for half in (first, second))
                return self.say(key, **dict(zip(("first", "second"), both, strict=True)))
        key = f"{game_id}-{name}-{value}"
        return self.say(key) if self.has(key) else value

    def _plain(self, value: Any) -> str | int | float:
        if isinstance(value, (list, tuple)):
            return self.join(str(part) for part in cast("Sequence[Any]", value))
        if isinstance(value, bool):
            return str(value).lower()
        return value if isinstance(value, (int, float)) and abs(value) < _TOO_LONG else str(value)


def message_files(language: str) -> list[str]:
    """Names of the message files of a language, sorted."""
    folder = files("pentapolis") / "locales" / language
    return sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}: {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("pentapolis") / "locales" / language
    for name in message_files(language):
        source = (folder / name).read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(_SEAMS.sub(_SEAM, source)))
    return bundle


def _without(facts: Mapping[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in facts.items() if name not in names}


def _dashed(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")
