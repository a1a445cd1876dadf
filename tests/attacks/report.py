"""The tables of attacks in docs/reliability.md, written from the latest results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.results import measured, write_between

if TYPE_CHECKING:
    from pathlib import Path

    from tests.results import Result, Results

BEGIN = "<!-- attacks: written by `make attacks` -->"
END = "<!-- end of attacks -->"
FUZZ_HEAD = """\
| fuzzing | requests | frames | 500s, broken sockets | tracebacks | memory: begin, half, end (MB) |
|---|---:|---:|---:|---:|---|"""
ABUSE_HEAD = """\
| attack | database | moves, quiet and during | p50, p99 quiet (ms) | p50, p99 during | p99 ratio (each round) \
| server busy, quiet → during | memory (MB) | the attacker got |
|---|---|---:|---|---|---|---|---|---|"""


def write_tables(results: Results, docs: Path) -> None:
    """Put the latest result of each attack on each database between the marks."""
    found = list(results.latest().values())
    fuzzed = [one for one in found if one["kind"] == "fuzz"]
    abused = [one for one in found if one["kind"] == "abuse" and "ratios" in one]
    lines = [
        "Fuzzing. " + measured(fuzzed), FUZZ_HEAD, *[fuzz_row(one) for one in fuzzed], "",
        "Abuse. " + measured(abused), ABUSE_HEAD, *[abuse_row(one) for one in abused],
    ]  # fmt: skip
    write_between(docs, BEGIN, END, "\n".join(lines))


def fuzz_row(result: Result) -> str:
    """Write a row about fuzzing."""
    memory = ", ".join(f"{size:.0f}" for size in result["memory"])
    counts = f"{result['requests']:,} | {result['frames']:,} | {result['faults']} | {result['tracebacks']}"
    return f"| {result['database']} | {counts} | {memory} |"


def abuse_row(result: Result) -> str:
    """Write a row about an attack."""
    quiet, during = ([f"{one:.1f}" for one in result[phase]] for phase in ("quiet", "during"))
    most = sorted(result["tally"].items(), key=lambda one: -one[1])[:5]
    tally = ", ".join(f"{name} {count:,}" for name, count in most)
    rounds = ", ".join(f"{one:.1f}" for one in result["ratios"])
    busy = " → ".join(f"{100 * one:.0f} %" for one in result["busy"])
    moves = ", ".join(f"{one:,}" for one in result["moves"])
    memory = ", ".join(f"{one:.0f}" for one in result["memory"])
    return (
        f"| {result['name']} | {result['database']} | {moves} | {', '.join(quiet)} | {', '.join(during)} | "
        f"**{result['ratio']:.1f}** ({rounds}) | {busy} | {memory} | {tally} |"
    )
