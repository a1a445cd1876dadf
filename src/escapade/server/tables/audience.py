"""The watchers of a table, and the messages they are sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from msgspec import structs

from escapade.server import wire
from escapade.server.metrics import MESSAGES_SENT
from escapade.server.tables import perspective
from escapade.server.tables.clocks import SECOND
from escapade.server.tables.delayed_feed import DelayedFeed
from escapade.server.tables.picture_changes import LastPictures
from escapade.server.tables.recent_messages import Kind, RecentMessages

if TYPE_CHECKING:
    from escapade.server.log import AnyEntry
    from escapade.server.tables.byte_cache import ByteCache, Key
    from escapade.server.tables.table import Table

_MOST_SNAPSHOTS = 32  # of one version: as different watchers see it, with different people present


class Watcher(Protocol):
    """A client that watches a table: a socket, or a bot's stream."""

    person: str
    trips: list[float]
    speaks: bool  # whether it can send messages: a stream cannot

    def send(self, message: bytes) -> None:
        """Queue a message without waiting."""


@dataclass(slots=True)
class Watching:
    """How a client watches: with pictures or only what changes in them, the feed of a delayed spectator, how fast."""

    draw: bool
    changes: bool = False
    feed: DelayedFeed | None = None
    pace: wire.Pace | None = None


class Audience:
    """All watchers of one table on this node, and the people who watch it from other nodes."""

    def __init__(self, snapshots: ByteCache) -> None:
        self._snapshots = snapshots  # shared by all tables …
        self._shown: set[Key] = set()  # … and this one's in it
        self.watchers: dict[Watcher, Watching] = {}
        self.elsewhere: set[str] = set()  # people who watch the table from other nodes
        self.recent = RecentMessages()
        self._pictures = LastPictures()

    def add(self, watcher: Watcher, watching: Watching) -> bool:
        """Add a watcher, or change how one watches. Return whether it is new."""
        before = self.watchers.get(watcher)
        if before is not None and before.feed is not None:
            before.feed.close()
        self.watchers[watcher] = watching
        return before is None

    def forget_messages(self) -> None:
        """Forget what was sent, because a name was removed from the table's log."""
        self.recent, self._pictures = RecentMessages(), LastPictures()

    def remove(self, watcher: Watcher, table: Table) -> None:
        """Remove a watcher. Messages for it are kept for a while in case it reconnects."""
        watching = self.watchers.pop(watcher)
        if watching.feed is not None:
            watching.feed.close()
        self.recent.expect(table.version, _kind_of(table, watcher, watching))

    def followers(self) -> set[str]:
        """List the people who watch from this node; "" stands for somebody unknown."""
        return {watcher.person for watcher in self.watchers}

    def listening(self) -> set[str]:
        """List the people who watch by streams alone, and so cannot say that they are ready."""
        speaking = {watcher.person for watcher in self.watchers if watcher.speaks}
        return self.followers() - speaking - self.elsewhere

    def here(self) -> set[str]:
        """List the people who are watching, from whichever node."""
        return self.followers() | self.elsewhere

    def paces(self, person: str) -> set[wire.Pace]:
        """List how fast a person's clients show moves."""
        mine = (watching for watcher, watching in self.watchers.items() if watcher.person == person)
        return {watching.pace for watching in mine if watching.pace is not None}

    def missed(self, table: Table, since: int, kind: Kind) -> list[bytes] | None:
        """Return the messages since a version, or None if they are no longer kept."""
        return self.recent.since(since, table.version, kind)

    def send_update(self, table: Table, entry: AnyEntry) -> None:
        """Send the last entry to everybody, as seen from their seats; each kind of watcher's message is made once."""
        MESSAGES_SENT.inc(len(self.watchers))
        shared, version = perspective.SharedParts(table, entry), table.version
        self._pictures.begin(version)
        self._drop_snapshots()

        def message(kind: Kind) -> bytes:
            made = self.recent.get(version, kind)
            if made is None:
                update = perspective.update(table, entry, kind.seats, shared, draw=kind.draw)
                if kind.changes:
                    update = structs.replace(update, views=self._pictures.only_changes(update.views))
                made = wire.write(update)
                self.recent.put(version, kind, made)
            return made

        for watcher, watching in list(self.watchers.items()):
            kind = _kind_of(table, watcher, watching)
            if not kind.seats and table.header.delay:
                watching.feed = watching.feed or _started_feed(watcher)
                watching.feed.put(table.changed + table.header.delay * SECOND, message(kind))
            elif watching.feed is not None:  # they have just sat down, so they see everything at once
                watching.feed.close()
                watching.feed = None
                watcher.send(self.snapshot(table, kind))
            else:
                watcher.send(message(kind))
        for kind in self.recent.expected(version):
            message(kind)

    def snapshot(self, table: Table, kind: Kind) -> bytes:
        """Encode the whole table as a kind of watcher sees it; cached until something changes."""
        here = frozenset(self.here())
        key = (table.header.id, table.version, kind, here)
        written = self._snapshots.get(key)
        if written is None:
            if len(self._shown) >= _MOST_SNAPSHOTS:  # people come and go, and nothing else happens
                self._drop_snapshots()
            written = wire.write(perspective.snapshot(table, kind.seats, here, draw=kind.draw))
            self._snapshots.put(key, written)
            self._shown.add(key)
        return written

    def _drop_snapshots(self) -> None:
        """Drop all snapshots of this table."""
        self._snapshots.drop(self._shown)
        self._shown.clear()

    def send_all(self, message: wire.ServerMessage) -> None:
        """Send the same message to everybody."""
        written = wire.write(message)
        for watcher in list(self.watchers):
            watcher.send(written)

    def send_person(self, person: str, message: wire.ServerMessage) -> None:
        """Send a message to one person alone, wherever they watch from."""
        for watcher in list(self.watchers):
            if watcher.person == person:
                watcher.send(wire.write(message))

    def present(self, table: Table) -> wire.Present:
        """Return who is there."""
        here = self.here()
        seats = [chair.person in here for chair in table.chairs]
        onlookers = sum(1 for watcher in self.watchers if not table.seats_of(watcher.person))
        return wire.Present(table.header.id, seats, onlookers)


def _kind_of(table: Table, watcher: Watcher, watching: Watching) -> Kind:
    """Return the kind of a watcher; watchers of one kind get the same messages."""
    return Kind(tuple(table.seats_of(watcher.person)), watching.draw, watching.changes)


def _started_feed(watcher: Watcher) -> DelayedFeed:
    """Make a feed for a watcher who has seen everything so far."""
    feed = DelayedFeed(watcher.send)
    feed.begin([])
    return feed
