"""A bot's analysis as data and as text: for each move its visits, the chance to win, and the expected continuation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from escapade.bots.search import SearchedMove
    from escapade.engine import State
    from escapade.game import Game

SHOWN = 5  # moves shown


@dataclass(frozen=True, slots=True)
class MoveAnalysis:
    """The analysis of one move."""

    move: str
    visits: int
    chance: float  # to win, 0 … 1
    line: tuple[str, ...]  # the moves expected after it, each side at its best

    def __str__(self) -> str:
        """Format as one line: '24<  wins 57 %, tried 1754 times; then 0d .'."""
        then = f"; then {' '.join(self.line)}" if self.line else ""
        return f"{self.move}  wins {100 * self.chance:.0f} %, tried {self.visits} times{then}"


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of all moves, best first."""

    seat: int
    tried: int  # iterations of the search
    moves: tuple[MoveAnalysis, ...]

    def __str__(self) -> str:
        """Format the best moves, one per line."""
        return "\n".join(str(move) for move in self.moves[:SHOWN])


def analysis(game: Game, view: State, seat: int, found: list[SearchedMove]) -> Analysis:
    """Convert the result of a search from codes to notation."""

    def written(code: int) -> str:
        return game.write_action(view, view.action(code))

    moves = [
        MoveAnalysis(written(int(one.code)), int(one.visits), one.chance, tuple(written(code) for code in one.line[1:]))
        for one in found
    ]
    return Analysis(seat, sum(move.visits for move in moves), tuple(moves))
