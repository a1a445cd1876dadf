"""Dig Your Way Out in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from escapade.terminal.dig.looks import SEAT_LOOKS
from escapade.terminal.dig.table import table

if TYPE_CHECKING:
    from rich.console import RenderableType

    from escapade import engine
    from escapade.games.dig.state import State
    from escapade.terminal.drawing import Form


class Dig:
    """How the game is drawn."""

    seat_looks = SEAT_LOOKS
    inks: ClassVar[dict[str, str]] = {}

    def table(self, view: engine.State, seat: int | None, sitters: list[str], width: int) -> RenderableType:
        """Draw the table as a seat sees it."""
        return table(cast("State", view), seat, sitters)

    def letters(self, view: engine.State) -> str:
        """Explain how moves are written."""
        return "moves are words with colons between them; cards are written small, with hyphens for spaces"

    def form(self, view: engine.State, seat: int) -> Form | None:
        """All moves are in the menu."""


DIG: Final = Dig()
