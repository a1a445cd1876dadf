"""What a simulation plays, what is known of each of its games, and the summary: wins with intervals, and lengths."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from statistics import mean, stdev
from typing import TYPE_CHECKING, Final

import msgspec

from escapade.bots import bot_named
from escapade.bots.play import play_to_end, play_unrecorded, turns_among
from escapade.engine import seeded
from escapade.games import game_named
from escapade.match import Match, option_word

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from escapade.bots.play import Watcher
    from escapade.engine import State

TOGETHER: Final = "together"  # all seats of a bot
_CONFIDENCE: Final = 1.959964  # standard deviations of a 95 % interval


class GameNotes(msgspec.Struct, frozen=True, array_like=True):
    """What was noted while a game was played, for reports on balance. Seats count from 0."""

    first: int  # the seat that began
    choices: float  # legal actions at a decision, on average
    lead_changes: int  # how often another seat came to have the best chance to win
    lowest: float | None  # the winner's lowest chance at the end of a turn, as bots estimate it
    uses: dict[str, tuple[int, ...]]  # by card, gang and so on: how often each seat used it


class GameResult(msgspec.Struct, frozen=True, array_like=True):
    """How one game went. Seats count from 0."""

    game: int  # its number, from 1
    deal: int  # games of one block have the same deal
    bots: tuple[str, ...]  # by seat
    finished: bool
    winners: tuple[int, ...]
    scores: tuple[int, ...]  # by seat
    decisions: int
    turns: int  # or rounds, where everyone plays at once
    record: tuple[str, ...] = ()  # its lines, if they were asked for
    notes: GameNotes | None = None  # if they were asked for
    cpu: tuple[float | None, ...] = ()  # seconds each seat's bot has used, if they were asked for
    forfeit: str = ""  # which bot lost because it did not answer as it should, and why
    puzzles: tuple[str, ...] = ()  # puzzles found in it as JSON, if they were asked for

    @property
    def win_shares(self) -> list[float | None]:
        """Each seat's share of the win; winners divide it. None for every seat of an unfinished game."""
        if not self.finished:
            return [None] * len(self.bots)
        return [(seat in self.winners) / max(1, len(self.winners)) for seat in range(len(self.bots))]


@dataclass(frozen=True)
class Plan:
    """What is played: game, options, bots by seat, seed, and the decision limit."""

    game: str
    bots: tuple[str, ...]  # by seat
    options: Mapping[str, object] = field(default_factory=dict)
    seed: str = "1"
    cap: int = 3000
    data: dict[str, object] | None = None
    rotate: bool = False  # a block is one deal in every rotation of the bots, instead of one game
    records: bool = False  # keep the record of every game

    @property
    def block_size(self) -> int:
        """How many games have the same deal."""
        return len(self.bots) if self.rotate else 1

    def play_block(self, block: int) -> list[GameResult]:
        """Play the games of a block; blocks count from 1. The luck depends only on the seed and the numbers."""
        return [self._played(block, turn) for turn in range(self.block_size)]

    def deal(self, number: int, turn: int = 0) -> Match:
        """Deal one of the games with a record; its luck depends only on the seed and its number."""
        names = [f"{bot} {seat}" for seat, bot in enumerate(self._seated(turn), 1)]
        seed = f"{self.seed}.{number}"
        salt = hashlib.sha256(f"salt {seed}".encode()).hexdigest()[:16]
        return Match(self.game, len(self.bots), self.options, seed=seed, salt=salt, names=names, data=self.data)

    def games(self, number: int) -> Iterator[Match]:
        """Play games one after the other, each with its record."""
        for one in range(1, number + 1):
            match = self.deal(one)
            self.play(match, one)
            yield match

    def play(self, match: Match, number: int, turn: int = 0) -> None:
        """Let the bots play one game to its end or the limit."""
        bots = [bot_named(name) for name in self._seated(turn)]
        play_to_end(match, bots, [seeded(self._bots_seed(number, turn))] * len(bots), self.cap)

    def record(self, match: Match) -> list[str]:
        """Return the record of a game; an unfinished one names the limit as the reason."""
        return match.end(f"{self.cap} decisions")

    def _seated(self, turn: int) -> tuple[str, ...]:
        """Seat the bots; with every turn each moves on by one seat."""
        return self.bots[-turn:] + self.bots[:-turn] if turn else self.bots

    def _bots_seed(self, number: int, turn: int) -> str:
        """Return the seed of the bots' luck, which differs between the games of a block."""
        return f"{self.seed}.{number}.{turn}.bots" if turn else f"{self.seed}.{number}.bots"

    @cached_property
    def _agreed(self) -> dict[str, str]:
        """The options with their defaults, checked once for all games."""
        words = {name: option_word(value) for name, value in self.options.items()}
        return game_named(self.game).check(words, len(self.bots))

    def _played(self, block: int, turn: int) -> GameResult:
        """Play one game, with its record only if it was asked for."""
        if self.records:
            number, names = (block - 1) * self.block_size + turn + 1, self._seated(turn)
            match = self.deal(block, turn)
            self.play(match, block, turn)
            record = tuple(self.record(match))
            return GameResult(
                number, block, names, match.over, match.winners, match.scores, match.played, turns(match), record
            )
        return self.play_dealt(self.deal_unrecorded(block), block, turn)

    def deal_unrecorded(self, block: int) -> State:
        """Deal the games of a block without a record."""
        return game_named(self.game).deal(self._agreed, len(self.bots), seeded(f"{self.seed}.{block}"), self.data)

    def play_dealt(self, state: State, block: int, turn: int, watch: Watcher | None = None) -> GameResult:
        """Let the bots play one of the games of a block without a record."""
        number = (block - 1) * self.block_size + turn + 1
        names, game = self._seated(turn), game_named(self.game)
        luck = [seeded(self._bots_seed(block, turn))] * len(names)
        made, turns_played = play_unrecorded(game, state, [bot_named(name) for name in names], luck, self.cap, watch)
        over, winners, scores = state.game_over(), state.winners(), game.scores(state)
        return GameResult(number, block, names, over, winners, scores, made, turns_played)


def turns(match: Match) -> int:
    """Count the turns of a game, or the rounds if everyone plays at once."""
    return turns_among(Counter(event.name() for event in match.history))


class Tally:
    """Totals over some games. Unfinished games are counted separately and won by nobody."""

    def __init__(self, bots: tuple[str, ...], *, rotate: bool = False) -> None:
        """Count games of these bots by seat; if they rotate, no bot belongs to a seat."""
        self.bots: Final = bots
        self.rotate: Final = rotate
        self.wins: Final = [0] * len(bots)  # by seat
        self.won_by: Final[Counter[str]] = Counter()  # by bot
        self.decisions: Final[list[int]] = []  # of finished games
        self.turns: Final[list[int]] = []
        self.unfinished = 0
        self.made = 0  # decisions of timed games, unfinished ones too
        self.seconds = 0.0  # the time they took

    def add(self, result: GameResult, *, timed: bool = True) -> None:
        """Count one game; it is not timed if it was played in an earlier run."""
        if timed:
            self.made += result.decisions
        if not result.finished:
            self.unfinished += 1
            return
        self.decisions.append(result.decisions)
        self.turns.append(result.turns)
        for seat in result.winners:
            self.wins[seat] += 1
            self.won_by[result.bots[seat]] += 1

    @property
    def finished(self) -> int:
        """Count the games that came to an end."""
        return len(self.decisions)

    def shares(self) -> list[Share]:
        """Return the share of wins of each seat, and of each bot where the seats do not tell."""
        seats = [
            Share(f"seat {seat}", "" if self.rotate else bot, wins, self.finished)
            for seat, (bot, wins) in enumerate(zip(self.bots, self.wins, strict=True), 1)
        ]
        kinds = dict.fromkeys(self.bots)
        if len(kinds) == 1 or (len(kinds) == len(self.bots) and not self.rotate):
            return seats
        return seats + [Share(TOGETHER, bot, self.won_by[bot], self.finished) for bot in kinds]


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


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % confidence interval for a proportion."""
    if games == 0:
        return 0.0, 1.0
    z2 = _CONFIDENCE**2
    centre = (wins + z2 / 2) / (games + z2)
    half = _CONFIDENCE * math.sqrt(wins * (games - wins) / games + z2 / 4) / (games + z2)
    return max(0.0, centre - half), min(1.0, centre + half)
