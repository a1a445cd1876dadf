"""Change the rules mechanically, one change at a time, and see whether a ruling or a law notices.

    python -m tests.mutants [--most N] [--minutes N]

goes on where it stopped, in an order that nobody chose, so that a part of it is a sample of all; what was found is
kept in .mutants/results.jsonl, and docs/rulings.md gets the table. Nothing runs but plain Python, in a temporary copy.
"""

from __future__ import annotations

import argparse
import json
import sys
import time

from tests.mutants.mutations import Mutant, mutants
from tests.mutants.survivors import SURVIVORS
from tests.mutants.trial import ROOT, Copy, judges

RESULTS = ROOT / ".mutants/results.jsonl"
REPORT = ROOT / "docs/rulings.md"
BEGIN, END = "<!-- mutants -->", "<!-- end of mutants -->"


def known() -> dict[str, tuple[str, str]]:
    """Read what was found before: by whom a mutant is detected, and which judges let it pass."""
    if not RESULTS.exists():
        return {}
    lines = (json.loads(line) for line in RESULTS.read_text(encoding="utf-8").splitlines())
    return {line["mutant"]: (line["detected"], line["judges"]) for line in lines}


def undecided(found: dict[str, tuple[str, str]], today: str) -> list[Mutant]:
    """List the mutants to be tried: new ones, and survivors if the judges have changed."""
    return [one for one in mutants() if one.name not in found or found[one.name] not in {*DETECTED, ("", today)}]


DETECTED = {("rulings", ""), ("laws", "")}


def tried(most: int, minutes: float) -> None:
    """Try mutants and write down what becomes of them."""
    today, until = judges(), time.monotonic() + minutes * 60
    RESULTS.parent.mkdir(exist_ok=True)
    with Copy() as copy, RESULTS.open("a", encoding="utf-8") as file:
        for mutant in undecided(known(), today)[:most]:
            if time.monotonic() > until:
                break
            by = copy.detected(mutant)
            line = {"mutant": mutant.name, "detected": by, "judges": "" if by else today}
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
            file.flush()
            sys.stdout.write(f"{by or 'SURVIVED':9} {mutant.name}\n")
            sys.stdout.flush()


def table() -> str:
    """Write what was found, game by game, and the survivors."""
    found = known()
    rows = [
        "| game | mutants | tried | detected by a ruling | by a law | survived | of these equivalent | detected |",
        "|---|---|---|---|---|---|---|---|",
    ]
    rows += [row(game, [one for one in mutants() if game in ("all", one.game)], found) for game in GAMES]
    left = sorted(one.name for one in mutants() if one.name in found and not found[one.name][0])
    lines = [f"- {name}. {SURVIVORS.get(name, 'Not looked at yet.')}" for name in left]
    return "\n".join([*rows, "", *lines])


GAMES = ("cartagena", "outrun", "dig", "all")


def row(game: str, some: list[Mutant], found: dict[str, tuple[str, str]]) -> str:
    """Count one game's mutants."""
    done = [one.name for one in some if one.name in found]
    by = [found[name][0] for name in done]
    equivalent = sum(1 for name in done if not found[name][0] and SURVIVORS.get(name, "").startswith("Equivalent"))
    detected = len(done) - by.count("")
    share = f"{detected / (len(done) - equivalent):.1%}" if len(done) > equivalent else "–"
    counts = (len(some), len(done), by.count("rulings"), by.count("laws"), by.count(""), equivalent, share)
    return f"| {game} | {' | '.join(str(count) for count in counts)} |"


def report() -> None:
    """Write the table into the guide."""
    text = REPORT.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    REPORT.write_text(f"{before}{BEGIN}\n\n{table()}\n\n{END}{rest.partition(END)[2]}", encoding="utf-8")


if __name__ == "__main__":
    asked = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.partition("\n")[0])
    asked.add_argument("--most", type=int, default=len(mutants()), help="how many mutants to try (all)")
    asked.add_argument("--minutes", type=float, default=1e6, help="when to stop")
    words = asked.parse_args()
    tried(words.most, words.minutes)
    report()
