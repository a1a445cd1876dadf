"""The table of attacks in docs/reliability.md, written from the latest results."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

BEGIN = "<!-- attacks: written by `make attacks` -->"
END = "<!-- end of attacks -->"
Result = dict[str, Any]  # Any: JSON as it was kept


def write_table(results: Path, docs: Path) -> None:
    """Put the latest result of each attack on each database between the marks."""
    latest: dict[tuple[str, str, str], Result] = {}
    for line in results.read_text().splitlines():
        result = json.loads(line)
        latest[result["kind"], result["database"], result.get("name", "")] = result
    fuzzed = [fuzz_row(result) for (kind, *_), result in latest.items() if kind == "fuzz"]
    abused = [abuse_row(result) for (kind, *_), result in latest.items() if kind == "abuse"]
    text = docs.read_text()
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    docs.write_text("\n".join([before + BEGIN, "", *FUZZ_HEAD, *fuzzed, "", *ABUSE_HEAD, *abused, "", END + after]))


FUZZ_HEAD = [
    "| fuzzing | date | requests | frames | 500s, broken sockets | tracebacks | memory: begin, half, end (MB) |",
    "|---|---|---|---|---|---|---|",
]
ABUSE_HEAD = [
    "| attack | database | p50, p99 of a move, quiet (ms) | during | p99 ratio | memory (MB) | the attacker got |",
    "|---|---|---|---|---|---|---|",
]


def fuzz_row(result: Result) -> str:
    """Write a row about fuzzing."""
    memory = ", ".join(f"{size:.0f}" for size in result["memory"])
    counts = f"{result['requests']:,} | {result['frames']:,} | {result['faults']} | {result['tracebacks']}"
    return f"| {result['database']} | {result['at']} | {counts} | {memory} |"


def abuse_row(result: Result) -> str:
    """Write a row about an attack."""
    quiet, during = result["quiet"], result["during"]
    most = sorted(result["tally"].items(), key=lambda one: -one[1])[:5]
    tally = ", ".join(f"{name} {count:,}" for name, count in most)
    before, after = result["memory"]
    return (
        f"| {result['name']} | {result['database']} | {quiet[0]}, {quiet[1]} | {during[0]}, {during[1]} | "
        f"{during[1] / quiet[1]:.1f} | {before:.0f}, {after:.0f} | {tally} |"
    )
