"""How fast is the table server? 250 tables of four people on one core, every move stored, beside boardgame.io's own.

python -m bench.server [--rounds 3] [--tables 250] [--seconds 10] [--json FILE]

Each contender takes a turn in every round, on a core of its own; the load comes from another. Moves a CPU second are
the figure to trust on a machine that is not alone: a busy neighbour changes the wall clock, not the work.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from bench.peers.boardgame_io import FOLDER
from bench.process import Failed, output

if TYPE_CHECKING:
    from collections.abc import Sequence

Figures = dict[str, float]
OURS = "Escapade, SQLite, each move on the disk"
MEMORY = "boardgame.io, in memory, nothing stored"
FILES = "boardgame.io, its FlatFile store"
LOAD_CORE = "1"


def main() -> None:
    """Measure, and tell."""
    given = asked()
    console = Console()
    contenders = {OURS: ["bench.load_ours"], **peers(console)}
    rounds: list[dict[str, Figures]] = []
    for number in range(given.rounds):
        rounds.append({who: measured(module, given) for who, module in contenders.items()})
        console.print(f"round {number + 1} of {given.rounds} done")
    console.print(shown(rounds))
    if given.json:
        given.json.write_text(json.dumps(rounds, indent=2) + "\n")


def asked() -> argparse.Namespace:
    """Read the command line."""
    options = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--tables", type=int, default=250)
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file, too")
    return options.parse_args()


def peers(console: Console) -> dict[str, list[str]]:
    """Invite boardgame.io, or say why it cannot come."""
    npm = shutil.which("npm")
    if npm is None:
        console.print("boardgame.io stays away: there is no npm here (Debian: apt install npm)", style="yellow")
        return {}
    install = [npm, "install", "--no-audit", "--no-fund", "--silent"]
    if not (FOLDER / "node_modules").exists() and subprocess.run(install, cwd=FOLDER, check=False).returncode:  # noqa: S603 - npm itself
        console.print("boardgame.io stays away: npm could not install it", style="yellow")
        return {}
    module = "bench.peers.boardgame_io"
    return {MEMORY: [module], FILES: [module, "--files"]}


def measured(module: Sequence[str], given: argparse.Namespace) -> Figures:
    """Run one contender."""
    load = ["--tables", str(given.tables), "--seconds", str(given.seconds)]
    try:
        found: Figures = json.loads(output(["taskset", "-c", LOAD_CORE, sys.executable, "-m", *module, *load]))
    except Failed as failed:
        sys.exit(str(failed))
    return found


def shown(rounds: list[dict[str, Figures]]) -> Table:
    """Show the median of each figure."""
    names = list(rounds[0][OURS])
    table = Table("", *names, title=f"medians of {len(rounds)} rounds", title_justify="left")
    for who in rounds[0]:
        values = [median([turn[who][name] for turn in rounds]) if name in rounds[0][who] else None for name in names]
        table.add_row(who, *["" if value is None else f"{value:,.0f}" for value in values])
    return table


if __name__ == "__main__":
    main()
