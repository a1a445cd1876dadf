"""Learns a small neural net beside a game's weights: what the weighted sum of features leaves unsaid.

It sees the features of all seats, whoever is to move first, and adds to each seat's value; the sum itself stays as it
is. Positions come from games as `fit --explore` plays them. One game in ten is kept for the test, another one to say
when to stop. The same seed gives the same games and the same net.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

import numpy as np

from escapade.games import game_named
from escapade.lab.fit import Positions, combined, learned_weights
from escapade.lab.workers import run_all, without_progress

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from escapade.lab.fit import PlayedGame, Training
    from escapade.lab.workers import Progress

    Floats = NDArray[np.float32]
    Layers = tuple[Floats, Floats, Floats]  # features × units, the units' biases, units × seats

_PART: Final = 10  # one game in this many is for the test, another one for validation
_PASSES: Final = 16  # at most
_PATIENCE: Final = 6  # passes that bring nothing before it stops
_BATCH: Final = 1_024
_RATE: Final = 2e-3  # of Adam, at the first step; it falls to almost 0 along a cosine
_DECAY: Final = 1e-4  # of the weights, not of the biases
_MOMENTUM, _SCALE = 0.9, 0.999  # Adam's usual constants
_TINY: Final = 1e-8
_BIAS: Final = 0.5  # spread of the biases at the first step
_QUIET: Final = 0.1  # at first the net says little


@dataclass(frozen=True)
class FittedNet:
    """The net for one kind of table, and how well it predicts games that were held back, beside the sum alone."""

    kind: str
    players: int
    positions: int
    hidden: list[list[float]]
    output: list[list[float]]
    cross_entropy: float  # in bits
    without: float  # … by the weighted sum alone


def fit_nets(training: Training, units: int, progress: Progress = without_progress) -> list[FittedNet]:
    """Let the bot play, and fit a net with so many hidden units for each kind of table and number of players."""
    if not learned_weights(training.game).takes_nets:
        raise ValueError(f"{training.game} evaluates without a net, so there is none to learn")
    tables = [(kind, players) for kind in training.kinds() for players in training.players]
    total = len(tables) * training.games
    games: list[dict[int, PlayedGame]] = [{} for _ in tables]
    play = partial(training.play_numbered, training.bots[0], tables)
    alone = partial(_forget_nets, training.game)  # so that the command gives the same file when that is in use
    for number, game in progress(run_all(play, range(total), training.jobs, alone), total):
        at, nth = divmod(number, training.games)
        games[at][nth] = game
    return [
        fit_net(training, kind, players, [games[at][nth] for nth in range(training.games)], units)
        for at, (kind, players) in enumerate(tables)
    ]


def _forget_nets(game: str) -> None:
    """Let bots play by the weights alone in this process."""
    learned_weights(game).forget_nets()


def fit_net(training: Training, kind: str, players: int, games: list[PlayedGame], units: int) -> FittedNet:
    """Fit a net for one kind of table to games of a bot against itself."""
    weights = learned_weights(training.game)
    of = weights.kinds.index(kind)
    known = np.array([weights.weight(name, players, of) for name in weights.names])
    test, validation, taught = _split(games)
    sizes = np.sqrt((taught.features**2).mean(axis=(0, 1)))
    sizes[sizes == 0] = 1.0
    learner = _Learner(_Scaled(taught, known, sizes), units, training.seed)
    best = learner.learn(_Scaled(validation, known, sizes))
    first, bias, second = best
    rows = (first / np.tile(sizes, players)[:, None]).T
    tested = _Scaled(test, known, sizes)
    return FittedNet(
        kind,
        players,
        len(taught.shares),
        [[float(b), *map(float, row)] for b, row in zip(bias, rows, strict=True)],
        [list(map(float, row)) for row in second],
        tested.bits(best),
        tested.bits(None),
    )


def _split(games: list[PlayedGame]) -> tuple[Positions, Positions, Positions]:
    """Return the positions for the test, for validation, and those to learn from."""
    rest = [game for at, game in enumerate(games) if at % _PART > 1]
    return combined(games[::_PART]), combined(games[1::_PART]), combined(rest)


class _Scaled:
    """Positions as the net sees them: features of all seats in a row, of size one, and what the sum says of each."""

    def __init__(self, positions: Positions, weights: NDArray[np.float64], sizes: NDArray[np.float64]) -> None:
        count = len(positions.shares)
        self.seen: Final[Floats] = (positions.features / sizes).reshape(count, -1).astype(np.float32)
        self.sums: Final[Floats] = (positions.features @ weights).astype(np.float32)
        self.shares: Final[Floats] = positions.shares.astype(np.float32)

    def bits(self, layers: Layers | None) -> float:
        """Return the cross entropy of predictions and winners in bits, with a net or by the sum alone."""
        values = self.sums
        if layers is not None:
            first, bias, second = layers
            values = values + np.maximum(self.seen @ first + bias, 0) @ second
        return float(-(self.shares * np.log2(np.maximum(_softmax(values), 1e-12))).sum(axis=1).mean())


class _Learner:
    """Gradient descent by Adam, with the weights decaying."""

    def __init__(self, taught: _Scaled, units: int, seed: str) -> None:
        self.taught: Final = taught
        self.chance: Final = np.random.default_rng(list(seed.encode()))
        inputs, seats = taught.seen.shape[1], taught.shares.shape[1]
        self.layers: list[Floats] = [
            self.chance.normal(0, 1 / np.sqrt(inputs), (inputs, units)).astype(np.float32),
            self.chance.normal(0, _BIAS, units).astype(np.float32),
            self.chance.normal(0, _QUIET / np.sqrt(units), (units, seats)).astype(np.float32),
        ]
        self.means: Final = [np.zeros_like(layer) for layer in self.layers]
        self.squares: Final = [np.zeros_like(layer) for layer in self.layers]
        self.steps = 0

    def learn(self, validation: _Scaled) -> Layers:
        """Go through the positions again and again; return the layers that predict the validation games best."""
        least, best, since = float("inf"), self._copy(), 0
        for turn in range(_PASSES):
            rate = _RATE * (1 + np.cos(np.pi * turn / _PASSES)) / 2
            order = self.chance.permutation(len(self.taught.seen))
            for at in range(0, len(order), _BATCH):
                self._step(order[at : at + _BATCH], rate)
            found = validation.bits(self._copy())
            if found < least:
                least, best, since = found, self._copy(), 0
            elif (since := since + 1) >= _PATIENCE:
                break
        return best

    def _copy(self) -> Layers:
        first, bias, second = [layer.copy() for layer in self.layers]
        return first, bias, second

    def _step(self, chosen: NDArray[np.int64], rate: float) -> None:
        """Descend by the gradient of some positions."""
        first, bias, second = self.layers
        seen = self.taught.seen[chosen]
        sums = seen @ first + bias
        active = np.maximum(sums, 0)
        wrong = (_softmax(self.taught.sums[chosen] + active @ second) - self.taught.shares[chosen]) / len(chosen)
        back = wrong @ second.T
        back[sums <= 0] = 0
        self.steps += 1
        for at, slope in enumerate((seen.T @ back, back.sum(axis=0), active.T @ wrong)):
            self.means[at] = _MOMENTUM * self.means[at] + (1 - _MOMENTUM) * slope
            self.squares[at] = _SCALE * self.squares[at] + (1 - _SCALE) * slope**2
            size = np.sqrt(self.squares[at] / (1 - _SCALE**self.steps)) + _TINY
            decay = _DECAY * self.layers[at] if self.layers[at].ndim > 1 else 0.0
            self.layers[at] -= (rate * (self.means[at] / (1 - _MOMENTUM**self.steps) / size + decay)).astype(np.float32)


def _softmax(values: Floats) -> Floats:
    powers = np.exp(values - values.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True), dtype=np.float32)


def to_toml(training: Training, units: int, nets: list[FittedNet]) -> str:
    """Write the nets as the game's data file."""
    game = game_named(training.game)
    how = f"--games {training.games} --bot {training.bots[0]} --units {units} --seed {training.seed}"
    lines = [
        f"# What the weights of {game.title} leave unsaid, learned from games that bots played against themselves.",
        "# A row for each hidden unit: its bias, its weights for the features of each seat; then what it adds to each",
        "# seat's value. The seat whose turn it is comes first.",
    ]
    for net in nets:
        table = f'--players {net.players} --kind "{net.kind}"'
        lines += ["", f"# Made by `escapade lab fit-net {game.name} {how} {table}`."]
        lines += [f"# {net.positions} positions; cross entropy of games held back, in bits:"]
        lines += [f"# {net.without:.4f} by the weights alone, {net.cross_entropy:.4f} with this net."]
        lines += [f'["{net.kind}".{net.players}]', *_rows("hidden", net.hidden), *_rows("output", net.output)]
    return "\n".join(lines) + "\n"


def _rows(name: str, rows: list[list[float]]) -> list[str]:
    """Write a table of numbers."""
    return [f"{name} = [", *(f"  [{', '.join(f'{number:.4g}' for number in row)}]," for row in rows), "]"]
