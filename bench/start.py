"""Measures how long a server with many tables takes to start.

python -m bench.start [--finished 5000] [--running 500] [--rounds 3]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
import time

import httpx
import uvloop

from bench.load import processor_time
from bench.stored_load import Cluster
from bench.stored_tables import store_tables

_MOVES = 60  # played at each table
_POLL = 0.02  # s


async def _run(given: argparse.Namespace) -> dict[str, float]:
    """Store the tables and start the server several times; the fastest start counts."""
    cluster = Cluster(given.database, 1, "")
    try:
        await store_tables(cluster.database, given.finished, given.running, _MOVES)
        rounds = []
        for _ in range(given.rounds):
            rounds.append(await _started(cluster, given.running))
            process = cluster.nodes.pop()
            process.terminate()
            process.wait(30)
            cluster.ports.clear()
        return min(rounds, key=lambda one: one["answers after, s"])
    finally:
        cluster.stop()


async def _started(cluster: Cluster, running: int) -> dict[str, float]:
    """Start once; measure until it answers, and until every running table is loaded."""
    began = time.perf_counter()
    await asyncio.to_thread(cluster.start)
    url, pid = f"http://127.0.0.1:{cluster.ports[0]}/health", cluster.nodes[0].pid
    async with httpx.AsyncClient(timeout=60) as http:
        answered = 0.0
        while True:
            with contextlib.suppress(httpx.TransportError):
                health = (await http.get(url)).json()
                answered = answered or time.perf_counter() - began
                if health["tables"] >= running:
                    break
            await asyncio.sleep(_POLL)
    whole = time.perf_counter() - began
    return {"answers after, s": answered, "all tables go on after, s": whole, "CPU, s": processor_time(pid)}


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(prog="python -m bench.start", description=__doc__)
    options.add_argument("--finished", type=int, default=5000)
    options.add_argument("--running", type=int, default=500)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    json.dump(uvloop.run(_run(options.parse_args())), sys.stdout)


if __name__ == "__main__":
    main()
