"""The language of the terminal: the one asked for with `--language`, else the environment's, else English."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from escapade.messages import Message
from escapade.words import ENGLISH, languages, words

if TYPE_CHECKING:
    from escapade.engine import Refusal
    from escapade.words import Words

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set decides, as in other programs
_chosen = [ENGLISH]


def of_the_environment() -> str:
    """Return the language the environment asks for, if there is a translation; else English."""
    asked = next((value for name in _VARIABLES if (value := os.environ.get(name))), "")
    language = asked.partition(".")[0].partition("_")[0].lower()
    return language if language in languages() else ENGLISH


def speak(language: str) -> None:
    """Use this language from now on."""
    _chosen[0] = language


def spoken(game: str = "") -> Words:
    """Return the texts of the terminal's language."""
    return words(_chosen[0], game)


def say(id_: str, **facts: str | int) -> str:
    """Format one of the terminal's own messages."""
    return spoken().say(Message(id_, dict(facts)))


def why(refusal: Refusal) -> str:
    """Write why the rules refuse a move, with the rule."""
    said = spoken(refusal.code.partition("-")[0]).say(refusal.message())
    return f"{said} ({refusal.rule})."
