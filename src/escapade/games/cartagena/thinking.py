"""What bots know about Cartagena: scores of actions, and chances to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from escapade.games.cartagena.codes import DRAW, PLACES, RETREAT, STOP, VARIANTS
from escapade.games.cartagena.evaluate import evaluate
from escapade.games.cartagena.features import WEIGHTS, features, features_at, kind, part_of_way
from escapade.games.cartagena.move import SINGLES
from escapade.games.cartagena.scores import CARD, STEP
from escapade.games.cartagena.senseless import senseless
from escapade.games.cartagena.state import TURN
from escapade.thinking import SearchParams, Thinking
from escapade.weights import to_chances

if TYPE_CHECKING:
    from librt.vecs import vec

    from escapade import engine
    from escapade.games.cartagena.state import State
    from escapade.weights import LearnedWeights

_DUEL: Final = SearchParams(exploration=0.12, width=1.0, cut=0, turn_cost=0.0)
# Much happens before the next turn.
_CROWD: Final = SearchParams(exploration=0.12, width=1.0, cut=8, turn_cost=0.0)
# Every pirate on the path may be moved.
_CAPTAIN: Final = SearchParams(exploration=0.12, width=1.0, cut=0, turn_cost=0.0, kind="captain")
_PAIR: Final = 2  # players at a table without others
_WIN: Final = 100_000  # an action that wins at once looks better than anything


class CartagenaThinking(Thinking):
    """What bots know about Cartagena."""

    def evaluate(self, state: engine.State, seat: int) -> float:
        return evaluate(cast("State", state), seat)

    def move_score(self, state: engine.State, seat: i64, code: i64) -> i64:
        s = cast("State", state)
        if code < RETREAT:
            return _advance(s, code)
        if code < STOP:
            return _retreat(s, code - RETREAT)
        if code < VARIANTS:
            return CARD if code == DRAW else 0
        return s.rulebook.catalogue[code].score(s, seat)

    def senseless(self, state: engine.State, seat: i64, code: i64) -> bool:
        """Whether an action has no effect or only harms its own seat."""
        return senseless(cast("State", state), seat, code)

    def win_in_reach(self, state: engine.State, seat: i64) -> bool:
        """Whether a win is possible: each pirate left needs an action and a card; a bomb moves two."""
        s = cast("State", state)
        crew = s.crews[seat]
        missing = s.board.pirates - crew.home
        actions = s.left if s.turn == seat else i64(TURN)
        if s.rulebook.two_at_once:
            return missing <= 2 * actions
        return missing <= actions and (missing <= crew.held or missing < actions)

    def weights(self) -> LearnedWeights | None:
        return WEIGHTS

    def features(self, state: engine.State, seat: i64) -> vec[float]:
        return features(cast("State", state), seat)

    def chances(self, state: engine.State, out: vec[float]) -> None:
        """Estimate each seat's chance from its features."""
        s = cast("State", state)
        if s.over:
            for seat in range(s.seats):
                out[seat] = 1.0 if seat == s.winner else 0.0
            return
        of = kind(s)
        stage = 0.0
        for seat in range(s.seats):
            out[seat] = part_of_way(s, seat)
            stage = max(stage, out[seat])
        net = WEIGHTS.net(s.seats, of)
        sums = WEIGHTS.zeros if net is None else net.begin()
        for seat in range(s.seats):
            own = features_at(s, seat, out[seat], stage)
            out[seat] = WEIGHTS.value(own, s.seats, of)
            if net is not None:
                net.see(own, (seat - s.turn) % s.seats, sums)
        if net is not None:
            net.correct(out, sums, s.turn)
        to_chances(out)

    def search_params(self, state: engine.State) -> SearchParams:
        """Evaluate at the end of the turn; with many players, after a short rollout."""
        s = cast("State", state)
        if s.rulebook.moves_others:
            return _CAPTAIN
        return _DUEL if s.seats == _PAIR else _CROWD


def _advance(s: State, code: i64) -> i64:
    """Estimate the way gained minus the cards paid."""
    start = code % PLACES
    payment = code // PLACES
    end = s.symbol_ahead(start, payment % 6)
    if end == s.board.goal and s.crews[s.turn].home == s.board.pirates - 1:
        return _WIN
    return STEP * (end - start) - (CARD if payment < SINGLES else 2 * CARD)


def _retreat(s: State, start: i64) -> i64:
    """Estimate the cards drawn minus the way lost."""
    end = s.company_behind(start)
    return CARD * s.crowd(end) - STEP * (start - end)
