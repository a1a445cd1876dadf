"""How fast is an environment with PettingZoo's interface? At every decision it takes a random legal action."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.figure import per_second


def aec_speed(env: Any, seed: int, seconds: float) -> float:  # noqa: ANN401 - PettingZoo's are untyped
    """Return the decisions per second of CPU time, measured for so many seconds."""
    luck = np.random.default_rng(seed)

    def play() -> int:
        env.reset(seed=int(luck.integers(1 << 30)))
        made = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                return made
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(luck.random() * len(legal))]))
            made += 1
        return made

    return per_second(play, seconds)
