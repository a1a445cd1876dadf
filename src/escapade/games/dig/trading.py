"""Sell and Buy, in Recreation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.effects import PickSpot
from escapade.engine import Refusal
from escapade.games.dig.answers import Answer, CardAnswer, ChooseCard
from escapade.games.dig.board import RECREATION
from escapade.games.dig.cards import KEYS
from escapade.games.dig.codes import BUY, DEALS, KINDS, PASS, SELL
from escapade.games.dig.demand import Step
from escapade.games.dig.move import Move, TurnAction, not_held, offer
from escapade.games.dig.names import card as card_name
from escapade.games.dig.spots import CIGARETTES, counts, discarded, fetched, pick_cards, pick_here, stack
from escapade.messages import Message, message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.engine import Choices
    from escapade.games.dig.state import State
    from escapade.messages import Fact

_LEAST_PRICE: Final = 1  # whatever makes a deal cheaper (D12.28)

_NOT_IN_RECREATION: Final = Refusal("D4", "dig-refusal-trade-in-recreation")
_NO_DEAL: Final = Refusal("D4", "dig-refusal-no-such-deal")
_TOO_FEW_LEFT: Final = Refusal("D12.28", "dig-refusal-stack-too-small")
_TOO_DEAR: Final = Refusal("D4", "dig-refusal-too-few-cigarettes")
_SELL_MORE: Final = Refusal("D4", "dig-refusal-sell-or-pass")


@mypyc_attr(acyclic=True)
class Sell(TurnAction):
    """Discard any number of cards, at least one, and take cigarettes for the signs on them (D4, D12.27)."""

    def __init__(self, code: i64, card: i64) -> None:
        super().__init__(code)
        self.card: Final = card

    def barred(self, s: State, seat: i64) -> Refusal | None:
        if s.area(seat) != RECREATION and not s.prisoners[seat].gang.sells_anywhere():
            return _NOT_IN_RECREATION
        return None if s.holds_card(seat, self.card) else not_held(self.card)

    def do(self, s: State, seat: i64) -> None:
        _sell(s, seat, self.card, 0)

    def text(self) -> str:
        return f"sell {KEYS[self.card]}"

    def group(self) -> str:
        return "sell"

    def message(self, s: State, seat: i64) -> Message:
        return _sale(s, "dig-action-sell", self.card)

    def effects(self, s: State, seat: i64) -> list[Effect]:
        """The card goes; it is paid at the end."""
        return discarded(seat, [self.card])

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return pick_cards(seat, [self.card]) + pick_here(s, seat)

    def notes(self, s: State, seat: i64) -> list[Message]:
        return [Message("dig-note-sell-more")]


def _sale(s: State, id_: str, card: i64) -> Message:
    """Return what a card brings."""
    return message(id_, card=card_name(card), count=int(s.rulebook.printed.signs[card]))


def _sell(s: State, seat: i64, card: i64, before: i64) -> None:
    """Discard a card to sell it, and ask for more."""
    s.discard(seat, card)
    s.ask(Selling(seat, before + s.rulebook.printed.signs[card]))


@mypyc_attr(acyclic=True)
class Selling(ChooseCard):
    """The seller may sell more cards; then the sale is paid."""

    def __init__(self, seat: i64, signs: i64) -> None:
        super().__init__(seat)
        self.signs: Final = signs

    def details(self) -> list[int]:
        return [int(self.signs)]

    def wanted(self) -> Refusal:
        return _SELL_MORE

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every card, and the end."""
        super().may(s, seat, out)
        out.add(PASS)

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal | None:
        """A card held, or the end."""
        return None if move.code == PASS else super().refusal(s, seat, move)

    def answer(self, s: State, seat: i64, move: Move) -> None:
        """Sell another card, or be paid: signs, the gang's bonus, and others' shares (D12.27)."""
        s.answered()
        if move.code != PASS and isinstance(move, Answer):
            _sell(s, seat, move.number, self.signs)
            return
        s.ask(Payment(seat, self._brings(s)))
        s.rulebook.sale_watch.sold(s, seat)

    def default(self, s: State, seat: i64) -> i64:
        return PASS

    def question(self, s: State) -> Message:
        """Return what the sale brings so far."""
        return message("dig-question-sell", count=int(self._brings(s)))

    def _brings(self, s: State) -> i64:
        """Count the cigarettes for all cards so far, with the gang's bonus."""
        return self.signs + s.prisoners[self.seat].gang.sale_bonus()

    def says(self, s: State, seat: i64, move: Move) -> Message:
        if isinstance(move, CardAnswer):
            return _sale(s, "dig-answer-sell", move.number)
        return message("dig-answer-end-sale", count=int(self._brings(s)))

    def effects(self, s: State, seat: i64, move: Move) -> list[Effect]:
        """The card goes; the end of the sale is paid."""
        if isinstance(move, CardAnswer):
            return super().effects(s, seat, move)
        return counts(CIGARETTES, self._brings(s), seat)


@mypyc_attr(acyclic=True)
class Payment(Step):
    """The seller is paid."""

    def __init__(self, seat: i64, cigarettes: i64) -> None:
        super().__init__(seat)
        self.cigarettes: Final = cigarettes

    def details(self) -> list[int]:
        return [int(self.cigarettes)]

    def then(self, s: State) -> None:
        pay(s, self.seat, self.cigarettes)


def pay(s: State, seat: i64, cigarettes: i64) -> None:
    """Pay the seller; the sale is done."""
    if cigarettes:
        s.earn(seat, cigarettes)
    s.sold()


@mypyc_attr(acyclic=True)
class SaleWatch:
    """Who may answer a sale before it is paid: nobody, unless a Background does."""

    def sold(self, s: State, seat: i64) -> None:
        """Ask them."""


@mypyc_attr(acyclic=True)
class Buy(TurnAction):
    """Pay cigarettes for a card of the stacks, one deal, in Recreation (D4)."""

    def __init__(self, code: i64, deal: i64) -> None:
        super().__init__(code)
        self.deal: Final = deal

    def barred(self, s: State, seat: i64) -> Refusal | None:
        if s.area(seat) != RECREATION:
            return _NOT_IN_RECREATION
        return cannot_buy(s, seat, self.deal, 0)

    def do(self, s: State, seat: i64) -> None:
        buy(s, seat, self.deal, 0)

    def text(self) -> str:
        return f"buy {int(self.deal) + 1}"

    def group(self) -> str:
        return "buy"

    def message(self, s: State, seat: i64) -> Message:
        return Message("dig-action-buy", buy_facts(s, seat, self.deal, 0))

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return buy_effects(s, seat, self.deal, 0)

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickSpot(stack(s.rulebook.printed.deals[self.deal].take)), *pick_here(s, seat)]


def buy_facts(s: State, seat: i64, at: i64, rebate: i64) -> dict[str, Fact]:
    """Return the facts about a deal that messages name."""
    deal = s.rulebook.printed.deals[at]
    return {"card": card_name(deal.take), "count": int(deal.number), "price": int(_price(s, seat, at, rebate))}


def buy_effects(s: State, seat: i64, at: i64, rebate: i64) -> list[Effect]:
    """List what a deal changes."""
    deal = s.rulebook.printed.deals[at]
    return counts(CIGARETTES, -_price(s, seat, at, rebate), seat) + fetched(seat, deal.take, deal.number)


def _price(s: State, seat: i64, at: i64, rebate: i64) -> i64:
    """Return what a deal costs a player; what makes it cheaper adds up, but never to nothing (D12.28)."""
    cost = s.rulebook.printed.deals[at].price - s.prisoners[seat].gang.discount() - rebate
    return max(cost, _LEAST_PRICE)


def cannot_buy(s: State, seat: i64, at: i64, rebate: i64) -> Refusal | None:
    """Return why a deal cannot be made, wherever one is."""
    deals = s.rulebook.printed.deals
    if at >= len(deals):
        return _NO_DEAL
    if s.stacks[deals[at].take] < deals[at].number:
        return _TOO_FEW_LEFT
    return None if s.prisoners[seat].cigarettes >= _price(s, seat, at, rebate) else _TOO_DEAR


def buy(s: State, seat: i64, at: i64, rebate: i64) -> None:
    """Pay for a deal and take its cards."""
    deal = s.rulebook.printed.deals[at]
    s.earn(seat, -_price(s, seat, at, rebate))
    s.fetch_some(seat, deal.take, deal.number)


def offer_trade(s: State, seat: i64, out: Choices) -> None:
    """Add every card that can be sold first, and every deal."""
    if not s.left:
        return
    if s.area(seat) == RECREATION or s.prisoners[seat].gang.sells_anywhere():
        offer(s, seat, SELL, KINDS, out)
    if s.area(seat) == RECREATION:
        offer(s, seat, BUY, DEALS, out)


def moves() -> list[Move]:
    """List every sale and purchase."""
    return [
        *[Sell(SELL + card, card) for card in range(KINDS)],
        *[Buy(BUY + deal, deal) for deal in range(DEALS)],
    ]
