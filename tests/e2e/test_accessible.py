"""axe on what opens in the course of a game: before, between, beside and after the moves."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .browsing import DESKTOP, PHONE, Device, Visitor
from .conftest import Visit
from .playing import Player, play_on
from .table import OPEN_SEAT, bots, make_table, seats

pytestmark = pytest.mark.long

THEMES = pytest.mark.parametrize("theme", ["light", "dark"])


def _is_accessible(visitor: Visitor) -> None:
    visitor.page.wait_for_timeout(300)  # what fades in has its contrast then
    assert visitor.axe() == []
    assert visitor.overflow() <= 0


@THEMES
def test_the_lobby(visit: Visit, theme: str) -> None:
    """For the host with their link, for a newcomer, for somebody who came to no table."""
    ann, ben = visit(DESKTOP, theme=theme), visit(PHONE, theme=theme)
    ben.expect("404")
    table = make_table(ann, [*seats("Ann"), OPEN_SEAT, *bots(1)])
    host, guest = Player(ann, table), Player(ben, table)
    expect(host.button("web-start-wait", count=1)).to_be_visible()
    expect(guest.button("web-sit").first).to_be_visible()
    for visitor in (ann, ben):
        _is_accessible(visitor)
    guest.sit(1, "Ben")
    for visitor in (ann, ben):
        _is_accessible(visitor)
    ben.go("/t/nowhere")
    expect(ben.page.get_by_role("heading", level=1)).to_be_visible()
    _is_accessible(ben)


@THEMES
@pytest.mark.parametrize("device", [PHONE, DESKTOP])
def test_a_device_that_changes_hands(visit: Visit, theme: str, device: Device) -> None:
    person = visit(device, theme=theme)
    player = Player(person, make_table(person, [*seats("Ann", "Ben"), *bots(1)]), seed=26)
    expect(person.page.locator(".handover")).to_be_visible()
    _is_accessible(person)
    player.turn()
    expect(player.pick_button).to_be_visible()
    player.pick()
    expect(person.page.locator(".handover")).to_be_visible()
    _is_accessible(person)


@THEMES
@pytest.mark.parametrize("device", [PHONE, DESKTOP])
def test_questions_and_the_past(visit: Visit, theme: str, device: Device) -> None:
    """The bar that asks before a move, what was said of the move, a look back, a request to go back."""
    ann, ben = visit(device, theme=theme), visit(device, theme=theme)
    ann.go("/settings")
    ann.page.get_by_label(ann.say("web-setting-confirm"), exact=True).check()
    table = make_table(ann, [*seats("Ann"), OPEN_SEAT, *bots(1)])
    host, guest = Player(ann, table, seed=27), Player(ben, table, seed=28)
    guest.sit(1, "Ben")
    host.press("web-start")
    expect(host.pick_button).to_be_visible()
    host.pick()
    expect(ann.page.get_by_role("alertdialog")).to_be_visible()
    _is_accessible(ann)
    host.press("web-confirm")
    expect(guest.pick_button).to_be_visible()
    guest.pick()
    expect(host.tray).to_have_count(2)
    _is_accessible(ann)
    host.press("web-undo-ask")
    expect(guest.button("web-undo-agree")).to_be_visible()
    for visitor in (ann, ben):
        _is_accessible(visitor)
    host.panel("log").locator("li button").first.click()
    expect(ann.page.get_by_role("dialog", name=ann.say("web-peek"))).to_be_visible()
    expect(ann.page.get_by_role("slider")).to_be_visible()
    _is_accessible(ann)


@THEMES
def test_panels_on_a_phone(visit: Visit, theme: str) -> None:
    person = visit(PHONE, theme=theme)
    player = Player(person, make_table(person, [*seats("Ann"), *bots(2)]), seed=29)
    expect(player.pick_button).to_be_visible()
    player.turn()
    for panel in ("log", "scores", "chat", "rules", "players"):
        expect(player.panel(panel)).to_be_visible()
        _is_accessible(person)


@THEMES
def test_the_end_and_its_replay(visit: Visit, theme: str) -> None:
    person = visit(PHONE, theme=theme)
    player = Player(person, make_table(person, [*seats("Ann"), *bots(2)]), seed=30)
    play_on([player])
    _is_accessible(person)
    person.page.locator(".end").get_by_role("link", name=person.say("web-replay")).tap()
    slider = person.page.get_by_role("slider", name=person.say("web-step"))
    for step in (0, 30, int(slider.get_attribute("max") or 0)):
        slider.fill(str(step))
        _is_accessible(person)
