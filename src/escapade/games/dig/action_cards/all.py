"""The eight kinds of Action card, in the order of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.dig import cards
from escapade.games.dig.action_cards.care_package import CarePackage
from escapade.games.dig.action_cards.cell_toss import CellToss
from escapade.games.dig.action_cards.cheap_shot import CheapShot
from escapade.games.dig.action_cards.first_aid_kit import FirstAidKit
from escapade.games.dig.action_cards.guards_keys import GuardsKeys
from escapade.games.dig.action_cards.pickpocket import Pickpocket
from escapade.games.dig.action_cards.riot import Riot
from escapade.games.dig.action_cards.snitch import Snitch

if TYPE_CHECKING:
    from escapade.games.dig.playing import ActionCard

ALL: Final[list[ActionCard]] = [
    CarePackage(cards.CARE_PACKAGE),
    CheapShot(cards.CHEAP_SHOT),
    CellToss(cards.CELL_TOSS),
    Snitch(cards.SNITCH),
    GuardsKeys(cards.GUARDS_KEYS),
    Pickpocket(cards.PICKPOCKET),
    FirstAidKit(cards.FIRST_AID_KIT),
    Riot(cards.RIOT),
]
