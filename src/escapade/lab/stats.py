"""The statistics of reports: intervals, differences, and what remains of them when many are asked for at once."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
from scipy import stats

from escapade.simulate import wilson

if TYPE_CHECKING:
    from collections.abc import Sequence

SURE: Final = 0.05  # a corrected p-value below this is taken as a real difference
_LEVEL: Final = 0.95


@dataclass(frozen=True)
class Estimate:
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Difference:
    """A difference with its 95 % interval, and the chance of one as large if there is none."""

    value: float
    low: float
    high: float
    p: float


def share(wins: float, games: int) -> Estimate:
    """Estimate a chance by Wilson's interval, which stays honest with few games."""
    low, high = wilson(wins, games)
    return Estimate(wins / games if games else math.nan, low, high)


def mean(values: Sequence[float]) -> Estimate:
    """Estimate a mean by Student's interval; one value alone says nothing about its spread."""
    if len(values) < 2:  # noqa: PLR2004 - a spread needs two
        return Estimate(values[0] if values else math.nan, -math.inf, math.inf)
    value, error = float(np.mean(values)), float(stats.sem(values))
    half = float(stats.t.ppf((1 + _LEVEL) / 2, len(values) - 1)) * error
    return Estimate(value, value - half, value + half)


def difference(before: Sequence[Sequence[float]], after: Sequence[Sequence[float]]) -> Difference:
    """Estimate by how much a mean changes, averaged over pairs of tables; Welch's test for one pair."""
    pairs = [(np.asarray(a, float), np.asarray(b, float)) for a, b in zip(before, after, strict=True)]
    value = float(np.mean([b.mean() - a.mean() for a, b in pairs]))
    parts = [(float(sample.var(ddof=1)) / len(sample), len(sample)) for pair in pairs for sample in pair]
    variance = sum(part for part, _ in parts) / len(pairs) ** 2
    if variance == 0:
        return Difference(value, value, value, 1.0 if value == 0 else 0.0)
    freedom = sum(part for part, _ in parts) ** 2 / sum(part**2 / (size - 1) for part, size in parts)
    error = math.sqrt(variance)
    half = float(stats.t.ppf((1 + _LEVEL) / 2, freedom)) * error
    return Difference(value, value - half, value + half, float(2 * stats.t.sf(abs(value) / error, freedom)))


def share_difference(before: Sequence[Sequence[float]], after: Sequence[Sequence[float]]) -> Difference:
    """Estimate by how much a share changes, averaged over pairs of tables.

    The interval is Agresti and Caffo's: each sample gets one more win and one more loss, so that it stays honest where
    nothing, or everything, was won.
    """
    value = float(np.mean([np.mean(b) - np.mean(a) for a, b in zip(before, after, strict=True)]))
    low = [(sum(sample) + 1) / (len(sample) + 2) for sample in before]
    high = [(sum(sample) + 1) / (len(sample) + 2) for sample in after]
    sizes = [len(sample) + 2 for sample in (*before, *after)]
    error = math.sqrt(sum(p * (1 - p) / n for p, n in zip((*low, *high), sizes, strict=True))) / len(before)
    centre = float(np.mean(high) - np.mean(low))
    half = float(stats.norm.ppf((1 + _LEVEL) / 2)) * error
    return Difference(value, centre - half, centre + half, float(2 * stats.norm.sf(abs(centre) / error)))


def corrected(p_values: Sequence[float]) -> list[float]:
    """Correct p-values for their number (Benjamini and Hochberg): of those below 0.05 one in twenty is wrong."""
    return [float(p) for p in stats.false_discovery_control(p_values)] if p_values else []


def against(wins: float, games: int, fair: float) -> float:
    """Return the chance of a share at least as far from the fair one, if it is fair."""
    return float(stats.binomtest(round(wins), games, fair).pvalue) if games else 1.0


def uneven(wins: Sequence[float]) -> float:
    """Return the chance of shares at least as uneven, if all are equally likely."""
    return float(stats.chisquare(wins).pvalue) if sum(wins) else 1.0
