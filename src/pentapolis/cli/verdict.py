"""Was chance at a web table what it had promised?  In words, or as JSON."""

from __future__ import annotations

import re
from typing import Any, cast

from ..kernel.errors import BadRecord
from ..kernel.record import replay
from ..table.chance import Finding, verify
from .desk import BadInput, Desk
from .files import GameFile

Json = dict[str, Any]
FAIR, NOT_FAIR = 0, 1
_STEP = re.compile(r"steps\[(\d+)\]")


def tell_verdict(desk: Desk, game: GameFile, name: str, *, as_json: bool) -> int:
    """Check a table's file and tell what came out; the exit code.  BadInput, BadRecord."""
    found: Any = (game.table or {}).get("chance")
    if not isinstance(found, dict):
        raise BadInput("no-chance", name=name)
    chance = cast("Json", found)
    replay(game.record)
    try:
        findings = verify(game.record, chance)
    except BadRecord as error:
        raise BadInput("bad-chance", name=name, where=error.where) from error
    if as_json:
        desk.give({"fair": not findings, "findings": [finding._asdict() for finding in findings]})
    else:
        _print(desk, game.record, chance, findings)
    return NOT_FAIR if findings else FAIR


def _print(desk: Desk, record: Json, chance: Json, findings: list[Finding]) -> None:
    wrong = {finding.where for finding in findings}
    desk.print(desk.say("verify-rules", steps=len(record["steps"])))
    told = str(chance.get("commitment"))
    desk.print(
        desk.say("verify-commitment-wrong" if "commitment" in wrong else "verify-commitment", told=told)
    )
    if "seed" not in record["start"]:
        desk.print(desk.say("verify-position"))
    else:
        desk.print(desk.say("verify-deal-wrong" if "start.seed" in wrong else "verify-deal"))
    draws = sum(number is not None for number in chance["numbers"])
    steps = [_STEP.fullmatch(finding.where) for finding in findings]
    numbers = [str(int(step[1]) + 1) for step in steps if step]
    if numbers:
        desk.print(desk.say("verify-draws-wrong", count=len(numbers), steps=numbers))
    else:
        desk.print(desk.say("verify-draws", count=draws))
    if "end" in wrong:
        desk.print(desk.say("verify-no-end"))
    desk.print()
    desk.print(desk.say("verify-not-fair" if findings else "verify-fair"))
