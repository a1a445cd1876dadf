"""A process that reads inputs: python -m tests.fuzz.worker FILE. It may hang or die; whoever started it is watching.

It is told ranges of numbers on its standard input, one a line, and answers each with a line of JSON. The number it is
at stands in FILE, for when there is no answer.
"""

from __future__ import annotations

import faulthandler
import json
import resource
import signal
import struct
import sys
import time
import traceback
from collections import Counter
from mmap import mmap
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.fuzz.cases import case
from tests.fuzz.readers import READERS, Input

HANGS = 20.0  # seconds of CPU time after which an input counts as one that hangs
MEMORY = 3 << 30  # bytes of address space
NUMBER = struct.Struct("q")
FRAMES = 6  # of a traceback that are told


def main() -> None:
    """Read ranges until there are no more."""
    faulthandler.register(signal.SIGPROF, chain=True)  # say where it hangs, then die of it
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    with Path(sys.argv[1]).open("r+b") as file, mmap(file.fileno(), NUMBER.size) as at, TemporaryDirectory() as folder:
        for line in sys.stdin:
            print(json.dumps(work(json.loads(line), at, Path(folder))), flush=True)  # noqa: T201 - it is asked to


def work(asked: dict[str, list[int]], at: mmap, folder: Path) -> dict[str, object]:
    """Read the inputs of a range; count what became of them, and tell what went wrong."""
    counts: Counter[str] = Counter()
    failures: list[dict[str, object]] = []
    began = time.process_time()
    for number in range(*asked["range"]):
        if number in asked["skip"]:
            continue
        NUMBER.pack_into(at, 0, number)
        signal.setitimer(signal.ITIMER_PROF, HANGS)
        given = case(number)
        try:
            outcome = READERS[given.kind](Input(given.game, given.text, folder))
        except Exception as error:  # noqa: BLE001 - whatever it is, it should have been a sentence
            outcome = "traceback"
            failures.append({"number": number, "error": told(error)})
        counts[f"{given.kind} {given.game} {outcome}"] += 1
    signal.setitimer(signal.ITIMER_PROF, 0)
    return {"counts": counts, "failures": failures, "seconds": time.process_time() - began}


def told(error: Exception) -> str:
    """Tell an error with the last places it came from."""
    places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)]
    return f"{type(error).__name__}: {error} at {' '.join(places[-FRAMES:])}"[:2000]


if __name__ == "__main__":
    main()
