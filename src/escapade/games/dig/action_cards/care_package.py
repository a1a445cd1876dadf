"""Care package: cards and cigarettes from home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.playing import ActionCard
from escapade.games.dig.spots import CIGARETTES, counts, draws

if TYPE_CHECKING:
    from escapade.effects import Effect
    from escapade.games.dig.state import State


@mypyc_attr(acyclic=True)
class CarePackage(ActionCard):
    """Draw 3 Search cards and take 3 cigarettes."""

    def effect(self, s: State, seat: i64, target: i64) -> None:
        s.draw(seat, 3)
        s.earn(seat, 3)

    def effects(self, s: State, seat: i64, target: i64) -> list[Effect]:
        return draws(seat, 3) + counts(CIGARETTES, 3, seat)
