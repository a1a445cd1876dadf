"""In what bots count the gain of a move they have not tried."""

from __future__ import annotations

from typing import Final

STEP: Final = 10  # gains are counted in tenths of a step along the path
CARD: Final = 60  # what a card is worth
