"""A bot that looks ahead: search with a budget, behind the same door as every other bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.bots.search import Search
from escapade.engine import HARD

if TYPE_CHECKING:
    from escapade.bots.search import Thought
    from escapade.engine import Action, Luck, State
    from escapade.game import Game


class Thinker:
    """It thinks for so many iterations, or so many seconds if those are over first."""

    def __init__(self, name: str, iterations: int, seconds: float = 0.0) -> None:
        """Name it and give it its budget; 0 seconds means no clock."""
        self.name: Final = name
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.minds: Final[dict[tuple[str, int], Search]] = {}  # one for each game and number of players

    def choose(self, game: Game, view: State, seat: int, luck: Luck) -> Action:
        """Take the action tried most often; where there is an open form, fill it in as the best people would."""
        form = view.fill_in(seat, HARD, luck)
        if form is not None:
            return form
        actions = view.legal(seat)
        return actions[0] if len(actions) == 1 else view.action(self.thoughts(game, view, luck)[0].code)

    def thoughts(self, game: Game, view: State, luck: Luck) -> list[Thought]:
        """Say what it thinks of each action, the best first."""
        key = (game.name, int(view.seats))
        if key not in self.minds:
            self.minds[key] = Search(game, int(view.seats))
        return self.minds[key].think(view, luck, self.iterations, self.seconds)
