"""What do games teach? Bots play themselves, and a logistic regression finds what counted for those who won.

The model is the one search judges by: each seat's value is the weighted sum of its traits, and its chance to win is
e to that value, shared out among the seats. The same seed gives the same games, and the same weights.
"""

from __future__ import annotations

import math
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from typing import TYPE_CHECKING, Final

from escapade.bots import bot_named
from escapade.engine import seeded
from escapade.games import game_named
from escapade.lab.solving import solved
from escapade.match import Match

if TYPE_CHECKING:
    from collections.abc import Iterable

    from escapade.game import Game

EVERY: Final = 3  # turns from one position that is kept to the next
CAP: Final = 3_000  # decisions; a longer game teaches nothing
ROUNDS: Final = 12  # of Newton's method; it has settled long before
PRIOR: Final = 1.0  # how much a weight is drawn towards 0, in positions
HELD_BACK: Final = 5  # one game in so many is not learned from, but asked how well what was learned foretells it
CROSSING: Final = {"edition": "escape", "stage": "crossing", "morgan": "yes", "limit": "yes", "tricks": "yes"}
TABLES: Final[dict[str, list[dict[str, str]]]] = {
    "cartagena": [{}, {"cards": "tortuga"}, {"cards": "hispaniola"}, {"edition": "escape"}, CROSSING],
    "dig": [{}, {}, {"michel": "michel"}],
    "outrun": [{"monster": "bear"}, {"monster": "vampire"}, {"monster": "zombie"}, {"monster": "dragon"}],
}


@dataclass(frozen=True)
class Position:
    """A moment of a game: the traits of every seat, and the share of the win each had in the end."""

    traits: list[list[float]]
    shares: list[float]


@dataclass(frozen=True)
class Lesson:
    """What was learned for one number of players, and how well it foretells games it was not learned from."""

    players: int
    games: int
    positions: int
    weights: list[float]
    before: float  # bits lacking to foretell the winner, by the weights there were …
    after: float  # … and by the new ones
    even: float  # … and by no judgement at all


@dataclass(frozen=True)
class School:
    """Who plays what, how often, and from which seed."""

    game: str
    bot: str
    games: int
    seed: str

    def played(self, players: int, number: int) -> list[Position]:
        """Play one game, and keep some of its positions."""
        tables = TABLES[self.game]
        seed = f"{self.seed} {players} {number}"
        match = Match(self.game, players, tables[number % len(tables)], seed=seed)
        bot, luck = bot_named(self.bot), seeded(f"{seed} bots")
        kept: list[list[list[float]]] = []
        turns = 0
        for _ in range(CAP):
            if match.over:
                return [Position(traits, shares(match, players)) for traits in kept]
            if match.state.between_turns():
                turns += 1
                if turns % EVERY == 0:
                    kept.append([looked_at(match, seat) for seat in range(players)])
            seat = match.to_act[0]
            match.play(bot.choose(match.game, match.view(seat), seat, luck), seat)
        return []

    def lesson(self, players: int, workers: int = 1) -> Lesson:
        """Let bots play, and learn from it."""
        with ProcessPoolExecutor(workers) as pool:
            found = list(pool.map(partial(self.played, players), range(self.games)))
        lessons = [position for number, some in enumerate(found) for position in some if number % HELD_BACK]
        tests = [position for some in found[::HELD_BACK] for position in some]
        known = row(game_named(self.game), players)
        weights = fitted(lessons, len(known))
        losses = (lacking(tests, known), lacking(tests, weights), math.log2(players))
        return Lesson(players, self.games, len(lessons), weights, *losses)


def row(game: Game, players: int) -> list[float]:
    """Give the weights a game has now for a number of players."""
    judgement = game.judgement()
    n = len(judgement.names)
    return [judgement.weights[players * n + at] for at in range(n)]


def looked_at(match: Match, seat: int) -> list[float]:
    """Give a seat's traits."""
    match.game.traits(match.state, seat)
    return list(match.game.judgement().traits)


def shares(match: Match, players: int) -> list[float]:
    """Share the win among those who have won."""
    return [(seat in match.winners) / len(match.winners) for seat in range(players)]


def fitted(positions: list[Position], n: int) -> list[float]:
    """Find the weights that make what happened most likely, by Newton's method."""
    sizes = [scale(position.traits[0][at] for position in positions) for at in range(n)]
    scaled = [Position([shrunk(one, sizes) for one in position.traits], position.shares) for position in positions]
    weights = [0.0] * n
    for _ in range(ROUNDS):
        slope = [-PRIOR * weight for weight in weights]
        bend = [[PRIOR * (at == to) for to in range(n)] for at in range(n)]
        for position in scaled:
            add(position, weights, slope, bend)
        weights = [weight + step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return shrunk(weights, sizes)


def shrunk(values: list[float], sizes: list[float]) -> list[float]:
    """Divide each value by its size."""
    return [value / size for value, size in zip(values, sizes, strict=True)]


def scale(values: Iterable[float]) -> float:
    """Give the size of a trait, so that all are alike while weights are sought."""
    return math.sqrt(fmean(value * value for value in values)) or 1.0


def add(position: Position, weights: list[float], slope: list[float], bend: list[list[float]]) -> None:
    """Add what one position says about the slope and the bend of the likelihood."""
    chances = foretold(position.traits, weights)
    n = range(len(weights))
    middle = [sum(chance * one[at] for chance, one in zip(chances, position.traits, strict=True)) for at in n]
    for chance, share, one in zip(chances, position.shares, position.traits, strict=True):
        off = [one[at] - middle[at] for at in n]
        for at in n:
            slope[at] += share * off[at]
            part = chance * off[at]
            line = bend[at]
            for to in n:
                line[to] += part * off[to]


def foretold(traits: list[list[float]], weights: list[float]) -> list[float]:
    """Give each seat's chance to win, as search does."""
    values = [sum(t * w for t, w in zip(one, weights, strict=True)) for one in traits]
    powers = [math.exp(value - max(values)) for value in values]
    return [power / sum(powers) for power in powers]


def lacking(positions: list[Position], weights: list[float]) -> float:
    """Say how many bits are lacking to know who wins, on average."""
    return fmean(surprise(position, weights) for position in positions) if positions else 0.0


def surprise(position: Position, weights: list[float]) -> float:
    """Say how surprising the end of a game is, seen from a position, in bits."""
    chances = foretold(position.traits, weights)
    return -sum(s * math.log2(max(chance, 1e-12)) for s, chance in zip(position.shares, chances, strict=True))


def written(school: School, lessons: list[Lesson]) -> str:
    """Write what was learned as the game's data file."""
    game = game_named(school.game)
    how = f"--games {school.games} --bot {school.bot} --seed {school.seed}"
    lines = [
        f"# What counts in {game.title}, learned from games that bots played against themselves.",
        f"# Made by `escapade lab fit {game.name} {how}`.",
    ]
    for lesson in lessons:
        lines += ["", f"# {lesson.positions} positions; bits lacking to foretell the winner of games held back:"]
        lines += [f"# {lesson.even:.3f} without judgement, {lesson.before:.3f} before, {lesson.after:.3f} now."]
        lines += [f"[weights.{lesson.players}]"]
        lines += [f'"{name}" = {w:.4f}' for name, w in zip(game.judgement().names, lesson.weights, strict=True)]
    return "\n".join(lines) + "\n"
