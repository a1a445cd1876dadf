"""A proxy to the server that delays every byte in both directions."""

from __future__ import annotations

import asyncio
import threading
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST = 65_536  # bytes at once


@contextmanager
def slow_line(url: str, round_trip: float) -> Iterator[str]:
    """Return another address of a server, with this round trip time in seconds."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    host, port = urlsplit(url).hostname, urlsplit(url).port

    async def through(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection(host, port)
        await asyncio.gather(carry(reader, there[1], round_trip / 2), carry(there[0], writer, round_trip / 2))

    server = asyncio.run_coroutine_threadsafe(asyncio.start_server(through, host, 0), loop).result()
    try:
        yield f"http://{host}:{server.sockets[0].getsockname()[1]}"
    finally:
        asyncio.run_coroutine_threadsafe(hang_up(server), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, late: float) -> None:
    """Forward bytes, each with the same delay: latency, not bandwidth."""
    loop = asyncio.get_running_loop()
    try:
        with suppress(OSError):
            while data := await reader.read(MOST):
                loop.call_later(late, writer.write, data)
            await asyncio.sleep(late)
    finally:
        writer.close()


async def hang_up(server: asyncio.Server) -> None:
    """Close the proxy and all its connections."""
    server.close()
    lines = asyncio.all_tasks() - {asyncio.current_task()}
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, return_exceptions=True)
