"""Learned weights: how much each feature of a seat's position counts, and the chances to win that follow.

Where a small net beside them wins games, the game's package has one, too.
"""

from __future__ import annotations

import math
import tomllib
from importlib.resources import files
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from escapade.net import Net

_MOST_PLAYERS: Final = 6  # of any game
_SLOW_PART: Final = 0.1  # part of a chance that does not saturate: extending a big lead still pays
_SLOWNESS: Final = 6.0  # how many times the lead has the same effect there


class LearnedWeights:
    """The weight of each feature, by kind of table and number of players, and for some of them a net beside it."""

    def __init__(
        self, package: str, features: tuple[str, ...], kinds: tuple[str, ...] = ("usual",), *, nets: bool = False
    ) -> None:
        """Read what `escapade lab fit` has found for these features and kinds of tables, from a game's package.

        nets: whether the game evaluates with a net where it has one.
        """
        self.names: Final = features
        self.kinds: Final = kinds
        self.takes_nets: Final = nets
        self.nets: list[Net | None] = [None] * (len(kinds) * (_MOST_PLAYERS + 1))
        self.zeros: Final = vec[float]([0.0] * len(features))  # template, copied and filled with a seat's features
        self.weights: vec[float] = vec[float]()  # row by row: for 0, 1, 2 … players of the first kind, then the next
        text = files(package).joinpath("data/weights.toml").read_text(encoding="utf-8")
        self.learn(cast("dict[str, dict[str, dict[str, float]]]", tomllib.loads(text)))
        if nets:
            self.learn_nets(tomllib.loads(files(package).joinpath("data/nets.toml").read_text(encoding="utf-8")))

    def learn(self, found: dict[str, dict[str, dict[str, float]]]) -> None:
        """Set weights by kind, players and feature; other numbers of players use the next smaller table.

        Kinds of tables that are missing keep their weights, the others lose their nets, which correct other weights.
        """
        size = (_MOST_PLAYERS + 1) * len(self.names)
        rows: list[float] = []
        for at, kind in enumerate(self.kinds):
            if kind not in found:
                rows += [self.weights[i] for i in range(at * size, (at + 1) * size)]
                continue
            known = sorted(int(players) for players in found[kind])
            for players in range(_MOST_PLAYERS + 1):
                self.nets[at * (_MOST_PLAYERS + 1) + players] = None
                nearest = max([number for number in known if number <= players], default=known[0])
                rows += [found[kind][str(nearest)][name] for name in self.names]
        self.weights = vec[float](rows)

    def learn_nets(self, found: dict[str, dict[str, dict[str, list[list[float]]]]]) -> None:
        """Set nets by kind and players; other numbers of players have none."""
        for kind, nets in found.items():
            for players, rows in nets.items():
                at = self.kinds.index(kind) * (_MOST_PLAYERS + 1) + int(players)
                self.nets[at] = Net(rows["hidden"], rows["output"])

    def forget_nets(self) -> None:
        """Evaluate by the weights alone from now on."""
        self.nets = [None] * len(self.nets)

    def net(self, seats: i64, kind: i64 = 0) -> Net | None:
        """Return the net for this number of players and kind of table, if there is one."""
        return self.nets[kind * (_MOST_PLAYERS + 1) + seats]

    def weight(self, name: str, seats: int, kind: int = 0) -> float:
        """Return the weight of one feature for this number of players and kind of table."""
        return self.weights[(kind * (_MOST_PLAYERS + 1) + seats) * len(self.names) + self.names.index(name)]

    def value(self, features: vec[float], seats: i64, kind: i64 = 0) -> float:
        """Return the weighted sum of a seat's features for this number of players and kind of table."""
        total = 0.0
        first = (kind * (_MOST_PLAYERS + 1) + seats) * len(features)
        for at in range(i64(len(features))):
            total += features[at] * self.weights[first + at]
        return total


def to_chances(values: vec[float]) -> None:
    """Turn values into chances in place (softmax): one more point makes a win about e times as likely."""
    total = 0.0
    slow_total = 0.0
    best = values[0]
    for at in range(i64(len(values))):
        best = max(best, values[at])
    for at in range(i64(len(values))):
        slow = math.exp((values[at] - best) / _SLOWNESS)
        values[at] = slow
        slow_total += slow
        total += _sixth_power(slow)
    for at in range(i64(len(values))):
        slow = values[at]
        values[at] = (1.0 - _SLOW_PART) * _sixth_power(slow) / total + _SLOW_PART * slow / slow_total


def _sixth_power(number: float) -> float:
    """Raise to the power of `_SLOWNESS`; much faster than another exponential."""
    cube = number * number * number
    return cube * cube
