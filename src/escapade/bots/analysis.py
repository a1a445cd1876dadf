"""What a bot thinks, as data and as text: how often it tried each move, how likely it wins, and what would follow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from escapade.bots.search import SearchedMove
    from escapade.engine import State
    from escapade.game import Game

SHOWN = 5  # moves that are told of


@dataclass(frozen=True, slots=True)
class MoveAnalysis:
    """What it thinks of one move."""

    move: str
    visits: int
    chance: float  # to win, 0 … 1
    line: tuple[str, ...]  # the moves expected after it, each side at its best

    def __str__(self) -> str:
        """Tell it in a line: '24<  wins 57 %, tried 1754 times; then 0d .'."""
        then = f"; then {' '.join(self.line)}" if self.line else ""
        return f"{self.move}  wins {100 * self.chance:.0f} %, tried {self.visits} times{then}"


@dataclass(frozen=True, slots=True)
class Analysis:
    """What it thinks of all moves, the best first."""

    seat: int
    tried: int  # how many futures were looked at
    moves: tuple[MoveAnalysis, ...]

    def __str__(self) -> str:
        """Tell the best of them, a line each."""
        return "\n".join(str(move) for move in self.moves[:SHOWN])


def analysis(game: Game, view: State, seat: int, found: list[SearchedMove]) -> Analysis:
    """Put what search found by codes into the notation of the game."""

    def written(code: int) -> str:
        return game.write_action(view, view.action(code))

    moves = [
        MoveAnalysis(written(int(one.code)), int(one.visits), one.chance, tuple(written(code) for code in one.line[1:]))
        for one in found
    ]
    return Analysis(seat, sum(move.visits for move in moves), tuple(moves))
