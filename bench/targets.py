"""Our targets: ratios of figures from the same round, and the range they should be in."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

from bench.figure import PLAYOUTS, SEARCH, STEPPED, WITH_CHANCE, Figure

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Key = tuple[str, str]  # what was done, by whom
Round = dict[Key, Figure]

OURS = "Escapade"
PURE = "Escapade, uncompiled"
EVERYTHING = "Escapade, all variants on"
PLAIN_C = "plain C"
FAR = "Escapade, playing on for 30 decisions"
DIG = "Escapade, Dig Your Way Out"


@dataclass(frozen=True, slots=True)
class Spread:
    """The median of some measurements, and their range."""

    median: float
    least: float
    most: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        """Summarize measurements."""
        return cls(median(values), min(values), max(values))


@dataclass(frozen=True, slots=True)
class Aim:
    """The ratio of our figure to another, and the range its median should be in, if any."""

    what: str
    ours: str
    theirs: str
    at_least: float | None = None
    at_most: float | None = None
    reach: float | None = None

    def ratios(self, rounds: Sequence[Round]) -> list[float]:
        """Compare decisions with decisions."""
        return [ours.value / theirs.value for ours, theirs in self.pairs(rounds)]

    def ratios_with_chance(self, rounds: Sequence[Round]) -> list[float]:
        """Compare with every die and card of theirs counted as a decision; ours are part of one."""
        return [
            ours.value / theirs.also[WITH_CHANCE] for ours, theirs in self.pairs(rounds) if WITH_CHANCE in theirs.also
        ]

    def pairs(self, rounds: Sequence[Round]) -> Iterator[tuple[Figure, Figure]]:
        """Pair both figures of each round that has both."""
        for measured in rounds:
            ours, theirs = measured.get((self.what, self.ours)), measured.get((self.what, self.theirs))
            if ours and theirs:
                yield ours, theirs

    def reached(self, ratio: float) -> bool:
        """Whether a ratio is in the range."""
        return (self.at_least is None or ratio >= self.at_least) and (self.at_most is None or ratio <= self.at_most)


AIMS = (
    Aim(PLAYOUTS, OURS, PURE, at_least=20),
    Aim(PLAYOUTS, OURS, PLAIN_C, at_least=1 / 4, reach=1 / 2),
    Aim(PLAYOUTS, OURS, "OpenSpiel maedn", at_least=1, reach=2.5),
    Aim(PLAYOUTS, OURS, "OpenSpiel crazy_eights", at_least=1, reach=2.5),
    Aim(PLAYOUTS, OURS, "OpenSpiel hearts"),
    Aim(PLAYOUTS, OURS, EVERYTHING, at_most=4),  # so many times does a decision cost
    Aim(STEPPED, OURS, "OpenSpiel maedn", at_least=4),
    Aim(STEPPED, OURS, "OpenSpiel crazy_eights", at_least=4),
    Aim(STEPPED, OURS, "OpenSpiel hearts", at_least=4),
    Aim(SEARCH, OURS, "OpenSpiel hearts", at_least=1),
    Aim(SEARCH, FAR, "OpenSpiel hearts", at_least=1),
    Aim(SEARCH, OURS, "OpenSpiel euchre"),
    Aim(SEARCH, OURS, "OpenSpiel gin_rummy"),
    Aim(STEPPED, OURS, "RLCard uno"),
    Aim(STEPPED, OURS, "RLCard uno, rules alone"),
)
LONGEST_FORK = 300  # ns, compiled
