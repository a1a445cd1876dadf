"""A bot that looks ahead: search with a budget, behind the same door as every other bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.bots.certain import NOTHING, CertainWins, dealt
from escapade.bots.greedy import Greedy
from escapade.bots.search import ROOM, Search
from escapade.bots.thought import Opinion, opinion
from escapade.engine import HARD

if TYPE_CHECKING:
    from collections.abc import Mapping

    from escapade.bots.search import Thought
    from escapade.engine import Action, Luck, State
    from escapade.game import Game, Manner

AT_A_GLANCE: Final = Greedy()
FEWEST: Final = 16  # iterations, however small the share


class Thinker:
    """It thinks for so many iterations, or so many seconds if those are over first."""

    def __init__(self, name: str, iterations: int | Mapping[str, int], seconds: float = 0.0, skill: int = HARD) -> None:
        """Name it and give it its budget, by game where they differ; 0 seconds means no clock, skill is for forms."""
        self.name: Final = name
        self.iterations: Final = {"": iterations} if isinstance(iterations, int) else dict(iterations)
        self.seconds: Final = seconds
        self.skill: Final = skill
        self.minds: Final[dict[tuple[str, int, Manner], Search]] = {}  # one for each kind of table

    def choose(self, game: Game, view: State, seat: int, luck: Luck, share: float = 1.0) -> Action:
        """Take a certain win, else the action tried most often that does not give the next player one.

        Where there is an open form, fill it in as people of its skill would.
        """
        form = view.fill_in(seat, self.skill, luck)
        if form is not None:
            return form
        if int(view.mover()) != seat:  # several are asked at once; search would think for the first of them
            return AT_A_GLANCE.choose(game, view, seat, luck)
        actions = view.legal(seat)
        if len(actions) == 1:
            return actions[0]
        win = CertainWins(game).winning_action(view, seat, luck)
        if win != NOTHING:
            return view.action(win)
        return view.action(safest(game, view, seat, self.thoughts(game, view, luck, share), luck))

    def thoughts(self, game: Game, view: State, luck: Luck, share: float = 1.0) -> list[Thought]:
        """Say what it thinks of each action by its code, the best first."""
        iterations = max(FEWEST, round(self.budget(game, view) * share))
        return self.mind(game, view).think(view, luck, iterations, self.seconds * share)

    def opinion(self, game: Game, view: State, seat: int, luck: Luck) -> Opinion:
        """Say what it thinks of a seat's actions in notation, for people and programs; of an open form, nothing."""
        asks_for_form = view.fill_in(seat, self.skill, luck) is not None
        return opinion(game, view, seat, [] if asks_for_form else self.thoughts(game, view, luck))

    def budget(self, game: Game, view: State) -> int:
        """Say how many iterations it makes of a decision at such a table."""
        usual = self.iterations.get(game.name, self.iterations[""])
        return round(usual * game.manner(view).effort)

    def part(self, name: str, divisor: int) -> Thinker:
        """Give the same with a part of its iterations and without a clock, so that its games can be repeated."""
        return Thinker(name, {game: number // divisor for game, number in self.iterations.items()}, skill=self.skill)

    def mind(self, game: Game, view: State) -> Search:
        """Give the search for such a table, with room for all it may think of."""
        seats, manner = int(view.seats), game.manner(view)
        key = (game.name, seats, manner)
        if key not in self.minds:
            self.minds[key] = Search(game, seats, min(ROOM, self.budget(game, view) + 2), manner)
        return self.minds[key]


def safest(game: Game, view: State, seat: int, thoughts: list[Thought], luck: Luck) -> int:
    """Give the best action after which the next player has no certain win; the best of all if each gives one away."""
    if not any(game.win_in_reach(view, other) for other in range(int(view.seats)) if other != seat):
        return int(thoughts[0].code)
    search = CertainWins(game)
    tables = dealt(game, view, luck)
    for thought in thoughts:
        if not search.gives_win_away(tables, seat, thought.code):
            return int(thought.code)
    return int(thoughts[0].code)
