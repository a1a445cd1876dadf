"""Views: hides what a seat may not see, and deals hidden cards to get a possible table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from escapade.engine import MIDDLE, NoLuck
from escapade.games.outrun import run_model
from escapade.games.outrun.cards import bit, pick, size
from escapade.games.outrun.cards import listed as listed_cards
from escapade.games.outrun.events import UNKNOWN_PATH
from escapade.games.outrun.runner import FINISHED
from escapade.games.outrun.state import NO_PATH, RUN
from escapade.games.outrun.trail import FACE_DOWN, UNSEEN

if TYPE_CHECKING:
    from escapade.engine import Luck
    from escapade.games.outrun.state import State


def view(state: State, seat: i64) -> State:
    """Return the table as a seat sees it: others' hands and unchecked runs, and a path not opened, are hidden."""
    seen = state.fork()
    seen.luck = NoLuck()
    for other in range(seen.seats):
        if other != seat:
            _hide_hand(seen, other)
            _hide_run(seen, other)
    if not seen.rulebook.mode.knows(seen, seat):
        _hide_path(seen)
    return seen


def _hide_hand(s: State, seat: i64) -> None:
    """Hide a hand."""
    runner = s.runners[seat]
    for card in runner.hand:
        s.deck[card] += 1
    runner.hidden = runner.held()
    runner.hand = []


def _hide_run(s: State, seat: i64) -> None:
    """Hide a run while others may still be running."""
    runner = s.runners[seat]
    if s.step == RUN and runner.status == FINISHED:
        runner.trail = UNSEEN


def _hide_path(s: State) -> None:
    """Hide the path."""
    if s.path not in (NO_PATH, UNKNOWN_PATH):
        s.paths |= bit(s.path)
        s.path = UNKNOWN_PATH


def deal_hidden(s: State, luck: Luck) -> None:
    """Deal everything hidden anew, in place: hands, the path, and how others ran."""
    for runner in s.runners:
        while runner.hidden > 0:
            card = pick(s.deck, luck.below(size(s.deck)))
            s.deck[card] -= 1
            runner.receive(card)
            runner.hidden -= 1
    if s.path == UNKNOWN_PATH:
        left = listed_cards(s.paths)
        s.learn_path(left[luck.below(len(left))])
    for seat in range(s.seats):
        if s.runners[seat].trail.laid == FACE_DOWN:
            s.runners[seat].trail = run_model.run(s, seat, MIDDLE, luck).trail
