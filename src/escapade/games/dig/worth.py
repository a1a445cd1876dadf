"""What a position is worth: a rough estimate, in tunnel points, for bots that look one move ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from escapade.games.dig.state import State


def worth(s: State, seat: i64) -> float:
    """Estimate how well a seat stands against the best of the others."""
    if s.over:
        return 1000.0 if s.mates(s.winner, seat) else -1000.0
    return float(int(s.tunnel(seat)))
