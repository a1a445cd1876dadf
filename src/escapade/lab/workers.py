"""Runs one function for many numbers in several processes; a process that dies loses no result."""

from __future__ import annotations

import signal
from collections import deque
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from time import perf_counter
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable

T = TypeVar("T")
Chunk = tuple[list[T], float]  # results, and the seconds they took
_CHUNK_SECONDS: Final = 0.25  # a chunk of numbers should take about this long
_LARGEST_CHUNK: Final = 1_000  # numbers
_WAITING: Final = 2  # chunks given out per process, so that none is idle
_MOST_DEATHS: Final = 3  # in a row, without any result between them


class WorkersDied(Exception):  # noqa: N818 - it says what happened
    """There are no workers, or they died again and again without finishing anything."""


class Progress(Protocol):
    """Shows how many of `total` things have come, and passes them on."""

    def __call__(self, things: Iterable[T], total: int, /) -> Iterable[T]: ...


def without_progress(things: Iterable[T], _total: int) -> Iterable[T]:
    """Show nothing."""
    return things


def run_all(
    work: Callable[[int], T], numbers: Iterable[int], jobs: int = 1, setup: Callable[[], object] | None = None
) -> Generator[tuple[int, T], None, None]:
    """Yield every number with its result as soon as it is there, in any order.

    One job works in this process, unless there is a `setup`, which is called first in every new process. `work` and
    `setup` must be picklable where there are processes; start them below `if __name__ == "__main__":`.
    """
    if jobs == 1 and setup is None:
        return ((number, work(number)) for number in numbers)
    return Workers(work, numbers, jobs, setup).results()


class Workers(Generic[T]):
    """Processes, the chunks given out to them, and the numbers still to do."""

    def __init__(
        self, work: Callable[[int], T], numbers: Iterable[int], jobs: int, setup: Callable[[], object] | None = None
    ) -> None:
        self.work: Final = work
        self.left: Final = deque(numbers)
        self.jobs: Final = jobs
        self.setup: Final = setup
        self.given: Final[dict[Future[Chunk[T]], list[int]]] = {}
        self.chunk = 1
        self.deaths = 0
        self.pool = self.new_pool()

    def results(self) -> Generator[tuple[int, T], None, None]:
        """Yield results as chunks are done; whoever stops listening stops the processes."""
        try:
            self._give_out()
            while self.given:
                done, _ = wait(self.given, return_when=FIRST_COMPLETED)
                for chunk in done:
                    yield from self.taken(chunk)
                self._give_out()
        finally:
            self.stop()

    def _give_out(self) -> None:
        """Give out chunks until every process has enough to do."""
        try:
            while self.left and len(self.given) < _WAITING * self.jobs:
                numbers = [self.left.popleft() for _ in range(min(self.chunk, len(self.left)))]
                try:
                    self.given[self.pool.submit(self.task(), numbers)] = numbers
                except BrokenProcessPool:
                    self.left.extendleft(reversed(numbers))
                    raise
        except BrokenProcessPool:
            self._replace_pool()
            self._give_out()

    def taken(self, chunk: Future[Chunk[T]]) -> list[tuple[int, T]]:
        """Take the results of a chunk; if its process died, its numbers are to do again."""
        numbers = self.given.pop(chunk, None)
        if numbers is None:  # given out again since
            return []
        try:
            found, seconds = chunk.result()
        except BrokenProcessPool:
            self.left.extendleft(reversed(numbers))
            self._replace_pool()
            return []
        self.deaths = 0
        fitting = int(_CHUNK_SECONDS * len(numbers) / max(seconds, 1e-9))
        self.chunk = max(1, min(_LARGEST_CHUNK, 2 * self.chunk, fitting))
        return list(zip(numbers, found, strict=True))

    def task(self) -> Callable[[list[int]], Chunk[T]]:
        """Return what a worker does with the numbers of a chunk."""
        return partial(run_chunk, self.work)

    def _replace_pool(self) -> None:
        """Start new processes after one died; what the old ones had not finished is to do again."""
        self.deaths += 1
        if self.deaths == _MOST_DEATHS:
            first = min(self.left, default=0)
            raise WorkersDied(f"processes died {_MOST_DEATHS} times without a result; number {first} is not done")
        for chunk in [chunk for chunk in self.given if not (chunk.done() and chunk.exception() is None)]:
            self.left.extendleft(reversed(self.given.pop(chunk)))
        self.pool.shutdown(wait=True)
        self.pool = self.new_pool()

    def new_pool(self) -> Executor:
        """Prepare processes; they start when they get something to do. They are spawned: a fork copies no threads."""
        return ProcessPoolExecutor(self.jobs, get_context("spawn"), initializer=_begin, initargs=(self.setup,))

    def stop(self) -> None:
        """Stop the processes, even in the middle of a chunk."""
        if self.given and isinstance(self.pool, ProcessPoolExecutor):
            for process in list((self.pool._processes or {}).values()):  # noqa: SLF001 - terminate_workers: Python 3.14
                process.terminate()
        self.pool.shutdown(wait=True, cancel_futures=True)


def _begin(setup: Callable[[], object] | None) -> None:
    """Prepare a new process. Ctrl-C ends it at once and without a word: the process that started it reports."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if setup is not None:
        setup()


def run_chunk(work: Callable[[int], T], numbers: list[int]) -> Chunk[T]:
    """Do the work for some numbers; return the results and the time they took."""
    began = perf_counter()
    found = [work(number) for number in numbers]
    return found, perf_counter() - began
