"""Cell toss: the guards mix up all hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.playing import ActionCard

if TYPE_CHECKING:
    from escapade.games.dig.state import State


@mypyc_attr(acyclic=True)
class CellToss(ActionCard):
    """Gather all hands, shuffle, deal one at a time starting with you."""

    def effect(self, s: State, seat: i64, target: i64) -> None:
        s.gather()
        step: i64 = 0
        while s.gathered.known:
            card = s.gathered.pick(s.luck.below(s.gathered.known))
            s.deal_out(s.clockwise(seat, step), card)
            step += 1
