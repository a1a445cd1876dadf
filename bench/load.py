"""Load for a table server: many tables of four whose players move as soon as they may, and what that costs."""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.websocket_client import Line

SEATS = 4
PERCENT = 100
_PAGE = 4096  # bytes


@dataclass
class Measured:
    """When moves were sent and acknowledged."""

    sent: dict[str, float] = field(default_factory=dict)
    took: list[float] = field(default_factory=list)  # s
    received: int = 0  # bytes
    messages: int = 0
    counting: bool = False
    tried_again: int = 0  # moves sent again because the store did not answer in time
    wrong: str = ""  # the first thing that should not have happened

    def start(self, move: str) -> None:
        """Note that a move leaves."""
        self.sent[move] = time.perf_counter()

    def answered(self, move: str) -> None:
        """Note that a move is acknowledged."""
        began = self.sent.pop(move, None)
        if began is not None and self.counting:
            self.took.append(time.perf_counter() - began)

    def heard(self, size: int) -> None:
        """Note a message."""
        if self.counting:
            self.received += size
            self.messages += 1


class Player(Protocol):
    """A player on a socket who moves whenever it is their turn."""

    line: Line

    def begin(self) -> None:
        """Connect; from then on every message may be answered with a move."""


async def measure(  # noqa: PLR0913 - who plays, on what, and for how long
    pids: Sequence[int],
    players: Sequence[Player],
    measured: Measured,
    warm: float,
    seconds: float,
    *,
    begin: bool = True,
) -> dict[str, float]:
    """Let everybody play; after a warm-up, count for some seconds."""
    if begin:
        for player in players:
            player.begin()
    await asyncio.sleep(warm)
    measured.counting = True
    began, busy = time.perf_counter(), sum(map(processor_time, pids))
    await asyncio.sleep(seconds)
    took, busy = time.perf_counter() - began, sum(map(processor_time, pids)) - busy
    measured.counting = False
    for player in players:
        player.line.transport.abort()
    if measured.wrong:
        raise AssertionError(measured.wrong)
    cuts = quantiles(measured.took, n=PERCENT)
    return {
        "moves/s": len(measured.took) / took,
        "p50 ms": cuts[49] * 1000,
        "p99 ms": cuts[98] * 1000,
        "bytes told a move": measured.received / len(measured.took),
        "moves a CPU second": len(measured.took) / busy,
        "server, share of a core": busy / took,
        "tried again": measured.tried_again,
    }


def processor_time(pid: int) -> float:
    """Return the CPU seconds a process has used; other load does not change that."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Return the memory of a process in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE
