"""The base class of moves: how a move is played, refused, written, described, and scored for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from escapade.effects import MoveDescription, PickCard
from escapade.engine import Action, Refusal
from escapade.games.cartagena import consequences, names, spots
from escapade.games.cartagena.board import SABRE
from escapade.games.cartagena.cards import SYMBOLS, covers, listed, packed, write_card
from escapade.games.cartagena.codes import PAYMENTS
from escapade.messages import Message
from escapade.pickling import attributes

if TYPE_CHECKING:
    from escapade.effects import Effect, Mark, Pick
    from escapade.games.cartagena.board import Board
    from escapade.games.cartagena.state import State

# The pages of the rulebook a move can belong to; variants have their own.
BASE: Final = 1
ANSWERS: Final = 32  # answers to demands belong to no page of a turn


_SHOWN: Final = ("payments", "start", "space", "owner", "victim", "card", "to")  # of a move, if it has them


class Move(Action):
    """Something a seat may do in this game."""

    GAME: ClassVar[str] = "cartagena"

    def __init__(self, code: i64, page: i64) -> None:
        super().__init__(code)
        self.page: Final = page

    def __repr__(self) -> str:
        """Show its numbers, because letters depend on the edition: '<Push 1995, owner=0, start=9>'."""
        told = [f"{name}={value}" for name, value in attributes(self).items() if name in _SHOWN]
        return f"<{', '.join([f'{type(self).__name__} {int(self.code)}', *told])}>"

    # The rule

    def play(self, s: State, seat: i64) -> None:
        """Play it, with everything that follows."""
        raise NotImplementedError

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Return why it is not allowed in an ordinary turn of this seat."""
        raise NotImplementedError

    def absent(self) -> Refusal:
        """Return the refusal if its rule is not in the game; moves of the base page always are."""
        raise NotImplementedError

    # What is shown

    def text(self, letters: str) -> str:
        """Write it: the start, the cards in the letters of this edition, and a sign for its kind."""
        raise NotImplementedError

    def message(self, s: State, seat: i64) -> Message:
        """Return what it does, as on a button."""
        raise NotImplementedError

    def effects(self, s: State, seat: i64) -> list[Effect]:
        """List what changes on the table, as far as the seat can know."""
        return []

    def picks(self, s: State, seat: i64) -> list[Pick]:
        """List what to click for it."""
        return []

    def notes(self, s: State, seat: i64) -> list[Message]:
        """List consequences to show with it."""
        return []

    def after(self, s: State, seat: i64) -> State | None:
        """Return the table as the next player could find it, if pirates have moved or the turn ends."""
        return None

    def group(self, s: State) -> Message | None:
        """Return its heading in a menu."""
        return None

    def describe(self, s: State, seat: i64) -> MoveDescription:
        """Describe it for every screen."""
        notes = self.notes(s, seat)
        marks: list[Mark] = []
        after = self.after(s, seat)
        if after is not None:
            notes = notes + consequences.leaves(after, seat)
            marks = consequences.danger(after, seat)
        return MoveDescription(
            self.text(s.board.printed.letters),
            type(self).__name__,
            self.message(s, seat),
            self.effects(s, seat),
            self.picks(s, seat),
            notes,
            self.group(s),
            marks,
        )

    # For bots; base moves are scored by their codes, in thinking.py

    def score(self, s: State, seat: i64) -> i64:
        """Estimate its gain for the seat without trying it (scores.py)."""
        return 0

    def senseless(self, s: State, seat: i64) -> bool:
        """Whether it has no effect or only harms its own seat, as far as that seat knows."""
        return False


SINGLES: Final = 2 * SYMBOLS  # the payments that are one card; a payment's number is then the card's


class Payment:
    """How one card of a symbol is paid: with that card, or with two sabres (C9.6)."""

    def __init__(self, payment: int) -> None:
        way, symbol = divmod(payment, SYMBOLS)
        plain, grey = SABRE, SABRE + SYMBOLS
        pairs = ([plain, plain], [plain, grey], [grey, grey])
        cards = [payment] if payment < SINGLES else pairs[way - 2]
        self.number: Final[i64] = payment
        self.symbol: Final[i64] = symbol
        self.cards: Final = cards
        self.cost: Final[i64] = packed(cards)
        self.grey: Final = any(card >= SYMBOLS for card in cards)

    def __repr__(self) -> str:
        return "+".join([str(card) for card in self.cards])

    def text(self, letters: str) -> str:
        """Write it: 'b', or 'ss=b' for two sabres."""
        cards = "".join(write_card(letters, card) for card in self.cards)
        return cards if len(cards) == 1 else f"{cards}={letters[self.symbol]}"

    def name(self, board: Board) -> Message:
        """Return its name: 'bottle', '2 sabres as hook'."""
        if len(self.cards) == 1:
            return names.card(board, self.cards[0])
        laid = names.cards(board, self.cost)
        return Message("cartagena-pair", {"cards": laid, "symbol": names.symbol(board, self.symbol)})


PAYMENT: Final = [Payment(payment) for payment in range(PAYMENTS)]


class CardMove(Move):
    """Play one or more cards and do something with them; a grey card may trigger something first (C8.2)."""

    def __init__(self, code: i64, page: i64, payments: list[Payment]) -> None:
        super().__init__(code, page)
        self.payments: Final = payments
        self.cost: Final[i64] = packed([card for payment in payments for card in payment.cards])
        self.grey: Final = any(payment.grey for payment in payments)
        self.paired: Final = any(payment.number >= SINGLES for payment in payments)
        self.first: Final[i64] = self.payments[0].cards[0]
        self.single: Final = len(payments) == 1 and not self.paired

    def play(self, s: State, seat: i64) -> None:
        """Pay the cards, then take their effect."""
        if self.single:
            s.lay(seat, self.first)
        else:
            for card in listed(self.cost):
                s.lay(seat, card)
        if not self.grey or not s.rulebook.grey_laid(s, seat, self):
            self.take_effect(s, seat)

    def take_effect(self, s: State, seat: i64) -> None:
        """Do what the cards are paid for."""
        raise NotImplementedError

    def unpaid(self, s: State, seat: i64) -> Refusal | None:
        """Return which cards are missing, or that two sabres do not count as another card here."""
        if self.paired and not s.rulebook.sabres_pair:
            return Refusal("C9.6", "cartagena-refusal-no-pairs")
        if covers(s.crews[seat].hand, self.cost):
            return None
        return Refusal("C2.1", "cartagena-refusal-not-held", cards=names.cards(s.board, self.cost))

    def effects(self, s: State, seat: i64) -> list[Effect]:
        """Return the paid cards going to the discards."""
        return [spots.cards_move(listed(self.cost), spots.hand(seat), spots.DISCARDS)]

    def picks(self, s: State, seat: i64) -> list[Pick]:
        """Select each kind of card that is paid."""
        kinds = list(dict.fromkeys(card for payment in self.payments for card in payment.cards))
        return [PickCard(card, spots.hand(seat)) for card in kinds]

    def group(self, s: State) -> Message | None:
        """Group with the other moves of the same cards."""
        return self.payments[0].name(s.board)
