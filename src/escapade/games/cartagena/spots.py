"""Spots of the table for effects and picks; the page marks its elements with these names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.effects import CardsMove, PieceMoves, Spot
from escapade.games.cartagena.cards import FACE_DOWN

if TYPE_CHECKING:
    from escapade.effects import Effect

PIRATE: Final = "pirate"
BOAT: Final = "boat"

DECK: Final = Spot("deck")
DISCARDS: Final = Spot("discards")
ROW: Final = Spot("row")


def place(at: i64) -> Spot:
    """A space of the path, or the cell, the boat or the hideout, by its number along the path."""
    return Spot("place", None, int(at))


def shore(at: i64) -> Spot:
    """Where the boat between the shores lies."""
    return Spot("shore", None, int(at))


def hand(seat: i64) -> Spot:
    return Spot("hand", int(seat))


def looked(seat: i64) -> Spot:
    """The cards a player has drawn to choose from."""
    return Spot("looked", int(seat))


def runs(owner: i64, start: i64, end: i64, count: int = 1) -> Effect:
    """Pirates of a player go from one place to another."""
    return PieceMoves(PIRATE, place(start), place(end), int(owner), count)


def card_moves(card: i64, start: Spot, end: Spot) -> Effect:
    """One card goes from one spot to another; it may be face down."""
    return CardsMove([None if card == FACE_DOWN else int(card)], start, end)


def cards_move(cards: list[int], start: Spot, end: Spot) -> Effect:
    """Cards go from one spot to another, seen by all."""
    return CardsMove([*cards], start, end)
