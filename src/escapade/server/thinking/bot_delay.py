"""The delay before a bot answers. It reveals neither what the bot holds nor how long it thought."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from escapade.bots import bot_named

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

_PACES: Final = {"calm": 1.5, "quick": 0.6, "instant": 0.0}  # times the usual pause
_SWAY: Final = 0.5  # the part of the usual pause that is random


def times_pause(people: Sequence[Collection[str]]) -> float:
    """Return how many times the usual pause bots wait, from the paces of each person's screens.

    A person who plays with nobody else sets the pace, by the slowest screen. Several people share the usual one.
    """
    if len(people) != 1:
        return 1.0
    return max((_PACES[pace] for pace in people[0]), default=1.0)


def answer_after(bot: str, pause: float) -> float:
    """Return the seconds between question and answer: the usual pause, varied, plus all the time it may think.

    It depends on neither view nor thinking time, so it reveals nothing. Without a pause, bots answer at once.
    """
    if not pause:
        return 0.0
    sway = secrets.randbelow(1001) / 1000
    return pause * (1 - _SWAY / 2 + _SWAY * sway) + bot_named(bot).seconds
