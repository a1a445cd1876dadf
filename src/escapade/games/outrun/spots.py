"""Spots of the table for effects and picks; the page marks its elements with these names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.effects import CardsMove, Spot
from escapade.games.outrun.cards import FACE_DOWN
from escapade.games.outrun.cards import MIDDLE as THE_MIDDLE

if TYPE_CHECKING:
    from escapade.effects import Effect

PLACED: Final = "placed"  # a player's token on the monster board
RUNNER: Final = "runner"  # … and the one in the rooms

DECK: Final = Spot("deck")
DISCARDS: Final = Spot("discards")
_MIDDLE: Final = Spot("middle")
PATH: Final = Spot("path")
PLAYED: Final = Spot("played")  # where a card lies that was played and has not taken effect


def hand(seat: int) -> Spot:
    """A player's interference cards."""
    return Spot("hand", seat)


def front(seat: int) -> Spot:
    """In front of a player."""
    return Spot("front", seat)


def lying(spot: int) -> Spot:
    """In front of a player, or in the middle."""
    return _MIDDLE if spot == THE_MIDDLE else front(spot)


def health(seat: int) -> Spot:
    """A player's stand-in card, which shows whether they are infected."""
    return Spot("health", seat)


def place(number: int) -> Spot:
    """A place of the monster board; 0 is the +0 area."""
    return Spot("place", at=number)


def room(number: int) -> Spot:
    """A room; the one after the last is outside."""
    return Spot("room", at=number)


def cards_move(cards: list[int], start: Spot, end: Spot) -> list[Effect]:
    """Move cards from one spot to another; no cards, no effect."""
    seen = [None if card == FACE_DOWN else card for card in cards]
    return [CardsMove(seen, start, end)] if seen else []
