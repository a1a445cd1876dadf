"""Measures the speed of Escapade's rules and search.

Prints JSON, in CPU time; ESCAPADE_PURE=1 measures plain Python.
"""

from __future__ import annotations

import argparse
from itertools import cycle
from typing import TYPE_CHECKING

from bench.figure import FORK, LENGTH, PLAYOUTS, SEARCH, STEPPED, Figure, per_second, tell
from bench.targets import DIG, EVERYTHING, FAR, OURS, PURE
from escapade import COMPILED
from escapade.bench import ALL_VARIANTS, BASE, PLAYERS, Pace, forks, playouts, stepped
from escapade.bots.search import Search
from escapade.engine import seeded
from escapade.games import GAMES
from escapade.thinking import SearchParams

if TYPE_CHECKING:
    from collections.abc import Iterator

_WHO = OURS if COMPILED else PURE
_SECONDS = 1.0  # a figure
_POSITIONS = 20
_ITERATIONS = 1000  # a search
_CROSSING = dict(ALL_VARIANTS.values)


def _figures(seed: int) -> Iterator[Figure]:
    """Measure everything."""
    yield _whole_games(PLAYOUTS, _WHO, playouts(BASE, seed, _SECONDS))
    if COMPILED:
        yield _whole_games(PLAYOUTS, EVERYTHING, playouts(ALL_VARIANTS, seed, _SECONDS))
    yield _whole_games(STEPPED, _WHO, stepped(BASE, seed, _SECONDS))
    yield Figure(FORK, _WHO, forks(BASE, seed, _SECONDS), "ns")


def _searches(seed: int) -> Iterator[Figure]:
    """Measure search at the first position of many games, with the bots' parameters and with long rollouts."""
    yield _search(OURS, "cartagena", {}, seed)
    yield _search(FAR, "cartagena", {}, seed, SearchParams())
    yield _search(EVERYTHING, "cartagena", _CROSSING, seed)
    yield _search(DIG, "dig", {}, seed)


def _search(who: str, name: str, options: dict[str, str], seed: int, params: SearchParams | None = None) -> Figure:
    """Measure iterations of search in one game of four."""
    game, luck = GAMES[name], seeded(seed)
    deals = [game.deal(game.check(options, PLAYERS), PLAYERS, luck) for _ in range(_POSITIONS)]
    views = cycle([game.view(deal, deal.to_act()[0]) for deal in deals])
    mind = Search(game, PLAYERS, _ITERATIONS + 2, params or game.thinking.search_params(deals[0]))

    def search_once() -> int:
        mind.think(next(views), luck, _ITERATIONS)
        return int(mind.iterations)

    return Figure(SEARCH, who, per_second(search_once, _SECONDS), "iterations/s")


def _whole_games(what: str, who: str, pace: Pace) -> Figure:
    return Figure(what, who, pace.decisions, also={LENGTH: pace.game})


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="How fast is Escapade?")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--search", action="store_true", help="measure search instead")
    given = asked.parse_args()
    tell(_searches(given.seed) if given.search else _figures(given.seed))
