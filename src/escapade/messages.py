"""What the program says about a game, as data: a message's id and its facts.

`escapade.words` and the page turn a message into a sentence of the reader's language, from the same Fluent files.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Seat(NamedTuple):
    """A player, by seat; told by name."""

    seat: int


# A sequence is told one after the other.
Fact: TypeAlias = "int | float | str | Seat | Sequence[Seat] | Message | Sequence[Message]"


@dataclass(frozen=True, slots=True)
class Message:
    """Something to be said: a sentence, or the name of a card or a place."""

    id: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


def message(id_: str, **facts: Fact) -> Message:
    """Write a message with its facts by name."""
    return Message(id_, facts)
