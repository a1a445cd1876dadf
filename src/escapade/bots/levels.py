"""Five levels of every game, for people to choose from: how each one thinks, and for how long.

The iterations, times the effort a table takes (`SearchParams`), make a level what it is; the seconds only keep the
last one from thinking longer than people like. Where time and errors are part of a game, as in Outrun, the
skill says which of the game's own five a level has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.bots.greedy import Greedy
from escapade.bots.search_bot import SearchBot
from escapade.engine import EASY, HARD, MIDDLE

if TYPE_CHECKING:
    from escapade.bots.bot import Bot

_HASTY: Final = 3  # the first level does just anything in one decision of so many
_SECOND: Final = 1.0  # s a move

LEVELS: Final[tuple[Bot, ...]] = (
    Greedy("hare", _HASTY, EASY, careful=False),
    Greedy("magpie", skill=EASY + 1),
    SearchBot("fox", {"": 100, "dig": 20}, skill=MIDDLE),
    SearchBot("raven", {"": 500, "dig": 200}, skill=HARD - 1),
    SearchBot("owl", {"": 300_000, "dig": 120_000}, _SECOND, HARD),
)
