"""Judge the rules that are on the path: `python -m tests.mutants.judge GAME FOLDER` fails at the first wrong ruling."""

from __future__ import annotations

import sys
from pathlib import Path

WRONG = 3  # the exit code when a ruling does not hold


def holds(game: str, folder: Path) -> bool:
    """Try the rulings of a game one by one."""
    from escapade.ruling_file import read  # noqa: PLC0415 - a mutant may not even be imported; that is an answer, too
    from escapade.rulings import files, judge  # noqa: PLC0415

    return all(judge(ruling).ok for file in files(folder / game) for ruling in read(file))


if __name__ == "__main__":
    sys.exit(0 if holds(sys.argv[1], Path(sys.argv[2])) else WRONG)
