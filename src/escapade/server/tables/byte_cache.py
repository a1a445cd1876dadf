"""A cache of encoded responses, with a limit on their total size."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Hashable, Iterable

Key = tuple["Hashable", ...]  # the first part is the table's id


class ByteCache:
    """A least-recently-used cache of bytes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.making: dict[Key, asyncio.Task[bytes]] = {}
        self.size = 0

    def get(self, key: Key) -> bytes | None:
        """Return a cached value, if there is one."""
        if key in self.kept:
            self.kept.move_to_end(key)
        return self.kept.get(key)

    async def get_or_make(self, key: Key, make: Callable[[], Coroutine[object, object, bytes]]) -> bytes:
        """Return a cached value, or make it, once for all who ask for it at the same time."""
        found = self.get(key)
        if found is not None:
            return found
        if key not in self.making:
            self.making[key] = asyncio.create_task(make())
            self.making[key].add_done_callback(lambda _: self.making.pop(key, None))
        made = await asyncio.shield(self.making[key])
        self.put(key, made)
        return made

    def put(self, key: Key, made: bytes) -> None:
        """Cache a value, unless it is too large."""
        if key not in self.kept and len(made) <= self.most // 4:
            self.kept[key] = made
            self.size += len(made)
            while self.size > self.most:
                _, old = self.kept.popitem(last=False)
                self.size -= len(old)

    def drop(self, keys: Iterable[Key]) -> None:
        """Drop values that nobody will ask for again."""
        for key in keys:
            self.size -= len(self.kept.pop(key, b""))

    def forget(self, table: str) -> None:
        """Drop everything about a table, because a name was removed from its log."""
        self.drop([key for key in self.kept if key[0] == table])
