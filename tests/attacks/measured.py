"""Measures what an attack costs others: innocent players' response times, with and without it; CPU and memory."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections import defaultdict
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING

from tests.attacks.lines import HttpLine, SocketLine

if TYPE_CHECKING:
    from tests.server.player import Message

PAUSE = 0.12  # s between two moves, which is below the limit of messages
PHASES = ("quiet", "during")


class Watch:
    """Notes how long moves take and how much the server works, phase by phase and round by round."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.phase: tuple[str, int] | None = None
        self.times: defaultdict[tuple[str, int], list[float]] = defaultdict(list)  # ms
        self.busy: defaultdict[str, list[float]] = defaultdict(list)  # the server's share of a core
        self.loads: list[float] = []  # of the machine
        self.over = asyncio.Event()

    async def measure(self, phase: str, number: int, seconds: float) -> None:
        """Note what happens for so long."""
        self.phase = phase, number
        began, worked = time.monotonic(), processor_time(self.pid)
        await asyncio.sleep(seconds)
        self.busy[phase].append((processor_time(self.pid) - worked) / (time.monotonic() - began))
        self.loads.append(os.getloadavg()[0])
        self.phase = None

    def note(self, began: float, phase: tuple[str, int] | None) -> None:
        """Note a move that was begun in a phase; it counts there however long it took."""
        if phase is not None:
            self.times[phase].append((time.monotonic() - began) * 1000)

    def summary(self) -> dict[str, object]:
        """Return all rounds together, and the p99 ratio round by round."""
        rounds = sorted({number for _, number in self.times})
        pooled = {phase: [one for number in rounds for one in self.times[phase, number]] for phase in PHASES}
        ratios = [
            quantile(self.times["during", number], 99) / quantile(self.times["quiet", number], 99) for number in rounds
        ]
        return {
            **{phase: [quantile(pooled[phase], 50), quantile(pooled[phase], 99)] for phase in PHASES},
            "moves": [len(pooled[phase]) for phase in PHASES],
            "ratio": round(quantile(pooled["during"], 99) / quantile(pooled["quiet"], 99), 2),
            "ratios": [round(one, 2) for one in ratios],
            "busy": [round(median(self.busy[phase]), 3) for phase in PHASES],
            "load": round(median(self.loads), 1),
        }


class Innocent:
    """Somebody who plays both seats of a table, game after game, and notes how long each move takes."""

    def __init__(self, port: int, cookie: str, address: str, watch: Watch) -> None:
        self.port = port
        self.cookie = cookie
        self.address = address
        self.watch = watch
        self.http = HttpLine(port, cookie, address)
        self.table = ""

    async def play(self) -> None:
        """Play until the measurement is over."""
        line = await SocketLine.open(self.port, self.cookie, self.address)
        await line.receive()
        while not self.watch.over.is_set():
            seen = await self.sit_down(line)
            while not self.watch.over.is_set() and seen["views"] and (move := next_move(seen)) is not None:
                seen = await self.moved(line, *move, version=int(seen["version"]))
                await asyncio.sleep(PAUSE)
        line.close()

    async def sit_down(self, line: SocketLine) -> Message:
        """Open a table for two seats of one person, start it, and look at it."""
        self.http.close()  # it may have been closed since the last game
        form = {"game": "cartagena", "seats": [{"who": "me"}, {"who": "me", "name": "Other"}], "public": False}
        status, answer = await self.http.ask("POST", "/api/tables", [], json.dumps(form).encode())
        assert status == 201, answer
        self.table = json.loads(answer)["id"]
        status, answer = await self.http.ask("POST", f"/api/tables/{self.table}/start", [], b"")
        assert status == 200, answer
        line.send(1, json.dumps({"type": "watch", "table": self.table}).encode())
        return await until(line, "snapshot")

    async def moved(self, line: SocketLine, seat: int, action: str, version: int) -> Message:
        """Play an action; return the table after it."""
        play = {"type": "play", "table": self.table, "id": f"m{version}", "version": version, "action": action}
        began, phase, accepted, happened = time.monotonic(), self.watch.phase, False, None
        line.send(1, json.dumps(play | {"seat": seat}).encode())
        while not accepted or happened is None:
            message = json.loads(await asyncio.wait_for(line.receive(), 120))
            assert message["type"] != "refused", message
            happened = message if message["type"] == "update" and message["version"] > version else happened
            if message["type"] == "accepted":
                self.watch.note(began, phase)
                accepted = True
        return dict(happened)


async def until(line: SocketLine, kind: str) -> Message:
    """Read until a message of a kind comes."""
    while (message := json.loads(await asyncio.wait_for(line.receive(), 120)))["type"] != kind:
        assert message["type"] != "refused", message
    return dict(message)


def next_move(seen: Message) -> tuple[int, str] | None:
    """Choose the first legal move of whoever has to move."""
    return next(((sight["seat"], sight["legal"][0]) for sight in seen["views"] if sight.get("legal")), None)


def quantile(times: list[float], percent: int) -> float:
    """Return the time that so many percent of the moves do not exceed."""
    return round(quantiles(times, n=100, method="inclusive")[percent - 1], 1)


def memory(pid: int) -> float:
    """Return the memory of a process in MB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def processor_time(pid: int) -> float:
    """Return the seconds of a processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
