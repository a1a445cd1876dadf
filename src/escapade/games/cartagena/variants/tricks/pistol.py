"""The pistol: look at another player's hand and take a card of your choice (C9.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from escapade.effects import PickPlayer
from escapade.engine import Event, Refusal
from escapade.games.cartagena import names, spots
from escapade.games.cartagena.cards import FACE_DOWN, listed, number, packed, write_card
from escapade.games.cartagena.demand import Demand
from escapade.games.cartagena.events import table
from escapade.games.cartagena.scores import CARD
from escapade.games.cartagena.variants.tricks.objects import ROB, Answer, ObjectMove, offer_cards
from escapade.messages import Message, Player

if TYPE_CHECKING:
    from escapade import engine
    from escapade.effects import Effect, Pick, Spot
    from escapade.engine import Action, Choices
    from escapade.games.cartagena.move import Payment
    from escapade.games.cartagena.state import State


class Pistol(ObjectMove):
    """Look at another player's hand and take a card of your choice; that player draws one from the deck."""

    def __init__(self, code: i64, payment: Payment, victim: i64) -> None:
        super().__init__(code, [payment])
        self.victim: Final = victim

    def take_effect(self, s: State, seat: i64) -> None:
        _look(s, seat, self.victim, s.crews[self.victim].hand)
        s.ask(ChooseLoot(seat, self.victim))

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        if self.victim >= s.seats or self.victim == seat:
            return Refusal("C9.3", "cartagena-refusal-pistol-at-oneself")
        if s.crews[self.victim].held == 0:
            return Refusal("C9.3", "cartagena-refusal-pistol-at-nobody")
        return self.unpaid(s, seat)

    def text(self, letters: str) -> str:
        """Write what is laid, '!' and at whom."""
        return f"{self.payments[0].text(letters)}!{self.victim + 1}"

    def message(self, s: State, seat: i64) -> Message:
        return Message("cartagena-action-pistol", {"other": Player(int(self.victim))})

    def effects(self, s: State, seat: i64) -> list[Effect]:
        """A card of that hand will be taken, and its owner draws one."""
        taken = spots.card_moves(FACE_DOWN, spots.hand(self.victim), spots.hand(seat))
        return [*super().effects(s, seat), taken, spots.card_moves(FACE_DOWN, spots.DECK, spots.hand(self.victim))]

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [*super().picks(s, seat), PickPlayer(int(self.victim))]

    def score(self, s: State, seat: i64) -> i64:
        """Estimate one card minus the card paid."""
        return CARD // 3


class Rob(Answer):
    """Take this card from the hand the pistol showed."""

    def play(self, s: State, seat: i64) -> None:
        """Take it; the victim draws one."""
        asked = s.asked
        assert isinstance(asked, ChooseLoot)
        s.answered()
        s.rob(seat, asked.victim, self.card)
        s.draw(asked.victim, 1)
        s.finish_action()

    def absent(self) -> Refusal:
        return Refusal("C9.3", "cartagena-refusal-no-pistol")

    def text(self, letters: str) -> str:
        """Write '^' and the card."""
        return f"^{write_card(letters, self.card)}"

    def lies(self, s: State, seat: i64) -> Spot:
        """In the hand that was shown."""
        asked = s.asked
        assert isinstance(asked, ChooseLoot)
        return spots.hand(asked.victim)


class ChooseLoot(Demand):
    """The player of the pistol chooses a card of the hand it showed."""

    DETAILS: ClassVar[int] = 1

    def __init__(self, seat: i64, victim: i64) -> None:
        super().__init__(seat)
        self.victim: Final = victim

    def details(self) -> list[int]:
        """Return the victim."""
        return [int(self.victim)]

    def question(self, s: State) -> Message:
        return Message("cartagena-question-chooseloot", {"other": Player(int(self.victim))})

    def may(self, s: State, out: Choices) -> None:
        """Add every kind of card in that hand."""
        offer_cards(s.crews[self.victim].hand, ROB, out)

    def refusal(self, s: State, action: Action) -> Refusal | None:
        """Allow only a card of that hand."""
        if not isinstance(action, Rob):
            return Refusal("C9.5", "cartagena-refusal-take-first")
        if not number(s.crews[self.victim].hand, action.card):
            return Refusal("C9.3", "cartagena-refusal-not-in-that-hand", card=names.card(s.board, action.card))
        return None

    def met(self, s: State) -> bool:
        """Return False: the demand ends with the choice."""
        return False


class Looked(Event):
    """A player looked at another's whole hand."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "other", "cards")
    FINAL: ClassVar[bool] = True

    def __init__(self, seat: i64, other: i64, cards: list[int] | None) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.cards: Final = cards

    def land(self, state: engine.State) -> None:
        if self.cards is not None:
            _look(table(state), self.seat, self.other, packed(self.cards))

    def seen_by(self, seat: int | None, state: engine.State) -> Event:
        """Show the hand to the two alone."""
        return self if seat in (self.seat, self.other) else Looked(self.seat, self.other, None)

    def message(self, state: engine.State) -> Message | None:
        return Message("cartagena-log-looked", {"name": Player(int(self.seat)), "other": Player(int(self.other))})


def _look(s: State, seat: i64, other: i64, hand: i64) -> None:
    """See another player's whole hand."""
    crew = s.crews[other]
    s.forget_doubts(other)
    s.deck += crew.hand
    crew.hand = hand
    crew.hidden = 0
    for card in listed(hand):
        s.turn_up(card)
    if s.story is not None:
        s.story.append(Looked(seat, other, listed(hand)))
