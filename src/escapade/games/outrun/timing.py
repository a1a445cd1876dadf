"""Time in Outrun: runs are measured, answers are limited (O1.2, O1.9), and a Shield may be used in advance (O3.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from escapade.games.outrun.cards import SHIELD
from escapade.games.outrun.codes import ACCEPT, USE_SHIELD
from escapade.games.outrun.runner import RUNNING
from escapade.games.outrun.state import REACTION, RUN
from escapade.games.outrun.trail import Trail, read_trail
from escapade.timing import Timing

if TYPE_CHECKING:
    from escapade import engine
    from escapade.engine import Action
    from escapade.games.outrun.state import State

_ANSWER: Final = 20_000  # ms for an answer (O1.9)
_APART: Final = "apart"  # nobody waits at the table, so nobody is hurried (O5.5)
_ANSWERS: Final = ("ask", "use", "keep")  # wait for the player; use a Shield if there is one; keep it


class OutrunTiming(Timing):
    """Everybody runs against the clock, and everybody who was played a card may hold a Shield."""

    def with_times(self, text: str, elapsed: int, credit: int, ping: int) -> str:
        """Write what the server has measured into a run; what a client says of it counts only as the credit (O5.1)."""
        if "@" not in text:
            return text
        trail = read_trail(text.strip())
        return Trail(trail.laid, elapsed, credit, ping, trail.laps).text()

    def duration(self, text: str) -> int:
        """Read how long a run has taken."""
        return int(read_trail(text).elapsed) if "@" in text else 0

    def time_limit(self, state: engine.State, seat: int) -> int | None:
        """Limit answers, and runs once somebody has finished."""
        s = cast("State", state)
        if s.rulebook.mode.name == _APART:
            return None
        if s.step != RUN:
            return _ANSWER
        limited = s.rulebook.limits and s.runners[seat].status == RUNNING
        return s.rulebook.mode.times_up(s) if limited else None

    def alone_options(self) -> dict[str, str]:
        """Nobody else waits, so no run is late (O1.2)."""
        return {"limits": "no"}

    def masks_response(self, state: engine.State, seat: int) -> bool:
        """A card was just played on this seat, which may hold a Shield or not (O3.2)."""
        s = cast("State", state)
        return not s.over and s.step == REACTION and seat == s.asked

    def standing_answers(self) -> tuple[str, ...]:
        """Name the standing answers (O3.2)."""
        return _ANSWERS

    def standing_answer(self, state: engine.State, seat: int, answer: str) -> Action | None:
        """Give what a standing answer says now, or None if the player is to be asked, or nothing is (O3.2)."""
        if answer not in _ANSWERS:
            raise ValueError(f"a standing answer is one of {', '.join(_ANSWERS)}, not '{answer}' (O3.2)")
        if answer == "ask" or not self.masks_response(state, seat):
            return None
        shielded = answer == "use" and SHIELD in cast("State", state).runners[seat].hand
        return state.action(USE_SHIELD if shielded else ACCEPT)

    def keeps_clock_running(self, text: str) -> bool:
        """Calling the time does not stop one's own (O1.2)."""
        return text.strip() == "time"

    def starts_race(self, text: str) -> bool:
        """Turning up a path starts everybody's time (O1.1)."""
        return text.strip() == "turn"
