"""Letters and colours of crews, symbols and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from escapade.cli_language import say, spoken
from escapade.games.cartagena import names
from escapade.games.cartagena.board import printed
from escapade.games.cartagena.cards import KINDS, SYMBOLS, number, write_card
from escapade.terminal.drawing import SeatLook

if TYPE_CHECKING:
    from escapade.games.cartagena.board import Board
    from escapade.messages import Message

SEAT_LOOKS: Final = (
    SeatLook("Blue", "bold white on blue"),
    SeatLook("Red", "bold white on red"),
    SeatLook("Green", "bold black on green"),
    SeatLook("Yellow", "bold black on yellow"),
    SeatLook("Purple", "bold white on magenta"),
)
_INKS: Final = ("bold", "red", "yellow", "green", "magenta", "cyan")  # by symbol; readable on black and on white
SYMBOL_INKS: Final = {
    f"cartagena-{name}": ink
    for edition in ("classic", "escape")
    for name, ink in zip(printed(edition).symbols, _INKS, strict=True)
}
QUIET: Final = "dim"


def pirates(seat: int, n: int) -> Text:
    """Draw some pirates of one crew."""
    return Text(SEAT_LOOKS[seat].letter * n, style=SEAT_LOOKS[seat].style)


def said(message: Message) -> str:
    """Return the name of a card or a place."""
    return spoken("cartagena").say(message)


def symbol(board: Board, at: int) -> Text:
    """Write a symbol's name in its colour."""
    return Text(said(names.symbol(board, at)), style=_INKS[at])


def card(board: Board, kind: int) -> Text:
    """Write a card's name in its symbol's colour, reversed for a grey one."""
    style = _INKS[kind % SYMBOLS]
    return Text(said(names.card(board, kind)), style=style if kind < SYMBOLS else f"{style} reverse")


def cards(board: Board, pack: int) -> Text:
    """Write cards by kind with their counts."""
    kinds = [(kind, int(number(pack, kind))) for kind in range(KINDS) if number(pack, kind)]
    words = [card(board, kind).append(f" ×{n}" if n > 1 else "", style="not reverse") for kind, n in kinds]
    return Text(", ").join(words) if words else Text(say("terminal-none"))


def hand(board: Board, pack: int) -> Text:
    """Write a player's own cards, each kind with its letter in the notation."""
    words = [
        Text.assemble((write_card(board.printed.letters, kind), "bold"), " ", cards(board, pack & (31 << 5 * kind)))
        for kind in range(KINDS)
        if number(pack, kind)
    ]
    return Text("   ").join(words) if words else Text(say("terminal-no-cards"))
