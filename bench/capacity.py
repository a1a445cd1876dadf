"""Measures how much a server can carry: tables, long games, two nodes, and a start with thousands of tables.

python -m bench.capacity [--fresh] [--only tables|length|nodes|start] [--beside FOLDER]

Each measurement runs in its own process; results are in .bench/load.jsonl and are not measured again. The tables and
the plot go into docs/. With `--beside`, nodes and starts are also measured with the escapade package in another folder
(an older one), in turn.
"""

from __future__ import annotations

import argparse
import datetime as dt
import json
import os
import sys
from itertools import product
from statistics import median
from typing import TYPE_CHECKING

from rich.console import Console

from bench.plot import Series, plot
from bench.process import ROOT, Failed, output, write_section

if TYPE_CHECKING:
    from collections.abc import Iterator

_Figures = dict[str, float]
_RESULTS = ROOT / ".bench/load.jsonl"
_PLOT = ROOT / "docs/load-tables.svg"
_COUNTS = (100, 500, 1000, 2500, 5000)
_PACE = 10.0  # s a player thinks in the measurement of many tables
_LENGTHS = (20, 100, 300, 600)
_ROUNDS = 2
_USES = {"full use": 0.0, "400 people who think for 0.3 s": 0.3, "400 people who hardly play": 40.0}  # s of thinking
_SETUPS = {
    "SQLite, 1 node": ("--database", "sqlite"),
    "PostgreSQL, 1 node": ("--database", "postgresql"),
    "PostgreSQL, 2 nodes, a table's people at one of them": ("--database", "postgresql", "--nodes", "2", "--together"),
    "PostgreSQL, 2 nodes, every table's people at both": ("--database", "postgresql", "--nodes", "2"),
}


def _cells(*, beside: bool) -> Iterator[tuple[str, str, int, list[str]]]:
    """List the measurements: part, name, round, command."""
    load = ["bench.stored_load"]
    for count in _COUNTS:
        pace = ["--tables", str(count), "--pace", str(_PACE), "--warm", "20", "--seconds", "10"]
        yield "tables", str(count), 0, [*load, *pace]
    for moves in _LENGTHS:
        yield (
            "length",
            str(moves),
            0,
            [*load, "--tables", "100", "--moves", str(moves), "--pace", "1", "--seconds", "8"],
        )
    cores = ["--core", "0", "--rest", "1"]  # the nodes have one core together, however many there are
    for number, (use, seconds) in product(range(_ROUNDS), _USES.items()):
        for name, options in _SETUPS.items():
            wanted = ["--tables", "100", "--pace", str(seconds), "--warm", "8", "--seconds", "8"]
            nodes = [*load, *cores, *wanted, *options]
            yield "nodes", f"{name}: {use}", number, nodes
            if beside:
                yield "nodes", f"{name}: {use}, before", number, nodes
    for name in ("", *([", before"] if beside else [])):
        yield "start", f"SQLite{name}", 0, ["bench.start"]


def main() -> None:
    """Measure what is missing, and report."""
    options = argparse.ArgumentParser(prog="python -m bench.capacity", description=__doc__)
    options.add_argument("--fresh", action="store_true", help="forget what was measured before")
    options.add_argument("--only", choices=["tables", "length", "nodes", "start"])
    options.add_argument(
        "--beside", default="", metavar="FOLDER", help="the folder of an older package, to compare with"
    )
    given = options.parse_args()
    _RESULTS.parent.mkdir(exist_ok=True)
    if given.fresh:
        _RESULTS.unlink(missing_ok=True)
    console, found = Console(stderr=True), _known()
    for part, name, number, command in _cells(beside=bool(given.beside)):
        if (part, name, number) in found or given.only not in (None, part):
            continue
        path = {"PYTHONPATH": given.beside} if name.endswith(", before") else {}
        try:
            figures: _Figures = json.loads(output([sys.executable, "-m", *command], path))
        except Failed as failed:
            console.print(f"{part}, {name}: {failed.reason}", style="red")
            continue
        figures["load of the machine"] = os.getloadavg()[0]
        line = {"part": part, "name": name, "round": number, "day": str(_today()), "figures": figures}
        with _RESULTS.open("a") as file:
            file.write(json.dumps(line) + "\n")
        console.print(f"{part}, {name}: {figures}")
    _report()


def _today() -> dt.date:
    """Return the day."""
    return dt.datetime.now(tz=dt.UTC).date()


def _known() -> dict[tuple[str, str, int], _Figures]:
    """Read the results so far."""
    lines = _RESULTS.read_text().splitlines() if _RESULTS.exists() else []
    return {(one["part"], one["name"], one["round"]): one["figures"] for one in map(json.loads, lines)}


def _middle(part: str) -> dict[str, _Figures]:
    """Return the medians of all rounds of one part, by name."""
    rounds: dict[str, list[_Figures]] = {}
    for (where, name, _), figures in _known().items():
        if where == part:
            rounds.setdefault(name, []).append(figures)
    return {name: {key: median([one[key] for one in them]) for key in them[0]} for name, them in rounds.items()}


def _table(first: str, rows: dict[str, _Figures], columns: dict[str, str]) -> list[str]:
    """Write a table: a column for each figure, in its own format."""
    lines = [f"| {first} | {' | '.join(columns)} |", f"|---|{'---:|' * len(columns)}"]
    for name, figures in rows.items():
        values = [f"{figures[key]:{form}}" if key in figures else "" for key, form in columns.items()]
        lines.append(f"| {name} | {' | '.join(values)} |")
    return [*lines, ""]


def _report() -> None:
    """Write the tables and the plot."""
    usual = {"moves/s": ",.0f", "p50 ms": ".1f", "p99 ms": ".1f", "server, share of a core": ".2f"}
    memory, load = {"MB in all": ",.0f"}, {"load of the machine": ".0f"}
    times = {"moves/s": ",.0f", "p50 ms": ".0f", "p99 ms": ".0f"}
    nodes_share = {"server, share of a core": ".2f"}
    shares = {"PostgreSQL, share of a core": ".2f", "Redis, share of a core": ".2f", "load, share of a core": ".2f"}
    again = {"moves a CPU second": ",.0f", "tried again": ",.0f"}
    tables, nodes = _middle("tables"), _middle("nodes")
    start = {"answers after, s": ".2f", "all tables go on after, s": ".2f", "CPU, s": ".2f"}
    text = [
        *_table("tables", tables, usual | memory | load),
        "![Memory and p99 against tables](load-tables.svg)",
        "",
        *_table("moves played before", _middle("length"), usual | memory | load),
        *_table("setup and use", nodes, times | again | nodes_share | shares),
        *_table("5,000 finished, 500 running", _middle("start"), start | load),
    ]
    write_section("load", "make bench-load", "\n".join(text).rstrip())
    if tables:
        xs = [float(name) for name in tables]
        lines = [Series(f"{key}", xs, [one[key] for one in tables.values()]) for key in ("MB in all", "p99 ms")]
        _PLOT.write_text(plot("Memory and p99 against the number of tables", "tables of four", lines))


if __name__ == "__main__":
    main()
