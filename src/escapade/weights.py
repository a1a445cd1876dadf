"""Weights learned from many games: how much each feature of a seat's position counts, and chances to win from that."""

from __future__ import annotations

import math
import tomllib
from importlib.resources import files
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

_MOST_PLAYERS: Final = 6  # of any game
_SLOW_PART: Final = 0.1  # of a chance that never saturates: a big lead is still worth extending
_SLOWNESS: Final = 6.0  # times the lead it takes for the same effect there


class LearnedWeights:
    """What games taught: how much each feature of a seat's position counts, by the kind of table and its players."""

    def __init__(self, package: str, features: tuple[str, ...], kinds: tuple[str, ...] = ("usual",)) -> None:
        """Read what `escapade lab fit` has found for these features and kinds of tables, from a game's package."""
        self.names: Final = features
        self.kinds: Final = kinds
        self.zeros: Final = vec[float]([0.0] * len(features))  # to be copied and filled with a seat's features
        self.weights: vec[float] = vec[float]()  # row by row: for 0, 1, 2 … players of the first kind, then the next
        text = files(package).joinpath("data/weights.toml").read_text(encoding="utf-8")
        self.learn(cast("dict[str, dict[str, dict[str, float]]]", tomllib.loads(text)))

    def learn(self, found: dict[str, dict[str, dict[str, float]]]) -> None:
        """Take over weights by kind, players and feature; who was not asked for goes by the next smaller table.

        A kind of table that is not among them keeps what it has.
        """
        size = (_MOST_PLAYERS + 1) * len(self.names)
        rows: list[float] = []
        for at, kind in enumerate(self.kinds):
            if kind not in found:
                rows += [self.weights[i] for i in range(at * size, (at + 1) * size)]
                continue
            known = sorted(int(players) for players in found[kind])
            for players in range(_MOST_PLAYERS + 1):
                nearest = max([number for number in known if number <= players], default=known[0])
                rows += [found[kind][str(nearest)][name] for name in self.names]
        self.weights = vec[float](rows)

    def value(self, features: vec[float], seats: i64, kind: i64 = 0) -> float:
        """Sum up a seat's features by the weights for this number of players at this kind of table."""
        total = 0.0
        first = (kind * (_MOST_PLAYERS + 1) + seats) * len(features)
        for at in range(i64(len(features))):
            total += features[at] * self.weights[first + at]
        return total


def to_chances(values: vec[float]) -> None:
    """Turn values into chances that add up to 1, in place: whoever has one more is about e times as likely to win."""
    total = 0.0
    slow_total = 0.0
    best = values[0]
    for at in range(i64(len(values))):
        best = max(best, values[at])
    for at in range(i64(len(values))):
        total += math.exp(values[at] - best)
        slow_total += math.exp((values[at] - best) / _SLOWNESS)
    for at in range(i64(len(values))):
        fast = math.exp(values[at] - best) / total
        values[at] = (1.0 - _SLOW_PART) * fast + _SLOW_PART * math.exp((values[at] - best) / _SLOWNESS) / slow_total
