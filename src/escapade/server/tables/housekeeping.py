"""A node's regular work: report that it is alive, take charge of tables, poll the store for other nodes' entries."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import TYPE_CHECKING

from sqlalchemy import select

from escapade.server import wire
from escapade.server.notify import webhooks
from escapade.server.notify.bus import Note
from escapade.server.refusals import RequestRefused
from escapade.server.steady_time import now
from escapade.server.storage.duties import ALIVE_EVERY
from escapade.server.storage.schema import TableRow
from escapade.server.tables.after_commit import settle_ratings
from escapade.server.tables.live_table import NOT_STORED

if TYPE_CHECKING:
    from escapade.server.tables.chat import Chat
    from escapade.server.tables.live_table import LiveTable
    from escapade.server.tables.live_tables import LiveTables
    from escapade.server.tables.node import Node
    from escapade.server.tables.replays import Replays

LOG = logging.getLogger(__name__)
_FIRST_TABLES = 0.3  # s to resume tables before the first request is answered
_DUTIES_EVERY = 1.0  # s between checks for tables no node is in charge of
LOOK_EVERY = 1.0  # s between polls of the store while the bus is down …
_LOOKS_WITH_BUS = 5  # … and this many times as long while it is up
_REST_EVERY = 5.0  # s
PRESENCE_EVERY = 5.0  # s
_SETTLE_EVERY = 20.0  # s
_REPAIR_EVERY = 5.0  # s between checks for tables started by nodes of an earlier version
_MOST_ASKED = 500  # tables asked about in one query
_HAND_OVER = 3_000  # ms in which a node where people are may take charge of a table; then any node does


class Housekeeping:
    """The background work of a node."""

    def __init__(self, node: Node, tables: LiveTables, chat: Chat, replays: Replays) -> None:
        self._node = node
        self._tables = tables
        self._chat = chat
        self._replays = replays
        self.taken: deque[str] = deque()  # tables this node is in charge of and has not resumed yet
        self._looks = 0

    async def begin(self) -> None:
        """Resume running tables, and start all regular work."""
        node = self._node
        node.background.every(ALIVE_EVERY, self.heartbeat)
        node.background.every(_DUTIES_EVERY, self.take_duties)
        node.background.every(_REST_EVERY, self.let_rest)
        node.background.every(_SETTLE_EVERY, self.settle_ratings)
        node.background.every(webhooks.LOOK_EVERY, node.webhooks.look)
        if not node.alone:
            node.background.every(LOOK_EVERY, self._poll_store)
            node.background.every(_REPAIR_EVERY, node.duties.repair)
            node.background.every(PRESENCE_EVERY, self.correct_presence)
        await asyncio.wait([node.background.once(self.take_duties())], timeout=_FIRST_TABLES)  # the rest later

    # In charge of tables

    async def heartbeat(self) -> None:
        """Report that this node is alive. After a silence, drop tables that other nodes have taken charge of."""
        if await self._node.sign_of_life():
            mine = await self._node.duties.mine()
            for table, live in list(self._tables.live.items()):
                if live.in_charge and table not in mine:
                    live.leave_charge()
            self.taken.extend(table for table in mine if table not in self.taken)

    async def take_duties(self) -> None:
        """Take charge of tables that no node is in charge of, and resume them."""
        while True:
            self.taken.extend(await self._node.duties.take())
            if not self.taken:
                return
            while self.taken:
                table = self.taken.popleft()  # before the first await: two calls may run at once
                try:
                    await self._go_on_with(table)
                except BaseException:
                    self.taken.appendleft(table)
                    raise

    async def _go_on_with(self, table: str) -> None:
        """Resume a table. One that cannot be read is left alone until the next start."""
        try:
            await (await self._tables.find(table)).take_charge()
        except RequestRefused as refused:
            if refused.code in NOT_STORED:
                raise
            await self._node.duties.leave({table: None})
        except Exception:
            LOG.exception("table %s cannot be resumed", table)
            await self._node.duties.leave({table: None})

    async def let_rest(self) -> None:
        """Unload tables where nobody is and nothing is due soon."""
        for table, live in list(self._tables.live.items()):
            if live.at_rest():
                self._tables.drop(table)
                if live.in_charge:
                    self._tables.resting[table] = self._node.background.once(self._rest(table, live))

    async def _rest(self, table: str, live: LiveTable) -> None:
        """Store when something is due at a table next, and give up charge of it; if that fails, keep it."""
        alarm = live.table.next_alarm()
        try:
            await self._node.duties.leave({table: None if alarm is None else alarm[0]})
        except Exception as error:  # noqa: BLE001 - the table stays loaded
            LOG.info("table %s stays: %s", table, type(error).__name__)
            self.taken.append(table)
        finally:
            self._tables.resting.pop(table, None)

    async def hand_over(self) -> None:
        """Leave tables that people watch only from other nodes to these: here each move would be played once more."""
        idle = {table: live for table, live in self._tables.live.items() if live.idly_in_charge}
        for live in idle.values():
            live.leave_charge()
        try:
            await self._node.duties.leave(dict.fromkeys(idle, now() + _HAND_OVER))
        except BaseException:
            self.taken.extend(idle)
            raise
        for table in idle:
            self._node.bus.publish(Note(self._node.id, table, free=True))

    async def settle_ratings(self) -> None:
        """Count rated games that were finished when nobody could count them."""
        unsettled = select(TableRow.id).where(TableRow.status == "over", ~TableRow.settled)
        async with self._node.store.session() as session:
            tables = list(await session.scalars(unsettled))
        for table in tables:
            with contextlib.suppress(RequestRefused):
                await settle_ratings(self._node.store, (await self._tables.find(table)).table)

    # Other nodes

    async def heard(self, note: Note) -> None:
        """Read from the store what another node's note is about."""
        if note.node == self._node.id:
            return
        if note.rewritten:
            self._node.later(self._read_again(note.table))
        live = self._tables.live.get(note.table)
        if live is None:
            return
        live.heard_of(note.version)
        if note.chat:
            self._node.later(self._chat.pass_on(live, note.chat))
        if note.presence:
            self._node.later(live.refresh_presence())
        if note.leader:
            live.set_leading(wire.Leading(live.id, note.leader, note.leader_name, note.step))
        if note.free and live.audience.watchers:
            self._node.later(live.offer_to_take_charge())
        if note.ready:
            live.set_ready(*(seat for seat in note.ready if 0 <= seat < len(live.table.chairs)))

    async def _read_again(self, table: str) -> None:
        await self._tables.read_again(table)
        self._replays.forget(table)

    async def _poll_store(self) -> None:
        """Read what other nodes have stored at the tables here; less often while the bus is up."""
        self._looks += 1
        if self._node.bus.up and self._looks % _LOOKS_WITH_BUS:
            return
        tables = list(self._tables.live)
        for some in (tables[at : at + _MOST_ASKED] for at in range(0, len(tables), _MOST_ASKED)):
            versions = await self._node.store.versions(some)
            people = await self._node.presence.elsewhere(some)
            for live in (self._tables.live[table] for table in some if table in self._tables.live):
                live.heard_of(versions.get(live.id, 0))
                live.set_elsewhere(people[live.id])
        await self.hand_over()

    async def correct_presence(self) -> None:
        """Correct the stored presence of this node's watchers."""
        await self._node.presence.correct(
            lambda: {(table, who) for table, live in self._tables.live.items() for who in live.audience.followers()}
        )
