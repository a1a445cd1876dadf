"""The codes of actions in the catalogue. Records contain some of them, so they belong to the version of the rules."""

from __future__ import annotations

from typing import Final

from escapade.games.outrun.cards import KINDS

SEATS: Final = 6
PLACES: Final = 6

TURN_UP: Final = 0
OPEN: Final = TURN_UP + 1
LATE: Final = OPEN + 1
CALL_TIME: Final = LATE + 1
TAKE_PLACE: Final = CALL_TIME + 1  # by place, from 1
INFECT: Final = TAKE_PLACE + PLACES  # by seat
PLAY: Final = INFECT + SEATS  # by card, by seat it is played on
KEEP: Final = PLAY + KINDS * SEATS
ACCEPT: Final = KEEP + 1
USE_SHIELD: Final = ACCEPT + 1
END: Final = USE_SHIELD + 1

RUN: Final = END  # an open form: it is not in the catalogue
