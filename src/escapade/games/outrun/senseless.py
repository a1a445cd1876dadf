"""Senseless interference: helping others, hindering oneself or stragglers, or a card that changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.games.outrun.cards import (
    BIG_SHORTCUT,
    BOOST,
    FAIR_SWAP,
    FOCUS,
    ONLY_ONE,
    SHIELD,
    SMALL_SHORTCUT,
    STEAL,
    SWAP,
    TAKE_MINE,
    WRONG_WAY,
    bit,
    has,
)
from escapade.games.outrun.codes import KEEP, PLAY, SEATS, USE_SHIELD
from escapade.games.outrun.interference import unplayable

if TYPE_CHECKING:
    from escapade.games.outrun.state import State

_HELPFUL: Final = bit(SMALL_SHORTCUT) | bit(BIG_SHORTCUT) | bit(BOOST) | bit(SHIELD)
_SHORTCUTS: Final = bit(SMALL_SHORTCUT) | bit(BIG_SHORTCUT)
_FAR: Final = 3  # rooms by which a straggler is behind another possible target
_TO_USE: Final = (SMALL_SHORTCUT, BIG_SHORTCUT, BOOST)  # helpful cards that are not worth keeping


def senseless(s: State, seat: i64, code: i64) -> bool:
    """Whether an action has no effect or only harms its own seat."""
    if PLAY <= code < KEEP:
        return _senseless_play(s, seat, (code - PLAY) // SEATS, (code - PLAY) % SEATS)
    if code == KEEP:
        return _could_help_itself(s, seat)
    return code == USE_SHIELD and has(_HELPFUL, s.played)


def _senseless_play(s: State, seat: i64, card: i64, target: i64) -> bool:
    """Whether a card would help another, hinder oneself or a straggler, or change nothing."""
    mine, theirs = s.runners[seat].front, s.runners[target].front
    if card in (FOCUS, TAKE_MINE):
        return _hindrances(mine) == 0
    if card == FAIR_SWAP:
        return _hindrances(mine) <= _hindrances(theirs) and _helps(mine) >= _helps(theirs)
    if card == STEAL:
        return s.runners[target].held() == 0
    if has(_HELPFUL, card):
        return target != seat or (has(_SHORTCUTS, card) and theirs & _SHORTCUTS != 0)
    return target == seat or _changes_nothing(theirs, card) or _spares_leader(s, seat, card, target)


def _changes_nothing(cards: i64, card: i64) -> bool:
    """Whether a card replaces one that hinders as much (O1.8), or swaps two symbols that are left out anyway (O2.4)."""
    if bit(card) & ONLY_ONE and cards & ONLY_ONE:
        return True
    first = WRONG_WAY + 2 * (card - SWAP)
    return SWAP <= card < WRONG_WAY and has(cards, first) and has(cards, first + 1)


def _spares_leader(s: State, seat: i64, card: i64, target: i64) -> bool:
    """Whether a hindering card could be played on somebody else who is far ahead of the target.

    A Big shortcut in front of the target keeps the card from hindering this round: then anybody no further back is.
    """
    least = s.runners[target].room + (0 if has(s.runners[target].front, BIG_SHORTCUT) else _FAR)
    for other in range(s.seats):
        runner = s.runners[other]
        if other in (seat, target) or runner.room < least or has(runner.front, BIG_SHORTCUT):
            continue
        if not _changes_nothing(runner.front, card) and unplayable(s, seat, card, other) is None:
            return True
    return False


def _could_help_itself(s: State, seat: i64) -> bool:
    """Whether a player without hindrances keeps a card that would help at once."""
    runner = s.runners[seat]
    if _hindrances(runner.front):
        return False
    return any(
        card in runner.hand and not has(runner.front, card) and not _senseless_play(s, seat, card, seat)
        for card in _TO_USE
    )


def _hindrances(cards: i64) -> i64:
    """Count the cards that hinder the runner they lie in front of."""
    return int(cards & ~_HELPFUL).bit_count()


def _helps(cards: i64) -> i64:
    """Count the cards that help the runner they lie in front of."""
    return int(cards & _HELPFUL).bit_count()
