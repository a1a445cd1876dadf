"""Finds games of other packages by their entry points and checks them. A broken one never breaks the program."""

from __future__ import annotations

import re
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Final

from escapade.game import Game
from escapade.game_package import PACKAGES

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

_GROUP: Final = "escapade.games"  # the entry point group; each entry names a Game
_NAME: Final = re.compile(r"[a-z][a-z0-9]*")  # no dash: the name is the part of a message id before the first dash
_REQUIRED: Final = (
    "deal", "view", "deal_hidden", "write_action", "write_position", "position",
)  # fmt: skip


def add_games(games: dict[str, Game], broken: dict[str, str]) -> None:
    """Add the games of other packages to `games`; add the reason for each unusable one to `broken`, by name."""
    for point in sorted(entry_points(group=_GROUP), key=lambda one: one.name):
        try:
            game = _loaded(point, games)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - somebody else's code may raise anything
            reason = str(error) if isinstance(error, _Unusable) else f"{type(error).__name__}: {error}"
            broken[point.name] = f"the game '{point.name}' of the package {_package_of(point)} cannot be used: {reason}"
        else:
            games[game.name] = game
            PACKAGES[game.name] = game.package


class _Unusable(Exception):  # noqa: N818 - it says what a game is, not what the program did
    """Why a game that could be loaded cannot be played."""


def _loaded(point: EntryPoint, games: dict[str, Game]) -> Game:
    """Load a game, or raise whatever is wrong with it."""
    game = point.load()
    if not isinstance(game, Game):
        raise _Unusable(f"{point.value} is not a Game")
    if game.name != point.name or not _NAME.fullmatch(game.name):
        raise _Unusable(
            f"it calls itself '{game.name}'; a name is a word of small letters, the same as the entry point's"
        )
    if game.name in games:
        raise _Unusable("there is a game of that name already")
    lacking = [name for name in _REQUIRED if getattr(type(game), name) is getattr(Game, name)]
    if lacking:
        raise _Unusable(f"it lacks {', '.join(lacking)}")
    return game


def _package_of(point: EntryPoint) -> str:
    """Return the name of the package an entry point comes from."""
    return point.dist.name if point.dist else point.module
