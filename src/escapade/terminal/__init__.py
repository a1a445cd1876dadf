"""Tables in the terminal: how each game is drawn there, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.terminal.cartagena import CARTAGENA
from escapade.terminal.dig import DIG
from escapade.terminal.outrun import OUTRUN

if TYPE_CHECKING:
    from escapade.terminal.drawing import Drawing

DRAWINGS: Final[dict[str, Drawing]] = {"cartagena": CARTAGENA, "outrun": OUTRUN, "dig": DIG}
