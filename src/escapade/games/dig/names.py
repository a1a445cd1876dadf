"""The names of cards, areas, gangs and Backgrounds, as messages."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Final

from escapade.games.dig.board import AREA_KEYS, CELL_BLOCK, GANGS
from escapade.games.dig.cards import KEYS, KINDS
from escapade.games.dig.gangs.gang import CARDS_A_GANG
from escapade.messages import Message, message

if TYPE_CHECKING:
    from mypy_extensions import i64

    from escapade.games.dig.rulebook import Rulebook
    from escapade.games.dig.state import State

CARDS: Final = [Message(f"dig-card-{key}") for key in KEYS]
_A_CARD: Final = Message("dig-a-card")


def card(kind: i64) -> Message:
    """Return the name of a card, or of a hidden one."""
    return CARDS[kind] if kind < KINDS else _A_CARD


def cards(kinds: list[int]) -> list[Message]:
    return [card(kind) for kind in kinds]


def counted(kinds: list[int]) -> list[Message]:
    """Name cards, equal ones together."""
    return [
        card(kind) if kinds.count(kind) == 1 else message("dig-several", count=kinds.count(kind), card=card(kind))
        for kind in dict.fromkeys(kinds)
    ]


def any_of(kinds: list[int]) -> Message:
    """Name cards of which one will do: "Pick or Shovel"."""
    first, *others = cards(kinds)
    return reduce(lambda named, other: message("dig-either", card=named, other=other), others, first)


def area(s: State, at: i64) -> Message:
    """Return the name of an area of a table."""
    return area_by(s.rulebook, at)


def area_by(rules: Rulebook, at: i64) -> Message:
    """Return the name of an area; in teams the Cell block is block A."""
    return Message("dig-area-block-a" if at == CELL_BLOCK and rules.blocks > 1 else f"dig-area-{AREA_KEYS[at]}")


def gang(number: i64) -> Message:
    return Message(f"dig-gang-{GANGS[number]}")


def badge(number: i64) -> Message:
    """Return the name of a gang card: "Mafia 4"."""
    return message("dig-badge", gang=gang(number // CARDS_A_GANG), number=int(number % CARDS_A_GANG) + 1)


def badge_text(number: i64) -> Message:
    """Return the text of a gang card."""
    return Message(f"dig-text-{GANGS[number // CARDS_A_GANG]}{int(number % CARDS_A_GANG) + 1}")


def background(s: State, number: i64) -> Message:
    return Message(f"dig-background-{s.rulebook.backgrounds[number].key()}")


def background_text(s: State, number: i64) -> Message:
    """Return the text of a Background."""
    return Message(f"dig-text-{s.rulebook.backgrounds[number].key()}")


def michel(s: State) -> Message:
    """Return the name of Michel or Michelle."""
    return Message(f"dig-{s.rulebook.agreed['michel']}")
