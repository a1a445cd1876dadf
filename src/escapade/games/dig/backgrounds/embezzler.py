"""Embezzler: takes a share of another player's sale."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.bits import bit
from escapade.games.dig.demand import Window
from escapade.games.dig.trading import Payment, SaleWatch, pay
from escapade.messages import message

if TYPE_CHECKING:
    from escapade.games.dig.state import State
    from escapade.messages import Message

EMBEZZLER: Final = 14  # its number


@mypyc_attr(acyclic=True)
class Embezzler(Background):
    """Embezzler (Mafia): another Sells: take half, rounded up; in the gang take all."""

    def key(self) -> str:
        return "embezzler"


@mypyc_attr(acyclic=True)
class EmbezzlerWindow(Window):
    """All others who might hold the Embezzler are asked before a sale is paid (D12.27)."""

    def background(self) -> i64:
        """It waits for this one."""
        return EMBEZZLER

    def without(self, seat: i64) -> Window:
        return EmbezzlerWindow(self.seat, self.waiting & ~bit(seat))

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        """Take half of the payment, or all; the seller gets the rest."""
        payment = s.asked
        assert isinstance(payment, Payment)
        s.answered()
        share = payment.cigarettes if gang else (payment.cigarettes + 1) // 2
        s.earn(seat, share)
        pay(s, payment.seat, payment.cigarettes - share)

    def question(self, s: State) -> Message:
        return message("dig-question-embezzler", name=self.doer())


@mypyc_attr(acyclic=True)
class AskBuyers(SaleWatch):
    """Asks everyone except the seller who might hold it."""

    def sold(self, s: State, seat: i64) -> None:
        asked = s.might_hold(EMBEZZLER, ~bit(seat))
        if asked:
            s.ask(EmbezzlerWindow(seat, asked))
