"""Searches the rest of a turn for a line that is certain: every action is tried, and nothing is evaluated.

A line is given up as soon as luck is needed or another player has to decide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from escapade.engine import ToldLuck, seeded

if TYPE_CHECKING:
    from escapade.engine import Action, State

DEEPEST: Final = 6  # actions and answers of one turn


class Goal(Protocol):
    """What a line should reach."""

    def met(self, state: State, seat: int) -> bool:
        """Whether a seat has reached it."""
        ...

    def in_reach(self, state: State, seat: int) -> bool:
        """Whether the rest of the turn might reach it; False only if it certainly cannot."""
        ...


class TooWide(Exception):  # noqa: N818 - it says what the search is
    """A turn with more lines than may be tried."""


class _LuckAskedError(Exception):
    """An action depends on luck."""


def _refuse(_: str) -> tuple[int, int]:
    """Raise the error for any use of luck."""
    raise _LuckAskedError


def after_action(state: State, seat: int, action: Action) -> State | None:
    """Return the table after an action, or None if that depends on luck."""
    after = state.fork()
    after.luck = ToldLuck(seeded(0), ["nothing"], _refuse)
    try:
        after.act(seat, action)
    except _LuckAskedError:
        return None
    return after


class HopeSearch:
    """A search for any line that meets a goal if luck helps, counting what it tries."""

    def __init__(self, goal: Goal, most: int) -> None:
        """most: tried actions after which TooWide is raised."""
        self.goal: Final = goal
        self.most: Final = most
        self.tried = 0

    def hopes(self, state: State, seat: int) -> bool:
        """Whether a seat might meet the goal in the rest of its turn. An action that depends on luck always might."""
        if not self.goal.in_reach(state, seat):
            return False
        return any(self._hopes_after(state, seat, action) for action in state.legal(seat))

    def _hopes_after(self, state: State, seat: int, action: Action) -> bool:
        self.tried += 1
        if self.tried > self.most:
            raise TooWide
        after = after_action(state, seat, action)
        if after is None or self.goal.met(after, seat):
            return True
        if after.game_over() or after.between_turns() or seat not in after.to_act():
            return False
        return self.hopes(after, seat)


class TurnSearch:
    """A search for certain lines of a seat, counting what it tries."""

    def __init__(self, goal: Goal, seat: int, most: int | None = None, *, remembers: bool = False) -> None:
        """most: tried actions after which TooWide is raised.

        remembers: do not go on from where another order of the same actions has led in vain. It is the same place if
        the game's `transposition_key` and the legal actions are the same.
        """
        self.goal: Final = goal
        self.seat: Final = seat
        self.most: Final = most
        self.tried = 0
        self.remembers: Final = remembers
        self._in_vain: Final[dict[tuple[tuple[int, ...], int, tuple[int, ...]], int]] = {}  # how deep it was searched

    def shortest(self, state: State, deepest: int = DEEPEST) -> list[Action] | None:
        """Return a shortest line that meets the goal for certain, or None if there is none."""
        for depth in range(1, deepest + 1):
            line = self.line(state, depth)
            if line is not None:
                return line
        return None

    def first_actions(self, state: State, deepest: int = DEEPEST) -> list[Action]:
        """List the actions after which the goal can still be met for certain."""
        if not self.goal.in_reach(state, self.seat):
            return []
        return [action for action in state.legal(self.seat) if self._with(state, action, deepest, ()) is not None]

    def line(self, state: State, deepest: int = DEEPEST, before: tuple[int, ...] = ()) -> list[Action] | None:
        """Return a line of at most so many actions that meets the goal for certain, or None if there is none.

        before: the codes of the actions that led to this state, sorted.
        """
        if not self._goes_on(state):
            return None
        legal = state.legal(self.seat)
        key = before, int(state.transposition_key()), tuple(int(action.code) for action in legal)
        if self._in_vain.get(key, 0) >= deepest:
            return None
        for action in legal:
            found = self._with(state, action, deepest, before)
            if found is not None:
                return found
        if self.remembers:
            self._in_vain[key] = deepest
        return None

    def _with(self, state: State, action: Action, deepest: int, before: tuple[int, ...]) -> list[Action] | None:
        """Return a line that begins with an action, or None if there is none."""
        self.tried += 1
        if self.most is not None and self.tried > self.most:
            raise TooWide
        after = after_action(state, self.seat, action)
        if after is None:
            return None
        if self.goal.met(after, self.seat):
            return [action]
        if deepest == 1 or after.between_turns():
            return None
        rest = self.line(after, deepest - 1, tuple(sorted((*before, int(action.code)))))
        return None if rest is None else [action, *rest]

    def _goes_on(self, state: State) -> bool:
        return not state.game_over() and self.seat in state.to_act() and self.goal.in_reach(state, self.seat)
