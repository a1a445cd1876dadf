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

WHO = OURS if COMPILED else PURE
SECONDS = 1.0  # a figure
POSITIONS = 20
ITERATIONS = 1000  # a search
CROSSING = dict(ALL_VARIANTS.values)


def figures(seed: int) -> Iterator[Figure]:
    """Measure everything."""
    yield whole_games(PLAYOUTS, WHO, playouts(BASE, seed, SECONDS))
    if COMPILED:
        yield whole_games(PLAYOUTS, EVERYTHING, playouts(ALL_VARIANTS, seed, SECONDS))
    yield whole_games(STEPPED, WHO, stepped(BASE, seed, SECONDS))
    yield Figure(FORK, WHO, forks(BASE, seed, SECONDS), "ns")


def searches(seed: int) -> Iterator[Figure]:
    """Measure search at the first position of many games, with the bots' parameters and with long rollouts."""
    yield search(OURS, "cartagena", {}, seed)
    yield search(FAR, "cartagena", {}, seed, SearchParams())
    yield search(EVERYTHING, "cartagena", CROSSING, seed)
    yield search(DIG, "dig", {}, seed)


def search(who: str, name: str, options: dict[str, str], seed: int, params: SearchParams | None = None) -> Figure:
    """Measure iterations of search in one game of four."""
    game, luck = GAMES[name], seeded(seed)
    deals = [game.deal(game.check(options, PLAYERS), PLAYERS, luck) for _ in range(POSITIONS)]
    views = cycle([game.view(deal, deal.to_act()[0]) for deal in deals])
    mind = Search(game, PLAYERS, ITERATIONS + 2, params or game.thinking.search_params(deals[0]))

    def search_once() -> int:
        mind.think(next(views), luck, ITERATIONS)
        return int(mind.iterations)

    return Figure(SEARCH, who, per_second(search_once, SECONDS), "iterations/s")


def whole_games(what: str, who: str, pace: Pace) -> Figure:
    return Figure(what, who, pace.decisions, also={LENGTH: pace.game})


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="How fast is Escapade?")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--search", action="store_true", help="measure search instead")
    given = asked.parse_args()
    tell(searches(given.seed) if given.search else figures(given.seed))
