"""Which languages the browser's tests are run in, and what a page says in them."""

from __future__ import annotations

import os
import re

from escapade.messages import Message
from escapade.words import words

LONG = os.environ.get("ESCAPADE_LONG") == "1"  # `make test-languages` and `make test-monkey` ask for it
PLAYED = ("pl", "is")  # whole games of each kind are played in these


def played_in(usual: str) -> list[str]:
    """List the languages of a whole game: one of the two in every run, both in the long one."""
    return sorted(PLAYED) if LONG else [usual]


def somebody_won(language: str) -> re.Pattern[str]:
    """Match the heading of a finished game."""
    spoken = words(language)
    you = spoken.say(Message("status-you-won"))
    others = spoken.say(Message("status-over", {"names": "NAMES"}))
    return re.compile(f"{re.escape(you)}|{re.escape(others).replace('NAMES', '.+')}")
