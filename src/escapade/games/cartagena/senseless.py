"""Senseless actions in Cartagena: paying twice for a card in hand, or helping others for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from escapade.games.cartagena.cards import SYMBOLS, number
from escapade.games.cartagena.codes import PLACES, RETREAT, VARIANTS
from escapade.games.cartagena.move import SINGLES

if TYPE_CHECKING:
    from escapade.games.cartagena.state import State


def senseless(s: State, seat: i64, code: i64) -> bool:
    """Whether an action has no effect or only harms its own seat."""
    if code < RETREAT:
        return pays_twice(s, seat, code // PLACES)
    return code >= VARIANTS and s.rulebook.catalogue[code].senseless(s, seat)


def pays_twice(s: State, seat: i64, payment: i64) -> bool:
    """Whether two sabres are paid although a card of the symbol is in hand (C9.6)."""
    hand = s.crews[seat].hand
    symbol = payment % SYMBOLS
    return payment >= SINGLES and number(hand, symbol) + number(hand, symbol + SYMBOLS) > 0
