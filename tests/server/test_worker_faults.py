"""Sentences about worker processes that are stopped or killed while people and bots play."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.player import Player
from tests.server.running import Running
from tests.server.test_play import pair

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

OVER = 1_000_000  # the progress of a game that is over: no version comes near it
PATIENCE = 300.0  # s; how long it really takes is measured elsewhere
MANY = 30  # tables that wait for a bot at once


def children(server: Running) -> list[int]:
    """List the server's child processes."""
    tasks = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    found = []
    for task in tasks:
        with suppress(OSError):  # a thread that has just ended
            found += [int(child) for child in task.read_text().split()]
    return found


def signal_children(server: Running, sent: signal.Signals) -> None:
    """Send a signal to the workers, but not to one that is just being started: until it is, the server itself waits."""
    for child in children(server):
        with suppress(OSError):  # it has just ended
            if started(child, server):
                os.kill(child, sent)


def started(child: int, server: Running) -> bool:
    """Tell whether a child has become a worker; before that it is a copy of the server."""
    return command_of(child) != command_of(server.process.pid)


def command_of(process: int) -> bytes:
    return Path(f"/proc/{process}/cmdline").read_bytes()


def bots_play(server: Running, tables: int, bot: str = "fox") -> tuple[Player, list[str]]:
    """Start tables at which nobody but bots plays, and wait until workers think."""
    ann = Player(server, "Ann")
    opened = [ann.open_table(bot, bot) for _ in range(tables)]
    for table in opened:
        ann.post(f"/tables/{table}/start")
    wait_until(lambda: bool(children(server)))
    return ann, opened


def progress(player: Player, table: str) -> int:
    """Give a table's version; a game that is over has all the progress there is."""
    told = player.get(f"/tables/{table}/")
    return int(told["version"]) if told["table"]["status"] == "playing" else OVER


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never happens"
        time.sleep(0.05)


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Running]:
    """Start a server of the test's own, with one worker of each kind; at the end nothing of it is left."""
    server = Running(f"sqlite:///{tmp_path}/escapade.db")
    yield server
    workers = children(server)
    if server.process.poll() is None:
        server.kill()
    for worker in workers:
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)


def test_a_stopped_worker_stops_no_table(alone: Running) -> None:
    ann, [table] = bots_play(alone, 1, "raven")
    wait_until(lambda: progress(ann, table) > 3)
    signal_children(alone, signal.SIGSTOP)
    before = progress(ann, table)
    wait_until(lambda: progress(ann, table) > min(before + 5, OVER - 1))


def test_a_clock_falls_whether_or_not_workers_run(alone: Running) -> None:
    bots_play(alone, 1)
    signal_children(alone, signal.SIGSTOP)
    ann, bob, table = pair(alone, control={"kind": "move", "seconds": 1})
    signal_children(alone, signal.SIGSTOP)
    made = bob.until("update")["entry"]
    assert (made["type"], made["by"], [made["seat"]]) == ("played", "clock", ann.tables[table]["yours"])


def test_killed_workers_are_replaced_but_never_by_more_than_there_may_be(alone: Running) -> None:
    ann, tables = bots_play(alone, MANY, "raven")
    most = 0
    for _ in range(40):
        signal_children(alone, signal.SIGKILL)
        time.sleep(0.1)
        most = max(most, len(children(alone)))
    assert most <= 2, "one worker for quick bots, and one for thinkers"
    before = [progress(ann, table) for table in tables]
    wait_until(
        lambda: all(progress(ann, table) > min(old, OVER - 1) for table, old in zip(tables, before, strict=True))
    )


def test_workers_end_with_a_server_that_was_killed_even_if_they_are_stopped(alone: Running) -> None:
    bots_play(alone, 4, "owl")
    time.sleep(0.5)
    workers = children(alone)
    os.kill(workers[0], signal.SIGSTOP)
    alone.kill()
    wait_until(lambda: not any(alive(worker) for worker in workers))


def test_a_worker_holds_none_of_the_servers_sockets(alone: Running) -> None:
    ann, _ = bots_play(alone, 1)
    ann.connect()
    ann.until("welcome")
    mine = sockets(alone.process.pid)
    workers = [child for child in children(alone) if started(child, alone)]
    shared = [mine & sockets(worker) for worker in workers]
    assert mine
    assert shared == [set()] * len(shared)


def alive(process: int) -> bool:
    """Tell whether a process still runs; a zombie does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def sockets(process: int) -> set[str]:
    """List the sockets a process has open, by inode."""
    found = set()
    for link in Path(f"/proc/{process}/fd").iterdir():
        with suppress(OSError):  # closed meanwhile
            found.add(str(link.readlink()))
    return {link for link in found if link.startswith("socket:")}
