"""Visitors: a browser context of one's own each, whose page may complain of nothing."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, sync_playwright

from pentapolis.words import Words

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src/pentapolis/server/static/index.html"
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LOCALES = {"en": "en-GB", "zh-Hant": "zh-TW", "zh-Hans": "zh-CN"}
PATIENCE = 10_000  # ms


class Device(NamedTuple):
    """What somebody looks at the table with."""

    width: int
    height: int
    touch: bool = False


PHONE = Device(360, 740, touch=True)
DESKTOP = Device(1280, 800)
WALL = Device(2560, 1440)


def chromium() -> str | None:
    """Where a browser is; None: nowhere."""
    named = os.environ.get("PENTAPOLIS_CHROMIUM")
    if named:
        return named if Path(named).is_file() else None
    return shutil.which("chromium") or shutil.which("chromium", path="/usr/bin")


def why_not() -> str:
    """Why no page can be looked at here; empty if one can."""
    if chromium() is None:
        return "Chromium is not found: install Debian's `chromium`, or name one by PENTAPOLIS_CHROMIUM"
    return "" if CLIENT.is_file() else "the web client is not built: `npm ci && npm run build` in web/"


@contextmanager
def a_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """Somebody before a page, with cookies of their own.

    `complaints` are errors of the console or the page, and requests to elsewhere.  What a test
    brings about on purpose is named with `expect`.
    """

    def __init__(self, browser: Browser, url: str, device: Device, language: str, theme: Any) -> None:
        self.url, self.device, self.words = url, device, Words(language)
        self.context: BrowserContext = browser.new_context(
            viewport={"width": device.width, "height": device.height},
            has_touch=device.touch,
            locale=LOCALES[language],
            color_scheme=theme,
            accept_downloads=True,
        )
        self.context.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self._expected: list[str] = []
        self.context.on("console", self._console)
        self.context.on("weberror", lambda error: self.complaints.append(f"error: {error.error}"))
        self.context.on("request", self._request)
        self.page: Page = self.context.new_page()

    def expect(self, *patterns: str) -> None:
        """From now on, complaints that match one of these are no surprise."""
        self._expected += patterns

    def surprises(self) -> list[str]:
        """Complaints that no test has expected."""
        return [one for one in self.complaints if not any(re.search(known, one) for known in self._expected)]

    def say(self, key: str, **facts: Any) -> str:
        """A text of the message files, in this visitor's language."""
        return self.words.say(key, **facts)

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def get(self, path: str) -> Any:
        """What the server answers this visitor."""
        return self.context.request.get(self.url + path).json()

    def post(self, path: str, body: Any) -> Any:
        answer = self.context.request.post(self.url + path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def overflow(self) -> int:
        """By how many pixels the page is too wide."""
        return self.page.evaluate("document.documentElement.scrollWidth - innerWidth")

    def axe(self) -> list[str]:
        """Serious and critical findings of axe on the page as it is."""
        if not self.page.evaluate("typeof axe === 'object'"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run({ resultTypes: ['violations'] })")
        return [
            f"{one['id']} ({one['impact']}): {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
            for one in found["violations"]
            if one["impact"] in {"serious", "critical"}
            for node in one["nodes"]
        ]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.complaints.append(f"request: {request.url}")
