"""The table of what became of all inputs, in docs/reliability.md."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from escapade import COMPILED
from tests.fuzz.readers import ACCEPTED, REFUSED
from tests.fuzz.watchdog import CRASH, HANG
from tests.results import commit

if TYPE_CHECKING:
    from collections import Counter
    from pathlib import Path

BEGINS, ENDS = "<!-- readers: written by `make fuzz-readers` -->", "<!-- end of readers -->"
COLUMNS = (ACCEPTED, REFUSED, "traceback", CRASH, HANG)


def write_report(counts: Counter[str], seconds: float, path: Path) -> None:
    """Put the table where the last one was."""
    head, _, rest = path.read_text(encoding="utf-8").partition(BEGINS)
    tail = rest.partition(ENDS)[2]
    path.write_text(f"{head}{BEGINS}\n{report(counts, seconds)}{ENDS}{tail}", encoding="utf-8")


def report(counts: Counter[str], seconds: float) -> str:
    """Write the table, a row for each kind of input and game."""
    rows = sorted({" ".join(key.split(" ")[:2]) for key in counts})  # "position dig accepted": the reader, the game …
    rules = "compiled" if COMPILED else "plain Python"
    minutes = f"{seconds / 60:.1f} minutes of CPU time"
    lines = [
        f"{datetime.now(UTC):%Y-%m-%d}, commit {commit()}, {rules} rules: {counts.total():,} inputs in {minutes}.",
        "",
        f"| input | inputs | {' | '.join(COLUMNS)} |",
        f"|---|{'---:|' * (1 + len(COLUMNS))}",
        *[row(name, [counts[f"{name} {column}"] for column in COLUMNS]) for name in rows],
        row("**all**", [sum(n for key, n in counts.items() if key.endswith(f" {column}")) for column in COLUMNS]),
    ]
    return "".join(f"{line}\n" for line in lines)


def row(name: str, numbers: list[int]) -> str:
    """Write one row."""
    return f"| {name} | {sum(numbers):,} | {' | '.join(f'{number:,}' for number in numbers)} |"
