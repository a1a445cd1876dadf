"""How long a run took, fairly over any network (O5): no clock here, only what clocks have measured, in milliseconds."""

from __future__ import annotations

from typing import Final

MOST_CREDIT: Final = 400  # for the way through the network, however slow it is (O5.1)
LAST_ONE: Final = 20_000  # left to the last runner after the second-last Finish (O1.2)
IN_ANY_CASE: Final = 90_000


def adjusted(server_ms: int, client_ms: int, round_trips: list[int]) -> int:
    """Give the time that counts: the server's, less the credit (O5.0)."""
    return server_ms - credit(server_ms, client_ms, round_trips)


def credit(server_ms: int, client_ms: int, round_trips: list[int]) -> int:
    """Believe the client's own time as far as its connection can explain the difference (O5.1)."""
    return max(0, min(server_ms - client_ms, credit_cap(round_trips), server_ms))


def credit_cap(round_trips: list[int]) -> int:
    """Give the most a connection can explain: its median round trip and twice its jitter, 400 ms at most."""
    return min(MOST_CREDIT, ping(round_trips) + 2 * jitter(round_trips))


def ping(round_trips: list[int]) -> int:
    """Give the median round trip; nothing measured explains nothing."""
    return median([max(0, trip) for trip in round_trips])


def jitter(round_trips: list[int]) -> int:
    """Give how far a round trip is from the usual one: the median of the distances."""
    usual = ping(round_trips)
    return median([abs(max(0, trip) - usual) for trip in round_trips])


def median(numbers: list[int]) -> int:
    """Give the number in the middle, the lower of two."""
    return sorted(numbers)[(len(numbers) - 1) // 2] if numbers else 0


def times_up(finishes: list[int], players: int, last_one: int = LAST_ONE) -> int:
    """Give the moment the time is up, as the server's clock counts from sending: after it a run is late (O1.2)."""
    if len(finishes) < players - 1:
        return IN_ANY_CASE
    second_last = sorted(finishes)[players - 2]
    return min(IN_ANY_CASE, second_last + last_one)
