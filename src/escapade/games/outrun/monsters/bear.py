"""The bear: wounds the slowest, who loses all interference; everyone draws a card to play on any player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade.games.outrun import steps
from escapade.games.outrun.board import all_cards
from escapade.games.outrun.monsters.monster import HandMonster
from escapade.messages import Message

if TYPE_CHECKING:
    from mypy_extensions import i64

    from escapade.games.outrun.board import Printed
    from escapade.games.outrun.state import State


class Bear(HandMonster):
    """The rules of the bear."""

    def cards(self, parts: Printed) -> list[int]:
        """All 48 cards (O0.5)."""
        return all_cards(parts)

    def effects(self, s: State) -> None:
        """The wounded player removes all interference cards in front of them (O1.6)."""
        for seat in s.order:
            if s.signed(seat, "wounded") and s.runners[seat].front:
                s.clear(seat)
        steps.interfere(s)

    def notes(self, s: State, seat: i64, place: i64) -> list[Message]:
        rid = s.board.signed(place, "wounded") and s.runners[seat].front
        return [Message("outrun-note-wounded")] if rid else []

    def drawn(self, s: State, seat: i64) -> int:
        """Every player draws one."""
        return 1
