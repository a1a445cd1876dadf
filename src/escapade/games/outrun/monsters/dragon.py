"""The dragon: burns those who do not get away; they lose interference, and draw two cards to play on any player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.outrun import steps
from escapade.games.outrun.board import all_cards
from escapade.games.outrun.monsters.monster import HandMonster
from escapade.messages import Message, message

if TYPE_CHECKING:
    from mypy_extensions import i64

    from escapade.games.outrun.board import Printed
    from escapade.games.outrun.state import State


_DRAWN: Final = 2  # cards, on a place with the card sign


class Dragon(HandMonster):
    """The rules of the dragon."""

    def cards(self, parts: Printed) -> list[int]:
        """All 48 cards (O0.5)."""
        return all_cards(parts)

    def effects(self, s: State) -> None:
        """The burned remove all interference cards in front of them (O1.6)."""
        for seat in s.order:
            if s.signed(seat, "burned") and s.runners[seat].front:
                s.clear(seat)
        steps.interfere(s)

    def notes(self, s: State, seat: i64, place: i64) -> list[Message]:
        """Return that the burned lose their cards, and the card sign gives new ones."""
        rid = s.board.signed(place, "burned") and s.runners[seat].front
        drawn = [message("outrun-note-draws", count=_DRAWN)] if s.board.signed(place, "cards") else []
        return [Message("outrun-note-burned"), *drawn] if rid else drawn

    def drawn(self, s: State, seat: i64) -> int:
        """Every player on a place with the card sign draws."""
        return _DRAWN if s.signed(seat, "cards") else 0
