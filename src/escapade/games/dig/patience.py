"""How long the rules wait for an answer out of turn, and standing answers: nobody's pause tells what they hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.dig.codes import PASS
from escapade.games.dig.demand import Window

if TYPE_CHECKING:
    from mypy_extensions import i64

    from escapade.engine import Action
    from escapade.games.dig.state import State

ANSWER: Final = 30_000  # ms for an answer out of turn (D10)
ANSWERS: Final = ("ask", "pass")  # wait for the player; do nothing


def patience(s: State, seat: i64) -> int | None:
    """Give the ms since a seat was asked out of turn; one's own turn may take for ever."""
    return None if s.asked is None or seat == s.turn else ANSWER


def reacting(s: State, seat: i64) -> bool:
    """Tell whether a seat is asked like everybody who might hold a Background (D12.15)."""
    return isinstance(s.asked, Window) and s.asked.asks(seat)


def standing_answer(s: State, seat: i64, answer: str) -> Action | None:
    """Give what a standing answer says now, or None if the player is to be asked, or nothing is."""
    return s.action(PASS) if answer == "pass" and reacting(s, seat) else None
