"""Games in the terminal: the drawing of each game, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.extras import requires

with requires("cli", "The terminal"):
    from escapade.terminal.cartagena import CARTAGENA
    from escapade.terminal.dig import DIG
    from escapade.terminal.outrun import OUTRUN
    from escapade.terminal.plain import Plain

if TYPE_CHECKING:
    from escapade.game import Game
    from escapade.terminal.drawing import Drawing

DRAWINGS: Final[dict[str, Drawing]] = {"cartagena": CARTAGENA, "outrun": OUTRUN, "dig": DIG}


def drawing_of(game: Game) -> Drawing:
    """Return the drawing of a game; a game without its own gets the plain one."""
    return DRAWINGS.get(game.name) or Plain(game)
