"""Cheap shot: a Beating without a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.playing import CardAtPlayer
from escapade.games.dig.spots import BEATINGS, counts

if TYPE_CHECKING:
    from escapade.effects import Effect
    from escapade.games.dig.state import State


@mypyc_attr(acyclic=True)
class CheapShot(CardAtPlayer):
    """Any player takes 1 Beating; there is no fight, but Bikers 4 and Mafia 2 work (D12.20)."""

    def effect(self, s: State, seat: i64, target: i64) -> None:
        s.hurt(target)

    def effects(self, s: State, seat: i64, target: i64) -> list[Effect]:
        return counts(BEATINGS, 1, target) if s.takes_beating(target) else []
