"""One whole game of three people at once: a phone, a mouse, a keyboard."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from pentapolis import replay
from pentapolis.table.chance import verify

from .browsing import DESKTOP, PHONE
from .conftest import Visit
from .playing import Dragger, FingerDragger, Player, Typist, play_on
from .table import GAME, TablePage


def test_three_people_on_phone_desktop_and_keyboard(visit: Visit, tmp_path: Path) -> None:
    phone, desktop, keyboard = visit(PHONE), visit(DESKTOP), visit(DESKTOP, theme="dark")
    host = Player(desktop, seed=1)
    link = _new_table(host)
    guests: list[Player] = [FingerDragger(phone, seed=2), Typist(keyboard, seed=3)]
    for seat, (guest, name) in enumerate(zip(guests, ("Ben", "Cy"), strict=True), 1):
        guest.page.goto(link)
        guest.sit(seat, name)
    host.press("web-start")
    people = [host, *guests]
    for person in people:
        expect(person.pick_button).to_be_visible()

    _nobody_sees_a_pick(people)
    for person in people:
        assert person.visitor.axe() == []
    people[0] = Dragger(desktop, seed=1)
    play_on(people)

    for person in people:
        expect(person.page.locator(".end")).to_contain_text(re.compile(r"Ann|Ben|Cy"))
        assert person.visitor.axe() == []
        assert person.visitor.overflow() <= 0
    _the_sheet_adds_up(host)
    _the_replay_scrubs(TablePage(phone, host.id))
    _the_record_is_fair(host, tmp_path)


def _new_table(host: Player) -> str:
    """A table of three, made by hand; its invitation."""
    host.visitor.go("/")
    game = host.page.get_by_role("article").filter(has_text=host.say(f"{GAME}-name"))
    game.get_by_role("link", name=host.say("web-new-table")).click()
    host.page.get_by_role("button", name="3", exact=True).click()
    host.page.get_by_label(host.say("web-seat-name", number=1)).fill("Ann")
    host.press("web-make-table")
    expect(host.page.get_by_text(host.say("web-start-wait", count=2))).to_be_visible()
    return host.invitation


def _nobody_sees_a_pick(people: list[Player]) -> None:
    """The first two pick; nothing of it is in the page of the others before all have."""
    host, second, third = people
    before = {person: _public(person) for person in (second, third)}
    host.turn()
    expect(host.page.locator(".say")).not_to_be_empty()
    for person in (second, third):
        expect(person.page.locator("[data-seat='0'].picked")).to_be_visible()
        assert _public(person) == before[person]
    second.turn()
    assert "shows" not in third.page.content()
    third.turn()
    for person in people:
        expect(person.page.locator("[data-seat].party.building").first).to_be_visible()


def _public(person: Player) -> list[str]:
    """All tiles drawn in the page of somebody, and all that is said in the log."""
    drawn = person.page.locator("main svg use, main svg [data-tile], main img, [role=gridcell]").evaluate_all(
        "all => all.map(one => one.getAttribute('href') || one.getAttribute('aria-label') || one.outerHTML)"
    )
    assert drawn
    return sorted(drawn) + sorted(person.page.locator(".log li").all_inner_texts())


def _the_sheet_adds_up(person: Player) -> None:
    """Each city's lines make its total, the poorer city is the seat's, and the ranking follows."""
    page = person.page
    totals = [int(text.split()[0]) for text in page.locator(".end .place strong").all_inner_texts()]
    assert len(totals) == 3
    assert totals == sorted(totals, reverse=True)
    page.get_by_text(person.say("web-score-page"), exact=True).click()
    cities = []
    for part in page.locator(".end .sheet section").all()[1:]:
        total, *lines = [int(text) for text in part.locator("h3 .points, summary .points").all_inner_texts()]
        assert total == sum(lines)
        cities.append(total)
    assert len(cities) == 3
    seats = [min(cities[seat - 1], cities[seat]) for seat in range(3)]
    assert sorted(seats, reverse=True) == totals
    file = person.visitor.get(f"/api/tables/{person.id}/record")
    sheet = replay(file["record"]).sheet()
    decided = [text.strip() for text in page.locator(".end .decided").all_inner_texts()]
    assert decided == [person.visitor.words.decided(GAME, key) for key in sheet["decided"]]
    assert cities == [part["total"] for part in sheet["parts"]]


def _the_replay_scrubs(person: TablePage) -> None:
    person.page.locator(".end").get_by_role("link", name=person.say("web-replay")).tap()
    slider = person.page.get_by_role("slider", name=person.say("web-step"))
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last == 3 * 7 + 6 * 7
    slider.fill(str(last // 2))
    expect(person.page.get_by_text(f"{last // 2} / {last}")).to_be_visible()
    person.button("web-step-on").tap()
    expect(person.page.get_by_text(f"{last // 2 + 1} / {last}")).to_be_visible()
    person.page.get_by_label(person.say("web-eyes")).select_option("2")
    expect(person.page.get_by_role("heading", name=re.compile("Replay"))).to_be_visible()


def _the_record_is_fair(person: TablePage, folder: Path) -> None:
    with person.page.expect_download() as download:
        person.page.get_by_role("link", name=person.say("web-download")).click()
    file = folder / "record.json"
    download.value.save_as(file)
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert verify(saved["record"], saved["chance"]) == []


@pytest.mark.parametrize("path", ["/", f"/new/{GAME}", "/settings"])
def test_first_load_is_light(visit: Visit, path: str) -> None:
    """Under 100 kB are sent, without pictures, before a page can be used."""
    guest = visit(PHONE)
    session = guest.context.new_cdp_session(guest.page)
    session.send("Network.enable")
    kinds: dict[str, str] = {}
    sent: dict[str, float] = {}
    session.on("Network.responseReceived", lambda seen: kinds.update({seen["requestId"]: seen["type"]}))
    session.on(
        "Network.loadingFinished", lambda seen: sent.update({seen["requestId"]: seen["encodedDataLength"]})
    )
    guest.go(path)
    expect(guest.page.locator("h1")).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    total = sum(size for request, size in sent.items() if kinds.get(request) != "Image")
    assert 0 < total < 100_000
