"""The vocabulary of rulings on Outrun: positions, luck, moves and outcomes."""

from __future__ import annotations

from escapade.games.outrun.ruling_words.luck import tell_luck
from escapade.games.outrun.ruling_words.moves import read_move
from escapade.games.outrun.ruling_words.outcomes import THINGS, compare
from escapade.games.outrun.ruling_words.positions import POSITION, lay_out
from escapade.games.outrun.ruling_words.speech import NAMES

__all__ = ["NAMES", "POSITION", "THINGS", "compare", "lay_out", "read_move", "tell_luck"]
