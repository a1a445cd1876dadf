"""Runs one function for many numbers on a Dask cluster; a worker that dies loses no result."""

from __future__ import annotations

from concurrent.futures import CancelledError
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from escapade.extras import requires
from escapade.lab.workers import Chunk, Workers, WorkersDied, run_chunk
from escapade.rules_digest import rules_digest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from concurrent.futures import Executor, Future

T = TypeVar("T")
_SCHEMES: Final = ("tcp://", "tls://")
_CONNECT: Final = 10.0  # s to reach the scheduler


class OtherRules(Exception):  # noqa: N818 - it says what is found
    """A worker of the cluster has other rules or bots."""


class ClusterWorkers(Workers[T]):
    """The workers of a Dask cluster; the scheduler gives what a dead one had not finished to another."""

    def __init__(self, work: Callable[[int], T], numbers: Iterable[int], address: str) -> None:
        if not address.startswith(_SCHEMES):
            raise WorkersDied(f"'{address}' is not a cluster; write tcp://host:8786, the address of a Dask scheduler")
        with requires("cluster", "Playing on a cluster"):
            from distributed import Client, KilledWorker  # noqa: PLC0415 - only clusters need it
        self.killed: Final = KilledWorker
        try:
            self.client: Final = Client(address, timeout=_CONNECT, set_as_default=False, name="escapade lab")  # type: ignore[no-untyped-call]
        except (OSError, TimeoutError) as error:
            raise WorkersDied(f"the cluster at {address} does not answer") from error
        threads = sum(self.client.nthreads().values())  # type: ignore[no-untyped-call]
        if not threads:
            self.client.close()  # type: ignore[no-untyped-call]
            raise WorkersDied(f"the cluster at {address} has no workers")
        super().__init__(work, numbers, threads)

    def new_pool(self) -> Executor:
        """Return Dask's executor."""
        found: Executor = self.client.get_executor(pure=False)  # type: ignore[no-untyped-call]
        return found

    def task(self) -> Callable[[list[int]], Chunk[T]]:
        """Check the rules with every chunk, as workers may join at any time."""
        return partial(_run_checked, rules_digest(), self.work)

    def taken(self, chunk: Future[Chunk[T]]) -> list[tuple[int, T]]:
        """Take the results of a chunk, or say why the cluster cannot go on."""
        try:
            return super().taken(chunk)
        except self.killed as error:
            raise WorkersDied("workers of the cluster died again and again") from error
        except CancelledError as error:
            raise WorkersDied("the cluster is gone") from error
        except OtherRules as error:
            raise WorkersDied(str(error)) from error

    def stop(self) -> None:
        """Leave the cluster; it forgets what it was to do for us."""
        self.client.close()  # type: ignore[no-untyped-call]


def _run_checked(rules: str, work: Callable[[int], T], numbers: list[int]) -> Chunk[T]:
    """Do the work for some numbers, if the rules here are the expected ones."""
    if rules_digest() != rules:
        raise OtherRules(f"a worker of the cluster has other rules or bots ({rules_digest()}, not {rules})")
    return run_chunk(work, numbers)
