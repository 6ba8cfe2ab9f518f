"""`python -m bench.web`: load of the web table, next to the same server with an empty engine.

The server has one core for itself and the clients the other.  Pairs of runs are interleaved; medians count.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, sleep
from typing import Any

import msgspec

from bench import machine
from pentapolis.server.identity import Guest, Identity
from pentapolis.server.store import Store

from .clients import Client, command
from .recording import MEMBER, SEATS, START, Recording, record, row

SERVER_CORE, CLIENT_CORE = 0, 1
RATIO_GOAL, P95_GOAL = 0.70, 50.0
_SECRET = "a secret of the load test alone"
_COOKIE: str = Identity([_SECRET]).cookie(Guest(MEMBER), https=False)["value"]


@dataclass
class Flat:
    """As fast as it goes, each table's next command after the acknowledgement of its last."""

    moves_per_second: float
    p50: float
    p95: float
    p99: float


class Server:
    """A server process on a database of its own with `tables` tables."""

    def __init__(self, kind: str, folder: Path, tables: int, recording: Path) -> None:
        self.names = [f"table{number}" for number in range(tables)]
        database = f"sqlite:///{folder / f'{secrets.token_hex(4)}.db'}"
        asyncio.run(_fill(database, self.names))
        environment = {**os.environ, "PENTAPOLIS_SECRET": _SECRET}
        arguments = [sys.executable, "-m", "bench.web.serving", kind, "0", database, str(recording)]
        self.process = subprocess.Popen(arguments, env=environment, stdout=subprocess.PIPE, text=True)
        os.sched_setaffinity(self.process.pid, {SERVER_CORE})
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().split()[1])

    @property
    def memory(self) -> int:
        """Resident bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(status.partition("VmRSS:")[2].split()[0]) * 1024

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


@contextmanager
def serving(kind: str, folder: Path, tables: int, recording: Path) -> Any:
    server = Server(kind, folder, tables, recording)
    try:
        yield server
    finally:
        server.stop()


async def _fill(database: str, names: Sequence[str]) -> None:
    store = await Store.open(database)
    await asyncio.gather(*[store.create(row(name), [START]) for name in names])
    await store.close()


class Table:
    """A table's four clients, and where its game is."""

    def __init__(self, name: str, frames: Sequence[tuple[int, bytes]]) -> None:
        self.frames = frames
        self.number = 0
        self.sent_at = 0.0
        self.latencies: list[float] = []
        self.done = asyncio.get_running_loop().create_future()
        self.steady = False
        self.clients = [Client(name, seat, _COOKIE, self._acknowledged) for seat in range(SEATS)]

    async def connect(self, port: int, seats: slice = slice(None)) -> None:
        loop = asyncio.get_running_loop()
        for client in self.clients[seats]:
            await loop.create_connection(lambda client=client: client, "127.0.0.1", port)
            await client.ready

    def next(self) -> None:
        seat, data = self.frames[self.number]
        self.sent_at = perf_counter()
        self.clients[seat].send(data)

    def _acknowledged(self) -> None:
        self.latencies.append(perf_counter() - self.sent_at)
        self.number += 1
        if self.number == len(self.frames):
            if not self.done.done():
                self.done.set_result(None)
        elif not self.steady:
            self.next()

    def close(self) -> None:
        for client in self.clients:
            client.close()


async def flat_out(server: Server, frames: Sequence[tuple[int, bytes]]) -> Flat:
    tables = [Table(name, frames) for name in server.names]
    for table in tables:
        await table.connect(server.port)
    start = perf_counter()
    for table in tables:
        table.next()
    await asyncio.gather(*[table.done for table in tables])
    seconds = perf_counter() - start
    for table in tables:
        table.close()
    return Flat(len(tables) * len(frames) / seconds, *_percentiles(tables))


async def steady(server: Server, frames: Sequence[tuple[int, bytes]], rate: int) -> dict[str, float]:
    """All tables take turns, so that there are `rate` moves in each second."""
    before = server.memory
    tables = [Table(name, frames) for name in server.names]
    for table in tables:
        table.steady = True
        await table.connect(server.port, slice(1))
    opened = server.memory
    for table in tables:
        await table.connect(server.port, slice(1, None))
    held = server.memory
    start = perf_counter()
    for number in range(rate * 8):
        table = tables[number % len(tables)]
        wait = start + number / rate - perf_counter()
        await asyncio.sleep(max(0.0, wait))
        table.next()
    await asyncio.sleep(1)
    missing = rate * 8 - sum(len(table.latencies) for table in tables)
    p50, p95, p99 = _percentiles(tables)
    for table in tables:
        table.close()
    client = (held - opened) / (SEATS - 1) / len(tables)
    table_alone = (opened - before) / len(tables) - client
    return {
        "p50": p50,
        "p95": p95,
        "p99": p99,
        "missing": missing,
        "kB a table": table_alone / 1024,
        "kB a client": client / 1024,
    }


def _percentiles(tables: Sequence[Table]) -> tuple[float, float, float]:
    """Milliseconds until the acknowledgement: median, 95 %, 99 %."""
    found = quantiles([1000 * latency for table in tables for latency in table.latencies], n=100)
    return found[49], found[94], found[98]


def pairs(folder: Path, recording: Path, frames: Sequence[tuple[int, bytes]], count: int, tables: int) -> Any:
    results: dict[str, list[Flat]] = {"real": [], "empty": []}
    for number in range(count):
        for kind in ("real", "empty") if number % 2 else ("empty", "real"):
            with serving(kind, folder, tables, recording) as server:
                results[kind].append(asyncio.run(flat_out(server, frames)))
        real, empty = results["real"][-1], results["empty"][-1]
        print(f"  {real.moves_per_second:7.0f} to {empty.moves_per_second:7.0f} moves/s", file=sys.stderr)
    ratios = [r.moves_per_second / e.moves_per_second for r, e in zip(*results.values(), strict=True)]
    middle = {
        kind: {name: median(asdict(run)[name] for run in runs) for name in asdict(runs[0])}
        for kind, runs in results.items()
    }
    return {**middle, "ratio": median(ratios), "ratios": [min(ratios), max(ratios)]}


def stored(folder: Path, recording: Path, count: int) -> dict[str, float]:
    """What stored tables cost in memory before anybody opens them."""
    found: list[int] = []
    for tables in (1, count):
        with serving("real", folder, tables, recording) as server:
            sleep(1)
            found.append(server.memory)
    return {"tables": count, "MB with one": found[0] / 2**20, "MB with all": found[1] / 2**20}


def _lines(result: Any, indent: str = "") -> str:
    """Nested results, a line for each."""
    lines: list[str] = []
    for name, value in result.items():
        if isinstance(value, dict):
            lines += [f"{indent}{name}", _lines(value, indent + "  ")]
        elif isinstance(value, list):
            lines.append(f"{indent}{name}: {' to '.join(f'{part:.2f}' for part in value)}")
        else:
            lines.append(
                f"{indent}{name}: {value:.4g}" if isinstance(value, float) else f"{indent}{name}: {value}"
            )
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.web", description=__doc__)
    parser.add_argument("--pairs", type=int, default=5)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--quick", action="store_true", help="pairs alone")
    parser.add_argument("--json", action="store_true", help="print JSON instead of lines")
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {CLIENT_CORE})
    made = record()
    frames = [(seat, command(number, seat, move)) for number, (seat, move) in enumerate(made.commands)]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        recording = folder / "recording.json"
        recording.write_bytes(msgspec.json.encode(made))
        result: dict[str, Any] = {"machine": machine.facts()}
        result["flat out"] = pairs(folder, recording, frames, chosen.pairs, chosen.tables)
        if not chosen.quick:
            with serving("real", folder, 250, recording) as server:
                result["1,000 seats, 250 moves/s"] = asyncio.run(steady(server, frames, 250))
            result["stored"] = stored(folder, recording, 10_000)
    print(json.dumps(result, indent=1) if chosen.json else _lines(result))
    kept = result["flat out"]["ratio"] >= RATIO_GOAL
    if not chosen.quick:
        kept = kept and result["1,000 seats, 250 moves/s"]["p95"] < P95_GOAL
    return 0 if kept else 1


__all__ = ["Recording", "main"]
