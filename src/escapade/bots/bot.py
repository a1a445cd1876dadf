"""What a bot is: somebody who sees what a seat sees, and chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from escapade.engine import Action, Luck, State
    from escapade.game import Game


class Bot(Protocol):
    """A player of any game. It is given a view, so it cannot know more than its seat does."""

    @property
    def name(self) -> str:
        """Say what it is called."""
        ...

    @property
    def seconds(self) -> float:
        """Say how long it may think about one decision; 0 if it takes no time worth speaking of."""
        ...

    def choose(self, game: Game, view: State, seat: int, luck: Luck, share: float = 1.0) -> Action:
        """Choose one of the seat's legal actions, in a share of the time it may take; chance comes from the luck."""
        ...
