"""Real sockets: who says what in which order, what is refused and how, and the table that goes on."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from pentapolis.client import Guest
from pentapolis.server import sockets
from pentapolis.server.hub import Hub
from pentapolis.server.limits import Bucket
from pentapolis.server.sockets import Connection

from .serving import OPEN, Raw, a_guest, a_server, a_table, bot, seats

Json = dict[str, Any]
PEOPLE = seats("Ann", "Ben", "Cy")


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with a_server(f"sqlite:///{tmp_path_factory.mktemp('sockets')}/tables.db") as address:
        yield address


@pytest.fixture(scope="module")
def ann(url: str) -> Guest:
    return a_guest(url)


@pytest.fixture
def table(ann: Guest) -> str:
    """A game that has begun, all seats Ann's."""
    return a_table(ann, PEOPLE)


def goes_on(url: str, ann: Guest, table: str) -> None:
    """Whatever happened: a decision can still be made, and a newcomer sees it."""
    with Raw(url) as one, Raw(url) as two:
        one.hello(table, ann.token)
        two.hello(table)
        ask = one.wait("ask")
        play = {"t": "play", "seat": ask["seat"], "move": ask["moves"][0]}
        assert one.command("goes-on-1", play)["t"] == "ack"
        assert two.wait("step")["seq"] == one.heard[-1]["seq"]


# ---------------------------------------------------------------------- the usual order


def test_hello(url: str, ann: Guest, table: str) -> None:
    with Raw(url) as client:
        client.hello(table, ann.token, viewer=1)
        client.catch_up()
        welcome, you, snapshot, *rest = client.heard
        assert (welcome["t"], welcome["v"], you["t"]) == ("welcome", 1, "you")
        assert abs(welcome["now"] / 1000 - time.time()) < 60
        assert (you["seats"], you["host"]) == ([0, 1, 2], True)
        assert (snapshot["viewer"], snapshot["seq"], snapshot["chat"]) == (1, 1, [])
        assert snapshot["state"]["view"]["viewer"] == 1
        assert [message["t"] for message in rest] == ["ask", "presence", "pong"]
        assert rest[0]["moves"]
        assert rest[0]["secret"]
        assert rest[1] == {"t": "presence", "seats": [0, 1, 2], "spectators": 0}


def test_a_step_and_the_next_question_come_before_the_acknowledgement(
    url: str, ann: Guest, table: str
) -> None:
    with Raw(url) as client:
        client.hello(table, ann.token)
        move = client.wait("ask")["moves"][0]
        client.catch_up()
        begin = len(client.heard)
        ack = client.command("cid-00001", {"t": "play", "seat": 0, "move": move})
        assert [message["t"] for message in client.heard[begin:]] == ["step", "ask", "ack"]
        step, ask, _ = client.heard[begin:]
        assert (step["prev"], step["seq"], ask["seq"], ack["seq"]) == (1, 2, 2, 2)
        assert ask["moves"] == []
        assert client.command("cid-00001", {"t": "play", "seat": 0, "move": move}) == ack


def test_questions(url: str, ann: Guest, table: str) -> None:
    with Raw(url) as client:
        client.hello(table, ann.token)
        move = client.wait("ask")["moves"][0]
        look = client.ask({"t": "look", "rid": 1, "seat": 0, "move": move}, "answer", rid=1)
        assert look["preview"]["lines"] == []
        refused = client.ask({"t": "look", "rid": 2, "seat": 0, "move": "S L e4"}, "answer", rid=2)
        assert refused["refusal"]["game"] == "between-two-cities"
        nonsense = client.ask({"t": "look", "rid": 3, "seat": 0, "move": "somewhere"}, "answer", rid=3)
        assert nonsense["refusal"]["code"] == "bad-notation"
        assert client.ask({"t": "sheet", "rid": 4}, "answer", rid=4)["sheet"]["final"] is False
        assert client.ask({"t": "hint", "rid": 5, "seat": 0}, "answer", rid=5)["advice"]["moves"]
        assert client.ask({"t": "ping"}, "pong")["now"] > 0


# ---------------------------------------------------------------------- what should not be said

BAD = [
    pytest.param("", id="nothing"),
    pytest.param("{", id="broken"),
    pytest.param("null", id="null"),
    pytest.param('"hello"', id="a text"),
    pytest.param("[" * 30_000 + "]" * 30_000, id="deep lists"),
    pytest.param('{"a":' * 10_000 + "1" + "}" * 10_000, id="deep objects"),
    pytest.param("1" * 60_000, id="a long number"),
    pytest.param('{"t":"cmd"}', id="no body"),
    pytest.param('{"t":"fly"}', id="an unknown type"),
    pytest.param('{"t":1}', id="a type that is none"),
    pytest.param('{"t":"ping","t":"cmd"}', id="two types"),
    pytest.param('{"t":"sheet","rid":-1}', id="a negative number"),
    pytest.param('{"t":"sheet","rid":1e99}', id="a huge number"),
    pytest.param('{"t":"look","rid":1,"seat":99,"move":"S+O"}', id="no such seat"),
    pytest.param('{"t":"look","rid":1,"seat":true,"move":"S+O"}', id="a seat that is none"),
    pytest.param('{"t":"view-as","viewer":"0"}', id="eyes that are none"),
    pytest.param(b'{"t":"fly"}', id="bytes"),
    pytest.param(b"\xff\xfe\x00", id="bytes that are no text"),
    pytest.param('{"t":"ping","\\ud800":1}', id="half a character"),
    pytest.param({"t": "hello", "v": 1, "table": "x"}, id="hello again"),
    pytest.param({"t": "cmd", "cid": "short", "body": {"t": "start"}}, id="a short id"),
    pytest.param({"t": "cmd", "cid": "bad id!!", "body": {"t": "start"}}, id="an odd id"),
    pytest.param({"t": "cmd", "cid": "cid-00001", "body": {"t": "fly"}}, id="an unknown command"),
    pytest.param({"t": "cmd", "cid": "cid-00001", "body": {"t": "say"}}, id="saying nothing"),
    pytest.param({"t": "cmd", "cid": "cid-00001", "body": {"t": "timeout", "seat": 0}}, id="the table's own"),
    pytest.param(
        {"t": "cmd", "cid": "cid-00001", "body": {"t": "say", "text": "a" * 501}}, id="a long speech"
    ),
]


@pytest.mark.parametrize("message", BAD)
def test_what_is_no_message(url: str, ann: Guest, table: str, message: Any) -> None:
    with Raw(url) as client:
        client.hello(table, ann.token)
        error = client.ask(message, "error")
        assert error["code"] == "bad-message"
        if isinstance(message, dict) and message["t"] == "cmd":
            assert error["cid"] == message["cid"]
        client.catch_up()
    goes_on(url, ann, table)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ('{"t":"say","text":"\\ud800"}', "bad-message"),
        ('{"t":"say","text":%s}' % ("[" * 3000), "bad-message"),
        ('{"t":"undo","seat":0,"step":%s}' % ("9" * 5000), "bad-message"),
        ('{"t":"say","text":"%s"}' % ("a" * sockets.LARGEST), "too-large"),
        ("NaN", "bad-message"),
    ],
)
def test_a_command_that_cannot_be_read_is_refused_by_name(
    url: str, ann: Guest, table: str, body: str, code: str
) -> None:
    """A client keeps a command until its ack or error: without a name it would be sent for ever."""
    with Raw(url) as client:
        client.hello(table, ann.token)
        error = client.ask('{"t":"cmd","cid":"cid-00001","body":' + body + "}", "error")
        assert (error["code"], error["cid"]) == (code, "cid-00001")
        client.catch_up()


@pytest.mark.parametrize("digits", [20, 400, 5000])
def test_a_question_with_an_endless_number(url: str, ann: Guest, table: str, digits: int) -> None:
    with Raw(url) as client:
        client.hello(table, ann.token)
        error = client.ask('{"t":"sheet","rid":%s}' % ("9" * digits), "error")
        assert error["code"] == "bad-message"
        client.catch_up()


def test_who_goes_away_while_it_is_refused_leaves_no_trace(
    url: str, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures: list[BaseException] = []
    serve = Connection.serve

    async def watched(self: Connection) -> None:
        try:
            await serve(self)
        except Exception as failure:
            failures.append(failure)
            raise

    monkeypatch.setattr(Connection, "serve", watched)
    for _ in range(60):
        with Raw(url) as client:
            client.say({"t": "hello", "v": 1, "table": "nowhere"})
            client.hear()
    with Raw(url) as client:
        client.hello(table)
    assert not failures


def test_binary_frames_are_read_as_text(url: str, table: str) -> None:
    with Raw(url) as client:
        client.hello(table)
        client.ask(b'{"t":"ping"}', "pong")


@pytest.mark.parametrize("size", [sockets.LARGEST + 1, 500_000])
@pytest.mark.parametrize("kind", [str, bytes])
def test_large_messages(url: str, ann: Guest, table: str, size: int, kind: type) -> None:
    with Raw(url) as client:
        client.hello(table, ann.token)
        text = json.dumps({"t": "ping", "x": "a" * size})
        error = client.ask(text if kind is str else text.encode(), "error")
        assert (error["code"], error["details"]) == ("too-large", {"most": sockets.LARGEST})
        client.catch_up()
    goes_on(url, ann, table)


def test_huge_messages_end_the_connection_with_the_code_of_the_protocol(
    url: str, ann: Guest, table: str
) -> None:
    with Raw(url) as client:
        client.hello(table, ann.token)
        with suppress(ConnectionClosed):
            client.say("a" * 5_000_000)
        assert client.closing_code() in {1009, 1006}
    goes_on(url, ann, table)


def test_a_client_that_is_too_fast(tmp_path: Path) -> None:
    with a_server(f"sqlite:///{tmp_path}/tables.db", member_rate=20, member_burst=60) as url:
        ann = a_guest(url)
        table = a_table(ann, PEOPLE)
        with Raw(url) as client:
            client.hello(table, ann.token)
            for number in range(200):
                client.say({"t": "sheet", "rid": number})
            error = client.wait("error")
            assert error["code"] == "too-fast"
            assert error["rid"] is not None
            time.sleep(0.2)
            client.catch_up()
        goes_on(url, ann, table)


# ---------------------------------------------------------------------- hellos that are refused


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"t": "hello", "v": 1, "table": "nowhere"}, "no-table"),
        ({"t": "hello", "v": 1, "table": "x" * 33}, "bad-message"),
        ({"t": "hello", "v": 1}, "bad-message"),
        ({"t": "ping"}, "bad-message"),
        ("{", "bad-message"),
    ],
)
def test_a_hello_that_is_refused(url: str, hello: Any, code: str) -> None:
    with Raw(url) as client:
        error = client.ask(hello, "error")
        assert error["code"] == code
        assert client.closing_code() == sockets.POLICY
        assert [message["t"] for message in client.heard] == ["error"]


def test_another_version(url: str, table: str) -> None:
    with Raw(url) as client:
        bye = client.ask({"t": "hello", "v": 2, "table": table}, "bye")
        assert bye["code"] == "upgrade"
        assert client.closing_code() == sockets.TRY_AGAIN_LATER


def test_no_hello_in_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "_HELLO_SECONDS", 0.1)
    with Raw(url) as client:
        error = client.wait("error")
        assert (error["code"], error["details"]) == ("bad-message", {"what": "hello"})
        assert client.closing_code() == sockets.POLICY


def test_a_database_that_is_away(url: str, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any) -> None:
        raise OSError("away")

    with monkeypatch.context() as patch:
        patch.setattr(Hub, "room", fail)
        with Raw(url) as client:
            assert client.ask({"t": "hello", "v": 1, "table": table}, "error")["code"] == "server-busy"
            assert client.closing_code() == sockets.TRY_AGAIN_LATER
    with Raw(url) as client:
        client.hello(table)


@pytest.mark.parametrize("how", ["changed", "nonsense", "empty", "of another server"])
def test_a_forged_token(url: str, ann: Guest, table: str, how: str) -> None:
    token = {
        "changed": ann.token[:-2] + ("aa" if ann.token[-2:] != "aa" else "bb"),
        "nonsense": "nonsense",
        "empty": "",
        "of another server": "WyJhIiwiYiJd.0000000000000000000000000000",
    }[how]
    with Raw(url) as client:
        assert client.ask({"t": "hello", "v": 1, "table": table, "token": token}, "error")["code"] == (
            "no-member"
        )
        assert client.closing_code() == sockets.POLICY
    with Raw(url, additional_headers={"cookie": f"pentapolis={token}"}) as client:
        client.hello(table)
        assert client.heard[1]["seats"] == []


def test_pages_of_other_sites(url: str, ann: Guest, table: str) -> None:
    for headers in ({"origin": "https://elsewhere.example"}, {"origin": "null"}):
        with Raw(url, additional_headers={**headers, "cookie": ann.cookie}) as client:
            assert client.hear()["code"] == "bad-origin"
            assert client.closing_code() == sockets.POLICY
    with Raw(url, additional_headers={"origin": url, "cookie": ann.cookie}) as client:
        client.hello(table)
        assert client.heard[1]["seats"] == [0, 1, 2]


def test_an_address_that_connects_too_often_is_told(tmp_path: Path) -> None:
    with a_server(f"sqlite:///{tmp_path}/tables.db", address_rate=0.01, address_burst=1) as url:
        with Raw(url) as client:
            assert client.ask({"t": "hello", "v": 1, "table": "nowhere"}, "error")["code"] == "no-table"
        with Raw(url) as client:
            assert client.hear()["code"] == "too-fast"
            assert client.closing_code() == sockets.TRY_AGAIN_LATER


def test_an_address_has_a_number_of_sockets(tmp_path: Path) -> None:
    with a_server(f"sqlite:///{tmp_path}/tables.db", address_sockets=2) as url:
        guest = a_guest(url)
        table = a_table(guest, seats("Ann", "Ben", "Cy"))
        with Raw(url) as first, Raw(url) as second:
            first.hello(table)
            second.hello(table)
            for _ in range(2):
                with Raw(url) as third:
                    assert third.hear()["code"] == "too-fast"
                    assert third.closing_code() == sockets.TRY_AGAIN_LATER
            first.catch_up()
        with Raw(url) as fourth:
            fourth.hello(table)


# ---------------------------------------------------------------------- seats


class TestSeats:
    def test_of_others(self, url: str, table: str) -> None:
        ben = a_guest(url)
        with Raw(url) as client:
            snapshot = client.hello(table, ben.token, viewer=0)
            assert snapshot["viewer"] is None
            assert snapshot["state"]["view"].get("hand") is None
            assert client.ask({"t": "view-as", "viewer": 0}, "error")["code"] == "not-your-seat"
            for body, code in (
                ({"t": "play", "seat": 0, "move": "S+O"}, "not-your-seat"),
                ({"t": "retract", "seat": 1}, "not-your-seat"),
                ({"t": "undo", "seat": 0, "step": 0}, "not-your-seat"),
                ({"t": "suggest", "seat": 0, "moves": []}, "not-your-seat"),
                ({"t": "say", "seat": 0, "text": "It is me"}, "not-your-seat"),
                ({"t": "return", "seat": 0}, "not-your-seat"),
                ({"t": "leave", "seat": 0}, "not-host"),
                ({"t": "start"}, "not-host"),
                ({"t": "sit", "seat": 0, "name": "Ben"}, "already-started"),
                ({"t": "play", "seat": 7, "move": "S+O"}, "no-seat"),
                ({"t": "rematch"}, "not-over"),
            ):
                assert client.command("wrong-seat", body)["code"] == code, body
            for question in ({"t": "look", "move": "S+O"}, {"t": "hint"}):
                error = client.ask({"rid": 7, "seat": 0, **question}, "error", rid=7)
                assert error["code"] == "not-your-seat"

    def test_of_nobody(self, url: str, table: str) -> None:
        with Raw(url) as client:
            client.hello(table)
            assert client.command("no-member-1", {"t": "say", "text": "hello"})["code"] == "no-member"

    def test_stale_moves(self, url: str, ann: Guest, table: str) -> None:
        """A move that was legal when it was seen, and is not when it comes."""
        with Raw(url) as client:
            client.hello(table, ann.token)
            for seat in range(3):
                ask = self.look_as(client, seat)
                play = {"t": "play", "seat": seat, "move": ask["moves"][0]}
                assert client.command(f"pick-{seat}-00", play)["t"] == "ack"
                again = client.command(f"again-{seat}-00", play)
                assert again["game"] == "between-two-cities"
            client.command("too-late-1", {"t": "retract", "seat": 0})
            assert client.heard[-1]["code"] == "nothing-to-retract"
            assert (
                client.command("undo-99999", {"t": "undo", "seat": 0, "step": 99})["code"] == "no-such-step"
            )
            assert client.command("agree-0001", {"t": "agree", "seat": 0})["code"] == "nothing-asked"
        goes_on(url, ann, table)

    def look_as(self, client: Raw, seat: int) -> Json:
        if seat:
            client.say({"t": "view-as", "viewer": seat})
            assert client.wait("snapshot")["viewer"] == seat
        return client.wait("ask", seat=seat)

    def test_sitting_down_and_getting_up(self, url: str, ann: Guest) -> None:
        table = a_table(ann, [*seats("Ann"), OPEN, OPEN])
        ben = a_guest(url)
        with Raw(url) as host, Raw(url) as guest, Raw(url) as looker:
            host.hello(table, ann.token)
            guest.hello(table, ben.token)
            looker.hello(table)
            assert guest.command("sit-000001", {"t": "sit", "seat": 0, "name": "Ben"})["code"] == "seat-taken"
            assert guest.command("sit-000002", {"t": "sit", "seat": 1, "name": "Ben"})["t"] == "ack"
            assert host.command("start-0001", {"t": "start"})["code"] == "seats-open"
            guest.catch_up()
            assert [m["seats"] for m in guest.heard if m["t"] == "you"] == [[], [1]]
            assert [m["viewer"] for m in guest.heard if m["t"] == "snapshot"] == [None, 1]
            host.command("rise-00001", {"t": "rise", "seat": 1})
            guest.catch_up()
            assert [m["seats"] for m in guest.heard if m["t"] == "you"] == [[], [1], []]
            assert guest.heard[-2]["t"] == "presence"
            for seat, name in ((1, "Ann again"), (2, "and again")):
                host.command(f"sit-again-{seat}", {"t": "sit", "seat": seat, "name": name})
            host.command("start-0002", {"t": "start"})
            for client in (guest, looker):
                client.catch_up()
                assert all(not m["moves"] for m in client.heard if m["t"] == "ask")
                assert '"hand":[' not in "".join(client.bytes)
            assert len([m for m in looker.heard if m["t"] == "step"]) == 5

    def test_a_seat_that_was_lost_is_not_looked_through_on_another_server_either(
        self, tmp_path: Path
    ) -> None:
        """Getting up, sitting down and the start reach the second server all at once."""
        database = f"sqlite:///{tmp_path}/tables.db"
        with a_server(database) as here, a_server(database) as there:
            ann, ben = a_guest(here), a_guest(here)
            table = a_table(ann, [*seats("Ann", "Ann too"), OPEN])
            with Raw(here) as sitting:
                sitting.hello(table, ben.token)
                sitting.command("sit-000001", {"t": "sit", "seat": 2, "name": "Ben"})
            with Raw(there) as watching, Raw(here) as host:
                assert watching.hello(table, ben.token)["viewer"] == 2
                host.hello(table, ann.token)
                host.command("rise-00001", {"t": "rise", "seat": 2})
                host.command("sit-000002", {"t": "sit", "seat": 2, "name": "Ann three"})
                host.command("start-0001", {"t": "start"})
                watching.command("say-000001", {"t": "say", "text": "hello"})
                watching.catch_up()
                assert [m["seats"] for m in watching.heard if m["t"] == "you"] == [[2], []]
                assert '"hand":[' not in "".join(watching.bytes)
                assert not [m for m in watching.heard if m["t"] == "ask" and m["moves"]]

    def test_eyes(self, url: str, ann: Guest, table: str) -> None:
        """One device with several seats looks through one of them at a time, or through none."""
        with Raw(url) as client:
            client.hello(table, ann.token)
            for viewer in (1, None, 2, 0):
                client.say({"t": "view-as", "viewer": viewer})
                snapshot = client.wait("snapshot")
                assert snapshot["viewer"] == viewer == snapshot["state"]["view"]["viewer"]
                assert ('"hand":[' in client.bytes[-1]) == (viewer is not None)
            assert client.ask({"t": "view-as", "viewer": 5}, "error")["code"] == "not-your-seat"

    def test_a_returning_client_gets_steps_only_for_the_same_eyes(
        self, url: str, ann: Guest, table: str
    ) -> None:
        with Raw(url) as client:
            seq = client.hello(table, ann.token)["seq"]
        with Raw(url) as stays:
            stays.hello(table, ann.token)
            with Raw(url) as same:
                same.say(
                    {"t": "hello", "v": 1, "table": table, "token": ann.token, "viewer": 0, "after": seq}
                )
                same.catch_up()
                assert "snapshot" not in {message["t"] for message in same.heard}
            with Raw(url) as other:
                assert other.hello(table, ann.token, viewer=None, after=seq)["viewer"] == 0


# ---------------------------------------------------------------------- those who do not read


def test_a_client_that_never_reads_is_dropped_and_the_table_goes_on(
    url: str, ann: Guest, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "_LAST_SECONDS", 0.2)
    monkeypatch.setattr(Bucket, "take", lambda _: True)
    with Raw(url, max_queue=1, close_timeout=0.1) as slow, Raw(url) as quick:
        slow.hello(table, ann.token)
        quick.hello(table)
        assert quick.wait("presence", spectators=1)["seats"] == [0, 1, 2]
        with suppress(ConnectionClosed):
            for number in range(20_000):  # each is answered by a snapshot
                slow.say({"t": "view-as", "viewer": number % 3})
        assert quick.wait("presence")["seats"] == []
        assert slow.closing_code() in {sockets.TRY_AGAIN_LATER, 1006}
    goes_on(url, ann, table)


def test_bots_play_a_game_that_somebody_watches(url: str, ann: Guest) -> None:
    table = a_table(ann, [bot("random"), bot("greedy"), bot("random")])
    with Raw(url) as client:
        state = client.hello(table)["state"]
        while state["table"]["status"] != "over":
            for change in client.wait("step").get("patch", []):
                if change["path"] == "/table/status":
                    state["table"]["status"] = change["value"]
        last = client.heard[-1]
        assert {change["path"] for change in last["patch"]} >= {"/table/status", "/table/secret"}
