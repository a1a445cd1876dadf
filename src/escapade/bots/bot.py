"""The interface of bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from escapade.engine import Action, Luck, State
    from escapade.game import Game


class Bot(Protocol):
    """A player of any game. It gets the same view as a person in its seat."""

    @property
    def name(self) -> str:
        """The name of the bot."""
        ...

    @property
    def seconds(self) -> float:
        """The time limit for one decision; 0 if it needs next to none."""
        ...

    def choose(self, game: Game, view: State, seat: int, luck: Luck, share: float = 1.0) -> Action:
        """Choose one of the seat's legal actions within a share of the time limit; randomness comes from `luck`."""
        ...
