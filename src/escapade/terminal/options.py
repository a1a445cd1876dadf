"""The options of a table in words, for the line above it: 'The Great Escape · Captain Morgan · Time limit: off'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade.cli_language import say, spoken
from escapade.messages import Message

if TYPE_CHECKING:
    from collections.abc import Mapping


def in_words(game: str, agreed: Mapping[str, str]) -> str:
    """List options that differ from the default."""
    return " · ".join(_option(game, name, value) for name, value in agreed.items())


def _option(game: str, name: str, value: str) -> str:
    texts, chosen = spoken(game), Message(f"value-{game}-{name}-{value}")
    if texts.knows(chosen.id):
        return _short(texts.say(chosen))
    option = _short(texts.say(Message(f"option-{game}-{name}")))
    if value == "yes":
        return option
    return (
        say("terminal-option-off", option=option)
        if value == "no"
        else say("terminal-option", option=option, value=value)
    )


def _short(text: str) -> str:
    """Leave out what explains it: whatever comes after a colon or in brackets."""
    return text.partition(":")[0].partition("(")[0].strip()
