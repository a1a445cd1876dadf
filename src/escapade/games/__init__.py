"""The games, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.cartagena import CARTAGENA
from escapade.games.dig import DIG
from escapade.games.outrun import OUTRUN

if TYPE_CHECKING:
    from escapade.game import Game

GAMES: Final[dict[str, Game]] = {game.name: game for game in (CARTAGENA, OUTRUN, DIG)}


def game_named(name: str) -> Game:
    """Find a game by its name, or say which there are."""
    if name not in GAMES:
        raise ValueError(f"'{name}' is no game here; games: {', '.join(GAMES)}")
    return GAMES[name]
