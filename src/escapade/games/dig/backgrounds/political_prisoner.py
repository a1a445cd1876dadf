"""Political prisoner: removes Beatings and draws a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.effects import PickSpot
from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.cards import SPOON
from escapade.games.dig.codes import POLITICS
from escapade.games.dig.move import Move, offer_one
from escapade.games.dig.reveal import Reveal
from escapade.games.dig.spots import BEATINGS, background, counts, draws, fetched
from escapade.messages import Message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.engine import Choices
    from escapade.games.dig.state import State

POLITICAL_PRISONER: Final = 17  # its number


@mypyc_attr(acyclic=True)
class PoliticalPrisoner(Background):
    """Political prisoner (Brotherhood): on your turn, remove all Beatings, draw 1; and in the gang take 1 Spoon."""

    def key(self) -> str:
        return "political-prisoner"

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add it at any time."""
        offer_one(s, seat, POLITICS, out)


@mypyc_attr(acyclic=True)
class Campaign(Reveal):
    """Remove all Beatings and draw a card."""

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        while s.prisoners[seat].beatings:
            s.heal(seat)
        s.draw(seat, 1)
        if gang:
            s.fetch_some(seat, SPOON, 1)

    def text(self) -> str:
        return "political-prisoner"

    def message(self, s: State, seat: i64) -> Message:
        """Return what it does, and the gang's bonus."""
        return Message("dig-action-campaign-gang" if s.in_its_gang(seat) else "dig-action-campaign")

    def effects(self, s: State, seat: i64) -> list[Effect]:
        spoons = min(s.stacks[SPOON], 1) if s.in_its_gang(seat) else 0
        healed = counts(BEATINGS, -s.prisoners[seat].beatings, seat)
        return healed + draws(seat, 1) + fetched(seat, SPOON, spoons)

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickSpot(background(seat))]


def moves() -> list[Move]:
    return [Campaign(POLITICS, POLITICAL_PRISONER)]
