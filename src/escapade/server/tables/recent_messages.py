"""The last messages about a table, for clients that reconnect soon."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

_MOST_VERSIONS = 12  # of which messages are kept …
_MOST_BYTES = 65_536  # … as long as they are no larger than this together


class Kind(NamedTuple):
    """What decides which messages a watcher gets: the seats they watch from, and how they draw."""

    seats: tuple[int, ...]
    draw: bool
    changes: bool = False  # whether updates carry only what changed in a picture


class RecentMessages:
    """The messages about the last entries, for each kind of watcher."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, dict[Kind, bytes]] = OrderedDict()
        self._size = 0
        self._left: dict[Kind, int] = {}  # kinds of watchers who left, and at which version

    def expect(self, version: int, kind: Kind) -> None:
        """Keep making messages for a watcher that has left, in case it reconnects."""
        self._left[kind] = version

    def expected(self, version: int) -> list[Kind]:
        """List the kinds of watchers who left lately."""
        self._left = {kind: at for kind, at in self._left.items() if version - at < _MOST_VERSIONS}
        return list(self._left)

    def get(self, version: int, kind: Kind) -> bytes | None:
        """Return a message, if it was made."""
        return self._kept.get(version, {}).get(kind)

    def put(self, version: int, kind: Kind, message: bytes) -> None:
        """Keep a message, and drop the oldest."""
        self._kept.setdefault(version, {})[kind] = message
        self._size += len(message)
        while len(self._kept) > 1 and (len(self._kept) > _MOST_VERSIONS or self._size > _MOST_BYTES):
            _, old = self._kept.popitem(last=False)
            self._size -= sum(len(one) for one in old.values())

    def since(self, since: int, until: int, kind: Kind) -> list[bytes] | None:
        """Return everything after one version and up to another, or None where something is missing."""
        found = [self.get(version, kind) for version in range(since + 1, until + 1)]
        return None if since > until or None in found else [message for message in found if message is not None]
