"""What a run of Outrun should be in a puzzle: the only right one, or one with the fewest cards (O2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from escapade.games.outrun.names import card_to_run
from escapade.games.outrun.right_runs import right_answers
from escapade.messages import Message
from escapade.tasks import Task, Tasks

if TYPE_CHECKING:
    from escapade import engine
    from escapade.games.outrun.state import State

RUN: Final = "run"  # the only right run
SHORTEST: Final = "shortest"  # a right run with the fewest cards


class OutrunTasks(Tasks):
    """The right run."""

    turn_rule = "O1.2"

    def tasks(self) -> tuple[Task, ...]:
        """List the tasks."""
        return _TASKS


def right_runs(state: engine.State, seat: int, task: str = RUN) -> list[str]:
    """List the runs that a task asks for."""
    table = cast("State", state)
    answers = sorted(set(right_answers(table.path_card().symbols, table.binding(seat))))
    fewest = min(map(len, answers))
    return [run for run in answers if task == RUN or len(run) == fewest]


@dataclass(frozen=True)
class _RunTask:
    """A right run: the only one, or one with as few cards as possible."""

    name: str

    def right(self, state: engine.State, seat: int) -> list[str]:
        """List the runs that are asked for."""
        return right_runs(state, seat, self.name)

    def move(self, answer: str) -> str:
        """Write a run as a move that took no time."""
        return f"{answer}@0"

    def goal_of(self, state: engine.State, seat: int) -> int:
        """Return the number of cards."""
        return len(self.right(state, seat)[0])

    def problem(self, state: engine.State, seat: int) -> str:
        """Return why this is no puzzle; empty if it is one."""
        if not cast("State", state).running(seat) or not cast("State", state).runners[seat].opened:
            return "this seat does not run"
        runs, asked = right_runs(state, seat), self.right(state, seat)
        if (self.name == RUN) != (len(runs) == 1):
            return f"{len(runs)} runs are right"
        return "every right run is as short" if self.name == SHORTEST and len(asked) == len(runs) else ""

    def wrong(self, state: engine.State, seat: int, answer: str, goal: int) -> Message:
        """Say which card is wrong, or that fewer are enough."""
        mistake = cast("State", state).why(seat, answer)
        if mistake is None:
            return Message("outrun-puzzle-wrong-shortest", {"cards": len(answer), "goal": goal})
        return Message("outrun-puzzle-wrong-run", {"card": int(mistake.at)})

    def said(self, answer: str) -> Message:
        """Say the run card by card."""
        return Message("outrun-puzzle-answer", {"cards": [card_to_run(card) for card in answer]})

    def hint(self, answer: str) -> Message:
        """Say how many cards there are, and the first."""
        return Message("outrun-puzzle-hint", {"count": len(answer), "card": card_to_run(answer[0])})


_TASKS: Final[tuple[Task, ...]] = (_RunTask(RUN), _RunTask(SHORTEST))
