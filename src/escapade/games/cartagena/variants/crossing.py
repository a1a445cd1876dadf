"""From Cartagena to Tortuga: a boat between two shores, and a captain's privilege (C6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.engine import Refusal
from escapade.games.cartagena.actions import CAPTAIN, CROSSING, Move
from escapade.games.cartagena.bits import bit
from escapade.games.cartagena.codes import CAPTAINS_SAIL, SAIL
from escapade.games.cartagena.rulebook import Page
from escapade.games.cartagena.state import CARTAGENA

if TYPE_CHECKING:
    from escapade.engine import Choices
    from escapade.games.cartagena.state import State

ROOM: Final = 3  # pirates of one player in the boat


class Sail(Move):
    """Sail the boat to the other shore.

    To Tortuga only with a pirate of one's own in it; to Cartagena only with a pirate of one's own still there.
    """

    def play(self, s: State, seat: i64) -> None:
        """Sail and spend the action."""
        s.sail(seat, 0)
        s.finish_action()

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Has the player a pirate in the right place?"""
        if may_sail(s, seat):
            return None
        if s.shore == CARTAGENA:
            return Refusal("C6.2", "Only a player with a pirate in the boat may sail it to Tortuga")
        return Refusal("C6.2", "Only a player with a pirate at Cartagena may sail the boat back")

    def absent(self) -> Refusal:
        """Only the crossing has a boat to sail."""
        return Refusal("C6.2", "There is no boat to sail in this game")


class CaptainsSail(Move):
    """Sail the boat, either way, before the turn's first action, as the player with the most pirates in it."""

    def play(self, s: State, seat: i64) -> None:
        """Sail; it is no action."""
        s.sail(seat, 1)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Is it early enough, the first time this turn, and is the player the captain?"""
        if s.taken:
            return Refusal("C6.7", "The captain's extra sail comes before the first action")
        if s.sailed:
            return Refusal("C6.7", "The captain's extra sail may be used once a turn")
        if not captain(s, seat):
            return Refusal("C6.7", "Only the player with more pirates in the boat than every other is captain")
        return None

    def absent(self) -> Refusal:
        """Only the crossing has a captain."""
        return Refusal("C6.7", "There is no boat to sail in this game")


def may_sail(s: State, seat: i64) -> bool:
    """Tell whether a player has the pirate it takes to sail (C6.2)."""
    crew = s.crews[seat]
    if s.shore == CARTAGENA:
        return crew.aboard > 0
    return bool(crew.one & (bit(s.board.boat) - 1))


def captain(s: State, seat: i64) -> bool:
    """Tell whether a player has strictly more pirates in the boat than every other (C6.7)."""
    aboard = s.crews[seat].aboard
    for other in range(s.seats):
        if other != seat and s.crews[other].aboard >= aboard:
            return False
    return aboard > 0


class CrossingPage(Page):
    """Sailing is one more kind of action."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add the sail."""
        if may_sail(s, seat):
            out.add(SAIL)


class CaptainPage(Page):
    """The captain may sail before the turn's first action, even one who began without cards (C1.6)."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add the extra sail."""
        if s.taken == 0 and not s.sailed and captain(s, seat):
            out.add(CAPTAINS_SAIL)


def moves() -> list[Move]:
    """List both ways to sail in the order of codes."""
    return [Sail(SAIL, CROSSING), CaptainsSail(CAPTAINS_SAIL, CAPTAIN)]
