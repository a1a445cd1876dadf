"""Measures how fast the installed rules are, compiled or not, in CPU time of this process."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count, repeat
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Final, NamedTuple

from escapade.engine import playout, seeded
from escapade.games.cartagena.options import Options
from escapade.games.cartagena.setup import deal
from escapade.games.dig import DIG
from escapade.games.outrun import OUTRUN
from escapade.simulate import Plan

if TYPE_CHECKING:
    from collections.abc import Callable

PLAYERS: Final = 4
BASE: Final = Options({}, PLAYERS)
ALL_VARIANTS: Final = Options(
    {"edition": "escape", "stage": "crossing", "morgan": "yes", "limit": "yes", "tricks": "yes"}, PLAYERS
)
_BEAR: Final = OUTRUN.check({"monster": "bear"}, PLAYERS)
_CAP: Final = 1000  # decisions per game, as in the C reference of `make bench`
_AT_ONCE: Final = 20  # games between two checks of the clock
_FORKS: Final = 1000
_MIDGAME: Final = 100  # decisions into a game
_PACE: Final = "decisions/s"


class Pace(NamedTuple):
    """Decisions per second, and the average number of decisions per game."""

    decisions: float
    game: float


def playouts(options: Options, seed: int, seconds: float) -> Pace:
    """Measure random games of Cartagena played inside the engine, deal included."""
    luck = seeded(seed)
    return _whole_games(lambda: playout(deal(options, luck), luck, _CAP), seconds)


def _dig_playouts(seed: int, seconds: float) -> Pace:
    """Measure random games of Dig Your Way Out, deal included."""
    luck = seeded(seed)
    options = DIG.check({}, PLAYERS)
    return _whole_games(lambda: playout(DIG.deal(options, PLAYERS, luck), luck, _CAP), seconds)


def _outrun_playouts(seed: int, seconds: float) -> Pace:
    """Measure games of Outrun played inside the engine: typical runs, random interference."""
    luck = seeded(seed)
    return _whole_games(lambda: playout(OUTRUN.deal(_BEAR, PLAYERS, luck), luck, _CAP), seconds)


def stepped(options: Options, seed: int, seconds: float) -> Pace:
    """Measure random games driven action by action from Python, deal included."""
    luck = seeded(seed)
    chance = Random(seed).random  # noqa: S311 - a game, not a secret

    def step_one_game() -> int:
        state = deal(options, luck)
        decisions = 0
        while decisions < _CAP and not state.game_over():
            (seat,) = state.to_act()
            actions = state.legal(seat)
            state.play(seat, actions[int(chance() * len(actions))])
            decisions += 1
        return decisions

    return _whole_games(step_one_game, seconds)


def simulated(seed: int, seconds: float) -> Pace:
    """Measure what `escapade simulate` does with random bots, without its report: base game, one row for each game."""
    plan, numbers = Plan("cartagena", ("random",) * PLAYERS, seed=str(seed), cap=_CAP), count(1)
    return _whole_games(lambda: plan.play_block(next(numbers))[0].decisions, seconds)


def _whole_games(play_one: Callable[[], int], seconds: float) -> Pace:
    """Play games until the time is up; return decisions per second and decisions per game."""
    lengths: list[int] = []

    def play_some() -> int:
        some = [play_one() for _ in range(_AT_ONCE)]
        lengths.extend(some)
        return sum(some)

    pace = _per_second(play_some, seconds)
    return Pace(pace, sum(lengths) / len(lengths))


def forks(options: Options, seed: int, seconds: float) -> float:
    """Measure how long `State.fork` takes in mid-game, called from Python, in nanoseconds."""
    luck = seeded(seed)
    state = deal(options, luck)
    playout(state, luck, _MIDGAME)
    fork = state.fork

    def fork_many() -> int:
        for _ in repeat(None, _FORKS):
            fork()
        return _FORKS

    return 1e9 / _per_second(fork_many, seconds)


def _per_second(work: Callable[[], int], seconds: float) -> float:
    """Repeat `work` for the given CPU time; return the sum of its results per second."""
    counted = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        counted += work()
    return counted / spent


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured quantity: its label, its unit, and its value in each round."""

    what: str
    unit: str
    rounds: list[float]


def measured(rounds: int, seconds: float) -> list[Figure]:
    """Measure everything, round after round; each round has its own seed."""
    works: dict[tuple[str, str], Callable[[int, float], float]] = {
        ("random playouts, base game", _PACE): lambda *how: playouts(BASE, *how).decisions,
        ("random playouts, all variants on", _PACE): lambda *how: playouts(ALL_VARIANTS, *how).decisions,
        ("stepped from Python, base game", _PACE): lambda *how: stepped(BASE, *how).decisions,
        ("stepped from Python, all variants on", _PACE): lambda *how: stepped(ALL_VARIANTS, *how).decisions,
        ("simulated with random bots, base game", _PACE): lambda *how: simulated(*how).decisions,
        ("fork, base game", "ns"): lambda *how: forks(BASE, *how),
        ("random playouts, Dig Your Way Out", _PACE): lambda *how: _dig_playouts(*how).decisions,
        ("random playouts, Outrun, bear", _PACE): lambda *how: _outrun_playouts(*how).decisions,
    }
    figures = [Figure(what, unit, []) for what, unit in works]
    for seed in range(1, rounds + 1):
        for figure, work in zip(figures, works.values(), strict=True):
            figure.rounds.append(work(seed, seconds))
    return figures
