"""Pages for one person alone: score a real box, read the rules, see a record again, choose settings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from pentapolis.words import Words

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


def test_rules_are_searched_and_drawn(visit: Visit) -> None:
    person = visit(PHONE)
    page, say = person.page, person.say
    person.go(f"/rules/{GAME}")
    paragraphs = page.locator("[data-paragraph]")
    expect(paragraphs.first).to_be_visible()
    all_of_them = paragraphs.count()
    expect(page.locator("[data-paragraph] figure svg").first).to_be_visible()
    search = page.get_by_role("searchbox", name=say("web-rules-search"))
    search.fill("tavern")
    expect(paragraphs.first).to_contain_text(re.compile("tavern", re.IGNORECASE))
    assert 0 < paragraphs.count() < all_of_them
    search.fill("zeppelin")
    expect(page.get_by_text(say("web-rules-nothing"))).to_be_visible()
    search.fill("")
    expect(paragraphs).to_have_count(all_of_them)
    assert person.overflow() <= 0


def test_settings_outlive_a_reload(visit: Visit) -> None:
    person = visit(DESKTOP)
    page = person.page
    person.go("/settings")
    sound = page.get_by_label(person.say("web-sound"))
    heard = sound.is_checked()
    sound.set_checked(not heard)
    page.get_by_label(person.say("web-theme")).select_option("dark")
    page.locator("select").filter(has_text="English").select_option("zh-Hant")
    _settings_are(person, heard=not heard)
    page.reload()
    _settings_are(person, heard=not heard)


def _settings_are(person: Visitor, *, heard: bool) -> None:
    chinese = Words("zh-Hant")
    root = person.page.locator("html")
    expect(root).to_have_attribute("lang", "zh-Hant")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(chinese.say("web-settings"))
    expect(person.page.get_by_label(chinese.say("web-sound"))).to_be_checked(checked=heard)


def test_a_record_is_seen_again(visit: Visit, tmp_path: Path) -> None:
    """What one person downloads after a game, another opens and walks through."""
    person, other = visit(DESKTOP), visit(PHONE)
    player = Player(person, make_table(person, [*seats("Ann"), *bots(2)]), seed=11)
    play_on([player])
    with person.page.expect_download() as download:
        person.page.get_by_role("link", name=person.say("web-download")).first.click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    other.go("/replay")
    other.page.locator("input[type=file]").set_input_files(file)
    slider = other.page.get_by_role("slider", name=other.say("web-step"))
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last // 2))
    expect(other.page.get_by_text(f"{last // 2} / {last}")).to_be_visible()
    sheet = other.page.locator(".sheet section")
    expect(other.page.get_by_text(other.say("provisional"))).to_be_visible()
    expect(sheet).to_have_count(1 + 3)  # the people's and each city's
    slider.fill(str(last))
    expect(other.page.get_by_text(other.say("provisional"))).to_have_count(0)
    expect(other.page.get_by_role("heading", name=other.say("web-score-page"))).to_be_visible()
    assert other.overflow() <= 0
    assert other.axe() == []
