"""The six gangs, four cards each, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from escapade.games.dig.gangs import bikers, brotherhood, cartel, crew, mafia, triad
from escapade.games.dig.gangs.gang import NO_CARD_OF_A_GANG, GangCard

GANG_CARDS: Final = vec[GangCard](
    cartel.cards()
    + bikers.cards()
    + triad.cards()
    + crew.cards()
    + mafia.cards()
    + brotherhood.cards()
    + [NO_CARD_OF_A_GANG]
)
