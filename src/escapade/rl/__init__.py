"""Environments for reinforcement learning, for every game and its options. They need the extra `rl`.

`VectorEnv` steps many tables at once, `aec_env` is a PettingZoo environment of all seats, `BotEnv` a Gymnasium
environment of one seat against bots. OpenSpiel's game is in `escapade.rl.openspiel`, because it needs OpenSpiel, too.
"""

from __future__ import annotations

from escapade.extras import requires

with requires("rl", "An environment for reinforcement learning"):
    from escapade.rl.aec import TableEnv, aec_env
    from escapade.rl.bot_env import BotEnv
    from escapade.rl.observing import Field, layout, observe
    from escapade.rl.vector import VectorEnv

__all__ = ["BotEnv", "Field", "TableEnv", "VectorEnv", "aec_env", "layout", "observe"]
