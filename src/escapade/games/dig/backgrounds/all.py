"""The eighteen Backgrounds, three about each gang, in the order of their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec

from escapade.games.dig.backgrounds import (
    arsonist,
    burglar,
    con_artist,
    counterfeiter,
    cutpurse,
    escape_artist,
    fence,
    getaway_driver,
    godparent,
    handyman,
    miner,
    political_prisoner,
    smuggler,
)
from escapade.games.dig.backgrounds.arsonist import ARSONIST, Arsonist
from escapade.games.dig.backgrounds.background import HIDDEN_BACKGROUND, Background
from escapade.games.dig.backgrounds.burglar import BURGLAR, Burglar
from escapade.games.dig.backgrounds.con_artist import CON_ARTIST, ConArtist
from escapade.games.dig.backgrounds.counterfeiter import COUNTERFEITER, Counterfeiter
from escapade.games.dig.backgrounds.cutpurse import CUTPURSE, Cutpurse
from escapade.games.dig.backgrounds.embezzler import EMBEZZLER, Embezzler
from escapade.games.dig.backgrounds.enforcer import ENFORCER, Enforcer
from escapade.games.dig.backgrounds.escape_artist import ESCAPE_ARTIST, EscapeArtist
from escapade.games.dig.backgrounds.fence import FENCE, Fence
from escapade.games.dig.backgrounds.getaway_driver import GETAWAY_DRIVER, GetawayDriver
from escapade.games.dig.backgrounds.godparent import GODPARENT, Godparent
from escapade.games.dig.backgrounds.handyman import HANDYMAN, Handyman
from escapade.games.dig.backgrounds.informant import INFORMANT, Informant
from escapade.games.dig.backgrounds.knifeman import KNIFEMAN, Knifeman
from escapade.games.dig.backgrounds.miner import MINER, Miner
from escapade.games.dig.backgrounds.political_prisoner import POLITICAL_PRISONER, PoliticalPrisoner
from escapade.games.dig.backgrounds.smuggler import SMUGGLER, Smuggler
from escapade.games.dig.backgrounds.street_fighter import STREET_FIGHTER, StreetFighter

if TYPE_CHECKING:
    from escapade.games.dig.move import Move

BACKGROUNDS: Final = vec[Background](
    [
        Smuggler(SMUGGLER),
        Knifeman(KNIFEMAN),
        Fence(FENCE),
        Enforcer(ENFORCER),
        GetawayDriver(GETAWAY_DRIVER),
        Arsonist(ARSONIST),
        Counterfeiter(COUNTERFEITER),
        Cutpurse(CUTPURSE),
        Informant(INFORMANT),
        Burglar(BURGLAR),
        StreetFighter(STREET_FIGHTER),
        EscapeArtist(ESCAPE_ARTIST),
        ConArtist(CON_ARTIST),
        Godparent(GODPARENT),
        Embezzler(EMBEZZLER),
        Miner(MINER),
        Handyman(HANDYMAN),
        PoliticalPrisoner(POLITICAL_PRISONER),
        HIDDEN_BACKGROUND,
    ]
)


def moves() -> list[Move]:
    """List the moves that reveal them in one's own turn."""
    return [
        *smuggler.moves(),
        *fence.moves(),
        *getaway_driver.moves(),
        *arsonist.moves(),
        *counterfeiter.moves(),
        *cutpurse.moves(),
        *burglar.moves(),
        *escape_artist.moves(),
        *con_artist.moves(),
        *godparent.moves(),
        *miner.moves(),
        *handyman.moves(),
        *political_prisoner.moves(),
    ]
