"""Finds actions that win this turn for certain: an exhaustive search of the rest of a turn, to judge bots by.

It is independent of how bots search for wins: it tries every action on the real table, and gives up a line as soon as
luck is needed or another player has to decide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from escapade.engine import ToldLuck, seeded

if TYPE_CHECKING:
    from collections.abc import Callable

    from escapade.engine import Action, State
    from escapade.games.cartagena.state import State as Cartagena
    from escapade.games.dig.state import State as Dig

_DEEPEST: Final = 6  # actions and answers of one turn
_TOOLS: Final = (0, 2, 3)  # Dig: Spoon, Pick and Shovel
_BEYOND_HAND: Final = 4  # Dig: points a turn can add to the tools in hand: a tool bought or made, a Background
_CARTAGENA_TURN: Final = 3  # actions


class _LuckAskedError(Exception):
    """An action depends on luck."""


def _refuse(_: str) -> tuple[int, int]:
    """Raise the error for any use of luck."""
    raise _LuckAskedError


def certain_wins(game: str, state: State, seat: int, deepest: int = _DEEPEST) -> list[Action]:
    """List the legal actions of a seat with which it can win this turn whatever happens."""
    reach = _REACH.get(game)
    if reach is None or not reach(state, seat):
        return []
    return [action for action in state.legal(seat) if _leads_to_win(state, seat, action, deepest, reach)]


def _leads_to_win(state: State, seat: int, action: Action, deepest: int, reach: Callable[[State, int], bool]) -> bool:
    """Whether an action wins at once or can be followed by a line that does."""
    after = after_action(state, seat, action)
    if after is None:
        return False
    if after.game_over():
        return seat in after.winners()
    if deepest == 1 or after.between_turns() or seat not in after.to_act() or not reach(after, seat):
        return False
    return any(_leads_to_win(after, seat, following, deepest - 1, reach) for following in after.legal(seat))


def after_action(state: State, seat: int, action: Action) -> State | None:
    """Return the table after an action, or None if that depends on luck."""
    after = state.fork()
    after.luck = ToldLuck(seeded(0), ["nothing"], _refuse)
    try:
        after.act(seat, action)
    except _LuckAskedError:
        return None
    return after


def _pirates_in_reach(state: State, seat: int) -> bool:
    """Cartagena: an action brings one pirate home, a bomb two."""
    table = cast("Cartagena", state)
    actions = int(table.left) if table.turn == seat else _CARTAGENA_TURN
    each = 2 if int(table.rulebook.tokens) else 1
    return int(table.board.pirates) - int(table.crews[seat].home) <= each * actions


def _tunnel_in_reach(state: State, seat: int) -> bool:
    """Dig: an action digs one tool, and a turn may have one action more than it shows."""
    table = cast("Dig", state)
    prisoner = table.prisoners[seat]
    points = [
        int(table.rulebook.values[tool] + prisoner.gang.dig_bonus(tool))
        for tool in _TOOLS
        for _ in range(int(prisoner.hand.number(tool)))
    ]
    best = sum(sorted(points, reverse=True)[: int(table.left) + 1])
    return int(table.tunnel(seat)) + best + _BEYOND_HAND >= int(table.rulebook.goal)


_REACH: Final[dict[str, Callable[[State, int], bool]]] = {"cartagena": _pirates_in_reach, "dig": _tunnel_in_reach}
