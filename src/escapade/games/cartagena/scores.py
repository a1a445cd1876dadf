"""The unit of move scores."""

from __future__ import annotations

from typing import Final

STEP: Final = 10  # gains are counted in tenths of a step along the path
CARD: Final = 60  # value of a card
