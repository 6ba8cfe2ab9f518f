"""Moves of Citadels as typed values, small ints and text.

A move is a verb with at most two things: `gold`, `build trading-post`, `kill thief`, `raze 2 temple`.
Seats are numbered from 0.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache

from pentapolis.kernel.contract import Move
from pentapolis.kernel.errors import BadNotation
from pentapolis.kernel.notation import shown, whole_number

from . import tables as t

_EXPECTED = "a verb and what it is about, as: gold, build temple, kill thief, raze 2 temple"
_LONGEST = 60  # characters of a move, blanks included

SEAT, DISTRICT, CHARACTER = "seat", "district", "character"
_CHARACTER_VERBS = frozenset({t.PICK, t.ASIDE, t.KILL, t.ROB, t.BEWITCH})
_DISTRICT_VERBS = frozenset(
    {t.KEEP_CARD, t.BUILD, t.PUT, t.TAKE, t.RAISE, t.GIVE, t.CEDE, t.GILD, t.SELL, t.TUCK, t.FIND}
)
_SEAT_VERBS = frozenset({t.SWAP, t.LOOK, t.CROWN, t.TITHE})
_SEAT_AND_DISTRICT_VERBS = frozenset({t.RAZE, t.COVET, t.BLAST})


def shape(verb: int) -> tuple[str, ...]:
    """What a verb is about."""
    if verb in _CHARACTER_VERBS:
        return (CHARACTER,)
    if verb in _DISTRICT_VERBS:
        return (DISTRICT,)
    if verb in _SEAT_VERBS:
        return (SEAT,)
    return (SEAT, DISTRICT) if verb in _SEAT_AND_DISTRICT_VERBS else ()


@dataclass(frozen=True, slots=True)
class Act(Move):
    """A verb with what it is about: `seat`, `district` or `character`, -1 where there is none."""

    verb: int
    seat: int = -1
    district: int = -1
    character: int = -1


def act(verb: int, **about: int) -> Act:
    """The move of a verb; the things it is about are named as its shape names them."""
    numbers = [about[kind] for kind in shape(verb)]
    words = [_WRITE[kind](number) for kind, number in zip(shape(verb), numbers, strict=True)]
    high, low = (*numbers, 0, 0)[:2] if len(numbers) != 1 else (0, numbers[0])
    return Act(verb << 16 | high << 8 | low, " ".join([t.VERBS[verb], *words]), verb, **about)


def decode(code: int) -> Move:
    """The move of a code; BadNotation."""
    verb, high, low = code >> 16, code >> 8 & 255, code & 255
    if verb < len(t.VERBS):
        kinds = shape(verb)
        numbers = (high, low) if len(kinds) == 2 else (low,) if kinds else ()
        about = dict(zip(kinds, numbers, strict=True))
        if all(number < _MOST[kind] for kind, number in about.items()):
            move = act(verb, **about)
            if move.code == code:
                return move
    raise _no_move(f"no move has code {code}", str(code))


@lru_cache(maxsize=16384)
def parse(text: str) -> Move:
    """The move that a text names, legal or not; BadNotation."""
    words = text[: _LONGEST + 1].split()
    given = shown(text)
    if len(text) > _LONGEST or not words or words[0].lower() not in t.VERBS:
        raise _no_move(f"{given} is no move", given)
    verb = t.VERBS.index(words[0].lower())
    kinds = shape(verb)
    if len(words) != 1 + len(kinds):
        raise _no_move(f"{given} is no move", given)
    return act(verb, **{kind: _READ[kind](word) for kind, word in zip(kinds, words[1:], strict=True)})


def _no_move(what: str, given: str) -> BadNotation:
    return BadNotation(what, "move", _EXPECTED, reason="citadels-no-move", given=given)


def district_number(text: str) -> int:
    """Kind of a district by its id; BadNotation."""
    return _number(text, t.DISTRICTS, "district", reason="citadels-no-district")


def character_number(text: str) -> int:
    """Number of a character by its id; BadNotation."""
    return _number(text, t.CHARACTERS, "character", reason="citadels-no-character")


def _number(text: str, known: tuple[str, ...], what: str, *, reason: str) -> int:
    word = text.lower()
    if word in known:
        return known.index(word)
    given = shown(text)
    raise BadNotation(f"{given} is no {what}", what, ", ".join(known), reason=reason, given=given)


def _seat_number(text: str) -> int:
    number = whole_number(text, digits=1)
    if number is None or number >= _MOST[SEAT]:
        given = shown(text)
        raise BadNotation(f"{given} is no seat", "move", "0 to 7", reason="citadels-no-seat", given=given)
    return number


@cache
def _seat_text(seat: int) -> str:
    return str(seat)


_WRITE: dict[str, Callable[[int], str]] = {
    SEAT: _seat_text,
    DISTRICT: t.DISTRICTS.__getitem__,
    CHARACTER: t.CHARACTERS.__getitem__,
}
_READ: dict[str, Callable[[str], int]] = {
    SEAT: _seat_number,
    DISTRICT: district_number,
    CHARACTER: character_number,
}
_MOST = {SEAT: 8, DISTRICT: t.KINDS, CHARACTER: t.N_CHARACTERS}
