"""What an attack costs others: an innocent player's time for a move, quiet and during it; the server's memory."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from statistics import quantiles
from typing import TYPE_CHECKING

from tests.attacks.lines import HttpLine, SocketLine

if TYPE_CHECKING:
    from tests.server.player import Message

HERE = "127.0.0.1"
PAUSE = 0.12  # s between two moves, which is below the limit of messages


class Innocent:
    """Somebody who plays both seats of a table, and notes how long each move takes."""

    def __init__(self, port: int, cookie: str) -> None:
        self.port = port
        self.cookie = cookie
        self.http = HttpLine(port, cookie, HERE)
        self.times: list[float] = []  # ms
        self.table = ""

    async def play(self, seconds: float) -> list[float]:
        """Play for so long; give the time of each move."""
        line = await SocketLine.open(self.port, self.cookie, HERE)
        await line.receive()
        self.times, until = [], time.monotonic() + seconds
        while time.monotonic() < until:
            seen = await self.sit_down(line)
            while seen["sights"] and time.monotonic() < until and (move := next_move(seen)) is not None:
                seen = await self.moved(line, *move, version=version_of(seen))
                await asyncio.sleep(PAUSE)
        line.close()
        return self.times

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
        return await until(line, "table")

    async def moved(self, line: SocketLine, seat: int, action: str, version: int) -> Message:
        """Play an action; give the table after it."""
        play = {"type": "play", "table": self.table, "id": f"m{version}", "version": version, "action": action}
        began, accepted, happened = time.monotonic(), False, None
        line.send(1, json.dumps(play | {"seat": seat}).encode())
        while not accepted or happened is None:
            message = json.loads(await asyncio.wait_for(line.receive(), 120))
            assert message["type"] != "refused", message
            happened = message if message["type"] == "happened" and message["version"] > version else happened
            if message["type"] == "accepted":
                self.times.append((time.monotonic() - began) * 1000)
                accepted = True
        return dict(happened)


async def until(line: SocketLine, kind: str) -> Message:
    """Read until a message of a kind comes."""
    while (message := json.loads(await asyncio.wait_for(line.receive(), 120)))["type"] != kind:
        assert message["type"] != "refused", message
    return dict(message)


def next_move(seen: Message) -> tuple[int, str] | None:
    """Choose the first legal move of whoever has to move."""
    return next(((sight["seat"], sight["legal"][0]) for sight in seen["sights"] if sight.get("legal")), None)


def version_of(seen: Message) -> int:
    """Give the version a message shows."""
    return int(seen["table"]["version"] if seen["type"] == "table" else seen["version"])


def quantile(times: list[float], percent: int) -> float:
    """Give the time that so many percent of the moves do not exceed."""
    return round(quantiles(times, n=100, method="inclusive")[percent - 1], 1)


def memory(pid: int) -> float:
    """Give the memory of a process in MB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024
