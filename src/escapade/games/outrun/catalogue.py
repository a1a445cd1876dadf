"""All moves except runs, in the order of codes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.outrun import codes
from escapade.games.outrun.actions import BeLate, CallTime, Open, TakePlace, TurnUp
from escapade.games.outrun.cards import KINDS
from escapade.games.outrun.interference import Accept, Keep, Play, UseShield
from escapade.games.outrun.monsters.zombie import Infect
from escapade.games.outrun.state import INTERFERENCE, REACTION, RUN, WHICH_WAY

if TYPE_CHECKING:
    from escapade.games.outrun.move import Move


def _catalogue() -> list[Move]:
    return [
        TurnUp(codes.TURN_UP, WHICH_WAY),
        Open(codes.OPEN, RUN),
        BeLate(codes.LATE, RUN),
        CallTime(codes.CALL_TIME, RUN),
        *[TakePlace(codes.TAKE_PLACE + n, n + 1) for n in range(codes.PLACES)],
        *[Infect(codes.INFECT + n, n) for n in range(codes.SEATS)],
        *[Play(codes.PLAY + n, n // codes.SEATS, n % codes.SEATS) for n in range(KINDS * codes.SEATS)],
        Keep(codes.KEEP, INTERFERENCE),
        Accept(codes.ACCEPT, REACTION),
        UseShield(codes.USE_SHIELD, REACTION),
    ]


CATALOGUE: Final = _catalogue()
