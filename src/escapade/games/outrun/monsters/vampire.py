"""The vampire: each round one more interference card in the middle applies to everyone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade.games.outrun import steps
from escapade.games.outrun.board import vampire_cards
from escapade.games.outrun.cards import MIDDLE
from escapade.games.outrun.monsters.monster import Monster

if TYPE_CHECKING:
    from escapade.games.outrun.board import Printed
    from escapade.games.outrun.state import State


class Vampire(Monster):
    """The rules of the vampire."""

    def cards(self, parts: Printed) -> list[int]:
        """The cards with the vampire sign (O0.5)."""
        return vampire_cards(parts)

    def interfere(self, s: State) -> None:
        """Turn one card over into the middle; everyone gets a copy of a "+" card there to play (O1.7)."""
        steps.turn_over(s, MIDDLE)
        steps.which_way(s)
