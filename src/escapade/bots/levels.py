"""The five levels of bots: how each one thinks, and for how long.

A level is defined by its iterations, by game and kind of table (`SearchParams`); the time limit only keeps the
highest level from thinking too long. Where speed and errors are part of a game, as in Outrun, the level has one of the
game's five skills.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.bots.greedy import Greedy
from escapade.bots.search_bot import SearchBot
from escapade.engine import EASY, HARD, MIDDLE

if TYPE_CHECKING:
    from escapade.bots.bot import Bot

_HASTY: Final = 3  # one decision in this many is random at the first level
_LONGEST: Final = 0.5  # seconds per move

LEVELS: Final[tuple[Bot, ...]] = (
    Greedy("hare", _HASTY, EASY, careful=False),
    Greedy("magpie", skill=EASY + 1),
    SearchBot("fox", {"": 100, "captain": 150, "dig": 20}, skill=MIDDLE),
    SearchBot("raven", {"": 500, "dig": 200}, skill=HARD - 1),
    SearchBot("owl", {"": 12_000, "captain": 18_000, "dig": 4_800}, _LONGEST, HARD),
)
