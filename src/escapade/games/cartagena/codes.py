"""Where each kind of action stands in the catalogue. Records name some codes: they belong to the rules' version."""

from __future__ import annotations

from typing import Final

PLACES: Final = 64  # room for the places of the longest path
SEATS: Final = 5
KINDS: Final = 12  # of cards
WAYS: Final = 5  # to pay one symbol: plain, grey, or two sabres (both plain, one grey, both grey)
PAYMENTS: Final = 30  # five ways for each of six symbols

ADVANCE: Final = 0  # by payment, by place
RETREAT: Final = ADVANCE + PAYMENTS * PLACES  # by place
STOP: Final = RETREAT + PLACES
DRAW: Final = STOP + 1

PUSH: Final = DRAW + 1  # by owner, by place
SAIL: Final = PUSH + SEATS * PLACES
CAPTAINS_SAIL: Final = SAIL + 1
DISCARD: Final = CAPTAINS_SAIL + 1  # by card

PISTOLS: Final = DISCARD + KINDS  # by way, by victim
PARROTS: Final = PISTOLS + WAYS * SEATS  # by way
HOOKS: Final = PARROTS + WAYS  # by way
BOMBS: Final = HOOKS + WAYS  # by way, by the other card's payment, by place
CHESTS: Final = BOMBS + WAYS * PAYMENTS * PLACES  # by way, by place
ROB: Final = CHESTS + WAYS * PLACES  # by card
GIVE: Final = ROB + KINDS  # by card, by seat
KEEP: Final = GIVE + KINDS * SEATS  # by card
BURY: Final = KEEP + KINDS  # by card
END: Final = BURY + KINDS
