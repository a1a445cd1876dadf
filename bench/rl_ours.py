"""How fast are our environments? Prints figures as JSON, all in CPU time of this process."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import numpy as np

from bench.aec import aec_speed
from bench.figure import LEARNING, Figure, per_second, tell
from escapade.rl import VectorEnv, aec_env

if TYPE_CHECKING:
    from collections.abc import Iterator

_SECONDS = 1.0  # a figure
_COUNT = 1024  # tables stepped together
_STEPS = 20  # between two looks at the clock


def _vector(who: str, seed: int, game: str, players: int, mask: str) -> Figure:
    """Measure many tables, with the choice of a random legal action for each."""
    env = VectorEnv(game, players, count=_COUNT, seed=seed, mask=mask)
    luck = np.random.default_rng(seed)

    def step() -> int:
        for _ in range(_STEPS):
            env.step(env.sample(luck))
        return _STEPS * _COUNT

    step()
    return Figure(LEARNING, who, per_second(step, _SECONDS))


def _figures(seed: int) -> Iterator[Figure]:
    yield _vector("Escapade, many tables, dense masks", seed, "cartagena", 2, "dense")
    yield _vector("Escapade, many tables, masks of bits", seed, "cartagena", 2, "bits")
    yield _vector("Escapade, many tables, codes", seed, "cartagena", 2, "codes")
    yield _vector("Escapade, four seats, dense masks", seed, "cartagena", 4, "dense")
    yield _vector("Escapade, Dig, three seats, dense masks", seed, "dig", 3, "dense")
    yield _vector("Escapade, Outrun, three seats, dense masks", seed, "outrun", 3, "dense")
    yield Figure(LEARNING, "Escapade, one table by PettingZoo", aec_speed(aec_env(), seed, _SECONDS))


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("--seed", type=int, default=1)
    tell(_figures(options.parse_args().seed))
