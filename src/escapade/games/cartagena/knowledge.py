"""What search should know of Cartagena: which actions look good at a glance, and who is likely to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.game import Judgement, Manner, shared_out
from escapade.games.cartagena.actions import PAYMENT, SINGLES
from escapade.games.cartagena.bits import bit
from escapade.games.cartagena.cards import SYMBOLS, number
from escapade.games.cartagena.codes import (
    BOMBS,
    CHESTS,
    DISCARD,
    DRAW,
    HOOKS,
    PARROTS,
    PAYMENTS,
    PLACES,
    PUSH,
    RETREAT,
    ROB,
    SAIL,
    STOP,
)
from escapade.games.cartagena.worth import ferry, moves_others, plenty, progress, standing

if TYPE_CHECKING:
    from librt.vecs import vec

    from escapade.games.cartagena.crew import Crew
    from escapade.games.cartagena.state import State

STEP: Final = 10  # gains are counted in tenths of a step along the path
CARD: Final = 60  # what a card is worth
SAILING: Final = 30
CHEST_CARDS: Final = 100  # what a chest holds on average, less the snakes
TRAITS: Final = ("way", "way late", "cards", "cards late", "spare cards", "symbols", "home", "start", "boat", "turn")
JUDGEMENT: Final = Judgement("cartagena", TRAITS)
DUEL: Final = Manner(exploration=0.12, width=1.0, cut=0)
CROWD: Final = Manner(exploration=0.12, width=1.0, cut=16)  # much happens before the next turn
LEAD: Final = 0.06  # what a step is worth where others' pirates may be moved, as the logarithm of a chance
PAIR: Final = 2  # players at a table without others


def manner(s: State) -> Manner:
    """Judge at the end of the turn where it is clear who stands how; play on where many race, each for themselves."""
    return DUEL if s.seats == PAIR or moves_others(s) else CROWD


def gain(s: State, seat: i64, code: i64) -> i64:
    """Guess what an action gains its seat."""
    if code < RETREAT:
        return advance(s, code)
    if code < STOP:
        return retreat(s, code - RETREAT)
    if code < PUSH:
        return CARD if code == DRAW else 0
    if code < SAIL:
        return push(s, (code - PUSH) % PLACES)
    if code < DISCARD:
        return sail(s, seat)
    return trick(s, code)


def advance(s: State, code: i64) -> i64:
    """The way gained, less the cards laid."""
    start = code % PLACES
    payment = code // PLACES
    end = s.symbol_ahead(start, payment % 6)
    return STEP * (end - start) - (CARD if payment < SINGLES else 2 * CARD)


def retreat(s: State, start: i64) -> i64:
    """The cards drawn, less the way lost."""
    end = s.company_behind(start)
    return CARD * s.crowd(end) - STEP * (start - end)


def push(s: State, start: i64) -> i64:
    """The cards drawn, less half of what it gives the other."""
    end = s.company_ahead(start)
    cards = s.crowd(end) if bit(end) & s.board.path else i64(2)
    return CARD * cards - STEP * (end - start) // 2


def sail(s: State, seat: i64) -> i64:
    """To Tortuga with pirates aboard, back with pirates waiting."""
    crew = s.crews[seat]
    waiting = s.board.pirates - crew.aboard - crew.home
    return SAILING * (crew.aboard if s.shore == 0 else (waiting - 2 * crew.aboard) // 2)


def trick(s: State, code: i64) -> i64:
    """The objects: two of the parrot's cards are kept, one is given to each other player; a bomb moves two."""
    if code < DISCARD + 12 or code >= ROB:
        return 0
    if code < PARROTS:
        return CARD // 3
    if code < BOMBS:
        return CARD // 2 if code < HOOKS else CARD // 6
    if code < CHESTS:
        payment = (code - BOMBS) // PLACES % PAYMENTS
        start = (code - BOMBS) % PLACES
        cards = 2 if payment < SINGLES else 3
        return 2 * STEP * (s.symbol_ahead(start, PAYMENT[payment].symbol) - start) - CARD * cards
    return CHEST_CARDS - CARD


def traits(s: State, seat: i64) -> None:
    """Look at a crew: its way as a part of the whole, its cards, its pirates at both ends, the boat, the turn."""
    out = JUDGEMENT.traits
    crew = s.crews[seat]
    way = part(s, crew)
    cards = float(int(min(crew.held, plenty(s))))
    stage = 0.0
    for other in range(s.seats):
        stage = max(stage, part(s, s.crews[other]))
    out[0] = way
    out[1] = way * stage
    out[2] = cards
    out[3] = cards * stage
    out[4] = float(int(crew.held)) - cards
    out[5] = different(crew.hand)
    out[6] = float(int(crew.home))
    out[7] = float(int(crew.start))
    out[8] = ferry(s, crew)
    out[9] = 1.0 if s.turn == seat else 0.0


def part(s: State, crew: Crew) -> float:
    """Give the part of the way a crew has come."""
    return float(int(progress(s, crew))) / float(int(s.board.pirates * (s.board.goal + 2)))


def different(pack: i64) -> float:
    """Count the symbols in a hand."""
    symbols: i64 = 0
    for symbol in range(i64(SYMBOLS)):
        if number(pack, symbol) or number(pack, symbol + SYMBOLS):
            symbols += 1
    return float(int(symbols))


def chances(s: State, out: vec[float]) -> None:
    """Estimate each seat's chance: what it has, weighed against the others'.

    Where others' pirates may be moved, games teach little: no lead lasts, so who leads early seldom wins, and a bot
    that learned this does not hurry. There every step counts alike, early and late, which wins more (docs/bots.md).
    """
    for seat in range(s.seats):
        if s.over:
            out[seat] = 1.0 if seat == s.winner else 0.0
        elif moves_others(s):
            out[seat] = LEAD * standing(s, s.crews[seat])
        else:
            traits(s, seat)
            out[seat] = JUDGEMENT.value(s.seats)
    if not s.over:
        shared_out(out)
