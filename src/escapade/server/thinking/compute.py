"""Runs bots in worker processes or on a cluster, and a quick one in the server if neither answers."""

from __future__ import annotations

import logging
import os
import time
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from escapade.bots import ADVISER, Greedy, Random, bot_named
from escapade.bots.review import REVIEWER
from escapade.engine import seeded
from escapade.server.metrics import THINKING_FALLBACKS
from escapade.server.refusals import RequestRefused
from escapade.server.thinking.advice import advise, choose, estimate
from escapade.server.thinking.cluster import Cluster
from escapade.server.thinking.judging import judge
from escapade.server.thinking.worker_pool import NoAnswer, WorkerPool

if TYPE_CHECKING:
    from collections.abc import Callable

    from escapade.engine import State
    from escapade.game import Game
    from escapade.server import wire
    from escapade.server.thinking.judging import Decision, Judged

    Task = Callable[[float], Callable[[], "T"]]  # makes a task from its share of the time

T = TypeVar("T")
LOG = logging.getLogger(__name__)
_AS_USUAL, _GENTLY, _LAST = 0, 5, 10  # niceness of the workers
LEAST_SHARE: Final = 0.02  # the least share of its usual time a bot gets, however many wait
_TELL_EVERY: Final = 10.0  # s between log lines about missing answers
_LEAST: Final = 5.0  # s any task may take in a worker, at least
_SLACK: Final = 2.0  # times the seconds a bot declares
_GLANCE: Final = 0.05  # s to estimate one position
_JUDGING: Final = 3 * REVIEWER.seconds  # one search of all moves, and one each of two moves


class Compute:
    """The workers, and the cluster if there is one.

    Quick bots and bots that think for longer have separate workers, so that no quick bot waits behind a slow
    one. The more slow bots there are, the less time each gets. Only slow bots use the cluster. Reviews of finished
    games have workers of their own with the least priority, so that no running game waits for them.
    """

    def __init__(self, workers: int = 0, cluster: str = "") -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.quick = WorkerPool(self.workers, _AS_USUAL)
        self.deep = WorkerPool(self.workers, _GENTLY)
        self.review = WorkerPool(self.workers, _LAST)
        self.cluster = Cluster(cluster) if cluster else None
        self.fallbacks = 0  # not logged yet
        self.tell_at = 0.0

    async def choose(self, game: Game, view: State, seat: int, bot: str, seed: str) -> str:
        """Return a bot's action for a seat, from the seat's view alone.

        If no worker answers in time, or with an action that is not legal, a quick bot chooses here.
        """
        asked = view.fork()  # the table may change meanwhile
        try:
            chosen = await self.ask_workers(game.name, game.write_position(asked), seat, bot, seed)
            return legal(game, asked, seat, chosen)
        except NoAnswer as why:
            self._tell_fallback(bot, why)
            return any_move(game, asked, seat, seed) if why.poison else _quick_move(game, asked, seat, seed)

    def _tell_fallback(self, bot: str, why: NoAnswer) -> None:
        """Count a move that a fast bot chose instead; log many in one line."""
        THINKING_FALLBACKS.inc()
        self.fallbacks += 1
        if time.monotonic() >= self.tell_at:
            LOG.warning("%d moves chosen by a quick bot, the last instead of %s: %s", self.fallbacks, bot, why)
            self.fallbacks, self.tell_at = 0, time.monotonic() + _TELL_EVERY

    async def ask_workers(self, game: str, position: str, seat: int, bot: str, seed: str) -> str:
        """Ask the workers for this kind of bot."""
        seconds = bot_named(bot).seconds
        if not seconds:
            return await self.quick.ask(partial(choose, game, position, seat, bot, seed), _LEAST)
        return await self.think(lambda share: partial(choose, game, position, seat, bot, seed, share), seconds)

    async def opinion(self, game: str, view: str, seat: int, seed: str, bot: str = "") -> list[wire.MoveEvaluation]:
        """Return a bot's (by default the adviser's) opinion of a seat's moves, from the seat's view alone."""
        seconds = bot_named(bot).seconds if bot else ADVISER.seconds
        return await self._think_for_people(lambda _: partial(advise, game, view, seat, seed, bot), seconds)

    async def estimate(self, game: str, views: list[str], seed: str) -> list[list[float]]:
        """Estimate everybody's chances for each of some views."""
        return await self._think_for_people(lambda _: partial(estimate, game, views, seed), _GLANCE * len(views))

    async def judge(self, decision: Decision, seed: str) -> Judged | None:
        """Compare a move of a finished game with the best one; None if there was no choice, or no answer."""
        try:
            return await self.review.ask(partial(judge, decision, seed), _LEAST + _SLACK * _JUDGING)
        except NoAnswer as why:
            LOG.warning("a decision is left out of a review: %s", why)
            return None

    async def _think_for_people(self, task: Task[T], seconds: float) -> T:
        """Think about a person's request; refuse it if there is no answer."""
        try:
            return await self.think(task, seconds)
        except NoAnswer as why:
            LOG.warning("a request to a bot has no answer: %s", why)
            raise RequestRefused("bots-busy") from why

    async def think(self, task: Task[T], seconds: float) -> T:
        """Think on the cluster if it can be asked, else in a worker here."""
        if self.cluster is not None and self.cluster.ready():
            try:
                share = fair_share(self.cluster.threads, self.cluster.asking)
                return await self.cluster.ask(task(share), seconds)
            except NoAnswer as why:
                LOG.info("asked here instead of on the cluster: %s", why)
        share = fair_share(self.workers, self.deep.asking)
        return await self.deep.ask(task(share), _LEAST + _SLACK * seconds)

    def kill(self) -> None:
        """Kill every worker at once; safe from any thread."""
        self.quick.kill()
        self.deep.kill()
        self.review.kill()

    async def close(self) -> None:
        """Stop the workers, and leave the cluster."""
        await self.quick.close()
        await self.deep.close()
        await self.review.close()
        if self.cluster is not None:
            await self.cluster.close()


def fair_share(workers: int, asking: int) -> float:
    """Return the share of its time the next bot gets, so that all are served in about that time."""
    return max(LEAST_SHARE, min(1.0, workers / (asking + 1)))


def legal(game: Game, view: State, seat: int, text: str) -> str:
    """Raise NoAnswer if a worker's action is not legal."""
    try:
        refusal = view.refusal(seat, game.read_action(view, text))
    except ValueError:
        raise NoAnswer("a worker's action cannot be read") from None
    if refusal is not None:
        raise NoAnswer("a worker's action is not legal")
    return text


def _quick_move(game: Game, view: State, seat: int, seed: str) -> str:
    """Choose with a fast bot, in the server itself: a millisecond or less."""
    return game.write_action(view, Greedy().choose(game, view, seat, seeded(seed)))


def any_move(game: Game, view: State, seat: int, seed: str) -> str:
    """Choose any legal action, in the server itself."""
    return game.write_action(view, Random().choose(game, view, seat, seeded(seed)))
