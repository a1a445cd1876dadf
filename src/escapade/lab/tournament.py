"""Rates several bots: every pair plays the same deals, and a Bradley–Terry model gives ratings with intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from itertools import combinations, count
from typing import TYPE_CHECKING, Final

import numpy as np
from scipy.optimize import minimize
from scipy.special import expit, log_expit

from escapade.lab.arena import Contest, ContestPlan
from escapade.lab.external_bot import ANSWER_SECONDS
from escapade.text_table import columns

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from escapade.simulate import GameResult

    Numbers = NDArray[np.float64]

_PAIR: Final = 2  # players; more players are divided between the two bots
_PRIOR: Final = 0.5  # wins that each bot is given against every other, so that ratings stay finite
_SETTLED: Final = 1e-6  # the slope at which the likeliest strengths are found
_CONFIDENCE: Final = 1.959964  # standard deviations of a 95 % interval
_POINTS: Final = 400 / math.log(10)  # Elo points: 400 mean ten wins for one loss


@dataclass(frozen=True)
class Tournament:
    """Several bots at one kind of table. A block is one deal for every pair of bots in every arrangement."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)
    seed: str = "arena"
    timed: bool = False  # note the CPU time of the bots
    answer_seconds: float = ANSWER_SECONDS  # for a decision of a bot that is a program of its own
    data: dict[str, object] | None = None  # corrections of the printed data

    def contests(self) -> list[Contest]:
        """List the pairs of bots; with more than two players both have half of the seats."""
        halves = self.players > _PAIR
        return [
            Contest(
                self.game, self.players, *pair, self.options, halves,
                timed=self.timed, answer_seconds=self.answer_seconds, data=self.data,
            )
            for pair in combinations(self.bots, 2)
        ]  # fmt: skip

    @property
    def block_size(self) -> int:
        """How many games a block has."""
        return sum(len(contest.arrangements()) for contest in self.contests())

    def play_block(self, block: int) -> list[GameResult]:
        """Play one deal for every pair; blocks count from 1."""
        numbers = count((block - 1) * self.block_size + 1)
        plans = [ContestPlan(contest, self.seed) for contest in self.contests()]
        return [plan.play(block, next(numbers), seats) for plan in plans for seats in plan.contest.arrangements()]

    def games_of(self, contest: Contest, games: Iterable[GameResult]) -> list[GameResult]:
        """Return the games of one pair, in order."""
        return [game for game in games if set(game.bots) == {contest.challenger, contest.opponent}]

    def wins(self, games: Iterable[GameResult]) -> Numbers:
        """Count how much each bot (row) won against each other (column); a shared win is divided."""
        found = np.zeros((len(self.bots), len(self.bots)))
        for game in games:
            if not game.finished:
                continue
            one, other = sorted({self.bots.index(bot) for bot in game.bots})
            for winner in game.winners:
                won = self.bots.index(game.bots[winner])
                found[won, one + other - won] += 1 / len(game.winners)
        return found


@dataclass(frozen=True)
class Rating:
    """A bot's rating in Elo points around an average of 0, with its 95 % interval."""

    bot: str
    points: float
    margin: float  # half of the interval
    games: int


def ratings(bots: tuple[str, ...], wins: Numbers) -> list[Rating]:
    """Fit a Bradley–Terry model to wins (row against column); the strongest bot comes first."""
    given = wins + _PRIOR * (1 - np.eye(len(bots)))
    strength = _strengths(given)
    chances = expit(strength[:, None] - strength)
    known = (given + given.T) * chances * (1 - chances)
    information = np.diag(known.sum(axis=1)) - known
    margins = _CONFIDENCE * np.sqrt(np.diag(np.linalg.pinv(information)))
    games = (wins + wins.T).sum(axis=1)
    numbers = zip(bots, (_POINTS * strength).tolist(), (_POINTS * margins).tolist(), map(round, games), strict=True)
    return sorted((Rating(*one) for one in numbers), key=lambda rating: -rating.points)


def _strengths(given: Numbers) -> Numbers:
    """Find the strengths, as logarithms around 0, under which these wins are likeliest."""

    def unlikely(strength: Numbers) -> tuple[float, Numbers]:
        ahead = strength[:, None] - strength
        upsets = given * expit(-ahead)
        return -float((given * log_expit(ahead)).sum()), upsets.sum(axis=0) - upsets.sum(axis=1)

    return np.asarray(minimize(unlikely, np.zeros(len(given)), jac=True, tol=_SETTLED).x)


def report(bots: tuple[str, ...], wins: Numbers) -> str:
    """Format the ratings, and the share each bot (row) won against each other (column)."""
    rated = ratings(bots, wins)
    rows = [["", "rating", "95 %", "games", *[rating.bot for rating in rated]]]
    for rating in rated:
        interval = f"{rating.points - rating.margin:+.0f} to {rating.points + rating.margin:+.0f}"
        row = bots.index(rating.bot)
        shares = [_share(wins, row, bots.index(other.bot)) for other in rated]
        rows.append([rating.bot, f"{rating.points:+.0f}", interval, str(rating.games), *shares])
    return "\n".join(columns(rows))


def _share(wins: Numbers, one: int, other: int) -> str:
    """Format the share of one bot against another."""
    games = wins[one, other] + wins[other, one]
    return f"{wins[one, other] / games:.3f}" if games else "-"
