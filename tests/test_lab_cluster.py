"""Sentences about playing many games on a Dask cluster."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from escapade.lab import cluster
from escapade.lab.play import GameTable, play
from escapade.lab.workers import WorkersDied
from escapade.simulate import Plan
from tests.dying_plan import DyingOnce
from tests.server.test_cluster import Dask
from tests.shell import escapade

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FEW = Plan("outrun", ("random", "greedy"), cap=40)


def table_of(plan: Plan, compute: str | None = None) -> str:
    return GameTable(2, play(plan, 8, compute=compute)).csv()


@pytest.fixture(scope="module")
def dask(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dask]:
    """Start a cluster of two workers."""
    from distributed import Client  # noqa: PLC0415 - an extra

    with Dask(tmp_path_factory.mktemp("dask")) as started:
        started.work(2)
        with Client(started.address, set_as_default=False) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(2)
        yield started


def test_workers_with_other_rules_are_not_asked(dask: Dask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "rules_digest", lambda: "0.0+other")
    with pytest.raises(WorkersDied, match=r"a worker of the cluster has other rules or bots \(.*, not 0\.0\+other\)"):
        table_of(FEW, dask.address)


def test_an_error_on_the_cluster_is_the_error_of_the_run(dask: Dask) -> None:
    with pytest.raises(ValueError, match="'hal' is not a bot"):
        table_of(replace(FEW, bots=("hal", "random")), dask.address)


def test_a_cluster_gives_the_same_table_even_if_a_worker_is_killed(dask: Dask, tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    words = ("simulate", "outrun", "--bots", "random,greedy", "--cap", "40", "--games", "8")
    done = escapade(*words, "--compute", dask.address, "--out", out)
    assert done.exit_code == 0, done.output
    assert out.read_text() == table_of(FEW)
    died = tmp_path / "died"
    games = play(DyingOnce(FEW, died), 8, compute=dask.address)
    assert GameTable(2, games).csv() == table_of(FEW)
    assert died.exists()
    assert sum(worker.poll() is not None for worker in dask.workers) == 1


def test_a_cluster_without_workers_is_named(tmp_path: Path) -> None:
    with Dask(tmp_path) as empty:
        done = escapade("simulate", "outrun", "--games", "1", "--compute", empty.address)
        assert done.exit_code == 2
        assert done.stderr.endswith(f"The games cannot be played: the cluster at {empty.address} has no workers.\n")


def test_what_is_no_cluster_is_named() -> None:
    done = escapade("lab", "balance", "outrun", "--compute", "8786")
    assert done.exit_code == 2
    assert "'8786' is not a cluster; write tcp://host:8786, the address of a Dask scheduler" in done.stderr
