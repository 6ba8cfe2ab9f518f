"""People who play any legal move, each with another kind of hand: finger or mouse, drag, keys."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, expect

from .browsing import Visitor
from .table import TablePage

PATIENCE = 20.0  # seconds without anybody's decision
LONGEST_WALK = 250  # presses of Tab


class Player(TablePage):
    """Taps (or clicks) a tile, then a cell, then the button."""

    def __init__(self, visitor: Visitor, table_id: str = "", seed: int = 1) -> None:
        super().__init__(visitor, table_id)
        self.chance = random.Random(seed)
        self.decisions = 0

    def turn(self) -> bool:
        """Make one decision if one is owed."""
        if self.page.locator(".handover").is_visible():
            self.touch(self.page.locator(".handover button"))
            expect(self.page.locator(".handover")).to_have_count(0)
        elif self.pick_button.is_visible():
            self.pick()
            expect(self.pick_button).to_have_count(0)
        elif self.tray.count():
            self.place()
        else:
            return False
        self.decisions += 1
        return True

    def touch(self, target: Locator) -> None:
        if self.visitor.device.touch:
            target.tap()
        else:
            target.click()

    def pick(self) -> None:
        for tile in self.chance.sample(range(self.hand.count()), 2):
            self.touch(self.hand.nth(tile))
        self.touch(self.pick_button)

    def place(self) -> None:
        before = self.tray.count()
        tile = self.chance.randrange(before)
        self.take(tile)
        self.put(tile)
        expect(self.build_button).to_be_visible()
        self.build()
        expect(self.tray).to_have_count(before - 1)

    def take(self, tile: int) -> None:
        if self.tray.nth(tile).get_attribute("aria-pressed") != "true":
            self.touch(self.tray.nth(tile))

    def put(self, tile: int) -> None:
        expect(self.open_cells).not_to_have_count(0)
        self.touch(self.open_cells.nth(self.chance.randrange(self.open_cells.count())))

    def build(self) -> None:
        self.touch(self.build_button)


class Dragger(Player):
    """Drags tiles by the mouse."""

    def put(self, tile: int) -> None:
        expect(self.open_cells).not_to_have_count(0)
        cell = self.open_cells.nth(self.chance.randrange(self.open_cells.count()))
        cell.scroll_into_view_if_needed()
        self.carry(self.tray.nth(tile), cell)

    def carry(self, piece: Locator, goal: Locator) -> None:
        (x, y), (to_x, to_y) = _middle(piece), _middle(goal)
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x, y - 20)
        mouse.move(to_x, to_y, steps=4)
        mouse.up()


class FingerDragger(Dragger):
    """Drags tiles by a finger."""

    LIFT = 44  # pixels above the finger that the piece is held

    def carry(self, piece: Locator, goal: Locator) -> None:
        (x, y), (to_x, to_y) = _middle(piece), _middle(goal)
        session = self.visitor.context.new_cdp_session(self.page)

        def finger(kind: str, *at: tuple[float, float]) -> None:
            points = [{"x": across, "y": down} for across, down in at]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        finger("touchStart", (x, y))
        finger("touchMove", (x, y - 20))
        finger("touchMove", ((x + to_x) / 2, (y + to_y) / 2))
        finger("touchMove", (to_x, to_y + self.LIFT))
        finger("touchEnd")
        session.detach()
        # On any page, Chromium gives no click for the first tap after a dispatched drag.
        self.page.touchscreen.tap(2, 66)


class Typist(Player):
    """Has a keyboard alone: Tab, arrows, Enter and space."""

    def touch(self, target: Locator) -> None:
        raise AssertionError("a keyboard can't touch")

    def turn(self) -> bool:
        if self.page.locator(".handover").is_visible():
            self.page.keyboard.press("Enter")
            expect(self.page.locator(".handover")).to_have_count(0)
            return True
        return super().turn()

    def pick(self) -> None:
        for _ in range(2):
            self.walk_to(".hand button[aria-pressed=false]")
            self.page.keyboard.press("Space")
        self.walk_to(".pick .actions .primary")
        self.page.keyboard.press("Enter")

    def take(self, tile: int) -> None:
        if not self.page.locator(".tray button[aria-pressed=true]").count():
            self.walk_to(".tray button")
            self.page.keyboard.press("Enter")

    def put(self, tile: int) -> None:
        expect(self.open_cells).not_to_have_count(0)
        grid = self.page.get_by_role("grid").filter(has=self.open_cells).first
        label = grid.get_attribute("aria-label")
        self.walk_to(f'[role=grid][aria-label="{label}"] [role=gridcell]')
        cells = grid.locator("[role=gridcell]").and_(self.open_cells)
        goal = cells.nth(self.chance.randrange(cells.count())).get_attribute("data-cell") or ""
        self.walk_over(self.focused("data-cell"), goal)
        self.page.keyboard.press("Enter")

    def build(self) -> None:
        self.page.keyboard.press("Enter")

    def walk_to(self, selector: str) -> None:
        """Press Tab until there."""
        for _ in range(LONGEST_WALK):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
        raise AssertionError(f"the keyboard does not come to {selector}")

    def walk_over(self, here: str, goal: str) -> None:
        """Over the cells of a grid by arrows."""
        across, down = ord(goal[0]) - ord(here[0]), int(goal[1:]) - int(here[1:])
        for key, times in (
            ("ArrowRight", across),
            ("ArrowLeft", -across),
            ("ArrowDown", down),
            ("ArrowUp", -down),
        ):
            for _ in range(times):
                self.page.keyboard.press(key)
        assert self.focused("data-cell") == goal

    def focused(self, attribute: str) -> str:
        return self.page.evaluate("name => document.activeElement.getAttribute(name)", attribute) or ""


def play_on(players: Sequence[Player], until: Callable[[], bool] | None = None) -> None:
    """Everybody decides when it is their turn, until all see the end (or what a test waits for)."""
    done = until or (lambda: all(player.over for player in players))
    patience = time.monotonic() + PATIENCE
    while not done():
        decided = [player.turn() for player in players]
        if any(decided):
            patience = time.monotonic() + PATIENCE
        assert time.monotonic() < patience, "nobody can go on"
        players[0].page.wait_for_timeout(15)


def _middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
