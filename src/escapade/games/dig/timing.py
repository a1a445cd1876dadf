"""How long the rules wait for an answer out of turn, and standing answers: nobody's pause tells what they hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from escapade.games.dig.actions import DiscardDown
from escapade.games.dig.answers import SeatAnswer
from escapade.games.dig.backgrounds.con_artist import AskAnother, Con
from escapade.games.dig.codes import PASS
from escapade.games.dig.demand import Window
from escapade.games.dig.joining import PayDues
from escapade.games.dig.teams import Giving
from escapade.timing import Timing

if TYPE_CHECKING:
    from escapade import engine
    from escapade.engine import Action
    from escapade.games.dig.state import State

_ANSWER: Final = 30_000  # ms for an answer out of turn (D10)
_ANSWERS: Final = ("ask", "pass")  # wait for the player; do nothing


class DigTiming(Timing):
    """Only answers out of turn are limited in time."""

    def time_limit(self, state: engine.State, seat: int) -> int | None:
        """Limit answers out of turn; one's own turn may take for ever (D10)."""
        s = cast("State", state)
        return None if s.asked is None or seat == s.turn else _ANSWER

    def repeats(self, state: engine.State, seat: int) -> bool:
        """Discards at the limit, dues of a gang and gifts to a teammate are chosen card by card."""
        return isinstance(cast("State", state).asked, (DiscardDown, PayDues, Giving))

    def masks_response(self, state: engine.State, seat: int) -> bool:
        asked = cast("State", state).asked
        return isinstance(asked, Window) and asked.asks(seat)

    def tells_hidden(self, state: engine.State, action: Action) -> bool:
        """Who has no card the Con artist asks for has told that."""
        asks_another = isinstance(cast("State", state).asked, AskAnother) and isinstance(action, SeatAnswer)
        return isinstance(action, Con) or asks_another

    def standing_answers(self) -> tuple[str, ...]:
        return _ANSWERS

    def standing_answer(self, state: engine.State, seat: int, answer: str) -> Action | None:
        return state.action(PASS) if answer == "pass" and self.masks_response(state, seat) else None
