"""Spots of the table, and the effects of Dig's moves and events, in terms any board can draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.effects import CardsMove, CounterChanges, PickCard, PickSpot, PieceMoves, Spot, TokenTurns
from escapade.games.dig.cards import KINDS, STACKS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from escapade.effects import Effect, Pick
    from escapade.games.dig.state import State

DECK: Final = Spot("deck")
DISCARDS: Final = Spot("discards")
SHOWN: Final = Spot("shown")  # the Action card in play
GATHERED: Final = Spot("gathered")  # all hands, while a Cell toss deals them out again
MICHEL_CARDS: Final = Spot("michel-cards")  # turned up in a fight
DIE: Final = Spot("die")

# Pieces on the table.
_PRISONER: Final = "prisoner"
MICHEL: Final = "michel"

# Counters on the table.
ACTIONS: Final = "actions"
BEATINGS: Final = "beatings"
CIGARETTES: Final = "cigarettes"
POINTS: Final = "points"


def hand(seat: i64) -> Spot:
    """Return a player's hand."""
    return Spot("hand", seat)


def stack(card: i64) -> Spot:
    """Return the open stack of a card."""
    return Spot("stack", at=card)


def discards(card: i64) -> Spot:
    """Return where a discarded card goes: its open stack, or the Search discards (D0.1, D0.3)."""
    return stack(card) if card < STACKS else DISCARDS


def tunnel(seat: i64) -> Spot:
    """Return a player's tunnel."""
    return Spot("tunnel", seat)


def area(at: i64) -> Spot:
    """Return an area of the prison."""
    return Spot("area", at=at)


def weapons(seat: i64) -> Spot:
    """Return where a player's Weapons lie in a fight."""
    return Spot("weapons", seat)


def gang_card(seat: i64) -> Spot:
    """Return where a player's gang card lies."""
    return Spot("gang-card", seat)


def background(seat: i64) -> Spot:
    """Return where a player's Background lies."""
    return Spot("background", seat)


# What changes


def card_moves(card: i64, start: Spot, end: Spot) -> Effect:
    """Move a card, face down if it is not known."""
    return CardsMove([card if card < KINDS else None], start, end)


def unseen(count: i64, start: Spot, end: Spot) -> list[Effect]:
    """Move hidden cards."""
    return [CardsMove([None] * count, start, end)] if count > 0 else []


def draws(seat: i64, count: i64) -> list[Effect]:
    return unseen(count, DECK, hand(seat))


def discarded(seat: i64, cards: list[int]) -> list[Effect]:
    """Discard known cards of a hand, each to its stack or the discards."""
    return [CardsMove([card], hand(seat), discards(card)) for card in cards]


def fetched(seat: i64, card: i64, count: i64) -> list[Effect]:
    """Take cards from an open stack."""
    return [CardsMove([card] * count, stack(card), hand(seat))] if count > 0 else []


def passed_on(giver: i64, taker: i64, card: i64) -> Effect:
    """Move a card from one hand to another."""
    return card_moves(card, hand(giver), hand(taker))


def goes(seat: i64, start: i64, end: i64) -> Effect:
    """Move a prisoner from one area to another."""
    return PieceMoves(_PRISONER, area(start), area(end), owner=seat)


def counts(name: str, by: i64, seat: i64) -> list[Effect]:
    """Change a counter of a player."""
    return [CounterChanges(name, by, seat)] if by else []


def reveals(s: State, seat: i64) -> Effect:
    """Turn up a player's Background."""
    return TokenTurns(background(seat), s.prisoners[seat].background.key())


# What to click


def pick_cards(seat: i64, cards: list[int]) -> list[Pick]:
    """Select cards of a hand."""
    return [PickCard(card, hand(seat)) for card in cards]


def pick_area(at: i64) -> list[Pick]:
    """Select an area."""
    return [PickSpot(area(at))]


def pick_here(s: State, seat: i64) -> list[Pick]:
    """Select the area where a player is."""
    return pick_area(s.area(seat))
