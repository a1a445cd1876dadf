"""A measured figure, and how it is passed from the measuring process to the report."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass, field
from time import process_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

PLAYOUTS = "random playouts"
STEPPED = "stepped from Python"
SEARCH = "search"
FORK = "fork"
LEARNING = "environments, with observations and legal actions"

_DECISIONS = "decisions/s"
LENGTH = "decisions a game"
WITH_CHANCE = "steps/s, chance included"


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured, of whom, and the value; further details are in `also`."""

    what: str
    who: str
    value: float
    unit: str = _DECISIONS
    also: dict[str, float] = field(default_factory=dict)


def tell(figures: Iterable[Figure]) -> None:
    """Print figures for the parent process."""
    json.dump([asdict(figure) for figure in figures], sys.stdout)


def heard(text: str) -> list[Figure]:
    """Read the figures of another process."""
    return [Figure(**figure) for figure in json.loads(text)]


def per_second(work: Callable[[], int], seconds: float) -> float:
    """Repeat `work` for the given CPU time; return the sum of its results per second."""
    counted = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        counted += work()
    return counted / spent
