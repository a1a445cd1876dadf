"""Moves in words: notation, with names for seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from escapade.games.dig import notation
from escapade.games.dig.ruling_words.speech import NAMES

if TYPE_CHECKING:
    from escapade import engine
    from escapade.engine import Action
    from escapade.games.dig.state import State


def read_move(state: engine.State, text: str) -> Action:
    """Read a move: 'extort ben pick knife', 'cautious cafeteria'; a name alone answers whom to ask."""
    words = text.split()
    if len(words) == 1 and words[0] in NAMES:
        return notation.read_action(cast("State", state), f"seat-{NAMES.index(words[0]) + 1}")
    seats = [str(NAMES.index(word) + 1) if word in NAMES else word for word in words]
    return notation.read_action(cast("State", state), " ".join(seats))
