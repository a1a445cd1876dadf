"""Enforcer: no Beating for a lost fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.bits import bit
from escapade.games.dig.demand import Window
from escapade.games.dig.extortion import Beatings, LossWatch
from escapade.games.dig.state import MICHEL
from escapade.messages import Message

if TYPE_CHECKING:
    from escapade.games.dig.state import State

ENFORCER: Final = 3  # its number


@mypyc_attr(acyclic=True)
class Enforcer(Background):
    """Enforcer (Bikers): you lose a fight: no Beating; in the gang the opponent takes it."""

    def key(self) -> str:
        return "enforcer"


@mypyc_attr(acyclic=True)
class EnforcerWindow(Window):
    """The losers of a fight, with their helpers, are asked before the prize, also at 2 Beatings (D12.25)."""

    def background(self) -> i64:
        """It waits for this one."""
        return ENFORCER

    def without(self, seat: i64) -> Window:
        return EnforcerWindow(self.seat, self.waiting & ~bit(seat))

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        """Take no Beating; in the gang the winner takes it, unless that is Michel(le)."""
        blows = s.asked
        assert isinstance(blows, Beatings)
        s.answered()
        s.ask(Beatings(blows.seat, blows.losers & ~bit(seat)))
        if gang and self.seat != MICHEL:
            s.hurt(self.seat)

    def question(self, s: State) -> Message:
        """The fight is lost."""
        return Message("dig-question-enforcer")


@mypyc_attr(acyclic=True)
class AskLosers(LossWatch):
    """Asks the losers of a fight who might hold it."""

    def lost(self, s: State, winner: i64, losers: i64) -> None:
        asked = s.might_hold(ENFORCER, losers)
        if asked:
            s.ask(EnforcerWindow(winner, asked))
