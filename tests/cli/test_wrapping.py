"""Lines of Chinese break between any two characters, as its punctuation allows; others at spaces."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from itertools import pairwise

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from pentapolis.cli.console import PageConsole
from pentapolis.cli.wrapping import Prose, line_breaks, visible

CHINESE = (
    "每間商店只能算進一條線。兩條線交叉時，「共用的那間」只算在其中一條（另一條就在那裡縮短或斷開）："
    "一橫列四間被一直行穿過，橫列拿 16 分，請用「pentapolis rules」查看、重讀、再試。"
)
ENGLISH = "Every shop belongs to one line only; where lines cross, the shared shop is counted in one of them."


def lines_of(text: str, width: int) -> list[str]:
    starts = [0, *line_breaks(text, width), len(text)]
    return [text[start:end].rstrip() for start, end in pairwise(starts)]


@pytest.mark.parametrize("width", [10, 23, 40, 80])
def test_lines_are_full_and_none_begins_with_punctuation(width: int) -> None:
    lines = lines_of(CHINESE, width)
    assert "".join(lines).replace(" ", "") == CHINESE.replace(" ", "")
    for line in lines:
        assert cell_len(line) <= width
        assert line[0] not in "、。，」）："
        assert line[-1] not in "「（"
    assert all(cell_len(line) > width - 14 for line in lines[:-1] if width > 20)


def test_words_stay_whole_where_they_fit() -> None:
    assert all("pentapolis" in line for line in lines_of(CHINESE, 23) if "penta" in line)
    assert lines_of("中文" + "x" * 25, 10) == ["中文", "x" * 10, "x" * 10, "x" * 5]


@pytest.mark.parametrize("width", [10, 40, 80])
def test_other_languages_break_as_ever(width: int) -> None:
    console = Console(width=width)
    assert [line.plain for line in Prose(ENGLISH).wrap(console, width)] == [
        line.plain for line in Text(ENGLISH).wrap(console, width)
    ]


@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans"])
@pytest.mark.parametrize(
    "command", [["rules", "between-two-cities", "shops"], ["play", "--help"], ["--help"]]
)
def test_pages(
    ok: Callable[..., str], monkeypatch: pytest.MonkeyPatch, command: list[str], language: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    lines = ok(*command, "--lang", language).splitlines()
    assert max(map(cell_len, lines)) <= width
    assert not [line for line in lines if line.strip()[:1] in tuple("、。，」）：；”")]
    # A line that is followed by more of its paragraph leaves no room for a whole clause.
    prose = [line for line in lines if cell_len(line.rstrip()) > 2 * width // 3]
    assert prose


def test_styles_stay_where_they_are() -> None:
    text = Text("一二三").append("四五六", style="bold")
    page = StringIO()
    PageConsole(file=page, width=8, force_terminal=True, color_system="standard").print(text)
    assert page.getvalue() == "一二三\033[1m四\033[0m\n\033[1m五六\033[0m\n"


def test_what_a_terminal_would_obey_is_shown() -> None:
    assert visible("a\033[2Jb\udcff\n") == "a\ufffd[2Jb\ufffd\n"
    page = StringIO()
    PageConsole(file=page, width=20).print(Text("a\033[2Jb"), "c\033]0;d\007")
    assert "\033" not in page.getvalue()
