"""The vocabulary of rulings on Cartagena: positions, luck, moves and outcomes."""

from __future__ import annotations

from escapade.games.cartagena.ruling_words.luck import tell_luck
from escapade.games.cartagena.ruling_words.moves import read_move
from escapade.games.cartagena.ruling_words.outcomes import THINGS, compare
from escapade.games.cartagena.ruling_words.positions import POSITION, lay_out
from escapade.games.cartagena.ruling_words.speech import NAMES

__all__ = ["NAMES", "POSITION", "THINGS", "compare", "lay_out", "read_move", "tell_luck"]
