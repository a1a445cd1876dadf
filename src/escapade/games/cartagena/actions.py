"""What a seat may do in every game: one class, one paragraph of the rulebook. Variants add their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.engine import Action, Refusal
from escapade.games.cartagena.bits import bit
from escapade.games.cartagena.board import SABRE, START
from escapade.games.cartagena.cards import SYMBOLS, covers, listed, packed
from escapade.games.cartagena.codes import ADVANCE, DRAW, PAYMENTS, PLACES, RETREAT, STOP

if TYPE_CHECKING:
    from escapade.games.cartagena.state import State

SINGLES: Final = 2 * SYMBOLS  # the payments that are one card; a payment's number is then the card's


class Payment:
    """What is laid for one card of a symbol: that card, or two sabres instead of it (C9.6)."""

    def __init__(self, payment: int) -> None:
        """Work out which cards the payment with this number is made of."""
        way, symbol = divmod(payment, SYMBOLS)
        plain, grey = SABRE, SABRE + SYMBOLS
        pairs = ([plain, plain], [plain, grey], [grey, grey])
        cards = [payment] if payment < SINGLES else pairs[way - 2]
        self.number: Final[i64] = payment
        self.symbol: Final[i64] = symbol
        self.cards: Final = cards
        self.cost: Final[i64] = packed(cards)
        self.grey: Final = any(card >= SYMBOLS for card in cards)


PAYMENT: Final = [Payment(payment) for payment in range(PAYMENTS)]


# The pages of the rulebook an action can stand on.
BASE: Final = 1
MORGAN: Final = 2
CROSSING: Final = 4
CAPTAIN: Final = 8
TRICKS: Final = 16
ANSWERS: Final = 32  # to what is asked; no page of a turn


class Move(Action):
    """Something a seat may do in this game."""

    def __init__(self, code: i64, page: i64) -> None:
        """Take its code, and the page of the rulebook it stands on."""
        super().__init__(code)
        self.page: Final = page

    def play(self, s: State, seat: i64) -> None:
        """Do it, with everything that follows."""
        raise NotImplementedError

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Say why it may not be done, in an ordinary turn of this seat."""
        raise NotImplementedError

    def absent(self) -> Refusal:
        """Say which rule would have to be in the game for it."""
        raise NotImplementedError


class CardMove(Move):
    """Lay one or more cards and do something with them; laying a grey one may set something off before (C8.2)."""

    def __init__(self, code: i64, page: i64, payments: list[Payment]) -> None:
        """Keep what is paid."""
        super().__init__(code, page)
        self.payments: Final = payments
        self.cost: Final[i64] = packed([card for payment in payments for card in payment.cards])
        self.grey: Final = any(payment.grey for payment in payments)
        self.paired: Final = any(payment.number >= SINGLES for payment in payments)
        self.first: Final[i64] = self.payments[0].cards[0]
        self.single: Final = len(payments) == 1 and not self.paired

    def play(self, s: State, seat: i64) -> None:
        """Lay the cards, then do what they are for."""
        if self.single:
            s.lay(seat, self.first)
        else:
            for card in listed(self.cost):
                s.lay(seat, card)
        if not self.grey or not s.rulebook.grey_laid(s, seat, self):
            self.effect(s, seat)

    def effect(self, s: State, seat: i64) -> None:
        """Do what the cards are laid for."""
        raise NotImplementedError

    def unpaid(self, s: State, seat: i64) -> Refusal | None:
        """Say which cards are missing, or that two sabres do not count as another card here."""
        if self.paired and not s.rulebook.sabres_pair:
            return Refusal("C9.6", "Two sabres count as another card only in the pirate's play")
        if covers(s.crews[seat].hand, self.cost):
            return None
        names = s.board.named(self.cost)
        return Refusal("C2.1", "You do not hold {cards}", cards=names)


class Advance(CardMove):
    """Lay a card and move a pirate to the first free space ahead with its symbol; past the last one is the goal."""

    def __init__(self, code: i64, start: i64, payment: Payment) -> None:
        """Which pirate, with which card."""
        super().__init__(code, BASE, [payment])
        self.start: Final = start
        self.symbol: Final = payment.symbol

    def effect(self, s: State, seat: i64) -> None:
        """Move the pirate."""
        s.move(seat, self.start, s.symbol_ahead(self.start, self.symbol))
        s.finish_action()

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Whose pirate, paid with what, and is the way open?"""
        return no_pirate(s, seat, self.start) or self.unpaid(s, seat) or no_way(s, seat, self.start, self.symbol, 1)

    def absent(self) -> Refusal:
        """Advancing is in every game."""
        return Refusal("C2.1", "Nobody can advance here")


class Retreat(Move):
    """Move a pirate back to the nearest space holding one or two pirates; draw as many cards."""

    def __init__(self, code: i64, start: i64) -> None:
        """Which pirate."""
        super().__init__(code, BASE)
        self.start: Final = start

    def play(self, s: State, seat: i64) -> None:
        """Move back, draw, and spend the action."""
        end = s.company_behind(self.start)
        cards = s.crowd(end)
        s.move(seat, self.start, end)
        s.draw(seat, cards)
        s.finish_action()

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Is there a pirate, may it turn back from there, and is there company behind it?"""
        at = self.start
        if not s.crews[seat].one & bit(at):
            return nobody_there(s, at, "C3.1")
        if at == START:
            return Refusal("C3.5", "Nobody can go back from {place}", place=s.board.place(at))
        if at == s.board.boat:
            return Refusal("C6.6", "A pirate in the boat cannot go back")
        if at == s.board.goal and not bit(at) & s.rulebook.retreats:
            return Refusal("C3.6", "At this table nobody goes back from {place}", place=s.board.place(at))
        if s.company_behind(at) != s.leg_start(at):
            return None
        if s.leg_start(at) != START:
            return Refusal(
                "C6.6", "No space behind {place} on this shore holds one or two pirates", place=s.board.place(at)
            )
        return Refusal("C3.5", "No space behind {place} holds one or two pirates", place=s.board.place(at))

    def absent(self) -> Refusal:
        """Retreating is in every game."""
        return Refusal("C3.1", "Nobody can go back here")


class Stop(Move):
    """End the turn after one or two actions."""

    def play(self, s: State, seat: i64) -> None:
        """Pass the turn on."""
        s.pass_turn()

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Has an action been taken?"""
        return None if s.taken else Refusal("C1.2", "At least one action must be taken before you may stop")

    def absent(self) -> Refusal:
        """Stopping is in every game."""
        return Refusal("C1.2", "Nobody can stop here")


class Draw(Move):
    """Draw one card and end the turn: for a player who began it without cards."""

    def play(self, s: State, seat: i64) -> None:
        """Draw and pass the turn on."""
        s.draw(seat, 1)
        s.pass_turn()

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Only a turn begun without cards leaves it."""
        return s.rulebook.bare.no_gift()

    def absent(self) -> Refusal:
        """Drawing is in every game."""
        return Refusal("C1.5", "Nobody can draw for nothing here")


def nobody_there(s: State, at: i64, rule: str) -> Refusal:
    """Say that none of the player's pirates is at a place."""
    return Refusal(rule, "You have no pirate at {place}", place=s.board.place(at))


def no_pirate(s: State, seat: i64, at: i64) -> Refusal | None:
    """Say why no pirate of this seat can go on from a place."""
    if not s.crews[seat].one & bit(at):
        return nobody_there(s, at, "C2.1")
    if at == s.board.goal:
        return Refusal("C2.3", "A pirate at {place} does not move on", place=s.board.place(at))
    if not s.movable(s.crews[seat]) & bit(at):
        return Refusal("C6.5", "Pirates leave the boat only at Tortuga, and it lies at Cartagena")
    return None


def no_way(s: State, seat: i64, at: i64, symbol: i64, pirates: i64) -> Refusal | None:
    """Say why so many pirates of this seat cannot go where the symbol leads: the boat is away or has no room."""
    end = s.symbol_ahead(at, symbol)
    if not s.board.boat or end != s.board.boat or s.takes_aboard(s.crews[seat], pirates):
        return None
    return no_room(s)


def no_room(s: State) -> Refusal:
    """Say why the boat takes nobody aboard."""
    if s.shore:
        return Refusal("C6.4", "The way leads to the boat, and it lies at Tortuga")
    return Refusal("C6.3", "The boat holds at most three pirates of one player")


def advances() -> list[Move]:
    """List every advance in the order of its code."""
    return [Advance(ADVANCE + n, n % PLACES, PAYMENT[n // PLACES]) for n in range(PAYMENTS * PLACES)]


def retreats() -> list[Move]:
    """List every retreat in the order of its code."""
    return [Retreat(RETREAT + at, at) for at in range(PLACES)]


def base_moves() -> list[Move]:
    """List what every game offers, in the order of codes."""
    return [*advances(), *retreats(), Stop(STOP, BASE), Draw(DRAW, BASE)]
