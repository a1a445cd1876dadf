"""Compares two bots: blocks of games in which one deal is played once from every seat, so that cards do not matter."""

from __future__ import annotations

import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import chain
from statistics import fmean
from typing import TYPE_CHECKING

from escapade.bots import SearchBot, bot_named
from escapade.bots.play import play_to_end
from escapade.engine import seeded
from escapade.match import Match

if TYPE_CHECKING:
    from collections.abc import Iterable

    from escapade.bots import Bot

_RESAMPLES = 2_000  # bootstrap samples
Block = list[float | None]  # for each game: 1 if the challenger won, 0 if not, None if it is unfinished


@dataclass(frozen=True)
class Contest:
    """A challenger against an opponent: one seat against all others, or both with equally many seats."""

    game: str
    players: int
    challenger: str
    opponent: str
    options: dict[str, str] = field(default_factory=dict)
    halves: bool = False
    cap: int = 3_000  # decisions; a longer game is unfinished and has no winner

    def arrangements(self) -> list[tuple[int, ...]]:
        """List the challenger's seats in each game of a block: every rotation."""
        n = self.players
        if not self.halves:
            return [(seat,) for seat in range(n)]
        sizes = (n // 2,) if n % 2 == 0 else (n // 2, n // 2 + 1)
        turns = [[tuple((first + 2 * at) % n for at in range(size)) for first in range(n)] for size in sizes]
        return list(chain(*turns))

    def fair(self) -> float:
        """Return the expected share of an equally strong challenger."""
        seats = self.arrangements()
        return sum(len(seat) for seat in seats) / len(seats) / self.players


@dataclass(frozen=True)
class Outcome:
    """The challenger's share of wins with its 95 % interval, and the number of unfinished games."""

    contest: Contest
    games: int
    unfinished: int
    share: float
    low: float
    high: float


@cache
def untimed_bot(name: str) -> Bot:
    """Find a bot limited by iterations only, so that the same seed gives the same game; owl/10 has a tenth."""
    plain, _, divisor = name.partition("/")
    bot = bot_named(plain)
    if isinstance(bot, SearchBot):
        return bot.part(name, int(divisor or 1))
    return bot


def play_block(contest: Contest, seed: str, block: int) -> Block:
    """Play one deal in every arrangement."""
    return [_play_game(contest, f"{seed}/{block}", seats) for seats in contest.arrangements()]


def _play_game(contest: Contest, seed: str, challengers: tuple[int, ...]) -> float | None:
    """Play one game; every seat has its own luck, so that bots do not influence each other's."""
    match = Match(contest.game, contest.players, contest.options, seed=seed)
    names = [contest.challenger if seat in challengers else contest.opponent for seat in range(contest.players)]
    bots = [untimed_bot(name) for name in names]
    luck = [seeded(f"{seed}/{challengers}/{seat}") for seat in range(contest.players)]
    play_to_end(match, bots, luck, contest.cap)
    return sum(seat in challengers for seat in match.winners) / len(match.winners) if match.over else None


def run_contest(contest: Contest, blocks: int, seed: str = "arena", workers: int = 2) -> Outcome:
    """Play blocks in several processes, and summarize."""
    with ProcessPoolExecutor(workers) as pool:
        return summarize(contest, pool.map(partial(play_block, contest, seed), range(blocks)))


def summarize(contest: Contest, blocks: Iterable[Block]) -> Outcome:
    """Count wins, and bootstrap over blocks for the interval."""
    played = list(blocks)
    ended = [[result for result in block if result is not None] for block in played]
    shares = [fmean(block) for block in ended if block]
    low, high = _interval(shares)
    games = sum(len(block) for block in played)
    unfinished = games - sum(len(block) for block in ended)
    return Outcome(contest, games, unfinished, fmean(shares) if shares else 0.0, low, high)


def _interval(shares: list[float]) -> tuple[float, float]:
    """Return the 95 % bootstrap interval of the mean over blocks."""
    if not shares:
        return 0.0, 1.0
    chance = random.Random(len(shares))  # noqa: S311 - statistics, not secrets
    means = sorted(fmean(chance.choices(shares, k=len(shares))) for _ in range(_RESAMPLES))
    return means[round(0.025 * _RESAMPLES)], means[round(0.975 * _RESAMPLES) - 1]
