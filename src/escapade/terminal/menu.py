"""The menu of legal moves: numbered, a line for each card or kind of move, as many moves beside each other as fit."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rich.console import RenderableType

    from escapade.terminal.drawing import Choice

GAP: Final = 2  # columns between two moves
COLUMN: Final = 22  # what most moves need; a longer one takes two of these


def menu(choices: list[Choice], width: int) -> RenderableType:
    """Lay out the moves."""
    label = max(len(choice.group) for choice in choices) + GAP
    grid = Table.grid(padding=0)
    grid.add_column(width=label)
    grid.add_column(width=max(COLUMN, width - label))
    numbered = enumerate(choices, 1)
    for group, members in groupby(numbered, key=lambda pair: pair[1].group):
        name = group
        for line in lines((entry(number, choice) for number, choice in members), width - label):
            grid.add_row(name, line)
            name = Text()
    return grid


def lines(entries: Iterable[Text], width: int) -> Iterator[Text]:
    """Set entries beside each other in columns, and begin a new line where the next does not fit."""
    line = Text()
    for text in entries:
        if line and len(line) + len(text) > width:
            yield line
            line = Text()
        room = -(-(len(text) + GAP) // COLUMN) * COLUMN
        line.append_text(text).append(" " * (room - len(text)))
    yield line


def entry(number: int, choice: Choice) -> Text:
    """Write one move: its number, its notation, what comes of it."""
    return Text.assemble((f"{number:>2} ", "bold"), (choice.move, "cyan"), f" {choice.comes}" if choice.comes else "")
