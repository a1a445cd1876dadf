"""What everything looks like: crews by letter and colour, symbols and cards by name and colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from escapade.games.cartagena.cards import KINDS, SYMBOLS, number
from escapade.games.cartagena.notation import write_card
from escapade.terminal.drawing import Crew

if TYPE_CHECKING:
    from escapade.games.cartagena.board import Printed

CREWS: Final = (
    Crew("Blue", "B", "bold white on blue"),
    Crew("Red", "R", "bold white on red"),
    Crew("Green", "G", "bold black on green"),
    Crew("Yellow", "Y", "bold black on yellow"),
    Crew("Purple", "P", "bold white on magenta"),
)
INKS: Final = ("bold", "red", "yellow", "green", "magenta", "cyan")  # by symbol; readable on black and on white
QUIET: Final = "dim"


def pirates(seat: int, n: int) -> Text:
    """Draw some pirates of one crew."""
    return Text(CREWS[seat].letter * n, style=CREWS[seat].style)


def symbol(printed: Printed, at: int) -> Text:
    """Write a symbol's name in its colour."""
    return Text(printed.symbols[at], style=INKS[at])


def card(printed: Printed, kind: int) -> Text:
    """Write a card's name in its symbol's colour, a grey one's in reverse too."""
    style = INKS[kind % SYMBOLS]
    return Text(printed.card(kind), style=style if kind < SYMBOLS else f"{style} reverse")


def cards(printed: Printed, pack: int) -> Text:
    """Write cards by kind, with their number where there are several."""
    kinds = [(kind, int(number(pack, kind))) for kind in range(KINDS) if number(pack, kind)]
    words = [card(printed, kind).append(f" ×{n}" if n > 1 else "", style="not reverse") for kind, n in kinds]
    return Text(", ").join(words) if words else Text("none")


def hand(printed: Printed, pack: int) -> Text:
    """Write a player's own cards, each kind with the letter moves are written with."""
    words = [
        Text.assemble((write_card(printed.letters, kind), "bold"), " ", cards(printed, pack & (31 << 5 * kind)))
        for kind in range(KINDS)
        if number(pack, kind)
    ]
    return Text("   ").join(words) if words else Text("no cards")
