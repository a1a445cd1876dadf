"""What a turn of a puzzle should reach: a win, pirates in the boat, tunnel points, the right run of Outrun.

Every measure is one that the rules print; none comes from an evaluation of the bots.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from escapade.games.outrun.right_runs import right_answers

if TYPE_CHECKING:
    from collections.abc import Callable

    from escapade.engine import State
    from escapade.games.cartagena.state import State as Cartagena
    from escapade.games.dig.state import State as Dig
    from escapade.games.outrun.state import State as Outrun
    from escapade.puzzles.turn_search import Goal

WIN: Final = "win"  # win the game this turn
BOAT: Final = "boat"  # Cartagena: so many pirates into the boat
TUNNEL: Final = "tunnel"  # Dig: so many points for the tunnel
RUN: Final = "run"  # Outrun: the only right run
SHORTEST: Final = "shortest"  # Outrun: a right run with the fewest cards
TASKS: Final = {"cartagena": (WIN, BOAT), "dig": (WIN, TUNNEL), "outrun": (RUN, SHORTEST)}

_TOOLS: Final = (0, 2, 3)  # Dig: Spoon, Pick and Shovel
_BEYOND_HAND: Final = 4  # Dig: points a turn can add to the tools in hand: a tool bought or made, a Background
_CARTAGENA_TURN: Final = 3  # actions


@dataclass(frozen=True)
class Win:
    """Win the game this turn."""

    most: Callable[[State, int], int]  # what a turn can reach at most …
    needed: Callable[[State, int], int]  # … and what wins

    def met(self, state: State, seat: int) -> bool:
        """Whether a seat has won."""
        return state.game_over() and seat in state.winners()

    def in_reach(self, state: State, seat: int) -> bool:
        """Whether the rest of the turn might win."""
        return self.most(state, seat) >= self.needed(state, seat)


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


def goal_of(game: str, task: str, number: int = 0) -> Goal | None:
    """Return what a task asks for; None for one that is not searched for, or not one of this game.

    number: what the measure should come to; a win needs none.
    """
    if task == WIN:
        return _WINS.get(game)
    measured = _MEASURED.get((game, task))
    return Reach(*measured, number) if measured else None


def measured(game: str, task: str, state: State, seat: int) -> int:
    """Return what a seat has of what a task asks for; 0 if the task has no measure."""
    found = _MEASURED.get((game, task))
    return found[0](state, seat) if found else 0


def right_runs(state: State, seat: int, task: str) -> list[str]:
    """Outrun: list the runs that a task asks for."""
    table = cast("Outrun", state)
    answers = sorted(set(right_answers(table.path_card().symbols, table.binding(seat))))
    fewest = min(map(len, answers))
    return [run for run in answers if task == RUN or len(run) == fewest]


def _pirates_home(state: State, seat: int) -> int:
    return int(cast("Cartagena", state).crews[seat].home)


def _most_pirates_home(state: State, seat: int) -> int:
    """Cartagena: an action brings one pirate home, a bomb two."""
    table = cast("Cartagena", state)
    actions = int(table.left) if table.turn == seat else _CARTAGENA_TURN
    each = 2 if int(table.rulebook.tokens) else 1
    return int(table.crews[seat].home) + each * actions


def _pirates(state: State, _: int) -> int:
    return int(cast("Cartagena", state).board.pirates)


def _tunnel(state: State, seat: int) -> int:
    return int(cast("Dig", state).tunnel(seat))


def _most_tunnel(state: State, seat: int) -> int:
    """Dig: an action digs one tool, and a turn may have one action more than it shows."""
    table = cast("Dig", state)
    prisoner = table.prisoners[seat]
    points = [
        int(table.rulebook.values[tool] + prisoner.gang.dig_bonus(tool))
        for tool in _TOOLS
        for _ in range(int(prisoner.hand.number(tool)))
    ]
    best = sum(sorted(points, reverse=True)[: int(table.left) + 1])
    return int(table.tunnel(seat)) + best + _BEYOND_HAND


def _most_tunnel_by_actions(state: State, seat: int) -> int:
    """Dig: the same with the best tool there is for every action, in hand or not."""
    table = cast("Dig", state)
    gang = table.prisoners[seat].gang
    best = max(int(table.rulebook.values[tool] + gang.dig_bonus(tool)) for tool in _TOOLS)
    return int(table.tunnel(seat)) + best * (int(table.left) + 1) + _BEYOND_HAND


def _tunnel_goal(state: State, _: int) -> int:
    return int(cast("Dig", state).rulebook.goal)


_WINS: Final[dict[str, Win]] = {
    "cartagena": Win(_most_pirates_home, _pirates),
    "dig": Win(_most_tunnel, _tunnel_goal),
}
_MEASURED: Final[dict[tuple[str, str], tuple[Callable[[State, int], int], Callable[[State, int], int]]]] = {
    ("cartagena", BOAT): (_pirates_home, _most_pirates_home),
    ("dig", TUNNEL): (_tunnel, _most_tunnel_by_actions),
}
