"""What do games teach? Bots play themselves, and a logistic regression finds what counted for those who won.

The model is the one search judges by: each seat's value is the weighted sum of its traits, and its chance to win is
e to that value, shared out among the seats. Several bots may teach in turn, each judging by what was taught before. The
same seed gives the same games, and the same weights.
"""

from __future__ import annotations

import math
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

import numpy as np

from escapade.bots import bot_named
from escapade.engine import seeded
from escapade.games import game_named
from escapade.match import Match

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]
    Played = tuple[list[list[list[float]]], list[float]]  # traits by moment, seat and trait; the shares of the win
    Weights = dict[str, dict[str, dict[str, float]]]  # by kind of table, players and trait

LEARNED_FOR: Final = (2, 3, 4)  # players; larger tables go by the last
EVERY: Final = 3  # turns from one position that is kept to the next
CAP: Final = 3_000  # decisions; a longer game teaches nothing
ROUNDS: Final = 20  # of Newton's method; it has settled long before
SETTLED: Final = 1e-9
PRIOR: Final = 3.0  # how much a weight is drawn towards 0, in positions
HELD_BACK: Final = 5  # one game in so many is not learned from, but asked how well what was learned foretells it
OVER: Final = {"edition": "escape", "stage": "crossing"}
MORGAN: Final = {"edition": "escape", "morgan": "yes"}
REST: Final = {"limit": "yes", "tricks": "yes"}
TABLES: Final[dict[str, dict[str, list[dict[str, str]]]]] = {
    "cartagena": {
        "usual": [{}, {"cards": "tortuga"}, {"cards": "hispaniola"}, {"edition": "escape"}],
        "crossing": [OVER, OVER | REST],
        "captain": [MORGAN, MORGAN | REST],
        "captain crossing": [OVER | MORGAN, OVER | MORGAN | REST],
    },
    "dig": {"usual": [{}, {}, {"michel": "michel"}]},
    "outrun": {"usual": [{"monster": name} for name in ("bear", "vampire", "zombie", "dragon")]},
}


@dataclass(frozen=True)
class Positions:
    """Moments of games: the traits of every seat, and the share of the win each had in the end."""

    traits: Numbers  # by moment, seat and trait
    shares: Numbers  # by moment and seat

    def foretold(self, weights: Numbers) -> Numbers:
        """Give each seat's chance to win at each moment, as search does."""
        values = self.traits @ weights
        powers = np.exp(values - values.max(axis=1, keepdims=True))
        return np.asarray(powers / powers.sum(axis=1, keepdims=True), dtype=np.float64)

    def lacking(self, weights: Numbers) -> float:
        """Say how many bits are lacking to know who wins, on average."""
        bits = np.log2(np.maximum(self.foretold(weights), 1e-12))
        return float(-(self.shares * bits).sum(axis=1).mean()) if len(bits) else 0.0


@dataclass(frozen=True)
class Lesson:
    """What was learned for one kind of table, and how well it foretells games it was not learned from."""

    kind: str
    players: int
    positions: int
    weights: list[float]
    lacking: float  # bits, to foretell the winner
    even: float  # … and without any judgement


@dataclass(frozen=True)
class School:
    """Who plays what, one bot after the other, how often, and from which seed."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    kind: str | None = None  # of tables; None: every kind
    players: tuple[int, ...] = LEARNED_FOR
    workers: int = 1

    def kinds(self) -> list[str]:
        """List the kinds of tables to learn for."""
        known = TABLES[self.game]
        if self.kind not in (None, *known):
            raise ValueError(f"'{self.kind}' is no kind of table in {self.game}: it is {', '.join(known)}")
        return [kind for kind in known if self.kind in (None, kind)]

    def lessons(self) -> list[Lesson]:
        """Let each bot teach, and the next one play by it; give what the last one taught."""
        found: list[Lesson] = []
        for bot in self.bots:
            taught = weights_of(self.game, found)
            with ProcessPoolExecutor(self.workers, initializer=go_by, initargs=(self.game, taught)) as pool:
                tables = [(kind, players) for kind in self.kinds() for players in self.players]
                found = [self.lesson(pool, bot, kind, players) for kind, players in tables]
        return found

    def played(self, bot_name: str, kind: str, players: int, number: int) -> Played:
        """Play one game; give the traits of some of its moments, and who won."""
        tables = TABLES[self.game][kind]
        seed = f"{self.seed} {kind} {players} {number}"
        match = Match(self.game, players, tables[number % len(tables)], seed=seed)
        bot, luck = bot_named(bot_name), seeded(f"{seed} {bot_name}")
        kept: list[list[list[float]]] = []
        turns = 0
        for _ in range(CAP):
            if match.over:
                return kept, [(seat in match.winners) / len(match.winners) for seat in range(players)]
            if match.state.between_turns():
                turns += 1
                if turns % EVERY == 0:
                    kept.append([looked_at(match, seat) for seat in range(players)])
            seat = match.to_act[0]
            match.play(bot.choose(match.game, match.view(seat), seat, luck), seat)
        return [], []

    def lesson(self, pool: Executor, bot: str, kind: str, players: int) -> Lesson:
        """Let a bot play itself, and learn from it."""
        found = list(pool.map(partial(self.played, bot, kind, players), range(self.games), chunksize=10))
        lessons = gathered([one for number, one in enumerate(found) if number % HELD_BACK])
        tests = gathered(found[::HELD_BACK])
        weights = fitted(lessons)
        lacking, even = tests.lacking(weights), math.log2(players)
        return Lesson(kind, players, len(lessons.shares), weights.tolist(), lacking, even)


def weights_of(game: str, lessons: list[Lesson]) -> Weights:
    """Put what was learned into the shape in which it is kept."""
    found: Weights = {}
    names = game_named(game).judgement().names
    for lesson in lessons:
        found.setdefault(lesson.kind, {})[str(lesson.players)] = dict(zip(names, lesson.weights, strict=True))
    return found


def go_by(game: str, taught: Weights) -> None:
    """Judge by what was just learned, in this process; at tables nothing was learned for yet, as before."""
    game_named(game).judgement().learn(taught)


def looked_at(match: Match, seat: int) -> list[float]:
    """Give a seat's traits."""
    match.game.traits(match.state, seat)
    return list(match.game.judgement().traits)


def gathered(games: list[Played]) -> Positions:
    """Put the moments of games into one."""
    moments = [(traits, won) for kept, won in games for traits in kept]
    return Positions(np.array([traits for traits, _ in moments]), np.array([won for _, won in moments]))


def fitted(positions: Positions) -> Numbers:
    """Find the weights that make what happened most likely, by Newton's method."""
    sizes = np.sqrt((positions.traits**2).mean(axis=(0, 1)))
    sizes[sizes == 0] = 1.0
    scaled = Positions(positions.traits / sizes, positions.shares)
    n = len(sizes)
    weights = np.zeros(n)
    for _ in range(ROUNDS):
        chances = scaled.foretold(weights)[..., None]
        off = scaled.traits - (chances * scaled.traits).sum(axis=1, keepdims=True)
        slope = (scaled.shares[..., None] * off).sum(axis=(0, 1)) - PRIOR * weights
        bend = (chances * off).reshape(-1, n).T @ off.reshape(-1, n) + PRIOR * np.eye(n)
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < SETTLED:
            break
    return np.asarray(weights / sizes, dtype=np.float64)


def written(school: School, lessons: list[Lesson]) -> str:
    """Write what was learned as the game's data file."""
    game = game_named(school.game)
    how = f"--games {school.games} {' '.join(f'--bot {bot}' for bot in school.bots)} --seed {school.seed}"
    how += f' --kind "{school.kind}"' if school.kind else ""
    lines = [
        f"# What counts in {game.title}, learned from games that bots played against themselves.",
        f"# Made by `escapade lab fit {game.name} {how}`.",
    ]
    for lesson in lessons:
        lines += ["", f"# {lesson.positions} positions; bits lacking to foretell the winner of games held back:"]
        lines += [f"# {lesson.even:.3f} without judgement, {lesson.lacking:.3f} with it."]
        lines += [f'["{lesson.kind}".{lesson.players}]']
        lines += [f'"{name}" = {w:.4f}' for name, w in zip(game.judgement().names, lesson.weights, strict=True)]
    return "\n".join(lines) + "\n"
