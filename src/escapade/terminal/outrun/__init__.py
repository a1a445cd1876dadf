"""Outrun in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from escapade.games.outrun.cards import MOVEMENT
from escapade.terminal.outrun import moves
from escapade.terminal.outrun.form import RunForm
from escapade.terminal.outrun.looks import CREWS
from escapade.terminal.outrun.table import table

if TYPE_CHECKING:
    from rich.console import RenderableType

    from escapade import engine
    from escapade.games.outrun.state import State
    from escapade.terminal.drawing import Choice, Form


class Outrun:
    """How the game is drawn."""

    crews = CREWS

    def table(self, view: engine.State, seat: int | None, sitters: list[str], width: int) -> RenderableType:
        """Draw the table as a seat sees it; who has still to run sees the path only with the clock."""
        return table(cast("State", view), seat, sitters)

    def choices(self, view: engine.State, seat: int) -> list[Choice]:
        """List what the seat may do."""
        return moves.choices(cast("State", view), seat)

    def asks(self, view: engine.State, seat: int) -> str:
        """Say what the seat has to decide."""
        return moves.asks(cast("State", view))

    def letters(self, view: engine.State) -> str:
        """Explain the letters of the cards."""
        symbols = cast("State", view).board.printed.symbols
        return ", ".join(f"{letter} {name}" for letter, name in zip(MOVEMENT, symbols, strict=True))

    def form(self, view: engine.State, seat: int) -> Form | None:
        """Give the run a seat has to lay, once it may see the path."""
        s = cast("State", view)
        return RunForm(s, seat) if s.running(seat) and s.runners[seat].opened else None


OUTRUN: Final = Outrun()
