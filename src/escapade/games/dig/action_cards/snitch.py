"""Snitch: a player goes to Solitary."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.board import SOLITARY
from escapade.games.dig.playing import CardAtPlayer
from escapade.games.dig.spots import goes

if TYPE_CHECKING:
    from escapade.effects import Effect
    from escapade.games.dig.state import State


@mypyc_attr(acyclic=True)
class Snitch(CardAtPlayer):
    """Any player goes to Solitary; nothing happens if they are there already (D12.4)."""

    def effect(self, s: State, seat: i64, target: i64) -> None:
        if s.area(target) != SOLITARY:
            s.go(target, SOLITARY)

    def effects(self, s: State, seat: i64, target: i64) -> list[Effect]:
        return [] if s.area(target) == SOLITARY else [goes(target, s.area(target), SOLITARY)]
