"""A line plot as SVG for docs/; each series has its own scale, because units differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH, HEIGHT = 720, 320
LEFT, RIGHT, TOP, BOTTOM = 60, 20, 50, 40
_COLOURS = ("#1f77b4", "#d62728", "#2ca02c", "#9467bd")
_STEPS = 4  # lines across


@dataclass(frozen=True, slots=True)
class Series:
    """A line: its name and its points."""

    name: str
    xs: Sequence[float]
    ys: Sequence[float]


def plot(title: str, below: str, series: Sequence[Series]) -> str:
    """Draw several lines over the same axis; each fills the height and has its own numbers."""
    least, most = min(series[0].xs), max(series[0].xs)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"',
        ' font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{LEFT}" y="20" font-size="14">{escape(title)}</text>',
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 6}" text-anchor="middle">{escape(below)}</text>',
    ]
    for step in range(_STEPS + 1):
        y = _down(step / _STEPS)
        x, value = LEFT + (WIDTH - LEFT - RIGHT) * step / _STEPS, least + (most - least) * step / _STEPS
        parts.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle">{value:,.0f}</text>')
    for number, one in enumerate(series):
        parts += _line(number, one, least, most)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _line(number: int, one: Series, least: float, most: float) -> list[str]:
    colour, top = _COLOURS[number % len(_COLOURS)], max(one.ys) or 1
    points = " ".join(
        f"{LEFT + (WIDTH - LEFT - RIGHT) * (x - least) / ((most - least) or 1):.1f},{_down(y / top):.1f}"
        for x, y in zip(one.xs, one.ys, strict=True)
    )
    drawn = [
        f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>',
        f'<text x="{LEFT + 150 * number}" y="38" fill="{colour}">{escape(one.name)} (0 to {top:,.0f})</text>',
    ]
    for step in range(_STEPS + 1):
        y = _down(step / _STEPS) + 4 + 11 * (number - 0.5)
        value = top * step / _STEPS
        drawn.append(f'<text x="{LEFT - 6}" y="{y:.1f}" text-anchor="end" fill="{colour}">{value:,.0f}</text>')
    return drawn


def _down(part: float) -> float:
    """Return how far down a part of the height is."""
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - part)
