"""The pirate's play: a card used for its object instead of a move, two sabres for any card, chests to open (C9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.engine import Refusal
from escapade.games.cartagena.actions import ANSWERS, PAYMENT, TRICKS, CardMove, Move, Payment, no_way
from escapade.games.cartagena.bits import bit, highest, lowest
from escapade.games.cartagena.board import BOMB, CHEST, HOOK, PARROT, PISTOL, SABRE, SNAKE, START
from escapade.games.cartagena.cards import KINDS, SYMBOLS, covers, listed, number, size
from escapade.games.cartagena.codes import (
    ADVANCE,
    BOMBS,
    BURY,
    CHESTS,
    GIVE,
    HOOKS,
    KEEP,
    PARROTS,
    PAYMENTS,
    PISTOLS,
    PLACES,
    ROB,
    SEATS,
    WAYS,
)
from escapade.games.cartagena.demand import Demand
from escapade.games.cartagena.rulebook import Page

if TYPE_CHECKING:
    from escapade.engine import Action, Choices
    from escapade.games.cartagena.crew import Crew
    from escapade.games.cartagena.state import State

KEPT_BY_PARROT: Final = 2
DRAWN_BY_HOOK: Final = 4
FIRST_PAIR: Final = 2  # of the ways to pay, those from here on are two sabres


def way(w: int, symbol: int) -> Payment:
    """Find the payment of a symbol in one of five ways: plain, grey, or a pair of sabres."""
    return PAYMENT[w * SYMBOLS + symbol]


class ObjectMove(CardMove):
    """Lay a card not to move a pirate but to use the object it shows (C9.2)."""

    def __init__(self, code: i64, payments: list[Payment]) -> None:
        """Keep what is paid."""
        super().__init__(code, TRICKS, payments)

    def absent(self) -> Refusal:
        """Objects are used only in the pirate's play."""
        return Refusal("C9.2", "A card is used for its object only in the pirate's play")


class Answer(Move):
    """Choose one card, when an object asks for it."""

    def __init__(self, code: i64, card: i64) -> None:
        """Which card."""
        super().__init__(code, ANSWERS)
        self.card: Final = card


class Pistol(ObjectMove):
    """Look at another player's hand and take a card of your choice; that player draws one from the deck."""

    def __init__(self, code: i64, payment: Payment, victim: i64) -> None:
        """Paid with what, held at whom."""
        super().__init__(code, [payment])
        self.victim: Final = victim

    def effect(self, s: State, seat: i64) -> None:
        """Look, then choose."""
        s.look(seat, self.victim, s.crews[self.victim].hand)
        s.ask(ChooseLoot(seat, self.victim))

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Is there such a player, with cards to choose from?"""
        if self.victim >= s.seats or self.victim == seat:
            return Refusal("C9.3", "A pistol is held at another player")
        if s.crews[self.victim].held == 0:
            return Refusal("C9.3", "A player with an empty hand cannot be chosen")
        return self.unpaid(s, seat)


class Rob(Answer):
    """Take this card out of the hand the pistol showed."""

    def play(self, s: State, seat: i64) -> None:
        """Take it; the victim draws one."""
        asked = s.asked
        assert isinstance(asked, ChooseLoot)
        s.answered()
        s.rob(seat, asked.victim, self.card)
        s.draw(asked.victim, 1)
        s.finish_action()

    def absent(self) -> Refusal:
        """It answers a pistol."""
        return Refusal("C9.3", "A card is taken out of a hand only at pistol point")


class ChooseLoot(Demand):
    """Who holds the pistol must choose a card of the hand it showed."""

    def __init__(self, seat: i64, victim: i64) -> None:
        """Who chooses, from whose hand."""
        super().__init__(seat)
        self.victim: Final = victim

    def details(self) -> list[int]:
        """Name the victim."""
        return [int(self.victim)]

    def may(self, s: State, out: Choices) -> None:
        """Add every kind of card in that hand."""
        offer_cards(s.crews[self.victim].hand, ROB, out)

    def refusal(self, s: State, action: Action) -> Refusal | None:
        """Only a card of that hand can be taken."""
        if not isinstance(action, Rob):
            return Refusal("C9.5", "First choose the card you take at pistol point")
        if not number(s.crews[self.victim].hand, action.card):
            return Refusal("C9.3", "That hand holds no {card}", card=s.board.printed.card(action.card))
        return None

    def met(self, s: State) -> bool:
        """It ends with the choice."""
        return False


class Parrot(ObjectMove):
    """Draw one card more than there are players; give one to each other player as you choose, keep two."""

    def __init__(self, code: i64, payment: Payment) -> None:
        """Paid with what."""
        super().__init__(code, [payment])

    def effect(self, s: State, seat: i64) -> None:
        """Draw the cards, then hand them out."""
        look_at_deck(s, seat, s.seats + 1)
        s.ask(HandOut(seat, 0))

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Only the card is needed."""
        return self.unpaid(s, seat)


class Give(Answer):
    """Give this card of those the parrot brought to that player."""

    def __init__(self, code: i64, card: i64, to: i64) -> None:
        """Which card, to whom."""
        super().__init__(code, card)
        self.to: Final = to

    def play(self, s: State, seat: i64) -> None:
        """Give it and go on clockwise."""
        s.give(seat, self.to, self.card)
        s.answered()
        s.ask(HandOut(seat, (self.to - seat + s.seats) % s.seats))

    def absent(self) -> Refusal:
        """It answers a parrot."""
        return Refusal("C9.4", "Cards are given away only when a parrot brought them")


class HandOut(Demand):
    """Who sent the parrot must hand out its cards, one to each other player, clockwise; two are kept.

    With too few cards some players get none: which ones is the giver's choice.
    """

    def __init__(self, seat: i64, served: i64) -> None:
        """Who gives, and how far clockwise the last gift went."""
        super().__init__(seat)
        self.served: Final = served

    def details(self) -> list[int]:
        """Say how far the last gift went."""
        return [int(self.served)]

    def gifts(self, s: State) -> i64:
        """Count the cards still to be given."""
        return looked_at(s) - KEPT_BY_PARROT

    def may_give(self, s: State, to: i64) -> bool:
        """Tell whether it can be this player's turn to get a card, leaving enough players for the others."""
        step = (to - self.seat + s.seats) % s.seats
        return step > self.served and s.seats - 1 - step >= self.gifts(s) - 1

    def may(self, s: State, out: Choices) -> None:
        """Add every kind of card for every player who may be next."""
        for card in range(i64(KINDS)):
            if number(s.looked, card):
                for to in range(s.seats):
                    if self.may_give(s, to):
                        out.add(GIVE + card * SEATS + to)

    def refusal(self, s: State, action: Action) -> Refusal | None:
        """A card that was drawn, to the next player clockwise."""
        if not isinstance(action, Give):
            return Refusal("C9.5", "First hand out the parrot's cards")
        if not number(s.looked, action.card):
            return Refusal("C9.4", "The parrot brought no {card}", card=s.board.printed.card(action.card))
        if action.to >= s.seats or not self.may_give(s, action.to):
            return Refusal("C9.4", "Each other player gets at most one card, and they are handed out clockwise")
        return None

    def met(self, s: State) -> bool:
        """No more than two are left."""
        return self.gifts(s) <= 0

    def then(self, s: State) -> None:
        """Keep the rest."""
        keep_rest(s, self.seat)


class Hook(ObjectMove):
    """Draw four cards, keep one, put the others under the deck in the order you choose."""

    def __init__(self, code: i64, payment: Payment) -> None:
        """Paid with what."""
        super().__init__(code, [payment])

    def effect(self, s: State, seat: i64) -> None:
        """Draw the cards, then choose."""
        look_at_deck(s, seat, DRAWN_BY_HOOK)
        s.ask(KeepOne(seat))

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Only the card is needed."""
        return self.unpaid(s, seat)


class Keep(Answer):
    """Keep this card of those the hook caught."""

    def play(self, s: State, seat: i64) -> None:
        """Keep it; the others are next."""
        s.answered()
        s.keep(seat, self.card)
        s.ask(BuryRest(seat))

    def absent(self) -> Refusal:
        """It answers a hook."""
        return Refusal("C9.5", "A card is chosen only when a hook caught some")


class KeepOne(Demand):
    """Who threw the hook must choose which card to keep."""

    def may(self, s: State, out: Choices) -> None:
        """Add every kind of card that was drawn."""
        offer_cards(s.looked, KEEP, out)

    def refusal(self, s: State, action: Action) -> Refusal | None:
        """One of those that were drawn."""
        if not isinstance(action, Keep):
            return Refusal("C9.5", "First choose the card you keep from the hook")
        return not_caught(s, action.card)

    def met(self, s: State) -> bool:
        """With one card or none there is nothing to choose."""
        return looked_at(s) <= 1

    def then(self, s: State) -> None:
        """Keep what there is."""
        keep_rest(s, self.seat)


class Bury(Answer):
    """Put this card of those the hook caught under the deck, the first named to be drawn first."""

    def play(self, s: State, seat: i64) -> None:
        """Put it there."""
        s.put_under(seat, self.card)

    def absent(self) -> Refusal:
        """It answers a hook."""
        return Refusal("C9.5", "Cards go under the deck only when a hook caught them")


class BuryRest(Demand):
    """The cards not kept go under the deck in the order chosen; the last one follows by itself."""

    def may(self, s: State, out: Choices) -> None:
        """Add every kind of card that is left."""
        offer_cards(s.looked, BURY, out)

    def refusal(self, s: State, action: Action) -> Refusal | None:
        """One of those that are left."""
        if not isinstance(action, Bury):
            return Refusal("C9.5", "First put the hook's other cards under the deck")
        return not_caught(s, action.card)

    def met(self, s: State) -> bool:
        """One card or none leaves no choice."""
        return looked_at(s) <= 1

    def then(self, s: State) -> None:
        """Put the last one under."""
        for card in listed(s.looked):
            s.put_under(self.seat, card)
        s.finish_action()


class Bomb(ObjectMove):
    """Lay a bomb and another card: two of your pirates on one space move to the first free space with its symbol."""

    def __init__(self, code: i64, start: i64, bomb: Payment, other: Payment) -> None:
        """From which space, paid with which two cards."""
        super().__init__(code, [bomb, other])
        self.start: Final = start
        self.symbol: Final = other.symbol

    def effect(self, s: State, seat: i64) -> None:
        """Move both."""
        end = s.symbol_ahead(self.start, self.symbol)
        s.move(seat, self.start, end)
        s.move(seat, self.start, end)
        s.finish_action()

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Do two stand there, paid for, with a way open for both?"""
        if not s.crews[seat].two & bit(self.start):
            return Refusal("C9.7", "You have no two pirates on {place}", place=s.board.place(self.start))
        return self.unpaid(s, seat) or no_way(s, seat, self.start, self.symbol, 2)


class Chest(ObjectMove):
    """Instead of the whole turn, lay a chest card and open the chest a pirate of yours stands on."""

    def __init__(self, code: i64, space: i64, payment: Payment) -> None:
        """On which space, paid with what."""
        super().__init__(code, [payment])
        self.space: Final = space

    def effect(self, s: State, seat: i64) -> None:
        """Turn the token over: so many cards, nothing, or a snake. Then the turn ends."""
        token = s.top_token()
        s.open_chest(seat, self.space, token)
        if token == SNAKE:
            flee(s, seat, self.space)
            s.lay_chests()
        else:
            s.draw(seat, token)
        s.pass_turn()

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Is it the beginning of the turn, with a pirate on a token?"""
        if s.taken or s.sailed:
            return Refusal("C9.8", "A chest is opened instead of the whole turn, so only at its beginning")
        if not s.crews[seat].one & s.chests & bit(self.space):
            return Refusal("C9.8", "No pirate of yours stands with a chest on {place}", place=s.board.place(self.space))
        return self.unpaid(s, seat)


def flee(s: State, seat: i64, at: i64) -> None:
    """Let a bitten pirate run back, if there is anywhere to run to."""
    end = refuge(s, seat, at)
    if end != at:
        s.move(seat, at, end)


def refuge(s: State, seat: i64, at: i64) -> i64:
    """Find where a bitten pirate runs: the first free sabre space behind, else just behind the rearmost of all."""
    start = s.leg_start(at)
    behind = (bit(at) - 1) & ~((bit(start) << 1) - 1)
    sabres = s.board.shows[SABRE] & ~s.one & behind
    if sabres:
        return highest(sabres)
    rear = lowest(s.one & (behind | bit(at))) - 1
    if rear > start or start == START:
        return rear
    if s.shore and s.crews[seat].aboard < s.rulebook.boat_room:
        return start
    free = behind & ~s.one
    return highest(free) if free else at


class TricksPage(Page):
    """Sabres in pairs, and the objects, are more kinds of action."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add advances paid with two sabres, and every use of an object."""
        crew = s.crews[seat]
        ways = ways_to_pay(crew)
        offer_pairs(s, crew, ways, out)
        for w in range(ways):
            if payable(crew, w, PISTOL):
                offer_pistol(s, seat, w, out)
            if payable(crew, w, PARROT):
                out.add(PARROTS + w)
            if payable(crew, w, HOOK):
                out.add(HOOKS + w)
            if crew.two and payable(crew, w, BOMB):
                offer_bomb(s, crew, w, ways, out)
            if s.taken == 0 and not s.sailed and payable(crew, w, CHEST):
                out.spread(CHESTS + w * PLACES, crew.one & s.chests)


def ways_to_pay(crew: Crew) -> i64:
    """Count the ways a symbol might be paid in: without two sabres there are no pairs."""
    sabres = number(crew.hand, SABRE) + number(crew.hand, SABRE + SYMBOLS)
    return WAYS if sabres > 1 else FIRST_PAIR


def payable(crew: Crew, w: i64, symbol: i64) -> bool:
    """Tell whether a crew can pay a symbol in one of the five ways."""
    if w == 0:
        return bool(number(crew.hand, symbol))
    if w == 1:
        return bool(number(crew.hand, symbol + SYMBOLS))
    return covers(crew.hand, PAYMENT[w * SYMBOLS].cost)


def offer_pairs(s: State, crew: Crew, ways: i64, out: Choices) -> None:
    """Add every advance paid with two sabres."""
    for w in range(i64(FIRST_PAIR), ways):
        if payable(crew, w, SABRE):
            for symbol in range(i64(SYMBOLS)):
                out.spread(ADVANCE + (w * SYMBOLS + symbol) * PLACES, s.starts(crew, symbol, 1))


def offer_pistol(s: State, seat: i64, w: i64, out: Choices) -> None:
    """Add a pistol held at each other player with cards."""
    for victim in range(s.seats):
        if victim != seat and s.crews[victim].held:
            out.add(PISTOLS + w * SEATS + victim)


def offer_bomb(s: State, crew: Crew, w: i64, ways: i64, out: Choices) -> None:
    """Add a bomb with every other card that can be paid beside it."""
    rest = crew.hand - PAYMENT[w * SYMBOLS + BOMB].cost
    for other in range(ways * SYMBOLS):
        if covers(rest, PAYMENT[other].cost):
            starts = s.starts(crew, PAYMENT[other].symbol, 2)
            out.spread(BOMBS + (w * PAYMENTS + other) * PLACES, starts)


def offer_cards(pack: i64, first: i64, out: Choices) -> None:
    """Add one answer for each kind of card in a pack."""
    for card in range(i64(KINDS)):
        if number(pack, card):
            out.add(first + card)


def look_at_deck(s: State, seat: i64, cards: i64) -> None:
    """Draw cards to choose what becomes of them, as many as there are."""
    while cards > 0 and s.card_ready():
        s.peek(seat, s.top_card())
        cards -= 1


def looked_at(s: State) -> i64:
    """Count the cards that were drawn to be chosen from."""
    return size(s.looked) + s.looked_hidden


def keep_rest(s: State, seat: i64) -> None:
    """Take what is left of the cards that were drawn into the hand; the action is done."""
    for card in listed(s.looked):
        s.keep(seat, card)
    s.finish_action()


def not_caught(s: State, card: i64) -> Refusal | None:
    """Say that the hook did not catch such a card."""
    if number(s.looked, card):
        return None
    return Refusal("C9.5", "The hook caught no {card}", card=s.board.printed.card(card))


def moves() -> list[Move]:
    """List everything of the pirate's play in the order of codes."""
    bombs = [(w, other, at) for w in range(WAYS) for other in range(PAYMENTS) for at in range(PLACES)]
    return [
        *[Pistol(PISTOLS + n, way(n // SEATS, PISTOL), n % SEATS) for n in range(WAYS * SEATS)],
        *[Parrot(PARROTS + w, way(w, PARROT)) for w in range(WAYS)],
        *[Hook(HOOKS + w, way(w, HOOK)) for w in range(WAYS)],
        *[Bomb(BOMBS + n, at, way(w, BOMB), PAYMENT[o]) for n, (w, o, at) in enumerate(bombs)],
        *[Chest(CHESTS + n, n % PLACES, way(n // PLACES, CHEST)) for n in range(WAYS * PLACES)],
        *[Rob(ROB + card, card) for card in range(KINDS)],
        *[Give(GIVE + n, n // SEATS, n % SEATS) for n in range(KINDS * SEATS)],
        *[Keep(KEEP + card, card) for card in range(KINDS)],
        *[Bury(BURY + card, card) for card in range(KINDS)],
    ]
