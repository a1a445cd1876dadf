"""A rough evaluation of positions, in rooms, for bots that look one move ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.outrun.cards import (
    BIG_SHORTCUT,
    BOOST,
    FOCUS,
    SHIELD,
    SMALL_SHORTCUT,
    SWAP,
    WRONG_WAY,
    listed,
)
from escapade.games.outrun.codes import ACCEPT
from escapade.games.outrun.state import REACTION

if TYPE_CHECKING:
    from mypy_extensions import i64

    from escapade.games.outrun.runner import Runner
    from escapade.games.outrun.state import State

_BURDEN: Final = -0.4  # a card that needs thought
_LYING: Final = {SMALL_SHORTCUT: 0.5, BIG_SHORTCUT: 1.2, BOOST: 1.0, SHIELD: 0.3}  # helpful cards in front of a player
HELD: Final = 0.3  # a card kept for later …
_SPARE: Final = 0.1  # … for whoever looks one move ahead, and would else keep all that hinder one of many
_GOOD_TO_KEEP: Final = {SHIELD: 0.6, FOCUS: 0.7}  # cards worth keeping
_MILD: Final = -0.25  # a card that changes nothing on many paths
SICK: Final = -0.8
_WIN: Final = 1_000.0


def evaluate(s: State, seat: i64) -> float:
    """Estimate how well a seat stands against the best of the others."""
    if s.step == REACTION and not s.over:
        s = _accepted(s)
    if s.over:
        return _WIN if s.winner == seat else -_WIN
    best = -_WIN
    rest = 0.0
    for other in range(s.seats):
        if other != seat:
            theirs = standing(s.runners[other], _SPARE)
            best = max(best, theirs)
            rest += theirs
    return standing(s.runners[seat], _SPARE) - 0.6 * best - 0.3 * rest / float(int(s.seats) - 1)


def _accepted(s: State) -> State:
    """Return the table after the card in play has taken effect."""
    out = s.fork()
    out.act(out.asked, out.action(ACCEPT))
    return out


def standing(runner: Runner, held: float = HELD) -> float:
    """Estimate the value of a player's progress and cards; held: that of a card kept for later."""
    total = float(int(runner.room)) + (SICK if runner.infected else 0.0)
    for card in runner.hand:
        total += _GOOD_TO_KEEP.get(card, held)
    return total + lying(runner.front) + held * float(int(runner.hidden))


def lying(cards: i64) -> float:
    """Estimate the value of the cards in front of a player."""
    total = 0.0
    for card in listed(cards):
        total += burden(card)
    return total


def burden(card: int) -> float:
    """Estimate the cost of one card in front of a player."""
    if SWAP <= card < WRONG_WAY:
        return _MILD
    return _LYING.get(card, _BURDEN)
