"""Compares two bots: blocks of games in which one deal is played once from every seat, so that cards do not matter."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import cache
from itertools import chain, groupby
from statistics import fmean
from time import process_time
from typing import TYPE_CHECKING, Final, Self

from escapade.bots import SearchBot, bot_named
from escapade.bots.play import play_unrecorded
from escapade.engine import seeded
from escapade.games import game_named
from escapade.lab.external_bot import ANSWER_SECONDS, BotFailed, ExternalBot, is_external
from escapade.lab.play import play
from escapade.simulate import GameResult, wilson

if TYPE_CHECKING:
    from collections.abc import Iterable

    from escapade.bots import Bot
    from escapade.engine import Action, Luck, State
    from escapade.game import Game

_RESAMPLES = 2_000  # bootstrap samples
_FEW_BLOCKS = 20  # fewer are not bootstrapped
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
    timed: bool = False  # note the CPU time of the bots
    answer_seconds: float = ANSWER_SECONDS  # for a decision of a bot that is a program of its own
    data: dict[str, object] | None = None  # corrections of the printed data

    def arrangements(self) -> list[tuple[int, ...]]:
        """List the challenger's seats in each game of a block: every rotation."""
        n = self.players
        if not self.halves:
            return [(seat,) for seat in range(n)]
        sizes = (n // 2,) if n % 2 == 0 else (n // 2, n // 2 + 1)
        turns = [[tuple((first + 2 * at) % n for at in range(size)) for first in range(n)] for size in sizes]
        return list(chain(*turns))

    def seated(self, challengers: tuple[int, ...]) -> tuple[str, ...]:
        """Return the bots by seat."""
        return tuple(self.challenger if seat in challengers else self.opponent for seat in range(self.players))

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


@dataclass(frozen=True)
class ContestPlan:
    """A contest and its seed; a block is one deal in every arrangement."""

    contest: Contest
    seed: str = "arena"

    def play_block(self, block: int) -> list[GameResult]:
        """Play one deal in every arrangement; blocks count from 1."""
        arrangements = self.contest.arrangements()
        first = (block - 1) * len(arrangements) + 1
        return [self.play(block, number, seats) for number, seats in enumerate(arrangements, first)]

    def play(self, block: int, number: int, challengers: tuple[int, ...]) -> GameResult:
        """Play one game; every seat has its own luck, so that bots do not influence each other's."""
        contest, seed = self.contest, f"{self.seed}/{block - 1}"
        game = game_named(contest.game)
        agreed = game.check(contest.options, contest.players)
        state = game.deal(agreed, contest.players, seeded(seed), contest.data)
        names = contest.seated(challengers)
        luck = [seeded(f"{seed}/{challengers}/{seat}") for seat in range(contest.players)]
        with Seated(contest, names) as bots:
            try:
                made, turns = play_unrecorded(game, state, bots.playing, luck, contest.cap)
            except Forfeit as forfeit:
                others = tuple(seat for seat, name in enumerate(names) if name != forfeit.bot)
                why, over, winners = f"{forfeit.bot} {forfeit}", True, others
                made, turns = bots.decisions(), int(state.turns)
            else:
                why, over, winners = "", state.game_over(), state.winners()
        scores = game.scores(state)
        return GameResult(number, block, names, over, winners, scores, made, turns, cpu=bots.cpu, forfeit=why)


class Forfeit(Exception):  # noqa: N818 - it says what happened
    """A bot did not answer as it should, and loses the game."""

    def __init__(self, bot: str, why: str) -> None:
        super().__init__(why)
        self.bot: Final = bot


class Player:
    """A bot at a seat, whose CPU time is added up."""

    def __init__(self, bot: Bot) -> None:
        self.bot: Final = bot
        self.name: Final = bot.name
        self.seconds: Final = bot.seconds
        self.used = 0.0
        self.made = 0  # decisions

    def choose(self, game: Game, view: State, seat: int, luck: Luck, share: float = 1.0) -> Action:
        """Let the bot choose."""
        began = process_time()
        try:
            action = self.bot.choose(game, view, seat, luck, share)
        except BotFailed as failed:
            raise Forfeit(self.name, str(failed)) from failed
        finally:
            self.used += process_time() - began
        self.made += 1
        return action


class Seated:
    """The bots of one game by seat. Programs are started when the game begins, and ended with it."""

    def __init__(self, contest: Contest, names: tuple[str, ...]) -> None:
        self.contest: Final = contest
        self.names: Final = names
        self.playing: list[Bot] = []
        self.cpu: tuple[float | None, ...] = ()
        self._programs: dict[int, ExternalBot] = {}

    def __enter__(self) -> Self:
        for seat, name in enumerate(self.names):
            self.playing.append(self._player(seat, name))
        return self

    def _player(self, seat: int, name: str) -> Bot:
        if not is_external(name):
            return Player(untimed_bot(name))
        try:
            program = ExternalBot(name, self.contest.options, self.contest.answer_seconds)
        except BotFailed as failed:
            return Absent(name, str(failed))
        self._programs[seat] = program
        return Player(program)

    def __exit__(self, *_: object) -> None:
        for program in self._programs.values():
            program.close()
        if self.contest.timed:
            self.cpu = tuple(self._seconds(seat, bot) for seat, bot in enumerate(self.playing))

    def decisions(self) -> int:
        """Count what all of them have decided."""
        return sum(bot.made for bot in self.playing if isinstance(bot, Player))

    def _seconds(self, seat: int, bot: Bot) -> float | None:
        if seat in self._programs:
            return self._programs[seat].cpu
        return bot.used if isinstance(bot, Player) else None


class Absent:
    """Stands for a program that cannot be started: it loses as soon as it has to decide."""

    seconds = 0.0

    def __init__(self, name: str, why: str) -> None:
        self.name: Final = name
        self.why: Final = why

    def choose(self, game: Game, view: State, seat: int, luck: Luck, share: float = 1.0) -> Action:
        """Give up."""
        raise Forfeit(self.name, self.why)


def play_block(contest: Contest, seed: str, block: int) -> Block:
    """Play one deal in every arrangement; blocks count from 0."""
    return shares_in_block(contest, ContestPlan(contest, seed).play_block(block + 1))


def shares_in_block(contest: Contest, games: Iterable[GameResult]) -> Block:
    """Return the challenger's share of the win in each game of a block."""
    arranged = zip(contest.arrangements(), games, strict=True)
    return [
        sum(seat in seats for seat in game.winners) / len(game.winners) if game.finished else None
        for seats, game in arranged
    ]


def run_contest(contest: Contest, blocks: int, seed: str = "arena", jobs: int = 2) -> Outcome:
    """Play blocks in several processes, and summarize."""
    return outcome_of(contest, play(ContestPlan(contest, seed), blocks, jobs))


def outcome_of(contest: Contest, games: Iterable[GameResult]) -> Outcome:
    """Summarize games in their order; a last block that is not complete is left out."""
    blocks = [list(block) for _, block in groupby(games, key=lambda game: game.deal)]
    whole = [block for block in blocks if len(block) == len(contest.arrangements())]
    return summarize(contest, [shares_in_block(contest, block) for block in whole])


def summarize(contest: Contest, blocks: Iterable[Block]) -> Outcome:
    """Count wins; the interval comes from the differences between blocks."""
    played = list(blocks)
    ended = [[result for result in block if result is not None] for block in played]
    shares = [fmean(block) for block in ended if block]
    low, high = _interval(shares)
    games = sum(len(block) for block in played)
    unfinished = games - sum(len(block) for block in ended)
    return Outcome(contest, games, unfinished, fmean(shares) if shares else 0.0, low, high)


def _interval(shares: list[float]) -> tuple[float, float]:
    """Return the 95 % interval of the mean over blocks.

    It is a bootstrap. Few blocks may be alike by chance, and a bootstrap of them is too narrow: then it is Wilson's
    interval with each block as one game. That is rather too wide, as shares of blocks vary less than wins and losses.
    """
    if len(shares) < _FEW_BLOCKS:
        return wilson(sum(shares), len(shares))
    chance = random.Random(len(shares))  # noqa: S311 - statistics, not secrets
    means = sorted(fmean(chance.choices(shares, k=len(shares))) for _ in range(_RESAMPLES))
    return means[round(0.025 * _RESAMPLES)], means[round(0.975 * _RESAMPLES) - 1]


def cpu_by_bot(games: Iterable[GameResult]) -> dict[str, tuple[float, int]]:
    """Add up the CPU seconds of each bot, and its games; what is not known is left out."""
    found: dict[str, tuple[float, int]] = {}
    for game in games:
        for bot, used in zip(game.bots, game.cpu, strict=False):
            if used is not None:
                seconds, seats = found.get(bot, (0.0, 0))
                found[bot] = seconds + used, seats + 1
    return found
