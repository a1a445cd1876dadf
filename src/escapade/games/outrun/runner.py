"""One player's side of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.games.outrun.trail import NOTHING_LAID

if TYPE_CHECKING:
    from escapade.games.outrun.trail import Trail

# The status of a player's run in this round.
RUNNING: Final = 0
FINISHED: Final = 1
LATE: Final = 2


@mypyc_attr(acyclic=True)
class Ran:
    """A player's run in a finished round, visible to all."""

    def __init__(self, status: i64, trail: Trail, bound: i64, *, right: bool) -> None:
        """Whether it was finished, its cards, its modifiers, and whether it was right."""
        self.status: Final = status
        self.trail: Final = trail
        self.bound: Final = bound
        self.right: Final = right


@mypyc_attr(acyclic=True)
class Runner:
    """One player's tokens, cards, and run of this round."""

    def __init__(self) -> None:
        self.room: i64 = 1
        self.place: i64 = 0  # on the monster board; 0 is the +0 area
        self.front: i64 = 0  # the interference cards in front of the player
        self.hand: list[int] = []  # the interference cards whose kind is known here, in the order of kinds
        self.hidden: i64 = 0  # how many more there are, face down
        self.infected = False
        self.fresh = False  # infected only in this round
        self.immune = False
        self.opened = False  # has seen the path
        self.status: i64 = LATE
        self.right = False  # the last run checked was
        self.ran: Ran | None = None  # the last run that was checked
        self.moved: i64 = 0  # rooms, after it
        self.trail = NOTHING_LAID

    def held(self) -> i64:
        """Count the cards of the hand."""
        return len(self.hand) + self.hidden

    def receive(self, card: int) -> None:
        """Put a card into the hand."""
        self.hand.append(card)
        self.hand.sort()

    def ready(self) -> None:
        """Start a new round: reset the run and what lasts until the end of a round."""
        self.fresh = False
        self.immune = False
        self.opened = False
        self.status = RUNNING
        self.trail = NOTHING_LAID

    def fork(self) -> Runner:
        twin = Runner()
        twin.copy_from(self)
        return twin

    def copy_from(self, other: Runner) -> None:
        self.room = other.room
        self.place = other.place
        self.front = other.front
        self.hand = other.hand[:]
        self.hidden = other.hidden
        self.infected = other.infected
        self.fresh = other.fresh
        self.immune = other.immune
        self.opened = other.opened
        self.status = other.status
        self.right = other.right
        self.ran = other.ran
        self.moved = other.moved
        self.trail = other.trail
