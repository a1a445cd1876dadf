"""`make attacks`: fuzzing and abuse on each database, with somebody innocent beside; writes docs/reliability.md."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer

from escapade.server.api.connection_limits import allow_more_files
from tests.attacks.abuse import SCENARIOS, Attack, abused
from tests.attacks.fuzzing import Target, fuzz_http, fuzz_socket, tracebacks
from tests.attacks.measured import memory
from tests.attacks.report import write_tables
from tests.results import RELIABILITY, Results
from tests.server.running import Postgres, Running

FOLDER = Path(".attacks")
RESULTS = Results(FOLDER / "results.jsonl", ("kind", "database", "name"))
OPEN_FILES = 1024  # of a server under attack
DATABASES = ("sqlite", "postgresql")

app = typer.Typer(help="Attacks on a server of its own, and what they cost others.", no_args_is_help=True)


def started(kind: str, files: ExitStack, log: Path, **settings: str) -> Running:
    """Start a server on a new database."""
    if kind == "postgresql":
        cluster = Postgres()
        files.callback(cluster.stop)
        database = cluster.database()
    else:
        database = f"sqlite:///{files.enter_context(tempfile.TemporaryDirectory())}/escapade.db"
    log.unlink(missing_ok=True)
    return files.enter_context(Running(database, log=log, **settings))


@app.command()
def fuzz(database: str, requests: int = 100_000, frames: int = 200_000, seed: int = 1, *, again: bool = False) -> None:
    """Send hostile requests and frames, in two halves, and keep what came of it."""
    if not again and RESULTS.known("fuzz", database, f"{requests}+{frames}"):
        return
    FOLDER.mkdir(exist_ok=True)
    log, began = FOLDER / f"fuzz-{database}.log", time.monotonic()
    with ExitStack() as files:
        running = started(database, files, log)
        target, luck = Target(running), random.Random(seed)
        warm_up = [asyncio.run(fuzz_http(target, luck, 2000)), asyncio.run(fuzz_socket(target, luck, 2000))]
        faults, sizes = [fault for one in warm_up for fault in one.faults], [memory(running.process.pid)]
        sent = {"requests": 0, "frames": 0}
        for _ in range(2):
            for kind, attack, count in (("requests", fuzz_http, requests // 2), ("frames", fuzz_socket, frames // 2)):
                found = asyncio.run(attack(target, luck, count))
                sent[kind] += found.sent
                faults += found.faults
                typer.echo(f"{database}: {found.sent} {kind}, {dict(found.answers.most_common(8))}")
            sizes.append(memory(running.process.pid))
    errors = tracebacks(log.read_text())
    RESULTS.keep(
        {
            "kind": "fuzz", "database": database, "name": f"{requests}+{frames}", **sent, "faults": len(faults),
            "tracebacks": len(errors), "memory": [round(size, 1) for size in sizes],
            "seconds": round(time.monotonic() - began),
        }
    )  # fmt: skip
    for fault in [*faults, *errors][:20]:
        typer.echo(fault)
    if faults or errors:
        raise SystemExit(1)


@app.command()
def abuse(
    database: str,
    seconds: Annotated[float, typer.Option(help="Of quiet, and of attack, in each round.")] = 5,
    rounds: int = 4,
    only: Annotated[str, typer.Option(help="Words to be found in the attack's name.")] = "",
    *,
    again: Annotated[bool, typer.Option(help="Also what was measured with these sources already.")] = False,
) -> None:
    """Abuse the server in every way we know, and measure what it costs people who do no harm."""
    FOLDER.mkdir(exist_ok=True)
    failed = False
    for name in SCENARIOS:
        if only not in name or (not again and RESULTS.known("abuse", database, name)):
            continue
        log = FOLDER / f"abuse-{database}.log"
        with ExitStack() as files:
            running = started(database, files, log, ESCAPADE_GENEROUS="no", ESCAPADE_LINE_TIMEOUT="5")
            resource.prlimit(running.process.pid, resource.RLIMIT_NOFILE, (OPEN_FILES, OPEN_FILES))
            outcome = asyncio.run(abused(running, name, seconds, rounds))
        errors = tracebacks(log.read_text())
        RESULTS.keep({"kind": "abuse", "database": database, "name": name, "tracebacks": len(errors), **outcome})
        typer.echo(f"{database}: {name}: {outcome}")
        failed = failed or bool(errors)
        for error in errors[:5]:
            typer.echo(error)
    if failed:
        raise SystemExit(1)


@app.command(hidden=True)
def strike(name: str, port: int, table: str, cookies: list[str]) -> None:
    """Attack for as many seconds as each line of the input says, and write down what came of it."""
    allow_more_files()
    typer.echo("ready")
    for line in sys.stdin:
        typer.echo(json.dumps(asyncio.run(SCENARIOS[name](Attack(port, float(line), table, cookies)))))


@app.command()
def table() -> None:
    """Write the latest results into docs/reliability.md."""
    write_tables(RESULTS, RELIABILITY)


if __name__ == "__main__":
    app()
