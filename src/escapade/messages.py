"""Everything the program says about a game, as data: a message id and its facts.

`escapade.words` and the page turn a message into a sentence in the reader's language, from the same Fluent files. A
message is sent to the page unchanged; the page's types are generated from these structs (`make wire`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec


class Player(msgspec.Struct, frozen=True, tag_field="is", tag="player"):
    """A fact: the player in a seat, told by name.

    seat: The seat.
    """

    seat: int


class Message(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="message"):
    """Something to be said: a sentence, or the name of a card or a place.

    id: The message's id in the Fluent files.
    facts: What it mentions, by name.
    rule: The id of the rule a log line is about; empty if there is none.
    """

    id: str
    facts: dict[str, Fact] = {}
    rule: str = ""


# A list is joined with commas.
Fact: TypeAlias = int | float | str | Player | Message | Sequence[Player | Message]


def message(id_: str, **facts: Fact) -> Message:
    """Create a message; its facts are keyword arguments."""
    return Message(id_, facts)


def with_rules(lines: Sequence[Message], rules: dict[str, str]) -> list[Message]:
    """Return log lines with their rules, by message id; a line that names its rule keeps it."""
    return [line if line.rule else Message(line.id, line.facts, rules.get(line.id, "")) for line in lines]
