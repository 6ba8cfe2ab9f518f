"""The pages of the web table, by what people see of them: roles, labels and words."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from .browsing import Visitor

GAME = "between-two-cities"
OPEN_SEAT = {"kind": "open"}


def seats(*names: str) -> list[dict[str, Any]]:
    """Seats of the people of one device."""
    return [{"kind": "me", "name": name} for name in names]


def bots(count: int, spec: str = "random") -> list[dict[str, Any]]:
    return [{"kind": "bot", "bot": spec}] * count


def make_table(host: Visitor, places: list[dict[str, Any]], **more: Any) -> str:
    """A table made without the page, so that a test begins where it is interesting; its id."""
    host.get("/api/me")
    wanted = {"game": GAME, "places": places, "start": True, **more}
    return host.post("/api/tables", wanted)["id"]


class TablePage:
    """The page of one table, before, during and after the game."""

    def __init__(self, visitor: Visitor, table_id: str = "") -> None:
        self.visitor, self.page, self.say = visitor, visitor.page, visitor.say
        if table_id:
            visitor.go(f"/t/{table_id}")

    @property
    def id(self) -> str:
        return self.page.url.partition("/t/")[2].partition("/")[0]

    def button(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **facts), exact=True)

    def press(self, key: str, **facts: Any) -> None:
        self.button(key, **facts).first.click()

    # ------------------------------------------------------------------ before

    def sit(self, seat: int, name: str) -> None:
        """Take an open seat, by the number that people see less one."""
        self.page.get_by_label(self.say("web-name"), exact=True).fill(name)
        line = self.page.get_by_role("listitem").filter(has_text=str(seat + 1))
        line.get_by_role("button", name=self.say("web-sit")).first.click()
        expect(self.page.get_by_text(self.say("you"), exact=True)).to_be_visible()

    @property
    def invitation(self) -> str:
        return self.page.get_by_label(self.say("web-link"), exact=True).input_value()

    # ------------------------------------------------------------------ the board

    @property
    def hand(self) -> Locator:
        """Tiles of the hand while two are picked."""
        return self.page.get_by_role("group", name=self.say(f"{GAME}-web-hand")).get_by_role("button")

    @property
    def pick_button(self) -> Locator:
        return self.button(f"{GAME}-web-pick-confirm")

    @property
    def tray(self) -> Locator:
        """Tiles to be built."""
        return self.page.locator("[role=group] button[aria-pressed]").and_(self.page.locator(".tray button"))

    @property
    def open_cells(self) -> Locator:
        """Cells where the tile in hand fits."""
        return self.page.locator(f'[role=gridcell][aria-label*="{self.say(f"{GAME}-web-cell-open")}"]')

    @property
    def build_button(self) -> Locator:
        return self.button(f"{GAME}-web-build")

    @property
    def over(self) -> bool:
        return self.page.locator(".end").is_visible()

    def panel(self, name: str) -> Locator:
        """Open one of the panels beside the table."""
        tabs = self.page.get_by_role("complementary").get_by_role("group", name=self.say("web-panels"))
        tab = tabs.get_by_role("button", name=self.say(f"web-panel-{name}"))
        if tab.get_attribute("aria-expanded") != "true":
            tab.click()
        return self.page.locator("#panel")

    def close_panel(self) -> None:
        self.page.locator("#panel").get_by_role("button", name=self.say("web-close")).click()
