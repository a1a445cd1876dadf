"""The socket: bytes in, messages to the tables; what happens there, bytes out."""

import asyncio
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

import escapade
from escapade.server import wire
from escapade.server.accounts import Identity
from escapade.server.metrics import PLAY_SECONDS, REFUSED, SOCKETS
from escapade.server.pace import Pace
from escapade.server.store import now
from escapade.server.table import No
from escapade.server.tables import Tables
from escapade.server.who import identity, same_origin

# Closing codes; 1012 means that the server restarts and the client should come back.
WRONG_MESSAGE = 4400
NOT_KNOWN = 4401
WRONG_ORIGIN = 4403
TOO_SLOW = 4408
TOO_LONG = 4413
TOO_FAST = 4429
RESTARTING = 1012

MESSAGES_A_SECOND = 15.0
MESSAGES_AT_ONCE = 60
WAITING = 512  # messages a slow reader may be behind
MOST_WATCHED = 16  # tables at once
PING_EVERY = 15.0  # s
TRIPS = 15  # round trips remembered


Socket = WebSocket[Any, Any, Any]  # Any: Litestar's own notion of who asks; ours is an Identity


class Sitter:
    """Somebody at the other end of a socket."""

    def __init__(self, socket: Socket, who: Identity, tables: Tables) -> None:
        self.socket = socket
        self.who = who
        self.person = who.person.id
        self.tables = tables
        self.trips: list[float] = []
        self.watching: set[str] = set()
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self.pace = Pace(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        self.pinged: dict[int, float] = {}
        self.closing: int | None = None

    # Out

    def send(self, message: bytes) -> None:
        """Hand over a message; whoever is too slow to read loses the socket, and nothing else."""
        if self.waiting.qsize() < WAITING:
            self.waiting.put_nowait(message)
        elif self.closing is None:
            self.closing = TOO_SLOW
            self.waiting.put_nowait(b"")

    def tell(self, message: wire.Told) -> None:
        """Write a message."""
        self.send(wire.write(message))

    async def write(self) -> None:
        """Send what waits."""
        send = self.socket.send
        while True:
            message = await self.waiting.get()
            if self.closing is not None:
                await self.socket.close(self.closing)
                return
            await send({"type": "websocket.send", "text": message.decode(), "bytes": None})

    async def ping(self) -> None:
        """Measure the way there and back, now and then."""
        n = 0
        while True:
            n += 1
            self.pinged = {n: time.monotonic()}
            self.tell(wire.Ping(n, round(sum(self.trips) / len(self.trips), 1) if self.trips else None))
            await asyncio.sleep(PING_EVERY if n > 1 else 1.0)

    # In

    async def read(self) -> None:
        """Take messages until the end; say with a closing code what was wrong."""
        receive = self.socket.receive
        while True:
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            data = event.get("text") or event.get("bytes") or b""
            fault = self.fault(data)
            if fault is not None:
                await self.socket.close(fault)
                return
            try:
                said = wire.read(data)
            except msgspec.MsgspecError as wrong:
                self.refuse(No(f"This is no message: {wrong}", status=400))
                continue
            await self.hear(said)

    def fault(self, data: str | bytes) -> int | None:
        """Say why the socket must be closed, if it must."""
        if len(data) > wire.LONGEST_MESSAGE:
            return TOO_LONG
        if not self.tables.settings.generous and not self.pace.allow():
            return TOO_FAST
        return None

    async def hear(self, said: wire.Said) -> None:
        """Do what a message asks for, or say why not."""
        try:
            await self.handle(said)
        except No as no:
            self.refuse(no, said)

    async def handle(self, said: wire.Said) -> None:
        """Do what a message asks for."""
        match said:
            case wire.Watch():
                await self.watch(said)
            case wire.Leave():
                self.leave(said.table)
            case wire.Play():
                await self.play(said)
            case wire.Why():
                await self.why(said)
            case wire.Ready():
                self.who.allow("play")
                (await self.tables.find(said.table)).ready_says(self.person, said.seat)
            case wire.Say():
                self.who.allow("play")
                await self.tables.say(await self.tables.find(said.table), self.who.person, said.text)
            case wire.Pong():
                self.pong(said.n)

    async def watch(self, said: wire.Watch) -> None:
        """Follow a table."""
        self.who.allow("read")
        if len(self.watching) >= MOST_WATCHED:
            raise No(f"One socket follows at most {MOST_WATCHED} tables")
        live = await self.tables.find(said.table)
        self.leave(said.table)
        self.watching.add(said.table)
        await live.watch(self, said.since, draw=said.draw)

    def leave(self, table: str) -> None:
        """Follow a table no longer."""
        if table in self.watching:
            self.watching.discard(table)
            if table in self.tables.live:
                self.tables.live[table].leave(self)

    async def play(self, said: wire.Play) -> None:
        """Play, and acknowledge it once it is stored."""
        self.who.allow("play")
        with PLAY_SECONDS.time():
            live = await self.tables.find(said.table)
            version = await live.play(self.person, said, self.trips)
        self.tell(wire.Accepted(said.table, said.id, version))

    async def why(self, said: wire.Why) -> None:
        """Say why something may not be played."""
        self.who.allow("read")
        table = (await self.tables.find(said.table)).table
        table.why(table.own_seat(self.person, said.seat), said.action)

    def pong(self, n: int) -> None:
        """Note a round trip."""
        sent = self.pinged.pop(n, None)
        if sent is not None:
            self.trips = [*self.trips[1 - TRIPS :], (time.monotonic() - sent) * 1000]

    def refuse(self, no: No, said: wire.Said | None = None) -> None:
        """Say why not."""
        REFUSED.inc()
        table = "" if said is None or isinstance(said, wire.Pong) else said.table
        action = said.id if isinstance(said, wire.Play) else ""
        about = no.about
        facts = {name: str(fact) for name, fact in about.facts.items()} if about else {}
        self.tell(wire.Refused(no.says, table, action, no.rule, no.stale, about.says if about else "", facts))

    def gone(self) -> None:
        """Leave every table."""
        for table in list(self.watching):
            self.leave(table)


@websocket("/api/socket", name="socket")
async def socket(socket: Socket) -> None:
    """Serve one socket from hello to goodbye."""
    if not same_origin(socket):
        await socket.close(WRONG_ORIGIN)
        return
    await socket.accept()
    who = await identity(socket)
    if who is None:
        await socket.close(NOT_KNOWN)
        return
    sitter = Sitter(socket, who, socket.app.state.tables)
    person = who.person
    sitter.tell(
        wire.Welcome(wire.Person(person.id, person.name, person.login is not None), now(), escapade.__version__)
    )
    await serve(sitter)


async def serve(sitter: Sitter) -> None:
    """Read, write and ping until one of them ends."""
    sitters: set[Sitter] = sitter.socket.app.state.sitters
    sitters.add(sitter)
    SOCKETS.inc()
    beside = [asyncio.create_task(work()) for work in (sitter.write, sitter.ping)]
    try:
        await sitter.read()
    except WebSocketDisconnect:
        pass
    finally:
        for task in beside:
            task.cancel()
        sitters.discard(sitter)
        SOCKETS.dec()
        sitter.gone()
