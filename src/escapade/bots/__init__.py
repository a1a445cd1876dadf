"""Bots that play any game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.bots.bot import Bot
from escapade.bots.greedy import Greedy
from escapade.bots.levels import LEVELS
from escapade.bots.random import Random
from escapade.bots.search_bot import SearchBot
from escapade.engine import seeded

if TYPE_CHECKING:
    from escapade.engine import Luck
    from escapade.match import Match

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (*LEVELS, Random(), Greedy())}
USUAL: Final = LEVELS[2].name  # the default
ADVISER: Final = SearchBot("adviser", 20_000, 0.5)  # gives hints to people

__all__ = ["ADVISER", "BOTS", "LEVELS", "USUAL", "Bot", "Greedy", "Random", "SearchBot", "bot_named", "suggest"]


def bot_named(name: str | int) -> Bot:
    """Find a bot by its name or its level; raise ValueError and list them otherwise."""
    name = str(name)
    if name.isdecimal() and 1 <= int(name) <= len(LEVELS):
        return LEVELS[int(name) - 1]
    if name not in BOTS:
        raise ValueError(f"'{name}' is not a bot; bots: {', '.join(BOTS)}")
    return BOTS[name]


def suggest(
    match: Match, bot: str | int | Bot = LEVELS[-1].name, seat: int | None = None, luck: Luck | None = None
) -> str:
    """Return the move a bot would play for a seat (by default the one to act); it gets the seat's view.

    Without `luck`, the same bot suggests the same move at the same point of a match, unless it has a time limit, as the
    highest level does.
    """
    seat = match.acting(seat)
    if seat not in match.to_act:
        asked = ", ".join(map(str, match.to_act)) or "nobody, the game is over"
        raise ValueError(f"seat {seat} has nothing to decide now; to act: {asked}")
    chosen = bot_named(bot) if isinstance(bot, str | int) else bot
    luck = luck or seeded(f"{match.seed} {match.played} {seat} {chosen.name}")
    return match.game.write_action(match.state, chosen.choose(match.game, match.view(seat), seat, luck))
