"""A measured number, and how it travels from the process that measured it to the table."""

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

DECISIONS = "decisions/s"
LENGTH = "decisions a game"
WITH_CHANCE = "steps/s, chance included"


@dataclass(frozen=True, slots=True)
class Figure:
    """What was done, by whom, and how much of it; what else there is to know goes under `also`."""

    what: str
    who: str
    value: float
    unit: str = DECISIONS
    also: dict[str, float] = field(default_factory=dict)


def tell(figures: Iterable[Figure]) -> None:
    """Write figures for the process that asked for them."""
    json.dump([asdict(figure) for figure in figures], sys.stdout)


def heard(text: str) -> list[Figure]:
    """Read the figures another process told."""
    return [Figure(**figure) for figure in json.loads(text)]


def per_second(work: Callable[[], int], seconds: float) -> float:
    """Do a piece of work again and again for that much CPU time; return what it counts, by the second."""
    counted = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        counted += work()
    return counted / spent
