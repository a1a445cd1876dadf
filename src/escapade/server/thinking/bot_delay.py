"""When a bot answers: after a delay that reveals neither what it holds nor how hard it thought."""

from __future__ import annotations

import secrets
from typing import Final

from escapade.bots import bot_named

_SWAY: Final = 0.5  # the last part of the usual pause comes and goes by chance


def answer_after(bot: str, pause: float) -> float:
    """Return the seconds between question and answer: the usual pause, varied, plus all the time it may think.

    It asks neither the view nor the thinking, so it cannot tell of them; without a pause, bots answer as they can.
    """
    if not pause:
        return 0.0
    sway = secrets.randbelow(1001) / 1000
    return pause * (1 - _SWAY / 2 + _SWAY * sway) + bot_named(bot).seconds
