"""A small neural net beside a game's weights: what the weighted sum of a seat's features cannot say."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


class Net:
    """One hidden layer over the features of all seats, in the order of their turns; it corrects each seat's value."""

    def __init__(self, hidden: list[list[float]], output: list[list[float]]) -> None:
        """Set its weights, a row for each hidden unit.

        Args:
            hidden: The bias, then a weight for each feature of each seat; the seat whose turn it is comes first.
            output: What the unit adds to each seat's value, in the same order.
        """
        self.seats: Final[i64] = len(output[0])
        self.units: Final[i64] = len(hidden)
        self.inputs: Final[i64] = len(hidden[0]) - 1
        self.bias: Final = vec[float]([row[0] for row in hidden])
        # The rows of a feature lie together, because most features are 0.
        self.hidden: Final = vec[float]([weight for column in list(zip(*hidden, strict=True))[1:] for weight in column])
        self.output: Final = vec[float]([weight for row in output for weight in row])

    def begin(self) -> vec[float]:
        """Return the sums of the hidden units before any seat is seen."""
        return self.bias[:]

    def see(self, features: vec[float], place: i64, sums: vec[float]) -> None:
        """Add a seat's features to the sums; place: how many turns until its own."""
        units = self.units
        row = place * i64(len(features)) * units
        for at in range(i64(len(features))):
            feature = features[at]
            if feature != 0.0:
                for unit in range(units):
                    sums[unit] += feature * self.hidden[row + unit]
            row += units

    def correct(self, values: vec[float], sums: vec[float], turn: i64) -> None:
        """Correct the seats' values by the units above 0; turn: the seat whose turn it is."""
        seats = self.seats
        row: i64 = 0
        for unit in range(self.units):
            if sums[unit] > 0.0:
                for place in range(seats):
                    values[(turn + place) % seats] += sums[unit] * self.output[row + place]
            row += seats
