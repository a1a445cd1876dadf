"""A minimal WebSocket client, so that the load generator costs little: text frames only."""

from __future__ import annotations

import asyncio
import base64
import os
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # whole frames of each kind
_MASKED = 0x80
SHORT, MIDDLE = 125, 126
_OPEN = b"\r\n\r\n"
_NO_MASK = bytes(4)  # any key will do; with zeros, masking changes nothing


class Line(asyncio.Protocol):
    """One connection; received messages go to a callback."""

    def __init__(self) -> None:
        self.hear: Callable[[bytes], None] = lambda _: None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Report the error to whoever waits for the connection."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the line was closed before it opened"))

    def data_received(self, data: bytes) -> None:
        """Handle the handshake first, then frames."""
        self.rest += data
        if not self.opened.done():
            head, end, self.rest = self.rest.partition(_OPEN)
            if not end:
                self.rest = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.opened.set_result(None)
        self.rest = self.frames(self.rest)

    def frames(self, data: bytes) -> bytes:
        """Handle all complete frames; return the rest."""
        at = 0
        while len(data) - at >= 2:  # noqa: PLR2004 - kind and length
            size, start = data[at + 1], at + 2
            if size > SHORT:
                wide = 2 if size == MIDDLE else 8
                size, start = int.from_bytes(data[start : start + wide], "big"), start + wide
            if len(data) < start + size:
                break
            self.frame(data[at], data[start : start + size])
            at = start + size
        return data[at:]

    def frame(self, kind: int, content: bytes) -> None:
        """Handle one frame."""
        if kind == TEXT:
            self.hear(content)
        elif kind == PING:
            self.write(PONG, content)

    def send(self, text: str) -> None:
        """Send a text message."""
        self.write(TEXT, text.encode())

    def write(self, kind: int, content: bytes) -> None:
        """Write one masked frame."""
        size = len(content)
        length = bytes([_MASKED | size]) if size <= SHORT else bytes([_MASKED | MIDDLE]) + size.to_bytes(2, "big")
        self.transport.write(bytes([kind]) + length + _NO_MASK + content)


async def dial(address: str, path: str, headers: dict[str, str] | None = None, source: str = "127.0.0.1") -> Line:
    """Open a connection from a given local address, because servers limit connections per address."""
    host, _, port = address.partition(":")
    _, line = await asyncio.get_running_loop().create_connection(Line, host, int(port), local_addr=(source, 0))
    key = base64.b64encode(os.urandom(16)).decode()
    asked = {
        "Host": address, "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": key,
        "Sec-WebSocket-Version": "13", **(headers or {}),
    }  # fmt: skip
    head = "".join(f"{name}: {value}\r\n" for name, value in asked.items())
    line.transport.write(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
    await line.opened
    return line
