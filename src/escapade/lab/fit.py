"""Learns the weights of a game's features: bots play themselves, and a logistic regression fits the winners.

The model is the one search evaluates by: a seat's value is the weighted sum of its features, and the chances to win are
the softmax of the values. Several bots may play in turn, each with the weights learned from the one before. With
`explore` the positions are more like those that search evaluates: bots also play at random, and hidden cards are dealt
anew. The same seed gives the same games and the same weights.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

import numpy as np

from escapade.bots import bot_named
from escapade.bots.play import decisions
from escapade.engine import EASY, seeded
from escapade.games import game_named
from escapade.lab.workers import run_all, without_progress
from escapade.match import Match

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from escapade.bots import Bot
    from escapade.engine import Action, Luck, State
    from escapade.game import Game
    from escapade.lab.workers import Progress
    from escapade.weights import LearnedWeights

    Numbers = NDArray[np.float64]
    # For each moment the features of every seat and its share of the win in the end; whoever acts next comes first.
    PlayedGame = list[tuple[list[list[float]], list[float]]]
    Weights = dict[str, dict[str, dict[str, float]]]  # by kind of table, players and feature

_LEARNED_FOR: Final = (2, 3, 4)  # players; larger tables use the last
_SAMPLE_EVERY: Final = 3  # turns between two sampled positions
_CAP: Final = 3_000  # decisions; a longer game is not used
_NEWTON_STEPS: Final = 20  # at most; it converges long before
_SETTLED: Final = 1e-9
_PRIOR: Final = 3.0  # strength of the prior towards 0, in positions
_EXPLORED: Final = 4  # to explore: one game in this many is without random actions …
_RANDOM_EVERY: Final = 10  # … and in the others one decision in this many is random
_HELD_BACK: Final = 5  # one game in this many is held back to test the predictions
_OVER: Final = {"edition": "escape", "stage": "crossing"}
_MORGAN: Final = {"edition": "escape", "morgan": "yes"}
_REST: Final = {"limit": "yes", "tricks": "yes"}
TRAINING_TABLES: Final[dict[str, dict[str, list[dict[str, str]]]]] = {
    "cartagena": {
        "usual": [{}, {"cards": "tortuga"}, {"cards": "hispaniola"}, {"edition": "escape"}],
        "crossing": [_OVER, _OVER | _REST],
        "captain": [_MORGAN, _MORGAN | _REST],
        "captain crossing": [_OVER | _MORGAN, _OVER | _MORGAN | _REST],
    },
    "dig": {"usual": [{}, {}, {"michel": "michel"}]},
    "outrun": {"usual": [{"monster": name} for name in ("bear", "vampire", "zombie", "dragon")]},
}


@dataclass(frozen=True)
class Positions:
    """Sampled positions: the features of every seat, and each seat's share of the win in the end."""

    features: Numbers  # by moment, seat and feature
    shares: Numbers  # by moment and seat

    def predicted(self, weights: Numbers) -> Numbers:
        """Return each seat's chance to win at each position, as search computes it."""
        values = self.features @ weights
        powers = np.exp(values - values.max(axis=1, keepdims=True))
        return np.asarray(powers / powers.sum(axis=1, keepdims=True), dtype=np.float64)

    def cross_entropy(self, weights: Numbers) -> float:
        """Return the cross entropy of predictions and winners, in bits."""
        bits = np.log2(np.maximum(self.predicted(weights), 1e-12))
        return float(-(self.shares * bits).sum(axis=1).mean()) if len(bits) else 0.0


@dataclass(frozen=True)
class FittedTable:
    """The weights for one kind of table, and how well they predict games that were held back."""

    kind: str
    players: int
    positions: int
    weights: list[float]
    cross_entropy: float  # in bits, of games held back
    even: float  # … with equal chances


@dataclass(frozen=True)
class Training:
    """What to play: bots in order, game, number of games, and seed."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    kind: str | None = None  # of tables; None: every kind
    players: tuple[int, ...] = _LEARNED_FOR
    jobs: int = 1
    data: dict[str, object] | None = None  # corrections of the printed data
    box: str = ""  # the name of their file
    explore: bool = False  # learn from positions as search sees them

    def kinds(self) -> list[str]:
        """List the kinds of tables to learn for."""
        learned_weights(self.game)
        known = TRAINING_TABLES[self.game]
        if self.kind not in (None, *known):
            raise ValueError(f"'{self.kind}' is not a kind of table in {self.game}: it is {', '.join(known)}")
        return [kind for kind in known if self.kind in (None, kind)]

    def fit(self, progress: Progress = without_progress) -> list[FittedTable]:
        """Let the bots play in order, each with the weights learned before; return the last ones."""
        found: list[FittedTable] = []
        for bot in self.bots:
            found = self._fit_all(bot, _weights_of(self.game, found), progress)
        return found

    def _fit_all(self, bot: str, taught: Weights, progress: Progress) -> list[FittedTable]:
        """Fit every kind of table to games of a bot that uses the weights taught so far."""
        tables = [(kind, players) for kind in self.kinds() for players in self.players]
        total = len(tables) * self.games
        play, setup = partial(self.play_numbered, bot, tables), partial(_use_weights, self.game, taught)
        games: list[dict[int, PlayedGame]] = [{} for _ in tables]
        fitted: dict[int, FittedTable] = {}
        for number, game in progress(run_all(play, range(total), self.jobs, setup), total):
            at, nth = divmod(number, self.games)
            games[at][nth] = game
            if len(games[at]) == self.games:  # fitted at once, as the games of all tables would need much memory
                fitted[at] = self._fit_table(*tables[at], [games[at].pop(nth) for nth in range(self.games)])
        return [fitted[at] for at in range(len(tables))]

    def play_numbered(self, bot: str, tables: list[tuple[str, int]], number: int) -> PlayedGame:
        """Play one of the games of all tables, which are numbered table by table."""
        at, nth = divmod(number, self.games)
        return self._play_one(bot, *tables[at], nth)

    def _play_one(self, bot_name: str, kind: str, players: int, number: int) -> PlayedGame:
        """Play one game; return the features at sampled positions, and who won."""
        tables = TRAINING_TABLES[self.game][kind]
        seed = f"{self.seed} {kind} {players} {number}"
        match = Match(self.game, players, tables[number % len(tables)], seed=seed, keep=False, data=self.data)
        bot = Explorer(bot_named(bot_name)) if self.explore and number % _EXPLORED else bot_named(bot_name)
        bots, luck = [bot] * players, [seeded(f"{seed} {bot_name}")] * players
        kept: list[tuple[list[list[float]], list[int]]] = []
        turns = last = 0
        for seat, _ in decisions(match, bots, luck, _CAP):
            if match.state.between_turns():
                turns += 1
                if turns % _SAMPLE_EVERY == 0:
                    seen = match.game.imagine(match.view(last), luck[0]) if self.explore else match.state
                    order = [(seat + place) % players for place in range(players)]
                    kept.append(([list(match.game.thinking.features(seen, one)) for one in order], order))
            last = seat
        if not match.over:
            return []
        shares = [(seat in match.winners) / len(match.winners) for seat in range(players)]
        return [(features, [shares[seat] for seat in order]) for features, order in kept]

    def _fit_table(self, kind: str, players: int, found: list[PlayedGame]) -> FittedTable:
        """Fit one kind of table to games of a bot against itself."""
        positions = combined([one for number, one in enumerate(found) if number % _HELD_BACK])
        tests = combined(found[::_HELD_BACK])
        weights = fit_weights(positions)
        cross_entropy, even = tests.cross_entropy(weights), math.log2(players)
        return FittedTable(kind, players, len(positions.shares), weights.tolist(), cross_entropy, even)


class Explorer:
    """A bot that plays like another, but now and then an action at random that is not senseless."""

    def __init__(self, bot: Bot) -> None:
        self.bot: Final = bot
        self.name: Final = bot.name
        self.seconds: Final = bot.seconds

    def choose(self, game: Game, view: State, seat: int, luck: Luck, share: float = 1.0) -> Action:
        """Choose as the other bot does, or at random."""
        if luck.below(_RANDOM_EVERY) == 0 and view.fill_in(seat, EASY, luck) is None:
            actions = [act for act in view.legal(seat) if not game.thinking.senseless(view, seat, int(act.code))]
            if actions:
                return actions[luck.below(len(actions))]
        return self.bot.choose(game, view, seat, luck, share)


def learned_weights(game: str) -> LearnedWeights:
    """Return the weights a game uses; raise ValueError if it has none."""
    weights = game_named(game).thinking.weights()
    if weights is None:
        raise ValueError(f"{game} has no features, so there are no weights to learn")
    return weights


def _weights_of(game: str, tables: list[FittedTable]) -> Weights:
    """Convert fitted tables to the form in which weights are stored."""
    found: Weights = {}
    names = learned_weights(game).names
    for table in tables:
        found.setdefault(table.kind, {})[str(table.players)] = dict(zip(names, table.weights, strict=True))
    return found


def _use_weights(game: str, taught: Weights) -> None:
    """Use new weights in this process; kinds of tables without new ones keep theirs."""
    learned_weights(game).learn(taught)


def combined(games: list[PlayedGame]) -> Positions:
    """Combine the positions of several games."""
    moments = [moment for game in games for moment in game]
    return Positions(np.array([features for features, _ in moments]), np.array([won for _, won in moments]))


def fit_weights(positions: Positions) -> Numbers:
    """Find the maximum-likelihood weights by Newton's method."""
    sizes = np.sqrt((positions.features**2).mean(axis=(0, 1)))
    sizes[sizes == 0] = 1.0
    scaled = Positions(positions.features / sizes, positions.shares)
    n = len(sizes)
    weights = np.zeros(n)
    for _ in range(_NEWTON_STEPS):
        chances = scaled.predicted(weights)[..., None]
        off = scaled.features - (chances * scaled.features).sum(axis=1, keepdims=True)
        slope = (scaled.shares[..., None] * off).sum(axis=(0, 1)) - _PRIOR * weights
        bend = (chances * off).reshape(-1, n).T @ off.reshape(-1, n) + _PRIOR * np.eye(n)
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < _SETTLED:
            break
    return np.asarray(weights / sizes, dtype=np.float64)


def to_toml(training: Training, tables: list[FittedTable]) -> str:
    """Write the weights as the game's data file."""
    game = game_named(training.game)
    how = f"--games {training.games} {' '.join(f'--bot {bot}' for bot in training.bots)} --seed {training.seed}"
    how += f' --kind "{training.kind}"' if training.kind else ""
    how += " --explore" if training.explore else ""
    how += f" --data {training.box}" if training.box else ""
    lines = [
        f"# What counts in {game.title}, learned from games that bots played against themselves.",
        f"# Made by `escapade lab fit {game.name} {how}`.",
    ]
    for table in tables:
        lines += ["", f"# {table.positions} positions; cross entropy of games held back, in bits:"]
        lines += [f"# {table.even:.3f} if all chances were even, {table.cross_entropy:.3f} with these weights."]
        lines += [f'["{table.kind}".{table.players}]']
        lines += [
            f'"{name}" = {w:.4f}' for name, w in zip(learned_weights(game.name).names, table.weights, strict=True)
        ]
    return "\n".join(lines) + "\n"
