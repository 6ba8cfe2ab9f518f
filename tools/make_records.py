"""Search for a game for each way to end, and write those that are missing into tests/records/.

    python tools/make_records.py [GAME-ID] [MOST-SEEDS]

The hooks of a game's exam list the `endings`.  A game is found by the kernel's own random play, then
played again move by move, its draws recorded as given outcomes.  Two more records of each game have what
a live table adds: a word for each step and stand-offs; a start from a position with secret answers.
A record that exists is never written anew: it is there to show that old games still play.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from pentapolis.kernel import record  # noqa: E402
from pentapolis.kernel.contract import Game  # noqa: E402
from pentapolis.kernel.exam_case import Case, Dice, act, may_stand_off  # noqa: E402
from pentapolis.kernel.match import Match  # noqa: E402
from pentapolis.kernel.position import Position  # noqa: E402
from tests.exam.subjects import subjects  # noqa: E402


def find(game: Game, hooks: Any, wanted: str, most: int) -> int | None:
    """The first seed whose random game ends as wanted."""
    seats, options = hooks.endings[wanted]
    position = record.begin(game, seats, 0, options).position.clone()  # unwatched
    for seed in range(most):
        position.begin(seed)
        position.play_out()
        if wanted in hooks.ending(position):
            return seed
    return None


def played(game: Game, hooks: Any, wanted: str, seed: int) -> Match:
    """The random game of the seed as a match."""
    seats, options = hooks.endings[wanted]
    match = record.begin(game, seats, seed, options)
    position = match.position.clone()
    position.watch()
    while not match.over:
        seat = match.to_act[0]
        code = random_move(position, seat)
        position.push(seat, code)
        drawn = [game.outcome_text(outcome) for outcome in position.logged_draws()]
        match.play(seat, game.moves[code], drawn=drawn or None)
    return match


def with_words(game: Game, hooks: Any) -> Match:
    """A random game in which every step has its own word, with stand-offs."""
    match, dice = Case(game, hooks, max(game.info.seats), 5).new(), Dice(5)
    while not match.over:
        if may_stand_off(match) and dice.below(4) == 0:
            match.stand_off()
        seat = dice.pick(match.to_act)
        match.play(seat, dice.pick(match.legal(seat)), word=dice.below(1 << 31))
    return match


def from_position(game: Game, hooks: Any) -> Match:
    """A game that is loaded in the middle, with secret answers where it has some, and played on a little."""
    moments = Case(game, hooks, max(game.info.seats), 6).moments
    pending = [match for match in moments if match.dump()["answers"]] or moments
    match = record.restore(game, pending[len(pending) // 2].dump())
    dice = Dice(6)
    for _ in range(20):
        act(match, dice)
    return match


def random_move(position: Position, seat: int) -> int:
    """As `Position.run` chooses."""
    codes = position.codes(seat)
    return codes[position.random_number(len(codes))]


def write(path: Path, match: Match) -> None:
    dump = json.dumps(match.dump(), ensure_ascii=False)
    kept = {
        "record": match.record(),
        "ranking": match.ranking,
        "winners": match.winners,
        "totals": [party["total"] for party in match.sheet()["seats"]],
        "dump": sha256(dump.encode()).hexdigest(),
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(kept, ensure_ascii=False) + "\n", encoding="utf-8")


def wanted_records(game: Game, hooks: Any) -> Iterator[tuple[str, Callable[[int], Match | None]]]:
    """Name and maker of each record, given how many seeds may be tried."""
    if hasattr(hooks, "endings"):
        yield "words", lambda _: with_words(game, hooks)
        yield "position", lambda _: from_position(game, hooks)
        for wanted in hooks.endings:
            yield wanted, lambda most, wanted=wanted: found(game, hooks, wanted, most)


def found(game: Game, hooks: Any, wanted: str, most: int) -> Match | None:
    seed = find(game, hooks, wanted, most)
    return None if seed is None else played(game, hooks, wanted, seed)


def main() -> int:
    only = sys.argv[1] if len(sys.argv) > 1 else ""
    most = int(sys.argv[2]) if len(sys.argv) > 2 else 2_000_000
    missing = 0
    for game, hooks in subjects():
        for wanted, make in wanted_records(game, hooks):
            path = ROOT / "tests" / "records" / game.info.id / f"{wanted}.json"
            if path.exists() or only not in {"", game.info.id}:
                continue
            match = make(most)
            if match is None:
                missing += 1
            else:
                write(path, match)
            print(f"{path.name}: {'written' if match else f'none in {most} games'}")
    return min(missing, 1)


if __name__ == "__main__":
    sys.exit(main())
