"""What search should know of Cartagena: which actions look good at a glance, and who is likely to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.game import Manner, shared_out
from escapade.games.cartagena.actions import PAYMENT, SINGLES, TRICKS
from escapade.games.cartagena.bits import bit
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
from escapade.games.cartagena.state import TURN
from escapade.games.cartagena.traits import JUDGEMENT, kind, traits
from escapade.games.cartagena.worth import moves_others

if TYPE_CHECKING:
    from librt.vecs import vec

    from escapade.games.cartagena.state import State

STEP: Final = 10  # gains are counted in tenths of a step along the path
CARD: Final = 60  # what a card is worth
SAILING: Final = 30
CHEST_CARDS: Final = 100  # what a chest holds on average, less the snakes
DUEL: Final = Manner(exploration=0.12, width=1.0, cut=0)
CROWD: Final = Manner(exploration=0.12, width=1.0, cut=8)  # much happens before the next turn
CAPTAIN: Final = Manner(exploration=0.12, width=1.0, cut=0, effort=2.0)  # every pirate on the path may be moved
PAIR: Final = 2  # players at a table without others
WIN: Final = 100_000  # an action that wins at once looks better than anything


def manner(s: State) -> Manner:
    """Judge at the end of the turn where it is clear who stands how; play on where many race, each for themselves."""
    if moves_others(s):
        return CAPTAIN
    return DUEL if s.seats == PAIR else CROWD


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
    if end == s.board.goal and s.crews[s.turn].home == s.board.pirates - 1:
        return WIN
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


def win_in_reach(s: State, seat: i64) -> bool:
    """Each pirate still out needs an action and a card; a bomb moves two, and a retreat brings cards."""
    crew = s.crews[seat]
    missing = s.board.pirates - crew.home
    actions = s.left if s.turn == seat else i64(TURN)
    if s.rulebook.in_play & TRICKS:
        return missing <= 2 * actions
    return missing <= actions and (missing <= crew.held or missing < actions)


def chances(s: State, out: vec[float]) -> None:
    """Estimate each seat's chance: what it has, weighed against the others'."""
    of = kind(s)
    for seat in range(s.seats):
        if s.over:
            out[seat] = 1.0 if seat == s.winner else 0.0
        else:
            traits(s, seat)
            out[seat] = JUDGEMENT.value(s.seats, of)
    if not s.over:
        shared_out(out)
