"""Letters and colours of prisoners, and colours of cards by their use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from escapade.cli_language import say, spoken
from escapade.games.dig import names
from escapade.games.dig.cards import ACCESSORIES, ACTION_CARDS, KINDS, MATERIALS, is_tool, is_weapon
from escapade.terminal.drawing import SeatLook

if TYPE_CHECKING:
    from escapade.games.dig.cards import Pile
    from escapade.messages import Message

SEAT_LOOKS: Final = (
    SeatLook("Ann", "bold white on blue"),
    SeatLook("Ben", "bold white on red"),
    SeatLook("Cat", "bold black on green"),
    SeatLook("Dan", "bold black on yellow"),
    SeatLook("Eve", "bold white on magenta"),
    SeatLook("Fay", "bold black on cyan"),
)
QUIET: Final = "dim"


def _ink(card: int) -> str:
    """Return a card's colour by its use; readable on black and on white."""
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
    return Text(SEAT_LOOKS[seat].letter, style=SEAT_LOOKS[seat].style)


def cards(pile: Pile) -> Text:
    """Write the known cards by kind with their counts."""
    kinds = [(kind, int(pile.number(kind))) for kind in range(KINDS) if pile.number(kind)]
    listed = [Text(said(names.card(kind)) + (f" ×{n}" if n > 1 else ""), style=_ink(kind)) for kind, n in kinds]
    return Text(", ").join(listed) if listed else Text(say("terminal-none"))


def said(message: Message) -> str:
    """Format a message with the players' names."""
    return spoken("dig").say(message, [look.label for look in SEAT_LOOKS])
