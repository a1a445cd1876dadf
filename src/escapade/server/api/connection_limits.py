"""Limits on connections: their number, and how long one may keep the server waiting.

Uvicorn waits without limit for an incomplete request and for a slow reader. Its protocols are used unchanged,
and one timer checks every connection each second.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol, cast

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from escapade.server.api.rate_limit import TURN, TokenBuckets, network
from escapade.server.fairness import Turns

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from collections.abc import Sequence

    from uvicorn._types import ASGI3Application

    from escapade.server.settings import Settings

_LOOK_EVERY = 1.0  # s
_LONGEST_HEAD = 32_768  # bytes of a request before its body
_SLOWEST = 1_000  # bytes a second a client must read, on average
_REFILL = 48 * 1024  # bytes written between a full buffer and resume_writing (from the high to the low mark)
_OPENED = (30.0, 300)  # connections an address may open in a second, and at once
_OTHER_FILES = 128  # kept free for the database, workers, and files
_NOT_UTF_8 = 1007
SHORT_WAY_OUT = "escapade.write"  # the key of an ASGI extension in a socket's scope
_WHOLE_TEXT, _TWO_BYTES, _EIGHT_BYTES = 0x81, 126, 127  # a frame's first byte, and markers of longer lengths


class GuardedConnection(Protocol):
    """A connection that the guard watches."""

    transport: asyncio.Transport
    watched: Watched

    def incomplete(self) -> bool:
        """Whether a request is incomplete."""


class Watched:
    """What the guard records about a connection."""

    __slots__ = ("asking_since", "closing_since", "resumed", "unsent", "unsent_since")

    def __init__(self, at: float) -> None:
        self.asking_since: float | None = at
        self.closing_since: float | None = None
        self.unsent_since: float | None = None
        self.unsent = 0  # bytes in the buffer at that time
        self.resumed = 0  # calls of resume_writing since then


class Guard:
    """Counts connections, and closes those that keep the server waiting."""

    def __init__(self, settings: Settings) -> None:
        self.of_address = 0 if settings.generous else settings.connections_of_address
        self.timeout = settings.line_timeout
        self.proxies = _TrustedHosts(settings.proxies)  # uvicorn's own parser: addresses and networks
        self.connections: dict[GuardedConnection, str] = {}  # open connections, with their addresses
        self.admitted = 0  # admitted connections, including those without a protocol yet
        self.addresses: Counter[str] = Counter()  # their number by address
        self.opened = TokenBuckets(*_OPENED)
        self.turns = Turns(0.0 if settings.generous else TURN)  # for incoming connections
        self.clock: asyncio.TimerHandle | None = None

    def admit(self, host: str) -> bool:
        """Count another connection from a host unless it is over a limit. Proxies have no limit."""
        if self.admitted >= _open_files() - _OTHER_FILES:
            return False
        address = network(host)
        limited = self.of_address and host not in self.proxies
        if limited and (self.addresses[address] >= self.of_address or self.opened.take(address)):
            return False
        self.admitted += 1
        self.addresses[address] += 1
        return True

    def release(self, address: str) -> None:
        """Stop counting a connection."""
        self.admitted -= 1
        self.addresses[address] -= 1
        if not self.addresses[address]:
            del self.addresses[address]

    def enter(self, connection: GuardedConnection, host: str) -> None:
        """Watch a connection."""
        loop = asyncio.get_running_loop()
        connection.watched = Watched(loop.time())
        self.connections[connection] = network(host)
        if self.clock is None:
            self.clock = loop.call_later(_LOOK_EVERY, self.look)

    def leave(self, connection: GuardedConnection) -> None:
        """Stop watching a connection that has closed, or become a socket."""
        address = self.connections.pop(connection, None)
        if address is not None:
            self.release(address)

    def upgrade(self, connection: GuardedConnection) -> None:
        """Stop watching a connection that becomes a WebSocket; the socket's protocol enters instead."""
        self.connections.pop(connection, None)

    def look(self) -> None:
        """Close every connection that is overdue."""
        loop = asyncio.get_running_loop()
        for connection in list(self.connections):
            if self._overdue(connection, loop.time()):
                connection.transport.abort()
        self.clock = loop.call_later(_LOOK_EVERY, self.look) if self.connections else None

    def _overdue(self, connection: GuardedConnection, at: float) -> bool:
        """Whether a request stays incomplete, a response is not read, or the client does not close."""
        watched = connection.watched
        watched.asking_since = (watched.asking_since or at) if connection.incomplete() else None
        watched.closing_since = (watched.closing_since or at) if connection.transport.is_closing() else None
        waits = (watched.asking_since, watched.closing_since)
        return any(since is not None and at - since > self.timeout for since in waits) or self._unread(connection, at)

    def _unread(self, connection: GuardedConnection, at: float) -> bool:
        """Whether a client has read almost nothing since its buffer was first full."""
        watched, size = connection.watched, connection.transport.get_write_buffer_size()
        if not size:
            watched.unsent_since = None
            return False
        if watched.unsent_since is None or at - watched.unsent_since > self.timeout:
            taken = watched.unsent - size + watched.resumed * _REFILL
            slow = watched.unsent_since is not None and taken < _SLOWEST * self.timeout
            watched.unsent_since, watched.unsent, watched.resumed = at, size, 0
            return slow
        return False


class GuardedHttp(HttpToolsProtocol):
    """Uvicorn's HTTP protocol with a guard."""

    watched: Watched

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(*arguments, **named)
        self.guard: Guard = cast("Any", self.config.app).guard  # Any: the Server, which knows us
        self.head: int | None = 0  # bytes of the request's headers so far; None in its body
        self.asked = False  # whether the last request is complete
        self.answered: RequestResponseCycle | None = None  # uvicorn's `cycle` is the last request read
        self.admitted = False  # whether the acceptor has counted it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Accept a connection, unless there are too many."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if self.admitted or self.guard.admit(host):
            self.guard.enter(self, host)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self.guard.leave(self)
        if self.answered is not None:
            self.answered.disconnected = True  # else writing its response would fail
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Record which of several pipelined requests is being answered."""
        self.answered = cycle
        super()._start_asgi_task(cycle, app)

    def incomplete(self) -> bool:
        """Whether the rest of a request is missing. Uvicorn itself limits the pause between requests."""
        answering = bool(self.cycle) and not self.cycle.response_complete
        return not self.pipeline and not (self.asked and (answering or self.timeout_keep_alive_task is not None))

    def data_received(self, data: bytes) -> None:
        """Pass data on, unless the headers are too long."""
        if self.head is not None:
            if self.head > _LONGEST_HEAD:
                self.send_400_response("The head of the request is too long.")
                return
            self.head += len(data)
        super().data_received(data)

    def on_message_begin(self) -> None:
        """Start waiting for the rest of the request."""
        self.asked, self.head = False, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Stop counting: the body has a limit of its own."""
        self.head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Record that the request is complete."""
        self.asked, self.head = True, 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the socket's protocol, which has a guard of its own."""
        self.guard.upgrade(self)
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as uvicorn does at the end; it refers back to this protocol

    def resume_writing(self) -> None:
        """Note that somebody reads."""
        self.watched.resumed += 1
        super().resume_writing()


class GuardedSocket(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol with a guard: a connection that does not answer pings is cut at once."""

    watched: Watched

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(*arguments, **named)
        self.guard: Guard = cast("Any", self.config.app).guard  # Any: the Server, which knows us

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Watch the connection."""
        super().connection_made(transport)
        self.guard.enter(self, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection. What refers back to it is cut, so that its memory is free at once."""
        self.guard.leave(self)
        super().connection_lost(exc)
        self.conn.parser.close()

    def incomplete(self) -> bool:
        """Whether the handshake has begun and not ended."""
        return not self.handshake_initiated

    async def run_asgi(self) -> None:
        """Serve the socket, with a direct write function in the ASGI scope."""
        self.scope["extensions"][SHORT_WAY_OUT] = {"write": self.write_texts}
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"][SHORT_WAY_OUT]  # it refers back to this protocol

    def write_texts(self, messages: Sequence[bytes]) -> bool:
        """Write text messages at once. Return False if the write buffer is full, so that they must wait."""
        if not self.writable.is_set():
            return False
        if not self.disconnected and not self.close_sent and self.conn.state is State.OPEN:  # else they are dropped
            self.transport.write(b"".join([part for text in messages for part in (_frame_head(len(text)), text)]))
        return True

    def keepalive_timeout(self) -> None:
        """Abort a connection that does not answer pings: a close would wait for the buffer to drain."""
        super().keepalive_timeout()
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Close a socket that sends invalid UTF-8, without logging each case."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_utf_8(b"".join(self.frames)):
            self.conn.send_close(_NOT_UTF_8)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def resume_writing(self) -> None:
        """Note that somebody reads."""
        self.watched.resumed += 1
        super().resume_writing()


def _frame_head(size: int) -> bytes:
    """Return the frame header of a text message of this size (RFC 6455, 5.2)."""
    if size < _TWO_BYTES:
        return bytes((_WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((_WHOLE_TEXT, _TWO_BYTES, size >> 8, size & 255))
    return bytes((_WHOLE_TEXT, _EIGHT_BYTES)) + size.to_bytes(8, "big")


def _is_utf_8(data: bytes) -> bool:
    """Whether bytes are valid UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _open_files() -> int:
    """Return how many files and connections may be open at once."""
    return 512 if sys.platform == "win32" else resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def allow_more_files() -> None:
    """Raise the limit of open files as far as the system allows."""
    if sys.platform != "win32":
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
