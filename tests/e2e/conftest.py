"""A browser and a server for each module, visitors for each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from .browsing import DESKTOP, Device, Visitor, a_browser, why_not
from .serving import Serving

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A module's own: Playwright's loop must not run while other tests use asyncio."""
    if reason := why_not():
        pytest.skip(reason)
    with a_browser() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Serving]:
    folder: Path = tmp_path_factory.mktemp("e2e")
    with Serving(folder) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Serving) -> Iterator[Visit]:
    """Makes a visitor; at the end none may have seen an error or a request to elsewhere."""
    visitors: list[Visitor] = []

    def somebody(device: Device = DESKTOP, language: str = "en", theme: Any = "light") -> Visitor:
        visitor = Visitor(browser, server.url, device, language, theme)
        visitors.append(visitor)
        return visitor

    yield somebody
    for visitor in visitors:
        visitor.context.close()
    assert [complaint for visitor in visitors for complaint in visitor.surprises()] == []
