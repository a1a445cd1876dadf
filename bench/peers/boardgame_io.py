"""The same load on boardgame.io's own server, from npm: a small game that tells as many bytes a move as ours."""

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
from websockets.asyncio.client import connect

from bench.load import SEATS, Measured, measure, memory

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

FOLDER = Path(__file__).parent / "boardgame"
GAME = "race"
EVENT = f"42/{GAME},"


class Theirs:
    """Somebody at one of their tables, over socket.io."""

    def __init__(self, socket: ClientConnection, match: str, seat: str, measured: Measured) -> None:
        self.socket, self.match, self.seat, self.measured = socket, match, seat, measured
        self.luck = random.Random(f"{match}{seat}")  # noqa: S311 - for moves
        self.waiting = ""

    async def play(self) -> None:
        """Say hello as socket.io does, then hear, and move whenever it is our turn."""
        await self.socket.send(f"40/{GAME},")
        async for text in self.socket:
            assert isinstance(text, str)
            if text == "2":
                await self.socket.send("3")
            elif text.startswith(f"40/{GAME},"):
                await self.socket.send(EVENT + json.dumps(["sync", self.match, self.seat, None, SEATS]))
            elif text.startswith(EVENT):
                self.measured.heard(len(text))
                await self.take(json.loads(text.removeprefix(EVENT)))

    async def take(self, event: list[Any]) -> None:
        """Answer one event: the whole state at first, then a state or a patch for each move."""
        kind, _, *rest = event
        if kind == "sync":
            await self.turn(rest[0]["state"])
        elif kind == "update":
            if self.waiting:
                self.measured.answered(self.waiting)
                self.waiting = ""
            await self.turn(rest[0])

    async def turn(self, state: dict[str, Any]) -> None:
        """Move, if it is our turn."""
        if state["ctx"]["currentPlayer"] != self.seat:
            return
        number = state["_stateID"]
        self.waiting = f"{self.match} {number}"
        self.measured.start(self.waiting)
        move = {"type": "advance", "args": [self.luck.randrange(6)], "playerID": self.seat}
        action = {"type": "MAKE_MOVE", "payload": move}
        await self.socket.send(EVENT + json.dumps(["update", action, number, self.match, self.seat]))


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
    """Seat everybody, weigh the server, and let them play."""
    await ready(address)
    before = memory(pid)
    measured = Measured()
    players = []
    for match in range(tables):
        for seat in range(SEATS):
            url = f"ws://{address}/socket.io/?EIO=4&transport=websocket"
            socket = await connect(url, compression=None, max_queue=None, ping_interval=None)
            players.append(Theirs(socket, f"match{match}", str(seat), measured))
    after = memory(pid)
    found = await measure(pid, players, measured, warm=3, seconds=seconds)
    for player in players:
        player.socket.transport.abort()
    return found | {"KB a socket": (after - before) / tables / SEATS / 1024, "MB in all": memory(pid) / 2**20}


async def ready(address: str) -> None:
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
    asyncio.run(main())
