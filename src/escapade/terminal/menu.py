"""The menu of legal moves: numbered, a line for each card or kind of move, as many moves beside each other as fit."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from escapade.terminal.drawing import Choice

GAP = 2  # columns between two moves


def menu(choices: list[Choice], width: int) -> RenderableType:
    """Lay out the moves."""
    entries = [entry(number, choice) for number, choice in enumerate(choices, 1)]
    label = max(len(choice.group) for choice in choices) + GAP
    column = max(len(text) for text in entries) + GAP
    beside = max(1, (width - label) // column)
    grid = Table.grid(padding=0)
    grid.add_column(width=label)
    for _ in range(beside):
        grid.add_column(width=column)
    for group, members in groupby(zip(choices, entries, strict=True), key=lambda pair: pair[0].group):
        texts = [text for _, text in members]
        for at in range(0, len(texts), beside):
            grid.add_row(Text(group if at == 0 else "", style="bold"), *texts[at : at + beside])
    return grid


def entry(number: int, choice: Choice) -> Text:
    """Write one move: its number, its notation, what comes of it."""
    return Text.assemble((f"{number:>2} ", "bold"), (choice.move, "cyan"), f" {choice.comes}" if choice.comes else "")
