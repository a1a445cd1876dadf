"""The card limit: a grey card laid costs everybody else what they hold over seven, and pays who laid it (C8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from escapade.engine import Refusal
from escapade.games.cartagena.actions import ANSWERS, CardMove, Move
from escapade.games.cartagena.bits import bit
from escapade.games.cartagena.cards import KINDS, number, pick
from escapade.games.cartagena.codes import DISCARD
from escapade.games.cartagena.demand import Demand
from escapade.games.cartagena.rulebook import GreyPage

if TYPE_CHECKING:
    from escapade.engine import Action, Choices
    from escapade.games.cartagena.state import State

LIMIT: Final = 7  # cards one may hold when a grey card is laid


class Discard(Move):
    """Throw one card away, being over the limit when somebody laid a grey card."""

    def __init__(self, code: i64, card: i64) -> None:
        """Which card."""
        super().__init__(code, ANSWERS)
        self.card: Final = card

    def play(self, s: State, seat: i64) -> None:
        """Throw it on the discard pile."""
        s.discard(seat, self.card)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Is the card held?"""
        if number(s.crews[seat].hand, self.card):
            return None
        return Refusal("C8.1", "You do not hold a {card}", card=s.board.printed.card(self.card))

    def absent(self) -> Refusal:
        """Nobody discards for nothing."""
        return Refusal("C8.1", "Cards are thrown away only over the limit, when a grey card is laid")


class DiscardDown(Demand):
    """A player over the limit must throw away cards of their choice until seven are left."""

    def may(self, s: State, out: Choices) -> None:
        """Add every card held."""
        hand = s.crews[self.seat].hand
        for card in range(i64(KINDS)):
            if number(hand, card):
                out.add(DISCARD + card)

    def refusal(self, s: State, action: Action) -> Refusal | None:
        """Only a card held can be thrown away, and nothing else done."""
        if isinstance(action, Discard):
            return action.refusal(s, self.seat)
        return Refusal("C8.2", "You hold more than {limit} cards: throw some away first", limit=LIMIT)

    def met(self, s: State) -> bool:
        """Seven or fewer are left."""
        return s.crews[self.seat].held <= LIMIT


class Takings(Demand):
    """Once all have discarded, who laid the grey card takes one at random from each; then the card does its work."""

    def __init__(self, seat: i64, victims: i64, code: i64) -> None:
        """Who laid it, who were over the limit (as bits), and what the card was laid for."""
        super().__init__(seat)
        self.victims: Final = victims
        self.code: Final = code

    def details(self) -> list[int]:
        """Give the two numbers."""
        return [int(self.victims), int(self.code)]

    def refusal(self, s: State, action: Action) -> Refusal | None:
        """It happens by itself."""
        return Refusal("C8.2", "The discards come first")

    def met(self, s: State) -> bool:
        """Nothing is left to decide."""
        return True

    def then(self, s: State) -> None:
        """Take the cards, clockwise, and go on."""
        for step in range(i64(1), s.seats):
            victim = (self.seat + step) % s.seats
            if self.victims & bit(victim):
                hand = s.crews[victim]
                s.rob(self.seat, victim, pick(hand.hand, s.luck.below(hand.held)))
        cast("CardMove", s.rulebook.catalogue[self.code]).effect(s, self.seat)


class LimitPage(GreyPage):
    """It happens as the card is laid, before its move or effect (C8.2)."""

    def laid(self, s: State, seat: i64, move: CardMove) -> bool:
        """Ask everybody over the limit to discard, clockwise from who laid the card."""
        over: i64 = 0
        for other in range(s.seats):
            if other != seat and s.crews[other].held > LIMIT:
                over |= bit(other)
        if over == 0:
            return False
        s.ask(Takings(seat, over, move.code))
        for step in range(s.seats - 1, 0, -1):
            other = (seat + step) % s.seats
            if over & bit(other):
                s.ask(DiscardDown(other))
        return True


def moves() -> list[Move]:
    """List every discard in the order of its code."""
    return [Discard(DISCARD + card, card) for card in range(KINDS)]
