"""Views: hides what a seat may not see, and deals hidden cards to get a possible table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from escapade.engine import NoLuck
from escapade.games.cartagena.cards import FACE_DOWN, one, packed, pick, size

if TYPE_CHECKING:
    from escapade.engine import Luck
    from escapade.games.cartagena.state import State


def view(state: State, seat: i64) -> State:
    """Return the table as a seat sees it: others' hands, the deck and the cards others look at are hidden."""
    seen = state.fork()
    seen.luck = NoLuck()
    seen.doubts = [doubt for doubt in state.doubts if doubt.victim == seat] if state.doubts else None
    if not state.rulebook.open_hands:
        _hide_hands(seen, seat)
    if seat != state.acting():
        _hide_looked(seen)
    _hide_under(seen)
    return seen


def _hide_hands(s: State, seat: i64) -> None:
    """Hide the hands of all others."""
    for other in range(s.seats):
        if other != seat:
            crew = s.crews[other]
            s.deck += crew.hand
            crew.hand = 0
            crew.hidden = crew.held


def _hide_looked(s: State) -> None:
    """Hide the cards another player looks at."""
    s.looked_hidden += size(s.looked)
    s.deck += s.looked
    s.looked = 0


def _hide_under(s: State) -> None:
    """Hide the cards under the deck."""
    known = [card for card in s.under if card != FACE_DOWN]
    s.deck += packed(known)
    s.under = bytes([FACE_DOWN] * len(s.under))


def deal_hidden(s: State, luck: Luck) -> None:
    """Deal all hidden cards anew, in place, from the unseen ones."""
    if s.doubts is not None:
        _settle_doubts(s, luck)
    unseen = size(s.deck)
    for seat in range(s.seats):
        crew = s.crews[seat]
        while crew.hidden > 0:
            card = pick(s.deck, luck.below(unseen))
            s.deck -= one(card)
            crew.hand += one(card)
            crew.hidden -= 1
            unseen -= 1
    if s.looked_hidden or s.under:
        _deal_rest(s, luck)


def _deal_rest(s: State, luck: Luck) -> None:
    """Deal the cards a player looks at, and unknown cards under the deck."""
    while s.looked_hidden:
        s.looked += one(_unseen_card(s, luck))
        s.looked_hidden -= 1
    s.under = bytes([int(_unseen_card(s, luck)) if card == FACE_DOWN else card for card in s.under])


def _unseen_card(s: State, luck: Luck) -> i64:
    """Remove a random card from the unseen ones."""
    card = pick(s.deck, luck.below(size(s.deck)))
    s.deck -= one(card)
    return card


def _settle_doubts(s: State, luck: Luck) -> None:
    """Decide at random which unseen card was taken from each partly known hand."""
    for doubt in s.doubts or []:
        victim, taker = s.crews[doubt.victim], s.crews[doubt.taker]
        known = size(victim.hand)
        strangers = doubt.strangers if victim.hidden >= 0 else i64(0)
        if known and luck.below(known + strangers) < known:
            card = pick(victim.hand, luck.below(known))
            victim.hand -= one(card)
            victim.hidden += 1
            if taker.hidden > 0:
                taker.hidden -= 1
                taker.hand += one(card)
            else:
                s.deck += one(card)
    s.doubts = None
    for seat in range(s.seats):
        _give_back(s, s.crews[seat].hidden, seat, luck)


def _give_back(s: State, hidden: i64, seat: i64, luck: Luck) -> None:
    """If more cards are known than held (a taken card has been seen since), decide at random which are gone."""
    crew = s.crews[seat]
    while hidden < 0:
        card = pick(crew.hand, luck.below(size(crew.hand)))
        crew.hand -= one(card)
        s.deck += one(card)
        hidden += 1
    crew.hidden = hidden
