"""Sentences about bots that think on a Dask cluster, whose parts may vanish, hang or know other rules."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Self

import httpx
import pytest

import escapade
from escapade.match import Match
from escapade.server.metrics import REGISTRY
from escapade.server.thinking import cluster
from escapade.server.thinking.cluster import Cluster, checked
from escapade.server.thinking.compute import Compute
from escapade.server.thinking.worker_pool import NoAnswer
from tests.server.hosting import command
from tests.server.player import Player
from tests.server.running import Running, free_port
from tests.server.test_ending import ends
from tests.server.test_worker_faults import OVER, progress, wait_until

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

PATIENCE = 300.0  # s
BOT = "owl"  # the one worth the way


class Dask:
    """A real scheduler, and workers as processes of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.workers: list[subprocess.Popen[bytes]] = []
        self.start()

    @property
    def address(self) -> str:
        return f"tcp://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the scheduler, and wait until it listens."""
        self.scheduler = self.run("dask_scheduler", "--port", str(self.port))
        wait_until(self.listens)

    def listens(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
            return True
        return False

    def work(self, number: int, **environment: str) -> None:
        """Start workers; whoever asks waits until they are found."""
        for _ in range(number):
            place = str(self.folder / f"worker{len(self.workers)}")
            options = ("--nthreads", "1", "--no-nanny", "--local-directory", place)
            self.workers.append(self.run("dask_worker", self.address, *options, **environment))

    def run(self, program: str, *arguments: str, **environment: str) -> subprocess.Popen[bytes]:
        started = [
            sys.executable,
            "-m",
            f"distributed.cli.{program}",
            *arguments,
            "--no-dashboard",
            "--host",
            "127.0.0.1",
        ]
        path = os.pathsep.join(part for part in sys.path if part)
        with (self.folder / f"{program}.log").open("ab") as log:
            return subprocess.Popen(
                started, env=os.environ | {"PYTHONPATH": path} | environment, stdout=log, stderr=log
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


@pytest.fixture
def dask(tmp_path: Path) -> Iterator[Dask]:
    with Dask(tmp_path) as started:
        yield started


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look again more often than a server does."""
    monkeypatch.setattr(cluster, "EVERY", 1.0)
    monkeypatch.setattr(cluster, "BACKOFF", (0.5, 2.0))


def with_compute(address: str, story: Callable[[Compute, Cluster], Awaitable[None]]) -> None:
    """Run a story with one local worker and a cluster."""

    async def told() -> None:
        compute = Compute(1, address)
        assert compute.cluster is not None
        try:
            await story(compute, compute.cluster)
        finally:
            await compute.close()

    asyncio.run(told())


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that happens by itself."""
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 - nobody tells when it happens
            await asyncio.sleep(0.05)


async def found(cluster: Cluster, workers: int) -> None:
    """Wait until so many workers (of one thread each) can be asked."""
    await until(lambda: cluster.ready() and cluster.threads == workers)


async def turns(compute: Compute, number: int) -> None:
    """Let a bot choose so many times at once; every choice is a legal move."""
    match = Match("cartagena", 3, seed=2)
    seat = match.to_act[0]
    asked = [compute.choose(match.game, match.view(seat), seat, BOT, str(n)) for n in range(number)]
    async with asyncio.timeout(PATIENCE):
        for move in await asyncio.gather(*asked):
            assert match.why_not(move, seat) is None


async def answered_there(compute: Compute) -> None:
    """Ask until the cluster answers; on a busy machine the first answer may come too late."""
    before = there()
    async with asyncio.timeout(PATIENCE):
        while there() == before:
            await turns(compute, 1)


def there() -> float:
    """Count the answers that came from the cluster."""
    return REGISTRY.get_sample_value("escapade_cluster_answers_total") or 0.0


def test_thinkers_think_on_the_cluster_and_quick_bots_here(dask: Dask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ROUND_TRIP", PATIENCE)
    monkeypatch.setattr(cluster, "CHECK", PATIENCE)
    dask.work(2)

    async def story(compute: Compute, cluster: Cluster) -> None:
        await found(cluster, 2)
        before = there()
        await turns(compute, 4)
        match = Match("cartagena", 2, seed=1)
        view = match.game.write_position(match.view(match.to_act[0]))
        assert await compute.opinion("cartagena", view, match.to_act[0], "seed")
        assert there() == before + 5
        assert not compute.deep.workers
        await compute.choose(match.game, match.view(match.to_act[0]), match.to_act[0], "fox", "seed")
        assert there() == before + 5
        assert compute.quick.workers

    with_compute(dask.address, story)


def test_a_killed_dask_worker_loses_no_turn(dask: Dask) -> None:
    dask.work(2)

    async def story(compute: Compute, cluster: Cluster) -> None:
        await found(cluster, 2)
        asked = asyncio.create_task(turns(compute, 8))
        await asyncio.sleep(0.3)
        dask.workers[0].kill()
        await asked
        dask.workers[1].kill()
        await turns(compute, 4)
        dask.work(1)
        await found(cluster, 1)

    with_compute(dask.address, story)


def test_a_stopped_dask_worker_loses_no_turn_and_is_not_asked_again(dask: Dask) -> None:
    dask.work(2)

    async def story(compute: Compute, cluster: Cluster) -> None:
        await found(cluster, 2)
        dask.workers[0].send_signal(signal.SIGSTOP)
        await turns(compute, 6)
        await found(cluster, 1)
        await answered_there(compute)
        dask.workers[0].send_signal(signal.SIGCONT)
        await found(cluster, 2)

    with_compute(dask.address, story)


def test_a_killed_scheduler_loses_no_turn_and_is_found_again(dask: Dask) -> None:
    dask.work(2)

    async def story(compute: Compute, cluster: Cluster) -> None:
        await found(cluster, 2)
        asked = asyncio.create_task(turns(compute, 6))
        await asyncio.sleep(0.3)
        dask.scheduler.kill()
        dask.scheduler.wait()
        await asked
        assert compute.deep.workers, "it was thought here"
        await turns(compute, 2)
        for worker in dask.workers:
            worker.kill()
        dask.start()
        dask.work(1)
        await found(cluster, 1)
        await answered_there(compute)

    with_compute(dask.address, story)


def test_a_worker_with_other_rules_is_not_asked(dask: Dask, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    other = tmp_path / "other"
    package = Path(escapade.__file__).parent
    shutil.copytree(package, other / "escapade", ignore=shutil.ignore_patterns("page", "__pycache__"))
    with (other / "escapade/bots/levels.py").open("a") as file:
        file.write("# a level plays otherwise here\n")
    dask.work(1, PYTHONPATH=str(other))

    async def story(compute: Compute, cluster: Cluster) -> None:
        await turns(compute, 1)
        await until(lambda: bool(cluster.strangers))
        assert not cluster.ready()
        await turns(compute, 1)
        dask.work(1)
        await found(cluster, 1)

    with_compute(dask.address, story)
    assert "has other rules" in caplog.text


def test_a_question_that_fails_is_no_reason_to_ask_nobody_there_any_more(
    dask: Dask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "ROUND_TRIP", PATIENCE)
    monkeypatch.setattr(cluster, "CHECK", PATIENCE)
    dask.work(1)

    async def story(_: Compute, cluster: Cluster) -> None:
        await found(cluster, 1)
        with pytest.raises(NoAnswer, match="ValueError in") as why:
            await cluster.ask(partial(int, "the ace of spades"), 1.0)
        assert why.value.poison
        assert "ace" not in str(why.value)
        assert cluster.ready()

    with_compute(dask.address, story)


def test_more_questions_than_the_cluster_can_take_are_asked_here(dask: Dask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ROUND_TRIP", PATIENCE)
    monkeypatch.setattr(cluster, "CHECK", PATIENCE)
    monkeypatch.setattr(cluster, "BACKLOG", 2)
    dask.work(1)

    async def story(compute: Compute, cluster: Cluster) -> None:
        await found(cluster, 1)
        before = there()
        await turns(compute, 5)
        assert there() == before + 2
        assert compute.deep.workers

    with_compute(dask.address, story)


def test_a_server_plays_on_while_its_cluster_hangs_and_ends_when_asked(dask: Dask, tmp_path: Path) -> None:
    dask.work(1)
    with Running(f"sqlite:///{tmp_path}/escapade.db", ESCAPADE_COMPUTE=dask.address) as server:
        ann = Player(server, "Ann")
        table = ann.open_table(BOT, BOT)
        ann.post(f"/tables/{table}/start")
        wait_until(lambda: "escapade_cluster_workers 1.0" in httpx.get(f"{server.url}/metrics").text)
        wait_until(lambda: answers(server) > 0 or progress(ann, table) == OVER)
        dask.scheduler.send_signal(signal.SIGSTOP)
        before = progress(ann, table)
        wait_until(lambda: progress(ann, table) > min(before + 2, OVER - 1))
        ends(server)


def answers(server: Running) -> float:
    """Read how many questions the cluster has answered."""
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("escapade_cluster_answers_total"))


def test_what_is_no_cluster_and_a_dask_that_is_missing_are_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    said = command("serve", "--compute", "pigeons", database="sqlite:///nowhere.db")
    assert (
        said.stderr == "escapade: 'pigeons' is not a cluster; write tcp://host:8786, the address of a Dask scheduler\n"
    )
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(
        ImportError, match=r"needs distributed, which is not installed; try: pip install 'escapade\[cluster\]'"
    ):
        checked("tcp://127.0.0.1:8786")


def test_a_cluster_that_is_not_there_costs_nobody_a_turn_and_leaves_nothing_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "CONNECT", 0.2)
    monkeypatch.setattr(cluster, "BACKOFF", (0.05, 0.05))

    async def story(compute: Compute, cluster: Cluster) -> None:
        await turns(compute, 2)
        assert not cluster.ready()
        await until(lambda: cluster.misses > 2)
        before = threading.active_count(), open_files()
        await until(lambda: cluster.misses > 12)
        assert threading.active_count() < before[0] + 5
        assert open_files() < before[1] + 10

    with_compute("tcp://127.0.0.1:1", story)


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))
