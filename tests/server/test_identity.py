"""Guests: nobody can take another's place, and a link brings a guest to another device once."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from pentapolis.server.identity import (
    COOKIE,
    BadName,
    BadToken,
    Guest,
    Identity,
    checked_name,
    kept_secret,
    new_guest,
)
from pentapolis.server.store import Store

Run = Callable[[Any], Any]
NEW, OLD, OTHER = "new-secret", "old-secret", "other-secret"
ADA = Guest("member-of-ada", "Ada 雅")


def carried(identity: Identity, guest: Guest = ADA) -> dict[str, str]:
    return {COOKIE: identity.cookie(guest, https=False)["value"]}


def test_a_cookie_is_read_again() -> None:
    identity = Identity([NEW])
    assert identity.read(carried(identity)) == ADA
    assert identity.read({}) is None


def test_cookies_are_for_this_site_alone() -> None:
    cookie = Identity([NEW]).cookie(ADA, https=True)
    assert (cookie["httponly"], cookie["samesite"], cookie["secure"]) == (True, "lax", True)
    assert not Identity([NEW]).cookie(ADA, https=False)["secure"]


def test_a_forged_cookie_is_nobodys() -> None:
    identity = Identity([NEW])
    value = carried(identity)[COOKIE]
    forged = value[:-1] + ("A" if value[-1] != "A" else "B")
    changed = ("X" if value[0] != "X" else "Y") + value[1:]
    for text in (forged, changed, "", ".", "ÿ", value.partition(".")[0], carried(Identity([OTHER]))[COOKIE]):
        assert identity.read({COOKIE: text}) is None


def test_a_device_link_is_no_cookie() -> None:
    identity = Identity([NEW])
    path, _ = identity.link(ADA)
    assert identity.read({COOKIE: path.partition("#")[2]}) is None


def test_secrets_rotate() -> None:
    old, both, new = Identity([OLD]), Identity([NEW, OLD]), Identity([NEW])
    assert both.read(carried(old)) == ADA
    assert new.read(carried(both)) == ADA
    assert new.read(carried(old)) is None


def test_a_link_works_once(tmp_path: Path, run: Run) -> None:
    async def story() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        identity = Identity([NEW])
        path, expires = identity.link(ADA)
        token = path.removeprefix("/device#")
        assert len(token) <= 200
        assert 599_000 < expires - time.time() * 1000 <= 600_000
        assert await identity.claim(store, token) == ADA
        for bad in (token, token[:-2], "", "x" * 200, Identity([OTHER]).link(ADA)[0][8:]):
            with pytest.raises(BadToken):
                await identity.claim(store, bad)
        await store.close()

    run(story())


def test_a_link_ends_after_ten_minutes(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        identity = Identity([NEW])
        token = identity.link(ADA)[0].removeprefix("/device#")
        later = time.time() + 602
        monkeypatch.setattr(time, "time", lambda: later)
        with pytest.raises(BadToken):
            await identity.claim(store, token)
        await store.close()

    run(story())


def test_names() -> None:
    assert checked_name("  Ada   Lovelace ") == "Ada Lovelace"
    assert checked_name("雅" * 24) == "雅" * 24
    for bad in ("", "   ", "x" * 25, "a\x00b", "a\u202eb", "\u3164", "\u0300"):
        with pytest.raises(BadName):
            checked_name(bad)


def test_guests_differ() -> None:
    assert len({new_guest().member for _ in range(100)}) == 100


def test_the_secret_is_made_once_and_kept_for_its_owner(tmp_path: Path) -> None:
    path = tmp_path / "data" / "secret"
    with ThreadPoolExecutor(8) as pool:
        found = set(pool.map(lambda _: kept_secret(path), range(16)))
    assert len(found) == 1
    assert len(found.pop()) > 30
    assert path.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in path.parent.iterdir()] == ["secret"]


def test_a_file_that_holds_no_secret_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.write_text("short\n")
    with pytest.raises(OSError, match="less than 16"):
        kept_secret(path)
