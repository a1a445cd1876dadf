"""What the objects of the pirate's play share: cards paid to use them, and cards drawn to choose from (C9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.effects import PickCard
from escapade.engine import Refusal
from escapade.games.cartagena import names, spots
from escapade.games.cartagena.cards import FACE_DOWN, KINDS, SYMBOLS, listed, number, one, size
from escapade.games.cartagena.codes import PAYMENTS, PLACES, SEATS
from escapade.games.cartagena.events import DrawEvent, table
from escapade.games.cartagena.move import ANSWERS, PAYMENT, CardMove, Move, Payment
from escapade.games.cartagena.senseless import pays_twice
from escapade.messages import Message

if TYPE_CHECKING:
    from escapade import engine
    from escapade.effects import Effect, Pick, Spot
    from escapade.engine import Choices
    from escapade.games.cartagena.state import State

PAGE: Final = 16  # of the rulebook
WAYS: Final = 5  # to pay one symbol: plain, grey, or two sabres (both plain, one grey, both grey)

# Codes, from the first of this variant on
PISTOLS: Final = 0  # by way, by victim
PARROTS: Final = PISTOLS + WAYS * SEATS  # by way
HOOKS: Final = PARROTS + WAYS  # by way
BOMBS: Final = HOOKS + WAYS  # by way, by the other card's payment, by place
CHESTS: Final = BOMBS + WAYS * PAYMENTS * PLACES  # by way, by place
ROB: Final = CHESTS + WAYS * PLACES  # by card
GIVE: Final = ROB + KINDS  # by card, by seat
KEEP: Final = GIVE + KINDS * SEATS  # by card
BURY: Final = KEEP + KINDS  # by card


class _Codes:
    """The first codes of the moves of the pirate's play."""

    def __init__(self) -> None:
        self.first: i64 = 0


CODES: Final = _Codes()


def way(w: int, symbol: int) -> Payment:
    """Return the payment of a symbol in one of five ways: plain, grey, or a pair of sabres."""
    return PAYMENT[w * SYMBOLS + symbol]


class ObjectMove(CardMove):
    """Play a card to use the object it shows, not to move a pirate (C9.2)."""

    def __init__(self, code: i64, payments: list[Payment]) -> None:
        super().__init__(code, PAGE, payments)

    def absent(self) -> Refusal:
        """Return the refusal outside the pirate's play."""
        return Refusal("C9.2", "cartagena-refusal-no-objects")

    def group(self, s: State) -> Message | None:
        """Group with the other uses of the same card."""
        return Message("cartagena-group-use", {"card": self.payments[0].name(s.board)})

    def senseless(self, s: State, seat: i64) -> bool:
        """Whether two sabres are paid for an object that is in hand."""
        return any(pays_twice(s, seat, payment.number) for payment in self.payments)


class Answer(Move):
    """Choose one card when an object asks for it."""

    def __init__(self, code: i64, card: i64) -> None:
        super().__init__(code, ANSWERS)
        self.card: Final = card

    def message(self, s: State, seat: i64) -> Message:
        return Message(f"cartagena-action-{type(self).__name__.lower()}", {"card": names.card(s.board, self.card)})

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickCard(int(self.card), self.lies(s, seat))]

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return [spots.card_moves(self.card, self.lies(s, seat), self.goes(seat))]

    def lies(self, s: State, seat: i64) -> Spot:
        """Return where the card is."""
        return spots.looked(seat)

    def goes(self, seat: i64) -> Spot:
        """Return where it goes."""
        return spots.hand(seat)

    def group(self, s: State) -> Message | None:
        return Message(f"cartagena-group-{type(self).__name__.lower()}")


class Peeked(DrawEvent):
    """A card was drawn from the deck to choose from."""

    def land(self, state: engine.State) -> None:
        _peek(table(state), self.seat, self.card)

    def effects(self) -> list[Effect]:
        return [spots.card_moves(self.card, spots.DECK, spots.looked(self.seat))]


class Kept(DrawEvent):
    """A card that was looked at went into the hand."""

    def land(self, state: engine.State) -> None:
        keep(table(state), self.seat, self.card)

    def effects(self) -> list[Effect]:
        return [spots.card_moves(self.card, spots.looked(self.seat), spots.hand(self.seat))]


def _peek(s: State, seat: i64, card: i64) -> None:
    """Draw a card to choose from."""
    known = s.off_the_deck(card)
    if card == FACE_DOWN:
        s.looked_hidden += 1  # one we had put under the deck, too: what becomes of it is not seen
        s.deck += one(known) if known != FACE_DOWN else 0
    else:
        s.looked += one(card)
    if s.story is not None:
        s.story.append(Peeked(seat, card))


def keep(s: State, seat: i64, card: i64) -> None:
    """Take a card that was looked at into the hand."""
    s.receive(s.crews[seat], s.choose(card))
    if s.story is not None:
        s.story.append(Kept(seat, card))


def look_at_deck(s: State, seat: i64, cards: i64) -> None:
    """Draw cards to choose from, at most the number available."""
    while cards > 0 and s.card_ready():
        _peek(s, seat, s.top_card())
        cards -= 1


def looked_at(s: State) -> i64:
    """Count the cards that were drawn to be chosen from."""
    return size(s.looked) + s.looked_hidden


def keep_rest(s: State, seat: i64) -> None:
    """Take the remaining drawn cards into the hand; the action is done."""
    for card in listed(s.looked):
        keep(s, seat, card)
    s.finish_action()


def offer_cards(pack: i64, first: i64, out: Choices) -> None:
    """Add one answer for each kind of card in a pack."""
    for card in range(i64(KINDS)):
        if number(pack, card):
            out.add(CODES.first + first + card)
