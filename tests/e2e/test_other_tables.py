"""Tables of every size, tables with clocks, and what is heard at a table: in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .browsing import DESKTOP, PHONE, Device
from .conftest import Visit
from .playing import Player, play_on
from .table import OPEN_SEAT, bots, make_table, seats

pytestmark = pytest.mark.long

SHORTEST = {"kind": "move", "seconds": 5, "increment": 0}


@pytest.mark.parametrize(
    ("count", "spec", "device"), [(1, "random", PHONE), (2, "greedy", DESKTOP), (7, "random", PHONE)]
)
def test_a_whole_game_of_every_size(visit: Visit, count: int, spec: str, device: Device) -> None:
    """One person alone with the house, against one bot, and among six."""
    person = visit(device)
    table = make_table(person, [*seats("Ann"), *bots(count - 1, spec)])
    player = Player(person, table, seed=22)
    play_on([player])
    places = person.page.locator(".end .place")
    state = person.get(f"/api/tables/{table}/frames")
    expect(places).to_have_count(len(state["sheet"]["seats"]))
    assert len(state["scores"][-1]) >= count
    assert person.overflow() <= 0


def test_a_clock_runs_out_and_the_person_comes_back(visit: Visit) -> None:
    """A stand-in plays for whoever has no time left, until they sit down again with a full clock."""
    person = visit(DESKTOP)
    player = Player(person, make_table(person, [*seats("Ann"), *bots(2)], clock=SHORTEST), seed=23)
    expect(player.pick_button).to_be_visible()
    expect(person.page.get_by_role("list", name=person.say("web-clocks"))).to_contain_text("Ann")
    panel = player.panel("players")
    expect(panel).to_contain_text(person.say("web-place-stand-in"))
    panel.get_by_role("button", name=person.say("web-return")).click()
    expect(panel).not_to_contain_text(person.say("web-place-stand-in"))
    expect(player.pick_button.or_(player.tray.first)).to_be_visible()


def test_a_whole_turn_is_taken_back(visit: Visit) -> None:
    """Both tiles of it at once, while the other person is still building."""
    ann, ben = visit(DESKTOP), visit(PHONE)
    table = make_table(ann, [*seats("Ann"), OPEN_SEAT, *bots(1)])
    host, guest = Player(ann, table, seed=24), Player(ben, table, seed=25)
    guest.sit(1, "Ben")
    host.press("web-start")
    for person in (host, guest):
        expect(person.pick_button).to_be_visible()
        person.pick()
    for person in (host, guest):
        expect(person.tray).to_have_count(2)
    host.place()
    host.place()
    expect(host.tray).to_have_count(0)
    host.press("web-undo-turn")
    expect(host.tray).to_have_count(2)
    expect(host.button("web-undo-turn")).to_have_count(0)
    expect(guest.tray).to_have_count(2)
    play_on([host, guest], lambda: guest.decisions > 2)


def test_a_muted_chat_is_not_heard(visit: Visit) -> None:
    """Neither its lines nor their number; what was said meanwhile is there when it is heard again."""
    ann, ben = visit(DESKTOP), visit(DESKTOP)
    table = make_table(ann, [*seats("Ann"), OPEN_SEAT, *bots(1)])
    host, guest = Player(ann, table), Player(ben, table)
    guest.sit(1, "Ben")
    host.press("web-start")
    mute = host.panel("chat").get_by_label(ann.say("web-chat-mute"))
    mute.check()
    guest.panel("chat").get_by_role("button", name=ben.say("web-phrase-hello")).click()
    expect(guest.panel("chat").get_by_role("listitem")).to_contain_text(ben.say("web-phrase-hello"))
    host.panel("log")
    ann.page.wait_for_timeout(200)
    assert ann.page.locator(".tabs .badge").count() == 0
    ann.page.reload()
    chat = host.panel("chat")
    expect(mute).to_be_checked()
    assert chat.get_by_role("listitem").count() == 0
    mute.uncheck()
    expect(chat.get_by_role("listitem")).to_contain_text(ann.say("web-phrase-hello"))
