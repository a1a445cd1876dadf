"""Compares environments for reinforcement learning in one run: observations and legal actions at every decision.

Each contender measures its own CPU time in its own process; they take turns, round after round, as in `bench.engine`.
Ours and pgx step many tables at once, PettingZoo's classics and OpenSpiel one, from Python. All play at random.
"""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from bench import report
from bench.engine import measured, told
from bench.peers import environment
from bench.process import Failed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bench.figure import Figure
    from bench.targets import Round

_ROUNDS = 5
_OURS = "Escapade, many tables, dense masks"


def main() -> None:
    """Run the measurements; print the tables, and write a file if asked for."""
    given = _asked()
    console = Console()
    try:
        rounds = measured(_contenders(given, console), given.rounds, console)
    except Failed as failed:
        sys.exit(str(failed))
    console.print(*report.tables(rounds), _ratios(rounds))
    if given.json:
        given.json.write_text(json.dumps(report.written(rounds), indent=2) + "\n")


def _asked() -> argparse.Namespace:
    options = argparse.ArgumentParser(prog="python -m bench.rl", description="How fast are the environments?")
    options.add_argument("--rounds", type=int, default=_ROUNDS)
    options.add_argument("--peers", metavar="PYTHON", help="a Python that has the peers, instead of making one")
    options.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file, too")
    return options.parse_args()


def _contenders(given: argparse.Namespace, console: Console) -> list[Callable[[int], list[Figure]]]:
    """Return ourselves and, if they can be installed, the others."""
    ours = [partial(told, [sys.executable, "-m", "bench.rl_ours"])]
    try:
        with console.status("Preparing an environment for PettingZoo, OpenSpiel and pgx …"):
            python = given.peers or environment.python()
    except environment.NoPeers as missing:
        console.print(str(missing), style="yellow")
        return [*ours]
    names = ("pettingzoo", "openspiel", "pgx")
    return [*ours, *(partial(told, [python, "-m", "bench.peers.learning", name]) for name in names)]


def _ratios(rounds: Sequence[Round]) -> Table:
    """Format how many times as fast as the others we are, within each round."""
    table = Table(title=f"{_OURS} : others, ratios within a round")
    for heading in ("", "median", "spread"):
        table.add_column(heading)
    for what, who in rounds[0]:
        ratios = sorted(_own(figures).value / figures[what, who].value for figures in rounds)
        table.add_row(who, f"{median(ratios):.3g}", f"{ratios[0]:.3g} – {ratios[-1]:.3g}")
    return table


def _own(figures: Round) -> Figure:
    return next(figure for (_, who), figure in figures.items() if who == _OURS)


if __name__ == "__main__":
    main()
