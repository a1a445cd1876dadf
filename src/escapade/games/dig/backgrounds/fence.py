"""Fence: one Buy anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.effects import PickSpot
from escapade.games.dig import codes
from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.move import Move, offer
from escapade.games.dig.reveal import Reveal
from escapade.games.dig.spots import stack
from escapade.games.dig.trading import buy, buy_effects, buy_facts, cannot_buy
from escapade.messages import Message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.engine import Choices, Refusal
    from escapade.games.dig.state import State

FENCE: Final = 2  # its number
_REBATE: Final = 2  # for a member of the Cartel


@mypyc_attr(acyclic=True)
class Fence(Background):
    """Fence (Cartel): on your turn, one Buy anywhere, no action; in the gang for 2 less."""

    def key(self) -> str:
        return "fence"

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every deal that can be paid."""
        offer(s, seat, codes.FENCE, codes.DEALS, out)


@mypyc_attr(acyclic=True)
class BuyFromFence(Reveal):
    """Buy anywhere, for no action (D9)."""

    def __init__(self, code: i64, deal: i64) -> None:
        super().__init__(code, FENCE)
        self.deal: Final = deal

    def barred(self, s: State, seat: i64) -> Refusal | None:
        return cannot_buy(s, seat, self.deal, _rebate(s, seat))

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        buy(s, seat, self.deal, _REBATE if gang else 0)

    def text(self) -> str:
        return f"fence {int(self.deal) + 1}"

    def group(self) -> str:
        return "buy"

    def message(self, s: State, seat: i64) -> Message:
        return Message("dig-action-fence", buy_facts(s, seat, self.deal, _rebate(s, seat)))

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return buy_effects(s, seat, self.deal, _rebate(s, seat))

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickSpot(stack(s.rulebook.printed.deals[self.deal].take))]


def _rebate(s: State, seat: i64) -> i64:
    """Return the discount in cigarettes."""
    return _REBATE if s.in_its_gang(seat) else 0


def moves() -> list[Move]:
    return [BuyFromFence(codes.FENCE + deal, deal) for deal in range(codes.DEALS)]
