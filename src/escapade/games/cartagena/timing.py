"""Time in Cartagena: cards that are discarded, given away or put under the deck one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from escapade.games.cartagena.variants.limit import DiscardDown
from escapade.games.cartagena.variants.tricks.hook import BuryRest
from escapade.games.cartagena.variants.tricks.parrot import HandOut
from escapade.timing import Timing

if TYPE_CHECKING:
    from escapade import engine
    from escapade.games.cartagena.state import State


class CartagenaTiming(Timing):
    """Cartagena has no time limit of its own; this only shortens the pauses of bots."""

    def repeats(self, state: engine.State, seat: int) -> bool:
        """Discards at the limit, the parrot's gifts and the hook's other cards are chosen card by card."""
        return isinstance(cast("State", state).asked, (DiscardDown, HandOut, BuryRest))
