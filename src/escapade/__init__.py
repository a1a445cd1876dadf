"""Escape games: their rules, matches, bots and records.

    >>> from escapade import Match
    >>> match = Match("cartagena", players=2, seed=7)
    >>> match.legal()
    ['0s', '0k', '0b', '0h']

The public API is listed here; docs/library.md shows how to use it. Everything but `COMPILED` is imported on first
use, because rules and bots take a moment to load.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from escapade.compiled import COMPILED  # must come first: it decides whether the other modules are loaded compiled

# isort: split

if TYPE_CHECKING:
    from escapade import bots, games, records
    from escapade.bots import BOTS, Bot, bot_named, suggest
    from escapade.engine import Action, Event, Luck, Refusal, Refused, State, playout, seeded
    from escapade.game import Game
    from escapade.games import GAMES, game_named
    from escapade.match import Match, Outcome
    from escapade.options import Disagreement

__version__ = "0.1.0"

__all__ = [
    "BOTS",
    "COMPILED",
    "GAMES",
    "Action",
    "Bot",
    "Disagreement",
    "Event",
    "Game",
    "Luck",
    "Match",
    "Outcome",
    "Refusal",
    "Refused",
    "State",
    "__version__",
    "bot_named",
    "bots",
    "game_named",
    "games",
    "playout",
    "records",
    "seeded",
    "suggest",
]

_HOMES = {
    "escapade": ("bots", "games", "records"),
    "escapade.bots": ("BOTS", "Bot", "bot_named", "suggest"),
    "escapade.engine": ("Action", "Event", "Luck", "Refusal", "Refused", "State", "playout", "seeded"),
    "escapade.game": ("Game",),
    "escapade.games": ("GAMES", "game_named"),
    "escapade.match": ("Match", "Outcome"),
    "escapade.options": ("Disagreement",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


if not TYPE_CHECKING:  # hidden from type checkers, which would otherwise accept any name

    def __getattr__(name: str) -> object:
        """Import a public name on first use."""
        if name not in _HOME_OF:
            raise AttributeError(f"module 'escapade' has no attribute '{name}'; it offers {', '.join(__all__)}")
        home = _HOME_OF[name]
        found = import_module(f"escapade.{name}") if home == "escapade" else getattr(import_module(home), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    """List the public names, including those not imported yet."""
    return sorted({*globals(), *__all__})
