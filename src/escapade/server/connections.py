"""Connections: how many there may be, and how long one may keep us waiting.

Uvicorn waits for ever for a request that does not end and for a reader that does not read. Its protocols are used as
they are, and one clock looks at every connection each second.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from escapade.server.limits import network
from escapade.server.pace import Paces

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application

    from escapade.server.settings import Settings

LOOK_EVERY = 1.0  # s
LONGEST_HEAD = 32_768  # bytes of a request before its body
SLOWEST = 1_000  # bytes a second a reader must take, on average
REFILL = 48 * 1024  # bytes that have left when a full buffer takes more (from the high to the low mark)
OPENED = (30.0, 300)  # connections an address may open in a second, and at once
OTHER_FILES = 128  # kept free for the database, workers, and files
NOT_UTF_8 = 1007


class Line(Protocol):
    """A connection, as the guard sees it."""

    transport: asyncio.Transport
    watched: Watched

    def incomplete(self) -> bool:
        """Tell whether a request was begun, or expected, and has not ended."""


class Watched:
    """What the guard remembers of a connection."""

    __slots__ = ("asking_since", "closing_since", "resumed", "unsent", "unsent_since")

    def __init__(self, at: float) -> None:
        self.asking_since: float | None = at
        self.closing_since: float | None = None
        self.unsent_since: float | None = None
        self.unsent = 0  # bytes, when it began
        self.resumed = 0  # times a full buffer took more since then


class Guard:
    """Counts connections, and ends those that keep us waiting."""

    def __init__(self, settings: Settings) -> None:
        self.of_address = 0 if settings.generous else settings.connections_of_address
        self.timeout = settings.line_timeout
        self.proxies = frozenset(part.strip() for part in settings.proxies.split(",") if part.strip())
        self.lines: dict[Line, str] = {}  # and where each comes from
        self.addresses: Counter[str] = Counter()
        self.opened = Paces(*OPENED)
        self.clock: asyncio.TimerHandle | None = None

    def admits(self, host: str) -> bool:
        """Tell whether another connection from somewhere fits; proxies bring everybody's."""
        if len(self.lines) >= open_files() - OTHER_FILES:
            return False
        if not self.of_address or host in self.proxies:
            return True
        address = network(host)
        return self.addresses[address] < self.of_address and not self.opened.take(address)

    def enter(self, line: Line, host: str) -> None:
        """Look after a connection."""
        loop = asyncio.get_running_loop()
        line.watched = Watched(loop.time())
        self.lines[line] = network(host)
        self.addresses[self.lines[line]] += 1
        if self.clock is None:
            self.clock = loop.call_later(LOOK_EVERY, self.look)

    def leave(self, line: Line) -> None:
        """Forget a connection that has ended, or become a socket."""
        address = self.lines.pop(line, None)
        if address is None:
            return
        self.addresses[address] -= 1
        if not self.addresses[address]:
            del self.addresses[address]

    def look(self) -> None:
        """End every connection that has kept us waiting for too long."""
        loop = asyncio.get_running_loop()
        for line in list(self.lines):
            if self.overdue(line, loop.time()):
                line.transport.abort()
        self.clock = loop.call_later(LOOK_EVERY, self.look) if self.lines else None

    def overdue(self, line: Line, at: float) -> bool:
        """Tell whether a request does not end, what was written is not read, or the other side does not hang up."""
        watched = line.watched
        watched.asking_since = (watched.asking_since or at) if line.incomplete() else None
        watched.closing_since = (watched.closing_since or at) if line.transport.is_closing() else None
        waits = (watched.asking_since, watched.closing_since)
        return any(since is not None and at - since > self.timeout for since in waits) or self.unread(line, at)

    def unread(self, line: Line, at: float) -> bool:
        """Tell whether a reader has taken next to nothing of what was written since we began to count."""
        watched, size = line.watched, line.transport.get_write_buffer_size()
        if not size:
            watched.unsent_since = None
            return False
        if watched.unsent_since is None or at - watched.unsent_since > self.timeout:
            taken = watched.unsent - size + watched.resumed * REFILL
            slow = watched.unsent_since is not None and taken < SLOWEST * self.timeout
            watched.unsent_since, watched.unsent, watched.resumed = at, size, 0
            return slow
        return False


class GuardedHttp(HttpToolsProtocol):
    """HTTP that is looked after."""

    watched: Watched

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(*arguments, **named)
        self.guard: Guard = cast("Any", self.config.app).guard  # Any: House, which knows us
        self.head: int | None = 0  # bytes of the request's head so far; None while its body comes
        self.asked = False  # whether the last request has come whole
        self.answered: RequestResponseCycle | None = None  # uvicorn's own `cycle` is the last one read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Let a connection in, if it fits."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if self.guard.admits(host):
            self.guard.enter(self, host)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self.guard.leave(self)
        if self.answered is not None:
            self.answered.disconnected = True  # else its answer would be written to nobody, and fail
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Remember which of several requests is being answered."""
        self.answered = cycle
        super()._start_asgi_task(cycle, app)

    def incomplete(self) -> bool:
        """Tell whether we wait for the rest of a request; the pause between two is uvicorn's to end."""
        answering = bool(self.cycle) and not self.cycle.response_complete
        return not self.pipeline and not (self.asked and (answering or self.timeout_keep_alive_task is not None))

    def data_received(self, data: bytes) -> None:
        """Read on, unless there is no end of headers."""
        if self.head is not None:
            if self.head > LONGEST_HEAD:
                self.send_400_response("The head of the request is too long.")
                return
            self.head += len(data)
        super().data_received(data)

    def on_message_begin(self) -> None:
        """Begin to wait for the rest."""
        self.asked, self.head = False, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Count no longer: the body has a limit of its own."""
        self.head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Note that the request has come whole."""
        self.asked, self.head = True, 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the socket's protocol, which is looked after by itself."""
        self.guard.leave(self)
        super().handle_websocket_upgrade()

    def resume_writing(self) -> None:
        """Note that somebody reads."""
        self.watched.resumed += 1
        super().resume_writing()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is looked after: uvicorn pings it, and a line that does not answer is cut at once."""

    watched: Watched

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(*arguments, **named)
        self.guard: Guard = cast("Any", self.config.app).guard  # Any: House, which knows us

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Look after the connection."""
        super().connection_made(transport)
        self.guard.enter(self, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self.guard.leave(self)
        super().connection_lost(exc)

    def incomplete(self) -> bool:
        """Tell whether the other side has begun to open a socket, and not ended."""
        return not self.handshake_initiated

    def keepalive_timeout(self) -> None:
        """Cut a line on which no ping is answered: what is still to be written would wait for ever."""
        super().keepalive_timeout()
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Close a socket on which text is no text, without an entry in the log for every such client."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_utf_8(b"".join(self.frames)):
            self.conn.send_close(NOT_UTF_8)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def resume_writing(self) -> None:
        """Note that somebody reads."""
        self.watched.resumed += 1
        super().resume_writing()


def is_utf_8(data: bytes) -> bool:
    """Tell whether bytes are text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def open_files() -> int:
    """Give how many files and connections may be open at once."""
    return 512 if sys.platform == "win32" else resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def allow_more_files() -> None:
    """Raise the limit of open files as far as the system lets us."""
    if sys.platform != "win32":
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
