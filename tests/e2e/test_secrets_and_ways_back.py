"""Whose hand is in which page, and the ways back: by consent, at once, and over a server that died."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from .browsing import DESKTOP, PHONE, Visitor
from .conftest import Visit
from .playing import Player, play_on
from .serving import Serving
from .table import GAME, OPEN_SEAT, TablePage, bots, make_table, seats

pytestmark = pytest.mark.long


def test_a_private_link_of_the_players_panel(visit: Visit) -> None:
    """It leads the other device to the table and to the same hand."""
    first, second = visit(DESKTOP), visit(PHONE)
    player = Player(first, make_table(first, [*seats("Ann"), *bots(2)]))
    expect(player.hand.first).to_be_visible()
    panel = player.panel("players")
    panel.get_by_role("button", name=first.say("web-device-make")).click()
    second.page.goto(panel.get_by_label(first.say("web-link"), exact=True).input_value())
    second.page.get_by_role("button", name=second.say("web-device-claim")).tap()
    expect(second.page).to_have_url(first.page.url)
    there = TablePage(second)
    expect(there.hand.first).to_be_visible()
    assert _labels(there) == _labels(player)


def test_a_newcomer_is_met_before_the_table_opens(visit: Visit) -> None:
    """However late the server answers who they are, and though it is busy at first."""
    ann, ben = visit(DESKTOP), visit(DESKTOP)
    table = make_table(ann, [*seats("Ann"), OPEN_SEAT])
    ben.expect("503")
    met: list[bool] = []
    opened: list[list[bool]] = []

    def meet(route: Route) -> None:
        ben.page.wait_for_timeout(400)
        if met:
            route.continue_()
        else:
            route.fulfill(status=503)
        met.append(bool(met))

    ben.page.route("**/api/me", meet)
    ben.page.on("websocket", lambda _: opened.append(list(met)))
    guest = Player(ben, table)
    guest.sit(1, "Ben")
    assert opened == [[False, True]]
    expect(Player(ann, table).button("web-start")).to_be_enabled()


def test_a_spectator_s_page_holds_no_secret(visit: Visit) -> None:
    """Neither a hand nor what was picked of it, before all have picked."""
    ann, ben, other = visit(DESKTOP), visit(DESKTOP), visit(DESKTOP)
    table = make_table(ann, [*seats("Ann"), OPEN_SEAT, *bots(1)])
    host, guest = Player(ann, table, seed=12), Player(ben, table, seed=13)
    guest.sit(1, "Ben")
    host.press("web-start")
    looking = TablePage(other, table)
    expect(host.pick_button).to_be_visible()
    expect(other.page.get_by_text(other.say("spectator")).first).to_be_visible()
    before = _drawn(looking)
    guest.turn()  # the spectator sits behind Ann, and so sees Ben in the ring
    expect(other.page.locator("[data-seat='1'].picked")).to_be_visible()
    assert _drawn(looking) == before
    assert looking.hand.count() == looking.tray.count() == looking.pick_button.count() == 0


def test_undo_is_asked_declined_asked_and_agreed(visit: Visit) -> None:
    """It leads before one's own last decision, though a bot has played since."""
    ann, ben = visit(DESKTOP), visit(DESKTOP)
    table = make_table(ann, [*seats("Ann"), OPEN_SEAT, *bots(1)])
    host, guest = Player(ann, table, seed=7), Player(ben, table, seed=8)
    guest.sit(1, "Ben")
    host.press("web-start")
    play_on([host, guest], lambda: host.button("web-undo-ask").is_visible())
    host.press("web-undo-ask")
    guest.press("web-undo-decline")
    expect(guest.button("web-undo-decline")).to_have_count(0)
    expect(host.button("web-undo-withdraw")).to_have_count(0)
    last = _own(ann, table)
    host.press("web-undo-ask")
    guest.press("web-undo-agree")
    expect(guest.button("web-undo-agree")).to_have_count(0)
    expect(host.button("web-undo-withdraw")).to_have_count(0)
    assert _own(ann, table) == last[:-1]
    play_on([host, guest])


def test_among_bots_a_turn_is_taken_back_at_once(visit: Visit) -> None:
    """To before one's own decisions: what the bots did since is no bar."""
    person = visit(DESKTOP)
    table = make_table(person, [*seats("Ann"), *bots(2)])
    player = Player(person, table, seed=21)
    play_on([player], lambda: player.decisions == 4)
    expect(player.tray).to_have_count(2)
    player.place()
    expect(player.tray).to_have_count(1)
    player.place()
    expect(player.pick_button).to_be_visible()
    before = _own(person, table)
    assert player.button("web-undo-ask").count() == 0
    player.press("web-undo-turn")
    expect(player.tray).to_have_count(2)
    again = _own(person, table)
    assert again == before[:-2]
    player.place()
    expect(player.tray).to_have_count(1)
    player.press("web-undo")
    expect(player.tray).to_have_count(2)
    assert _own(person, table) == again


def test_a_pick_and_a_placement_are_taken_back(visit: Visit) -> None:
    """At once, as long as nothing new was seen."""
    ann, ben = visit(DESKTOP), visit(DESKTOP)
    table = make_table(ann, [*seats("Ann"), OPEN_SEAT, *bots(1)])
    host, guest = Player(ann, table, seed=14), Player(ben, table, seed=15)
    guest.sit(1, "Ben")
    host.press("web-start")
    expect(host.pick_button).to_be_visible()
    host.pick()
    host.press(f"{GAME}-web-change-mind")
    expect(host.pick_button).to_be_visible()
    host.pick()
    guest.pick()
    expect(host.tray).to_have_count(2)
    host.place()
    host.press("web-undo")
    expect(host.tray).to_have_count(2)


def test_a_pick_made_while_nobody_hears_it_is_kept(visit: Visit, server: Serving) -> None:
    """The page says that there is no connection, and sends the pick once there is one."""
    person = visit(DESKTOP)
    person.expect("WebSocket", "ERR_CONNECTION", "Failed to load")
    table = make_table(person, [*seats("Ann"), *bots(2)])
    player = Player(person, table, seed=16)
    expect(player.pick_button).to_be_visible()
    server.kill()
    try:
        expect(person.page.get_by_text(person.say("web-offline")).first).to_be_visible()
        player.pick()
        person.page.wait_for_timeout(300)
    finally:
        server.start()
    expect(player.tray).to_have_count(2, timeout=15_000)
    assert _own(person, table)
    play_on([player], lambda: player.decisions > 2)


def _own(visitor: Visitor, table: str) -> list[list[object]]:
    """The first seat's decisions so far."""
    moves = visitor.get(f"/api/tables/{table}/frames?seat=0")["moves"]
    return [move for move in moves if move is not None and move[0] == 0]


def _labels(table: TablePage) -> list[str]:
    return [tile.get_attribute("aria-label") or "" for tile in table.hand.all()]


def _drawn(table: TablePage) -> list[str]:
    """All tiles drawn in a page, by their labels."""
    return table.page.locator("[role=gridcell], .piece, .tile").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label') ?? one.outerHTML)"
    )
