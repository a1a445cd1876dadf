"""Measures plain C: compiles reference.c and runs it."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import which

from bench.figure import FORK, LENGTH, PLAYOUTS, Figure
from bench.process import output
from bench.targets import PLAIN_C

_SOURCE = Path(__file__).with_name("reference.c")
_PLAYERS = 4
_GAMES = 50_000


class NoCompiler(Exception):  # noqa: N818 - a fact about this machine, told in a sentence
    """There is no C compiler here."""


def compiled(folder: Path) -> Path:
    """Compile the reference for this processor."""
    compiler = which("cc")
    if compiler is None:
        raise NoCompiler("There is no C compiler `cc` here, so there is no C reference to compare with.")
    program = folder / "reference"
    output([compiler, "-O3", "-march=native", "-o", str(program), str(_SOURCE)])
    return program


def figures(program: Path, seed: int) -> list[Figure]:
    """Play random games, all in C; the program measures its own CPU time."""
    told = json.loads(output([str(program), str(_PLAYERS), str(_GAMES), str(seed)]))
    also = {LENGTH: told["decisions"] / told["games"], "unfinished": told["unfinished"] / told["games"]}
    return [
        Figure(PLAYOUTS, PLAIN_C, told["decisions"] / told["seconds"], also=also),
        Figure(FORK, PLAIN_C, told["copy_ns"], "ns"),
    ]
