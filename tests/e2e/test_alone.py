"""Pages for one person alone: score a real box, read the rules, see a record again, choose settings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from .browsing import DESKTOP, PHONE, Visitor
from .conftest import Visit
from .playing import Player, play_on
from .table import GAME, bots, make_table, seats

pytestmark = pytest.mark.long


def test_a_real_box_is_scored(visit: Visit) -> None:
    """Three cities are pasted, but for one square that is tapped in; total and place of each are told."""
    person = visit(PHONE)
    page, say = person.page, person.say
    person.go(f"/score/{GAME}")
    page.get_by_text(say(f"{GAME}-web-score-text"), exact=True).tap()
    cities = ["SSSS\nFFFF\nOOOO\nHHH.", "SSSS\nFFFF\nOOOO\nPPPP", "HHHH\nHHHH\nPPPP\nOOOO"]
    page.locator("textarea").fill("\n\n".join(cities))
    page.get_by_role("button", name=say(f"{GAME}-web-score-apply")).tap()
    expect(page.get_by_text(say(f"{GAME}-web-score-count", count=15))).to_be_visible()
    palette = page.get_by_role("group", name=say(f"{GAME}-web-score-palette"))
    palette.get_by_role("button", name=re.compile("^park", re.IGNORECASE)).tap()
    page.locator("[data-cell=d4]").first.tap()
    expect(page.get_by_text(say(f"{GAME}-web-score-count", count=16))).to_have_count(3)
    page.get_by_role("button", name=say(f"{GAME}-web-score-go"), exact=True).tap()
    places = page.locator(".ranking li")
    expect(places.first).to_contain_text(say(f"{GAME}-web-score-rank", rank=1))
    assert len(re.findall(r"\(\d+\)", " ".join(places.all_inner_texts()))) == 3
    assert person.overflow() <= 0
    assert person.axe() == []
