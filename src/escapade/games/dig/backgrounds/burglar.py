"""Burglar: a Search that finds more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.actions import LOCKED_UP, NO_MORE_SEARCH, Move, offer, search
from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.board import SOLITARY
from escapade.games.dig.codes import BURGLE
from escapade.games.dig.reveal import Announce

if TYPE_CHECKING:
    from escapade.engine import Choices, Refusal
    from escapade.games.dig.state import State

BURGLAR: Final = 9  # its number
SOME: Final = 3  # cards more
MANY: Final = 5  # … for a member of the Crew


@mypyc_attr(acyclic=True)
class Burglar(Background):
    """Burglar (Crew): you Search: +3 cards; in the gang +5 instead."""

    def title(self) -> str:
        """Name it."""
        return "Burglar"

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add it where one could search."""
        offer(s, seat, BURGLE, 1, out)


@mypyc_attr(acyclic=True)
class Burgle(Announce):
    """Search and find more."""

    def barred(self, s: State, seat: i64) -> Refusal | None:
        """Could one search?"""
        if s.area(seat) == SOLITARY:
            return LOCKED_UP
        return NO_MORE_SEARCH if s.searches >= s.prisoners[seat].gang.searches() else None

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        """Search."""
        search(s, seat, MANY if gang else SOME)

    def text(self) -> str:
        """Write it."""
        return "burglar"


def moves() -> list[Move]:
    """List the action."""
    return [Burgle(BURGLE, BURGLAR)]
