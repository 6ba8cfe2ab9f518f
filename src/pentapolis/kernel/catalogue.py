"""The games that are installed, found through the entry points `pentapolis.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from .contract import Game, GameInfo
from .errors import BadOption
from .notation import shown

GROUP = "pentapolis.games"


@cache
def catalogue() -> tuple[GameInfo, ...]:
    """All games, by id."""
    infos: list[GameInfo] = [point.load() for point in entry_points(group=GROUP)]
    return tuple(sorted(infos, key=lambda info: info.id))


def find_info(game_id: str) -> GameInfo:
    """A game's description; BadOption if there is none of this id."""
    for info in catalogue():
        if info.id == game_id:
            return info
    known, given = [info.id for info in catalogue()], shown(game_id)
    raise BadOption(
        f"unknown game {given}", "game", ", ".join(known), reason="unknown-game", given=given, known=known
    )


def find_game(game_id: str) -> Game:
    """A game with its rules; BadOption if there is none of this id."""
    return find_info(game_id).load()
