"""What a bot is: somebody who sees what a seat sees, and chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from escapade.engine import Action, Luck, State
    from escapade.game import Game


class Bot(Protocol):
    """A player of any game. It is given a view, so it cannot know more than its seat does."""

    name: str

    def choose(self, game: Game, view: State, seat: int, luck: Luck) -> Action:
        """Choose one of the seat's legal actions; chance, if it wants any, comes from the luck given."""
        ...
