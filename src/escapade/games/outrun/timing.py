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
_TOGETHER: Final = "together"
_ANSWERS: Final = ("ask", "use", "keep")  # wait for the player; use a Shield if there is one; keep it


class OutrunTiming(Timing):
    """The timing of Outrun: runs are timed, and everyone a card was played on may hold a Shield."""

    def with_times(self, text: str, elapsed: int, credit: int, ping: int) -> str:
        """Write the server's times into a run; a client's time counts only as the credit (O5.1)."""
        if "@" not in text:
            return text
        trail = read_trail(text.strip())
        return Trail(trail.laid, elapsed, credit, ping, trail.laps).text()

    def untimed(self, text: str) -> str:
        return text.partition("@")[0]

    def duration(self, text: str) -> int:
        return int(read_trail(text).elapsed) if "@" in text else 0

    def time_limit(self, state: engine.State, seat: int) -> int | None:
        s = cast("State", state)
        if s.rulebook.mode.name == _APART:
            return None
        if s.step != RUN:
            return _ANSWER
        limited = s.rulebook.limits and s.runners[seat].status == RUNNING
        return s.rulebook.mode.times_up(s) if limited else None

    def alone_options(self) -> dict[str, str]:
        return {"limits": "no"}

    def shared_options(self, options: dict[str, str]) -> dict[str, str]:
        return {} if options.get("mode", _TOGETHER) == _APART else {"mode": _APART}

    def masks_response(self, state: engine.State, seat: int) -> bool:
        """Whether a card was just played on this seat, which may hold a Shield or not (O3.2)."""
        s = cast("State", state)
        return not s.over and s.step == REACTION and seat == s.asked

    def standing_answers(self) -> tuple[str, ...]:
        return _ANSWERS

    def standing_answer(self, state: engine.State, seat: int, answer: str) -> Action | None:
        """Return the action of a standing answer, or None if the player is to be asked (O3.2)."""
        if answer not in _ANSWERS:
            raise ValueError(f"a standing answer is one of {', '.join(_ANSWERS)}, not '{answer}' (O3.2)")
        if answer == "ask" or not self.masks_response(state, seat):
            return None
        shielded = answer == "use" and SHIELD in cast("State", state).runners[seat].hand
        return state.action(USE_SHIELD if shielded else ACCEPT)

    def keeps_clock_running(self, text: str) -> bool:
        return text.strip() == "time"

    def starts_race(self, text: str) -> bool:
        return text.strip() == "turn"
