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

from escapade.bots import bot_named
from escapade.engine import seeded
from escapade.games import game_named


class Compute:
    """Worker processes, started when the first bot has to think."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool: Executor | None = None

    async def choose(self, game: str, view: str, seat: int, bot: str, seed: str) -> str:
        """Let a bot choose one of a seat's actions; it gets the seat's view as text, and nothing else."""
        task = partial(choose, game, view, seat, bot, seed)
        try:
            return await asyncio.get_running_loop().run_in_executor(self.started(), task)
        except BrokenProcessPool:  # a worker was killed; the view is as good as before
            self.pool = None
            return await asyncio.get_running_loop().run_in_executor(self.started(), task)

    def started(self) -> Executor:
        """Give the workers."""
        if self.pool is None:
            apart = get_context("spawn")  # a fork would copy threads halfway through their work
            self.pool = ProcessPoolExecutor(self.workers, apart, leave_with_parent)
        return self.pool

    async def close(self) -> None:
        """Send the workers home."""
        if self.pool is not None:
            await asyncio.to_thread(self.pool.shutdown, wait=True, cancel_futures=True)


def choose(game_name: str, view: str, seat: int, bot: str, seed: str) -> str:
    """Think, in a worker."""
    game = game_named(game_name)
    luck = seeded(seed)
    state = game.read_position(view, luck.fork())
    return game.write_action(state, bot_named(bot).choose(game, state, seat, luck))


def leave_with_parent() -> None:
    """Let a worker end when the server does, even if the server was killed."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=wait_and_leave, args=(parent.sentinel,), daemon=True).start()


def wait_and_leave(sentinel: int) -> None:
    """Wait for the server's end."""
    wait([sentinel])
    os._exit(0)
