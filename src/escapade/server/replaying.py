"""A table's log told again, a few entries at a time so that nobody else waits.

And the last messages about a table, kept for whoever lost the line for a moment.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

from escapade.server import log

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Iterable

    from escapade.server.log import AnyEntry
    from escapade.server.schema import EntryRow
    from escapade.server.table import Table

BREATH = 20  # entries landed before others get a turn
KEPT = 12  # versions of which the messages are kept …
MOST_OF_STORIES = 64 * 2**20  # bytes of finished games
MOST_BYTES = 65_536  # … as long as they are no larger than this together


async def replay(table: Table, rows: Iterable[EntryRow]) -> AsyncIterator[tuple[EntryRow, Table, AnyEntry]]:
    """Let stored entries happen to a table, one after the other, and give each when it has happened."""
    for row in rows:
        entry = log.read(row.body)
        table.land(entry, row.at, row.action_id)
        yield row, table, entry
        if row.seq % BREATH == 0:
            await asyncio.sleep(0)


class Messages:
    """What was sent about the last entries, as each kind of watcher got it: the same bytes for the same view."""

    def __init__(self) -> None:
        self.kept: OrderedDict[int, dict[tuple[tuple[int, ...], bool], bytes]] = OrderedDict()
        self.size = 0
        self.left: dict[tuple[tuple[int, ...], bool], int] = {}  # who lost the line lately, at which version

    def expect(self, version: int, seats: tuple[int, ...], *, draw: bool) -> None:
        """Go on making messages for somebody who has left: perhaps it was only the line."""
        self.left[seats, draw] = version

    def expected(self, version: int) -> list[tuple[tuple[int, ...], bool]]:
        """List the kinds of watchers who left lately."""
        self.left = {kind: at for kind, at in self.left.items() if version - at < KEPT}
        return list(self.left)

    def get(self, version: int, seats: tuple[int, ...], *, draw: bool) -> bytes | None:
        """Find a message that was made already."""
        return self.kept.get(version, {}).get((seats, draw))

    def put(self, version: int, seats: tuple[int, ...], message: bytes, *, draw: bool) -> None:
        """Keep a message, and forget the oldest."""
        self.kept.setdefault(version, {})[seats, draw] = message
        self.size += len(message)
        while len(self.kept) > 1 and (len(self.kept) > KEPT or self.size > MOST_BYTES):
            _, old = self.kept.popitem(last=False)
            self.size -= sum(len(one) for one in old.values())

    def since(self, since: int, until: int, seats: tuple[int, ...], *, draw: bool) -> list[bytes] | None:
        """Give everything after one version and up to another, or None where something is missing."""
        found = [self.get(version, seats, draw=draw) for version in range(since + 1, until + 1)]
        return None if since > until or None in found else [message for message in found if message is not None]


class Stories:
    """Finished games as they were told last: whoever asks again costs nothing."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, bool], bytes] = OrderedDict()
        self.making: dict[tuple[str, bool], asyncio.Task[bytes]] = {}
        self.size = 0

    async def get(self, key: tuple[str, bool], make: Callable[[], Coroutine[object, object, bytes]]) -> bytes:
        """Give a story, made once for all who ask for it at the same time."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.making:
            self.making[key] = asyncio.create_task(make())
            self.making[key].add_done_callback(lambda _: self.making.pop(key, None))
        story = await asyncio.shield(self.making[key])
        self.put(key, story)
        return story

    def put(self, key: tuple[str, bool], story: bytes) -> None:
        """Keep a story, and forget those asked for longest ago."""
        if key not in self.kept and len(story) <= MOST_OF_STORIES // 4:
            self.kept[key] = story
            self.size += len(story)
            while self.size > MOST_OF_STORIES:
                _, old = self.kept.popitem(last=False)
                self.size -= len(old)

    def forget(self, table: str) -> None:
        """Forget what was told of a table: somebody's name must go."""
        for key in [key for key in self.kept if key[0] == table]:
            self.size -= len(self.kept.pop(key))
