"""Bots that think on a Dask cluster.

The cluster only ever helps. Its scheduler and workers may be away, stop, come back or have other rules; whoever asks
gets an answer in time or NoAnswer, and asks here instead. Dask's client lives in threads of its own, because some of
its calls block: none of them is made in the server's loop.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from concurrent.futures import Future as ThreadFuture
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Final, TypeVar

from escapade.extras import require
from escapade.rules_digest import rules_digest
from escapade.server.metrics import CLUSTER_ANSWERS, CLUSTER_MISSES, CLUSTER_WORKERS
from escapade.server.thinking.worker import outcome
from escapade.server.thinking.worker_pool import NoAnswer

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor

    from distributed import Client
    from tornado.ioloop import IOLoop

T = TypeVar("T")
LOG = logging.getLogger(__name__)
_SCHEMES: Final = ("tcp://", "tls://")
IMPORT: Final = 60.0  # s to load Dask, which takes a few
CONNECT: Final = 5.0  # s to reach the scheduler
CHECK: Final = 5.0  # s for a worker to report its rules, while it may be thinking
EVERY: Final = 10.0  # s between checks of the cluster while it answers
BACKOFF: Final = (1.0, 15.0)  # s before the next check of a cluster without workers: at first, at most
BACKLOG: Final = 16  # our tasks per thread of the cluster; more run here
ROUND_TRIP: Final = 4.0  # s an answer may take in addition to the thinking
_FIRST: Final = 100  # Dask's priority of a check, above all waiting tasks


class Cluster:
    """A Dask scheduler, and those of its workers that answer and have our rules."""

    def __init__(self, address: str) -> None:
        self.address = checked(address)
        self.loop: IOLoop | None = None  # for all clients: one that cannot connect would leave its own
        self.client: Client | None = None
        self.executor: Executor | None = None  # uses the workers found by the last check
        self.threads = 0  # of those workers
        self.asking = 0
        self.doubt = asyncio.Event()  # set when no worker is known to answer: check again
        self.misses = 0  # checks in a row without an answer
        self.watching: asyncio.Task[None] | None = None
        self.strangers: set[str] = set()  # workers with other rules, logged once

    def ready(self) -> bool:
        """Whether the cluster can be asked now. The first call starts looking for workers."""
        if self.watching is None:
            self.watching = asyncio.create_task(self.watch())
        return self.executor is not None and self.asking < BACKLOG * self.threads

    async def ask(self, task: Callable[[], T], seconds: float) -> T:
        """Run a task on the cluster; raise NoAnswer if it does not return in time."""
        executor = self.executor
        if executor is None:
            raise NoAnswer("the cluster has no workers")
        self.asking += 1
        try:
            answer = await _submitted(partial(executor.submit, outcome, task), seconds + ROUND_TRIP)
        except Exception as error:
            CLUSTER_MISSES.inc()
            self._forget_workers()
            raise NoAnswer(f"the cluster did not answer: {type(error).__name__}") from error
        finally:
            self.asking -= 1
        self.misses = 0
        CLUSTER_ANSWERS.inc()
        if answer.error:
            raise NoAnswer(answer.error, poison=True)
        return answer.value  # type: ignore[return-value]  # it is what the task returns

    async def watch(self) -> None:
        """Look for workers repeatedly, less often while none answers."""
        while True:
            try:
                await self.look()
            except Exception as error:  # noqa: BLE001 - whatever is wrong with the cluster, we go on without it
                LOG.warning("the cluster at %s cannot be asked: %s", self.address, type(error).__name__)
                self._forget_workers()
                await self._disconnect()
            if self.executor is not None:
                with suppress(TimeoutError):
                    async with asyncio.timeout(EVERY):
                        await self.doubt.wait()
            if self.executor is None:
                first, most = BACKOFF
                await asyncio.sleep(min(most, first * 2 ** min(self.misses, 10)))
                self.misses += 1

    async def look(self) -> None:
        """Update the list of workers that answer and have our rules."""
        client = await self.connected()
        threads: dict[str, int] = await _in_thread(client.nthreads, CONNECT)
        found = await asyncio.gather(*(self._rules_of(client, worker) for worker in threads))
        good = [worker for worker, rules in zip(threads, found, strict=True) if rules == rules_digest()]
        if not good:
            self._forget_workers()
            return
        self.threads = sum(threads[worker] for worker in good)
        self.executor = _executor_on(client, good)
        self.doubt.clear()
        CLUSTER_WORKERS.set(len(good))

    async def _rules_of(self, client: Client, worker: str) -> str:
        """Return a worker's rules, or None if it does not answer."""
        submit = partial(_executor_on(client, [worker]).submit, rules_digest, priority=_FIRST)
        try:
            rules = await _submitted(submit, CHECK)
        except Exception as error:  # noqa: BLE001 - hangs, is gone, or has no Escapade
            LOG.info("a worker of the cluster does not answer: %s", type(error).__name__)
            return ""
        if rules != rules_digest() and worker not in self.strangers:
            self.strangers.add(worker)
            LOG.warning("a worker of the cluster has other rules (%s) than we (%s): not asked", rules, rules_digest())
        return rules

    async def connected(self) -> Client:
        """Return a client. One that had no scheduler for too long has closed itself, and is replaced."""
        if self.client is None or self.client.status not in ("running", "connecting"):
            await self._disconnect()
            dask = await _in_thread(partial(import_module, "distributed"), IMPORT)
            if self.loop is None:
                self.loop = await _in_thread(_new_loop, CONNECT)
            make = partial(dask.Client, self.address, self.loop, CONNECT, set_as_default=False, name="escapade")
            client: Client = await _in_thread(make, 2 * CONNECT)
            LOG.info("connected to the cluster at %s", self.address)
            self.client = client
        return self.client

    def _forget_workers(self) -> None:
        """Use no worker until the next check."""
        self.executor, self.threads = None, 0
        self.doubt.set()
        CLUSTER_WORKERS.set(0)

    async def _disconnect(self) -> None:
        """Close the client. If that takes more than a second, it is left to its thread."""
        client, self.client = self.client, None
        if client is not None:
            try:
                await _in_thread(partial(client.close, timeout=1), 2.0)
            except Exception as error:  # noqa: BLE001 - the client is not used again
                LOG.debug("a client of the cluster did not close: %s", type(error).__name__)

    async def close(self) -> None:
        """Disconnect from the cluster."""
        if self.watching is not None:
            self.watching.cancel()
        self._forget_workers()
        await self._disconnect()
        if self.loop is not None:
            self.loop.add_callback(self.loop.stop)


def checked(address: str) -> str:
    """Return the address if Dask can be used with it, else raise with a sentence."""
    if not address.startswith(_SCHEMES):
        raise ValueError(f"'{address}' is not a cluster; write tcp://host:8786, the address of a Dask scheduler")
    require("distributed", "cluster", "Thinking on a cluster")
    return address


def _executor_on(client: Client, workers: list[str]) -> Executor:
    """Return an executor that uses these workers only; each task is tried once."""
    found: Executor = client.get_executor(workers=workers, pure=False, retries=0)  # type: ignore[no-untyped-call]
    return found


def _new_loop() -> IOLoop:
    """Start an event loop for Dask in a daemon thread."""
    from tornado.ioloop import IOLoop  # noqa: PLC0415 - comes with Dask

    loop: IOLoop = IOLoop(make_current=False)
    runs = threading.Event()
    loop.add_callback(runs.set)
    threading.Thread(target=_run_loop, args=(loop,), daemon=True).start()
    runs.wait(CONNECT)
    return loop


def _run_loop(loop: IOLoop) -> None:
    """Run a loop until it is stopped."""
    loop.start()
    loop.close()


async def _submitted(submit: Callable[[], ThreadFuture[T]], limit: float) -> T:
    """Submit something to Dask and wait for the result, with a time limit.

    A future of Dask's is never cancelled here: that would ask the scheduler and wait for its answer.
    """
    async with asyncio.timeout(limit):
        future = await _in_thread(submit, limit)
        try:
            return await _finished(future)
        finally:
            if not future.done():
                _in_background(future.cancel)


async def _finished(future: ThreadFuture[T]) -> T:
    """Wait for a future of another thread, without cancelling it if we are cancelled."""
    done = asyncio.Event()
    loop = asyncio.get_running_loop()
    future.add_done_callback(lambda _: loop.is_closed() or loop.call_soon_threadsafe(done.set))
    await done.wait()
    if future.cancelled():  # the scheduler is gone; this task was not cancelled
        raise ConnectionError("the scheduler is gone")
    return future.result()


async def _in_thread(call: Callable[[], T], limit: float) -> T:
    """Call something that may block in a daemon thread, so that the server can always exit."""
    async with asyncio.timeout(limit):
        return await _finished(_in_background(call))


def _in_background(call: Callable[[], T]) -> ThreadFuture[T]:
    """Start a daemon thread for one call."""
    future: ThreadFuture[T] = ThreadFuture()

    def run() -> None:
        try:
            future.set_result(call())
        except BaseException as error:  # noqa: BLE001 - raised to whoever waits for it
            future.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return future
