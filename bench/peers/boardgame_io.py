"""The same load on boardgame.io's own server from npm: a small game that sends as many bytes per move as ours."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket as sockets
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import uvloop

from bench.load import SEATS, Measured, measure, memory
from bench.websocket_client import dial

if TYPE_CHECKING:
    from bench.websocket_client import Line

FOLDER = Path(__file__).parent / "boardgame"
_GAME = "race"
_EVENT = f"42/{_GAME},"
_WELCOME = f"40/{_GAME},".encode()


class _Theirs:
    """A player at one of their tables, over socket.io."""

    def __init__(self, line: Line, match: str, seat: str, measured: Measured) -> None:
        self.line, self.match, self.seat, self.measured = line, match, seat, measured
        self.luck = random.Random(f"{match}{seat}")  # noqa: S311 - for moves
        self.waiting = ""

    def begin(self) -> None:
        """Connect as socket.io does, then move whenever it is our turn."""
        self.line.hear = self.hear
        self.line.send(f"40/{_GAME},")

    def hear(self, text: bytes) -> None:
        """Answer one message."""
        if text == b"2":
            self.line.send("3")
        elif text.startswith(_WELCOME):
            self.line.send(_EVENT + json.dumps(["sync", self.match, self.seat, None, SEATS]))
        elif text.startswith(_EVENT.encode()):
            self.measured.heard(len(text))
            self.take(msgspec.json.decode(text[len(_EVENT) :]))

    def take(self, event: list[Any]) -> None:
        """Handle one event: the whole state first, then a state or a patch for each move."""
        kind, _, *rest = event
        if kind == "sync":
            self.turn(rest[0]["state"])
        elif kind == "update":
            if self.waiting:
                self.measured.answered(self.waiting)
                self.waiting = ""
            self.turn(rest[0])

    def turn(self, state: dict[str, Any]) -> None:
        """Move, if it is our turn."""
        if state["ctx"]["currentPlayer"] != self.seat:
            return
        number = state["_stateID"]
        self.waiting = f"{self.match} {number}"
        self.measured.start(self.waiting)
        move = {"type": "advance", "args": [self.luck.randrange(6)], "playerID": self.seat}
        action = {"type": "MAKE_MOVE", "payload": move}
        self.line.send(_EVENT + json.dumps(["update", action, number, self.match, self.seat]))


async def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser()
    options.add_argument("--tables", type=int, default=250)
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--core", default="0")
    options.add_argument("--files", action="store_true", help="store matches in files, as its FlatFile does")
    given = options.parse_args()
    with sockets.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = ["taskset", "-c", given.core, "node", "server.cjs", str(port), *([folder] if given.files else [])]
        process = subprocess.Popen(command, cwd=FOLDER, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)  # noqa: ASYNC220, S603
        try:
            found = await run(process.pid, f"127.0.0.1:{port}", given.tables, given.seconds)
        finally:
            process.terminate()
            process.wait(30)
    json.dump(found, sys.stdout)


async def run(pid: int, address: str, tables: int, seconds: float) -> dict[str, float]:
    """Seat everybody, measure the server's memory, and let them play."""
    await _ready(address)
    before = memory(pid)
    measured = Measured()
    players = []
    for match in range(tables):
        for seat in range(SEATS):
            source = f"127.1.{match >> 6 & 255}.{(match * SEATS + seat) & 255}"
            line = await dial(address, "/socket.io/?EIO=4&transport=websocket", source=source)
            players.append(_Theirs(line, f"match{match}", str(seat), measured))
    after = memory(pid)
    found = await measure([pid], players, measured, warm=3, seconds=seconds)
    return found | {"KB a socket": (after - before) / tables / SEATS / 1024, "MB in all": memory(pid) / 2**20}


async def _ready(address: str) -> None:
    """Wait until the server answers."""
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
        for _ in range(600):
            try:
                await http.get("/games")
            except httpx.TransportError:
                await asyncio.sleep(0.1)
            else:
                return


if __name__ == "__main__":
    uvloop.run(main())
