"""What a turn of Cartagena should reach in a puzzle: win, prevent a win, pirates in the boat, spaces forward."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from escapade.tasks import CountTask, PreventTask, Task, Tasks, Win, WinTask

if TYPE_CHECKING:
    from escapade import engine
    from escapade.games.cartagena.state import State

_TURN: Final = 3  # actions


class CartagenaTasks(Tasks):
    """Win; keep the next player from winning; bring most pirates into the boat; or go most spaces forward."""

    turn_rule = "C1.1"

    def tasks(self) -> tuple[Task, ...]:
        """List the tasks."""
        return _TASKS


def _home(state: engine.State, seat: int) -> int:
    """Count the pirates in the boat."""
    return int(cast("State", state).crews[seat].home)


def _most_home(state: engine.State, seat: int) -> int:
    """Count what a turn can bring home at most: an action brings one pirate, a bomb two."""
    table = cast("State", state)
    actions = int(table.left) if table.turn == seat else _TURN
    each = 2 if int(table.rulebook.tokens) else 1
    return int(table.crews[seat].home) + each * actions


def _spaces(state: engine.State, seat: int) -> int:
    """Count how far all pirates together have come."""
    table = cast("State", state)
    crew, goal = table.crews[seat], int(table.board.goal)
    under_way = sum(
        at for at in range(1, goal) for standing in (crew.one, crew.two, crew.three) if int(standing) >> at & 1
    )
    more_aboard = max(0, int(crew.aboard) - 1) * int(table.board.boat)  # the first is counted by its place
    return under_way + more_aboard + int(crew.home) * goal


def _most_spaces(state: engine.State, seat: int) -> int:
    """Count what a turn can reach at most: every action brings a pirate, or two, from the hindmost place home."""
    table = cast("State", state)
    actions = int(table.left) if table.turn == seat else _TURN
    each = 2 if int(table.rulebook.tokens) else 1
    hindmost = next(at for at in range(int(table.board.goal) + 1) if int(table.crews[seat].one) >> at & 1)
    return _spaces(state, seat) + each * actions * (int(table.board.goal) - hindmost)


def _may_win(state: engine.State, seat: int) -> bool:
    return _most_home(state, seat) >= int(cast("State", state).board.pirates)


def _all_seen(state: engine.State) -> bool:
    return bool(cast("State", state).rulebook.open_hands)


_WIN: Final = Win(_may_win)
_TASKS: Final[tuple[Task, ...]] = (
    WinTask(_WIN),
    PreventTask(_all_seen, _WIN),
    CountTask("boat", _home, _most_home),
    CountTask("spaces", _spaces, _most_spaces, least=12),
)
