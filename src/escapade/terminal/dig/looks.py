"""What everything looks like: prisoners by letter and colour, cards by what they are good for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from escapade.games.dig.cards import ACCESSORIES, ACTION_CARDS, KINDS, MATERIALS, TITLES, is_tool, is_weapon
from escapade.terminal.drawing import Crew

if TYPE_CHECKING:
    from escapade.games.dig.cards import Pile

CREWS: Final = (
    Crew("Ann", "A", "bold white on blue"),
    Crew("Ben", "B", "bold white on red"),
    Crew("Cat", "C", "bold black on green"),
    Crew("Dan", "D", "bold black on yellow"),
    Crew("Eve", "E", "bold white on magenta"),
    Crew("Fay", "F", "bold black on cyan"),
)
QUIET: Final = "dim"


def ink(card: int) -> str:
    """Choose a card's colour by what it is good for; readable on black and on white."""
    if is_tool(card):
        return "bold green"
    if is_weapon(card):
        return "red"
    if card in MATERIALS:
        return "yellow"
    if card in ACCESSORIES:
        return "magenta"
    return "cyan" if card in ACTION_CARDS else "bold"


def badge(seat: int) -> Text:
    """Draw a prisoner."""
    return Text(CREWS[seat].letter, style=CREWS[seat].style)


def cards(pile: Pile) -> Text:
    """Write the known cards by kind, with their number where there are several."""
    kinds = [(kind, int(pile.number(kind))) for kind in range(KINDS) if pile.number(kind)]
    words = [Text(TITLES[kind] + (f" ×{n}" if n > 1 else ""), style=ink(kind)) for kind, n in kinds]
    return Text(", ").join(words) if words else Text("none")
