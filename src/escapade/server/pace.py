"""How fast may somebody ask? A bucket that fills steadily and is emptied by one for each question."""

from __future__ import annotations

import time


class Pace:
    """One bucket."""

    __slots__ = ("at", "full", "left", "rate")

    def __init__(self, rate: float, full: int) -> None:
        self.rate = rate
        self.full = full
        self.left = float(full)
        self.at = time.monotonic()

    def allow(self) -> bool:
        """Take one, if there is one."""
        at = time.monotonic()
        self.left = min(self.full, self.left + (at - self.at) * self.rate)
        self.at = at
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Paces:
    """A bucket for everybody who asks; those long full are forgotten."""

    MOST = 10_000

    def __init__(self, rate: float, full: int) -> None:
        self.rate = rate
        self.full = full
        self.buckets: dict[str, Pace] = {}

    def allow(self, who: str) -> bool:
        """Take one from somebody's bucket."""
        if len(self.buckets) >= self.MOST:
            self.buckets.clear()
        return self.buckets.setdefault(who, Pace(self.rate, self.full)).allow()
