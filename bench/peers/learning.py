"""How fast are other environments for reinforcement learning? Prints figures as JSON, in CPU time of this process.

At every decision the contender gives what the player sees and which actions are legal, and takes a random legal one.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any

from bench.aec import aec_speed
from bench.figure import LEARNING, Figure, per_second, tell

if TYPE_CHECKING:
    from collections.abc import Iterator

_SECONDS = 1.0  # a figure
_CLASSICS = {"connect four": "connect_four_v3", "tic-tac-toe": "tictactoe_v3"}
_SPIELS = ("connect_four", "tic_tac_toe", "hearts", "crazy_eights(players=4)")
_PGX = ("connect_four", "tic_tac_toe")
_COUNT = 1024  # tables that pgx steps together
_STEPS = 20  # between two looks at the clock


def _pettingzoo(seed: int) -> Iterator[Figure]:
    for name, module in _CLASSICS.items():
        env = import_module(f"pettingzoo.classic.{module}").env()
        yield Figure(LEARNING, f"PettingZoo {name}", aec_speed(env, seed, _SECONDS))


def _openspiel(seed: int) -> Iterator[Figure]:
    pyspiel = import_module("pyspiel")
    for name in _SPIELS:
        yield Figure(LEARNING, f"OpenSpiel {name.partition('(')[0]}", _spiel_speed(pyspiel.load_game(name), seed))


def _spiel_speed(game: Any, seed: int) -> float:  # noqa: ANN401 - a peer's, untyped
    luck = Random(seed)  # noqa: S311 - a game, not a secret
    told = game.get_type().provides_observation_tensor

    def play() -> int:
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, odds)[0])
                continue
            player = state.current_player()
            _ = state.observation_tensor(player) if told else state.information_state_tensor(player)
            _ = state.legal_actions_mask(player)
            actions = state.legal_actions()
            state.apply_action(actions[int(luck.random() * len(actions))])
            made += 1
        return made

    return per_second(play, _SECONDS)


def _pgx(seed: int) -> Iterator[Figure]:
    for name in _PGX:
        yield Figure(LEARNING, f"pgx {name}", _pgx_speed(import_module("pgx").make(name), seed))


def _pgx_speed(env: Any, seed: int) -> float:  # noqa: ANN401 - a peer's, untyped
    jax = import_module("jax")
    step = jax.vmap(import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init))

    def once(tables: Any, _: Any) -> tuple[Any, Any]:  # noqa: ANN401 - a peer's, untyped
        state, key = tables
        key, choosing, dealing = jax.random.split(key, 3)
        odds = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(choosing, odds, axis=1)
        state = step(state, actions, jax.random.split(dealing, _COUNT))
        return (state, key), state.observation.sum()  # used, so that it is not left out

    stepping = jax.jit(lambda state, key: jax.lax.scan(once, (state, key), None, length=_STEPS))
    key = jax.random.PRNGKey(seed)
    begun = jax.jit(jax.vmap(env.init))(jax.random.split(key, _COUNT))
    tables, _ = stepping(begun, key)  # compiles

    def go_on() -> int:
        nonlocal tables
        tables, seen = stepping(*tables)
        seen.block_until_ready()
        return _STEPS * _COUNT

    return per_second(go_on, _SECONDS)


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("whose", choices=("pettingzoo", "openspiel", "pgx"))
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    tell({"pettingzoo": _pettingzoo, "openspiel": _openspiel, "pgx": _pgx}[given.whose](given.seed))
