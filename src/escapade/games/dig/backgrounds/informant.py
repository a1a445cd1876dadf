"""Informant: cancels another player's Action card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.bits import bit
from escapade.games.dig.demand import Window
from escapade.games.dig.playing import CardWatch, InPlay
from escapade.messages import message

if TYPE_CHECKING:
    from escapade.games.dig.state import State
    from escapade.messages import Message

INFORMANT: Final = 8  # its number


@mypyc_attr(acyclic=True)
class Informant(Background):
    """Informant (Triad): another plays an Action card: cancel it; and in the gang take it."""

    def key(self) -> str:
        return "informant"


@mypyc_attr(acyclic=True)
class InformantWindow(Window):
    """All others who might hold the Informant are asked before an Action card works (D12.11)."""

    def background(self) -> i64:
        """It waits for this one."""
        return INFORMANT

    def without(self, seat: i64) -> Window:
        return InformantWindow(self.seat, self.waiting & ~bit(seat))

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        """Cancel the card in play; it is discarded or, in the gang, taken."""
        s.answered()
        if gang:
            s.claim(seat, s.shown)
        else:
            s.put_away()

    def question(self, s: State) -> Message:
        """Return who plays what, and on whom."""
        shown = self.below
        assert isinstance(shown, InPlay)  # it reacts to the card in play
        return message("dig-question-informant", shown=shown.play(s).shown(s, self.seat))


@mypyc_attr(acyclic=True)
class AskWitnesses(CardWatch):
    """Asks everyone except the player of the card who might hold it."""

    def shown(self, s: State, seat: i64) -> None:
        asked = s.might_hold(INFORMANT, ~bit(seat))
        if asked:
            s.ask(InformantWindow(seat, asked))
