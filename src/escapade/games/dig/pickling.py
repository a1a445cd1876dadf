"""How tables and moves of Dig Your Way Out are pickled: options, and every attribute of the table."""

from __future__ import annotations

import copyreg
from typing import TYPE_CHECKING

from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.cards import Pile
from escapade.games.dig.gangs.gang import GangCard
from escapade.games.dig.options import agreed_options
from escapade.games.dig.prisoner import Prisoner
from escapade.games.dig.setup import DEMANDS, rulebook
from escapade.games.dig.state import Doubt, Fight, GangDeck, State
from escapade.pickling import Reduced, attributes, filled, register, register_demand, register_listed

if TYPE_CHECKING:
    from escapade.engine import Luck
    from escapade.games.dig.board import Data


def _reduce_state(s: State) -> Reduced:
    """Reduce a table or a view."""
    rest = attributes(s)
    for name in ("rulebook", "seats", "luck"):
        del rest[name]
    return _state_again, (s.rulebook.agreed, s.rulebook.printed.corrections, int(s.seats), s.luck, rest)


def _state_again(
    agreed: dict[str, str], corrections: Data | None, seats: int, luck: Luck, rest: dict[str, object]
) -> object:
    """Rebuild the table."""
    return filled(State(rulebook(agreed_options(agreed, seats), corrections), seats, luck), rest)


register(Pile)
register(Prisoner)
register(GangDeck)
register(Fight, "attacker", "defender", "tool", "fists")
register(Doubt, "victim", "taker", "strangers", "spent")
copyreg.pickle(State, _reduce_state)
for kind in DEMANDS.values():
    register_demand(kind)
register_listed("escapade.games.dig.setup", "CATALOGUE", "code")
register_listed("escapade.games.dig.backgrounds.all", "BACKGROUNDS", "number")
register_listed("escapade.games.dig.gangs.all", "GANG_CARDS", "number")
copyreg.pickle(Background, lambda _: "HIDDEN_BACKGROUND")  # the only one of the base class: found by its name
copyreg.pickle(GangCard, lambda _: "NO_CARD_OF_A_GANG")
