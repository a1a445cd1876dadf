"""Lessons: rulings in which a learner finds the move. The rules play it, and the ruling's outcome decides."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Literal

from escapade.engine import Refused
from escapade.ruling_file import read
from escapade.rulings import files, lay_out, outcome_faults, shipped

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from escapade.engine import Action, Event, State
    from escapade.ruling_file import Ruling
    from escapade.rulings import Scene

Result = Literal["open", "solved", "failed"]
_NUMBERS = re.compile(r"\d+")
_UNTIMED = 5000  # ms that every timed move takes in a lesson, however long the learner thinks


class TooManyMoves(ValueError):  # noqa: N818 - it says what is wrong with the moves
    """More moves than a lesson takes."""


@dataclass(frozen=True)
class Attempt:
    """A lesson after some of the learner's moves, and after the others' moves that follow."""

    scene: Scene
    seat: int  # the learner's
    events: Sequence[Event]  # since the learner's last move, as the learner sees them
    result: Result

    @property
    def view(self) -> State:
        """Return the position as the learner sees it."""
        return self.scene.views[self.seat]


@cache
def lessons(game: str) -> Mapping[str, Ruling]:
    """Return the lessons of a game by name, easy ones first."""
    folder = shipped() / game
    found = [ruling for file in files(folder) for ruling in read(file)] if folder.is_dir() else []
    return {ruling.lesson: ruling for ruling in sorted(found, key=_difficulty) if ruling.lesson}


def _difficulty(ruling: Ruling) -> tuple[int, int, int, list[list[int]]]:
    """Sort by how many rules a lesson is about, its options and moves, and where its rules stand in the text."""
    places = [[int(n) for n in _NUMBERS.findall(rule)] for rule in ruling.rules]
    return len(ruling.rules), len(ruling.table), len(ruling.plays), places


def attempt(ruling: Ruling, moves: Sequence[str] = ()) -> Attempt:
    """Play the learner's moves, in notation, instead of the ruling's own; the others play what the ruling says.

    Raises Refused for a move that the rules refuse, ValueError for one that cannot be read.
    """
    movers = _movers(ruling)
    seat, scene, left, seen = movers[0], lay_out(ruling), list(moves), 0
    if len(moves) > movers.count(seat):
        raise TooManyMoves(f"This lesson takes at most {movers.count(seat)} moves, not {len(moves)}")
    for mover, (_, text) in zip(movers, ruling.plays, strict=True):
        if seat == mover and not left:
            return Attempt(scene, seat, scene.seen[seat][seen:], "open" if _is_asked(scene, seat) else "failed")
        if seat == mover:
            seen = len(scene.seen[seat])
            scene.play(seat, own_action(scene, seat, left.pop(0)))
        elif not _played(scene, mover, text):
            return Attempt(scene, seat, scene.seen[seat][seen:], "failed")
    right = not outcome_faults(scene, ruling.then)
    return Attempt(scene, seat, scene.seen[seat][seen:], "solved" if right else "failed")


def _movers(ruling: Ruling) -> list[int]:
    """Return the seat of each move of the ruling."""
    scene, seats = lay_out(ruling), []
    for name, text in ruling.plays:
        seats.append(scene.acting(name))
        scene.play(seats[-1], ruling.words.read_move(scene.state, text))
    return seats


def _is_asked(scene: Scene, seat: int) -> bool:
    return seat in scene.state.to_act()


def own_action(scene: Scene, seat: int, text: str) -> Action:
    """Read a move of the learner as the learner's own view sees it; raise Refused if the rules refuse it there."""
    game, view = scene.ruling.game, scene.views[seat]
    action = game.read_action(view, game.timing.with_times(text, _UNTIMED, 0, 0))
    refusal = view.refusal(seat, action)
    if refusal is not None:
        raise Refused(refusal)
    return action


def _played(scene: Scene, seat: int, text: str) -> bool:
    """Play another player's move as the ruling says; False if it is not possible after what the learner did."""
    try:
        scene.play(seat, scene.ruling.words.read_move(scene.state, text))
    except (Refused, ValueError):
        return False
    return True
