"""HTTP and WebSocket connections written by hand, so that they can send what no library would."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from typing import Self

ELSEWHERE = "127.0.0.2"  # an attacker's address: another than everybody else's
PATIENCE = 60.0  # s until an answer that does not come is a failure
CLOSE = 8


class Closed(Exception):  # noqa: N818 - an answer of the server
    """The server has closed the connection; with a code if it was a WebSocket."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code


async def connected(port: int, address: str = ELSEWHERE) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a connection from an address."""
    return await asyncio.open_connection("127.0.0.1", port, limit=2**24, local_addr=(address, 0))


class HttpLine:
    """A connection that is kept for many requests."""

    def __init__(self, port: int, cookie: str = "", address: str = ELSEWHERE) -> None:
        self.port = port
        self.address = address
        self.cookie = cookie
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, headers: list[tuple[str, bytes]], body: bytes) -> tuple[int, bytes]:
        """Send a request; return the status and the body, or 0 where the server only closed the line."""
        if self.writer is None:
            self.reader, self.writer = await connected(self.port, self.address)
        assert self.reader is not None
        lines = [f"{method} {path} HTTP/1.1".encode(), b"Host: 127.0.0.1:%d" % self.port]
        if self.cookie and not any(name == "Cookie" for name, _ in headers):
            lines.append(b"Cookie: " + self.cookie.encode())
        lines += [name.encode() + b": " + value for name, value in headers]
        lines.append(b"Content-Length: %d" % len(body))
        self.writer.write(b"\r\n".join(lines) + b"\r\n\r\n" + body)
        try:
            return await asyncio.wait_for(self.answer(method), PATIENCE)
        except (Closed, OSError, asyncio.IncompleteReadError):
            self.close()
            return 0, b""

    async def answer(self, method: str) -> tuple[int, bytes]:
        """Read one answer."""
        assert self.reader is not None
        first = await self.reader.readline()
        if not first:
            raise Closed
        status, length, chunked, keep = int(first.split()[1]), 0, False, True
        while (line := await self.reader.readline()) not in (b"\r\n", b""):
            name, _, value = line.decode("latin-1").lower().partition(":")
            length = int(value) if name == "content-length" else length
            chunked = chunked or (name == "transfer-encoding" and "chunked" in value)
            keep = keep and not (name == "connection" and "close" in value)
        if status == 100:
            return await self.answer(method)
        body = b"" if method == "HEAD" else await self.chunks() if chunked else await self.reader.readexactly(length)
        if not keep:
            self.close()
        return status, body

    async def chunks(self) -> bytes:
        """Read a body of chunks."""
        assert self.reader is not None
        parts = []
        while size := int(await self.reader.readline(), 16):
            parts.append(await self.reader.readexactly(size))
            await self.reader.readline()
        await self.reader.readline()
        return b"".join(parts)

    def close(self) -> None:
        """Close the connection."""
        if self.writer is not None:
            self.writer.transport.abort()
        self.reader = self.writer = None


class SocketLine:
    """A WebSocket, frame by frame."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.bytes_in = 0

    @classmethod
    async def open(cls, port: int, cookie: str, address: str = ELSEWHERE) -> Self:
        """Shake hands, or raise Closed with the status."""
        reader, writer = await connected(port, address)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        try:
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        except (OSError, asyncio.IncompleteReadError) as gone:
            writer.transport.abort()
            raise Closed from gone
        status = int(head.split()[1])
        if status != 101:
            writer.transport.abort()
            raise Closed(status)
        return cls(reader, writer)

    def send(self, opcode: int, payload: bytes, *, final: bool = True) -> None:
        """Send a frame, masked with zeros, which leaves it as it is."""
        if self.writer.is_closing():
            raise Closed
        size = len(payload)
        if size < 126:
            length = bytes([0x80 | size])
        else:
            length = b"\xfe" + struct.pack("!H", size) if size < 65_536 else b"\xff" + struct.pack("!Q", size)
        self.writer.write(bytes([(0x80 if final else 0) | opcode]) + length + b"\0\0\0\0" + payload)

    async def receive(self) -> bytes:
        """Read one message; answer pings of the protocol on the way."""
        while True:
            try:
                first, second = await self.reader.readexactly(2)
                size = second & 0x7F
                if size == 126:
                    [size] = struct.unpack("!H", await self.reader.readexactly(2))
                elif size == 127:
                    [size] = struct.unpack("!Q", await self.reader.readexactly(8))
                payload = await self.reader.readexactly(size)
            except (OSError, asyncio.IncompleteReadError) as gone:
                self.close()
                raise Closed from gone
            self.bytes_in += size
            opcode = first & 0x0F
            if opcode == CLOSE:
                self.close()
                raise Closed(struct.unpack("!H", payload[:2])[0] if payload else 1005)
            if opcode == 9:
                self.send(10, payload)
            elif opcode in (1, 2):
                return payload

    def close(self) -> None:
        """Close the connection without a closing handshake."""
        self.writer.transport.abort()
