"""The parrot: draw cards, give one to each other player as you choose, keep two (C9.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from escapade.effects import CardsMove, PickPlayer
from escapade.engine import Refusal
from escapade.games.cartagena import consequences, names, spots
from escapade.games.cartagena.cards import KINDS, number, write_card
from escapade.games.cartagena.codes import SEATS
from escapade.games.cartagena.demand import Demand
from escapade.games.cartagena.events import TwoSeatEvent, table
from escapade.games.cartagena.scores import CARD
from escapade.games.cartagena.variants.tricks.objects import (
    CODES,
    GIVE,
    Answer,
    ObjectMove,
    keep_rest,
    look_at_deck,
    looked_at,
)
from escapade.messages import Message, Player

if TYPE_CHECKING:
    from escapade import engine
    from escapade.effects import Effect, Pick, Spot
    from escapade.engine import Action, Choices
    from escapade.games.cartagena.move import Payment
    from escapade.games.cartagena.state import State

_KEPT: Final = 2  # cards


class Parrot(ObjectMove):
    """Draw one card more than there are players; give one to each other player as you choose, keep two."""

    def __init__(self, code: i64, payment: Payment) -> None:
        super().__init__(code, [payment])

    def take_effect(self, s: State, seat: i64) -> None:
        """Draw the cards, then hand them out."""
        look_at_deck(s, seat, s.seats + 1)
        s.ask(HandOut(seat, 0))

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Return why the card cannot be paid: nothing else is needed."""
        return self.unpaid(s, seat)

    def text(self, letters: str) -> str:
        """Write what is laid and '!'."""
        return f"{self.payments[0].text(letters)}!"

    def message(self, s: State, seat: i64) -> Message:
        return Message("cartagena-action-parrot", {"count": int(s.seats) + 1, "kept": _KEPT})

    def effects(self, s: State, seat: i64) -> list[Effect]:
        n = consequences.gain(s, s.seats + 1)
        return [*super().effects(s, seat), CardsMove([None] * n, spots.DECK, spots.looked(seat))]

    def score(self, s: State, seat: i64) -> i64:
        """Two of the cards are kept, one is given to each other player."""
        return CARD // 2


class Give(Answer):
    """Give this card of those the parrot brought to that player."""

    def __init__(self, code: i64, card: i64, to: i64) -> None:
        super().__init__(code, card)
        self.to: Final = to

    def play(self, s: State, seat: i64) -> None:
        """Give the card and continue clockwise."""
        _give(s, seat, self.to, self.card)
        s.answered()
        s.ask(HandOut(seat, (self.to - seat + s.seats) % s.seats))

    def absent(self) -> Refusal:
        """Return the refusal outside the answer to a parrot."""
        return Refusal("C9.4", "cartagena-refusal-no-parrot")

    def text(self, letters: str) -> str:
        """Write the card, '>' and to whom."""
        return f"{write_card(letters, self.card)}>{self.to + 1}"

    def message(self, s: State, seat: i64) -> Message:
        return Message("cartagena-action-give", {"card": names.card(s.board, self.card), "other": Player(int(self.to))})

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [*super().picks(s, seat), PickPlayer(int(self.to))]

    def goes(self, seat: i64) -> Spot:
        """Return the player's hand."""
        return spots.hand(self.to)

    def group(self, s: State) -> Message | None:
        """Group with the other cards for the same player."""
        return Message("cartagena-group-give", {"other": Player(int(self.to))})


class HandOut(Demand):
    """The player of the parrot hands out its cards, one to each other player, clockwise; two are kept.

    With too few cards some players get none; the giver chooses which ones.
    """

    DETAILS: ClassVar[int] = 1

    def __init__(self, seat: i64, served: i64) -> None:
        super().__init__(seat)
        self.served: Final = served

    def details(self) -> list[int]:
        """Return how far the last gift went."""
        return [int(self.served)]

    def question(self, s: State) -> Message:
        others = [Player(to) for to in range(int(s.seats)) if self._may_give(s, to)]
        return Message("cartagena-question-handout", {"other": others, "kept": _KEPT})

    def _gifts(self, s: State) -> i64:
        """Count the cards still to be given."""
        return looked_at(s) - _KEPT

    def _may_give(self, s: State, to: i64) -> bool:
        """Whether a player may get the next card: enough players must remain for the other cards."""
        step = (to - self.seat + s.seats) % s.seats
        return step > self.served and s.seats - 1 - step >= self._gifts(s) - 1

    def may(self, s: State, out: Choices) -> None:
        """Add every kind of card for every player who may be next."""
        for card in range(i64(KINDS)):
            if number(s.looked, card):
                for to in range(s.seats):
                    if self._may_give(s, to):
                        out.add(CODES.first + GIVE + card * SEATS + to)

    def refusal(self, s: State, action: Action) -> Refusal | None:
        """Allow only a card that was drawn, to the next player clockwise."""
        if not isinstance(action, Give):
            return Refusal("C9.5", "cartagena-refusal-give-first")
        if not number(s.looked, action.card):
            return Refusal("C9.4", "cartagena-refusal-not-brought", card=names.card(s.board, action.card))
        if action.to >= s.seats or not self._may_give(s, action.to):
            return Refusal("C9.4", "cartagena-refusal-give-clockwise")
        return None

    def met(self, s: State) -> bool:
        """No more than two are left."""
        return self._gifts(s) <= 0

    def then(self, s: State) -> None:
        keep_rest(s, self.seat)


class Gave(TwoSeatEvent):
    """A card that was looked at was given away."""

    def land(self, state: engine.State) -> None:
        _give(table(state), self.seat, self.other, self.card)

    def effects(self) -> list[Effect]:
        """It goes to the other player's hand."""
        return [spots.card_moves(self.card, spots.looked(self.seat), spots.hand(self.other))]


def _give(s: State, seat: i64, other: i64, card: i64) -> None:
    """Give a card that was looked at to another player."""
    s.receive(s.crews[other], s.choose(card))
    if s.story is not None:
        s.story.append(Gave(seat, other, card))
