"""Smuggler: after your Sell, cigarettes, and for the Cartel a Knife."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.engine import Refusal
from escapade.games.dig.actions import Move, offer
from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.cards import KNIFE
from escapade.games.dig.codes import SMUGGLE
from escapade.games.dig.reveal import Reveal
from escapade.games.dig.state import AFTER_SELL

if TYPE_CHECKING:
    from escapade.engine import Choices
    from escapade.games.dig.state import State

SMUGGLER: Final = 0  # its number
CIGARETTES: Final = 3

NOTHING_SOLD: Final = Refusal("D9", "Smuggler is revealed right after your Sell")


@mypyc_attr(acyclic=True)
class Smuggler(Background):
    """Smuggler (Cartel): after your Sell, 3 cigarettes; and in the gang 1 Knife."""

    def title(self) -> str:
        """Name it."""
        return "Smuggler"

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add it after a Sell."""
        offer(s, seat, SMUGGLE, 1, out)


@mypyc_attr(acyclic=True)
class Smuggle(Reveal):
    """Take 3 cigarettes after a Sell, untouched by anybody (D12.27)."""

    def barred(self, s: State, seat: i64) -> Refusal | None:
        """Has something just been sold?"""
        return None if s.moment == AFTER_SELL else NOTHING_SOLD

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        """Take them, and a Knife."""
        s.earn(seat, CIGARETTES)
        if gang:
            s.fetch_some(seat, KNIFE, 1)

    def text(self) -> str:
        """Write it."""
        return "smuggler"


def moves() -> list[Move]:
    """List the action."""
    return [Smuggle(SMUGGLE, SMUGGLER)]
