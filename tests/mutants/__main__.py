"""Change the rules mechanically, one change at a time, and see whether a ruling or a law notices.

    python -m tests.mutants [--most N] [--minutes N] [--quick] [MUTANT …]

goes on where it stopped, in an order that nobody chose, so that a part of it is a sample of all; what was found is
kept in .mutants/results.jsonl, and docs/rulings.md gets the table. With --quick the laws are tried in a few positions
only, and what survives this is not written down: the next run tries it with everything. With names of mutants, only
these are tried and nothing is written. The rules are plain Python and stay as they are: a change lives in the memory of
one process.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import TYPE_CHECKING

from tests.mutants.judges import ROOT, digest
from tests.mutants.mutations import mutants
from tests.mutants.survivors import SURVIVORS
from tests.mutants.table import report
from tests.mutants.trial import Trials

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.mutants.mutations import Mutant

RESULTS = ROOT / ".mutants/results.jsonl"
FEW = 50  # mutants for which it is quicker to try all rulings and laws than to find out which concern them


def known() -> dict[str, str]:
    """Read what was found before and still holds: what noticed a mutant, or '' for nothing.

    A mutant listed with a reason has survived; only by its name it is tried again.
    """
    text = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else ""
    lines = (json.loads(line) for line in text.splitlines())
    last = {line["mutant"]: line for line in lines}
    found = ((mutant, last[mutant.name]) for mutant in mutants() if mutant.name in last)
    listed = {mutant.name: "" for mutant in mutants() if mutant.name in SURVIVORS}
    return listed | {
        mutant.name: line["detected"] for mutant, line in found if line == result(mutant, line["detected"])
    }


def result(mutant: Mutant, by: str) -> dict[str, str]:
    """Say what noticed a mutant, with the function it is a change of, and who judged if nothing did."""
    return {"mutant": mutant.name, "detected": by, "function": mutant.digest, "judges": "" if by else digest()}


def tried(some: list[Mutant], minutes: float, *, quick: bool = False) -> Iterator[tuple[Mutant, str]]:
    """Try mutants until the time is over, and say what becomes of them."""
    until = time.monotonic() + minutes * 60
    trials = Trials()
    if len(some) > FEW:
        trials.judges.look()
    for mutant in some:
        if time.monotonic() > until:
            return
        by = trials.detected(mutant, quick=quick)
        sys.stdout.write(f"{by or 'SURVIVED':9} {mutant.name}\n")
        sys.stdout.flush()
        yield mutant, by


def go_on(most: int, minutes: float, *, quick: bool) -> None:
    """Try mutants that were not tried yet, write down what becomes of them, and make the table."""
    found = known()
    RESULTS.parent.mkdir(exist_ok=True)
    with RESULTS.open("a", encoding="utf-8") as file:
        for mutant, by in tried([one for one in mutants() if one.name not in found][:most], minutes, quick=quick):
            if by or not quick:
                file.write(json.dumps(result(mutant, by), ensure_ascii=False) + "\n")
                file.flush()
    report(known())


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.partition("\n")[0])
    asked.add_argument("--most", type=int, default=len(mutants()), help="how many mutants to try (all)")
    asked.add_argument("--minutes", type=float, default=1e6, help="when to stop")
    asked.add_argument("--quick", action="store_true", help="leave most laws to the next run")
    asked.add_argument("names", nargs="*", metavar="MUTANT", help="try these only, and write nothing")
    words = asked.parse_args()
    if words.names:
        list(tried([one for one in mutants() if one.name in words.names], words.minutes, quick=words.quick))
    else:
        go_on(words.most, words.minutes, quick=words.quick)


if __name__ == "__main__":
    main()
