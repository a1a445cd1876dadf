"""The base class of monsters, and of the two that deal interference cards into hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.games.outrun import steps

if TYPE_CHECKING:
    from escapade.games.outrun.board import Printed
    from escapade.games.outrun.state import State
    from escapade.messages import Message


class Monster:
    """A monster: its deck, its special effects, and how interference cards are drawn and played."""

    def __init__(self, *, antidote: bool = False) -> None:
        self.antidote: Final = antidote

    def cards(self, parts: Printed) -> list[int]:
        """Return its deck as the number of each kind (O0.5)."""
        raise NotImplementedError

    def effects(self, s: State) -> None:
        """Apply the signs on its board; interference follows (O1.6)."""
        steps.interfere(s)

    def interfere(self, s: State) -> None:
        """Draw cards and put them down or play them; then the next round begins (O1.7)."""
        raise NotImplementedError

    def notes(self, s: State, seat: i64, place: i64) -> list[Message]:
        """Return what the signs on a place do to a player there."""
        return []

    def neighbours(self, s: State, seat: i64) -> list[int]:
        """List whom a player could infect: nobody."""
        return []

    def infected(self, s: State, seat: i64, other: i64) -> None:
        """Continue after a player has chosen whom to infect."""


class HandMonster(Monster):
    """Cards are drawn into the hand, and from fastest to slowest each player may play any of them (O1.7)."""

    def drawn(self, s: State, seat: i64) -> int:
        """Count the cards a player draws."""
        raise NotImplementedError

    def interfere(self, s: State) -> None:
        """Draw in the order of the round (O1.9), then let them play."""
        for seat in s.order:
            for _ in range(self.drawn(s, seat)):
                if s.card_ready():
                    s.draw(seat, s.top_card())
        steps.goes_from(s, 0)
