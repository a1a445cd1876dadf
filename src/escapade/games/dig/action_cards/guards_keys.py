"""Guard's keys: through any door."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.engine import Refusal
from escapade.games.dig.bits import bit
from escapade.games.dig.playing import CardToArea
from escapade.games.dig.spots import goes

if TYPE_CHECKING:
    from escapade.effects import Effect
    from escapade.games.dig.state import State

_NOT_OPEN: Final = Refusal("D12.1", "dig-refusal-keys-to-open-area")


@mypyc_attr(acyclic=True)
class GuardsKeys(CardToArea):
    """Go to any open area; this is not a move (D12.6)."""

    def barred(self, s: State, seat: i64, target: i64) -> Refusal | None:
        return None if s.open_areas() & ~bit(s.area(seat)) & bit(target) else _NOT_OPEN

    def effect(self, s: State, seat: i64, target: i64) -> None:
        s.go(seat, target)

    def effects(self, s: State, seat: i64, target: i64) -> list[Effect]:
        return [goes(seat, s.area(seat), target)]
