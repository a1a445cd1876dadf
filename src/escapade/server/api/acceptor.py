"""Accepts connections: a few in each iteration of the event loop, those of one address one after the other.

asyncio's server accepts all waiting connections at once and builds a protocol for each before anything else
happens. Here connections over a limit are reset before anything is built, and the others take turns.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import struct
from contextlib import suppress
from typing import TYPE_CHECKING

from escapade.server.api.rate_limit import network

if TYPE_CHECKING:
    from collections.abc import Callable

    from escapade.server.api.connection_limits import Guard, GuardedHttp

LOG = logging.getLogger(__name__)
_AT_ONCE = 16  # connections accepted in one iteration of the loop
_OUT_OF_FILES = 0.2  # s until the next try after the system could not accept a connection
_RESET = struct.pack("ii", 1, 0)  # SO_LINGER: close with a reset


class Acceptor:
    """Accepts connections on one listening socket. Has the close methods of an asyncio server."""

    def __init__(self, listening: socket.socket, guard: Guard, build: Callable[[], GuardedHttp]) -> None:
        self.listening = listening
        self.guard = guard
        self.build = build
        self.loop = asyncio.get_running_loop()
        self.arriving: set[asyncio.Task[None]] = set()
        self.closed = False
        listening.setblocking(False)  # noqa: FBT003 - its only parameter
        self.listen()

    def listen(self) -> None:
        """Watch the listening socket."""
        if not self.closed:
            self.loop.add_reader(self.listening, self.accept)

    def accept(self) -> None:
        """Accept some waiting connections; the loop calls again if there are more."""
        for _ in range(_AT_ONCE):
            try:
                line, peer = self.listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:  # no more files, or no memory
                LOG.warning("no connection can be accepted: %s", error.strerror)
                self.loop.remove_reader(self.listening)
                self.loop.call_later(_OUT_OF_FILES, self.listen)
                return
            self._let_in(line, str(peer[0]))

    def _let_in(self, line: socket.socket, host: str) -> None:
        """Admit a connection when it is its turn, or reset it."""
        if not self.guard.admit(host):
            with suppress(OSError):
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
            line.close()
            return
        task = self.loop.create_task(self.arrive(line, network(host)))
        self.arriving.add(task)
        task.add_done_callback(self.arriving.discard)

    async def arrive(self, line: socket.socket, address: str) -> None:
        """Build the protocol of a connection, when it is its turn."""
        protocol: GuardedHttp | None = None
        try:
            await self.guard.turns.take(address)
            line.setblocking(False)  # noqa: FBT003 - its only parameter
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            protocol = self.build()
            await self.loop.connect_accepted_socket(lambda: protocol, line)
        except (OSError, asyncio.CancelledError):  # it was closed meanwhile, or the server stops
            line.close()
            if protocol is None or protocol.transport is None:  # else its protocol releases it
                self.guard.release(address)

    def close(self) -> None:
        """Stop accepting."""
        self.closed = True
        self.loop.remove_reader(self.listening)
        for task in self.arriving:
            task.cancel()

    async def wait_closed(self) -> None:
        """Wait for connections that are being admitted."""
        await asyncio.gather(*self.arriving, return_exceptions=True)
