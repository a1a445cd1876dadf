"""Everything that can go wrong: what it is called, where it applies, how often it must be survived, how it is done.

A fault is a context: it yields the moment it was over, from which everybody's pause is counted, and tidies up after
all tables have gone on. What the system must survive without help (a dead worker, a dead node beside others) is over
the moment it happens.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import resource
import signal
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg
import redis as redis_client

from tests.chaos.setups import KINDS, Kind, Wanted

if TYPE_CHECKING:
    import random

    from tests.chaos.crowd import Crowd, Seated
    from tests.chaos.setups import Node, Setup
    from tests.server.running import Proxy

NOTHING_ELSE = Wanted()
OFTEN, SELDOM = 20, 5  # times each is survived in the table of faults
PARTITION = 12.0  # s
SHORT, LONG = 3.0, 25.0  # s a database refuses to write
HOUR = 3600
DAMAGES = (b"", b"\x00\xff not an entry", b"{}", b'{"type":"played","seat":99,"record":"{}"}', b'{"type":"unheard-of"}')
GARBAGE = (
    b"",
    b"\xff\xfe\x00",
    b"{}",
    b"[]",
    b"null",
    b'{"node":1,"table":[],"version":"x"}',
    b'{"table":"' + b"a" * 2**20,
)


@dataclass(slots=True)
class Stress:
    """What a fault may touch."""

    setup: Setup
    crowd: Crowd
    luck: random.Random
    round: int = 0

    def node(self) -> Node:
        """Choose any node."""
        return self.luck.choice(self.setup.nodes)


Inflict = Callable[[Stress], AbstractAsyncContextManager[float]]


@dataclass(frozen=True, slots=True)
class Fault:
    """One kind of fault."""

    name: str
    inflict: Inflict
    times: int
    kinds: tuple[Kind, ...] = KINDS
    wanted: Wanted = NOTHING_ELSE


# Processes


@asynccontextmanager
async def kill_node(stress: Stress) -> AsyncIterator[float]:
    """Kill a node. A lone one is started again at once; beside others it stays dead until they have gone on."""
    server = stress.node().server
    await asyncio.to_thread(server.kill)
    killed = time.monotonic()
    if len(stress.setup.nodes) > 1:
        yield killed
        await asyncio.to_thread(server.start)
    else:
        await asyncio.to_thread(server.launch)
        yield killed
        await asyncio.to_thread(server.wait_until_well)


@asynccontextmanager
async def kill_worker(stress: Stress) -> AsyncIterator[float]:
    """Kill a process in which bots think."""
    signal_workers(stress, signal.SIGKILL, all_of_them=False)
    yield time.monotonic()


@asynccontextmanager
async def stop_workers(stress: Stress) -> AsyncIterator[float]:
    """Stop every process of a node in which bots think; they go on only after the tables did."""
    stopped = signal_workers(stress, signal.SIGSTOP, all_of_them=True)
    yield time.monotonic()
    for pid in stopped:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)


def signal_workers(stress: Stress, how: signal.Signals, *, all_of_them: bool) -> list[int]:
    """Send a signal to one worker, or to all workers of a node that has some."""
    found = [workers for node in stress.setup.nodes if (workers := workers_of(node.pid))]
    if not found:
        return []
    workers = stress.luck.choice(found)
    chosen = workers if all_of_them else [stress.luck.choice(workers)]
    for pid in chosen:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, how)
    return chosen


def workers_of(pid: int) -> list[int]:
    """List the processes a node has started in which it works: those without children of their own."""
    out: list[int] = []
    for child in children(pid):
        if b"resource_tracker" in command_of(child):
            continue
        out += workers_of(child) or [child]
    return out


def children(pid: int) -> list[int]:
    """List the children of a process."""
    out: list[int] = []
    for thread in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            out += [int(child) for child in thread.read_text().split()]
    return out


def command_of(pid: int) -> bytes:
    """Return the command line of a process."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b"resource_tracker"  # it is gone: nobody to signal


@asynccontextmanager
async def kill_dask_worker(stress: Stress) -> AsyncIterator[float]:
    """Kill one of the Dask workers; another is started when the tables have gone on."""
    names = [name for name in stress.setup.processes if name.startswith("dask-worker")]
    name = stress.luck.choice(names)
    process = stress.setup.processes[name]
    process.kill()
    process.wait(10)
    yield time.monotonic()
    stress.setup.start_dask_worker(int(name.rpartition("-")[2]))


# PostgreSQL


@asynccontextmanager
async def postgres_down(stress: Stress, seconds: float, mode: str = "fast") -> AsyncIterator[float]:
    """Stop PostgreSQL, and start it again after a while."""
    assert stress.setup.postgres is not None
    await asyncio.to_thread(stress.setup.postgres.halt, mode)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(stress.setup.postgres.start)
    yield time.monotonic()


# Redis


@asynccontextmanager
async def redis_down(stress: Stress, seconds: float) -> AsyncIterator[float]:
    """Kill Redis, and start it again after a while."""
    assert stress.setup.redis is not None
    stress.setup.redis.kill()
    await asyncio.sleep(seconds)
    await asyncio.to_thread(stress.setup.redis.start)
    yield time.monotonic()


@asynccontextmanager
async def redis_flushed(stress: Stress) -> AsyncIterator[float]:
    """Let Redis forget everything, and everybody who listens."""
    with at_redis(stress) as client:
        client.flushall()
        client.execute_command("CLIENT", "KILL", "TYPE", "pubsub")  # type: ignore[no-untyped-call]
    yield time.monotonic()


@asynccontextmanager
async def redis_garbage(stress: Stress) -> AsyncIterator[float]:
    """Return what nobody understands on every channel."""
    with at_redis(stress) as client:
        channels = client.pubsub_channels()
        for channel in channels:
            for garbage in GARBAGE:
                client.publish(channel, garbage)
    yield time.monotonic()


@contextlib.contextmanager
def at_redis(stress: Stress) -> Iterator[redis_client.Redis]:
    """Connect to Redis."""
    assert stress.setup.redis is not None
    client = redis_client.Redis(port=stress.setup.redis.port)
    try:
        yield client
    finally:
        client.close()


# The network


@asynccontextmanager
async def partition(stress: Stress, proxy_of: Callable[[Node], Proxy | None]) -> AsyncIterator[float]:
    """Cut a node off from another part: packets vanish one time, connections are reset the next."""
    proxy = proxy_of(stress.node())
    assert proxy is not None
    await asyncio.to_thread(proxy.cut if stress.round % 2 else proxy.hang)
    await asyncio.sleep(PARTITION)
    await asyncio.to_thread(proxy.open)
    yield time.monotonic()


# The disk


@asynccontextmanager
async def disk_full(stress: Stress) -> AsyncIterator[float]:
    """Fill the database's disk."""
    filler = stress.setup.disk / "filler"
    await asyncio.to_thread(fill, filler)
    await asyncio.sleep(SHORT)
    await asyncio.to_thread(fill, filler)  # what was freed meanwhile
    await asyncio.sleep(SHORT)
    filler.unlink()
    yield time.monotonic()


def fill(filler: Path) -> None:
    """Write until no byte is left."""
    with filler.open("ab", buffering=0) as file:
        for size in (2**20, 2**12, 1):
            try:
                while file.write(b"x" * size):
                    pass
            except OSError as error:
                if error.errno != errno.ENOSPC:
                    raise


@asynccontextmanager
async def locked(stress: Stress) -> AsyncIterator[float]:
    """Let somebody else hold the database's lock: for a moment, then for longer than anybody waits."""
    seconds = LONG if stress.round % 2 else SHORT
    statement = "BEGIN EXCLUSIVE" if stress.setup.kind == "sqlite" else "LOCK TABLE entries IN ACCESS EXCLUSIVE MODE"
    with stress.setup.connected() as connection:
        await asyncio.to_thread(connection.execute, statement)
        await asyncio.sleep(seconds)
        connection.rollback()
    yield time.monotonic()


@asynccontextmanager
async def read_only(stress: Stress) -> AsyncIterator[float]:
    """Let the database be read, and not be written."""
    with sqlite_read_only(stress) if stress.setup.kind == "sqlite" else postgres_read_only(stress):
        await asyncio.sleep(SHORT)
    yield time.monotonic()


@contextlib.contextmanager
def sqlite_read_only(stress: Stress) -> Iterator[None]:
    """Forbid every write to the files of a SQLite database, even by those who have them open.

    Where files cannot be made immutable (nobody but root may), the node may write no file at all.
    """
    files = [
        str(file) for file in stress.setup.disk.glob("escapade.db*") if not file.name.endswith("-shm")
    ]  # in memory
    pid = stress.setup.nodes[0].pid
    _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    immutable = subprocess.run(["chattr", "+i", *files], check=False).returncode == 0  # noqa: S607 - wherever it is
    if not immutable:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, most))
    try:
        yield
    finally:
        subprocess.run(["chattr", "-i", *files], check=immutable)  # noqa: S607 - the same
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))


@contextlib.contextmanager
def postgres_read_only(stress: Stress) -> Iterator[None]:
    """Make every transaction of PostgreSQL read-only."""
    writable = f"{stress.setup.database}?options=-c%20default_transaction_read_only%3Doff"
    with psycopg.connect(writable, autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET default_transaction_read_only = on")
        connection.execute("SELECT pg_reload_conf()")
        try:
            yield
        finally:
            connection.execute("ALTER SYSTEM RESET default_transaction_read_only")
            connection.execute("SELECT pg_reload_conf()")


@asynccontextmanager
async def damaged_entry(stress: Stress) -> AsyncIterator[float]:
    """Write rubbish over an entry of one running table, and restart a node: every other table must go on."""
    victim: Seated = stress.luck.choice([seated for seated in stress.crowd.seated if not seated.excused])
    victim.excused = True
    last = max(known.version or 1 for known in victim.known())
    body = DAMAGES[stress.round % len(DAMAGES)]
    await asyncio.to_thread(stress.setup.replaces, victim.id, stress.luck.randint(1, max(1, last)), body)
    async with kill_node(stress) as over:
        yield over


# Time


@asynccontextmanager
async def clock_jump(stress: Stress, seconds: int) -> AsyncIterator[float]:
    """Set a node's wall clock; it is set back after the tables have gone on, which is a jump the other way."""
    node = stress.node()
    node.set_clock(seconds)
    yield time.monotonic()
    await asyncio.sleep(2)
    node.set_clock(0)
    await asyncio.sleep(2)


# People


@asynccontextmanager
async def client_vanished(stress: Stress) -> AsyncIterator[float]:
    """Let a player lose the connection, and come back after a while."""
    player = stress.luck.choice(stress.crowd.players)
    player.frozen.clear()
    player.drop()
    await asyncio.sleep(stress.luck.uniform(1, 6))
    player.frozen.set()
    yield time.monotonic()


@asynccontextmanager
async def client_half_open(stress: Stress) -> AsyncIterator[float]:
    """Let a player's connection go dead without anybody being told; they come back by a new one, the old one stays."""
    player = stress.luck.choice(stress.crowd.players)
    player.frozen.clear()
    await asyncio.sleep(stress.luck.uniform(3, 8))
    player.leave_connection_behind()
    player.frozen.set()
    yield time.monotonic()


@asynccontextmanager
async def client_slow(stress: Stress) -> AsyncIterator[float]:
    """Let a player stop reading for a while with a small buffer."""
    player = stress.luck.choice(stress.crowd.players)
    player.small_buffer = True
    player.drop()
    await asyncio.sleep(1.5)
    player.frozen.clear()
    await asyncio.sleep(stress.luck.uniform(3, 8))
    player.frozen.set()
    player.small_buffer = False
    yield time.monotonic()


TO_POSTGRES, TO_REDIS, FROM_NGINX = map(attrgetter, ("to_postgres", "to_redis", "from_nginx"))
ON_POSTGRES: tuple[Kind, ...] = ("postgresql", "nodes")
ON_NODES: tuple[Kind, ...] = ("nodes",)
PROXIES, CLOCK, DISK = Wanted(proxies=True), Wanted(clock=True), Wanted(small_disk=True)

FAULTS = (
    Fault("node killed", kill_node, OFTEN),
    Fault("bot worker killed", kill_worker, OFTEN),
    Fault("bot workers stopped", stop_workers, SELDOM),
    Fault("Dask worker killed", kill_dask_worker, OFTEN, ON_NODES, Wanted(dask=True)),
    Fault("PostgreSQL restarted (fast)", partial(postgres_down, seconds=0), OFTEN, ON_POSTGRES),
    Fault("PostgreSQL restarted (immediate)", partial(postgres_down, seconds=0, mode="immediate"), OFTEN, ON_POSTGRES),
    Fault("PostgreSQL down 0.2 s", partial(postgres_down, seconds=0.2), OFTEN, ON_POSTGRES),
    Fault("PostgreSQL down 3 s", partial(postgres_down, seconds=3), OFTEN, ON_POSTGRES),
    Fault("PostgreSQL down 30 s", partial(postgres_down, seconds=30), SELDOM, ON_POSTGRES),
    Fault("Redis down 3 s", partial(redis_down, seconds=3), OFTEN, ON_NODES),
    Fault("Redis flushed", redis_flushed, OFTEN, ON_NODES),
    Fault("garbage on the channel", redis_garbage, OFTEN, ON_NODES),
    Fault("node cut off from PostgreSQL", partial(partition, proxy_of=TO_POSTGRES), SELDOM, ON_NODES, PROXIES),
    Fault("node cut off from Redis", partial(partition, proxy_of=TO_REDIS), SELDOM, ON_NODES, PROXIES),
    Fault("node cut off from nginx", partial(partition, proxy_of=FROM_NGINX), SELDOM, ON_NODES, PROXIES),
    Fault("disk full", disk_full, SELDOM, wanted=DISK),
    Fault("database locked", locked, SELDOM),
    Fault("database read-only", read_only, SELDOM),
    Fault("damaged entry", damaged_entry, SELDOM),
    Fault("clock +1 h", partial(clock_jump, seconds=HOUR), SELDOM, wanted=CLOCK),
    Fault("clock −1 h", partial(clock_jump, seconds=-HOUR), SELDOM, wanted=CLOCK),
    Fault("client vanished", client_vanished, SELDOM),
    Fault("client half-open", client_half_open, SELDOM),
    Fault("client slow", client_slow, SELDOM),
)  # fmt: skip
