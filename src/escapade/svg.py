"""Simple SVG for notebooks: rectangles, circles and text."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from collections.abc import Sequence

_LINE = 18  # from one line of text to the next
_LETTER = 8  # approximate width of a letter
_MARGIN = 8
COLOURS = ("#c0392b", "#2471a3", "#1e8449", "#b7950b", "#7d3c98", "#ca6f1e")  # of the seats
_INK, FAINT, PAPER, _SHADE = "#222", "#887", "#fdfaf3", "#d8cfb8"


def picture(width: int, height: int, parts: Sequence[str]) -> str:
    """Combine parts into an SVG document."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    style = 'font-family="sans-serif" font-size="13"'
    return f"{head} {style}>{rectangle(0, 0, width, height, PAPER)}{''.join(parts)}</svg>"


def rectangle(x: int, y: int, width: int, height: int, fill: str = "none") -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}" stroke="{_SHADE}" rx="3"/>'


def circle(x: int, y: int, radius: int, fill: str) -> str:
    """Draw a circle."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="#fff"/>'


def text(x: int, y: int, words: str, fill: str = _INK, anchor: str = "start") -> str:
    """Write a line of text, left-aligned or centred."""
    where = f'x="{x}" y="{y}" fill="{fill}" text-anchor="{anchor}"'
    return f"<text {where}>{escape(words)}</text>"


def notes(y: int, width: int, rows: Sequence[tuple[int | None, str]]) -> tuple[list[str], int]:
    """Write lines below a board, wrapped, with seat colours; return where they end."""
    parts: list[str] = []
    for seat, words in rows:
        indent = _MARGIN if seat is None else 3 * _MARGIN
        if seat is not None:
            parts.append(circle(2 * _MARGIN - 2, y + _LINE - 5, _MARGIN, COLOURS[seat]))
        for line in wrap(words, (width - indent) // _LETTER):
            y += _LINE
            parts.append(text(indent, y, line))
    return parts, y + _LINE // 2


def lines(words: Sequence[str]) -> str:
    """Draw lines of plain text."""
    width = _LETTER * max([20, *map(len, words)]) + 20
    written = [text(10, _LINE * at, line) for at, line in enumerate(words, 1)]
    parts = "".join(written).replace("<text ", '<text xml:space="preserve" font-family="monospace" ')
    return picture(width, _LINE * len(words) + 10, [parts])
