"""The table of faults × setups: kept as JSON lines while it is measured, written into the docs."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Self

from tests.chaos.faults import FAULTS

if TYPE_CHECKING:
    from tests.chaos.stress import Outcome

DOCS = Path("docs/reliability.md")
BEGIN = "<!-- faults: written by `make chaos-table` -->"
END = "<!-- end of faults -->"
SETUPS = {"sqlite": "1 node, SQLite", "postgresql": "1 node, PostgreSQL", "nodes": "3 nodes, PostgreSQL"}
HEAD = (
    "| fault | setup | times | moves acknowledged | lost | doubled | logs not replayable | wrongly told | stuck tables "
    "| longest pause, s |\n|---|---|---:|---:|---:|---:|---:|---:|---:|---:|\n"
)


@dataclass(frozen=True, slots=True)
class Cell:
    """What became of one fault on one setup."""

    fault: str
    setup: str
    times: int
    acknowledged: int
    lost: int
    doubled: int
    unplayable: int
    told_wrong: int  # gaps, repeats, leaks, seats taken: whatever a player should not have seen
    stuck: int
    longest_pause: float
    shutdown: float
    failures: list[str]
    date: str
    commit: str
    seconds: float

    @classmethod
    def of(cls, fault: str, outcome: Outcome, date: str, commit: str, seconds: float) -> Self:
        """Count what was found."""
        found = outcome.findings
        wrong = [found.denied, found.missed, found.untrue, found.leaked, found.robbed, outcome.behind]
        return cls(
            fault,
            outcome.setup,
            outcome.faults.get(fault, 0),
            outcome.acknowledged,
            len(found.lost),
            len(found.doubled),
            len(found.unplayable),
            sum(map(len, wrong)),
            len(outcome.stuck),
            outcome.longest_pause,
            outcome.shutdown,
            [*outcome.broken, *outcome.failures()][:20],
            date,
            commit,
            round(seconds, 1),
        )

    @property
    def ok(self) -> bool:
        """Whether nothing was wrong."""
        return not self.failures

    def as_json(self) -> dict[str, object]:
        """Return it as it is kept."""
        return asdict(self)

    def row(self) -> str:
        """Return it as a line of the table."""
        figures = [self.times, f"{self.acknowledged:,}", self.lost, self.doubled, self.unplayable, self.told_wrong]
        cut = " (broken off)" if any(text.startswith("broken") for text in self.failures) else ""
        parts = [self.fault, SETUPS[self.setup], *figures, f"{self.stuck}{cut}", self.longest_pause]
        return f"| {' | '.join(map(str, parts))} |\n"


def read_cells(file: Path) -> dict[tuple[str, str], Cell]:
    """Read what was measured; of the same cell the last counts."""
    if not file.exists():
        return {}
    cells = [Cell(**json.loads(line)) for line in file.read_text().splitlines()]
    return {(cell.fault, cell.setup): cell for cell in cells}


def write_table(docs: Path, cells: dict[tuple[str, str], Cell]) -> None:
    """Put the table into the docs, between its two marks."""
    text = docs.read_text()
    before, rest = text.split(BEGIN)
    docs.write_text(f"{before}{BEGIN}\n\n{summary(cells)}\n{HEAD}{rows(cells)}\n{END}{rest.split(END)[1]}")


def rows(cells: dict[tuple[str, str], Cell]) -> str:
    """Return the lines in the order of the faults."""
    order = [(fault.name, kind) for fault in FAULTS for kind in fault.kinds]
    return "".join(cells[key].row() for key in order if key in cells)


def summary(cells: dict[tuple[str, str], Cell]) -> str:
    """Return when it was measured, and what it comes to."""
    found = list(cells.values())
    dates = sorted({cell.date for cell in found})
    when = dates[0] if len(set(dates)) == 1 else f"{dates[0]} to {dates[-1]}" if dates else "not yet"
    moves, faults = sum(cell.acknowledged for cell in found), sum(cell.times for cell in found)
    minutes = sum(cell.seconds for cell in found) / 60
    commits = ", ".join(
        f"{name} ({sum(cell.commit == name for cell in found)})" for name in sorted({c.commit for c in found})
    )
    return (
        f"Measured {when} on two cores in {minutes:.0f} minutes: {faults} faults, {moves:,} moves acknowledged, "
        f"{sum(cell.lost for cell in found)} lost, {sum(cell.doubled for cell in found)} doubled, "
        f"{sum(cell.unplayable for cell in found)} logs not replayable, "
        f"{sum(cell.stuck for cell in found)} tables stuck. Commits measured, with their rows: {commits}.\n"
    )
