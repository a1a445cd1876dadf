"""Measures the table server: 250 tables of four people on one core, every move stored, compared with boardgame.io.

python -m bench.server [--rounds 5] [--tables 250] [--seconds 10] [--json FILE]

Each contender takes a turn in every round, on its own core; the load comes from another. Moves per CPU second are the
reliable figure on a shared machine: other load changes the wall clock, not the work.
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

from bench.peers.boardgame_io import FOLDER
from bench.process import Failed, output

if TYPE_CHECKING:
    from collections.abc import Sequence

_Figures = dict[str, float]
_OURS = "Escapade, SQLite, each move on the disk"
_MEMORY = "boardgame.io, in memory, nothing stored"
_FILES = "boardgame.io, its FlatFile store"
_LOAD_CORE = "1"
_COMPARED = ("moves a CPU second", "moves/s", "p99 ms", "bytes told a move")


def main() -> None:
    """Measure, and tell."""
    given = asked()
    console = Console()
    contenders = {_OURS: ["bench.load_ours"], **_peers(console)}
    rounds: list[dict[str, _Figures]] = []
    for number in range(given.rounds):
        rounds.append({who: measured(module, given) for who, module in contenders.items()})
        console.print(f"round {number + 1} of {given.rounds} done")
    sys.stdout.write(shown(rounds) + "\n")
    if given.json:
        given.json.write_text(json.dumps(rounds, indent=2) + "\n")


def asked() -> argparse.Namespace:
    """Parse the command line."""
    options = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--tables", type=int, default=250)
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file, too")
    return options.parse_args()


def _peers(console: Console) -> dict[str, list[str]]:
    """Return boardgame.io, or print why it is not available."""
    npm = shutil.which("npm")
    if npm is None:
        console.print("boardgame.io stays away: there is no npm here (Debian: apt install npm)", style="yellow")
        return {}
    install = [npm, "install", "--no-audit", "--no-fund", "--silent"]
    if not (FOLDER / "node_modules").exists() and subprocess.run(install, cwd=FOLDER, check=False).returncode:  # noqa: S603 - npm itself
        console.print("boardgame.io stays away: npm could not install it", style="yellow")
        return {}
    module = "bench.peers.boardgame_io"
    return {_MEMORY: [module], _FILES: [module, "--files"]}


def measured(module: Sequence[str], given: argparse.Namespace) -> _Figures:
    """Run one contender."""
    load = ["--tables", str(given.tables), "--seconds", str(given.seconds)]
    try:
        found: _Figures = json.loads(output(["taskset", "-c", _LOAD_CORE, sys.executable, "-m", *module, *load]))
    except Failed as failed:
        sys.exit(str(failed))
    return found


def shown(rounds: list[dict[str, _Figures]]) -> str:
    """Format the median of each figure and of each round's ratios, as a table for docs/performance.md."""
    names = list(rounds[0][_OURS])
    lines = [f"| medians of {len(rounds)} rounds | {' | '.join(names)} |", f"|---{'|---' * len(names)}|"]
    for who, figures in rounds[0].items():
        values = [f"{median([turn[who][name] for turn in rounds]):,.0f}" if name in figures else "" for name in names]
        lines.append(f"| {who} | {' | '.join(values)} |")
    for who in [who for who in rounds[0] if who != _OURS]:
        ratios = [f"{name} {_spread([turn[_OURS][name] / turn[who][name] for turn in rounds])}" for name in _COMPARED]
        lines.append(f"Ours to {who}: {'; '.join(ratios)}")
    return "\n".join(lines)


def _spread(ratios: list[float]) -> str:
    """Format the median, minimum and maximum of ratios."""
    return f"{median(ratios):.1f} ({min(ratios):.1f}–{max(ratios):.1f})"


if __name__ == "__main__":
    main()
