"""Arsonist: everyone else in the area loses a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.effects import PickSpot
from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.bits import bit, listed
from escapade.games.dig.cards import FACE_DOWN
from escapade.games.dig.codes import BURN
from escapade.games.dig.move import Move, offer_one
from escapade.games.dig.reveal import Reveal
from escapade.games.dig.spots import DISCARDS, background, card_moves, draws, hand
from escapade.messages import Message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.engine import Choices
    from escapade.games.dig.state import State

ARSONIST: Final = 5  # its number


@mypyc_attr(acyclic=True)
class Arsonist(Background):
    """Arsonist (Bikers): on your turn, others in your area each discard 1 at random; in the gang you draw that many."""

    def key(self) -> str:
        return "arsonist"

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add it at any time."""
        offer_one(s, seat, BURN, out)


@mypyc_attr(acyclic=True)
class Burn(Reveal):
    """Everyone else in your area discards a card at random."""

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        burnt: i64 = 0
        for step in range(i64(1), s.seats):
            other = s.clockwise(seat, step)
            if s.beside(seat) & bit(other) and s.hand(other).size():
                s.discard_blindly(other)
                burnt += 1
        if gang:
            s.draw(seat, burnt)

    def text(self) -> str:
        return "arsonist"

    def message(self, s: State, seat: i64) -> Message:
        return Message("dig-action-burn")

    def effects(self, s: State, seat: i64) -> list[Effect]:
        """A random card of everyone else here is discarded; in the gang as many are drawn."""
        burnt = [other for other in listed(s.beside(seat)) if s.hand(other).size()]
        drawn = draws(seat, len(burnt)) if s.in_its_gang(seat) else []
        return [*[card_moves(FACE_DOWN, hand(other), DISCARDS) for other in burnt], *drawn]

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickSpot(background(seat))]


def moves() -> list[Move]:
    return [Burn(BURN, ARSONIST)]
