"""Actions no sensible player of Cartagena takes: paying twice for a card one holds, or helping others for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from escapade.games.cartagena.actions import SINGLES
from escapade.games.cartagena.cards import SYMBOLS, number
from escapade.games.cartagena.codes import CAPTAINS_SAIL, PLACES, PUSH, RETREAT, SAIL

if TYPE_CHECKING:
    from escapade.games.cartagena.state import State


def senseless(s: State, seat: i64, code: i64) -> bool:
    """Tell whether an action has no effect or only harms its own seat."""
    if code < RETREAT:
        return pays_twice(s, seat, code // PLACES)
    if PUSH <= code < SAIL:
        return pushes_home_the_last(s, (code - PUSH) // PLACES, (code - PUSH) % PLACES)
    if SAIL <= code <= CAPTAINS_SAIL:
        return sails_for_others(s, seat)
    return False


def pays_twice(s: State, seat: i64, payment: i64) -> bool:
    """Two sabres for a symbol of which one holds a card (C9.6)."""
    hand = s.crews[seat].hand
    symbol = payment % SYMBOLS
    return payment >= SINGLES and number(hand, symbol) + number(hand, symbol + SYMBOLS) > 0


def pushes_home_the_last(s: State, owner: i64, start: i64) -> bool:
    """A push that brings home another player's last pirate wins the game for them (C5.2)."""
    return s.crews[owner].home == s.board.pirates - 1 and s.company_ahead(start) == s.board.goal


def sails_for_others(s: State, seat: i64) -> bool:
    """Take the boat away from one's own pirates: back with them aboard, or off with only others' aboard.

    It is not senseless to carry back a player who has more aboard.
    """
    crew = s.crews[seat]
    most: i64 = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.crews[other].aboard)
    if s.shore:
        return crew.aboard > 0 and most <= crew.aboard
    return crew.aboard == 0 and most > 0
