from __future__ import annotations

import pytest

from pentapolis.kernel import sheet


def a_sheet(points: int = 5, line: int = 5, total: int = 5) -> dict[str, object]:
    entry = {"key": "shops", "points": line, "items": [sheet.item("shop-run", points, count=2)]}
    part = {"part": "city", "index": 0, "owners": [0], "lines": [entry], "total": total}
    return {"final": False, "parts": [part], "seats": [], "ranking": [[0]], "decided": []}


def test_lines_are_made_of_items() -> None:
    line = sheet.line("shops", [sheet.item("shop-run", 5, count=2), sheet.item("shop-run", 2, count=1)])
    assert (line["key"], line["points"], len(line["items"])) == ("shops", 7, 2)
    assert sheet.total([line, line]) == 14


@pytest.mark.parametrize("wrong", [{"points": 4}, {"line": 4}, {"total": 4}])
def test_check_finds_what_does_not_add_up(wrong: dict[str, int]) -> None:
    sheet.check(a_sheet())
    with pytest.raises(AssertionError):
        sheet.check(a_sheet(**wrong))


def test_groups_are_best_first_and_shared_by_equals() -> None:
    assert sheet.groups([3, 5, 3, -1]) == [[1], [0, 2], [3]]
    assert sheet.groups([(1, 2), (1, 3)]) == [[1], [0]]
    assert sheet.groups([]) == []


def test_changed_lines_tell_before_and_after() -> None:
    assert sheet.changed_lines(a_sheet(), a_sheet()) == []
    assert sheet.changed_lines(a_sheet(), a_sheet(line=9)) == [
        {"part": "city", "index": 0, "key": "shops", "before": 5, "after": 9}
    ]
