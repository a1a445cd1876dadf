"""The hook: draw four cards, keep one, put the others under the deck (C9.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.effects import CardsMove
from escapade.engine import Refusal
from escapade.games.cartagena import consequences, names, spots
from escapade.games.cartagena.cards import listed, number, write_card
from escapade.games.cartagena.demand import Demand
from escapade.games.cartagena.events import PrivateCardEvent, table
from escapade.games.cartagena.scores import CARD
from escapade.games.cartagena.variants.tricks.objects import (
    BURY,
    KEEP,
    Answer,
    ObjectMove,
    keep,
    keep_rest,
    look_at_deck,
    looked_at,
    offer_cards,
)
from escapade.messages import Message

if TYPE_CHECKING:
    from escapade import engine
    from escapade.effects import Effect, Spot
    from escapade.engine import Action, Choices
    from escapade.games.cartagena.move import Payment
    from escapade.games.cartagena.state import State

DRAWN: Final = 4  # cards


class Hook(ObjectMove):
    """Draw four cards, keep one, put the others under the deck in the order you choose."""

    def __init__(self, code: i64, payment: Payment) -> None:
        super().__init__(code, [payment])

    def take_effect(self, s: State, seat: i64) -> None:
        """Draw the cards, then choose."""
        look_at_deck(s, seat, DRAWN)
        s.ask(KeepOne(seat))

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Return why the card cannot be paid: nothing else is needed."""
        return self.unpaid(s, seat)

    def text(self, letters: str) -> str:
        """Write what is laid and '!'."""
        return f"{self.payments[0].text(letters)}!"

    def message(self, s: State, seat: i64) -> Message:
        return Message("cartagena-action-hook", {"count": DRAWN})

    def effects(self, s: State, seat: i64) -> list[Effect]:
        n = consequences.gain(s, DRAWN)
        return [*super().effects(s, seat), CardsMove([None] * n, spots.DECK, spots.looked(seat))]

    def score(self, s: State, seat: i64) -> i64:
        """Estimate a card of one's choice minus the card paid."""
        return CARD // 6


class Keep(Answer):
    """Keep this card of those the hook caught."""

    def play(self, s: State, seat: i64) -> None:
        """Keep it; then place the others."""
        s.answered()
        keep(s, seat, self.card)
        s.ask(BuryRest(seat))

    def absent(self) -> Refusal:
        return Refusal("C9.5", "cartagena-refusal-no-hook")

    def text(self, letters: str) -> str:
        """Write '=' and the card."""
        return f"={write_card(letters, self.card)}"


class KeepOne(Demand):
    """The player of the hook chooses which card to keep."""

    def question(self, s: State) -> Message:
        return Message("cartagena-question-keepone")

    def may(self, s: State, out: Choices) -> None:
        """Add every kind of card that was drawn."""
        offer_cards(s.looked, KEEP, out)

    def refusal(self, s: State, action: Action) -> Refusal | None:
        """Allow only a card that was drawn."""
        if not isinstance(action, Keep):
            return Refusal("C9.5", "cartagena-refusal-keep-first")
        return _not_caught(s, action.card)

    def met(self, s: State) -> bool:
        """Whether there is at most one card."""
        return looked_at(s) <= 1

    def then(self, s: State) -> None:
        keep_rest(s, self.seat)


class Bury(Answer):
    """Put this card of those the hook caught under the deck, the first named to be drawn first."""

    def play(self, s: State, seat: i64) -> None:
        _put_under(s, seat, self.card)

    def absent(self) -> Refusal:
        return Refusal("C9.5", "cartagena-refusal-no-hook-to-bury")

    def text(self, letters: str) -> str:
        """Write '_' and the card."""
        return f"_{write_card(letters, self.card)}"

    def goes(self, seat: i64) -> Spot:
        return spots.DECK


class BuryRest(Demand):
    """The cards not kept go under the deck in the order chosen; the last one follows by itself."""

    def question(self, s: State) -> Message:
        return Message("cartagena-question-buryrest")

    def may(self, s: State, out: Choices) -> None:
        """Add every kind of card that is left."""
        offer_cards(s.looked, BURY, out)

    def refusal(self, s: State, action: Action) -> Refusal | None:
        """Allow only a card that is left."""
        if not isinstance(action, Bury):
            return Refusal("C9.5", "cartagena-refusal-bury-first")
        return _not_caught(s, action.card)

    def met(self, s: State) -> bool:
        """Whether there is at most one card."""
        return looked_at(s) <= 1

    def then(self, s: State) -> None:
        for card in listed(s.looked):
            _put_under(s, self.seat, card)
        s.finish_action()


def _not_caught(s: State, card: i64) -> Refusal | None:
    """Return the refusal for a card that the hook did not draw."""
    if number(s.looked, card):
        return None
    return Refusal("C9.5", "cartagena-refusal-not-caught", card=names.card(s.board, card))


class PutUnder(PrivateCardEvent):
    """A card that was looked at went under the deck."""

    def land(self, state: engine.State) -> None:
        _put_under(table(state), self.seat, self.card)

    def effects(self) -> list[Effect]:
        return [spots.card_moves(self.card, spots.looked(self.seat), spots.DECK)]


def _put_under(s: State, seat: i64, card: i64) -> None:
    """Put a card that was looked at under the deck, below those already there."""
    s.under += bytes([int(s.choose(card))])
    if s.story is not None:
        s.story.append(PutUnder(seat, card))
