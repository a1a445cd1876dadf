"""Thinks for `bench.versions`, run by the Python of an earlier version: `python bench/earlier_bot.py`.

A line of JSON comes in for each decision, and one goes out: the move, and the CPU seconds that thinking took. It uses
only what all versions since 6df8ad7 have, under either name.
"""

from __future__ import annotations

import json
import sys
import time
from functools import cache
from typing import Any

from escapade import bots
from escapade.engine import seeded
from escapade.games import game_named

SearchBot: Any = getattr(bots, "SearchBot", None) or bots.Thinker  # type: ignore[attr-defined]  # its earlier name


@cache
def thinker(iterations: int) -> Any:  # noqa: ANN401 - a class of either version
    """Return a bot with so many iterations, which keeps its arrays."""
    return SearchBot("earlier", iterations)


def decide(game_name: str, position: str, seat: int, iterations: int, seed: str) -> tuple[str, float]:
    """Choose a move at a position as a seat sees it; return its notation, and the CPU seconds."""
    game = game_named(game_name)
    luck = seeded(seed)
    view = game.read_position(position, luck)
    began = time.process_time()
    action = thinker(iterations).choose(game, view, seat, luck)
    return game.write_action(view, action), time.process_time() - began


def main() -> None:
    """Answer each line until there are no more."""
    for line in sys.stdin:
        print(json.dumps(decide(**json.loads(line))), flush=True)  # noqa: T201 - to whoever asks


if __name__ == "__main__":
    main()
