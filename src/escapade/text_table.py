"""Columns and lists in plain text, for tables drawn without a terminal library."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from escapade.engine import State

_GAP = "  "  # between two columns


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Align rows in columns as wide as their widest cell; empty columns are left out."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        _GAP.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True) if width).rstrip() for row in rows
    ]


def counted(things: Iterable[str], face_down: int = 0) -> str:
    """List things with their counts: 'hat, key ×2, 3 face down'."""
    said = [f"{thing} ×{number}" if number > 1 else thing for thing, number in Counter(things).items()]
    return ", ".join([*said, *([f"{face_down} face down"] if face_down else [])]) or "-"


def turn_mark(state: State, seat: int) -> str:
    """Return the mark of a seat that must decide."""
    return ">" if seat in state.to_act() else ""
