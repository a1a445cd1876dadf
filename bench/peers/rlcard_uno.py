"""How fast is RLCard's uno, stepped from Python? Prints figures as JSON, in CPU time of this process.

Whole games at its only table, of two. `uno` is its environment as people use it, which describes the table to a learner
at every step; `uno, rules alone` goes round that, to the game inside. Legal actions come with each step.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import TYPE_CHECKING, Protocol

import rlcard  # type: ignore[import-not-found]  # lives in the peers' own environment

from bench.figure import LENGTH, STEPPED, Figure, per_second, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    Turn = tuple[dict[str, Iterable[object]], int]  # what the seat sees, legal actions among it, and the seat

_SECONDS = 1.0  # a figure


class _Uno(Protocol):
    """What we ask of RLCard, of its environment and of the game inside alike."""

    def is_over(self) -> bool: ...
    def step(self, action: object) -> Turn: ...


def _stepped(who: str, uno: _Uno, deal: Callable[[], Turn], luck: Random) -> Figure:
    """Measure whole games driven action by action."""
    lengths: list[int] = []

    def step_one_game() -> int:
        view, _ = deal()
        decisions = 0
        while not uno.is_over():
            actions = list(view["legal_actions"])
            view, _ = uno.step(actions[int(luck.random() * len(actions))])
            decisions += 1
        lengths.append(decisions)
        return decisions

    value = per_second(step_one_game, _SECONDS)
    return Figure(STEPPED, who, value, also={LENGTH: sum(lengths) / len(lengths)})


def _figures(seed: int) -> Iterator[Figure]:
    """Measure the environment, then the rules alone."""
    luck = Random(seed)  # noqa: S311 - a game, not a secret
    table = rlcard.make("uno", config={"seed": seed})
    yield _stepped("RLCard uno", table, table.reset, luck)
    yield _stepped("RLCard uno, rules alone", table.game, table.game.init_game, luck)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="How fast is RLCard?")
    asked.add_argument("--seed", type=int, default=1)
    tell(_figures(asked.parse_args().seed))
