"""Standing answers: what a table replies for a player, after the same pause for all, when a card is played on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.outrun.cards import SHIELD
from escapade.games.outrun.codes import ACCEPT, USE_SHIELD
from escapade.games.outrun.state import REACTION

if TYPE_CHECKING:
    from mypy_extensions import i64

    from escapade.engine import Action
    from escapade.games.outrun.state import State

ANSWERS: Final = ("ask", "use", "keep")  # wait for the player; use a Shield if there is one; keep it


def reacting(s: State, seat: i64) -> bool:
    """Tell whether a card was just played on this seat."""
    return not s.over and s.step == REACTION and seat == s.asked


def standing_answer(s: State, seat: i64, answer: str) -> Action | None:
    """Give what a standing answer says now, or None if the player is to be asked, or nothing is (O3.2)."""
    if answer not in ANSWERS:
        raise ValueError(f"a standing answer is one of {', '.join(ANSWERS)}, not '{answer}' (O3.2)")
    if answer == "ask" or not reacting(s, seat):
        return None
    return s.action(USE_SHIELD if answer == "use" and SHIELD in s.runners[seat].hand else ACCEPT)
