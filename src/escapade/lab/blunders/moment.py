"""One decision: the table before it, the seat, the action chosen, and the other legal actions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from escapade.engine import Action, State
    from escapade.game import Game


@dataclass(frozen=True)
class Moment:
    """A decision about to be made."""

    game: Game
    state: State  # the whole table
    view: State  # what the seat knows
    seat: int
    action: Action
    before: tuple[str, ...] = ()  # what the seat has done in this turn already

    @cached_property
    def text(self) -> str:
        """The choice in notation."""
        return self.game.write_action(self.state, self.action)

    @cached_property
    def legal(self) -> list[str]:
        """All actions that could have been chosen."""
        return [self.game.write_action(self.state, action) for action in self.state.legal(self.seat)]
