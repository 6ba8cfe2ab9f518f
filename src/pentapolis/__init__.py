"""City-building tabletop games, played, learned, analysed and studied in one open system.

    >>> import pentapolis
    >>> match = pentapolis.new("between-two-cities", seats=4, seed=7)
    >>> match.to_act
    (0, 1, 2, 3)

`catalogue`, `new`, `load` and `replay` are the whole entrance; docs/interface.md describes a match.
PENTAPOLIS_PURE=1 in the environment runs the plain Python source even where it is compiled.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from importlib.machinery import FileFinder, SourceFileLoader
from typing import Any


def _use_plain_source(folders: Sequence[str]) -> None:
    """Make Python pass over compiled modules in these folders and all below."""
    import sys

    for top in folders:
        for folder, _, _ in os.walk(top):
            sys.path_importer_cache[folder] = FileFinder(folder, (SourceFileLoader, [".py"]))


if os.environ.get("PENTAPOLIS_PURE") == "1":
    _use_plain_source(__path__)

from .kernel import record as _record  # noqa: E402  # the finder above must come first
from .kernel.catalogue import catalogue  # noqa: E402
from .kernel.contract import GameInfo, Move  # noqa: E402
from .kernel.errors import (  # noqa: E402
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    PentapolisError,
)
from .kernel.match import Match  # noqa: E402

__version__ = "0.1.0"
__all__ = [
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "GameInfo",
    "IllegalMove",
    "Match",
    "Move",
    "PentapolisError",
    "catalogue",
    "load",
    "new",
    "replay",
]


def new(
    game_id: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    drawn: Sequence[str] | None = None,
) -> Match:
    """A new match.

    `seats` defaults to 4 where the game allows it; `seed` (0..2^63-1) to an unpredictable one;
    `drawn` names the first outcomes of chance, to stage a deal.  Raises BadOption, BadNotation.
    """
    if seed is None:
        seed = secrets.randbits(62)
    return _record.new(game_id, seats=seats, seed=seed, options=options, drawn=drawn)


load = _record.load
replay = _record.replay
