"""What a seat sees and may do, as NumPy arrays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from escapade.engine import Choices, seeded
from escapade.games import game_named
from escapade.learning import Observation
from escapade.match import option_word

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from escapade.engine import State
    from escapade.game import Game

_ROOM: Final = 8192  # numbers of any observation, at most


@dataclass(frozen=True, slots=True)
class Field:
    """A named part of an observation: `observation[start:end]`."""

    name: str
    start: int
    end: int


class Table:
    """What is played: a game with checked options and a number of players; its actions and its observations."""

    def __init__(self, game: str, players: int, options: Mapping[str, object] | None) -> None:
        self.game: Final[Game] = game_named(game)
        self.players: Final = players
        words = {name: option_word(value) for name, value in (options or {}).items()}
        self.agreed: Final = self.game.check(words, players)
        self._out: Final = Observation(_ROOM)
        self._choices: Final = Choices()
        state = self.deal("layout")
        self.actions: Final = self.game.learning.actions(state)
        self.size: Final = len(self.observe(state, 0))

    def __reduce__(self) -> tuple[object, ...]:
        return Table, (self.game.name, self.players, self.agreed)

    def __deepcopy__(self, memo: object) -> Table:
        """Return itself: nothing of it changes but what it writes with."""
        return self

    def deal(self, seed: str) -> State:
        """Deal a game; the same seed deals the same one."""
        return self.game.deal(self.agreed, self.players, seeded(seed))

    def observe(self, state: State, seat: int, out: NDArray[np.uint8] | None = None) -> NDArray[np.uint8]:
        """Write what a seat sees of a table, or of a view of it."""
        self._out.at = 0
        self.game.learning.observe(state, seat, self._out)
        seen = np.frombuffer(memoryview(self._out.values), np.uint8, int(self._out.at))
        if out is None:
            return seen.copy()
        np.copyto(out, seen)
        return out

    def legal(self, state: State, seat: int) -> list[int]:
        """List the codes of what a seat may do; nothing if it has nothing to decide."""
        if seat not in state.to_act():
            return []
        self._choices.n = 0
        self.game.learning.choices(state, seat, self._choices)
        return [int(self._choices.codes[at]) for at in range(int(self._choices.n))]

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """Return a number for each action: 1 if the seat may take it."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.legal(state, seat)] = 1
        return mask


def layout(game: str = "cartagena", players: int = 2, options: Mapping[str, object] | None = None) -> list[Field]:
    """Return the fields of an observation in order."""
    table = Table(game, players, options)
    out = Observation(_ROOM)
    out.names = []
    table.game.learning.observe(table.deal("layout"), 0, out)
    ends = [*out.starts[1:], int(out.at)]
    return [Field(name, start, end) for name, start, end in zip(out.names, out.starts, ends, strict=True)]


def observe(view: State, seat: int, out: NDArray[np.uint8] | None = None) -> NDArray[np.uint8]:
    """Write what a seat sees into an array, or a new one: numbers from 0 to 255, laid out as `layout` says.

    view: the seat's view, or the whole table, which gives the same numbers.
    """
    written = Observation(_ROOM)
    game_named(view.GAME).learning.observe(view, seat, written)
    seen = np.frombuffer(memoryview(written.values), np.uint8, int(written.at))
    if out is None:
        return seen.copy()
    np.copyto(out, seen)
    return out
