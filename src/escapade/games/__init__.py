"""All games by name: ours, and those of other installed packages."""

from __future__ import annotations

import copyreg
from typing import TYPE_CHECKING, Final

from escapade.game_discovery import add_games
from escapade.games.cartagena import CARTAGENA
from escapade.games.dig import DIG
from escapade.games.outrun import OUTRUN

if TYPE_CHECKING:
    from collections.abc import Callable

    from escapade.game import Game

OURS: Final = ("cartagena", "outrun", "dig")
GAMES: Final[dict[str, Game]] = {game.name: game for game in (CARTAGENA, OUTRUN, DIG)}
BROKEN: Final[dict[str, str]] = {}  # why games of other packages cannot be used, by name
add_games(GAMES, BROKEN)


def game_named(name: str) -> Game:
    """Return the game with this name; a ValueError says why there is none."""
    if name in BROKEN:
        raise ValueError(BROKEN[name])
    if name not in GAMES:
        raise ValueError(f"'{name}' is not a game; games: {', '.join(GAMES)}")
    return GAMES[name]


def _reduce_game(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    return game_named, (game.name,)


for kind in [type(game) for game in GAMES.values()]:
    copyreg.pickle(kind, _reduce_game)
