"""The WebSocket: messages of clients in, messages about tables out.

It uses ASGI directly, without Litestar. There may be thousands of sockets, each open for hours, so the memory
of one and the layers between a message and its connection matter.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import cast

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send, WebSocketSendEvent

import escapade
from escapade.server import wire
from escapade.server.api import rate_limit
from escapade.server.api.asgi import language_of
from escapade.server.api.connection_limits import SHORT_WAY_OUT
from escapade.server.api.identity import identity, same_origin
from escapade.server.api.rate_limit import Limits, TokenBucket, address_of
from escapade.server.metrics import PLAY_SECONDS, REFUSED, SOCKETS
from escapade.server.people.accounts import Identity
from escapade.server.refusals import RequestRefused
from escapade.server.steady_time import now
from escapade.server.storage.store import is_away
from escapade.server.tables.host import TableHost

LOG = logging.getLogger(__name__)

# Close codes. 1012: the server restarts, and the client should reconnect.
_NOT_KNOWN = 4401
_WRONG_ORIGIN = 4403
_TOO_SLOW = 4408
_TOO_LONG = 4413
_TOO_FAST = 4429
_TOO_MANY = 4430
RESTARTING = 1012
_BROKEN = (OSError, RuntimeError)  # raised by uvicorn if the connection is lost or closed

_WAITING = 512  # messages that may be queued for a slow client …
_WAITING_BYTES = 4_000_000  # … and as many bytes
_READING_AGAIN = 50  # bytes charged per entry when a log is replayed for a spectator
_MOST_WATCHED = 16  # tables at once
_PING_EVERY = 15.0  # s
_SECOND_PING = 1.0  # s after the first
_TRIPS = 15  # round trips remembered


class Connection:
    """One client's WebSocket."""

    __slots__ = (
        "address",
        "bucket",
        "closing",
        "credential",
        "handed",
        "language",
        "limits",
        "name",
        "person",
        "pinged",
        "pings",
        "playing",
        "raw_send",
        "scopes",
        "short_way",
        "speaks",
        "tables",
        "together",
        "trips",
        "waiting",
        "waiting_bytes",
        "wake",
        "watching",
    )  # fmt: skip

    def __init__(self, raw_send: Send, who: Identity, tables: TableHost, limits_of_all: Limits, scope: Scope) -> None:
        self.raw_send, self.language = raw_send, language_of(scope)
        self.short_way = _short_way_out(scope)
        self.person, self.scopes = who.person.id, who.scopes
        self.credential = who.credential
        self.tables = tables
        self.limits, self.address = limits_of_all, address_of(scope)
        self.trips: list[float] = []
        self.speaks = True
        self.watching: set[str] = set()
        self.waiting: list[bytes] = []
        self.waiting_bytes = 0
        self.handed = 0  # bytes queued or written in total
        self.wake: asyncio.Future[None] | None = None  # wakes the writer task while it is idle
        self.playing = False  # whether a move of this client is being played …
        self.together: list[bytes] = []  # … and the messages to send together with its acknowledgement
        self.bucket = TokenBucket(*rate_limit.MESSAGES)
        self.pings = 0
        self.pinged = 0.0  # when the last ping was sent; 0 once it is answered
        self.closing: int | None = None

    # Out

    def send(self, message: bytes) -> None:
        """Send a message, or queue it. The socket of a client that reads too slowly is closed."""
        self.handed += len(message)
        if self.closing is not None:
            return
        if self.playing:
            if not self.together:
                asyncio.get_running_loop().call_soon(self.send_together)  # at the latest
            self.together.append(message)
        elif not self._out_at_once([message]):
            self._queue(message)

    def send_together(self) -> None:
        """Send the update of the client's own move and its acknowledgement at once."""
        messages, self.together = self.together, []
        if messages and self.closing is None and not self._out_at_once(messages):
            for message in messages:
                self._queue(message)

    def _out_at_once(self, messages: list[bytes]) -> bool:
        """Write messages at once if nothing else waits and the connection takes them."""
        return self.short_way is not None and self.idle() and self.short_way(messages)

    def _queue(self, message: bytes) -> None:
        """Leave a message to the writer task."""
        if len(self.waiting) < _WAITING and self.waiting_bytes < _WAITING_BYTES:
            self.waiting.append(message)
            self.waiting_bytes += len(message)
            self._rouse()
        else:
            self.close(_TOO_SLOW)

    def idle(self) -> bool:
        """Whether everything queued has been written."""
        return not self.waiting and self.wake is not None and not self.wake.done()

    def close(self, code: int) -> None:
        """Close the socket after the message being written. Clients can ask for the rest again."""
        self.closing = code
        self._rouse()

    def revoke(self) -> None:
        """Close the socket because its token or login ended."""
        self.close(_NOT_KNOWN)

    def _rouse(self) -> None:
        """Wake the writer task."""
        if self.wake is not None and not self.wake.done():
            self.wake.set_result(None)

    def tell(self, message: wire.ServerMessage) -> None:
        """Encode and queue a message."""
        self.send(wire.write(message))

    async def write(self) -> None:
        """Write queued messages until the socket closes or the connection breaks."""
        with suppress(*_BROKEN):
            while self.closing is None:
                if not self.waiting:
                    self.wake = asyncio.get_running_loop().create_future()
                    await self.wake
                messages, self.waiting, self.waiting_bytes = self.waiting, [], 0
                await self._write_all(messages)
            await self.raw_send({"type": "websocket.close", "code": self.closing, "reason": ""})

    async def _write_all(self, messages: list[bytes]) -> None:
        """Write these messages, unless the socket is closing."""
        for message in messages:
            if self.closing is None:
                await self.raw_send(_frame(message))

    def ping(self) -> None:
        """Send a ping, to measure the round trip."""
        self.pings += 1
        self.pinged = time.monotonic()
        self.tell(wire.Ping(self.pings, round(sum(self.trips) / len(self.trips), 1) if self.trips else None))

    # In

    def allow(self, scope: str) -> None:
        """Refuse a token that does not have this scope."""
        if scope not in self.scopes:
            raise RequestRefused("token-lacks", scope=scope)

    async def read(self, receive: Receive) -> None:
        """Read messages until the end; close with a code if one is too long or too many come."""
        while True:
            event = await receive()
            if event["type"] != "websocket.receive" or self.closing is not None:
                return
            data = event.get("text") or event.get("bytes") or b""
            fault = self.fault(data)
            if fault is not None:
                self.close(fault)
                return
            try:
                said = wire.read(data)
            except wire.Unreadable as wrong:
                self.refuse(RequestRefused("no-message", detail=wrong))
            except RequestRefused as refusal:
                self.refuse(refusal)
            else:
                await self.limits.turns.take(self.address)  # one message per turn
                await self.hear(said)

    def fault(self, data: str | bytes) -> int | None:
        """Return the code to close the socket with, if it must be closed."""
        if len(data) > wire.LONGEST_MESSAGE:
            return _TOO_LONG
        return None if self.limits.hear(self.person, self.address, self.bucket) else _TOO_FAST

    async def hear(self, said: wire.ClientMessage) -> None:
        """Handle a message, or answer with a refusal."""
        try:
            await self.handle(said)
        except RequestRefused as refusal:
            self.refuse(refusal, said)
        except Exception as error:  # a bug must not close the socket
            if is_away(error):
                self.refuse(RequestRefused("store-away"), said)
                return
            LOG.exception("unhandled error at a message of type %s", type(said).__name__)
            self.refuse(RequestRefused("our-mistake"), said)

    async def handle(self, said: wire.ClientMessage) -> None:
        """Handle a message."""
        match said:
            case wire.Watch():
                await self.watch(said)
            case wire.Leave():
                self.leave(said.table)
            case wire.Play():
                await self.play(said)
            case wire.Why():
                await self.why(said)
            case wire.Answer():
                self.allow("play")
                live = await self.tables.find(said.table)
                await self.tables.standing_answers.give(live, self.person, said.seat, said.answer)
            case wire.Ready():
                self.allow("play")
                (await self.tables.find(said.table)).mark_ready(self.person, said.seat)
            case wire.Say():
                self.allow("play")
                live = await self.tables.find(said.table)
                self.limits.speak(live, self.person)
                await self.tables.chat.say(live, self.person, said.text)
            case wire.Lead():
                await self.lead(said)
            case wire.Pong():
                self.pong(said.n)

    async def watch(self, said: wire.Watch) -> None:
        """Watch a table. What is sent about its past counts against the client's limits."""
        self.allow("read")
        self.limits.in_debt(self.person, self.address)
        if len(self.watching) >= _MOST_WATCHED:
            raise RequestRefused("tables-enough", most=_MOST_WATCHED)
        live = await self.tables.find(said.table)
        self.watching.add(said.table)
        handed = self.handed
        await live.watch(self, said.since, draw=said.draw, changes=said.changes, pace=said.pace)
        again = live.table.version if live.delay else 0  # for a delayed spectator the log is replayed
        self.limits.charge(self.person, self.address, self.handed - handed + again * _READING_AGAIN)

    def leave(self, table: str) -> None:
        """Stop watching a table."""
        if table in self.watching:
            self.watching.discard(table)
            if table in self.tables.live:
                self.tables.live[table].leave(self)

    async def play(self, said: wire.Play) -> None:
        """Play, and acknowledge it once it is stored."""
        self.allow("play")
        self.playing = True
        try:
            with PLAY_SECONDS.time():
                live = await self.tables.find(said.table)
                version = await live.play(self.person, said, self.trips)
            self.tell(wire.Accepted(said.table, said.id, version))
        finally:
            self.playing = False
            self.send_together()

    async def why(self, said: wire.Why) -> None:
        """Refuse an action with the reason, without playing it."""
        self.allow("read")
        table = (await self.tables.find(said.table)).table
        table.why(table.own_seat(self.person, said.seat), said.action)

    async def lead(self, said: wire.Lead) -> None:
        """Lead the review of a finished game that this client watches."""
        self.allow("play")
        live = await self.tables.find(said.table)
        if said.table not in self.watching:
            raise RequestRefused("form", detail="Watch the table before you lead its review")
        live.lead(self.person, await self.tables.name_of(live, self.person), said.step)

    def pong(self, n: int) -> None:
        """Record a round trip."""
        if n == self.pings and self.pinged:
            self.trips = [*self.trips[1 - _TRIPS :], (time.monotonic() - self.pinged) * 1000]
            self.pinged = 0.0

    def refuse(self, refusal: RequestRefused, said: wire.ClientMessage | None = None) -> None:
        """Answer with a refusal."""
        REFUSED.inc()
        table = "" if said is None or isinstance(said, wire.Pong) else said.table
        open_still = refusal.code == "store-away"  # the outcome is unknown, so the client asks again
        action = said.id if isinstance(said, wire.Play) and not open_still else ""
        self.tell(
            wire.Refused(
                refusal.says(self.language), refusal.code, table, action, refusal.rule, refusal.stale, refusal.facts
            )
        )

    def gone(self) -> None:
        """Leave every table."""
        for table in list(self.watching):
            self.leave(table)


def _frame(message: bytes) -> WebSocketSendEvent:
    """Wrap a message for ASGI."""
    return {"type": "websocket.send", "text": message.decode(), "bytes": None}


def _short_way_out(scope: Scope) -> Callable[[list[bytes]], bool] | None:
    """Return the direct write function in the scope, if there is one (`GuardedSocket`)."""
    offered = (scope.get("extensions") or {}).get(SHORT_WAY_OUT)
    return cast("Callable[[list[bytes]], bool]", offered["write"]) if offered else None


async def socket(app: Litestar, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one WebSocket from handshake to close."""
    scope["litestar_app"] = app
    await receive()  # websocket.connect
    if not same_origin(ASGIConnection(scope)):
        await send({"type": "websocket.close", "code": _WRONG_ORIGIN, "reason": ""})  # before the handshake: a 403
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    address, limits_of_all = address_of(scope), app.state.limits
    try:
        limits_of_all.pay(limits_of_all.asks, address, "too-fast")
        limits_of_all.room("", address)  # before the person is looked up
        who = await identity(ASGIConnection(scope))
        limits_of_all.room(who.person.id if who else "", address)
    except RequestRefused:
        await send({"type": "websocket.close", "code": _TOO_MANY, "reason": ""})
        return
    except Exception as error:
        if not is_away(error):
            raise
        await send({"type": "websocket.close", "code": RESTARTING, "reason": ""})
        return
    if who is None:
        await send({"type": "websocket.close", "code": _NOT_KNOWN, "reason": ""})
        return
    connection = Connection(send, who, app.state.tables, limits_of_all, scope)
    person = who.person
    connection.tell(
        wire.Welcome(wire.Person(person.id, person.name, person.login is not None), now(), escapade.__version__)
    )
    del who, person  # free the row: sockets stay open for long
    await _serve(connection, receive, app.state.connections)


async def _serve(connection: Connection, receive: Receive, connections: set[Connection]) -> None:
    """Read and write until one of them ends."""
    connections.add(connection)
    connection.limits.enter(connection.person, connection.address)
    SOCKETS.inc()
    loop = asyncio.get_running_loop()
    writing = loop.create_task(connection.write())
    connection.ping()
    loop.call_later(_SECOND_PING, connection.ping)  # soon, so that there is a round trip to show
    try:
        await connection.read(receive)
        if connection.closing is not None:
            await writing
    finally:
        writing.cancel()
        connections.discard(connection)
        connection.limits.leave(connection.person, connection.address)
        SOCKETS.dec()
        connection.gone()


async def ping_everybody(connections: set[Connection]) -> None:
    """Ping all connections regularly."""
    while True:
        await asyncio.sleep(_PING_EVERY)
        for connection in list(connections):
            connection.ping()
