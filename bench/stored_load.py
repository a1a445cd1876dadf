"""Load on stored tables: people come back to many running games, on one node or two, with SQLite or PostgreSQL.

python -m bench.stored_load --tables 500 [--moves 60] [--pace 5] [--seconds 8] [--database postgresql] [--nodes 2]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import uvloop

from bench.load import SEATS, Measured, memory, processor_time
from bench.load import measure as measure_load
from bench.load_ours import QUICK, Ours
from bench.stored_tables import store_tables
from bench.websocket_client import dial
from tests.server.running import Postgres, Redis

if TYPE_CHECKING:
    from bench.stored_tables import Seated
    from bench.websocket_client import Line

_FILES = 65_536
_AT_ONCE = 50  # sockets opened together


class _DurablePostgres(Postgres):
    """A PostgreSQL that waits for the disk, as in production."""

    SAFETY = ""


class _Paced(Ours):
    """A player who thinks before each move: `pace` seconds on average, twice that at most."""

    def __init__(
        self, line: Line, table: str, measured: Measured, luck: random.Random, given: argparse.Namespace
    ) -> None:
        super().__init__(line, table, measured, luck, draw=given.draw)
        self.pace: float = given.pace

    def move(self, version: int, action: str) -> None:
        """Play one action after a delay."""
        if not self.pace:
            super().move(version, action)
            return
        wait = self.luck.random() * 2 * self.pace
        asyncio.get_running_loop().call_later(wait, super().move, version, action)


class Cluster:
    """Nodes on one database, with Redis if there are several."""

    def __init__(self, database: str, nodes: int, core: str) -> None:
        self.kind, self.count, self.core = database, nodes, core
        self.stack = contextlib.ExitStack()
        self.nodes: list[subprocess.Popen[str]] = []
        self.ports: list[int] = []
        self.redis: Redis | None = None
        self.postgres: _DurablePostgres | None = None
        folder = self.stack.enter_context(tempfile.TemporaryDirectory())
        if database == "sqlite":
            self.database = f"sqlite:///{folder}/load.db"
        else:
            self.postgres = _DurablePostgres()
            self.stack.callback(self.postgres.stop)
            self.database = self.postgres.database()
        if nodes > 1:
            self.redis = Redis()
            self.stack.callback(self.redis.stop)

    def start(self) -> None:
        """Start the nodes; return when all of them listen."""
        bus = {"ESCAPADE_BUS": self.redis.url} if self.redis else {}
        environment = os.environ | QUICK | {"ESCAPADE_DATABASE": self.database, "ESCAPADE_LOG": "WARNING"} | bus
        for them in self.others().values():
            for pid in them:
                _share_priority(pid)
        pinned = ["taskset", "-c", self.core] if self.core else []
        for _ in range(self.count):
            command = [*pinned, sys.executable, "-m", "escapade.server", "serve", "--port", "0"]
            process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own
            assert process.stdout is not None
            self.nodes.append(process)
            self.ports.append(int(process.stdout.readline().rstrip("/\n").rpartition(":")[2]))

    def others(self) -> dict[str, list[int]]:
        """Return the processes beside the nodes."""
        found = {}
        if self.postgres is not None:
            first = int(Path(self.postgres.data, "postmaster.pid").read_text().split()[0])
            found["PostgreSQL"] = [first, *_children(first)]
        if self.redis is not None:
            found["Redis"] = [self.redis.process.pid]
        return found

    def stop(self) -> None:
        """Stop everything."""
        for process in self.nodes:
            process.terminate()
        for process in self.nodes:
            process.wait(30)
        self.stack.close()


def _children(pid: int) -> list[int]:
    """List the children of a process."""
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _used(pids: list[int]) -> float:
    """Return the CPU seconds these processes have used; processes that ended count 0."""
    total = 0.0
    for pid in pids:
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            total += processor_time(pid)
    return total


async def answering(port: int) -> None:
    """Wait until a node answers."""
    async with httpx.AsyncClient(timeout=60) as http:
        while True:
            with contextlib.suppress(httpx.TransportError):
                if (await http.get(f"http://127.0.0.1:{port}/health")).is_success:
                    return
            await asyncio.sleep(0.02)


async def _resumed(ports: list[int], tables: int) -> None:
    """Wait until the nodes have loaded all running tables, which they do one after the other after a start."""
    async with httpx.AsyncClient(timeout=60) as http:
        while True:
            answers = [await http.get(f"http://127.0.0.1:{port}/health") for port in ports]
            if sum(answer.json()["tables"] for answer in answers) >= tables:
                return
            await asyncio.sleep(0.5)


async def _connect(
    seated: list[Seated], ports: list[int], given: argparse.Namespace, measured: Measured
) -> list[_Paced]:
    """Connect everybody, each from its own address; each table at one node, or spread over all."""
    luck = random.Random(1)  # noqa: S311 - for moves
    places = []
    for number, (one, seat) in enumerate(itertools.product(seated, range(SEATS))):
        node = number // SEATS if given.together else number
        source = f"127.{1 + (number >> 16)}.{number >> 8 & 255}.{number & 255}"
        places.append((f"127.0.0.1:{ports[node % len(ports)]}", one.cookies[seat], source, one.table))
    players = []
    for at in range(0, len(places), _AT_ONCE):
        some = places[at : at + _AT_ONCE]
        lines = await asyncio.gather(*(dial(to, "/api/socket", {"Cookie": who}, source) for to, who, source, _ in some))
        for line, place in zip(lines, some, strict=True):
            players.append(_Paced(line, place[3], measured, luck, given))
            players[-1].begin()
    return players


async def run(given: argparse.Namespace) -> dict[str, float]:
    """Store the tables, start the nodes, and let everybody play."""
    cluster = Cluster(given.database, given.nodes, given.core)
    try:
        seated = await store_tables(cluster.database, 0, given.tables, given.moves)
        cluster.start()
        for port in cluster.ports:
            await answering(port)
        measured = Measured()
        players = await _connect(seated, cluster.ports, given, measured)
        pids = [process.pid for process in cluster.nodes]
        await _resumed(cluster.ports, given.tables)
        await asyncio.sleep(given.warm)
        before = {name: _used(them) for name, them in cluster.others().items()}
        own = os.times()
        found = await measure_load(pids, players, measured, 0, given.seconds, begin=False)
        loader = (os.times().user + os.times().system - own.user - own.system) / given.seconds
        beside = {
            f"{name}, share of a core": (_used(them) - before[name]) / given.seconds
            for name, them in cluster.others().items()
        }
        whole = sum(memory(pid) for pid in pids)
        return found | beside | {"load, share of a core": loader, "MB in all": whole / 2**20}
    finally:
        cluster.stop()


def _asked(arguments: list[str] | None = None) -> argparse.Namespace:
    """Parse the command line."""
    options = argparse.ArgumentParser(prog="python -m bench.stored_load", description=__doc__)
    options.add_argument("--tables", type=int, default=250)
    options.add_argument("--moves", type=int, default=60, help="played at each table before")
    options.add_argument("--pace", type=float, default=0, help="seconds a player thinks, on average")
    options.add_argument("--seconds", type=float, default=8)
    options.add_argument("--warm", type=float, default=3, help="seconds of play before anything is counted")
    options.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    options.add_argument("--nodes", type=int, default=1)
    options.add_argument("--together", action="store_true", help="the people of a table are all at the same node")
    options.add_argument("--draw", action="store_true", help="watch with pictures, as the page does")
    options.add_argument("--core", default="", help="pin the nodes to these cores")
    options.add_argument("--rest", type=int, help="pin everything else (database, bus, load) to this core")
    return options.parse_args(arguments)


def _allow_many_sockets() -> None:
    """Raise the limit of open files, here and for the nodes, as far as possible."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for most in (_FILES, hard):
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, max(hard, most)))
            return


def _share_priority(pid: int) -> None:
    """Give a process in its own session the priority of this one (Linux schedules sessions as groups)."""
    own = Path("/proc/self/autogroup")
    if own.exists():
        with contextlib.suppress(OSError):
            Path(f"/proc/{pid}/autogroup").write_text(own.read_text().split()[-1])


def main() -> None:
    """Measure and print."""
    given = _asked()
    _allow_many_sockets()
    if given.rest is not None:
        os.sched_setaffinity(0, {given.rest})
    json.dump(uvloop.run(run(given)), sys.stdout)


if __name__ == "__main__":
    main()
