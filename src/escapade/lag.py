"""How much of a measured time was the network's, not the player's (O5.1), from what clocks have measured."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_CREDIT = 400  # ms, however slow the line is


def credit(server_ms: int, client_ms: int | None, round_trips: Sequence[float]) -> int:
    """Believe the client's own time as far as its connection can explain the difference."""
    if client_ms is None:
        return 0
    return max(0, min(server_ms - client_ms, credit_cap(round_trips), server_ms))


def credit_cap(round_trips: Sequence[float]) -> int:
    """Return the most a connection can explain, in ms: its median round trip and twice its jitter, 400 at most."""
    return int(min(MOST_CREDIT, _middle(round_trips) + 2 * _jitter(round_trips)))


def ping(round_trips: Sequence[float]) -> int:
    """Return the median round trip in ms; nothing measured explains nothing."""
    return int(_middle(round_trips))


def _jitter(round_trips: Sequence[float]) -> float:
    """Return how far a round trip is from the usual one: the median of the distances."""
    usual = _middle(round_trips)
    return _middle([abs(max(0, trip) - usual) for trip in round_trips])


def _middle(numbers: Sequence[float]) -> float:
    """Return the median; of an even number of them the mean of the middle two."""
    return median([max(0, number) for number in numbers]) if numbers else 0
