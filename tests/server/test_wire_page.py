"""docs/wire.md: its messages are messages, its codes are all there are."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from pentapolis.kernel import errors
from pentapolis.server import wire
from pentapolis.words import LANGUAGES, Words

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "wire.md").read_text()
SOURCES = [
    path.read_text()
    for folder in ("server", "table")
    for path in (ROOT / "src/pentapolis" / folder).glob("*.py")
]
_RAISED = re.compile(
    r"(?:Refused|TableRefusal|Error|error|_refuse)"
    r"\(\s*(?:scope, receive, send, )?(?:\d+, )?\"([a-z]+(?:-[a-z]+)+)\""
)


@pytest.mark.parametrize("line", re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)[1].splitlines())
def test_messages(line: str) -> None:
    msgspec.json.decode(line, type=wire.ClientMessage)


def test_codes() -> None:
    raised = {code for source in SOURCES for code in _RAISED.findall(source)}
    kernel = {
        kind.code for kind in (errors.BadNotation, errors.BadOption, errors.BadPosition, errors.BadRecord)
    }
    listed = re.findall(r"^\| `([a-z-]+)` \|", PAGE, re.MULTILINE)
    assert listed == sorted(listed)
    assert raised | kernel == set(listed)


def test_every_message_and_command_is_named() -> None:
    for union in (wire.ClientMessage, wire.ServerMessage, wire.Command):
        for kind in union.__args__:
            assert f"`{kind.__struct_config__.tag}`" in PAGE, kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    words = Words(language)
    for code in re.findall(r"^\| `([a-z-]+)` \|", PAGE, re.MULTILINE):
        assert words.has(f"error-{code}"), code
