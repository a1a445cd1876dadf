"""Where bots think: in processes of their own, never in the loop that serves people."""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, TypeVar

from escapade.bots import bot_named
from escapade.engine import seeded
from escapade.games import game_named
from escapade.server.advice import advise, estimate

if TYPE_CHECKING:
    from collections.abc import Callable

    from escapade.server import wire

T = TypeVar("T")
AS_USUAL, GENTLY = 0, 5  # how much a worker steps back for others


HURRY = 0.1  # the least share of its time a bot gets, however many wait


class Compute:
    """Worker processes, started when the first bot has to think.

    Who answers at once and who thinks for a second have workers of their own, so that nobody waits behind a thinker;
    and the more thinkers there are, the less each one thinks.
    """

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.quick = Crew(self.workers, AS_USUAL)
        self.deep = Crew(self.workers, GENTLY)

    async def choose(self, game: str, view: str, seat: int, bot: str, seed: str) -> str:
        """Let a bot choose one of a seat's actions; it gets the seat's view as text, and nothing else."""
        if not bot_named(bot).seconds:
            return await self.quick.do(partial(choose, game, view, seat, bot, seed))
        return await self.deep.do(partial(choose, game, view, seat, bot, seed, self.deep.share()))

    async def opinion(self, game: str, view: str, seat: int, seed: str, bot: str = "") -> list[wire.Idea]:
        """Let a bot, else the adviser, say what it thinks of a seat's moves, from the seat's view and nothing else."""
        return await self.deep.do(partial(advise, game, view, seat, seed, bot))

    async def estimate(self, game: str, views: list[str], seed: str) -> list[list[float]]:
        """Estimate everybody's chances at a glance, in one view after another."""
        return await self.deep.do(partial(estimate, game, views, seed))

    async def close(self) -> None:
        """Send the workers home."""
        await self.quick.close()
        await self.deep.close()


class Crew:
    """Some workers of one kind."""

    def __init__(self, workers: int, nice: int) -> None:
        self.workers = workers
        self.nice = nice
        self.busy = 0
        self.pool: Executor | None = None

    async def do(self, task: Callable[[], T]) -> T:
        """Do a piece of work in a worker."""
        self.busy += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.started(), task)
        except BrokenProcessPool:  # a worker was killed; the view is as good as before
            self.pool = None
            return await asyncio.get_running_loop().run_in_executor(self.started(), task)
        finally:
            self.busy -= 1

    def share(self) -> float:
        """Say which share of its time the next one gets, so that all are served in about that time."""
        return max(HURRY, min(1.0, self.workers / (self.busy + 1)))

    def started(self) -> Executor:
        """Give the workers."""
        if self.pool is None:
            apart = get_context("spawn")  # a fork would copy threads halfway through their work
            self.pool = ProcessPoolExecutor(self.workers, apart, begin, (self.nice,))
        return self.pool

    async def close(self) -> None:
        """Send the workers home."""
        if self.pool is not None:
            await asyncio.to_thread(self.pool.shutdown, wait=True, cancel_futures=True)


def choose(game_name: str, view: str, seat: int, bot: str, seed: str, share: float = 1.0) -> str:  # noqa: PLR0913, PLR0917 - all that a worker knows
    """Think, in a worker."""
    game = game_named(game_name)
    luck = seeded(seed)
    state = game.read_position(view, luck.fork())
    return game.write_action(state, bot_named(bot).choose(game, state, seat, luck, share))


def begin(nice: int) -> None:
    """Set a worker up: how gently it works beside others, and when it leaves."""
    if hasattr(os, "nice"):
        os.nice(nice)
    leave_with_parent()


def leave_with_parent() -> None:
    """Let a worker end when the server does, even if the server was killed."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=wait_and_leave, args=(parent.sentinel,), daemon=True).start()


def wait_and_leave(sentinel: int) -> None:
    """Wait for the server's end."""
    wait([sentinel])
    os._exit(0)
