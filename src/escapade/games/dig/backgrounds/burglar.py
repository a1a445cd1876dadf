"""Burglar: a Search with more cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.actions import NO_MORE_SEARCH, found, search
from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.board import SOLITARY
from escapade.games.dig.codes import BURGLE
from escapade.games.dig.move import LOCKED_UP, Move, offer_one
from escapade.games.dig.reveal import Announce
from escapade.games.dig.spots import draws
from escapade.messages import message

if TYPE_CHECKING:
    from escapade.effects import Effect
    from escapade.engine import Choices, Refusal
    from escapade.games.dig.state import State
    from escapade.messages import Message

BURGLAR: Final = 9  # its number
_SOME: Final = 3  # cards more
_MANY: Final = 5  # … for a member of the Crew


@mypyc_attr(acyclic=True)
class Burglar(Background):
    """Burglar (Crew): you Search: +3 cards; in the gang +5 instead."""

    def key(self) -> str:
        return "burglar"

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add it where one could search."""
        offer_one(s, seat, BURGLE, out)


@mypyc_attr(acyclic=True)
class Burgle(Announce):
    """Search and draw more cards."""

    def barred(self, s: State, seat: i64) -> Refusal | None:
        if s.area(seat) == SOLITARY:
            return LOCKED_UP
        return NO_MORE_SEARCH if s.searches >= s.prisoners[seat].gang.searches() else None

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        search(s, seat, _MANY if gang else _SOME)

    def text(self) -> str:
        return "burglar"

    def message(self, s: State, seat: i64) -> Message:
        return message("dig-action-burgle", count=int(found(s, seat, _extra(s, seat))))

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return draws(seat, found(s, seat, _extra(s, seat)))


def _extra(s: State, seat: i64) -> i64:
    """Count the cards it adds."""
    return _MANY if s.in_its_gang(seat) else _SOME


def moves() -> list[Move]:
    return [Burgle(BURGLE, BURGLAR)]
