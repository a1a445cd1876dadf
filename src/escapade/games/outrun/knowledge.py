"""What search should know of Outrun: which actions look good at a glance, and who is likely to win."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.games.outrun.actions import Play, TakePlace, UseShield
from escapade.games.outrun.cards import FAIR_SWAP, FOCUS, STEAL, TAKE_MINE
from escapade.games.outrun.worth import HELD, burden, lying, standing

if TYPE_CHECKING:
    from librt.vecs import vec

    from escapade.games.outrun.state import State

ROOM: Final = 100.0  # gains are counted in hundredths of a room
SCALE: Final = 3.0  # so many rooms ahead make a seat e times as likely to win


def gain(s: State, seat: i64, code: i64) -> i64:
    """Guess what an action gains its seat."""
    move = s.rulebook.catalogue[code]
    if isinstance(move, Play):
        return i64(int(ROOM * (played(s, seat, move.card, move.target) - HELD)))
    if isinstance(move, TakePlace):
        return s.board.numbers[move.place] * i64(int(ROOM))
    if isinstance(move, UseShield):
        return i64(int(-ROOM * (burden(int(s.played)) + HELD)))
    return 0


def played(s: State, seat: i64, card: i64, target: i64) -> float:
    """Guess what a card gains who plays it there: what it does to oneself, or half of what it costs another."""
    mine, theirs = lying(s.runners[seat].front), lying(s.runners[target].front)
    if card == FOCUS:
        return -mine
    if card == TAKE_MINE:
        return -1.5 * mine
    if card == FAIR_SWAP:
        return 1.5 * (theirs - mine)
    if card == STEAL:
        return 1.5 * HELD * float(int(s.runners[target].held()))
    return burden(int(card)) if target == seat else -0.5 * burden(int(card))


def chances(s: State, out: vec[float]) -> None:
    """Estimate each seat's chance: the way come so far and the cards, weighed against the others'."""
    if s.over:
        for seat in range(s.seats):
            out[seat] = 1.0 if seat == s.winner else 0.0
        return
    total = 0.0
    for seat in range(s.seats):
        out[seat] = math.exp(standing(s.runners[seat]) / SCALE)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total
