"""Care package: cards and cigarettes from home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.playing import ActionCard

if TYPE_CHECKING:
    from escapade.games.dig.state import State


@mypyc_attr(acyclic=True)
class CarePackage(ActionCard):
    """Draw 3 Search cards and take 3 cigarettes."""

    def effect(self, s: State, seat: i64, target: i64) -> None:
        """Do it."""
        s.draw(seat, 3)
        s.earn(seat, 3)
