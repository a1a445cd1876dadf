"""Makes a puzzle of a position: finds the best turn by trying every line of it, and proves it like a mined one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from escapade.puzzles.puzzle import Puzzle, is_turn, problem
from escapade.tasks import CountTask
from escapade.turn_search import TooWide, TurnSearch

if TYPE_CHECKING:
    from escapade.engine import Action, State
    from escapade.game import Game
    from escapade.match import Match
    from escapade.tasks import AnswerTask, TurnTask

WIDEST: Final = 20_000  # actions that one search may try
_UNRATED: Final = (1, 2)  # solved of tries: a puzzle that no bot has tried is neither easy nor hard

Reason = Literal["turn", "wide", "unclear"]  # not the seat's turn, too many lines, no line clearly best


class NoPuzzle(ValueError):  # noqa: N818 - it says what a position is
    """Raised for a position that makes no puzzle, with the reason."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason: Final = reason


def proven(match: Match, seat: int, widest: int = WIDEST) -> Puzzle:
    """Return the puzzle of a seat's turn: its first task for which one turn is clearly best; raise NoPuzzle if none."""
    if match.over or seat not in match.to_act:
        raise NoPuzzle("turn")
    game, position = match.game, match.game.write_position(match.views[seat])
    too_wide = False
    for task in game.tasks.tasks():
        try:
            found = _of_turn(game, position, seat, task, widest) if is_turn(task) else _of_answer(match, seat, task)
            if found is not None and not problem(found, widest=widest):
                return found
        except TooWide:
            too_wide = True
    raise NoPuzzle("wide" if too_wide else "unclear")


def _of_turn(game: Game, position: str, seat: int, task: TurnTask, widest: int) -> Puzzle | None:
    """Return a puzzle with the most that is certain this turn."""
    state = Puzzle(game.name, 0, task.name, 0, seat, position, (), *_UNRATED).begin().state
    if task.problem(state, seat):
        return None
    had, best = task.measured(state, seat), None
    gain = 0
    while True:
        line = TurnSearch(task.goal(had + gain + 1), seat, widest).shortest(state)
        if line is None:
            break
        best = line
        if not isinstance(task, CountTask):
            break
        gain = task.measured(_after(state, seat, line), seat) - had
    if best is None:
        return None
    answer = _written(game, state, seat, best)
    return Puzzle(game.name, 0, task.name, gain, seat, position, answer, *_UNRATED)


def _of_answer(match: Match, seat: int, task: AnswerTask) -> Puzzle | None:
    """Return a puzzle of one right move."""
    if task.problem(match.state, seat):
        return None
    position = match.game.write_position(match.views[seat])
    answer = task.move(task.right(match.state, seat)[0])
    goal = task.goal_of(match.state, seat)
    return Puzzle(match.game.name, 0, task.name, goal, seat, position, (answer,), *_UNRATED)


def _after(state: State, seat: int, line: list[Action]) -> State:
    """Return the table after a line."""
    after = state.fork()
    for action in line:
        after.act(seat, action)
    return after


def _written(game: Game, state: State, seat: int, line: list[Action]) -> tuple[str, ...]:
    """Write a line in notation."""
    texts, after = [], state.fork()
    for action in line:
        texts.append(game.write_action(after, action))
        after.act(seat, action)
    return tuple(texts)
