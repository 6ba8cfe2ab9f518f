"""Tables in memory: durable first, once only, the same for whoever looks, secret from whoever may not."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

from pentapolis.kernel.errors import BadOption, IllegalMove
from pentapolis.kernel.limits import SECRET
from pentapolis.server import rest, tables_api, thinking
from pentapolis.server.patch import apply
from pentapolis.server.rooms import Room, open_table
from pentapolis.table import chairs
from pentapolis.table import commands as c
from pentapolis.table.live import LiveTable
from pentapolis.table.refusals import Refused
from pentapolis.table.state import Clock

from .tables import ANN, BOB, Ear, Player, Time, a_hub, a_room, bots, people

EYES = (None, 0, 1, 2)


def run(coroutine: Any) -> Any:
    return asyncio.run(asyncio.wait_for(coroutine, 60))


class SlowThinker:
    """Bots that have their move at once and tell it late."""

    def __init__(self) -> None:
        self.thoughts = 0
        self._begins, self._may_end = asyncio.Event(), asyncio.Event()

    async def choose(self, live: LiveTable, seat: int) -> str:
        move = live.match.legal(seat)[0].text
        self.thoughts += 1
        self._begins.set()
        await (self._may_end if self.thoughts == 1 else asyncio.Event()).wait()
        return move

    async def begins(self) -> None:
        await self._begins.wait()

    async def ends(self, room: Room) -> None:
        """The first thought is told, and what comes of it is done."""
        self._may_end.set()
        await asyncio.sleep(0.05)
        await room.join(None, Ear(), None)


async def listen(room: Any, *seats: int | None) -> dict[int | None, Ear]:
    ears = {seat: Ear() for seat in seats}
    for seat, ear in ears.items():
        await room.join(seat, ear, None)
    return ears


def test_steps_lead_from_the_first_snapshot_to_what_a_newcomer_is_given(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_hub(tmp_path) as hub:
            room = await a_room(hub, people(3))
            ears = await listen(room, *EYES)
            player = Player(hub, room)
            for number in range(40):
                await player.any_move()
                if number == 25:
                    await player.do(c.Undo(0, 3))
                    await player.do(c.Agree(1)) if room.live.undo else None
                if number == 30:
                    await player.do(c.Say(text="hello", seat=0))
            await player.to_the_end()
            for seat, ear in ears.items():
                first, *steps = [m for m in ear.messages if m["t"] in {"snapshot", "step"}]
                state, story, chat, seq = first["state"], first["story"], first["chat"], first["seq"]
                for step in steps:
                    assert step["prev"] == seq
                    seq = step["seq"]
                    state = apply(state, step.get("patch", []))
                    chat += step.get("chat", [])
                    if "story" in step:
                        story = [event for event in story if event["n"] < step["story"]["since"]]
                        story += step["story"]["events"]
                room.gallery.part(seat, ear)
                late = Ear()
                await room.join(seat, late, None)
                now = late.of("snapshot")[0]
                assert (state, story, chat) == (now["state"], now["story"], now["chat"])
                assert now["state"]["view"] == msgspec.to_builtins(room.live.match.view(seat))

    run(scene())


def test_a_command_is_done_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_hub(tmp_path) as hub:
            room = await a_room(hub, people(3))
            move = c.Play(0, room.live.match.legal(0)[0].text)
            first = await hub.command(room, "same-cid", move, ANN)
            again = await hub.command(room, "same-cid", move, ANN)
            assert first == again
            assert room.live.n == first.seq
            with pytest.raises(IllegalMove):
                await hub.command(room, "other-cid", move, ANN)

    run(scene())


def test_what_was_acknowledged_is_there_after_a_new_start(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_hub(tmp_path) as hub:
            room = await a_room(hub, people(4))
            player = Player(hub, room)
            for _ in range(30):
                await player.any_move()
            table_id, record = room.live.header.id, room.live.match.record()
        async with a_hub(tmp_path) as hub:
            room = await hub.room(table_id)
            assert room.live.match.record() == record
            await player_again(hub, room).to_the_end()
            row = await hub.services.store.table(table_id)
            assert row is not None
            assert row.status == "over"

    def player_again(hub: Any, room: Any) -> Player:
        player = Player(hub, room)
        player.number = 100
        return player

    run(scene())


def test_what_could_not_be_stored_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with a_hub(tmp_path) as hub:
            room = await a_room(hub, people(3))
            ear = (await listen(room, 0))[0]
            player = Player(hub, room)
            await player.any_move()
            before = room.live.match.view(0), len(ear.of("step"))

            async def fail(*_: Any) -> None:
                raise OSError("disk full")

            with monkeypatch.context() as patch:
                patch.setattr(hub.services.store, "append", fail)
                with pytest.raises(OSError, match="disk full"):
                    await player.any_move()
            assert (room.live.match.view(0), room.live.n) == (before[0], 2)
            await player.to_the_end()

    run(scene())


def test_two_processes_with_one_table(tmp_path: Path) -> None:
    """The slower one takes over what the other has stored, then does its own command."""

    async def scene() -> None:
        async with a_hub(tmp_path) as here, a_hub(tmp_path) as there:
            room = await a_room(here, people(3))
            other = await there.room(room.live.header.id)
            ear = (await listen(other, 1))[1]
            moves = [room.live.match.legal(seat)[0].text for seat in range(3)]
            await here.command(room, "first-one", c.Play(0, moves[0]), ANN)
            await there.command(other, "second-one", c.Play(1, moves[1]), ANN)
            await here.command(room, "third-one", c.Play(2, moves[2]), ANN)
            await other.catch_up()
            assert other.live.match.record() == room.live.match.record()
            assert ear.of("step")[-1]["seq"] == room.live.n

    run(scene())


def test_a_returning_client_gets_what_it_missed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_hub(tmp_path) as hub:
            room = await a_room(hub, people(3))
            await listen(room, 0)
            player = Player(hub, room)
            for _ in range(6):
                await player.any_move()
            seq = room.live.n
            for _ in range(4):
                await player.any_move()
            back, late = Ear(), Ear()
            await room.join(0, back, seq)
            assert back.of("step")[0]["prev"] == seq
            assert not back.of("snapshot")
            await room.join(0, late, 1)
            for _ in range(20):
                await player.any_move()
            await room.join(0, late, 1)
            assert late.of("snapshot")

    run(scene())


class TestSecrets:
    def test_no_other_eye_sees_which_answer_was_given(self, tmp_path: Path) -> None:
        """A whole game; at every secret question the same table with another answer sends the same bytes."""

        async def scene() -> None:
            async with a_hub(tmp_path, Time()) as hub:
                room = await a_room(hub, people(3))
                player = Player(hub, room)
                compared = 0
                while not room.live.over:
                    match = room.live.match
                    seat = match.to_act[player.number % len(match.to_act)]
                    moves = [move.text for move in match.legal(seat)]
                    if match.position.frame == SECRET and len(match.to_act) > 1 and len(moves) > 1:
                        compared += await self.compare(hub, room, seat, moves)
                    await player.any_move()
                assert compared > 10

        run(scene())

    async def compare(self, hub: Any, room: Any, seat: int, moves: list[str]) -> bool:
        entries = await hub.services.store.read(room.live.header.id)
        row = await hub.services.store.table(room.live.header.id)
        streams: list[list[list[bytes]]] = []
        own: list[list[bytes]] = []
        for move in (moves[0], moves[-1]):
            live = open_table(row.header, entries)
            twin = type(room)(live, hub.services)
            ears = await listen(twin, *EYES)
            live.apply(c.Play(seat, move), n=live.n + 1, at=1_000_000, member=ANN.member)
            twin.gallery.refresh(live)
            streams.append([ear.heard for eye, ear in ears.items() if eye != seat])
            own.append(ears[seat].heard)
        assert streams[0] == streams[1]
        assert own[0] != own[1]
        return True

    def test_swapped_hands_change_nobody_elses_bytes(self, tmp_path: Path) -> None:
        """Two tables that differ in the hands of seats 1 and 2 alone, until the hands are passed on."""

        async def scene() -> None:
            async with a_hub(tmp_path, Time()) as hub:
                dump = (await a_room(hub, people(4))).live.match.dump()
                streams: list[list[bytes]] = []
                seen: list[list[bytes]] = []
                for swap in (False, True):
                    position = msgspec.json.decode(msgspec.json.encode(dump))
                    if swap:
                        hands = position["hands"]
                        hands[1], hands[2] = hands[2], hands[1]
                    room = await a_room(hub, people(4), position=position)
                    live = open_table(self.same_header(room), [])
                    twin = type(room)(live, hub.services)
                    ears = await listen(twin, None, 0, 1, 3)
                    live.apply(c.Start(), n=1, at=5, member="")
                    twin.gallery.refresh(live)
                    live.apply(c.Play(0, live.match.legal(0)[0].text), n=2, at=6, member=ANN.member)
                    twin.gallery.refresh(live)
                    live.apply(c.Play(1, live.match.legal(1)[-1].text), n=3, at=7, member=ANN.member)
                    twin.gallery.refresh(live)
                    streams.append([data for eye in (None, 0, 3) for data in ears[eye].heard])
                    seen.append(ears[1].heard)
                assert streams[0] == streams[1]
                assert seen[0] != seen[1]

        run(scene())

    def same_header(self, room: Any) -> bytes:
        header = msgspec.structs.replace(room.live.header, id="same", secret="00" * 32, created=0)
        return msgspec.json.encode(header)

    def test_questions_are_answered_for_own_seats_only(self, tmp_path: Path) -> None:
        async def scene() -> None:
            async with a_hub(tmp_path) as hub:
                room = await a_room(hub, people(3))
                with pytest.raises(Refused, match="not-your-seat"):
                    await hub.command(room, "cid-of-bob", c.Play(0, "S+S"), BOB)

        run(scene())


class TestWhatGoesOnByItself:
    def test_bots_play_a_whole_game(self, tmp_path: Path) -> None:
        async def scene() -> None:
            async with a_hub(tmp_path) as hub:
                room = await a_room(hub, bots(3, "greedy"))
                while not room.live.over:
                    await asyncio.sleep(0.01)
                entries = await hub.services.store.read(room.live.header.id)
                assert {entry.member for entry in entries} == {""}
                assert len({entry.cid for entry in entries}) == len(entries)

        run(scene())

    def test_a_stand_in_plays_on_when_time_is_over(self, tmp_path: Path) -> None:
        async def scene() -> None:
            time = Time()
            async with a_hub(tmp_path, time) as hub:
                room = await a_room(hub, [*people(1), *bots(2)], clock=Clock("move", 5))
                time.ms += 6_000
                while not room.live.chairs.stand_ins:
                    await asyncio.sleep(0.05)
                    room._ring()  # the test's clock does not run
                assert room.live.table().places[0].stand_in

        run(scene())

    def test_a_thought_is_forgotten_when_the_person_has_come_back(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def scene() -> None:
            async with a_hub(tmp_path) as hub:
                room = await a_room(hub, people(3))
                player, thinker = Player(hub, room), SlowThinker()
                monkeypatch.setattr(hub.services.thinkers, "choose", thinker.choose)
                await player.do(c.Leave(0))
                await thinker.begins()
                last = await player.do(c.Return(0))
                await thinker.ends(room)
                assert room.live.n == last
                assert room.live.waiting == [0, 1, 2]

        run(scene())

    def test_a_thought_is_forgotten_when_the_game_has_gone_back(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def scene() -> None:
            async with a_hub(tmp_path) as hub:
                room = await a_room(hub, people(3))
                player, thinker = Player(hub, room), SlowThinker()
                for seat in (0, 1, 2, 0):
                    await player.play(seat, room.live.match.legal(seat)[0].text)
                monkeypatch.setattr(hub.services.thinkers, "choose", thinker.choose)
                await player.do(c.Leave(1))
                await thinker.begins()
                free = room.live.mine(0).undo
                assert free is not None
                last = await player.do(c.Undo(0, free))
                await thinker.ends(room)
                assert room.live.n == last
                assert thinker.thoughts == 2

        run(scene())

    def test_a_table_whose_clock_ran_out_unseen_is_woken(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(chairs, "STAND_IN", "random")

        async def scene() -> None:
            time = Time()
            async with a_hub(tmp_path, time) as hub:
                room = await a_room(hub, people(3), clock=Clock("game", 60))
                table_id = room.live.header.id
                hub.put_away(seconds=-1)
                assert not hub.rooms
                time.ms += 61_000
                assert await hub.services.store.due(time.ms) == [table_id]
                await hub.room(table_id)
                while not hub.rooms[table_id].live.over:
                    await asyncio.sleep(0.02)

        run(scene())

    def test_a_bot_that_thought_when_its_process_ended_goes_on_in_the_next(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def scene() -> None:
            time = Time()
            async with a_hub(tmp_path, time) as hub:
                monkeypatch.setattr(hub.services.thinkers, "choose", SlowThinker().choose)
                table_id = (await a_room(hub, [*people(1), *bots(2)])).live.header.id
            async with a_hub(tmp_path, time) as hub:
                await hub.wake()
                assert not hub.rooms
                time.ms += 31_000
                await hub.wake()
                while hub.rooms[table_id].live.next_bot is not None:
                    await asyncio.sleep(0.01)
                await hub.rooms[table_id].stored()
                assert await hub.services.store.due(time.ms + 10**9) == []

        run(scene())

    def test_a_table_that_cannot_be_opened_keeps_no_other_back(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def scene() -> None:
            time = Time()
            async with a_hub(tmp_path, time) as hub:
                ids = [
                    (await a_room(hub, people(3), clock=Clock("game", seconds))).live.header.id
                    for seconds in (60, 90)
                ]
                hub.put_away(seconds=-1)
                time.ms += 100_000
                read = hub.services.store.read

                async def broken(table_id: str, after: int = 0) -> Any:
                    if table_id == ids[0]:
                        raise ValueError("broken")
                    return await read(table_id, after)

                monkeypatch.setattr(hub.services.store, "read", broken)
                await hub.wake()
                assert set(hub.rooms) == {ids[1]}

        run(scene())

    def test_a_table_that_somebody_looks_at_stays(self, tmp_path: Path) -> None:
        async def scene() -> None:
            async with a_hub(tmp_path) as hub:
                room = await a_room(hub, people(3))
                ear = Ear()
                await room.join(0, ear, None)
                room.visit(ear, [0, 1, 2])
                hub.put_away(seconds=-1)
                assert hub.rooms
                room.part(0, ear)
                hub.put_away(seconds=-1)
                assert not hub.rooms

        run(scene())


class TestNewTables:
    @pytest.mark.parametrize(
        ("places", "settings"),
        [
            (people(8), {}),
            (people(3), {"options": {"leftovers": "burn"}}),
            ([*people(2), rest.NewPlace("bot")], {}),
            ([*people(2), rest.NewPlace("bot", bot="oracle")], {}),
        ],
    )
    def test_what_can_not_be_is_refused(self, tmp_path: Path, places: Any, settings: Any) -> None:
        async def scene() -> None:
            async with a_hub(tmp_path) as hub:
                with pytest.raises(BadOption):
                    await a_room(hub, places, **settings)
                assert await hub.services.store.of_member(ANN.member, 9) == []

        run(scene())

    def test_names_and_titles_are_what_can_be_seen(self, tmp_path: Path) -> None:
        async def scene() -> None:
            async with a_hub(tmp_path) as hub:
                named = [rest.NewPlace("me", name="\u202eA\x1bnn"), *people(2)]
                room = await a_room(hub, named, title="\x00\u202eOur\n table")
                assert room.live.chairs.name(0) == "Ann"
                assert room.live.header.title == "Our table"
                with pytest.raises(Refused, match="bad-name"):
                    await a_room(hub, [rest.NewPlace("me", name="\u200b"), *people(2)])

        run(scene())

    def test_a_bot_of_hours_is_cut_short(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """The thinking threads are everybody's."""
        monkeypatch.setattr(thinking, "_BOT_MS", 50)

        async def scene() -> None:
            async with a_hub(tmp_path) as hub:
                for spec in ("ismcts(iterations=10000000, ms=3600000)", "ismcts(iterations=9999999)"):
                    room = await a_room(hub, [*people(2), rest.NewPlace("bot", bot=spec)])
                    async with asyncio.timeout(5):
                        while room.live.next_bot is not None:
                            await asyncio.sleep(0.01)

        run(scene())

    def test_a_rematch_is_made_once_and_turns_the_seats(self, tmp_path: Path) -> None:
        async def scene() -> None:
            async with a_hub(tmp_path) as hub:
                room = await a_room(hub, people(3))
                with pytest.raises(Refused, match="not-over"):
                    await hub.rematch(room, ANN.member)
                await Player(hub, room).to_the_end()
                with pytest.raises(Refused, match="no-member"):
                    await hub.rematch(room, BOB.member)
                made = await asyncio.gather(*[hub.rematch(room, ANN.member) for _ in range(3)])
                assert len(set(made)) == 1
                assert room.live.table().rematch == made[0]
                fresh = (await hub.room(made[0])).live
                assert [chair.name for chair in fresh.chairs] == ["P2", "P0", "P1"]
                assert fresh.started
                assert fresh.header.secret != room.live.header.secret

        run(scene())

    def test_a_crash_in_the_middle_of_a_rematch_leaves_no_second_table(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def crash(*_: Any, **__: Any) -> int:
            raise SystemError("killed")

        async def scene() -> None:
            async with a_hub(tmp_path) as hub:
                room = await a_room(hub, people(3))
                await Player(hub, room).to_the_end()
                table_id = room.live.header.id
                monkeypatch.setattr(room, "command", crash)
                with pytest.raises(SystemError):
                    await hub.rematch(room, ANN.member)
            async with a_hub(tmp_path) as hub, a_hub(tmp_path) as other:
                rooms = [(each, await each.room(table_id)) for each in (hub, other)]
                made = await asyncio.gather(*[each.rematch(room, ANN.member) for each, room in rooms])
                tables = {row.id for row in await hub.services.store.of_member(ANN.member, 9)}
                assert tables == {table_id, *made}
                assert len(tables) == 2
                assert {room.live.rematch for _, room in rooms} == set(made)

        run(scene())

    def test_no_table(self, tmp_path: Path) -> None:
        async def scene() -> None:
            async with a_hub(tmp_path) as hub:
                with pytest.raises(Refused, match="no-table"):
                    await hub.room("nowhere")

        run(scene())


class TestWhenTheStoreFails:
    def test_nothing_is_built_upon_what_could_not_be_stored(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The database is away for a while, for writing and reading."""

        async def fail(*_: Any) -> None:
            raise OSError("away")

        async def scene() -> None:
            async with a_hub(tmp_path) as hub:
                room = await a_room(hub, people(3))
                player = Player(hub, room)
                await player.any_move()
                with monkeypatch.context() as patch:
                    patch.setattr(hub.services.store, "append", fail)
                    patch.setattr(hub.services.store, "read", fail)
                    for _ in range(2):
                        with pytest.raises(OSError, match="away"):
                            await player.any_move()
                    with pytest.raises(OSError, match="away"):
                        await room.join(0, Ear(), None)
                await player.to_the_end()
                entries = await hub.services.store.read(room.live.header.id)
                assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
                table_id, record = room.live.header.id, room.live.match.record()
            async with a_hub(tmp_path) as hub:
                assert (await hub.room(table_id)).live.match.record() == record

        run(scene())

    def test_nobody_is_answered_from_what_is_not_stored(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The last move shows the secret; but this one fails."""

        async def scene() -> None:
            async with a_hub(tmp_path) as hub:
                room = await a_room(hub, people(1))
                player = Player(hub, room)
                ends = asyncio.Event()
                append = hub.services.store.append

                async def fail_at_the_end(*given: Any) -> None:
                    if room.live.over:
                        await ends.wait()
                        raise OSError("away")
                    await append(*given)

                monkeypatch.setattr(hub.services.store, "append", fail_at_the_end)
                playing = asyncio.create_task(player.to_the_end())
                while not room.live.over:
                    await asyncio.sleep(0)
                asking = asyncio.create_task(room.stored())
                await asyncio.sleep(0.02)
                assert not asking.done()
                ends.set()
                assert not (await asking).over
                with pytest.raises(OSError, match="away"):
                    await playing

        run(scene())

    def test_what_is_half_stored_is_told_whoever_stops_waiting(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A client that reads too slowly is cut off while its command is on the way to the disk."""

        async def scene() -> None:
            async with a_hub(tmp_path) as hub:
                room = await a_room(hub, people(3))
                (ear,) = (await listen(room, 1)).values()
                writes, may_end = asyncio.Event(), asyncio.Event()
                append = hub.services.store.append

                async def slowly(*given: Any) -> None:
                    writes.set()
                    await may_end.wait()
                    await append(*given)

                monkeypatch.setattr(hub.services.store, "append", slowly)
                saying = asyncio.create_task(Player(hub, room).do(c.Say("here", None, 0)))
                await writes.wait()
                saying.cancel()
                await asyncio.sleep(0)
                may_end.set()
                await room.stored()
                assert [step["chat"][0]["text"] for step in ear.of("step")] == ["here"]

        run(scene())


def test_a_body_that_comes_slowly_finds_the_table_of_now(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_hub(tmp_path) as hub:
            room = await a_room(hub, people(3))
            table_id = room.live.header.id
            ear = Ear()

            async def receive() -> Any:
                hub.put_away(seconds=-1)
                await (await hub.room(table_id)).join(1, ear, None)
                return {
                    "type": "http.request",
                    "body": b'{"cid":"cid-0001","body":{"t":"say","phrase":"hi"}}',
                }

            scope = {
                "type": "http",
                "method": "POST",
                "headers": [],
                "guest": ANN,
                "path_params": {"table": table_id},
                "app": SimpleNamespace(state=SimpleNamespace(hub=hub)),
            }
            answer = await tables_api.command(Request(scope, receive))
            assert answer.status_code == 200
            assert len(ear.of("step")) == 1

    run(scene())


def test_who_looks_on_beside_somebody_who_sits_down_misses_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_hub(tmp_path) as hub:
            room = await a_room(hub, [*people(2), rest.NewPlace("open")])
            here, there = Ear(), Ear()

            def sits(data: bytes) -> None:
                here(data)
                if here.of("step"):
                    room.gallery.part(None, sits)

            await room.join(None, sits, None)
            await room.join(None, there, None)
            await hub.command(room, "bob-sits", c.Sit(2, "Bob"), BOB)
            assert [step["seq"] for step in there.of("step")] == [1]

    run(scene())
