"""The clocks of a table. They do not read the time; it is passed to every call."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from escapade.server.wire import Control

SECOND = 1000
DAY = 86_400 * SECOND
_REMEMBERED = 20  # turns that can be taken back without a new allotment


class Clocks:
    """How much time each seat has left, and since when its clock runs.

    Time is given for a turn, however many actions it has: pausing, answering somebody else and taking moves back do
    not refill a clock. At tables opened before that was so (`control.turns` is false), every action is a turn.
    """

    def __init__(self, control: Control, seats: int) -> None:
        self.control = control
        self.left = [_allotment(control)] * seats
        self.since: list[int | None] = [None] * seats
        self.paused = False
        self._ended: deque[list[int]] = deque(maxlen=_REMEMBERED)  # what was left at the end of the latest turns

    @property
    def counted(self) -> bool:
        """Whether this table has clocks at all."""
        return self.control.kind != "none"

    @property
    def bank(self) -> bool:
        """Whether a seat has one time for the whole game."""
        return self.control.kind == "bank"

    def run(self, seats: Collection[int], at: int) -> None:
        """Run the clocks of these seats, and stop all others."""
        for seat, since in enumerate(self.since):
            if since is not None and (seat not in seats or self.paused):
                self.stop(seat, at - since)
            elif since is None and seat in seats and not self.paused:
                self.since[seat] = at
                if not self.bank and not self.control.turns:
                    self.left[seat] = _allotment(self.control)

    def stop(self, seat: int, spent: int) -> None:
        """Stop a seat's clock and subtract the time it took."""
        self.since[seat] = None
        self.left[seat] = max(0, self.left[seat] - spent)

    def press(self, seat: int, spent: int) -> None:
        """Stop a seat's clock because it has moved."""
        if self.since[seat] is not None:
            self.stop(seat, spent)
            if not self.control.turns:
                self._pay([seat], 1)

    def end_turn(self, seats: Collection[int]) -> None:
        """Give everybody the time for another turn; from a bank, those who acted in this one get the increment."""
        if self.control.turns:
            self._pay(seats, 1)
            if not self.bank:
                self._ended.append(self.left)
                self.left = [_allotment(self.control)] * len(self.left)

    def take_turn_back(self, seats: Collection[int]) -> None:
        """Undo the end of a turn in which these seats acted. The time it took stays used."""
        if self.control.turns:
            self._pay(seats, -1)
            if self._ended:
                self.left = self._ended.pop()

    def _pay(self, seats: Collection[int], times: int) -> None:
        for seat in seats if self.bank else ():
            self.left[seat] = max(0, self.left[seat] + times * self.control.increment * SECOND)

    def spent(self, seat: int, at: int) -> int:
        """Return how long a seat's clock has run."""
        since = self.since[seat]
        return 0 if since is None else max(0, at - since)

    def credit(self, ms: int) -> None:
        """Give time back to all running clocks."""
        self.since = [None if since is None else since + ms for since in self.since]

    def falls(self, seat: int) -> int | None:
        """Return when a seat's time is up (ms), if its clock runs."""
        since = self.since[seat]
        return since + self.left[seat] if since is not None and self.counted else None

    def next_fall(self) -> tuple[int, int] | None:
        """Return when the next time is up, and for which seat."""
        falls = [(fall, seat) for seat in range(len(self.since)) if (fall := self.falls(seat)) is not None]
        return min(falls, default=None)


def _allotment(control: Control) -> int:
    """Return the time a seat begins with."""
    return control.days * DAY if control.kind == "days" else control.seconds * SECOND
