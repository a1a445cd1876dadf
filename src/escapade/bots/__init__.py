"""Players that are no people."""

from __future__ import annotations

from typing import Final

from escapade.bots.bot import Bot
from escapade.bots.greedy import Greedy
from escapade.bots.random import Random

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (Random(), Greedy())}

__all__ = ["BOTS", "Bot", "Greedy", "Random", "bot_named"]


def bot_named(name: str) -> Bot:
    """Find a bot by its name, or say which there are."""
    if name not in BOTS:
        raise ValueError(f"'{name}' is no bot here; bots: {', '.join(BOTS)}")
    return BOTS[name]
