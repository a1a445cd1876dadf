"""The card limit: after a grey card everyone else discards down to seven, and its player takes one from each (C8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64

from escapade.effects import PickCard
from escapade.engine import Refusal
from escapade.games.cartagena import names, spots
from escapade.games.cartagena.bits import bit
from escapade.games.cartagena.cards import KINDS, number, one, pick, write_card
from escapade.games.cartagena.demand import Demand
from escapade.games.cartagena.events import TableCardEvent, table
from escapade.games.cartagena.move import ANSWERS, CardMove, Move
from escapade.games.cartagena.rulebook import GreyPage, Variant
from escapade.messages import Message

if TYPE_CHECKING:
    from escapade import engine
    from escapade.effects import Effect, Pick
    from escapade.engine import Action, Choices, Event
    from escapade.games.cartagena.board import Board
    from escapade.games.cartagena.rulebook import Rulebook
    from escapade.games.cartagena.state import State

LIMIT: Final = 7  # cards one may hold when a grey card is laid


class Discard(Move):
    """Discard one card when over the limit after a grey card."""

    def __init__(self, code: i64, card: i64) -> None:
        super().__init__(code, ANSWERS)
        self.card: Final = card

    def play(self, s: State, seat: i64) -> None:
        """Put it on the discard pile."""
        _discard(s, seat, self.card)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        if number(s.crews[seat].hand, self.card):
            return None
        return Refusal("C8.1", "cartagena-refusal-not-held", cards=[names.card(s.board, self.card)])

    def absent(self) -> Refusal:
        return Refusal("C8.1", "cartagena-refusal-no-discard")

    def text(self, letters: str) -> str:
        """Write '-' and the card."""
        return f"-{write_card(letters, self.card)}"

    def message(self, s: State, seat: i64) -> Message:
        return Message("cartagena-action-discard", {"card": names.card(s.board, self.card)})

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return [spots.card_moves(self.card, spots.hand(seat), spots.DISCARDS)]

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickCard(int(self.card), spots.hand(seat))]

    def group(self, s: State) -> Message | None:
        return Message("cartagena-group-discard")


class Discarded(TableCardEvent):
    """A card went from a hand to the discard pile without effect."""

    def land(self, state: engine.State) -> None:
        _discard(table(state), self.seat, self.card)

    def effects(self) -> list[Effect]:
        return [spots.card_moves(self.card, spots.hand(self.seat), spots.DISCARDS)]


def _discard(s: State, seat: i64, card: i64) -> None:
    """Put a card on the discard pile."""
    s.part_with(s.crews[seat], card)
    s.discards += one(card)
    if s.story is not None:
        s.story.append(Discarded(seat, card))


class DiscardDown(Demand):
    """A player over the limit must discard cards of their choice until seven are left."""

    def question(self, s: State) -> Message:
        """Return how many cards to discard."""
        return Message("cartagena-question-discarddown", {"over": int(s.crews[self.seat].held) - LIMIT})

    def may(self, s: State, out: Choices) -> None:
        """Add every card held."""
        hand = s.crews[self.seat].hand
        for card in range(i64(KINDS)):
            if number(hand, card):
                out.add(CARD_LIMIT.first + card)

    def refusal(self, s: State, action: Action) -> Refusal | None:
        """Allow only discarding a card in hand."""
        if isinstance(action, Discard):
            return action.refusal(s, self.seat)
        return Refusal("C8.2", "cartagena-refusal-over-limit", limit=LIMIT)

    def met(self, s: State) -> bool:
        """Whether seven or fewer are left."""
        return s.crews[self.seat].held <= LIMIT


class Takings(Demand):
    """After all have discarded, the player of the grey card takes a random card from each; then the move follows."""

    DETAILS: ClassVar[int] = 2

    def __init__(self, seat: i64, victims: i64, code: i64) -> None:
        """Who played it, who was over the limit (as bits), and the move the card was played for."""
        super().__init__(seat)
        self.victims: Final = victims
        self.code: Final = code

    def details(self) -> list[int]:
        return [int(self.victims), int(self.code)]

    def refusal(self, s: State, action: Action) -> Refusal | None:
        """Refuse everything: no seat is asked."""
        return Refusal("C8.2", "cartagena-refusal-discards-first")

    def met(self, s: State) -> bool:
        """Nothing is left to decide."""
        return True

    def then(self, s: State) -> None:
        for step in range(i64(1), s.seats):
            victim = (self.seat + step) % s.seats
            if self.victims & bit(victim):
                hand = s.crews[victim]
                s.rob(self.seat, victim, pick(hand.hand, s.luck.below(hand.held)))
        cast("CardMove", s.rulebook.catalogue[self.code]).take_effect(s, self.seat)


class LimitPage(GreyPage):
    """Grey cards: the limit applies when the card is played, before its move or effect (C8.2)."""

    def laid(self, s: State, seat: i64, move: CardMove) -> bool:
        """Ask everyone over the limit to discard, clockwise from the player of the card."""
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


class CardLimit(Variant):
    """The variant with the card limit."""

    def moves(self) -> list[Move]:
        """List every discard, by card."""
        return [Discard(self.first + card, card) for card in range(KINDS)]

    def events(self) -> list[type[Event]]:
        return [Discarded]

    def demands(self) -> list[type[Demand]]:
        return [DiscardDown, Takings]

    def phrases(self) -> list[tuple[str, str]]:
        return [("discard {card}", "-{card}")]

    def add(self, rules: Rulebook, board: Board) -> None:
        """Grey cards set it off."""
        rules.grey = LimitPage()


CARD_LIMIT: Final = CardLimit("limit", "yes")
