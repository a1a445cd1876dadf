"""The codes of the base moves in the catalogue; those of variants follow, in the order of `options.VARIANTS`.

Records contain some codes, so they belong to the version of the rules.
"""

from __future__ import annotations

from typing import Final

PLACES: Final = 64  # room for the places of the longest path
SEATS: Final = 5
PAYMENTS: Final = 30  # five ways for each of six symbols

ADVANCE: Final = 0  # by payment, by place
RETREAT: Final = ADVANCE + PAYMENTS * PLACES  # by place
STOP: Final = RETREAT + PLACES
DRAW: Final = STOP + 1
VARIANTS: Final = DRAW + 1  # the first code of the variants
