"""How fast is OpenSpiel? Prints figures as JSON, all in CPU time of this process.

*Random playouts* are those of its C++ `RandomRolloutEvaluator`. Python cannot call that evaluator, but a C++ `MCTSBot`
allowed a single simulation does nothing else: its tree is one node, which it evaluates by as many rollouts as we ask
for. So `bot.mcts_search(position)` is one call from Python and `ROLLOUTS` games in C++. The evaluator does not say how
many decisions those games took: we play `SAMPLES` random games from the same positions in Python, count, and take the
mean, whose relative standard error is told with the figure. The positions are the first decisions of `POSITIONS` games,
after the deal, so its rollouts need not deal; ours do.

*Stepped from Python* are whole games, deal included: `legal_actions`, a random one, `apply_action`; at a chance node
`chance_outcomes`, one by its odds, `apply_action`.

A decision is a choice of a player, even of one action. OpenSpiel makes a step of its own of every die and every card,
so the figures also count those: `steps/s, chance included`.

*Search* (`--search`) is its C++ `ISMCTSBot` with one random rollout an iteration, at the first position of each game
with something to choose; where there is nothing to choose that bot answers without searching.
"""

from __future__ import annotations

import argparse
from itertools import cycle
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Protocol

import pyspiel  # lives in the peers' own environment

from bench.figure import LENGTH, PLAYOUTS, SEARCH, STEPPED, WITH_CHANCE, Figure, per_second, tell

if TYPE_CHECKING:
    from collections.abc import Iterator

_TABLES = {  # four seats at each, as at ours
    "maedn": "maedn(players=4,twoPlayersOpposite=false)",
    "crazy_eights": "crazy_eights(players=4)",
    "hearts": "hearts",
}
_SEARCHED = ("hearts", "euchre", "gin_rummy")

_POSITIONS = 20
_ROLLOUTS = 50  # a position, in one call
_SAMPLES = 400
_ITERATIONS = 1000  # a search
_EXPLORATION = 1.4
_SECONDS = 1.0  # a figure


class _Position(Protocol):
    """What we ask of OpenSpiel's State."""

    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def clone(self) -> _Position: ...


class _Game(Protocol):
    """What we ask of OpenSpiel's Game."""

    def new_initial_state(self) -> _Position: ...


def _play_on(position: _Position, luck: Random) -> tuple[int, int]:
    """Play at random to the end; count decisions, and steps, which are decisions and chance events."""
    decisions = steps = 0
    while not position.is_terminal():
        if position.is_chance_node():
            _take_chance(position, luck)
        else:
            actions = position.legal_actions()
            position.apply_action(actions[int(luck.random() * len(actions))])
            decisions += 1
        steps += 1
    return decisions, steps


def _take_chance(position: _Position, luck: Random) -> None:
    """Sample one outcome of a chance node."""
    outcomes, odds = zip(*position.chance_outcomes(), strict=True)
    position.apply_action(luck.choices(outcomes, odds)[0])


def _opening(game: _Game, luck: Random, choices: int = 1) -> _Position:
    """Deal, and play at random until a player has that many choices."""
    position = game.new_initial_state()
    while position.is_chance_node() or len(position.legal_actions()) < choices:
        if position.is_chance_node():
            _take_chance(position, luck)
        else:
            position.apply_action(luck.choice(position.legal_actions()))
    return position


def _rollouts(name: str, seed: int) -> Figure:
    """Measure random playouts in C++."""
    luck = Random(seed)  # noqa: S311 - a game, not a secret
    game = pyspiel.load_game(_TABLES[name])
    positions = [_opening(game, luck) for _ in range(_POSITIONS)]
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=_ROLLOUTS, seed=seed)
    bot = pyspiel.MCTSBot(
        game, evaluator, uct_c=_EXPLORATION, max_simulations=1, max_memory_mb=10, solve=False, seed=seed, verbose=False
    )

    def roll_out_each() -> int:
        for position in positions:
            bot.mcts_search(position)
        return _POSITIONS * _ROLLOUTS

    games = per_second(roll_out_each, _SECONDS)
    counts = [_play_on(position.clone(), luck) for position, _ in zip(cycle(positions), range(_SAMPLES), strict=False)]
    decisions = [decisions for decisions, _ in counts]
    length = fmean(decisions)
    also = {
        LENGTH: length,
        "relative standard error": stdev(decisions) / length / _SAMPLES**0.5,
        WITH_CHANCE: games * fmean(steps for _, steps in counts),
    }
    return Figure(PLAYOUTS, f"OpenSpiel {name}", games * length, also=also)


def _stepped(name: str, seed: int) -> Figure:
    """Measure whole games driven action by action from Python."""
    luck = Random(seed)  # noqa: S311 - a game, not a secret
    game: _Game = pyspiel.load_game(_TABLES[name])
    counts: list[tuple[int, int]] = []

    def step_one_game() -> int:
        counts.append(_play_on(game.new_initial_state(), luck))
        return counts[-1][0]

    value = per_second(step_one_game, _SECONDS)
    decisions, steps = (sum(count) for count in zip(*counts, strict=True))
    also = {LENGTH: decisions / len(counts), WITH_CHANCE: value * steps / decisions}
    return Figure(STEPPED, f"OpenSpiel {name}", value, also=also)


def _search(name: str, seed: int) -> Figure:
    """Measure iterations of OpenSpiel's own information-set search."""
    luck = Random(seed)  # noqa: S311 - a game, not a secret
    game: _Game = pyspiel.load_game(name)
    positions = cycle([_opening(game, luck, choices=2) for _ in range(_POSITIONS)])
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
    bot = pyspiel.ISMCTSBot(seed=seed, evaluator=evaluator, uct_c=_EXPLORATION, max_simulations=_ITERATIONS)

    def search_once() -> int:
        bot.get_policy(next(positions))
        return _ITERATIONS

    return Figure(SEARCH, f"OpenSpiel {name}", per_second(search_once, _SECONDS), "iterations/s")


def _figures(seed: int, *, searching: bool) -> Iterator[Figure]:
    """Measure playouts and stepping, or searching, game by game."""
    if searching:
        yield from (_search(name, seed) for name in _SEARCHED)
        return
    yield from (_rollouts(name, seed) for name in _TABLES)
    yield from (_stepped(name, seed) for name in _TABLES)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="How fast is OpenSpiel?")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--search", action="store_true", help="measure its search instead")
    given = asked.parse_args()
    tell(_figures(given.seed, searching=given.search))
