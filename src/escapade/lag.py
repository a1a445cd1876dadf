"""How much of a measured time is network delay, not the player's (O5.1)."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_CREDIT = 400  # ms, the upper limit for any connection


def credit(server_ms: int, client_ms: int | None, round_trips: Sequence[float]) -> int:
    """Return the delay to subtract: the difference of both clocks, as far as the connection explains it."""
    if client_ms is None:
        return 0
    return max(0, min(server_ms - client_ms, credit_cap(round_trips), server_ms))


def credit_cap(round_trips: Sequence[float]) -> int:
    """Return the largest credit in ms: the median round trip plus twice the jitter, at most 400."""
    return int(min(MOST_CREDIT, _middle(round_trips) + 2 * _jitter(round_trips)))


def ping(round_trips: Sequence[float]) -> int:
    """Return the median round trip in ms; 0 if none was measured."""
    return int(_middle(round_trips))


def _jitter(round_trips: Sequence[float]) -> float:
    """Return the median deviation from the median round trip."""
    usual = _middle(round_trips)
    return _middle([abs(max(0, trip) - usual) for trip in round_trips])


def _middle(numbers: Sequence[float]) -> float:
    """Return the median; for an even count the mean of the middle two."""
    return median([max(0, number) for number in numbers]) if numbers else 0
