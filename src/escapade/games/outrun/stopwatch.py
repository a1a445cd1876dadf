"""When the time of a run is up (O1.2): no clock here, only what clocks have measured, in milliseconds."""

from __future__ import annotations

from typing import Final

LAST_ONE: Final = 20_000  # left to the last runner after the second-last Finish (O1.2)
IN_ANY_CASE: Final = 90_000
NEVER: Final = 1 << 60  # where only the players' call ends a run


def times_up(finishes: list[int], players: int, last_one: int = LAST_ONE) -> int:
    """Give the moment the time is up, as the server's clock counts from sending: after it a run is late (O1.2)."""
    if len(finishes) < players - 1:
        return IN_ANY_CASE
    second_last = sorted(finishes)[players - 2]
    return min(IN_ANY_CASE, second_last + last_one)
