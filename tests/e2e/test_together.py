"""What two people do at one table beside playing: talk, suggest, leave and come back, play again."""

from __future__ import annotations

from functools import reduce

import pytest
from playwright.sync_api import expect

from pentapolis.server.patch import apply

from .browsing import DESKTOP
from .conftest import Visit
from .playing import Player, play_on
from .table import GAME, bots, make_table, seats

pytestmark = pytest.mark.long


def test_talk_suggest_leave_return_and_play_again(visit: Visit) -> None:
    ann, ben = visit(DESKTOP), visit(DESKTOP)
    table = make_table(ann, [*seats("Ann"), {"kind": "open"}, *bots(1)])
    host, guest = Player(ann, table, seed=7), Player(ben, table, seed=8)
    guest.sit(1, "Ben")
    host.press("web-start")

    chat = host.panel("chat")
    chat.get_by_role("button", name=ann.say("web-phrase-hello")).click()
    chat.get_by_label(ann.say("web-chat-say")).fill("A market here?")
    chat.get_by_role("button", name=ann.say("web-chat-send")).click()
    heard = guest.panel("chat")
    expect(heard).to_contain_text(ben.say("web-phrase-hello"))
    expect(heard).to_contain_text("A market here?")

    host.turn()
    guest.turn()
    expect(host.tray).to_have_count(2)
    film = ann.get(f"/api/tables/{table}/frames?seat=0")
    view = reduce(apply, film["patches"], film["view"])
    move = f"{view['kept'][0][0]} L d4"  # the first tile of the city that Ann and Ben share
    ben.post(
        f"/api/tables/{table}/commands",
        {"cid": "suggest-one", "body": {"t": "suggest", "seat": 1, "moves": [{"seat": 0, "move": move}]}},
    )
    before = host.tray.count()
    host.press(f"{GAME}-web-suggestion-accept")
    expect(host.tray).to_have_count(before - 1)

    host.panel("players").get_by_role("button", name=ann.say("web-leave")).click()
    back = host.panel("players").get_by_role("button", name=ann.say("web-return"))
    expect(back).to_be_visible()
    back.click()
    expect(back).to_have_count(0)

    play_on([host, guest])
    host.press("web-rematch")
    expect(ann.page).not_to_have_url(f"{ann.url}/t/{table}")
    ben.page.get_by_role("link", name=ben.say("web-rematch-join")).click()
    expect(ben.page).to_have_url(ann.page.url)
    expect(guest.pick_button).to_be_visible()


def test_a_leaver_is_stood_in_for_before_the_eyes_of_others(visit: Visit) -> None:
    ann, ben = visit(DESKTOP), visit(DESKTOP)
    table = make_table(ann, [*seats("Ann"), {"kind": "open"}, *bots(1)])
    host, guest = Player(ann, table, seed=17), Player(ben, table, seed=18)
    guest.sit(1, "Ben")
    host.press("web-start")
    expect(host.pick_button).to_be_visible()
    guest.panel("players").get_by_role("button", name=ben.say("web-leave")).click()
    seen = host.panel("players")
    expect(seen).to_contain_text(ann.say("web-place-stand-in"))
    host.pick()
    expect(host.tray).to_have_count(2)  # the stand-in has picked for Ben
    guest.panel("players").get_by_role("button", name=ben.say("web-return")).click()
    expect(seen).not_to_contain_text(ann.say("web-place-stand-in"))
    play_on([host, guest], lambda: guest.decisions > 2)


def test_a_suggestion_is_drawn_sent_and_accepted(visit: Visit) -> None:
    """Where a tile of the partner's might go; the partner says yes by one tap."""
    ann, ben = visit(DESKTOP), visit(DESKTOP)
    table = make_table(ann, [*seats("Ann"), {"kind": "open"}, *bots(1)])
    host, guest = Player(ann, table, seed=19), Player(ben, table, seed=20)
    guest.sit(1, "Ben")
    host.press("web-start")
    expect(host.pick_button).to_be_visible()
    expect(guest.pick_button).to_be_visible()
    host.pick()
    guest.pick()
    expect(host.tray).to_have_count(2)
    guest.press(f"{GAME}-web-suggest")
    theirs = guest.page.locator(".tray .group").filter(has=guest.page.locator("[data-seat='0']"))
    theirs.get_by_role("button").first.click()
    guest.open_cells.first.click()
    guest.press(f"{GAME}-web-suggest-send")
    host.press(f"{GAME}-web-suggestion-accept")
    expect(host.tray).to_have_count(1)
