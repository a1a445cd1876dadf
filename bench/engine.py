"""Compares the speed of the rules with plain C and with other projects, in one run.

Each contender measures its own CPU time in its own process. They take turns, round after round, so that other load on
the machine affects all alike, and ratios are taken within a round. Reported are the median of the rounds and the range.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import track

from bench import reference, report
from bench.figure import Figure, heard
from bench.peers import environment
from bench.process import Failed, output

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.targets import Round

_Contender = Callable[[int], list[Figure]]  # measures itself, given a seed

_ROUNDS = 5
_WARNING = "yellow"


def main() -> None:
    """Run the measurements; print the tables, and write a file if asked for."""
    given = asked()
    console = Console()
    with TemporaryDirectory() as folder:
        contenders = [*ours(given), *_plain_c(Path(folder), console), *_peers(given, console)]
        try:
            rounds = measured(contenders, given.rounds, console)
        except Failed as failed:
            sys.exit(str(failed))
    console.print(*report.tables(rounds))
    for doubt in report.doubts(rounds):
        console.print(doubt, style=_WARNING)
    if given.json:
        given.json.write_text(json.dumps(report.written(rounds), indent=2) + "\n")


def asked() -> argparse.Namespace:
    """Parse the command line."""
    options = argparse.ArgumentParser(prog="python -m bench.engine", description="How fast are the rules?")
    options.add_argument("--rounds", type=int, default=_ROUNDS)
    options.add_argument("--no-ours", action="store_true", help="leave out Escapade")
    options.add_argument("--no-peers", action="store_true", help="leave out OpenSpiel and RLCard")
    options.add_argument("--search", action="store_true", help="measure search as well, ours and OpenSpiel's")
    options.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file, too")
    return options.parse_args()


def measured(contenders: Sequence[_Contender], rounds: int, console: Console) -> list[Round]:
    """Run every contender in every round, with one seed per round."""
    turns = [(number, contender) for number in range(rounds) for contender in contenders]
    found: list[Round] = [{} for _ in range(rounds)]
    for number, contender in track(turns, "Measuring …", console=console, transient=True):
        found[number] |= {(figure.what, figure.who): figure for figure in contender(number + 1)}
    return found


def ours(given: argparse.Namespace) -> list[_Contender]:
    """Return our contenders, compiled and not."""
    command = (sys.executable, "-m", "bench.ours")
    if given.no_ours:
        return []
    searching = [partial(told, [*command, "--search"])] if given.search else []
    return [partial(told, command), partial(told, command, ESCAPADE_PURE="1"), *searching]


def _plain_c(folder: Path, console: Console) -> list[_Contender]:
    """Return the C reference, or print why it is not available."""
    try:
        return [partial(reference.figures, reference.compiled(folder))]
    except (reference.NoCompiler, Failed) as missing:
        console.print(str(missing), style=_WARNING)
        return []


def _peers(given: argparse.Namespace, console: Console) -> list[_Contender]:
    """Return the other projects, or print why they are not available."""
    if given.no_peers:
        return []
    try:
        with console.status("Preparing an environment for OpenSpiel and RLCard …"):
            python = environment.python()
    except environment.NoPeers as missing:
        console.print(str(missing), style=_WARNING)
        return []
    modules = [["bench.peers.openspiel"], ["bench.peers.rlcard_uno"]]
    if given.search:
        modules.append(["bench.peers.openspiel", "--search"])
    return [partial(told, [python, "-m", *module]) for module in modules]


def told(command: Sequence[str], seed: int, **settings: str) -> list[Figure]:
    """Run a contender and read its figures."""
    return heard(output([*command, "--seed", str(seed)], settings))


if __name__ == "__main__":
    main()
