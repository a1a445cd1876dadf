"""What the turn of a puzzle should reach: the tasks of a game. Every game has one, to win.

A task measures what the rules print; none uses an evaluation of the bots. A game with tasks of its own overrides
`Tasks.tasks`. What is said about them are messages of its Fluent files: `<game>-puzzle-task-<task>` (fact: goal),
`…-reason-<task>` (goal, moves) and `…-wrong-<task>` (goal, best); those of the task to win are in the general files.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Protocol

from escapade.messages import Message
from escapade.turn_search import HopeSearch, TurnSearch

if TYPE_CHECKING:
    from collections.abc import Callable

    from escapade.engine import State
    from escapade.turn_search import Goal

WIN: Final = "win"  # the name of the task that every game has
_WIDEST: Final = 100_000  # actions of the next player that one search may try: a third of a second


def _perhaps(_: State, __: int) -> bool:
    return True


@dataclass(frozen=True)
class Win:
    """Win the game this turn."""

    possible: Callable[[State, int], bool] = _perhaps  # False only if the rest of the turn certainly cannot win

    def met(self, state: State, seat: int) -> bool:
        """Whether a seat has won."""
        return state.game_over() and seat in state.winners()

    def in_reach(self, state: State, seat: int) -> bool:
        """Whether the rest of the turn might win."""
        return self.possible(state, seat)


@dataclass(frozen=True)
class Reach:
    """Bring a measure to a number this turn."""

    measure: Callable[[State, int], int]
    most: Callable[[State, int], int]  # what a turn can reach at most
    number: int

    def met(self, state: State, seat: int) -> bool:
        """Whether a seat has so much."""
        return self.measure(state, seat) >= self.number

    def in_reach(self, state: State, seat: int) -> bool:
        """Whether the rest of the turn might bring so much."""
        return self.most(state, seat) >= self.number


class Prevent:
    """End the turn so that the next player cannot win in theirs, not even with luck."""

    def __init__(self, win: Win) -> None:
        self._search: Final = HopeSearch(win, _WIDEST)

    def met(self, state: State, seat: int) -> bool:
        """Whether the turn is over, and no line of the next player's turn wins."""
        return _turn_is_over(state, seat) and not any(self._search.hopes(state, rival) for rival in state.to_act())

    def in_reach(self, state: State, seat: int) -> bool:
        """Return True: what the rest of the turn leaves is seen at its end only."""
        return True


class _GiveAway:
    """End the turn so that the next player wins for certain in theirs: what a puzzle of prevention is about."""

    def __init__(self, win: Win, seats: int) -> None:
        self._searches: Final = [TurnSearch(win, rival, _WIDEST) for rival in range(seats)]  # each counts what it tries

    def met(self, state: State, seat: int) -> bool:
        """Whether the turn is over, and a line of the next player's turn wins for certain."""
        return _turn_is_over(state, seat) and any(
            self._searches[rival].line(state) is not None for rival in state.to_act()
        )

    def in_reach(self, state: State, seat: int) -> bool:
        """Return True: what the rest of the turn leaves is seen at its end only."""
        return True


def _turn_is_over(state: State, seat: int) -> bool:
    """Whether the turn of a seat is over, and another one begins."""
    return not state.game_over() and state.between_turns() and seat not in state.to_act()


@dataclass(frozen=True)
class WinTask:
    """To win the game this turn, by any line of it."""

    win: Win = field(default_factory=Win)
    name: str = WIN

    def goal(self, _: int) -> Goal:
        """Return what a line should reach."""
        return self.win

    def measured(self, _: State, __: int) -> int:
        """Return 0: a win is not counted."""
        return 0

    def problem(self, _: State, __: int) -> str:
        """Return why this is no puzzle; empty if it may be one."""
        return ""


@dataclass(frozen=True)
class PreventTask:
    """To keep the next player from winning in their turn, where everybody sees all that this depends on."""

    foreseen: Callable[[State], bool]  # whether everybody sees all of it
    win: Win = field(default_factory=Win)
    name: str = "prevent"

    def goal(self, _: int) -> Goal:
        """Return what a line should reach."""
        return Prevent(self.win)

    def measured(self, _: State, __: int) -> int:
        """Return 0: this is not counted."""
        return 0

    def problem(self, state: State, seat: int) -> str:
        """Return why this is no puzzle; empty if it may be one."""
        if not self.foreseen(state):
            return "what the next player can do is not seen"
        rivals = [rival for rival in range(int(state.seats)) if rival != seat]
        if not any(self.win.in_reach(state, rival) for rival in rivals):
            return "nobody else is about to win"
        if TurnSearch(self.win, seat, _WIDEST).line(state):
            return "the turn can win"
        threat = TurnSearch(_GiveAway(self.win, int(state.seats)), seat, _WIDEST).line(state)
        return "" if threat else "no turn lets the next player win for certain"


@dataclass(frozen=True)
class CountTask:
    """To bring as much of something this turn as is certain, by any line of it."""

    name: str
    measure: Callable[[State, int], int]
    most: Callable[[State, int], int]  # what a turn can reach at most
    least: int = 2  # what a turn should bring at least to be a puzzle

    def goal(self, number: int) -> Goal:
        """Return what a line should reach; number: what the measure should come to."""
        return Reach(self.measure, self.most, number)

    def measured(self, state: State, seat: int) -> int:
        """Return what a seat has of it."""
        return self.measure(state, seat)

    def problem(self, _: State, __: int) -> str:
        """Return why this is no puzzle; empty if it may be one."""
        return ""


class AnswerTask(Protocol):
    """To make one move that is right by the rules, which list all right ones."""

    @property
    def name(self) -> str:
        """Its name in files and messages."""
        ...

    def right(self, state: State, seat: int) -> list[str]:
        """List what the task asks for, in notation without times."""
        ...

    def move(self, answer: str) -> str:
        """Write an answer as a whole move in notation."""
        ...

    def goal_of(self, state: State, seat: int) -> int:
        """Return the number that the task names."""
        ...

    def problem(self, state: State, seat: int) -> str:
        """Return why this is no puzzle; empty if it is one."""
        ...

    def wrong(self, state: State, seat: int, answer: str, goal: int) -> Message:
        """Say what is wrong with an answer that is not right."""
        ...

    def said(self, answer: str) -> Message:
        """Say the whole answer."""
        ...

    def hint(self, answer: str) -> Message:
        """Say how the answer begins."""
        ...


TurnTask = WinTask | PreventTask | CountTask
Task = TurnTask | AnswerTask


class Tasks:
    """The tasks of a game. By default there is one: to win this turn."""

    turn_rule = ""  # the rule that says what a turn is: shown where a position makes no puzzle

    def tasks(self) -> tuple[Task, ...]:
        """List the tasks, the most striking one first."""
        return (WinTask(),)

    def is_routine(self, answer: tuple[str, ...]) -> bool:
        """Whether an answer, in notation, is what everybody would play at once, so that it makes no puzzle."""
        return False

    def named(self, name: str) -> Task | None:
        """Return a task by its name; None if the game has no such task."""
        return next((task for task in self.tasks() if task.name == name), None)


def task_message(game: str, kind: str, task: str, **facts: int) -> Message:
    """Return what is said about a task: its words are the game's, those of a win are everybody's."""
    return Message(f"puzzle-{kind}-win" if task == WIN else f"{game}-puzzle-{kind}-{task}", {**facts})
