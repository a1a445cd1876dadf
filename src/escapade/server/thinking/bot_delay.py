"""The delay before a bot answers. It reveals neither what the bot holds nor how long it thought."""

from __future__ import annotations

import secrets
from typing import Final

from escapade.bots import bot_named

_SWAY: Final = 0.5  # the part of the usual pause that is random


def answer_after(bot: str, pause: float) -> float:
    """Return the seconds between question and answer: the usual pause, varied, plus all the time it may think.

    It depends on neither view nor thinking time, so it reveals nothing. Without a pause, bots answer at once.
    """
    if not pause:
        return 0.0
    sway = secrets.randbelow(1001) / 1000
    return pause * (1 - _SWAY / 2 + _SWAY * sway) + bot_named(bot).seconds
