"""When the time of a run is up (O1.2), from measured times in milliseconds. There is no clock here."""

from __future__ import annotations

from typing import Final

LAST_ONE: Final = 20_000  # left to the last runner after the second-last Finish (O1.2)
IN_ANY_CASE: Final = 90_000
NEVER: Final = 1 << 60  # where only the players' call ends a run


def times_up(finishes: list[int], players: int, last_one: int = LAST_ONE) -> int:
    """Return the time after which a run is late, by the server's clock since sending (O1.2)."""
    if len(finishes) < players - 1:
        return IN_ANY_CASE
    second_last = sorted(finishes)[players - 2]
    return min(IN_ANY_CASE, second_last + last_one)
