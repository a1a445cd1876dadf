"""How a field of a position is entered by hand: of which parts it consists, and what can be chosen for each."""

from __future__ import annotations

from typing import Literal

import msgspec

from escapade.messages import Message  # noqa: TC001 - msgspec reads the types when it runs

PartKind = Literal["text", "places", "cards", "choice"]


class SetupWord(msgspec.Struct, frozen=True):
    """Something that can be chosen.

    text: How notation writes it.
    name: Its name.
    """

    text: str
    name: Message


class SetupPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a field; parts are written one after the other with colons between them.

    label: What it is called.
    kind: places are numbers with dots between them, cards are words with their counts, a choice is one word, text is
        notation.
    words: What can be chosen.
    separator: What stands between cards; if empty they are single letters, with their counts behind them.
    most: The last place.
    """

    label: Message
    kind: PartKind = "text"
    words: list[SetupWord] = []
    separator: str = ""
    most: int = 0
