"""Chance at a live table: every word comes from one secret and a number that is never used again.

The secret's hash, the commitment, is shown at the start and the secret itself after the end, so that
what was seen never tells what comes, an undo never repeats a draw, and anybody can check a finished
game.  The deal has number 0, a step the number of its command in the table's log.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple, cast

from ..kernel.errors import BadRecord
from ..kernel.record import replay

Json = dict[str, Any]
DEAL = 0
SECRET_BYTES = 32
_STEP_WITH_CHANCE = 3


class Source:
    """The chance of one table: HMAC-SHA256 of its secret (32 bytes)."""

    def __init__(self, secret: bytes) -> None:
        self.commitment = sha256(secret).hexdigest()
        self._mac = hmac.new(secret, digestmod=sha256)  # copied for each word: keying it takes longer

    def word(self, number: int) -> int:
        """The word (0 to 2^63 - 1) of a log number: the first 63 bits."""
        return self.luck(str(number))

    def luck(self, purpose: str) -> int:
        """As `word`, for a purpose that is no step of the game, such as what a bot imagines."""
        mac = self._mac.copy()
        mac.update(purpose.encode())
        return int.from_bytes(mac.digest()[:8]) >> 1


class Finding(NamedTuple):
    """A place in a record where chance is not what the secret gives."""

    where: str
    found: int | None
    expected: int | None


def verify(record: Mapping[str, Any], chance: Mapping[str, Any]) -> list[Finding]:
    """Where a finished table's record departs from its secret; [] if it is fair.

    `chance`: {"commitment": hex, "secret": hex, "numbers": [log number or null for each step]}.  The
    game is played again, so that draws without a word of their own are found too.  BadRecord.
    """
    source = Source(_secret(chance))
    match = replay(record)  # BadRecord unless the record is one
    numbers = _numbers(chance, record)
    findings = [] if source.commitment == chance.get("commitment") else [Finding("commitment", None, None)]
    if not match.over:  # no table tells its secret before
        findings.append(Finding("end", None, None))
    start = cast("Json", record["start"])
    if "seed" in start and start["seed"] != source.word(DEAL):
        findings.append(Finding("start.seed", start["seed"], source.word(DEAL)))
    last = DEAL
    for index, (step, number) in enumerate(zip(record["steps"], numbers, strict=True)):
        found = _word_of(step)
        expected = None
        if number is not None and number > last:
            last, expected = number, source.word(number)
        if found != expected:
            findings.append(Finding(f"steps[{index}]", found, expected))
    return findings


def _secret(chance: Mapping[str, Any]) -> bytes:
    try:
        secret = bytes.fromhex(chance["secret"])
    except (KeyError, TypeError, ValueError) as error:
        raise _no_secret("no secret") from error
    if len(secret) != SECRET_BYTES:
        raise _no_secret(f"{len(secret)} bytes")
    return secret


def _no_secret(what: str) -> BadRecord:
    return BadRecord(what, "chance.secret", "64 hexadecimal digits", reason="no-chance-secret")


def _numbers(chance: Mapping[str, Any], record: Mapping[str, Any]) -> Sequence[int | None]:
    """One number for each step, null where none is drawn before a secret question is answered by all."""
    numbers = chance.get("numbers")
    steps = cast("list[Any]", record["steps"])
    sound = isinstance(numbers, list) and len(cast("list[Any]", numbers)) == len(steps)
    if not sound or not all(n is None or type(n) is int for n in cast("list[Any]", numbers)):
        what = "not one number for each step"
        raise BadRecord(what, "chance.numbers", "a list as long as steps", reason="no-chance-numbers")
    return cast("list[int | None]", numbers)


def _word_of(step: Any) -> int | None:
    return step[2].get("word") if len(step) == _STEP_WITH_CHANCE else None
