"""One player's side of the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.backgrounds.background import HIDDEN_BACKGROUND
from escapade.games.dig.board import CELL_BLOCK
from escapade.games.dig.cards import Pile
from escapade.games.dig.gangs.gang import NO_CARD_OF_A_GANG

DUG_WIDTH: Final = 8  # bits for the number of tools of one kind in the tunnel
MOST_DUG: Final = 255


@mypyc_attr(acyclic=True)
class Prisoner:
    """A prisoner: area, cards, cigarettes, Beatings, gang and Background."""

    def __init__(self) -> None:
        self.area: i64 = CELL_BLOCK
        self.beatings: i64 = 0
        self.cigarettes: i64 = 0
        self.points: i64 = 0  # of tunnel
        self.dug: i64 = 0  # the tools in the tunnel, packed
        self.hand: Final = Pile()
        self.gang = NO_CARD_OF_A_GANG
        self.background = HIDDEN_BACKGROUND
        self.revealed: bool = False  # the Background
        self.shrugged = False  # a Beating was ignored since the last turn (Bikers 4)

    def tools_dug(self, tool: i64) -> i64:
        """Count the tools of a kind in the tunnel."""
        return (self.dug >> (DUG_WIDTH * tool)) & MOST_DUG

    def fork(self) -> Prisoner:
        twin = Prisoner()
        twin.copy_from(self)
        return twin

    def copy_from(self, other: Prisoner) -> None:
        self.area = other.area
        self.beatings = other.beatings
        self.cigarettes = other.cigarettes
        self.points = other.points
        self.dug = other.dug
        self.hand.copy_from(other.hand)
        self.gang = other.gang
        self.background = other.background
        self.revealed = other.revealed
        self.shrugged = other.shrugged
