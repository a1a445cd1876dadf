"""How fast is Escapade? Prints figures as JSON, in CPU time of this process; ESCAPADE_PURE=1 asks for plain Python."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from bench.aims import EVERYTHING, OURS, PURE
from bench.figure import FORK, LENGTH, PLAYOUTS, STEPPED, Figure, tell
from escapade import COMPILED
from escapade.bench import ALL_VARIANTS, BASE, Pace, forks, playouts, stepped

if TYPE_CHECKING:
    from collections.abc import Iterator

WHO = OURS if COMPILED else PURE
SECONDS = 1.0  # a figure


def figures(seed: int) -> Iterator[Figure]:
    """Measure everything."""
    yield whole_games(PLAYOUTS, WHO, playouts(BASE, seed, SECONDS))
    if COMPILED:
        yield whole_games(PLAYOUTS, EVERYTHING, playouts(ALL_VARIANTS, seed, SECONDS))
    yield whole_games(STEPPED, WHO, stepped(BASE, seed, SECONDS))
    yield Figure(FORK, WHO, forks(BASE, seed, SECONDS), "ns")


def whole_games(what: str, who: str, pace: Pace) -> Figure:
    """Tell the pace of whole games."""
    return Figure(what, who, pace.decisions, also={LENGTH: pace.game})


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="How fast is Escapade?")
    asked.add_argument("--seed", type=int, default=1)
    tell(figures(asked.parse_args().seed))
