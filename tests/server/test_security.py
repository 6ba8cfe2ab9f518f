"""What stands before the handlers: origins, sizes, rates, headers, and the built client."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from pentapolis.server.identity import COOKIE, Guest, Identity
from pentapolis.server.limits import Bucket, Buckets, address_key
from pentapolis.server.replies import HANDLERS
from pentapolis.server.security import guest_of, protected
from pentapolis.server.settings import Settings
from pentapolis.server.static import Client
from tests.server.asgi import ADDRESS, Browser

Run = Callable[[Any], Any]
IDENTITY = Identity(["a-secret-of-the-tests"])
SETTINGS = Settings()


async def seen(request: Request) -> Response:
    guest = guest_of(request.scope)
    client = request.client
    return JSONResponse(
        {
            "bytes": len(await request.body()),
            "guest": guest.member if guest else None,
            "client": client.host if client else None,
            "scheme": request.url.scheme,
        }
    )


async def socket(websocket: WebSocket) -> None:
    await websocket.accept()
    await websocket.send_text("in")
    await websocket.close()


def app(settings: Settings, static: Path | None = None) -> Any:
    client = Client(static or Path("/nowhere"))
    routes = [
        Route("/api/seen", seen, methods=["GET", "POST"]),
        Route("/api/frames", seen, methods=["POST"]),
        WebSocketRoute("/ws", socket),
        Route("/assets/{path:path}", client.asset),
        Route("/{path:path}", client.page),
    ]
    handlers: dict[Any, Any] = {**HANDLERS}
    return protected(Starlette(routes=routes, exception_handlers=handlers), settings, IDENTITY)


def browser(settings: Settings = SETTINGS, static: Path | None = None) -> Browser:
    return Browser(app(settings, static))


# ---------------------------------------------------------------------- origins


@pytest.mark.parametrize("origin", ["http://city.test", "http://city.test:80", "https://cities.example"])
def test_our_own_pages_may_change_things(origin: str) -> None:
    client = browser(replace(SETTINGS, public_url="https://cities.example"))
    assert client.post("/api/seen", headers={"origin": origin}).status_code == 200
    assert client.socket(origin=origin) == "in"


@pytest.mark.parametrize(
    "origin",
    ["http://evil.test", "null", "", "https://city.test.evil", "http://city.test:81", "http://[", "x"],
)
def test_pages_of_other_sites_may_not(origin: str) -> None:
    client = browser()
    answer = client.post("/api/seen", headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
    assert "bad-origin" in client.socket(origin=origin)
    assert client.get("/api/seen", headers={"origin": origin}).status_code == 200


def test_programs_send_no_origin_and_browsers_betray_themselves() -> None:
    client = browser()
    assert client.post("/api/seen").status_code == 200
    assert client.post("/api/seen", headers={"sec-fetch-site": "same-origin"}).status_code == 200
    assert client.post("/api/seen", headers={"sec-fetch-site": "cross-site"}).status_code == 403


# ---------------------------------------------------------------------- sizes


async def pieces(number: int) -> AsyncIterator[bytes]:
    for _ in range(number):
        yield bytes(1024)


def test_large_bodies_are_refused_announced_or_not(run: Run) -> None:
    async def story() -> None:
        transport = httpx.ASGITransport(app(SETTINGS))
        async with httpx.AsyncClient(transport=transport, base_url="http://city.test") as client:
            for path, kilobytes in (("/api/seen", 64), ("/api/frames", 2048)):
                for content in (bytes(kilobytes * 1024), pieces(kilobytes)):
                    assert (await client.post(path, content=content)).json()["bytes"] == kilobytes * 1024
                for content in (bytes(kilobytes * 1024 + 1), pieces(kilobytes + 1)):
                    answer = await client.post(path, content=content)
                    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    run(story())


# ---------------------------------------------------------------------- rates


def test_an_address_that_asks_too_often_waits() -> None:
    client = browser(replace(SETTINGS, address_rate=1, address_burst=3))
    assert [client.get("/api/seen").status_code for _ in range(3)] == [200] * 3
    answer = client.get("/api/seen")
    assert (answer.status_code, answer.json()["code"], answer.headers["retry-after"]) == (
        429,
        "too-fast",
        "1",
    )
    assert client.get("/assets/none.js").status_code == 404
    assert "too-fast" in client.socket()


def test_a_member_who_changes_too_much_waits_whatever_the_address() -> None:
    client = browser(replace(SETTINGS, member_rate=1, member_burst=2))
    client.cookies.set(COOKIE, IDENTITY.cookie(Guest("ada"), https=False)["value"])
    assert [client.post("/api/seen").status_code for _ in range(3)] == [200, 200, 429]
    assert client.get("/api/seen").json()["guest"] == "ada"
    client.cookies.clear()
    assert client.post("/api/seen").json()["guest"] is None


def test_buckets_refill_and_are_forgotten() -> None:
    now = 0.0
    bucket = Bucket(2, 3, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    buckets = Buckets(1, 1, most=2, clock=lambda: now)
    assert [buckets.take(key) for key in "aabb"] == [True, False, True, False]
    assert [buckets.take(key) for key in "ca"] == [True, True]


def test_addresses_of_one_subscriber() -> None:
    assert address_key("192.0.2.7") == "192.0.2.7"
    assert address_key("::ffff:192.0.2.7") == "192.0.2.7"
    assert address_key("2001:db8::1") == address_key("2001:db8:0:0:ff::2") != address_key("2001:db8:0:1::1")
    assert address_key("testclient") == "testclient"


@pytest.mark.parametrize(
    ("trust", "client", "scheme"), [(True, "10.0.0.9", "https"), (False, ADDRESS, "http")]
)
def test_a_proxy_is_believed_only_where_there_is_one(trust: bool, client: str, scheme: str) -> None:
    headers = {"x-forwarded-for": "1.2.3.4, 10.0.0.9", "x-forwarded-proto": "https"}
    answer = browser(replace(SETTINGS, trust_proxy=trust)).get("/api/seen", headers=headers).json()
    assert (answer["client"], answer["scheme"]) == (client, scheme)


# ---------------------------------------------------------------------- headers and files


def test_every_answer_has_the_headers() -> None:
    client = browser()
    for path in ("/api/seen", "/assets/none.js", "/"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "strict-transport-security" not in headers
    assert (
        "strict-transport-security"
        in browser(replace(SETTINGS, public_url="https://a.example")).get("/").headers
    )


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the page")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / ".hidden").write_text("secret")
    (folder / "assets" / "main-abc.js").write_text("1;" * 1000)
    (folder / "assets" / "packed-abc.js").write_text("2;" * 1000)
    (folder / "assets" / "packed-abc.js.br").write_bytes(b"brotli")
    (tmp_path / "outside.txt").write_text("secret")
    return folder


def test_bundles_are_kept_for_ever_and_packed(built: Path) -> None:
    client = browser(static=built)
    plain = client.get("/assets/main-abc.js", headers={"accept-encoding": "identity"})
    assert (plain.text, plain.headers["cache-control"]) == (
        "1;" * 1000,
        "public, max-age=31536000, immutable",
    )
    assert plain.headers["content-type"].startswith("text/javascript")
    packed = client.get("/assets/main-abc.js", headers={"accept-encoding": "gzip, deflate"})
    assert (packed.text, packed.headers["content-encoding"]) == (plain.text, "gzip")
    assert int(packed.headers["content-length"]) == len(gzip.compress(plain.content, mtime=0)) < 100
    assert packed.headers["etag"] != plain.headers["etag"]
    twin = client.request("HEAD", "/assets/packed-abc.js", headers={"accept-encoding": "gzip, br"})
    assert (twin.headers["content-encoding"], twin.headers["content-length"]) == ("br", "6")
    refused = client.get("/assets/main-abc.js", headers={"accept-encoding": "gzip;q=0"})
    assert "content-encoding" not in refused.headers
    again = client.get("/assets/main-abc.js", headers={"if-none-match": packed.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/", "/new/between-two-cities", "/t/abc", "/t/abc/replay", "/device"])
def test_all_pages_are_one(built: Path, path: str) -> None:
    answer = browser(static=built).get(path)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert answer.text.endswith("the page")


def test_what_programs_ask_is_no_page(built: Path) -> None:
    assert browser(static=built).get("/api/gamez").status_code == 404


def test_a_rebuilt_page_is_seen(built: Path) -> None:
    client = browser(static=built)
    client.get("/")
    (built / "index.html").write_text("another page")
    assert client.get("/").text == "another page"
    assert client.get("/icon.svg").headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    "path", ["/assets/../../outside.txt", "/%2e%2e/outside.txt", "/.hidden", "/assets/%00"]
)
def test_nothing_else_is_served(built: Path, path: str) -> None:
    assert "secret" not in browser(static=built).get(path).text


def test_without_a_build_a_page_says_so() -> None:
    answer = browser().get("/")
    assert answer.status_code == 503
    assert "make play" in answer.text
