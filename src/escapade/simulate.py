"""Plays many games between bots and summarizes them: wins with confidence intervals, and lengths."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from dataclasses import dataclass, field
from statistics import mean, stdev
from typing import TYPE_CHECKING, Final

from escapade.bots import bot_named
from escapade.bots.play import play_to_end
from escapade.engine import seeded
from escapade.match import Match

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_CONFIDENCE: Final = 1.959964  # standard deviations of a 95 % interval
_TURN_PASSED: Final = "TurnPassed"  # the event that ends a turn …
_ROUND_OVER: Final = "Ranked"  # … and a round, in games where everyone plays at once


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: game, options, bots by seat, seed, and the decision limit."""

    game: str
    bots: tuple[str, ...]  # by seat
    options: Mapping[str, object] = field(default_factory=dict)
    seed: str = "1"
    cap: int = 3000
    data: dict[str, object] | None = None

    def deal(self, number: int) -> Match:
        """Deal one of the games; its luck depends only on the seed and its number."""
        names = [f"{bot} {seat}" for seat, bot in enumerate(self.bots, 1)]
        salt = hashlib.sha256(f"salt {self.seed}.{number}".encode()).hexdigest()[:16]
        seed = f"{self.seed}.{number}"
        return Match(self.game, len(self.bots), self.options, seed=seed, salt=salt, names=names, data=self.data)

    def games(self, number: int) -> Iterator[Match]:
        """Play games one after the other."""
        for one in range(1, number + 1):
            match = self.deal(one)
            self.play(match, one)
            yield match

    def play(self, match: Match, number: int) -> None:
        """Let the bots play one game to its end or the limit; each has its own luck."""
        bots = [bot_named(name) for name in self.bots]
        play_to_end(match, bots, [seeded(f"{self.seed}.{number}.bots")] * len(bots), self.cap)

    def record(self, match: Match) -> list[str]:
        """Return the record of a game; an unfinished one names the limit as the reason."""
        return match.end(f"{self.cap} decisions")


def _decisions(match: Match) -> int:
    """Count the decisions of a game."""
    return match.played


def turns(match: Match) -> int:
    """Count the turns of a game, or the rounds if everyone plays at once."""
    told = Counter(event.name() for event in match.history)
    return told[_ROUND_OVER] or 1 + told[_TURN_PASSED]


class Tally:
    """Totals over some games. Unfinished games are counted separately and won by nobody."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        self.bots: Final = bots
        self.wins: Final = [0] * len(bots)
        self.decisions: Final[list[int]] = []  # of finished games
        self.turns: Final[list[int]] = []
        self.unfinished = 0
        self.made = 0  # decisions, of unfinished games too
        self.seconds = 0.0  # total time

    def add(self, match: Match) -> None:
        """Count one game."""
        self.made += _decisions(match)
        if not match.over:
            self.unfinished += 1
            return
        self.decisions.append(_decisions(match))
        self.turns.append(turns(match))
        for seat in match.winners:
            self.wins[seat] += 1

    @property
    def finished(self) -> int:
        """Count the games that came to an end."""
        return len(self.decisions)

    def shares(self) -> list[Share]:
        """Return the share of wins of each seat, and of each bot if different bots played."""
        seats = [
            Share(f"seat {seat}", bot, wins, self.finished)
            for seat, (bot, wins) in enumerate(zip(self.bots, self.wins, strict=True), 1)
        ]
        kinds = dict.fromkeys(self.bots)
        if len(kinds) == 1 or len(kinds) == len(self.bots):
            return seats
        return seats + [Share("together", bot, self._won_by(bot), self.finished) for bot in kinds]

    def _won_by(self, bot: str) -> int:
        """Count the games a bot won from any seat."""
        return sum(wins for sitter, wins in zip(self.bots, self.wins, strict=True) if sitter == bot)


@dataclass(frozen=True, slots=True)
class Share:
    """A share of the games: whose, and how many out of how many."""

    where: str
    bot: str
    wins: int
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 95 % confidence interval of the chance to win."""
        return wilson(self.wins, self.games)


@dataclass(frozen=True, slots=True)
class Length:
    """Statistics on the length of games."""

    mean: float
    deviation: float
    shortest: int
    longest: int


def length(counts: list[int]) -> Length | None:
    """Summarize lengths; None if there are none."""
    if not counts:
        return None
    return Length(mean(counts), stdev(counts) if len(counts) > 1 else 0.0, min(counts), max(counts))


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % confidence interval for a proportion."""
    if games == 0:
        return 0.0, 1.0
    z2 = _CONFIDENCE**2
    centre = (wins + z2 / 2) / (games + z2)
    half = _CONFIDENCE * math.sqrt(wins * (games - wins) / games + z2 / 4) / (games + z2)
    return max(0.0, centre - half), min(1.0, centre + half)
