"""The bomb: two pirates on one space move together (C9.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.engine import Refusal
from escapade.games.cartagena import consequences, names, spots
from escapade.games.cartagena.actions import no_way, own_pirate
from escapade.games.cartagena.bits import bit
from escapade.games.cartagena.move import SINGLES
from escapade.games.cartagena.scores import CARD, STEP
from escapade.games.cartagena.variants.tricks.objects import ObjectMove
from escapade.messages import Message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.games.cartagena.move import Payment
    from escapade.games.cartagena.state import State


class Bomb(ObjectMove):
    """Play a bomb and another card: two of your pirates on one space move to the first free space with its symbol."""

    def __init__(self, code: i64, start: i64, bomb: Payment, other: Payment) -> None:
        super().__init__(code, [bomb, other])
        self.start: Final = start
        self.symbol: Final = other.symbol

    def take_effect(self, s: State, seat: i64) -> None:
        end = s.symbol_ahead(self.start, self.symbol)
        s.move(seat, self.start, end)
        s.move(seat, self.start, end)
        s.finish_action()

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        if not s.crews[seat].two & bit(self.start):
            return Refusal("C9.7", "cartagena-refusal-no-two-pirates", place=names.place(s.board, self.start))
        return self.unpaid(s, seat) or no_way(s, seat, self.start, self.symbol, 2)

    def text(self, letters: str) -> str:
        """Write where from, the bomb, '*' and the other card."""
        bomb, other = self.payments
        return f"{self.start}{bomb.text(letters)}*{other.text(letters)}"

    def message(self, s: State, seat: i64) -> Message:
        end = s.symbol_ahead(self.start, self.symbol)
        paid = [payment.name(s.board) for payment in self.payments]
        start, to = names.place(s.board, self.start), names.place(s.board, end)
        return Message("cartagena-action-bomb", {"paid": paid, "from": start, "to": to})

    def effects(self, s: State, seat: i64) -> list[Effect]:
        end = s.symbol_ahead(self.start, self.symbol)
        return [*super().effects(s, seat), spots.runs(seat, self.start, end, 2)]

    def picks(self, s: State, seat: i64) -> list[Pick]:
        """Select the bomb, at the other card, then at the pirates."""
        return [*super().picks(s, seat), own_pirate(seat, self.start)]

    def notes(self, s: State, seat: i64) -> list[Message]:
        """Return that there are two of them on the space."""
        return consequences.company(s, s.symbol_ahead(self.start, self.symbol), 2)

    def after(self, s: State, seat: i64) -> State | None:
        return consequences.moved(s, seat, self.start, s.symbol_ahead(self.start, self.symbol), 2)

    def group(self, s: State) -> Message | None:
        """Group with the other bombs of the same two cards."""
        bomb, other = self.payments
        return Message("cartagena-group-bomb", {"bomb": bomb.name(s.board), "card": other.name(s.board)})

    def score(self, s: State, seat: i64) -> i64:
        """Estimate the way of both, minus the cards paid."""
        cards = 2 if self.payments[1].number < SINGLES else 3
        return 2 * STEP * (s.symbol_ahead(self.start, self.symbol) - self.start) - CARD * cards
