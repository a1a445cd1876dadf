"""Dig Your Way Out in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from escapade.cli_language import say
from escapade.terminal.dig.looks import SEAT_LOOKS
from escapade.terminal.dig.table import table

if TYPE_CHECKING:
    from rich.console import RenderableType

    from escapade import engine
    from escapade.games.dig.state import State
    from escapade.terminal.drawing import Form

_ROOMY: Final = 40  # lines: on a lower screen the discards are cut to one


class Dig:
    """How the game is drawn."""

    seat_looks = SEAT_LOOKS
    last_groups: tuple[str, ...] = ("dig-group-end", "dig-group-michel")
    short_notation = False
    inks: ClassVar[dict[str, str]] = {}

    def table(
        self, view: engine.State, seat: int | None, sitters: list[str], width: int, height: int
    ) -> RenderableType:
        """Draw the table as a seat sees it."""
        return table(cast("State", view), seat, sitters, width if height < _ROOMY else None)

    def letters(self, view: engine.State) -> str:
        """Explain how moves are written."""
        return say("terminal-dig-letters")

    def form(self, view: engine.State, seat: int) -> Form | None:
        """Return None: all moves are in the menu."""


DIG: Final = Dig()
