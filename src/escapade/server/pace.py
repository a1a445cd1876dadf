"""How fast may somebody ask? Token buckets: each fills steadily and pays for what is asked."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_BUCKETS = 50_000  # remembered at once; about 10 MB


class Pace:
    """One bucket: `rate` tokens a second, at most `full` of them."""

    __slots__ = ("at", "full", "left", "rate")

    def __init__(self, rate: float, full: float) -> None:
        self.rate = rate
        self.full = full
        self.left = float(full)
        self.at = time.monotonic()

    def refill(self) -> None:
        """Add what has come since the last time."""
        at = time.monotonic()
        self.left = min(self.full, self.left + (at - self.at) * self.rate)
        self.at = at

    def take(self, cost: float = 1.0) -> float:
        """Pay if there is enough, and give 0; else give the seconds until there will be."""
        self.refill()
        if self.left < cost:
            return (cost - self.left) / self.rate
        self.left -= cost
        return 0.0

    def charge(self, cost: float) -> None:
        """Pay for what has been given already; this may leave a debt."""
        self.refill()
        self.left -= cost

    def debt(self) -> float:
        """Give the seconds until the debt is paid, 0 where there is none."""
        self.refill()
        return max(0.0, -self.left / self.rate)


class Paces:
    """A bucket for everybody who asks. Only the one not used for longest is forgotten when there are too many.

    All buckets fill at the same rate, so that one is full again, or closer to it than any that was used since. Whoever
    wants theirs forgotten has to come from that many other addresses first.
    """

    def __init__(self, rate: float, full: float, most: int = MOST_BUCKETS) -> None:
        self.rate = rate
        self.full = full
        self.most = most
        self.buckets: OrderedDict[str, Pace] = OrderedDict()

    def of(self, who: str) -> Pace:
        """Find somebody's bucket."""
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Pace(self.rate, self.full)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(who)
        return bucket

    def take(self, who: str, cost: float = 1.0) -> float:
        """Pay from somebody's bucket, and give 0; else the seconds until there is enough."""
        return self.of(who).take(cost)
