"""Players that are no people."""

from __future__ import annotations

from typing import Final

from escapade.bots.bot import Bot
from escapade.bots.greedy import Greedy
from escapade.bots.levels import LEVELS
from escapade.bots.random import Random
from escapade.bots.thinker import Thinker

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (*LEVELS, Random(), Greedy())}
USUAL: Final = LEVELS[2].name  # for whoever does not choose
ADVISER: Final = Thinker("adviser", 20_000, 0.5)  # whom people ask for a hint

__all__ = ["ADVISER", "BOTS", "LEVELS", "USUAL", "Bot", "Greedy", "Random", "Thinker", "bot_named"]


def bot_named(name: str) -> Bot:
    """Find a bot by its name, or by the number of its level, or say which there are."""
    if name.isdecimal() and 1 <= int(name) <= len(LEVELS):
        return LEVELS[int(name) - 1]
    if name not in BOTS:
        raise ValueError(f"'{name}' is no bot here; bots: {', '.join(BOTS)}")
    return BOTS[name]
