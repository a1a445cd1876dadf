"""Counterfeiter: free cigarettes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.effects import PickSpot
from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.codes import COUNTERFEIT
from escapade.games.dig.move import Move, offer_one
from escapade.games.dig.reveal import Reveal
from escapade.games.dig.spots import CIGARETTES, background, counts
from escapade.messages import message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.engine import Choices
    from escapade.games.dig.state import State
    from escapade.messages import Message

COUNTERFEITER: Final = 6  # its number
_SOME: Final = 4  # cigarettes
_MANY: Final = 6  # … for a member of the Triad


@mypyc_attr(acyclic=True)
class Counterfeiter(Background):
    """Counterfeiter (Triad): on your turn, +4 cigarettes; in the gang +6 instead."""

    def key(self) -> str:
        return "counterfeiter"

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add it at any time."""
        offer_one(s, seat, COUNTERFEIT, out)


@mypyc_attr(acyclic=True)
class Counterfeit(Reveal):
    """Take cigarettes."""

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        s.earn(seat, _MANY if gang else _SOME)

    def message(self, s: State, seat: i64) -> Message:
        return message("dig-action-counterfeit", count=_MANY if s.in_its_gang(seat) else _SOME)

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return counts(CIGARETTES, _MANY if s.in_its_gang(seat) else _SOME, seat)

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickSpot(background(seat))]

    def text(self) -> str:
        return "counterfeiter"


def moves() -> list[Move]:
    return [Counterfeit(COUNTERFEIT, COUNTERFEITER)]
