"""Each language, one device for two, a second device, spectators, a server that dies: in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .browsing import DESKTOP, PHONE
from .conftest import Visit
from .playing import Player, play_on
from .serving import Serving
from .table import GAME, TablePage, bots, make_table, seats

pytestmark = pytest.mark.long


@pytest.mark.parametrize(
    ("language", "device", "theme"), [("zh-Hant", PHONE, "light"), ("zh-Hans", DESKTOP, "dark")]
)
def test_a_game_in_chinese(visit: Visit, language: str, device: object, theme: str) -> None:
    person = visit(device, language=language, theme=theme)
    player = Player(person, make_table(person, [*seats("小林"), *bots(2)]), seed=4)
    expect(player.pick_button).to_be_visible()
    assert person.axe() == []
    play_on([player], lambda: player.decisions > 10)
    assert person.axe() == []
    play_on([player])
    assert person.axe() == []
    assert person.overflow() <= 0
    expect(person.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("others", [0, 1])
def test_two_people_at_one_device(visit: Visit, others: int) -> None:
    """Between them the screen holds nobody's hand."""
    person = visit(PHONE)
    player = Player(person, make_table(person, [*seats("Ann", "Ben"), *bots(others)]), seed=5)
    covered = 0
    while not player.over:
        if person.page.locator(".handover").is_visible():
            covered += 1
            assert player.hand.count() == 0
            assert player.tray.count() == 0
            assert person.page.locator(".pick, .hand, .tray").count() == 0
        player.turn()
        person.page.wait_for_timeout(15)
    assert covered > 5


def test_a_second_device_is_the_same_person(visit: Visit) -> None:
    first, second, thief = visit(DESKTOP), visit(PHONE), visit(PHONE)
    table = make_table(first, [*seats("Ann"), *bots(2)])
    path = first.post("/api/me/link", {})["path"]
    thief.expect("403")  # the link works once
    for visitor in (second, thief):
        visitor.go(path)
        with visitor.page.expect_response("**/api/me/claim"):
            visitor.page.get_by_role("button", name=visitor.say("web-device-claim")).tap()
    there = TablePage(second, table)
    expect(there.hand.first).to_be_visible()
    assert first.get("/api/me") == second.get("/api/me")
    assert thief.get("/api/me")["member"] != first.get("/api/me")["member"]


def test_a_spectator_sees_no_hand(visit: Visit) -> None:
    person, other = visit(DESKTOP), visit(DESKTOP)
    table = make_table(person, [*seats("Ann"), *bots(2)])
    looking = TablePage(other, table)
    expect(other.page.get_by_text(other.say("spectator")).first).to_be_visible()
    assert looking.hand.count() == 0
    assert looking.pick_button.count() == 0


def test_a_page_outlives_the_server(visit: Visit, server: Serving) -> None:
    """What is clicked while nobody is there is kept, and done once somebody is."""
    person = visit(DESKTOP)
    person.expect("WebSocket", "ERR_CONNECTION", "Failed to load")
    player = Player(person, make_table(person, [*seats("Ann"), *bots(2)]), seed=6)
    play_on([player], lambda: player.decisions > 4)
    play_on([player], player.pick_button.is_visible)
    server.kill()
    player.pick()
    person.page.wait_for_timeout(500)
    server.start()
    expect(player.pick_button).to_have_count(0)
    expect(player.tray.first).to_be_visible()  # the pick was kept, and sent when the server was back
    play_on([player])
    expect(person.page.locator(".end")).to_be_visible()


def test_people_undo_by_consent(visit: Visit) -> None:
    ann, ben = visit(DESKTOP), visit(DESKTOP)
    table = make_table(ann, [*seats("Ann"), {"kind": "open"}, *bots(1)])
    host, guest = Player(ann, table, seed=7), Player(ben, table, seed=8)
    guest.sit(1, "Ben")
    host.press("web-start")
    play_on([host, guest], lambda: host.decisions > 1 and guest.decisions > 1)
    step = ann.get(f"/api/tables/{table}/frames")["moves"]
    body = {"t": "undo", "seat": 0, "step": 0}
    ann.post(f"/api/tables/{table}/commands", {"cid": "undo-all-of-it", "body": body})
    guest.button("web-undo-agree").first.click()
    expect(host.pick_button).to_be_visible()
    assert len(ann.get(f"/api/tables/{table}/frames")["moves"]) < len(step)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    "path", ["/", f"/new/{GAME}", f"/rules/{GAME}", f"/score/{GAME}", "/settings", "/replay", "/device"]
)
def test_pages_are_accessible(visit: Visit, path: str, theme: str) -> None:
    person = visit(PHONE, theme=theme)
    person.expect("404", "403")
    person.go(path)
    expect(person.page.locator("h1").first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    assert person.axe() == []
    assert person.overflow() <= 0


@pytest.mark.parametrize("count", [1, 2, 7])
def test_all_sizes_fit_a_phone(visit: Visit, count: int) -> None:
    person = visit(PHONE)
    player = Player(person, make_table(person, [*seats("Ann"), *bots(count - 1)]), seed=9)
    expect(player.pick_button).to_be_visible()
    assert person.overflow() <= 0
    player.turn()
    expect(player.tray.first).to_be_visible()
    assert person.overflow() <= 0


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_a_hint_is_at_hand_on_a_phone(visit: Visit, language: str) -> None:
    """Without scrolling, and not under the tabs: while two are picked, and while they are built."""
    person = visit(PHONE, language=language)
    player = Player(person, make_table(person, [*seats("Ann"), *bots(2)]), seed=31)
    hint, tabs = player.button(f"{GAME}-web-hint"), person.page.locator(".tabs")
    expect(player.pick_button).to_be_visible()
    for _ in range(2):
        person.page.evaluate("scrollTo(0, 0)")
        box, limit = hint.bounding_box(), tabs.bounding_box()
        assert box is not None
        assert limit is not None
        assert box["y"] + box["height"] <= limit["y"]
        player.turn()
        expect(player.tray.first).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_panels_and_dialogs_are_accessible(visit: Visit, theme: str) -> None:
    person = visit(DESKTOP, theme=theme)
    player = Player(person, make_table(person, [*seats("Ann"), *bots(3)]), seed=10)
    expect(player.pick_button).to_be_visible()
    for panel in ("log", "scores", "chat", "rules", "players"):
        expect(player.panel(panel)).to_be_visible()
        person.page.wait_for_timeout(300)
        assert person.axe() == [], panel
    person.page.locator(".ring button").first.click()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    assert person.axe() == []
