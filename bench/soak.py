"""A soak test: people play for half an hour, one game after the other, lose connections and read logs.

python -m bench.soak [--minutes 30] [--tables 40]     measure; a line for every half minute goes to .bench/soak.jsonl
python -m bench.soak --report                         write the table and the plot into docs/ from these lines
"""

from __future__ import annotations

import argparse
import asyncio
import datetime as dt
import json
import os
import random
import sys
import time
from collections import Counter
from statistics import quantiles
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import uvloop

from bench.load import PERCENT, SEATS, memory, processor_time
from bench.plot import Series, plot
from bench.process import ROOT, write_section
from bench.stored_load import Cluster, answering
from bench.stored_tables import store_tables
from bench.websocket_client import dial

if TYPE_CHECKING:
    from bench.stored_tables import Seated
    from bench.websocket_client import Line

_RESULTS = ROOT / ".bench/soak.jsonl"
_PLOT = ROOT / "docs/load-soak.svg"
_EVERY = 30.0  # s between two samples
_LOST_EVERY = 60.0  # s after which a player loses the connection, on average
_READS_EVERY = 30.0  # s between two readings of a log and a replay
_PATIENCE = 30.0  # s after which a move counts as unanswered


class _Tally:
    """What happened since the last sample."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.counts: Counter[str] = Counter()


class _Seat:
    """A player with a page, at one table after the other."""

    def __init__(self, group: _Group, number: int, cookie: str) -> None:
        self.group, self.number, self.cookie = group, number, cookie
        self.line: Line | None = None
        self.sent: dict[str, float] = {}

    async def come(self) -> None:
        """Open a connection and watch the table."""
        address = f"127.9.{self.group.number}.{self.number + 1}"
        self.line = await dial(self.group.address, "/api/socket", {"Cookie": self.cookie}, address)
        self.line.hear = self.hear
        self.watch()

    def watch(self) -> None:
        """Watch the table as the page does."""
        self.say(type="watch", table=self.group.table, draw=True, changes=True)

    def lose(self) -> None:
        """Drop the connection."""
        if self.line is not None:
            self.line.transport.abort()
            self.line = None
            self.sent.clear()

    def say(self, **message: object) -> None:
        """Send a message, if there is a connection."""
        if self.line is not None and not self.line.transport.is_closing():
            self.line.send(json.dumps(message))

    def hear(self, text: bytes) -> None:
        """Answer one message."""
        told: dict[str, Any] = msgspec.json.decode(text)  # Any: JSON as it came
        tally = self.group.tally
        if told["type"] == "accepted" and told["id"] in self.sent:
            tally.took.append(time.perf_counter() - self.sent.pop(told["id"]))
        elif told["type"] == "refused":
            tally.counts[f"refused: {told['code']}"] += 1
        elif told["type"] == "ping":
            self.say(type="pong", n=told["n"])
        elif told["type"] in ("update", "snapshot"):
            self.see(told)

    def see(self, told: dict[str, Any]) -> None:  # Any: JSON as it came
        """Move if it is our turn; after the end the first seat starts a rematch."""
        summary = told["table"] if told["type"] == "snapshot" else {"id": told["table"]}
        if summary["id"] != self.group.table:
            return
        over = summary.get("status") == "over" or told.get("entry", {}).get("type") == "ended"
        if over and self.number == 0:
            self.group.go_on()
        legal: list[str] = next((view["legal"] for view in told.get("views", []) if view.get("legal")), [])
        if legal:
            wait = self.group.luck.random() * 2 * self.group.pace
            asyncio.get_running_loop().call_later(wait, self.move, summary["id"], told["version"], legal)

    def move(self, table: str, version: int, legal: list[str]) -> None:
        """Play one of the legal moves."""
        name = f"{table} {version}"
        if table == self.group.table and self.line is not None and name not in self.sent:
            self.sent[name] = time.perf_counter()
            self.say(type="play", table=table, id=name, version=version, action=self.group.luck.choice(legal))


class _Group:
    """Four people who play one game after the other."""

    def __init__(self, number: int, seated: Seated, address: str, pace: float, tally: _Tally) -> None:
        self.number, self.table, self.address, self.pace, self.tally = number, seated.table, address, pace, tally
        self.luck = random.Random(number)  # noqa: S311 - for moves
        self.seats = [_Seat(self, seat, cookie) for seat, cookie in enumerate(seated.cookies)]
        self.tasks: set[asyncio.Task[None]] = set()
        self.going_on = False

    def later(self, work: Any) -> None:  # noqa: ANN401 - a coroutine
        """Run a task in the background."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def go_on(self) -> None:
        """Start a rematch, once."""
        if not self.going_on:
            self.going_on = True
            self.later(self.rematch())

    async def rematch(self) -> None:
        """Open another game for the same people and start it."""
        async with httpx.AsyncClient(base_url=f"http://{self.address}", timeout=60) as http:
            cookie = {"Cookie": self.seats[0].cookie}
            again = (await http.post(f"/api/tables/{self.table}/rematch", headers=cookie)).raise_for_status().json()
            (await http.post(f"/api/tables/{again['id']}/start", headers=cookie)).raise_for_status()
        for seat in self.seats:
            seat.say(type="leave", table=self.table)
        self.table, self.going_on = again["id"], False
        self.seats = [*self.seats[1:], self.seats[0]]  # the next seat is first in a rematch
        for number, seat in enumerate(self.seats):
            seat.number = number
            seat.watch()
        self.tally.counts["games begun"] += 1

    async def live(self) -> None:
        """Connect, and drop a connection now and then."""
        for seat in self.seats:
            await seat.come()
        while True:
            await asyncio.sleep(self.luck.random() * 2 * _LOST_EVERY / SEATS)
            seat = self.luck.choice(self.seats)
            seat.lose()
            await asyncio.sleep(0.25)
            await seat.come()
            self.tally.counts["came back"] += 1

    async def read(self) -> None:
        """Read the log now and then, like a newly connected page."""
        async with httpx.AsyncClient(base_url=f"http://{self.address}", timeout=60) as http:
            while True:
                await asyncio.sleep(self.luck.random() * 2 * _READS_EVERY)
                answer = await http.get(f"/api/tables/{self.table}/log", headers={"Cookie": self.seats[1].cookie})
                self.tally.counts["logs read" if answer.is_success else f"log: {answer.status_code}"] += 1


async def _soak(given: argparse.Namespace) -> None:
    """Play, and write a line for every sample."""
    cluster = Cluster("sqlite", 1, "")
    try:
        seated = await store_tables(cluster.database, 0, given.tables, 20)
        cluster.start()
        await answering(cluster.ports[0])
        pid, tally = cluster.nodes[0].pid, _Tally()
        groups = [_Group(n, one, f"127.0.0.1:{cluster.ports[0]}", given.pace, tally) for n, one in enumerate(seated)]
        running = [asyncio.create_task(work) for group in groups for work in (group.live(), group.read())]
        await _sample(given, pid, tally, groups)
        failed = [task.exception() for task in running if task.done()]
        sys.stdout.write(f"{len(failed)} of {len(running)} players failed: {failed[:3]}\n")
    finally:
        cluster.stop()


async def _sample(given: argparse.Namespace, pid: int, tally: _Tally, groups: list[_Group]) -> None:
    """Write what happened in each half minute."""
    _RESULTS.parent.mkdir(exist_ok=True)
    began, busy = time.perf_counter(), processor_time(pid)
    with _RESULTS.open("w") as file:
        while (at := time.perf_counter() - began) < given.minutes * 60:
            await asyncio.sleep(_EVERY)
            cuts = quantiles(tally.took, n=PERCENT)
            sent = [at for one in groups for seat in one.seats for at in seat.sent.values()]
            late = sum(time.perf_counter() - at > _PATIENCE for at in sent)
            line = {
                "minute": (at + _EVERY) / 60,
                "moves": len(tally.took),
                "p50 ms": cuts[49] * 1000,
                "p99 ms": cuts[98] * 1000,
                "MB": memory(pid) / 2**20,
                "server, share of a core": (processor_time(pid) - busy) / _EVERY,
                "load of the machine": os.getloadavg()[0],
                "unanswered": late,
                **tally.counts,
            }
            busy = processor_time(pid)
            tally.took.clear()
            tally.counts.clear()
            file.write(json.dumps(line) + "\n")
            file.flush()


def _report() -> None:
    """Write the table and the plot."""
    lines = [json.loads(line) for line in _RESULTS.read_text().splitlines()]
    step = max(1, len(lines) // 10)
    kept = lines[step - 1 :: step]
    refused = sorted({name for line in lines for name in line if name.startswith("refused")})
    columns = {
        "minute": ".0f", "moves": ",.0f", "p50 ms": ".1f", "p99 ms": ".1f", "MB": ".1f",
        "server, share of a core": ".2f", "load of the machine": ".0f",
    }  # fmt: skip
    rows = ["| " + " | ".join(f"{line[key]:{form}}" for key, form in columns.items()) + " |" for line in kept]
    total = Counter[str]()
    for line in lines:
        total.update({name: line.get(name, 0) for name in ("moves", "games begun", "came back", "logs read", *refused)})
    sums = ", ".join(f"{count:,} {name}" for name, count in total.items())
    day, late = dt.datetime.now(tz=dt.UTC).date(), lines[-1]["unanswered"]
    first = f"Measured {day} in {lines[-1]['minute']:.0f} minutes: {sums}; moves without an answer at the end: {late}."
    head = [f"| {' | '.join(columns)} |", f"|{'---:|' * len(columns)}"]
    write_section(
        "soak", "make soak", "\n".join([first, "", *head, *rows, "", "![Memory and p99 over time](load-soak.svg)"])
    )
    times = [line["minute"] for line in lines]
    _PLOT.write_text(
        plot(
            "Soak: half an hour of play",
            "minutes",
            [
                Series("server, MB", times, [line["MB"] for line in lines]),
                Series("p99, ms", times, [line["p99 ms"] for line in lines]),
            ],
        )
    )


def main() -> None:
    """Measure, or report."""
    options = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    options.add_argument("--minutes", type=float, default=30)
    options.add_argument("--tables", type=int, default=40)
    options.add_argument("--pace", type=float, default=1, help="seconds a player thinks, on average")
    options.add_argument("--report", action="store_true", help="only write the report")
    given = options.parse_args()
    if not given.report:
        uvloop.run(_soak(given))
    _report()


if __name__ == "__main__":
    main()
