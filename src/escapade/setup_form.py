"""How a field of a position is entered by hand: of which parts it consists, and what can be chosen for each."""

from __future__ import annotations

from typing import Literal

import msgspec

from escapade.messages import Message, message

PartKind = Literal["text", "places", "cards", "choice", "facts", "run"]
FactKind = Literal["choice", "number", "counts", "yes"]


class SetupWord(msgspec.Struct, frozen=True):
    """Something that can be chosen.

    text: How notation writes it.
    name: Its name.
    """

    text: str
    name: Message


class SetupFact(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of several facts that a part consists of.

    label: What it is called.
    kind: A choice is one word, a number is written as it is, counts are a number for each word such as "spoon*2+pick",
        yes is written by its prefix alone. What is empty is left out.
    prefix: What notation writes before it.
    words: What can be chosen.
    most: The largest number.
    """

    label: Message
    kind: FactKind
    prefix: str = ""
    words: list[SetupWord] = []
    most: int = 0


class SetupPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a field; parts are written one after the other with colons between them.

    label: What it is called.
    kind: places are numbers with dots between them, cards are words with their counts, a choice is one word, facts are
        several things in one part, a run is cards in their order, @ and the time in ms, text is notation.
    words: What can be chosen.
    separator: What stands between cards; if empty they are single letters, with their counts behind them. Also what
        stands between facts.
    most: The last place.
    facts: What the part consists of. Whatever else is written in it stays as it is.
    """

    label: Message
    kind: PartKind = "text"
    words: list[SetupWord] = []
    separator: str = ""
    most: int = 0
    facts: list[SetupFact] = []


def player_choice(label: str, players: int) -> SetupPart:
    """Return a picker for one of the players, whom notation counts from 1."""
    return SetupPart(
        Message(label),
        "choice",
        [SetupWord(str(number), message("player-number", number=number)) for number in range(1, players + 1)],
    )
