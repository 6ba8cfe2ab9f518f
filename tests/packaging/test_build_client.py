"""The client's build: skipped when nothing changed, explained where it can't be."""

from __future__ import annotations

from pathlib import Path

import pytest

import build_client
from build_client import ClientBuild, NotBuilt


def checkout(root: Path) -> ClientBuild:
    """A folder with the files that a bundle is made of."""
    for name in ("src", "public"):
        (root / "web" / name).mkdir(parents=True)
    for name in build_client._SOURCES:
        (root / "web" / name).write_text(name)
    (root / "web" / "src" / "main.ts").write_text("1")
    (root / "src" / "pentapolis" / "locales" / "en").mkdir(parents=True)
    return ClientBuild(root, report=lambda _text: None)


def pretend(build: ClientBuild, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Replace npm by what only writes the page; the scripts that were run."""
    done: list[str] = []

    def run_script(_build: ClientBuild, name: str) -> str:
        done.append(name)
        build.static.mkdir(parents=True, exist_ok=True)
        (build.static / "index.html").write_text("page")
        return ""

    monkeypatch.setattr(ClientBuild, "run_script", run_script)
    return done


def test_builds_once_until_something_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build = checkout(tmp_path)
    done = pretend(build, monkeypatch)
    build.ensure()
    build.ensure()
    assert done == ["build"]
    (tmp_path / "web" / "src" / "main.ts").write_text("2")
    build.ensure()
    (tmp_path / "src" / "pentapolis" / "locales" / "en" / "web.ftl").write_text("a = b")
    assert not build.fresh
    build.ensure()
    assert done == ["build"] * 3
    (tmp_path / "web" / "src" / "main.test.ts").write_text("tests are no part of it")
    assert build.fresh


def test_builds_again_when_the_client_was_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build = checkout(tmp_path)
    done = pretend(build, monkeypatch)
    build.ensure()
    (build.static / "index.html").unlink()
    build.ensure()
    assert done == ["build", "build"]


def test_without_node_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_client, "_candidates", lambda: iter(()))
    with pytest.raises(NotBuilt, match=r"Node 20\.19 or newer"):
        checkout(tmp_path).ensure()
