"""What bots know about Outrun: scores of actions, and chances to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from escapade.games.outrun.actions import TakePlace
from escapade.games.outrun.cards import FAIR_SWAP, FOCUS, STEAL, TAKE_MINE
from escapade.games.outrun.evaluate import HELD, SICK, burden, evaluate, lying, standing
from escapade.games.outrun.interference import Play, UseShield
from escapade.games.outrun.senseless import senseless
from escapade.thinking import SearchParams, Thinking
from escapade.weights import LearnedWeights, to_chances

if TYPE_CHECKING:
    from librt.vecs import vec

    from escapade import engine
    from escapade.games.outrun.state import State

_ROOM: Final = 100.0  # scores are in hundredths of a room
_FEATURES: Final = ("way", "way late", "in front", "hand", "ill")
WEIGHTS: Final = LearnedWeights("escapade.games.outrun", _FEATURES)
_SEARCH_PARAMS: Final = SearchParams(exploration=0.25, width=2.0, cut=0)


class OutrunThinking(Thinking):
    """What bots know about Outrun."""

    def evaluate(self, state: engine.State, seat: int) -> float:
        return evaluate(cast("State", state), seat)

    def move_score(self, state: engine.State, seat: i64, code: i64) -> i64:
        s = cast("State", state)
        move = s.rulebook.catalogue[code]
        if isinstance(move, Play):
            return i64(int(_ROOM * (_played(s, seat, move.card, move.target) - HELD)))
        if isinstance(move, TakePlace):
            return s.board.numbers[move.place] * i64(int(_ROOM))
        if isinstance(move, UseShield):
            return i64(int(-_ROOM * (burden(int(s.played)) + HELD)))
        return 0

    def senseless(self, state: engine.State, seat: i64, code: i64) -> bool:
        """Whether an action has no effect or only harms its own seat."""
        return senseless(cast("State", state), seat, code)

    def weights(self) -> LearnedWeights | None:
        return WEIGHTS

    def features(self, state: engine.State, seat: i64) -> vec[float]:
        return features(cast("State", state), seat)

    def chances(self, state: engine.State, out: vec[float]) -> None:
        """Estimate each seat's chance from its features."""
        s = cast("State", state)
        for seat in range(s.seats):
            if s.over:
                out[seat] = 1.0 if seat == s.winner else 0.0
            else:
                out[seat] = WEIGHTS.value(features(s, seat), s.seats)
        if not s.over:
            to_chances(out)

    def search_params(self, state: engine.State) -> SearchParams:
        return _SEARCH_PARAMS


def _played(s: State, seat: i64, card: i64, target: i64) -> float:
    """Estimate the gain of playing a card: its effect on oneself, or half of its cost for another player."""
    mine, theirs = lying(s.runners[seat].front), lying(s.runners[target].front)
    if card == FOCUS:
        return -mine
    if card == TAKE_MINE:
        return -1.5 * mine
    if card == FAIR_SWAP:
        return 1.5 * (theirs - mine)
    if card == STEAL:
        return 1.5 * HELD * float(int(s.runners[target].held()))
    return burden(int(card)) if target == seat else -0.5 * burden(int(card)) * _threat(s, target)


def _threat(s: State, target: i64) -> float:
    """Weigh a target by progress: 1 for the leader, less for those behind."""
    furthest: i64 = 0
    for runner in s.runners:
        furthest = max(furthest, runner.room)
    return float(int(s.runners[target].room)) / float(int(furthest))


def features(s: State, seat: i64) -> vec[float]:
    """Compute a runner's features: progress, the cards in hand and in front, and infection."""
    out = WEIGHTS.zeros[:]
    runner = s.runners[seat]
    stage = 0.0
    for other in range(s.seats):
        stage = max(stage, float(int(s.runners[other].room)) / float(int(s.board.out)))
    out[0] = float(int(runner.room)) / float(int(s.board.out))
    out[1] = out[0] * stage
    out[2] = lying(runner.front)
    out[3] = standing(runner) - float(int(runner.room)) - out[2] - (SICK if runner.infected else 0.0)
    out[4] = 1.0 if runner.infected else 0.0
    return out
