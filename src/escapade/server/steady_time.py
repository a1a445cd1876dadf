"""The time, in milliseconds since 1970, for everything a table stores or waits for.

The time is taken once, when the server starts, from the database server or this machine's clock, and from then on
counted by a clock that nobody can set. A jump of the system clock therefore costs no player anything. Small differences
(drift) are taken up slowly; a larger one is reported and waits for the next restart.
"""

from __future__ import annotations

import logging
import time

LOG = logging.getLogger(__name__)
_DRIFT = 2_000  # ms: a smaller difference is drift and is corrected; a larger one is a jump and is ignored
_STEP = 20  # ms corrected at once, at most


def system() -> int:
    """Read this machine's clock (ms since 1970)."""
    return time.time_ns() // 1_000_000


def ticks() -> int:
    """Return milliseconds of a monotonic clock, one that counts while the machine sleeps if there is one."""
    clock = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
    return time.clock_gettime_ns(clock) // 1_000_000


class SteadyTime:
    """The time of this process."""

    def __init__(self) -> None:
        self.offset = system() - ticks()
        self.jumped = False

    def now(self) -> int:
        """Return the time (ms since 1970)."""
        return ticks() + self.offset

    def begin(self, reference: int, last: int = 0) -> None:
        """Start from a reference clock, but never before a time already stored."""
        self.offset = max(reference, last) - ticks()
        self.jumped = False

    def adjust(self, reference: int) -> None:
        """Follow the reference clock's drift; ignore its jumps."""
        difference = reference - self.now()
        if abs(difference) <= _DRIFT:
            self.jumped = False
            self.offset += max(-_STEP, min(_STEP, difference))
        elif not self.jumped:
            self.jumped = True
            LOG.warning("the clock jumped by %d s; running games do not follow it", difference // 1000)


TIME = SteadyTime()
now = TIME.now
