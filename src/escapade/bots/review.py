"""Judges a move that was played: the chance to win after it and after the best one, and why it is worse.

A search alone visits good moves more often than bad ones, so its chances cannot be compared. If a move looks worse than
the best, both are searched again, each alone and equally long; only what differs then is a mistake.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from escapade.bots.certain_wins import NOTHING, CertainWins, dealt
from escapade.bots.greedy import Greedy
from escapade.bots.search_bot import SearchBot
from escapade.engine import MIDDLE, seeded
from escapade.messages import Player, message
from escapade.reasons import CLEAR

if TYPE_CHECKING:
    from escapade.bots.search import SearchedMove
    from escapade.engine import Action, Luck, State
    from escapade.game import Game
    from escapade.messages import Message

REVIEWER: Final = SearchBot("reviewer", {"": 4_000, "dig": 1_600}, 0.5)  # eight times the iterations of level 4
MISTAKE: Final = 0.08  # a move that lowers the chance to win by this much is a mistake
AS_GOOD: Final = 0.03  # a move within this of the best is as good
_LONGEST_TURN: Final = 30  # actions after which a turn is compared as it stands
_FOLLOWER: Final = Greedy("follower", 1 << 30)  # goes on where a line ends; never at random


@dataclass(frozen=True, slots=True)
class Judgement:
    """A move compared with the best one."""

    best: Action
    best_chance: float
    chance: float
    reason: Message | None = None  # why it is a mistake, if it is one and there is something to say

    @property
    def loss(self) -> float:
        """What the move costs: a part of the chance to win."""
        return max(0.0, self.best_chance - self.chance)


class Reviewer:
    """Judges the moves of one decision, from the view of the seat that had it. There must be a choice."""

    def __init__(self, game: Game, view: State, seat: int, luck: Luck, bot: SearchBot = REVIEWER) -> None:
        self._game, self._view, self._seat, self._luck, self._bot = game, view, seat, luck, bot

    def judge(self, played: Action) -> Judgement:
        """Compare a move with the best one."""
        win = CertainWins(self._game).winning_action(self._view, self._seat, self._luck)
        moves = self._bot.searched_moves(self._game, self._view, self._luck)
        chances = {int(move.code): _chance(move) for move in moves}
        code = int(played.code)
        best = int(moves[0].code) if win == NOTHING else int(win)
        if best != code and (win != NOTHING or chances[best] - chances.get(code, -1.0) >= AS_GOOD):
            return self._compared(best, code)
        chance = chances.get(code, 1.0)  # a certain win that the search did not try
        return Judgement(self._view.action(best), max(chance, chances.get(best, chance)), chance)

    def _compared(self, best: int, played: int) -> Judgement:
        """Search two actions equally long, each alone."""
        better, worse = self._alone(best), self._alone(played)
        loss = _chance(better) - _chance(worse)
        return Judgement(
            self._view.action(best),
            _chance(better),
            _chance(worse),
            self._reason(better, worse) if loss >= MISTAKE else None,
        )

    def _alone(self, code: int) -> SearchedMove:
        return self._bot.searched_moves(self._game, self._view, self._luck, only=code)[0]

    def _reason(self, better: SearchedMove, worse: SearchedMove) -> Message | None:
        """Say what the better line has at the end of the turn that the other has not; None if nothing is clear."""
        seed = str(self._luck.below(1 << 30))  # both lines on the same imagined table
        won, lost = self._end_of_turn(better.line, seed), self._end_of_turn(worse.line, seed)
        if won.game_over() and self._seat in won.winners():
            return message("reason-win")
        if not lost.game_over() and self._gives_win_away(better, worse):
            return message("reason-gives-win", name=Player(int(lost.mover())))
        if won.game_over() or lost.game_over():
            return None
        found = max(self._game.reasons.compare(won, lost, self._seat), key=lambda one: one.worth, default=None)
        return found.says if found is not None and found.worth >= CLEAR else None

    def _gives_win_away(self, better: SearchedMove, worse: SearchedMove) -> bool:
        """Whether the next player wins for certain after the second move, but not after the first."""
        game, view, seat = self._game, self._view, self._seat
        if not any(game.thinking.win_in_reach(view, other) for other in range(int(view.seats)) if other != seat):
            return False
        tables = dealt(game, view, self._luck)
        given, kept = (CertainWins(game).gives_win_away(tables, seat, move.code) for move in (worse, better))
        return given and not kept

    def _end_of_turn(self, line: list[int], seed: str) -> State:
        """Play a line on an imagined table until the turn is over; go on plainly where it ends or is not legal."""
        luck = seeded(seed)
        table = self._game.imagine(self._view, luck)
        codes = list(line)
        for step in range(_LONGEST_TURN):
            if table.game_over() or (step and table.between_turns()):
                break
            mover = int(table.mover())
            action = table.fill_in(mover, MIDDLE, luck)
            if action is None and codes:
                action = _legal(table, mover, codes.pop(0))
                codes = codes if action is not None else []
            table.act(mover, action or _FOLLOWER.choose(self._game, table, mover, luck))
        return table


def _chance(move: SearchedMove) -> float:
    return min(1.0, move.chance)


def _legal(table: State, mover: int, code: int) -> Action | None:
    """Return the action with a code if it is legal."""
    return next((one for one in table.legal(mover) if int(one.code) == code), None)
