"""What a turn of Dig should reach in a puzzle: win, or points for the tunnel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from escapade.tasks import CountTask, Task, Tasks, Win, WinTask

if TYPE_CHECKING:
    from escapade import engine
    from escapade.games.dig.state import State

_TOOLS: Final = (0, 2, 3)  # Spoon, Pick and Shovel
_BEYOND_HAND: Final = 4  # points a turn can add to the tools in hand: a tool bought or made, a Background


class DigTasks(Tasks):
    """Win; or dig as many points as possible."""

    turn_rule = "D2.1"

    def tasks(self) -> tuple[Task, ...]:
        """List the tasks."""
        return _TASKS

    def is_routine(self, answer: tuple[str, ...]) -> bool:
        """Whether a turn only digs with the best tools in hand."""
        return all(move.startswith("dig:") for move in answer)


def _tunnel(state: engine.State, seat: int) -> int:
    return int(cast("State", state).tunnel(seat))


def _most_tunnel(state: engine.State, seat: int) -> int:
    """Count what a turn can reach at most: an action digs one tool, and there may be one action more than it shows."""
    table = cast("State", state)
    prisoner = table.prisoners[seat]
    points = [
        int(table.rulebook.values[tool] + prisoner.gang.dig_bonus(tool))
        for tool in _TOOLS
        for _ in range(int(prisoner.hand.number(tool)))
    ]
    best = sum(sorted(points, reverse=True)[: int(table.left) + 1])
    return int(table.tunnel(seat)) + best + _BEYOND_HAND


def _most_tunnel_by_actions(state: engine.State, seat: int) -> int:
    """Count the same with the best tool there is for every action, in hand or not."""
    table = cast("State", state)
    gang = table.prisoners[seat].gang
    best = max(int(table.rulebook.values[tool] + gang.dig_bonus(tool)) for tool in _TOOLS)
    return int(table.tunnel(seat)) + best * (int(table.left) + 1) + _BEYOND_HAND


def _may_win(state: engine.State, seat: int) -> bool:
    return _most_tunnel(state, seat) >= int(cast("State", state).rulebook.goal)


_TASKS: Final[tuple[Task, ...]] = (
    WinTask(Win(_may_win)),
    CountTask("tunnel", _tunnel, _most_tunnel_by_actions),
)
