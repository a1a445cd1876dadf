"""Messages to a spectator of a table that is shown with a delay."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from escapade.server import wire
from escapade.server.steady_time import now
from escapade.server.tables import perspective
from escapade.server.tables.clocks import SECOND
from escapade.server.tables.replay import replay, replay_all
from escapade.server.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from escapade.server.storage.store import StoredEntry
    from escapade.server.tables.header import Header


class DelayedFeed:
    """Sends messages in order, each when it is due.

    It can be filled before it begins: what happens while the past is replayed waits until the past has been sent.
    """

    def __init__(self, send: Callable[[bytes], None]) -> None:
        self._send = send
        self._waiting: deque[tuple[int, bytes]] = deque()  # when due (ms), and the message
        self._timer: asyncio.TimerHandle | None = None
        self._begun = self._closed = False

    def put(self, due: int, message: bytes) -> None:
        """Send a message when it is due."""
        self._waiting.append((due, message))
        self._arm()

    def begin(self, past: list[tuple[int, bytes]]) -> None:
        """Start sending, with the past first and then everything queued meanwhile."""
        self._waiting.extendleft(reversed(past))
        self._begun = True
        self._send_due()

    def close(self) -> None:
        """Send nothing more."""
        self._closed = True
        self._waiting.clear()
        if self._timer is not None:
            self._timer.cancel()

    def _arm(self) -> None:
        if self._begun and self._timer is None and self._waiting:
            wait = max(0.0, (self._waiting[0][0] - now()) / SECOND)
            self._timer = asyncio.get_running_loop().call_later(wait, self._send_due)

    def _send_due(self) -> None:
        self._timer = None
        while self._waiting and self._waiting[0][0] <= now() and not self._closed:
            self._send(self._waiting.popleft()[1])
        if not self._closed:
            self._arm()


async def shown_to_spectators(header: Header, rows: Sequence[StoredEntry]) -> Table:
    """Replay a log as far as spectators may see it now."""
    table, until = Table(header), now() - header.delay * SECOND
    await replay_all(table, [row for row in rows if row.at <= until])
    return table


async def delayed_past(
    header: Header, rows: Sequence[StoredEntry], here: Collection[str], *, draw: bool
) -> list[tuple[int, bytes]]:
    """Replay a log for a spectator. Return the table as it is shown now, then each later entry, with when it is due."""
    table = await shown_to_spectators(header, rows)
    past = [(now(), wire.write(perspective.snapshot(table, (), here, draw=draw)))]
    async for row, entry in replay(table, rows[table.version :]):
        past.append((row.at + header.delay * SECOND, wire.write(perspective.update(table, entry, (), draw=draw))))
    return past
