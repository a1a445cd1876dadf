"""Draws the path: one line for each tile, and one for each place between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from escapade.cli_language import say
from escapade.games.cartagena import names
from escapade.games.cartagena.bits import bit
from escapade.games.cartagena.board import START
from escapade.games.cartagena.cards import SYMBOLS
from escapade.games.cartagena.state import SHORES
from escapade.terminal.cartagena.looks import QUIET, pirates, said, symbol
from escapade.terminal.wrapping import clipped

if TYPE_CHECKING:
    from collections.abc import Iterator

    from escapade.games.cartagena.crew import Crew
    from escapade.games.cartagena.state import State

_NAME: Final = 6  # letters of a symbol; longer names are cut, so that six spaces fit beside each other
_CROWD: Final = 3  # pirates a space holds
_CELL: Final = 3 + _NAME + 1 + _CROWD  # a number, a name, the pirates
_WIDEST_GAP: Final = 4  # between two spaces on a wide screen
_CLOSED: Final = "?"  # a closed chest


def path(s: State, width: int) -> Iterator[Text]:
    """Draw the whole path from the start to the goal; on a narrow screen a tile takes several lines."""
    beside = next((n for n in (SYMBOLS, 3, 2) if n * _CELL <= width), 1)
    cell = _CELL + min(_WIDEST_GAP, max(0, width // beside - _CELL))
    line = Text()
    for at in range(int(s.board.goal) + 1):
        shows = s.board.symbols[at]
        if shows is None:
            yield _off_the_path(s, at)
            continue
        line.append_text(_padded(_space(s, at, shows), cell))
        if (at - int(s.leg_start(at))) % beside == 0:
            line.rstrip()
            yield line
            line = Text()


def _space(s: State, at: int, shows: int) -> Text:
    """Draw a space: its number, its symbol, a chest's token, and who stands there."""
    name = clipped(symbol(s.board, shows), _NAME)
    if s.chests & bit(at):
        name.append(_CLOSED, style="bold")
    return Text.assemble((f"{at:>2} ", QUIET), _padded(name, _NAME + 1), _company(s, at))


def _company(s: State, at: int) -> Text:
    """Draw the pirates on a space."""
    text = Text()
    for seat in range(s.seats):
        text.append_text(pirates(seat, _standing(s.crews[seat], at)))
    return text


def _standing(crew: Crew, at: int) -> int:
    """Count the pirates of a crew on a space."""
    return sum(1 for spaces in (crew.one, crew.two, crew.three) if spaces & bit(at))


def _off_the_path(s: State, at: int) -> Text:
    """Draw a place that is not a space: the start, the boat between the shores, the goal."""
    name = said(names.place(s.board, at))
    if at == s.board.boat and at != START:
        name = say("terminal-cartagena-shore", place=name, shore=SHORES[s.shore].capitalize())
    text = Text.assemble((f"{at:>2} ", QUIET), (f"{name}  ", "bold"))
    groups = [pirates(seat, _gathered(s, s.crews[seat], at)) for seat in range(s.seats)]
    return text.append_text(Text(" ").join(group for group in groups if group))


def _gathered(s: State, crew: Crew, at: int) -> int:
    """Count the pirates of a crew at a place that is not a space."""
    return int(crew.start if at == START else crew.home if at == s.board.goal else crew.aboard)


def _padded(text: Text, width: int) -> Text:
    """Pad with blanks."""
    return text.append(" " * (width - len(text)))
