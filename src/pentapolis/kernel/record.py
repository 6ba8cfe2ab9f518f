"""Making matches: new ones, from a position dict, from a record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from . import options as option_rules
from .catalogue import find_game
from .contract import Game, GameInfo
from .errors import BadOption, BadPosition, BadRecord, Malformed, PentapolisError
from .limits import SECRET
from .match import MAX_SEED, STAND_OFF, Match, checked_seed, out_of_range
from .notation import as_number, shown

FORMAT = 1
_RECORD_KEYS = ("format", "game", "rules", "seats", "options", "start", "steps")


def new(
    game_id: str,
    *,
    seats: int | None = None,
    seed: int,
    options: Mapping[str, Any] | None = None,
    drawn: Sequence[str] | None = None,
) -> Match:
    """A new match; `drawn` names the first outcomes of chance.  BadOption, BadNotation."""
    game = find_game(game_id)
    return begin(game, seats, seed, options, drawn)


def begin(
    game: Game,
    seats: int | None,
    seed: int,
    options: Mapping[str, Any] | None,
    drawn: Sequence[str] | None = None,
    rules: int | None = None,
) -> Match:
    """A new match of a game that need not be in the catalogue, by its newest rules or older ones."""
    info = game.info
    if seats is None:
        seats = 4 if 4 in info.seats else info.seats[0]
    number = as_number(seats)
    if number is None or number not in info.seats:
        what = f"{info.id} can't be played with seats={shown(seats)}"
        raise _unknown(BadOption, what, "seats", seats, info.seats)
    start: dict[str, Any] = {"seed": checked_seed(seed)}
    settled = option_rules.settle(info.options, info.editions, options)
    version = rules or info.rules_version
    match = Match(game, settled, game.make(number, settled, version), start, version)
    match._begin(start["seed"], drawn)  # pyright: ignore[reportPrivateUsage]  # one module in two files
    if drawn is not None:
        start["drawn"] = list(drawn)
    return match


def load(game_id: str, data: Mapping[str, Any]) -> Match:
    """The match that a position dict describes; its record starts there.  BadPosition, BadOption."""
    return restore(find_game(game_id), data)


def restore(game: Game, data: Mapping[str, Any]) -> Match:
    """As `load`, for a game that need not be in the catalogue."""
    info = game.info
    fields = dict(_mapping(data, "position", BadPosition))
    if fields.pop("game", info.id) != info.id:
        what, other = f"a position of {shown(data['game'])}", shown(data["game"])
        raise BadPosition(what, "game", info.id, reason="other-game", given=other, known=info.id)
    rules = _version(info, fields.pop("rules", info.rules_version), BadPosition)
    given = fields.pop("seats", None)
    seats = as_number(given)
    if seats is None or seats not in info.seats:
        raise _unknown(BadPosition, f"seats={shown(given)}", "seats", given, info.seats)
    settled = option_rules.settle(
        info.options, info.editions, _mapping(fields.pop("options", {}), "options", BadPosition)
    )
    answers = _mapping(fields.pop("answers", {}), "answers", BadPosition)
    state = fields.pop("generator", 0)
    generator = as_number(state)
    if generator is None or not 0 <= generator <= MAX_SEED:
        raise out_of_range(BadPosition, shown(state), "generator", state, MAX_SEED)
    position = game.load(seats, settled, rules, fields)
    position.set_generator(generator)
    position.watch()
    match = Match(game, settled, position, None, rules)
    _give_answers(match, answers)
    return match


def _give_answers(match: Match, answers: Mapping[str, Any]) -> None:
    if answers and match.position.frame != SECRET:
        what, expected = "answers to an open question", "none unless a secret one is asked"
        raise BadPosition(what, "answers", expected, reason="answers-in-the-open")
    for seat, text in answers.items():
        where = f"answers[{shown(seat)}]"
        if not isinstance(text, str) or seat not in map(str, match.to_act):
            expected = "a move of a seat that is asked"
            raise BadPosition(shown(text), where, expected, reason="no-answer", given=shown(text))
        if len(match.to_act) == 1:
            what, expected = "every seat has answered", "at least one seat that owes"
            raise BadPosition(what, "answers", expected, reason="all-answered")
        refusal = match.why(int(seat), text)
        if refusal is not None:
            raise BadPosition(str(refusal), where, "a legal answer", reason="refused") from refusal
        match.play(int(seat), text)


def replay(record: Mapping[str, Any], *, until: int | None = None) -> Match:
    """The match that a record gives, or its first `until` steps (0, 1, ...); BadRecord, BadOption."""
    fields = _mapping(record, "record", BadRecord)
    return replay_of(find_game(_text(fields, "game")), fields, until=until)


def replay_of(game: Game, record: Mapping[str, Any], *, until: int | None = None) -> Match:
    """As `replay`, for a game that need not be in the catalogue."""
    record = _mapping(record, "record", BadRecord)
    _check_header(game, record)
    match = _started(game, record)
    end = None if until is None else as_number(until)
    if until is not None and (end is None or end < 0):
        what, expected = f"until={shown(until)}", "a number of steps, from 0"
        raise BadOption(what, "until", expected, reason="no-count", given=shown(until))
    for number, step in enumerate(record["steps"][:end]):
        _do(match, step, f"steps[{number}]")
    return match


def film(record: Mapping[str, Any]) -> Iterator[Match]:
    """The match at its start and after each recorded step: one and the same, going on.

    Raises BadRecord, BadOption.
    """
    fields = _mapping(record, "record", BadRecord)
    match = replay_of(find_game(_text(fields, "game")), fields, until=0)
    yield match
    for number, step in enumerate(fields["steps"]):
        _do(match, step, f"steps[{number}]")
        yield match


def _started(game: Game, record: Mapping[str, Any]) -> Match:
    start = _mapping(record["start"], "start", BadRecord)
    options = _mapping(record["options"], "options", BadRecord)
    drawn = start.get("drawn")
    if drawn is not None and not _is_texts(drawn):
        given = shown(drawn)
        raise BadRecord(given, "start.drawn", "a list of texts", reason="no-texts", given=given)
    if ("seed" in start) == ("position" in start):
        raise BadRecord(shown(sorted(start)), "start", "a seed or a position", reason="seed-or-position")
    _check_known(start, ("seed", "drawn") if "seed" in start else ("position",), "start")
    try:
        if "seed" in start:
            return begin(game, record["seats"], start["seed"], options, drawn, record["rules"])
        match = restore(game, start["position"])
        header = option_rules.settle(game.info.options, game.info.editions, options)
    except PentapolisError as error:
        raise BadRecord(str(error), "start", reason="refused") from error
    if (match.seats, match.rules, match.options) != (record["seats"], record["rules"], header):
        what, expected = "another game than the header tells", "its seats, rules and options"
        raise BadRecord(what, "start.position", expected, reason="header-differs")
    return match


def _check_header(game: Game, record: Mapping[str, Any]) -> None:
    info = game.info
    missing = sorted(set(_RECORD_KEYS) - set(record))
    if missing:
        what, known = f"no {missing[0]!r}", ", ".join(_RECORD_KEYS)
        raise BadRecord(what, "record", known, reason="missing-key", key=missing[0])
    _check_known(record, _RECORD_KEYS, "record")
    if as_number(record["format"]) != FORMAT:
        what = f"unknown format {shown(record['format'])}"
        raise _unknown(BadRecord, what, "format", record["format"], [FORMAT])
    if record["game"] != info.id:
        what, other = f"a record of {shown(record['game'])}", shown(record["game"])
        raise BadRecord(what, "game", info.id, reason="other-game", given=other, known=info.id)
    _version(info, record["rules"], BadRecord)
    if as_number(record["seats"]) is None:
        given = shown(record["seats"])
        raise BadRecord(given, "seats", "a whole number", reason="no-count", given=given)
    if not isinstance(record["steps"], list):
        given = shown(record["steps"])
        raise BadRecord("not a list", "steps", "a list of [seat, move]", reason="not-a-list", given=given)


def _check_known(fields: Mapping[str, Any], known: Sequence[str], where: str) -> None:
    unknown = sorted(set(fields) - set(known))
    if unknown:
        raise BadRecord(
            f"unknown key {shown(unknown[0])}",
            where,
            ", ".join(known),
            reason="unknown-key",
            given=shown(unknown[0]),
            known=[*known],
        )


def _version(info: GameInfo, given: Any, error: type[BadPosition] | type[BadRecord]) -> int:
    """The rules version as a plain number."""
    version = as_number(given)
    if version is None or version not in info.rules_versions:
        what = f"unknown rules version {shown(given)}"
        raise _unknown(error, what, "rules", given, info.rules_versions)
    return version


def _unknown(
    kind: type[Malformed], what: str, where: str, given: object, numbers: Sequence[int]
) -> Malformed:
    """The error about what is none of these numbers."""
    known = [str(number) for number in numbers]
    return kind(what, where, ", ".join(known), reason="unknown-value", given=shown(given), known=known)


def _do(match: Match, step: Any, where: str) -> None:
    try:
        if step == [STAND_OFF]:
            match.stand_off()
        else:
            seat, text, chance = _parts(step, where)
            match.play(seat, text, **chance)
    except BadRecord:
        raise
    except PentapolisError as error:
        raise BadRecord(str(error), where, "a move that the rules accept", reason="refused") from error


def _parts(step: Any, where: str) -> tuple[int, str, dict[str, Any]]:
    parts = cast("list[Any]", step) if isinstance(step, list) else []
    if len(parts) not in {2, 3} or as_number(parts[0]) is None or not isinstance(parts[1], str):
        given, expected = shown(step), "[seat, move] or [seat, move, chance]"
        raise BadRecord(given, where, expected, reason="no-step", given=given)
    chance = _mapping(parts[2], f"{where}[2]", BadRecord) if len(parts) == 3 else {}
    word, drawn = chance.get("word"), chance.get("drawn")
    sound = (word is None or as_number(word) is not None) and (drawn is None or _is_texts(drawn))
    if not sound or set(chance) - {"word", "drawn"}:
        given, expected = shown(chance), "a word (a number) or drawn (a list of texts)"
        raise BadRecord(given, f"{where}[2]", expected, reason="no-chance", given=given)
    return parts[0], parts[1], chance


def _mapping(value: Any, where: str, error: type[BadPosition] | type[BadRecord]) -> dict[str, Any]:
    if not isinstance(value, Mapping):
        what = f"not an object: {type(value).__name__}"
        raise error(what, where, "an object with named fields", reason="not-an-object", given=shown(value))
    fields = dict(cast("Mapping[Any, Any]", value))
    for name in fields:
        if not isinstance(name, str):
            what = f"a field called {shown(name)}"
            raise error(what, where, "texts as names of fields", reason="no-text", given=shown(name))
    return fields


def _text(record: Mapping[str, Any], key: str) -> str:
    value = record.get(key)
    if not isinstance(value, str):
        raise BadRecord(shown(value), key, "the id of a game", reason="no-text", given=shown(value))
    return value


def _is_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in cast("list[Any]", value))
