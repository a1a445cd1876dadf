"""Dig Your Way Out in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from escapade.terminal.dig import moves
from escapade.terminal.dig.looks import CREWS
from escapade.terminal.dig.table import table

if TYPE_CHECKING:
    from rich.console import RenderableType

    from escapade import engine
    from escapade.games.dig.state import State
    from escapade.terminal.drawing import Choice, Form


class Dig:
    """How the game is drawn."""

    crews = CREWS

    def table(self, view: engine.State, seat: int | None, sitters: list[str], width: int) -> RenderableType:
        """Draw the table as a seat sees it."""
        return table(cast("State", view), seat, sitters)

    def choices(self, view: engine.State, seat: int) -> list[Choice]:
        """List what the seat may do."""
        return moves.choices(cast("State", view), seat)

    def asks(self, view: engine.State, seat: int) -> str:
        """Say what the seat has to decide."""
        return moves.asks(cast("State", view), seat)

    def letters(self, view: engine.State) -> str:
        """Explain how moves are written."""
        return "moves are words with colons between them; cards are written small, with hyphens for spaces"

    def form(self, view: engine.State, seat: int) -> Form | None:
        """All moves are in the menu."""


DIG: Final = Dig()
