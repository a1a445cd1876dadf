"""Ranks runners by time; times almost equal form a group, in which those further back go first (O5.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EQUAL: Final = 20  # ms: a difference too small to notice (O5.3)
BAND: Final = 2_000  # ms, in the relaxed mode (O5.6)


class Finisher:
    """A runner to be ranked."""

    def __init__(self, seat: int, time: i64, room: i64) -> None:
        """Whose run, how long it took, and the room the token stands in."""
        self.seat: Final = seat
        self.time: Final = time
        self.room: Final = room


def ranked(finishers: list[Finisher], width: i64) -> list[int]:
    """Return the seats, fastest group first: the fastest one left and all within the width of it are a group."""
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
