"""A bot that searches the game tree, limited by iterations or seconds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.bots.analysis import Analysis, analysis
from escapade.bots.certain_wins import NOTHING, CertainWins, safest
from escapade.bots.greedy import Greedy
from escapade.bots.search import MAX_NODES, Search
from escapade.engine import HARD

if TYPE_CHECKING:
    from collections.abc import Mapping

    from escapade.bots.search import SearchedMove
    from escapade.engine import Action, Luck, State
    from escapade.game import Game
    from escapade.thinking import SearchParams

_AT_A_GLANCE: Final = Greedy()
_FEWEST: Final = 16  # the least number of iterations


class SearchBot:
    """Searches for a number of iterations, or a number of seconds if shorter."""

    def __init__(self, name: str, iterations: int | Mapping[str, int], seconds: float = 0.0, skill: int = HARD) -> None:
        """Name it and give its budget, by game or kind of table where they differ.

        0 seconds means no clock; skill is for open forms.
        """
        self.name: Final = name
        self.iterations: Final = {"": iterations} if isinstance(iterations, int) else dict(iterations)
        self.seconds: Final = seconds
        self.skill: Final = skill
        self.spare: Final[dict[tuple[str, int, SearchParams], list[Search]]] = {}  # unused searches by kind of table

    def choose(self, game: Game, view: State, seat: int, luck: Luck, share: float = 1.0) -> Action:
        """Take a certain win, else the most visited action that does not give the next player one.

        Open forms are filled in with its skill.
        """
        form = view.fill_in(seat, self.skill, luck)
        if form is not None:
            return form
        if int(view.mover()) != seat:  # several seats decide at once; search would think for the first of them
            return _AT_A_GLANCE.choose(game, view, seat, luck)
        actions = view.legal(seat)
        if len(actions) == 1:
            return actions[0]
        win = CertainWins(game).winning_action(view, seat, luck)
        if win != NOTHING:
            return view.action(win)
        searched = [int(move.code) for move in self.searched_moves(game, view, luck, share)]
        others = [int(action.code) for action in actions if int(action.code) not in searched]  # too few iterations
        sensible = [code for code in others if not game.thinking.senseless(view, seat, code)]
        return view.action(safest(game, view, seat, searched + sensible, luck))

    def searched_moves(
        self, game: Game, view: State, luck: Luck, share: float = 1.0, only: int = NOTHING
    ) -> list[SearchedMove]:
        """Search, and list the actions by code, best first. With `only`, that action alone is evaluated."""
        iterations = max(_FEWEST, round(self.budget(game, view) * share))
        spare = self.spare.setdefault((game.name, int(view.seats), game.thinking.search_params(view)), [])
        try:
            search = spare.pop()  # its arrays are large: reused, but never by two threads at once
        except IndexError:
            search = self.search(game, view)
        moves = search.think(view, luck, iterations, self.seconds * share, only)
        spare.append(search)
        return moves

    def analyse(self, game: Game, view: State, seat: int, luck: Luck) -> Analysis:
        """Return the analysis of a seat's actions in notation; empty for an open form."""
        asks_for_form = view.fill_in(seat, self.skill, luck) is not None
        return analysis(game, view, seat, [] if asks_for_form else self.searched_moves(game, view, luck))

    def budget(self, game: Game, view: State) -> int:
        """Return the number of iterations per decision at a table."""
        usual = self.iterations.get(game.name, self.iterations[""])
        kind = game.thinking.search_params(view).kind
        return self.iterations.get(kind, usual) if kind else usual

    def part(self, name: str, divisor: int) -> SearchBot:
        """Return this bot with a fraction of its iterations and no time limit, so that games are repeatable."""
        return SearchBot(
            name, {where: number // divisor for where, number in self.iterations.items()}, skill=self.skill
        )

    def search(self, game: Game, view: State) -> Search:
        """Create a search for a table, with enough nodes for its budget."""
        room = min(MAX_NODES, self.budget(game, view) + 2)
        return Search(game, int(view.seats), room, game.thinking.search_params(view))

    def __reduce__(self) -> tuple[object, ...]:
        return SearchBot, (self.name, self.iterations, self.seconds, self.skill)
