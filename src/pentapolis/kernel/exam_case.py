"""What the exam works with: hooks of a game, a case with its moments, and ways to compare matches."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from typing import Any, Protocol, TypeVar, cast

from . import record
from .contract import Game, Json
from .errors import IllegalMove, PentapolisError
from .fast import rng_below, rng_next, rng_seed
from .limits import OPEN
from .match import Match
from .search import Search

_Item = TypeVar("_Item")


class Hooks(Protocol):
    """What the exam must be told of a game; the dicts are positions, as `Match.dump` gives them."""

    most_decisions: int
    """No game takes more decisions."""
    never: Sequence[str]
    """Texts of moves that no position allows."""
    nonsense: Sequence[str]
    """Texts that name no move."""

    def option_sets(self, seats: int) -> Sequence[Mapping[str, Any]]:
        """The options that the exam is to be taken with."""
        ...

    def census(self, dump: Json) -> Mapping[str, int]:
        """Every component by name: never more, never fewer."""
        ...

    def swaps(self, dump: Json, viewer: int | None) -> Iterable[Json]:
        """Positions that differ from this one in nothing but what the viewer can't know."""
        ...

    def worlds(self, dump: Json, viewer: int | None) -> Sequence[tuple[Json, int]] | None:
        """All positions possible for what the viewer knows, with their weights; None: too many.

        Pending answers and the generator don't count.
        """
        ...


class Dice:
    """Numbers for the exam's own choices, the same on every machine."""

    def __init__(self, seed: int) -> None:
        self.state = rng_seed(seed)

    def below(self, n: int) -> int:
        old = self.state
        self.state = rng_next(old)
        return rng_below(old, n)

    def pick(self, items: Sequence[_Item]) -> _Item:
        return items[self.below(len(items))]

    def some(self, items: Sequence[_Item], n: int) -> list[_Item]:
        """At most n of the items, in their order."""
        left, wanted, picked = len(items), n, list[_Item]()
        for item in items:
            if self.below(left) < wanted:
                picked.append(item)
                wanted -= 1
            left -= 1
        return picked


class Case:
    """One game to be examined: what is played, by how many, with which options, by which luck.

    `care` scales how many moments of the game the dearer checks look at.
    """

    def __init__(
        self,
        game: Game,
        hooks: Hooks,
        seats: int,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        care: float = 1.0,
    ) -> None:
        self.game, self.hooks, self.care = game, hooks, care
        self.seats, self.seed, self.options = seats, seed, dict(options or {})
        self.viewers: list[int | None] = [None, *range(seats)]

    def __repr__(self) -> str:
        return f"{self.game.info.id}: seats={self.seats} seed={self.seed} options={self.options}"

    def new(self) -> Match:
        return record.begin(self.game, self.seats, self.seed, self.options)

    def load(self, dump: Mapping[str, Any]) -> Match:
        """The match of a dict that has been through JSON."""
        return record.restore(self.game, json.loads(json.dumps(dump)))

    def replay(self, game_record: Json, until: int | None = None) -> Match:
        return record.replay_of(self.game, json.loads(json.dumps(game_record)), until=until)

    @cached_property
    def moments(self) -> list[Match]:
        """The match before each decision of a random game, and at its end."""
        match, dice = self.new(), Dice(self.seed)
        found = [match.clone(exact=True)]
        while not match.over:
            assert len(found) <= 2 * self.hooks.most_decisions, "the game does not end"
            act(match, dice)
            found.append(match.clone(exact=True))
        return found

    def some(self, n: int) -> list[Match]:
        """The first moment, the last, and others between them; other ones with another seed."""
        inner = Dice(self.seed ^ n).some(self.moments[1:-1], max(1, round(self.care * n) - 2))
        return [self.moments[0], *inner, self.moments[-1]]

    @cached_property
    def texts(self) -> list[str]:
        """Some moves that are legal at some time for some seat, and all that never are."""
        known: dict[str, None] = {}
        for match in self.moments:
            for seat in match.to_act:
                known.update(dict.fromkeys(str(move) for move in match.legal(seat)))
        return [*Dice(self.seed).some(list(known), 60), *self.hooks.never, *self.hooks.nonsense]


def act(match: Match, dice: Dice) -> None:
    """Do something at random: a move, now and then a stand-off, or a secret answer taken back."""
    if may_stand_off(match) and dice.below(8) == 0:
        match.stand_off()
        return
    pending = [seat for seat in range(match.seats) if match.position.answer(seat) >= 0]
    if pending and not match.game.final_answers(match.position) and dice.below(8) == 0:
        match.retract(dice.pick(pending))
        return
    seat = dice.pick(match.to_act)
    match.play(seat, dice.pick(match.legal(seat)))


def may_stand_off(match: Match) -> bool:
    return match.position.frame == OPEN and len(match.to_act) > 1 and match.position.depth == 0


# ---------------------------------------------------------------------- comparing


def same(one: object, other: object, what: str) -> None:
    """AssertionError, with the first place that differs, unless both are the same JSON, byte for byte."""
    if json.dumps(one) != json.dumps(other):
        raise AssertionError(f"{what}: {_difference(one, other)}")


def entries(value: Any) -> list[tuple[str, Any]]:
    """What is inside a dict or a list, each with its place."""
    if isinstance(value, dict):
        return [(f".{key}", entry) for key, entry in cast("dict[str, Any]", value).items()]
    if isinstance(value, list):
        return [(f"[{index}]", entry) for index, entry in enumerate(cast("list[Any]", value))]
    return []


def _difference(one: Any, other: Any, path: str = "") -> str:
    here, there = entries(one), entries(other)
    if [place for place, _ in here] == [place for place, _ in there]:
        for (place, a), (_, b) in zip(here, there, strict=True):
            if json.dumps(a) != json.dumps(b):
                return _difference(a, b, path + place)
    return f"at {path or 'the top'}: {json.dumps(one)[:200]} and {json.dumps(other)[:200]}"


def told(match: Match, viewer: int | None, texts: Sequence[str] = ()) -> Json:
    """All that a viewer can get out of a match."""
    everything: Json = {
        "view": match.view(viewer),
        "story": match.story(viewer),
        "sheet": match.sheet(viewer),
        "to_act": match.to_act,
        "over": match.over,
        "ranking": match.ranking,
        "winners": match.winners,
    }
    if viewer is not None:
        legal = [str(move) for move in match.legal(viewer)]
        everything["legal"] = legal
        everything["why"] = [answer(match.why(viewer, text)) for text in texts]
        everything["preview"] = [match.preview(viewer, text) for text in legal[:2]]
    return everything


def everything(match: Match) -> Json:
    """All that can be got out of a match, by anybody, as JSON of its own."""
    raw = {
        "dump": match.dump(),
        "record": match.record(),
        "drawn": match.drawn,
        "flags": [match.revealed, match.drew],
        **{str(viewer): told(match, viewer) for viewer in (None, *range(match.seats))},
    }
    return json.loads(json.dumps(raw))


def answer(error: PentapolisError | None) -> Json | None:
    """A refusal as JSON."""
    if error is None:
        return None
    facts = {"code": error.code, **error.details} if isinstance(error, IllegalMove) else {}
    return {"kind": type(error).__name__, "text": str(error), **facts}


def world(dump: Json) -> str:
    """A position without what a re-deal may change at will: pending answers and the generator."""
    return json.dumps({key: value for key, value in dump.items() if key not in {"answers", "generator"}})


def knowledge(match: Match, seat: int | None) -> Json:
    """What a seat sees, without the marks that tell who has answered."""
    return {key: value for key, value in match.view(seat).items() if key not in {"to_act", "answered"}}


# ---------------------------------------------------------------------- fingerprints


def fingerprint(case: Case) -> str:
    """A digest of what anybody can learn in a game, and of all positions: the same on all builds."""
    digest = sha256()
    for match in case.moments:
        legal = [[str(move) for move in match.legal(seat)] for seat in range(case.seats)]
        digest.update(json.dumps([match.dump(), legal, match.drawn, match.position.utilities()]).encode())
    for match in case.some(6):
        digest.update(json.dumps(everything(match)).encode())
        digest.update(json.dumps([match.imagine(v, case.seed).dump() for v in case.viewers]).encode())
    match = case.moments[len(case.moments) // 2]
    search = Search(match.position, match.to_act[0], case.seed)
    search.grow(10)
    digest.update(json.dumps(search.table()).encode())
    return digest.hexdigest()


def quick_fingerprint(case: Case) -> str:
    """A digest of the deal and the end of a game that the kernel plays by itself."""
    match = case.new()
    dealt = match.dump()
    decisions = match.position.play_out()
    events = match.position.logged_events()
    return sha256(json.dumps([dealt, decisions, match.dump(), match.ranking, events]).encode()).hexdigest()
