"""Whoever starts the workers and watches them: what hangs or dies is told with the input that caused it."""

from __future__ import annotations

import json
import signal
import struct
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import NamedTemporaryFile
from threading import Timer
from typing import TYPE_CHECKING, Any

from tests.fuzz.cases import case

if TYPE_CHECKING:
    from collections.abc import Iterator

NUMBER = struct.Struct("q")
NOWHERE = -1  # before the first input
HANG, CRASH = "hang", "crash"
SILENCE = 1800.0  # seconds after which a worker that says nothing is ended; one that computes for long ends itself
WORKER = (sys.executable, "-m", "tests.fuzz.worker")


@dataclass
class Result:
    """What became of a range of inputs."""

    counts: Counter[str] = field(default_factory=Counter)
    failures: list[dict[str, Any]] = field(default_factory=list)  # Any: a number and texts
    seconds: float = 0.0  # of CPU time


class Watchdog:
    """One worker at a time, started anew whenever one is gone."""

    def __init__(self, command: tuple[str, ...] = WORKER) -> None:
        self.command = command
        self.at = NamedTemporaryFile(prefix="fuzz-", suffix=".at")  # noqa: SIM115 - it lives as long as we do
        self.worker: subprocess.Popen[str] | None = None

    def read(self, first: int, end: int) -> Result:
        """Have a range of inputs read, however often the worker dies of one."""
        deaths: list[dict[str, Any]] = []  # Any: a number and two texts
        while True:
            skip = [death["number"] for death in deaths]
            answer = self.ask({"range": [first, end], "skip": skip})
            if answer is not None:
                counts = Counter(answer["counts"]) + Counter(map(named, deaths))
                return Result(counts, [*answer["failures"], *deaths], answer["seconds"])
            deaths.append(self.death())

    def ask(self, question: dict[str, object]) -> dict[str, Any] | None:  # Any: JSON of our own
        """Ask the worker; nothing if it dies of it."""
        worker = self.worker or self.start()
        assert worker.stdin is not None
        assert worker.stdout is not None
        alarm = Timer(SILENCE, worker.kill)
        alarm.start()
        try:
            worker.stdin.write(f"{json.dumps(question)}\n")
            worker.stdin.flush()
            line = worker.stdout.readline()
        except BrokenPipeError:
            line = ""
        finally:
            alarm.cancel()
        return json.loads(line) if line else None

    def start(self) -> subprocess.Popen[str]:
        """Start a worker."""
        Path(self.at.name).write_bytes(NUMBER.pack(NOWHERE))
        self.worker = subprocess.Popen(
            [*self.command, self.at.name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        return self.worker

    def death(self) -> dict[str, Any]:  # Any: a number and two texts
        """Say of what the worker died."""
        code = self.gone()
        number = NUMBER.unpack(Path(self.at.name).read_bytes())[0]
        if number == NOWHERE:
            raise RuntimeError("a worker cannot be started")
        end = HANG if code in (-signal.SIGPROF, -signal.SIGKILL) else CRASH
        reason = signal.Signals(-code).name if code < 0 else f"exit code {code}"
        return {"number": number, "end": end, "error": f"{end} ({reason})"}

    def stop(self) -> None:
        """End the worker."""
        if self.worker is not None:
            self.worker.kill()
            self.gone()
        self.at.close()

    def gone(self) -> int:
        """Wait for the end of the worker, and give its exit code."""
        assert self.worker is not None
        with self.worker as worker:  # closes its pipes, too
            self.worker = None
        return worker.returncode


def named(death: dict[str, Any]) -> str:  # Any: a number and two texts
    """Return the name of the reader that somebody died in, and how, as a worker counts."""
    given = case(death["number"])
    return f"{given.kind} {given.game} {death['end']}"


def batches(count: int, size: int) -> Iterator[tuple[int, int]]:
    """Split so many inputs into ranges."""
    for first in range(0, count, size):
        yield first, min(first + size, count)
