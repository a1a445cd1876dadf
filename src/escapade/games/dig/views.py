"""Views: hides what a seat may not see, and deals hidden cards to get a possible table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from escapade.engine import NoLuck
from escapade.games.dig.answers import ChooseCard
from escapade.games.dig.backgrounds.background import HIDDEN_BACKGROUND, UNKNOWN
from escapade.games.dig.bits import bit
from escapade.games.dig.board import GANGS
from escapade.games.dig.cards import KINDS, KNIFE, STACKS, TOOLS
from escapade.games.dig.codes import BACKGROUNDS
from escapade.games.dig.gangs.gang import CARDS_A_GANG, UNSEEN

if TYPE_CHECKING:
    from escapade.engine import Luck
    from escapade.games.dig.cards import Pile
    from escapade.games.dig.state import Doubt, GangDeck, State


def view(state: State, seat: i64) -> State:
    """Return the table as a seat sees it: others' hands and Backgrounds and all decks are hidden."""
    seen = state.fork()
    seen.luck = NoLuck()
    seen.doubts = [doubt for doubt in state.doubts if doubt.victim == seat] if state.doubts else None
    for other in range(seen.seats):
        if other != seat:
            _hide_prisoner(seen, other)
    if seat != state.acting():
        seen.peeked = _hidden_badges(seen, seen.peeked)
    for gang in range(len(GANGS)):
        deck = seen.gang_decks[gang]
        deck.under = _hidden_badges(seen, deck.under)
    return seen


def _hide_prisoner(s: State, seat: i64) -> None:
    """Hide a hand, and a Background that is not revealed."""
    prisoner = s.prisoners[seat]
    prisoner.hand.hidden += prisoner.hand.known
    s.deck.pour(prisoner.hand)
    if not prisoner.revealed:
        prisoner.background = HIDDEN_BACKGROUND


def _hidden_badges(s: State, cards: bytes) -> bytes:
    """Hide gang cards."""
    for number in cards:
        if number != UNSEEN:
            s.gang_decks[number // CARDS_A_GANG].cards |= bit(number % CARDS_A_GANG)
    return bytes([UNSEEN] * len(cards))


def deal_hidden(s: State, luck: Luck) -> None:
    """Deal all hidden cards anew, in place, as likely as the known information makes it."""
    asked = s.asked
    if isinstance(asked, ChooseCard):
        _deal_proven(s, asked, luck)
    if s.doubts is not None:
        _settle_doubts(s, luck)
        if isinstance(asked, ChooseCard):
            _deal_proven(s, asked, luck)  # once more: a doubt may have taken it away
    _deal_hands(s, luck)
    s.doubts = None
    _deal_backgrounds(s, luck)
    for gang in range(len(GANGS)):
        _deal_badges(s, gang, luck)


def _deal_proven(s: State, asked: ChooseCard, luck: Luck) -> None:
    """Deal a player the cards they must hold because of the question they are asked."""
    hand = s.hand(asked.seat)
    fitting = luck.shuffled([card for card in range(KINDS) if asked.fits(s, card)])
    lacking = asked.proves() - sum(1 for card in fitting if hand.number(card))
    for card in fitting:
        if lacking > 0 and hand.hidden > 0 and not hand.number(card) and _somewhere(s, card):
            s.turn_up(card)
            hand.hidden -= 1
            hand.add(card)
            lacking -= 1
        elif lacking > 0 and hand.hidden > 0 and not hand.number(card) and _taken_back(s, asked.seat, card):
            hand.hidden -= 1
            hand.add(card)
            lacking -= 1


def _taken_back(s: State, victim: i64, card: i64) -> bool:
    """Settle a doubt the other way: the card that a player must hold was not the one taken."""
    for doubt in s.doubts or []:
        taker = s.hand(doubt.taker)
        if doubt.victim == victim and taker.number(card):
            taker.remove(card)
            taker.hidden += 1
            return True
    return False


def _somewhere(s: State, card: i64) -> bool:
    """Whether a card could be hidden in a hand: unseen, or taken unseen from a known hand."""
    return s.deck.number(card) > 0 or any(s.holds_card(doubt.victim, card) for doubt in s.doubts or [])


def _deal_hands(s: State, luck: Luck) -> None:
    """Deal hands: tools first, because unseen tools can only be in hands, then Search cards."""
    for card in (KNIFE, *TOOLS):
        while s.deck.number(card):
            s.deck.remove(card)
            hand = _any_hidden(s, luck)
            hand.hidden -= 1
            hand.add(card)
    for seat in range(s.seats):
        hand = s.hand(seat)
        while hand.hidden > 0:
            hand.add(_unseen_card(s, luck))
            hand.hidden -= 1


def _any_hidden(s: State, luck: Luck) -> Pile:
    """Choose the hand of a random hidden card."""
    places: i64 = 0
    for seat in range(s.seats):
        places += s.hand(seat).hidden
    if places == 0:
        return _room(s)
    n = luck.below(places)
    seat = i64(0)
    while n >= s.hand(seat).hidden:
        n -= s.hand(seat).hidden
        seat += 1
    return s.hand(seat)


def _room(s: State) -> Pile:
    """Find a hand that seems known but is not: one of its Search cards was seen elsewhere."""
    for doubt in s.doubts or []:
        for seat in (doubt.victim, doubt.taker):  # settling the doubt may have passed the card on
            hand = s.hand(seat)
            for card in range(i64(STACKS), i64(KINDS)):
                if hand.number(card):
                    hand.remove(card)
                    hand.hidden += 1
                    s.deck.add(card)
                    return hand
    raise AssertionError("a tool is in no hand")


def _unseen_card(s: State, luck: Luck) -> i64:
    """Remove a random card from the unseen ones."""
    card = s.deck.pick(luck.below(s.deck.known))
    s.deck.remove(card)
    return card


def _deal_backgrounds(s: State, luck: Luck) -> None:
    """Deal Backgrounds from those nobody was seen to hold.

    Records of games that began at a position depend on how much luck this uses.
    """
    seen = {int(s.prisoners[seat].background.number) for seat in range(s.seats)}
    rest = luck.shuffled([number for number in range(BACKGROUNDS) if number not in seen]) if UNKNOWN in seen else []
    for seat in range(s.seats):
        if s.prisoners[seat].background.number == UNKNOWN:
            s.prisoners[seat].background = s.rulebook.backgrounds[rest.pop()]


def _deal_badges(s: State, gang: i64, luck: Luck) -> None:
    """Deal the gang cards face down under a deck, and those a player looks at."""
    deck = s.gang_decks[gang]
    if UNSEEN in deck.under:
        deck.under = bytes([_unseen_badge(deck, gang, luck) if number == UNSEEN else number for number in deck.under])
    if UNSEEN in s.peeked and s.asked is not None and s.asked.details()[:1] == [int(gang)]:
        s.peeked = bytes([_unseen_badge(deck, gang, luck) if number == UNSEEN else number for number in s.peeked])


def _unseen_badge(deck: GangDeck, gang: i64, luck: Luck) -> int:
    """Remove a random card from a gang's unseen ones."""
    cards = [at for at in range(CARDS_A_GANG) if deck.cards & bit(at)]
    at = cards[luck.below(len(cards))]
    deck.cards &= ~bit(at)
    return int(gang) * CARDS_A_GANG + at


def _settle_doubts(s: State, luck: Luck) -> None:
    """Decide at random which unseen card was taken from each partly known hand."""
    for doubt in s.doubts or []:
        if not doubt.spent:
            _settle_doubt(s, doubt, luck)
    for seat in range(s.seats):
        _give_back(s, s.hand(seat), luck)


def _settle_doubt(s: State, doubt: Doubt, luck: Luck) -> None:
    """Decide whether the card taken was one of those known, and which."""
    victim, taker = s.hand(doubt.victim), s.hand(doubt.taker)
    strangers = doubt.strangers if victim.hidden >= 0 else i64(0)
    if victim.known and luck.below(victim.known + strangers) < victim.known:
        card = victim.pick(luck.below(victim.known))
        victim.remove(card)
        victim.hidden += 1
        if taker.hidden > 0:
            taker.hidden -= 1
            taker.add(card)
        else:
            s.deck.add(card)


def _give_back(s: State, hand: Pile, luck: Luck) -> None:
    """If more cards are known than held (a taken card has been seen since), decide at random which are gone."""
    while hand.hidden < 0:
        card = hand.pick(luck.below(hand.known))
        hand.remove(card)
        hand.hidden += 1
        s.deck.add(card)
