"""First-aid kit: removes Beatings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.playing import ActionCard
from escapade.games.dig.spots import BEATINGS, counts

if TYPE_CHECKING:
    from escapade.effects import Effect
    from escapade.games.dig.state import State


@mypyc_attr(acyclic=True)
class FirstAidKit(ActionCard):
    """Remove all your Beatings."""

    def effect(self, s: State, seat: i64, target: i64) -> None:
        while s.prisoners[seat].beatings:
            s.heal(seat)

    def effects(self, s: State, seat: i64, target: i64) -> list[Effect]:
        return counts(BEATINGS, -s.prisoners[seat].beatings, seat)
