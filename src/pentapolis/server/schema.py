"""`python -m pentapolis.server.schema`: the JSON Schema of everything that crosses the wire.

The client's types (`web/src/wire.d.ts`) are made from it; a test makes them again and compares.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from . import rest, wire

_MESSAGES = {
    "ClientMessage": wire.ClientMessage,
    "ServerMessage": wire.ServerMessage,
    "State": wire.State,
}
_REST = (
    rest.GameCard,
    rest.NewTable,
    rest.TableMade,
    rest.TableLine,
    rest.Me,
    rest.NewName,
    rest.DeviceLink,
    rest.Claim,
    rest.CommandBody,
    rest.Frames,
    rest.ReplayUpload,
    rest.Page,
)


def schema() -> dict[str, Any]:
    """One object type with a property for each message union and each body of the HTTP routes."""
    types = [*_MESSAGES.values(), *_REST]
    parts, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    names = [*_MESSAGES, *(kind.__name__ for kind in _REST)]
    return {
        "title": "Wire",
        "type": "object",
        "properties": dict(zip(names, parts, strict=True)),
        "required": names,
        "$defs": definitions,
    }


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=1, sort_keys=True)
    sys.stdout.write("\n")
