"""Which cases and languages the browser's tests are run in, and what a page says in them."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, TypeVar

import pytest

from escapade.messages import Message
from escapade.words import words

if TYPE_CHECKING:
    from collections.abc import Sequence

Case = TypeVar("Case")

LONG = os.environ.get("ESCAPADE_LONG") == "1"  # `make test-languages` and `make test-monkey` ask for it
PLAYED = ("pl", "is")  # whole games of each kind are played in these
long_run = pytest.mark.skipif(not LONG, reason="much like another test; `make test-languages` runs it")


def some(cases: Sequence[Case], *kept: int) -> list[Case]:
    """Return all cases in the long run, else those with these numbers."""
    return list(cases) if LONG else [cases[number] for number in kept]


def played_in(usual: str) -> list[str]:
    """List the languages of a whole game: one of the two in every run, both in the long one."""
    return sorted(PLAYED) if LONG else [usual]


def somebody_won(language: str) -> re.Pattern[str]:
    """Match the heading of a finished game."""
    spoken = words(language)
    you = spoken.say(Message("status-you-won"))
    others = spoken.say(Message("status-over", {"names": "NAMES"}))
    return re.compile(f"{re.escape(you)}|{re.escape(others).replace('NAMES', '.+')}")
