"""Counts and wraps lines for a screen."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType


def lines_of(thing: RenderableType, width: int) -> int:
    """Count the lines something takes at a width."""
    sheet = Console(file=StringIO(), width=width, highlight=False, markup=False, emoji=False)
    return len(sheet.render_lines(thing, pad=False))


def wrapped(text: Text, width: int) -> list[Text]:
    """Wrap a text to a width."""
    sheet = Console(file=StringIO(), width=width)
    lines = list(text.wrap(sheet, width))
    for line in lines:
        line.rstrip()
    return lines or [Text()]


def clipped(text: Text, width: int) -> Text:
    """Cut a text to one line; dots mark the cut."""
    line = text.copy()
    line.truncate(width, overflow="ellipsis")
    return line
