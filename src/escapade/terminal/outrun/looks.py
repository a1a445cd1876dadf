"""Letters and colours of players; shapes, letters and colours of symbols."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from escapade.cli_language import say, spoken
from escapade.games.outrun import names
from escapade.games.outrun.cards import FACE_DOWN, MOVEMENT
from escapade.terminal.drawing import SeatLook

SEAT_LOOKS: Final = (
    SeatLook("Blue", "bold white on blue"),
    SeatLook("Red", "bold white on red"),
    SeatLook("Green", "bold black on green"),
    SeatLook("Yellow", "bold black on yellow"),
    SeatLook("Purple", "bold white on magenta"),
    SeatLook("White", "bold black on white"),
)
_SHAPES: Final = "●▲■◆★✚♥☾"
_INKS: Final = ("red", "yellow", "green", "blue", "magenta", "cyan", "bold red", "bold")  # by symbol
QUIET: Final = "dim"


def _symbol(letter: str) -> Text:
    """Draw one symbol of the path: shape, letter, colour."""
    at = MOVEMENT.index(letter)
    return Text(f"{_SHAPES[at]} {letter}", style=_INKS[at])


def path(symbols: str) -> Text:
    return Text("   ").join(_symbol(letter) for letter in symbols)


def keys() -> Text:
    """Return which key plays which card."""
    return Text("   ").join(Text(f"{at + 1} ").append_text(_symbol(letter)) for at, letter in enumerate(MOVEMENT))


def player(seat: int) -> Text:
    """Draw a player's letter."""
    return Text(SEAT_LOOKS[seat].letter, style=SEAT_LOOKS[seat].style)


def cards(kinds: list[int], hidden: int = 0) -> Text:
    """Write interference cards, and how many more are face down."""
    named = [card(kind) for kind in kinds if kind != FACE_DOWN] + (
        [say("terminal-outrun-face-down", count=hidden)] if hidden else []
    )
    return Text(", ".join(named) or say("terminal-none"))


def card(kind: int) -> str:
    """Name an interference card."""
    return spoken("outrun").say(names.card(kind))


def says(kind: int) -> str:
    """Return what an interference card does."""
    return spoken("outrun").say(names.says(kind))
