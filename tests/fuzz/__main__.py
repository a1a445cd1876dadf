"""Read very many inputs, in processes that are watched: make fuzz-readers [COUNT=1000000].

Stopped and started again, it goes on where it was, unless the sources have changed since. At the end it writes a table
into docs/reliability.md; what went wrong it tells with the input that caused it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Lock
from typing import Any

import escapade
from tests.fuzz.cases import SEED, case
from tests.fuzz.report import write_report
from tests.fuzz.watchdog import Watchdog, batches

COUNT = 1_000_000
BATCH = 1000
MOST_TOLD = 20  # failures told on the screen; the file has all
PROGRESS = Path("build/fuzz-readers.json")
SAVING = Lock()  # each core has a thread


def main() -> int:
    """Read the inputs that are left, and write the report; the exit code says whether something went wrong."""
    asked = arguments()
    done = progress(asked.count)
    left = [batch for batch in batches(asked.count, BATCH) if f"{batch[0]}" not in done["batches"]]
    watchdogs: SimpleQueue[Watchdog] = SimpleQueue()
    for _ in range(asked.jobs):
        watchdogs.put(Watchdog())

    def read(batch: tuple[int, int]) -> None:
        watchdog = watchdogs.get()
        result = watchdog.read(*batch)
        watchdogs.put(watchdog)
        with SAVING:
            done["batches"][f"{batch[0]}"] = dict(result.counts)
            done["failures"] += result.failures
            done["seconds"] += result.seconds
        save(done)
        say(f"\r{len(done['batches']) * BATCH:,} of {asked.count:,} read, {len(done['failures'])} went wrong ")

    with ThreadPoolExecutor(asked.jobs) as pool:
        list(pool.map(read, left))
    while not watchdogs.empty():
        watchdogs.get().stop()
    counts: Counter[str] = sum((Counter(batch) for batch in done["batches"].values()), Counter())
    if asked.report:
        write_report(counts, done["seconds"], Path(asked.report))
    return tell(done["failures"])


def arguments() -> argparse.Namespace:
    """Read how many inputs, on how many cores, and where the table goes."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--count", type=int, default=COUNT)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--report", help="the file to write the table into")
    return parser.parse_args()


def progress(count: int) -> dict[str, Any]:  # Any: JSON of our own
    """Find how far it came the last time, with the same sources."""
    stamp = {"seed": SEED, "count": count, "compiled": escapade.COMPILED, "sources": fingerprint()}
    if PROGRESS.exists():
        found: dict[str, Any] = json.loads(PROGRESS.read_text(encoding="utf-8"))
        if found["stamp"] == stamp:
            return found
    return {"stamp": stamp, "batches": {}, "failures": [], "seconds": 0.0}


def fingerprint() -> str:
    """Sum up what the result depends on: the package and the fuzzer."""
    folders = [Path(escapade.__file__).parent, Path(__file__).parent]
    paths = sorted(path for folder in folders for path in folder.rglob("*.py"))
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()


def save(done: dict[str, Any]) -> None:  # Any: JSON of our own
    """Keep how far it came; half a file would be none, and so would one that two threads write at once."""
    with SAVING:
        PROGRESS.parent.mkdir(exist_ok=True)
        new = PROGRESS.with_suffix(".new")
        new.write_text(json.dumps(done), encoding="utf-8")
        new.replace(PROGRESS)


def tell(failures: list[dict[str, Any]]) -> int:  # Any: JSON of our own
    """Tell what went wrong, each kind once, with the input."""
    kinds = {failure["error"].partition(" at ")[2] or failure["error"]: failure for failure in failures}
    for failure in list(kinds.values())[:MOST_TOLD]:
        given = case(failure["number"])
        say(f"\n{given.kind} {given.game}, number {given.number}: {failure['error']}\n{given.text!r}\n")
    say(
        f"\n{len(failures)} of all inputs went wrong, in {len(kinds)} ways.\n"
        if failures
        else "\nNothing went wrong.\n"
    )
    return 1 if failures else 0


def say(text: str) -> None:
    """Tell how it goes."""
    sys.stderr.write(text)
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main())
