"""A sequential test: stops a comparison of two bots as soon as it is decided which of two strengths is the true one."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import fmean, variance
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

_ERROR: Final = 0.05  # the chance to decide for the wrong one, either way
_BOUND: Final = math.log((1 - _ERROR) / _ERROR)
_FEWEST: Final = 8  # blocks, before anything is decided


@dataclass(frozen=True)
class Sprt:
    """Is the challenger stronger by `low` Elo points or less, or by `high` or more? Each answer is wrong in 5 %.

    It is a generalized sequential probability ratio test on blocks, whose games have one deal and are not independent.
    """

    low: float
    high: float
    fair: float  # the share of an equally strong challenger

    def ratio(self, blocks: Sequence[float]) -> float:
        """Return the logarithm of the likelihood ratio of the two, given the challenger's share in each block.

        One more block won and one more lost keep the variance honest where all blocks are alike.
        """
        shares = [*blocks, 0.0, 1.0]
        low, high = self._share(self.low), self._share(self.high)
        return len(blocks) * (high - low) * (2 * fmean(blocks) - low - high) / (2 * variance(shares)) if blocks else 0.0

    def decided(self, blocks: Sequence[float]) -> bool | None:
        """Whether the challenger is stronger by more than `low`, or else not by `high`; None if nothing is decided."""
        ratio = self.ratio(blocks)
        return None if len(blocks) < _FEWEST or abs(ratio) < _BOUND else ratio > 0

    def sentence(self, challenger: str, opponent: str, blocks: Sequence[float]) -> str:
        """Say what is decided."""
        match self.decided(blocks):
            case True:
                return f"{challenger} is stronger than {opponent} by more than {self.low:g} Elo points."
            case False:
                return f"{challenger} is not stronger than {opponent} by {self.high:g} Elo points."
            case None:
                return f"Whether {challenger} is stronger than {opponent} is not decided; play more games."

    def _share(self, points: float) -> float:
        """Return the share that so many more Elo points make of a fair one."""
        odds = self.fair / (1 - self.fair) * math.pow(10, points / 400)
        return odds / (1 + odds)


def read_sprt(text: str, fair: float) -> Sprt:
    """Read '0,50', or raise ValueError."""
    try:
        low, high = (float(word) for word in text.split(","))
    except ValueError:
        raise ValueError(f"'{text}' should be two differences in Elo points, such as 0,50") from None
    if not -1000 <= low < high <= 1000:  # noqa: PLR2004 - more is no difference that needs a test
        raise ValueError(f"'{text}' should be two differences in Elo points, the lower one first")
    return Sprt(low, high, fair)
