"""Who was faster? Times as good as equal are one group, and in it whoever is further back goes first (O5.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EQUAL: Final = 20  # ms that nobody can tell apart (O5.3)
BAND: Final = 2_000  # ms, for those who do not want to hurry (O5.6)


class Finisher:
    """One runner to be ranked."""

    def __init__(self, seat: int, time: i64, room: i64) -> None:
        """Whose run, how long it took, and the room the token stands in."""
        self.seat: Final = seat
        self.time: Final = time
        self.room: Final = room


def ranked(finishers: list[Finisher], width: i64) -> list[int]:
    """Give the seats, fastest group first: the fastest left and all within the width of it are one group."""
    left = sorted(finishers, key=_by_time)
    out: list[int] = []
    while left:
        fastest = left[0].time
        group = [finisher for finisher in left if finisher.time - fastest <= width]
        out += [finisher.seat for finisher in sorted(group, key=_by_room)]
        left = left[len(group) :]
    return out


def _by_time(finisher: Finisher) -> tuple[int, int]:
    """Order by time, then by seat."""
    return int(finisher.time), finisher.seat


def _by_room(finisher: Finisher) -> tuple[int, int, int]:
    """Order the rearmost first, then by time, then by seat."""
    return int(finisher.room), int(finisher.time), finisher.seat
