"""How players run: all at once, each when ready, or all at once without hurry (O5.5, O5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from escapade.games.outrun.ranking import BAND, EQUAL
from escapade.games.outrun.runner import FINISHED
from escapade.games.outrun.state import RUN, WHICH_WAY
from escapade.games.outrun.stopwatch import IN_ANY_CASE, LAST_ONE, NEVER, times_up
from escapade.games.outrun.trail import FACE_DOWN

if TYPE_CHECKING:
    from escapade.games.outrun.state import State


class Mode:
    """Together: the path is turned up for all at once."""

    face_down: ClassVar[bool] = False  # the path, while players run

    def __init__(self, name: str, width: i64 = EQUAL, last_one: int = LAST_ONE) -> None:
        """name; width: times this close count as equal; last_one: time left to the last runner, in ms."""
        self.name: Final = name
        self.width: Final = width
        self.last_one: Final = last_one

    def begin(self, s: State, turner: i64) -> None:
        """Let a player turn up the path (O1.1)."""
        s.begin(WHICH_WAY, turner)

    def knows(self, s: State, seat: i64) -> bool:
        """Whether a seat may know the current path."""
        return True

    def reveal(self, s: State) -> None:
        """Show the path to those who have not seen it: nobody."""

    def times_up(self, s: State) -> int:
        """Return the time after which a run is late, in ms (O1.2); in a view, as far as runs are visible."""
        if not s.rulebook.limits:
            return NEVER
        done = [runner.trail for runner in s.runners if runner.status == FINISHED]
        finishes = [int(trail.elapsed) for trail in done if trail.laid != FACE_DOWN]
        return times_up(finishes, len(s.runners), self.last_one)


class Apart(Mode):
    """Apart: the path is face down; each player opens it when ready, once, with their own stopwatch (O5.5)."""

    face_down: ClassVar[bool] = True

    def begin(self, s: State, turner: i64) -> None:
        s.put_down_path(s.next_path())
        s.begin(RUN, turner)

    def knows(self, s: State, seat: i64) -> bool:
        """Whether a seat has opened it, while others run."""
        return s.step != RUN or (seat < s.seats and s.runners[seat].opened)

    def reveal(self, s: State) -> None:
        """Show the path to all."""
        s.show_path(s.path)


def together() -> Mode:
    """Run at once (O1.2)."""
    return Mode("together")


def apart() -> Mode:
    """Run each when ready: no clock runs because another has finished (O5.5)."""
    return Apart("apart", EQUAL, IN_ANY_CASE)


def relaxed() -> Mode:
    """Run at once without hurry: times within two seconds count as equal (O5.6)."""
    return Mode("relaxed", BAND)
