"""The HTTP routes that need no live table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette

import pentapolis
from pentapolis.kernel.record import film
from pentapolis.server import api, metrics, rest
from pentapolis.server.films import frames
from pentapolis.server.identity import COOKIE, Identity
from pentapolis.server.patch import apply
from pentapolis.server.replies import HANDLERS
from pentapolis.server.security import protected
from pentapolis.server.settings import Settings
from pentapolis.server.store import Store
from pentapolis.words import LANGUAGES
from tests.server.asgi import Browser

GAME = "between-two-cities"
CITIES = [
    ["SSSS", "HHdF", "eOOP", "HHPP"],
    ["FPPO", "dOHm", "OOeO", "HHSS"],
    ["PbSP", "POFO", "PFde", "mFSd"],
]


class Server:
    """An application whose store is opened anew for each event loop."""

    def __init__(self, url: str) -> None:
        handlers: dict[Any, Any] = {**HANDLERS}
        self.app = Starlette(routes=[*api.ROUTES, *metrics.ROUTES], exception_handlers=handlers)
        identity = Identity(["a-secret-of-the-tests"])
        self.app.state.settings, self.app.state.identity = Settings(), identity
        self.app.state.metrics = metrics.Metrics()
        self.url, self.guarded = url, protected(self.app, Settings(), identity)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.app.state.store = await Store.open(self.url)
        try:
            await self.guarded(scope, receive, send)
        finally:
            await self.app.state.store.close()


@pytest.fixture
def server(tmp_path: Path) -> Server:
    return Server(f"sqlite:///{tmp_path}/tables.db")


@pytest.fixture
def browser(server: Server) -> Browser:
    return Browser(server)


def played(seats: int = 3, decisions: int = 1000) -> pentapolis.Match:
    match = pentapolis.new(GAME, seats=seats, seed=5)
    while not match.over and decisions:
        seat = match.to_act[-1]
        match.play(seat, match.legal(seat)[decisions % len(match.legal(seat))])
        decisions -= 1
    return match


# ---------------------------------------------------------------------- games


def test_games(browser: Browser) -> None:
    cards = msgspec.json.decode(browser.get("/api/games").content, type=list[rest.GameCard])
    assert [card.id for card in cards] == [info.id for info in pentapolis.catalogue()]
    for card in cards:
        assert [bot.level for bot in card.bots] == ["novice", "casual", "strong", "expert"]
        assert all(set(option.defaults) == set(card.editions) for option in card.options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebooks(browser: Browser, language: str) -> None:
    answer = browser.get(f"/api/games/{GAME}/rulebook/{language}")
    page = msgspec.json.decode(answer.content, type=rest.Page)
    examples = [
        part for paragraph in page.paragraphs for part in paragraph.parts if not isinstance(part, str)
    ]
    assert len(page.paragraphs) > 10
    assert len(examples) > 20
    assert all(example.view or example.sheet or example.refusal for example in examples)
    assert "table-excess" in [key for paragraph in page.paragraphs for key in paragraph.keys]


def test_rulebooks_that_are_none(browser: Browser) -> None:
    assert browser.get(f"/api/games/{GAME}/rulebook/de").status_code == 404
    answer = browser.get("/api/games/chess/rulebook/en")
    assert (answer.status_code, answer.json()["code"]) == (404, "bad-option")


def test_scores(browser: Browser) -> None:
    answer = browser.post(f"/api/games/{GAME}/score", json={"table": {"cities": CITIES}}).json()
    assert answer["totals"]["ranking"] == [[1], [0], [2]]
    assert [seat["total"] for seat in answer["sheet"]["seats"]] == [53, 60, 53]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b'{"table":{"cities":[["dddd","dddd","HHHH","SSSS"]]}}', "table-excess"),
        (b'{"table":7}', "table-cities"),
        (b'{"tables":7}', "bad-message"),
        (b'{"table":', "bad-message"),
        (b"\xff", "bad-message"),
        (b"[" * 50_000, "bad-message"),
    ],
)
def test_scores_of_no_table(browser: Browser, body: bytes, code: str) -> None:
    answer = browser.post(f"/api/games/{GAME}/score", content=body)
    assert (answer.status_code, answer.json()["t"], answer.json()["code"]) == (400, "error", code)


# ---------------------------------------------------------------------- guests


def test_a_guest_comes_back_with_a_name(browser: Browser) -> None:
    first = browser.get("/api/me")
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(first.headers["set-cookie"].split("; "))
    assert browser.get("/api/me").json() == first.json()
    assert "set-cookie" not in browser.get("/api/me").headers
    named = browser.post("/api/me", json={"name": "  Ada  L "}).json()
    assert named == {"member": first.json()["member"], "name": "Ada L"}
    assert browser.get("/api/me").json() == named


@pytest.mark.parametrize(
    ("name", "code"), [(" ", "bad-name"), ("", "bad-message"), ("x" * 25, "bad-message")]
)
def test_names_that_are_none(browser: Browser, name: str, code: str) -> None:
    answer = browser.post("/api/me", json={"name": name})
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_a_second_device_becomes_the_guest_once(server: Server, browser: Browser) -> None:
    assert browser.post("/api/me/link").status_code == 403
    guest = browser.post("/api/me", json={"name": "Ada"}).json()
    token = browser.post("/api/me/link").json()["path"].removeprefix("/device#")
    phone = Browser(server)
    assert phone.post("/api/me/claim", json={"token": token}).json() == guest
    assert phone.get("/api/me").json() == guest
    thief = Browser(server)
    answer = thief.post("/api/me/claim", json={"token": token})
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-token")
    assert COOKIE not in thief.cookies


# ---------------------------------------------------------------------- records


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_film_shows_every_moment_as_the_seat_saw_it(seat: int | None) -> None:
    match = played()
    record = match.record()
    shown = frames(record, seat)
    view, sheet = shown.view, {}
    for step in range(len(record["steps"]) + 1):
        moment = pentapolis.replay(record, until=step)
        if step:
            view = apply(view, shown.patches[step - 1])
        assert view == moment.view(seat)
        sheet = apply(sheet, shown.sheets[step])
        assert sheet == moment.sheet(seat)
        assert shown.scores[step] == [party["total"] for party in moment.sheet(seat)["seats"]]
        assert shown.story[step] == [event for event in moment.story(seat) if event["step"] == step]
    assert (shown.sheet, shown.ranking) == (match.sheet(seat), match.ranking)
    own = [command[0] == seat for command in record["steps"]]
    assert all(move is not None for move, mine in zip(shown.moves, own, strict=True) if mine)
    assert None in shown.moves  # answers that were still secret at that moment


def test_before_the_end_only_own_moves_are_named() -> None:
    record = played(decisions=20).record()
    for seat in (None, 1):
        for command, move in zip(record["steps"], frames(record, seat).moves, strict=True):
            assert move == (command[:2] if command[0] == seat else None)


def test_an_uploaded_record(browser: Browser) -> None:
    record = played().record()
    answer = browser.post("/api/frames", json={"record": record, "seat": 1})
    assert answer.json()["seat"] == 1
    assert len(answer.json()["patches"]) == len(record["steps"])
    save = {"pentapolis": "save", "occupants": [{"name": "Ada"}, {"name": "Ben"}, {}], "record": record}
    assert browser.post("/api/frames", json={"record": save}).json()["names"] == ["Ada", "Ben", ""]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"record": {}}, "bad-record"),
        ({"record": {"game": "chess"}}, "bad-option"),
        ({"record": 7}, "bad-message"),
        ({"seat": 3}, "bad-record"),
        ({"seat": 8}, "bad-message"),
    ],
)
def test_uploads_that_are_none(browser: Browser, change: dict[str, Any], code: str) -> None:
    answer = browser.post("/api/frames", json={"record": played().record()} | change)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_the_film_of_a_damaged_record() -> None:
    record = played().record()
    record["steps"][7] = [0, "nonsense"]
    with pytest.raises(pentapolis.BadRecord):
        list(film(record))


# ---------------------------------------------------------------------- health


def test_health_and_metrics(server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    server.app.state.metrics.accepted.inc()
    assert browser.get("/healthz").json()["status"] == "ok"
    assert 'pentapolis_commands_total{outcome="accepted"} 1.0' in browser.get("/metrics").text

    async def broken(_store: Store) -> None:
        raise OSError

    monkeypatch.setattr(Store, "ping", broken)
    assert browser.get("/healthz").status_code == 503
