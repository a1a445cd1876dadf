"""Outrun in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from escapade.cli_language import say
from escapade.games.outrun.cards import MOVEMENT
from escapade.terminal.outrun.form import RunForm
from escapade.terminal.outrun.looks import SEAT_LOOKS
from escapade.terminal.outrun.table import table

if TYPE_CHECKING:
    from rich.console import RenderableType

    from escapade import engine
    from escapade.games.outrun.state import State
    from escapade.terminal.drawing import Form


class Outrun:
    """How the game is drawn."""

    seat_looks = SEAT_LOOKS
    last_groups: tuple[str, ...] = ()
    short_notation = False
    inks: ClassVar[dict[str, str]] = {}

    def table(
        self, view: engine.State, seat: int | None, sitters: list[str], width: int, height: int
    ) -> RenderableType:
        """Draw the table as a seat sees it; before a run the path is only shown when the clock starts."""
        return table(cast("State", view), seat, sitters)

    def letters(self, view: engine.State) -> str:
        """Explain the letters of the cards."""
        symbols = cast("State", view).board.printed.symbols
        letters = ", ".join(f"{letter} {name}" for letter, name in zip(MOVEMENT, symbols, strict=True))
        return say("terminal-letters", letters=letters)

    def form(self, view: engine.State, seat: int) -> Form | None:
        """Return the run a seat has to lay, once it may see the path."""
        s = cast("State", view)
        return RunForm(s, seat) if s.running(seat) and s.runners[seat].opened else None


OUTRUN: Final = Outrun()
