"""Cartagena in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from escapade.cli_language import say
from escapade.games.cartagena import names
from escapade.terminal.cartagena.looks import SEAT_LOOKS, SYMBOL_INKS, said
from escapade.terminal.cartagena.table import table

if TYPE_CHECKING:
    from rich.console import RenderableType

    from escapade import engine
    from escapade.games.cartagena.state import State
    from escapade.terminal.drawing import Form


class Cartagena:
    """How the game is drawn."""

    seat_looks = SEAT_LOOKS
    last_groups: tuple[str, ...] = ()
    short_notation = True
    inks = SYMBOL_INKS

    def table(
        self, view: engine.State, seat: int | None, sitters: list[str], width: int, height: int
    ) -> RenderableType:
        """Draw the table as a seat sees it."""
        return table(cast("State", view), seat, sitters, width)

    def letters(self, view: engine.State) -> str:
        """Explain the letters of the cards."""
        printed = cast("State", view).board.printed
        board = cast("State", view).board
        letters = ", ".join(f"{letter} {said(names.symbol(board, at))}" for at, letter in enumerate(printed.letters))
        return say("terminal-cartagena-letters-grey" if printed.grey else "terminal-letters", letters=letters)

    def form(self, view: engine.State, seat: int) -> Form | None:
        """Return None: all moves are in the menu."""


CARTAGENA: Final = Cartagena()
