"""Smuggler: after your Sell, cigarettes, and for the Cartel a Knife."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.effects import PickSpot
from escapade.engine import Refusal
from escapade.games.dig import spots
from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.cards import KNIFE
from escapade.games.dig.codes import SMUGGLE
from escapade.games.dig.move import Move, offer_one
from escapade.games.dig.reveal import Reveal
from escapade.games.dig.spots import background, counts, fetched
from escapade.games.dig.state import AFTER_SELL
from escapade.messages import message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.engine import Choices
    from escapade.games.dig.state import State
    from escapade.messages import Message

SMUGGLER: Final = 0  # its number
_CIGARETTES: Final = 3

_NOTHING_SOLD: Final = Refusal("D9", "dig-refusal-nothing-sold")


@mypyc_attr(acyclic=True)
class Smuggler(Background):
    """Smuggler (Cartel): after your Sell, 3 cigarettes; and in the gang 1 Knife."""

    def key(self) -> str:
        return "smuggler"

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add it after a Sell."""
        offer_one(s, seat, SMUGGLE, out)


@mypyc_attr(acyclic=True)
class Smuggle(Reveal):
    """Take 3 cigarettes after a Sell; nobody can take a share of them (D12.27)."""

    def barred(self, s: State, seat: i64) -> Refusal | None:
        return None if s.moment == AFTER_SELL else _NOTHING_SOLD

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        s.earn(seat, _CIGARETTES)
        if gang:
            s.fetch_some(seat, KNIFE, 1)

    def text(self) -> str:
        return "smuggler"

    def message(self, s: State, seat: i64) -> Message:
        id_ = "dig-action-smuggle-gang" if s.in_its_gang(seat) else "dig-action-smuggle"
        return message(id_, count=_CIGARETTES)

    def effects(self, s: State, seat: i64) -> list[Effect]:
        knives = min(s.stacks[KNIFE], 1) if s.in_its_gang(seat) else 0
        return counts(spots.CIGARETTES, _CIGARETTES, seat) + fetched(seat, KNIFE, knives)

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickSpot(background(seat))]


def moves() -> list[Move]:
    return [Smuggle(SMUGGLE, SMUGGLER)]
