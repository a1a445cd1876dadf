"""`make chaos` and `make chaos-table`: random faults for some minutes, or every fault on every setup for the docs."""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tests.chaos.faults import FAULTS, Fault
from tests.chaos.setups import KINDS, Kind, Wanted, missing_program
from tests.chaos.stress import Outcome, for_minutes, stress, times
from tests.chaos.table import DOCS, Cell, read_cells, write_table

if TYPE_CHECKING:
    from collections.abc import Iterator

app = typer.Typer(help="Faults on purpose, and a check that nothing was lost, doubled or stuck.", no_args_is_help=True)
FOLDER = Path(".chaos")
RESULTS = FOLDER / "results.jsonl"


@app.command()
def run(
    minutes: Annotated[float, typer.Option(help="How long, all setups together.")] = 6,
    setup: Annotated[list[str] | None, typer.Option(help=f"{', '.join(KINDS)}; all by default.")] = None,
    fault: Annotated[list[str] | None, typer.Option(help="Only these; all that apply by default.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same order of faults.")] = "",
) -> None:
    """Inflict random faults while scripted players play, then check the store and everything they heard."""
    seed = seed or f"{random.SystemRandom().getrandbits(32):08x}"
    kinds = [kind for kind in KINDS if setup is None or kind in setup]
    typer.echo(f"seed {seed}")
    failed = False
    for kind in kinds:
        wanted = everything(kind)
        say_missing(missing_program(kind, wanted))
        luck = random.Random(f"{seed} {kind}")
        faults = [one for one in FAULTS if applies(one, kind, wanted) and (not fault or one.name in fault)]
        chosen = for_minutes(lambda luck=luck, faults=faults: luck.choice(faults), minutes / len(kinds))  # type: ignore[misc]
        outcome = stress(kind, wanted, said(chosen), FOLDER / kind, f"{seed} {kind}")
        report(outcome, time.strftime("%H:%M:%S"))
        failed = failed or bool(outcome.failures())
    if failed:
        raise SystemExit(1)


@app.command()
def table(
    *,
    again: Annotated[bool, typer.Option(help="Also repeat cells that failed.")] = False,
    fresh: Annotated[bool, typer.Option(help="Begin anew.")] = False,
    only: Annotated[str, typer.Option(help="Only faults whose name contains this.")] = "",
    setup: Annotated[list[str] | None, typer.Option(help="Only these setups.")] = None,
) -> None:
    """Inflict every fault on every setup as often as promised; go on where the last run ended, and write the docs."""
    FOLDER.mkdir(exist_ok=True)
    if fresh:
        RESULTS.unlink(missing_ok=True)
    cells = read_cells(RESULTS)
    for fault in FAULTS:
        for kind in fault.kinds:
            known = cells.get((fault.name, kind))
            finished = known is not None and (known.ok or not again)
            if finished or only not in fault.name or (setup and kind not in setup):
                continue
            cells[fault.name, kind] = cell = measure(fault, kind)
            with RESULTS.open("a") as file:
                file.write(json.dumps(cell.as_json()) + "\n")
    write()


@app.command()
def write() -> None:
    """Write the table of what was measured so far into the docs."""
    cells = read_cells(RESULTS)
    write_table(DOCS, cells)
    failed = [cell for cell in cells.values() if not cell.ok]
    typer.echo(f"{DOCS}: {len(cells)} cells, {len(failed)} with failures")


def measure(fault: Fault, kind: Kind) -> Cell:
    """Inflict one fault on one setup as often as promised."""
    say_missing(missing_program(kind, fault.wanted))
    began = time.monotonic()
    folder = FOLDER / re.sub("[^a-z0-9]+", "-", f"{kind} {fault.name}".lower())
    outcome = stress(kind, fault.wanted, times(fault, fault.times), folder, f"{fault.name} {kind}")
    report(outcome, fault.name)
    if not outcome.failures():
        shutil.rmtree(folder)
    return Cell.of(fault.name, outcome, datetime.now(UTC).date().isoformat(), commit(), time.monotonic() - began)


def everything(kind: Kind) -> Wanted:
    """Ask for all that this machine can do to a setup."""
    root = missing_program(kind, Wanted(small_disk=True)) == ""
    nodes = kind == "nodes"
    dask = nodes and missing_program(kind, Wanted(dask=True)) == ""
    return Wanted(dask=dask, proxies=nodes, small_disk=root, clock=missing_program(kind, Wanted(clock=True)) == "")


def applies(fault: Fault, kind: Kind, wanted: Wanted) -> bool:
    """Whether a fault can be inflicted on a setup as it was started."""
    needs = fault.wanted
    able = (wanted.dask or not needs.dask) and (wanted.proxies or not needs.proxies)
    able = able and (wanted.small_disk or not needs.small_disk) and (wanted.clock or not needs.clock)
    on_tmpfs = kind == "sqlite" and wanted.small_disk  # which knows no immutable files
    return able and kind in fault.kinds and not (on_tmpfs and fault.name == "database read-only")


def said(faults: Iterator[Fault]) -> Iterator[Fault]:
    """Return what is inflicted."""
    for fault in faults:
        typer.echo(f"  {time.strftime('%H:%M:%S')} {fault.name}")
        yield fault


def report(outcome: Outcome, title: str) -> None:
    """Say what became of a run; keep everything of one that failed."""
    failures = outcome.failures()
    verdict = f"{len(failures)} FAILURES" if failures else "nothing lost, doubled or stuck"
    faults = sum(outcome.faults.values())
    typer.echo(
        f"{title} on {outcome.setup}: {faults} faults, {outcome.acknowledged} moves acknowledged, {outcome.entries} "
        f"entries at {outcome.tables} tables, longest pause {outcome.longest_pause} s, ended in {outcome.shutdown} s: "
        f"{verdict}"
    )
    for text in failures[:12]:
        typer.echo(f"    {text[:400]}")
    for text, count in sorted(outcome.oddities.items(), key=lambda one: -one[1])[:5]:
        typer.echo(f"    refused {count} times: {text}")
    sys.stdout.flush()


def say_missing(sentence: str) -> None:
    """End where something is not installed."""
    if sentence:
        raise SystemExit(f"chaos: {sentence}")


def commit() -> str:
    """Return the name of the commit that was measured."""
    git = shutil.which("git")
    if git is None:
        return ""
    done = subprocess.run([git, "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return done.stdout.strip()


if __name__ == "__main__":
    app()
