"""Write what became of the mutants into docs/rulings.md: a table, and the survivors with their reasons."""

from __future__ import annotations

from datetime import UTC, datetime

from tests.mutants.judges import ROOT
from tests.mutants.mutations import Mutant, mutants
from tests.mutants.survivors import SURVIVORS
from tests.mutants.trial import LIMIT

REPORT = ROOT / "docs/rulings.md"
BEGIN, END = "<!-- mutants -->", "<!-- end of mutants -->"
GAMES = ("cartagena", "outrun", "dig", "all")


def report(found: dict[str, str]) -> None:
    """Write the table into the guide."""
    text = REPORT.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    REPORT.write_text(f"{before}{BEGIN}\n\n{table(found)}\n\n{END}{rest.partition(END)[2]}", encoding="utf-8")


def table(found: dict[str, str]) -> str:
    """Write what was found, game by game, and the survivors."""
    rows = [
        "| game | mutants | tried | detected by rulings | laws | time | survived | of these equivalent | detected |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    rows += [row(game, [one for one in mutants() if game in ("all", one.game)], found) for game in GAMES]
    left = sorted(name for name, by in found.items() if not by)
    lines = [f"- {name}. {SURVIVORS.get(name, 'Not looked at yet.')}" for name in left]
    return "\n".join([f"As of {datetime.now(UTC):%Y-%m-%d}:", "", *rows, "", *lines])


def row(game: str, some: list[Mutant], found: dict[str, str]) -> str:
    """Count one game's mutants; equivalent ones cannot be detected and count neither way."""
    by = {one.name: found[one.name] for one in some if one.name in found}
    how = list(by.values())
    equivalent = sum(not noticed and SURVIVORS.get(name, "").startswith("Equivalent") for name, noticed in by.items())
    share = share_of(len(how) - how.count(""), len(how) - equivalent, whole=len(how) == len(some))
    detected = [how.count(judge) for judge in ("rulings", "laws", LIMIT)]
    counts = (len(some), len(how), *detected, how.count(""), equivalent, share)
    return f"| {game} | {' | '.join(str(count) for count in counts)} |"


def share_of(detected: int, tried: int, *, whole: bool) -> str:
    """Write the share detected; of a sample with its 95 % interval (Wilson)."""
    if not tried:
        return "–"
    from escapade.simulate import wilson  # noqa: PLC0415 - the judges watch the rules being loaded

    low, high = wilson(detected, tried)
    return f"{detected / tried:.1%}" if whole else f"{detected / tried:.1%} ({low:.0%}–{high:.0%})"
