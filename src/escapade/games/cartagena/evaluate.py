"""A rough evaluation of positions, in steps along the path, for bots that look one move ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.games.cartagena.bits import bit
from escapade.games.cartagena.variants.limit import LIMIT

if TYPE_CHECKING:
    from escapade.games.cartagena.crew import Crew
    from escapade.games.cartagena.state import State

_CARD: Final = 5.0  # value of a card, in steps …
_EASY_CARD: Final = 3.0  # … if others' pirates bring cards too
_SPARE_CARD: Final = 1.5  # … beyond the first few, without a card limit
_PLENTY: Final = 9
_RIVAL: Final = 0.5  # what a step of another player costs
_COMPANY: Final = 0.7  # what a pair of pirates offers to the next player
_ASHORE: Final = 3.0  # for each pirate in the boat, if it is at Tortuga …
_AWAITED: Final = 1.0  # … and for each one still at Cartagena, if it is there


def evaluate(s: State, seat: i64) -> float:
    """Estimate how well a seat stands against the best of the others, or against all whose pirates it may move."""
    if s.over:
        return 10_000.0 if s.winner == seat else -10_000.0
    best = -10_000.0
    total = 0.0
    for other in range(s.seats):
        if other != seat:
            others = _standing(s, s.crews[other])
            best = max(best, others)
            total += others
    lent = _COMPANY * float(int(s.two & ~s.three).bit_count()) if s.turn != seat else 0.0
    return _standing(s, s.crews[seat]) - _RIVAL * (total if s.rulebook.moves_others else best) - lent


def _standing(s: State, crew: Crew) -> float:
    """Estimate the value of a crew: the progress of its pirates, and its cards."""
    held = min(crew.held, plenty(s))
    cards = (_EASY_CARD if s.rulebook.moves_others else _CARD) * float(int(held))
    if s.rulebook.grey is None:
        cards += _SPARE_CARD * float(int(crew.held - held))
    return float(int(progress(s, crew))) + cards + _ferry(s, crew)


def plenty(s: State) -> i64:
    """Return how many cards are enough: no more than the card limit, if there is one (C8)."""
    return i64(_PLENTY) if s.rulebook.grey is None else i64(LIMIT)


def _ferry(s: State, crew: Crew) -> float:
    """Estimate the value of the boat's position for a crew."""
    if s.shore:
        return _ASHORE * float(int(crew.aboard))
    return _AWAITED * float(int(s.board.pirates - crew.home - crew.aboard)) if s.board.boat else 0.0


def progress(s: State, crew: Crew) -> i64:
    """Add up the progress of a crew's pirates."""
    steps = crew.home * (s.board.goal + 2) + crew.aboard * s.board.boat
    on_path = s.board.path
    return steps + _places(crew.one & on_path) + _places(crew.two) + _places(crew.three)


def _places(spaces: i64) -> i64:
    """Add up the numbers of some places."""
    total: i64 = 0
    at: i64 = 0
    while spaces >= bit(at):
        if spaces & bit(at):
            total += at
        at += 1
    return total
