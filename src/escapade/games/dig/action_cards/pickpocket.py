"""Pickpocket: a card from a player in your area."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.engine import Refusal
from escapade.games.dig.bits import bit
from escapade.games.dig.cards import FACE_DOWN
from escapade.games.dig.playing import CardAtPlayer
from escapade.games.dig.spots import passed_on

if TYPE_CHECKING:
    from escapade.effects import Effect
    from escapade.games.dig.state import State

_NOT_BESIDE: Final = Refusal("D8", "dig-refusal-not-in-your-area")


@mypyc_attr(acyclic=True)
class Pickpocket(CardAtPlayer):
    """Take 1 random card from a player in your area."""

    def barred(self, s: State, seat: i64, target: i64) -> Refusal | None:
        if target < s.seats and not s.beside(seat) & bit(target):
            return _NOT_BESIDE
        return super().barred(s, seat, target)

    def effect(self, s: State, seat: i64, target: i64) -> None:
        s.rob_blindly(seat, target)

    def effects(self, s: State, seat: i64, target: i64) -> list[Effect]:
        return [passed_on(target, seat, FACE_DOWN)] if s.hand(target).size() else []
