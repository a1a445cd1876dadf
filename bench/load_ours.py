"""Load on Escapade's server: 250 tables of four people, every move stored before it is sent."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
from typing import TYPE_CHECKING

import httpx
import msgspec
import uvloop

from bench.load import SEATS, Measured, measure, memory
from bench.websocket_client import dial

if TYPE_CHECKING:
    from bench.websocket_client import Line

_AGAIN = 0.25  # s until a move is sent again
_TRY_AGAIN = ("store-away", "not-stored", "stale")  # stale: another node has just told us more
QUICK = {"ESCAPADE_GENEROUS": "yes", "ESCAPADE_BOT_PAUSE": "0"}


class _Sight(msgspec.Struct):
    """The fields of a snapshot that a player needs."""

    seat: int | None
    legal: list[str] = []


class _Told(msgspec.Struct):
    """The fields of a message that a player needs."""

    type: str
    version: int = 0
    id: str = ""
    code: str = ""
    says: object = ""  # a refusal's sentence, or the lines of the log
    views: list[_Sight] = []


class Ours:
    """A player at one of our tables."""

    def __init__(self, line: Line, table: str, measured: Measured, luck: random.Random, *, draw: bool = False) -> None:
        self.line, self.table, self.measured, self.luck, self.draw = line, table, measured, luck, draw
        self.read = msgspec.json.Decoder(_Told).decode
        self.last = json.dumps({"type": "watch", "table": table, "draw": draw})  # what was said

    def begin(self) -> None:
        """Watch the table, and move whenever something is legal."""
        self.line.hear = self.hear
        self.line.send(self.last)

    def hear(self, text: bytes) -> None:
        """Count a message and answer it."""
        self.measured.heard(len(text))
        self.take(self.read(text))

    def take(self, told: _Told) -> None:
        """Answer one message."""
        if told.type == "accepted":
            self.measured.answered(f"{self.table} {told.id}")
        elif told.code in _TRY_AGAIN:
            self.measured.tried_again += 1
            asyncio.get_running_loop().call_later(_AGAIN, self.line.send, self.last)
        elif told.type == "refused":
            self.measured.wrong = str(told.says)
        elif told.views and told.views[0].legal:
            self.move(told.version, self.luck.choice(told.views[0].legal))

    def move(self, version: int, action: str) -> None:
        """Play one action."""
        self.measured.start(f"{self.table} {version}")
        play = {"type": "play", "table": self.table, "id": str(version), "version": version, "action": action}
        self.last = json.dumps(play)
        if not self.line.transport.is_closing():
            self.line.send(self.last)


async def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser()
    options.add_argument("--tables", type=int, default=250)
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--core", default="0")
    options.add_argument("--draw", action="store_true", help="watch with pictures, as the page does")
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | QUICK | {"ESCAPADE_DATABASE": f"sqlite:///{folder}/bench.db"}
        command = ["taskset", "-c", given.core, sys.executable, "-m", "escapade.server", "serve", "--port", "0"]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)  # noqa: ASYNC220, S603 - our own
        assert process.stdout is not None
        port = int(process.stdout.readline().rstrip("/\n").rpartition(":")[2])
        try:
            found = await run(process.pid, f"127.0.0.1:{port}", given.tables, given.seconds, draw=given.draw)
        finally:
            process.terminate()
            process.wait(30)
    json.dump(found, sys.stdout)


async def run(pid: int, address: str, tables: int, seconds: float, *, draw: bool = False) -> dict[str, float]:
    """Seat everybody, measure the server's memory, and let them play."""
    luck = random.Random(1)  # noqa: S311 - for moves
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
        await _ready(http)
        weights = [memory(pid)]
        opened = [await _open_table(http) for _ in range(tables)]
        weights.append(memory(pid))
    measured = Measured()
    seats = [(table, cookie) for table, cookies in opened for cookie in cookies]
    lines = [
        await dial(address, "/api/socket", {"Cookie": cookie}, f"127.1.{number >> 8}.{number & 255}")
        for number, (_, cookie) in enumerate(seats)
    ]
    players = [Ours(line, table, measured, luck, draw=draw) for line, (table, _) in zip(lines, seats, strict=True)]
    weights.append(memory(pid))
    found = await measure([pid], players, measured, warm=3, seconds=seconds)
    return found | {
        "KB a table": (weights[1] - weights[0]) / tables / 1024,
        "KB a socket": (weights[2] - weights[1]) / tables / SEATS / 1024,
        "MB in all": memory(pid) / 2**20,
    }


async def _ready(http: httpx.AsyncClient) -> None:
    """Wait until the server answers, and warm it up with one table."""
    for _ in range(600):
        try:
            await http.get("/health")
            break
        except httpx.TransportError:
            await asyncio.sleep(0.1)
    await _open_table(http)


async def _open_table(http: httpx.AsyncClient) -> tuple[str, list[str]]:
    """Open a table, seat four guests and start; return their cookies."""
    cookies = []
    for _ in range(SEATS):
        http.cookies.clear()
        await http.post("/api/me", json={})
        cookies.append(f"escapade={http.cookies['escapade']}")
    http.cookies.clear()
    table = ""
    for seat, cookie in enumerate(cookies):
        if seat == 0:
            seats = [{"who": "me"}, *[{"who": "open"}] * (SEATS - 1)]
            answer = await http.post(
                "/api/tables", json={"game": "cartagena", "seats": seats, "hold": 0}, headers={"Cookie": cookie}
            )
            table = answer.json()["id"]
        else:
            await http.post(f"/api/tables/{table}/sit", json={}, headers={"Cookie": cookie})
    (await http.post(f"/api/tables/{table}/start", headers={"Cookie": cookies[0]})).raise_for_status()
    return table, cookies


if __name__ == "__main__":
    uvloop.run(main())
