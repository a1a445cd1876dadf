"""How fast is Escapade? Prints figures as JSON, in CPU time of this process; ESCAPADE_PURE=1 asks for plain Python."""

from __future__ import annotations

import argparse
from itertools import repeat
from random import Random
from typing import TYPE_CHECKING

from bench.aims import EVERYTHING, OURS, PURE
from bench.figure import FORK, LENGTH, PLAYOUTS, STEPPED, Figure, per_second, tell
from escapade import COMPILED
from escapade.engine import playout, seeded
from escapade.games.cartagena.options import Options
from escapade.games.cartagena.setup import deal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

WHO = OURS if COMPILED else PURE

PLAYERS = 4
BASE = Options({}, PLAYERS)
ALL_VARIANTS = Options(
    {"edition": "escape", "stage": "crossing", "morgan": "yes", "limit": "yes", "tricks": "yes"}, PLAYERS
)
CAP = 1000  # decisions, as in the C reference
SECONDS = 1.0  # a figure
AT_ONCE = 20  # games between two looks at the clock
FORKS = 1000
MIDGAME = 100  # decisions into a game


def playouts(who: str, options: Options, seed: int) -> Figure:
    """Measure whole random games inside the engine, deal included."""
    luck = seeded(seed)
    return whole_games(PLAYOUTS, who, lambda: playout(deal(options, luck), luck, CAP))


def stepped(who: str, seed: int) -> Figure:
    """Measure whole games of the base game driven action by action from Python, deal included."""
    luck = seeded(seed)
    chance = Random(seed).random  # noqa: S311 - a game, not a secret

    def step_one_game() -> int:
        state = deal(BASE, luck)
        decisions = 0
        while decisions < CAP and not state.game_over():
            (seat,) = state.to_act()
            actions = state.legal(seat)
            state.play(seat, actions[int(chance() * len(actions))])
            decisions += 1
        return decisions

    return whole_games(STEPPED, who, step_one_game)


def whole_games(what: str, who: str, play_one: Callable[[], int]) -> Figure:
    """Measure games by the decisions in them."""
    lengths: list[int] = []

    def play_some() -> int:
        some = [play_one() for _ in range(AT_ONCE)]
        lengths.extend(some)
        return sum(some)

    value = per_second(play_some, SECONDS)
    return Figure(what, who, value, also={LENGTH: sum(lengths) / len(lengths)})


def forks(who: str, seed: int) -> Figure:
    """Measure how long it takes, asked from Python, to fork a base game that is well under way."""
    luck = seeded(seed)
    state = deal(BASE, luck)
    playout(state, luck, MIDGAME)
    fork = state.fork

    def fork_many() -> int:
        for _ in repeat(None, FORKS):
            fork()
        return FORKS

    return Figure(FORK, who, 1e9 / per_second(fork_many, SECONDS), "ns")


def figures(seed: int) -> Iterator[Figure]:
    """Measure everything."""
    yield playouts(WHO, BASE, seed)
    if COMPILED:
        yield playouts(EVERYTHING, ALL_VARIANTS, seed)
    yield stepped(WHO, seed)
    yield forks(WHO, seed)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="How fast is Escapade?")
    asked.add_argument("--seed", type=int, default=1)
    tell(figures(asked.parse_args().seed))
