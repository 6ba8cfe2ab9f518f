"""A client of the web table for programs: a guest, a table, a socket that comes back by itself.

    guest = await Guest.new("http://localhost:8000")
    async with Link(guest, table_id) as link:
        await link.until(lambda known: known.ask is not None)
        await link.command(Play(seat=0, move=link.known.ask.moves[0]))

It knows the wire and nothing of the server's inside; `docs/wire.md` tells what is said in which order.
"""

from __future__ import annotations

from .guest import Guest, NoServer
from .known import Gap, Known
from .link import Ended, Link
from .refusals import Refusal

__all__ = ["Ended", "Gap", "Guest", "Known", "Link", "NoServer", "Refusal"]
