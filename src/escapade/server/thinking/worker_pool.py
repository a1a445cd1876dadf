"""A pool of worker processes, with a limit on their number and on every wait.

Each worker has a pipe of its own, so one that hangs blocks no other. A question waits for a free worker, then has
a limited time; a worker that does not answer in time is killed, and the question goes to another one.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
import time
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeVar

from escapade.server.metrics import THINKING_WAITS, WORKERS_REPLACED
from escapade.server.thinking.worker import SIZE, Answer, Question

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

T = TypeVar("T")
LOG = logging.getLogger(__name__)
_ATTEMPTS: Final = 2  # workers that are tried for one question
QUEUE: Final = 10.0  # s a question waits for a free worker
START: Final = 10.0  # s a new process may take to start, in addition to the time for the answer
_CLOSING: Final = 3.0  # s to wait for processes that were killed


class NoAnswer(Exception):  # noqa: N818 - an outcome, not an error of the program
    """No worker answered. With `poison` the task itself makes workers die or fail."""

    def __init__(self, why: str, *, poison: bool = False) -> None:
        super().__init__(why)
        self.poison = poison


class WorkerPool:
    """At most so many processes, started when needed."""

    def __init__(self, size: int, nice: int = 0) -> None:
        self.size = size
        self.nice = nice
        self.slots = asyncio.Semaphore(size)  # one for each process that may exist
        self.idle: list[Worker] = []
        self.workers: set[Worker] = set()  # those that may still be alive
        self.asking = 0  # questions that have no answer yet
        self.tasks: set[asyncio.Task[object]] = set()
        self.closed = False

    async def ask(self, task: Callable[[], T], limit: float) -> T:
        """Run a task in a worker, in another one if that hangs or dies; raise NoAnswer if none answers in time."""
        self.asking += 1
        THINKING_WAITS.inc()
        try:
            return await self.asked(Question(task, limit))  # type: ignore[return-value]  # it is what the task returns
        finally:
            self.asking -= 1
            THINKING_WAITS.dec()

    async def asked(self, question: Question) -> object:
        """Try one worker after another."""
        patience, deaths = QUEUE, 0
        for _ in range(_ATTEMPTS):
            patience -= await self.slot(patience)
            # If the caller is cancelled, the worker finishes first: it is free again only after its answer.
            answer = await asyncio.shield(self.beside(self.exchange(question)))
            if isinstance(answer, Answer):
                if answer.error:
                    raise NoAnswer(answer.error, poison=True)
                return answer.value
            deaths += answer.died
        raise NoAnswer("every worker that was tried hung or died", poison=deaths == _ATTEMPTS)

    async def slot(self, patience: float) -> float:
        """Wait for a free slot; return how long (s) that took."""
        if self.closed:
            raise NoAnswer("the workers are stopped")
        began = time.monotonic()
        try:
            async with asyncio.timeout(patience):
                await self.slots.acquire()
        except TimeoutError:
            raise NoAnswer("all workers are busy") from None
        return time.monotonic() - began

    async def exchange(self, question: Question) -> Answer | LostWorker:
        """Let a worker run a task; replace it if it does not answer. We hold the slot already."""
        worker = self._idle_worker() or Worker(self.nice)
        limit = question.limit + (0.0 if worker.answered else START)
        self.workers.add(worker)
        try:
            async with asyncio.timeout(limit):
                answer = await worker.ask(question._replace(limit=limit))
        except TimeoutError:
            LOG.warning("a worker did not answer within %.0f s and is replaced", limit)
            lost = LostWorker(died=False)
        except Exception as error:  # noqa: BLE001 - it died, could not be started, or sent what nobody can read
            LOG.warning("a worker is lost and is replaced: %s", type(error).__name__)
            lost = LostWorker(died=worker.process is not None)
        else:
            self.idle.append(worker)
            self.slots.release()
            return answer
        WORKERS_REPLACED.inc()
        _ = self.beside(self.discard(worker))
        return lost

    def _idle_worker(self) -> Worker | None:
        """Return an idle worker that is alive, if there is one."""
        while self.idle:
            worker = self.idle.pop()
            if worker.alive:
                return worker
            self.workers.discard(worker)
            WORKERS_REPLACED.inc()
        return None

    async def discard(self, worker: Worker) -> None:
        """Kill a worker. Its slot is free once it is gone, so that there are never too many."""
        await worker.end()
        self.workers.discard(worker)
        self.slots.release()

    def beside(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """Start a task that continues even if its caller is cancelled."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def kill(self) -> None:
        """Kill every worker at once; safe from any thread."""
        for worker in list(self.workers):
            worker.kill()

    async def close(self) -> None:
        """Kill the workers, and wait a little for them to exit."""
        self.closed = True
        self.kill()
        with suppress(TimeoutError):
            async with asyncio.timeout(_CLOSING):
                await asyncio.gather(*(worker.end() for worker in self.workers))
        for task in list(self.tasks):
            task.cancel()
        self.workers.clear()
        self.idle.clear()


class LostWorker:
    """A worker that died or hung instead of answering."""

    def __init__(self, *, died: bool) -> None:
        self.died = died


class Worker:
    """One process, started with its first task, and the pipe to it."""

    def __init__(self, nice: int) -> None:
        self.nice = nice
        self.process: Process | None = None
        self.answered = False

    @property
    def alive(self) -> bool:
        """Whether the process is running."""
        return self.process is not None and self.process.returncode is None

    async def ask(self, question: Question) -> Answer:
        """Send a task and wait for the answer; the caller limits the time."""
        if self.process is None:
            self.process = await started(self.nice)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(pickle.dumps(question))
        await self.process.stdin.drain()
        size = int.from_bytes(await self.process.stdout.readexactly(SIZE), "big")
        answer: Answer = pickle.loads(await self.process.stdout.readexactly(size))  # noqa: S301 - our own process wrote it
        self.answered = True
        return answer

    def kill(self) -> None:
        """Kill the process, whatever it does."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()

    async def end(self) -> None:
        """Kill the process and wait until it is gone."""
        self.kill()
        if self.process is not None:
            assert self.process.stdin is not None
            self.process.stdin.close()
            await self.process.wait()


async def started(nice: int) -> Process:
    """Start a process that inherits nothing but the module path."""
    path = os.pathsep.join(part for part in sys.path if part)
    program = (sys.executable, "-P", "-c", "from escapade.server.thinking.worker import main; main()", str(nice))
    return await asyncio.create_subprocess_exec(
        *program, stdin=PIPE, stdout=PIPE, env=os.environ | {"PYTHONPATH": path}
    )
