"""The pirate's play: a card used for its object instead of a move, two sabres for any card, chests to open (C9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.games.cartagena.board import BOMB, CHEST, HOOK, PARROT, PISTOL, SABRE
from escapade.games.cartagena.cards import KINDS, SYMBOLS, covers, number, one
from escapade.games.cartagena.codes import ADVANCE, PAYMENTS, PLACES, SEATS
from escapade.games.cartagena.move import PAYMENT
from escapade.games.cartagena.rulebook import Page, Variant
from escapade.games.cartagena.variants.tricks.bomb import Bomb
from escapade.games.cartagena.variants.tricks.chest import Chest, ChestsLaid, Opened
from escapade.games.cartagena.variants.tricks.hook import Bury, BuryRest, Hook, Keep, KeepOne, PutUnder
from escapade.games.cartagena.variants.tricks.objects import (
    BOMBS,
    BURY,
    CHESTS,
    CODES,
    GIVE,
    HOOKS,
    KEEP,
    PAGE,
    PARROTS,
    PISTOLS,
    ROB,
    WAYS,
    Kept,
    Peeked,
    way,
)
from escapade.games.cartagena.variants.tricks.parrot import Gave, Give, HandOut, Parrot
from escapade.games.cartagena.variants.tricks.pistol import ChooseLoot, Looked, Pistol, Rob

if TYPE_CHECKING:
    from escapade.engine import Choices, Event
    from escapade.games.cartagena.board import Board
    from escapade.games.cartagena.crew import Crew
    from escapade.games.cartagena.demand import Demand
    from escapade.games.cartagena.move import Move
    from escapade.games.cartagena.rulebook import Rulebook
    from escapade.games.cartagena.state import State

_FIRST_PAIR: Final = 2  # of the ways to pay, those from here on are two sabres


class TricksPage(Page):
    """Adds pairs of sabres and objects to the actions."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add advances paid with two sabres, and every use of an object."""
        crew = s.crews[seat]
        ways = _ways_to_pay(crew)
        first = CODES.first
        _offer_pairs(s, crew, ways, out)
        for w in range(ways):
            if _payable(crew, w, PISTOL):
                _offer_pistol(s, seat, w, out)
            if _payable(crew, w, PARROT):
                out.add(first + PARROTS + w)
            if _payable(crew, w, HOOK):
                out.add(first + HOOKS + w)
            if crew.two and _payable(crew, w, BOMB):
                _offer_bomb(s, crew, w, ways, out)
            if s.taken == 0 and not s.sailed and _payable(crew, w, CHEST):
                out.add_bits(first + CHESTS + w * PLACES, crew.one & s.chests)


def _ways_to_pay(crew: Crew) -> i64:
    """Return the number of ways to pay a symbol: without two sabres there are no pairs."""
    sabres = number(crew.hand, SABRE) + number(crew.hand, SABRE + SYMBOLS)
    return WAYS if sabres > 1 else _FIRST_PAIR


def _payable(crew: Crew, w: i64, symbol: i64) -> bool:
    """Whether a crew can pay a symbol in one of the five ways."""
    if w == 0:
        return bool(number(crew.hand, symbol))
    if w == 1:
        return bool(number(crew.hand, symbol + SYMBOLS))
    return covers(crew.hand, PAYMENT[w * SYMBOLS].cost)


def _offer_pairs(s: State, crew: Crew, ways: i64, out: Choices) -> None:
    """Add every advance paid with two sabres."""
    for w in range(i64(_FIRST_PAIR), ways):
        if _payable(crew, w, SABRE):
            for symbol in range(i64(SYMBOLS)):
                out.add_bits(ADVANCE + (w * SYMBOLS + symbol) * PLACES, s.starts(crew, symbol, 1))


def _offer_pistol(s: State, seat: i64, w: i64, out: Choices) -> None:
    """Add a pistol for each other player with cards."""
    for victim in range(s.seats):
        if victim != seat and s.crews[victim].held:
            out.add(CODES.first + PISTOLS + w * SEATS + victim)


def _offer_bomb(s: State, crew: Crew, w: i64, ways: i64, out: Choices) -> None:
    """Add a bomb with every other card that can be paid as well."""
    rest = crew.hand - PAYMENT[w * SYMBOLS + BOMB].cost
    for other in range(ways * SYMBOLS):
        if covers(rest, PAYMENT[other].cost):
            starts = s.starts(crew, PAYMENT[other].symbol, 2)
            out.add_bits(CODES.first + BOMBS + (w * PAYMENTS + other) * PLACES, starts)


class Tricks(Variant):
    """The variant with the pirate's play."""

    def moves(self) -> list[Move]:
        """List every use of an object, and every answer to one."""
        at = CODES.first = self.first
        bombs = [(w, other, start) for w in range(WAYS) for other in range(PAYMENTS) for start in range(PLACES)]
        return [
            *[Pistol(at + PISTOLS + n, way(n // SEATS, PISTOL), n % SEATS) for n in range(WAYS * SEATS)],
            *[Parrot(at + PARROTS + w, way(w, PARROT)) for w in range(WAYS)],
            *[Hook(at + HOOKS + w, way(w, HOOK)) for w in range(WAYS)],
            *[Bomb(at + BOMBS + n, start, way(w, BOMB), PAYMENT[o]) for n, (w, o, start) in enumerate(bombs)],
            *[Chest(at + CHESTS + n, n % PLACES, way(n // PLACES, CHEST)) for n in range(WAYS * PLACES)],
            *[Rob(at + ROB + card, card) for card in range(KINDS)],
            *[Give(at + GIVE + n, n // SEATS, n % SEATS) for n in range(KINDS * SEATS)],
            *[Keep(at + KEEP + card, card) for card in range(KINDS)],
            *[Bury(at + BURY + card, card) for card in range(KINDS)],
        ]

    def events(self) -> list[type[Event]]:
        """Cards are looked at and chosen, hands seen, chests opened."""
        return [Peeked, Kept, PutUnder, Gave, Looked, Opened, ChestsLaid]

    def demands(self) -> list[type[Demand]]:
        return [ChooseLoot, HandOut, KeepOne, BuryRest]

    def phrases(self) -> list[tuple[str, str]]:
        return [
            ("use {paid} at {seat}", "{paid}!{seat}"),
            ("use {paid}", "{paid}!"),
            ("bomb {place} with {paid} and {other}", "{place}{paid}*{other}"),
            ("open {place} with {paid}", "{place}{paid}?"),
            ("take {card}", "^{card}"),
            ("give {card} to {seat}", "{card}>{seat}"),
            ("keep {card}", "={card}"),
            ("put {card} under the deck", "_{card}"),
        ]

    def add(self, rules: Rulebook, board: Board) -> None:
        """Add the page, pairs of sabres, and chests if they are shown."""
        rules.add(TricksPage(PAGE))
        rules.sabres_pair = True
        rules.two_at_once = True
        rules.chest_spaces = board.shows[CHEST]
        for token, n in enumerate(board.printed.tokens):
            rules.tokens += one(token) * n


TRICKS: Final = Tricks("tricks", "yes")
