"""A table in memory: one change at a time, stored before anybody sees it, then sent to everybody who watches."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING

from escapade import lag
from escapade.engine import Refused
from escapade.server import log, wire
from escapade.server.notify.bus import Note
from escapade.server.refusals import RequestRefused
from escapade.server.steady_time import now
from escapade.server.storage.journal import LogConflict, PendingEntry
from escapade.server.storage.store import NotStored, OutcomeUnknown
from escapade.server.tables import commit_effects
from escapade.server.tables.after_commit import after_commit
from escapade.server.tables.audience import Audience, Watching
from escapade.server.tables.autopilot import Autopilot
from escapade.server.tables.clocks import SECOND
from escapade.server.tables.delayed_feed import DelayedFeed, delayed_past, shown_to_spectators
from escapade.server.tables.loader import store_needed
from escapade.server.tables.recent_messages import Kind
from escapade.server.tables.replay import replay_all
from escapade.server.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from escapade.server.log import AnyEntry
    from escapade.server.tables.audience import Watcher
    from escapade.server.tables.loader import TableLoader
    from escapade.server.tables.node import Node

LOG = logging.getLogger(__name__)
_TRIES = 3  # attempts at a change when another node was faster
REST = 600_000  # ms after which a table without watchers is unloaded
_SOON = 60_000  # ms: a clock that runs out before then keeps its table in memory
_CLAIM_EVERY = 3.0  # s between offers to take charge of a table that another living node has
NOT_STORED = frozenset(("not-stored", "store-away"))


class LiveTable:
    """One table on this node."""

    def __init__(self, table: Table, node: Node, loader: TableLoader) -> None:
        self.table = table
        self.node = node
        self.audience = Audience(node.snapshots)
        self.autopilot = Autopilot(self)
        self.in_charge = False  # whether this node acts for bots, clocks and absent people
        self.unsure = False  # the outcome of a commit is unknown: read the table again before use
        self.all_ready = asyncio.Event()
        self._loader = loader
        self._lock = asyncio.Lock()
        self._leading: wire.Leading | None = None  # who leads the review of the finished game
        self._ready: set[int] = set()  # seats that wait for the start of a race
        self._retrying: asyncio.Task[object] | None = None
        self._hinted = False  # another node has stored an entry that is not read yet
        self._stored = 0  # the last version stored by another node, as far as is known
        self._knows_elsewhere = False  # whether the store has said who watches from other nodes
        self._claim_at = 0.0  # the earliest time for the next offer to take charge
        self._used = now()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.header.id

    # Changes: functions of the table that return an entry to store, or refuse

    async def do(self, change: Callable[[Table], AnyEntry], action_id: str | None = None) -> int:
        """Make a change. Return the version once it is stored and sent to everybody."""
        async with self._lock:
            return await self._do(change, action_id)

    async def do_if_possible(self, change: Callable[[Table], AnyEntry], action_id: str | None = None) -> None:
        """Make a change the server itself wants, unless it is no longer possible."""
        try:
            await self.do(change, action_id)
        except RequestRefused as refused:
            LOG.debug("not done: %s", refused.code)

    async def play(self, person: str, request: wire.Play | wire.MoveRequest, trips: Sequence[float] = ()) -> int:
        """Play an action for somebody; `trips` are the round trips measured on their connection (ms)."""
        seat = self.table.own_seat(person, request.seat)
        elapsed = request.elapsed if isinstance(request, wire.Play) else None

        def played(table: Table) -> log.Played:
            if not table.chairs[seat].decides:
                raise RequestRefused("you-resigned" if table.chairs[seat].resigned else "bot-holds")
            on_clock = table.clocks.spent(seat, now())
            credit = lag.credit(on_clock, elapsed, trips)
            action = table.timed(request.action, on_clock, credit, lag.ping(trips))
            return table.play(seat, action, request.version, spent=on_clock - credit)

        return await self.do(played, f"{seat}:{request.id}")

    async def rematch(
        self,
        person: str,
        open_again: Callable[[Table], Awaitable[str]],
        discard: Callable[[str], Awaitable[None]],
    ) -> str:
        """Open a table for the same people and return its id; whoever asks later gets the same one."""
        async with self._lock:
            await self._catch_up()  # another node may have stored the end, or a rematch
            self.table.require_rematchable(person)
            if self.table.rematch:
                return self.table.rematch
            again = await open_again(self.table)
            try:
                await self._do(partial(Table.rematched, table=again))
            except RequestRefused as refused:
                if self.table.rematch != again and refused.code != "store-away":  # else it may be stored after all
                    await discard(again)
                if not self.table.rematch:
                    raise
            return self.table.rematch

    async def finished_alone(self, person: str) -> Table:
        """Return the table if it is over and nobody else played; else refuse."""
        async with self._lock:
            await self._catch_up()  # another node may have stored the end
            self.table.require_alone(person)
            return self.table

    async def _do(self, change: Callable[[Table], AnyEntry], action_id: str | None = None) -> int:
        for _ in range(_TRIES):
            await self._read_again_if_unsure()
            if action_id is not None and action_id in self.table.ids:
                return self.table.ids[action_id]
            try:
                version = await self._commit(self._decided(change), action_id)
            except RequestRefused as refused:
                before = self.table.version
                if refused.code in NOT_STORED or self.node.alone:
                    raise
                await self._catch_up()  # another node may have stored something meanwhile
                if self.table.version == before:
                    raise
            except LogConflict:
                with store_needed():
                    known = await self.node.store.version_of(self.id, action_id)
                await self._catch_up()
                if known is not None:
                    return known
            else:
                await self._follow_if_possible()
                return version
        raise RequestRefused("stale")

    def _decided(self, change: Callable[[Table], AnyEntry]) -> AnyEntry:
        try:
            return change(self.table)
        except Refused as refused:
            raise RequestRefused.by_rule(refused.refusal) from refused

    async def _commit(self, entry: AnyEntry, action_id: str | None = None) -> int:
        """Store an entry, then apply it and send it to everybody. If it cannot be stored, nothing has changed."""
        table, at, duties = self.table, now(), self.node.duties
        pending = PendingEntry(self.id, table.version + 1, at, log.write(entry), action_id)
        pending.also = commit_effects.statements_for(table, entry, duties)
        pending.claim = duties.claim(self.id) if self._may_claim() else None
        try:
            await self.node.journal.append(pending)
        except BaseException as error:
            self.unsure = True
            self._try_again_later()
            if isinstance(error, NotStored):
                raise RequestRefused("store-away" if isinstance(error, OutcomeUnknown) else "not-stored") from error
            raise  # a conflict, or the caller was cancelled and the entry may still be stored
        if pending.claim is not None and not pending.claimed:
            self._claim_at = time.monotonic() + _CLAIM_EVERY
        took_over = pending.claimed or isinstance(entry, log.Started)
        self.in_charge = self.in_charge or took_over
        try:
            self.apply(entry, at, action_id)
        except BaseException:
            self.unsure = True  # stored, but not applied: read the table again
            raise
        if self._awaited_elsewhere():
            self.note()
        after_commit(self.node, table, entry, self.here())
        if took_over:
            self.autopilot.expect_all()
        return table.version

    def apply(self, entry: AnyEntry, at: int, action_id: str | None = None) -> None:
        """Apply a stored entry, and send it to all watchers."""
        self.table.apply(entry, at, action_id)
        self._used = now()
        self._ready.clear()
        self.all_ready.clear()
        self.autopilot.worked()
        try:
            self.audience.send_update(self.table, entry)
            if isinstance(entry, log.Sat):
                self._send_present()  # the number of spectators has changed
        except Exception:
            LOG.exception("table %s could not be shown", self.id)  # the entry is stored, and the game goes on
        self.autopilot.arm()

    # Automatic entries

    async def _follow(self) -> None:
        """Store automatic entries (the end, an agreed undo), then let the bots think."""
        while (entry := self.table.automatic_entry()) is not None:
            try:
                await self._commit(entry)
            except LogConflict:  # another node has stored it
                await self._read_again_if_unsure()
        self.autopilot.prompt()

    async def _follow_if_possible(self) -> None:
        """Store automatic entries after one that is stored already; if that fails, retry later."""
        try:
            await self._follow()
        except RequestRefused as refused:
            LOG.warning("automatic entries at table %s wait: %s", self.id, refused.code)

    def _try_again_later(self) -> None:
        if self.in_charge and self._retrying is None:
            self._retrying = self.node.background.once(self._try_again())

    async def _try_again(self) -> None:
        """Read the table again and continue, retrying less and less often."""
        try:
            while self.in_charge:
                await asyncio.sleep(self.autopilot.wait_after_failure())
                with contextlib.suppress(RequestRefused):
                    async with self._lock:
                        await self._read_again_if_unsure()
                        await self._follow()
                    break
        finally:
            self._retrying = None
        self.autopilot.arm()

    # Agreement with the store

    @property
    def attended(self) -> bool:
        """Whether this node follows the table: somebody watches from here, or this node is in charge."""
        return self.in_charge or bool(self.audience.watchers)

    @property
    def outdated(self) -> bool:
        """Whether the store must be read before the table is used: it has more, or could have."""
        unheard = not self.attended and not self.node.alone  # nobody tells us of entries then
        return self.unsure or unheard or self._stored > self.table.version

    async def ensure_current(self) -> None:
        """Wait for a pending commit; after a failed one, read the table again, and what other nodes have stored."""
        async with self._lock:
            if self.unsure or self._stored > self.table.version:
                await self._catch_up()
            elif self.outdated:
                await self._catch_up_if_possible()

    async def _read_again_if_unsure(self) -> None:
        """Rebuild the table up to the version everybody has seen, then send the entries stored after it."""
        if not self.unsure:
            return
        with store_needed():
            self.table = await self._loader.load(self.id, self.table.version)
            self.unsure = False
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Read what other nodes have stored, and send it."""
        if self.unsure:
            await self._read_again_if_unsure()
            return
        known = self._stored
        with store_needed():
            rows = await self.node.later_entries((self.id, self.table.version))
        if self._stored == known:
            self._stored = 0  # this is all there is, whatever a note said
        with self._loader.setting_aside(self.id):
            await replay_all(self, rows)
        self.autopilot.prompt()

    def heard_of(self, version: int) -> None:
        """Take note that another node has stored a version. Where nobody needs the table it is read later."""
        self._stored = max(self._stored, version)
        if self.outdated and (self.unsure or self.attended):
            self.node.later(self.follow_hint())

    async def follow_hint(self) -> None:
        """Catch up because another node has stored something; once, however many hints arrive."""
        if self._hinted:
            return
        self._hinted = True
        try:
            async with self._lock:
                self._hinted = False
                await self._catch_up()
        except RequestRefused as refused:
            LOG.info("table %s is not up to date yet: %s", self.id, refused.code)

    async def rewritten(self) -> None:
        """Read the table again because its log was rewritten."""
        async with self._lock:
            self.table = await self._loader.load(self.id)
            self.audience.forget_messages()
            self.node.snapshots.forget(self.id)

    # Being in charge

    async def take_charge(self) -> None:
        """Act for bots, clocks and absent people from now on. First credit clocks for the time no node was alive."""
        async with self._lock:
            await self._read_again_if_unsure()
            if not self.node.alone:
                await self._catch_up()
            self.in_charge = True
            await self._give_time_back()
            await self._follow()
        self.autopilot.arm()
        self.autopilot.expect_all()

    def _may_claim(self) -> bool:
        """Whether to offer to take charge with the next entry: of a running game, and not all the time."""
        return not self.in_charge and self.table.match is not None and time.monotonic() >= self._claim_at

    async def offer_to_take_charge(self) -> None:
        """Take charge unless another living node has."""
        if self.in_charge:
            return
        if await self.node.duties.take_one(self.id):
            await self.take_charge()
        else:
            self._claim_at = time.monotonic() + _CLAIM_EVERY

    @property
    def idly_in_charge(self) -> bool:
        """Whether this node is in charge and people watch only from other nodes."""
        return self.in_charge and not self.audience.watchers and bool(self.audience.elsewhere)

    def leave_charge(self) -> None:
        """Stop acting for bots, clocks and absent people."""
        self.in_charge = False
        self.close()

    async def _give_time_back(self) -> None:
        """Credit the clocks with the last outage of all nodes, once."""
        first, last = self.node.outage
        missed = last - max(first, self.table.changed)
        if missed > 0 and self.table.next_alarm() is not None:
            with contextlib.suppress(LogConflict):  # another node has credited it
                await self._commit(log.Credited(missed), f"away:{first}")
            await self._read_again_if_unsure()

    # Watchers

    async def watch(
        self,
        watcher: Watcher,
        since: int | None,
        *,
        draw: bool = False,
        changes: bool = False,
        pace: wire.Pace | None = None,
    ) -> None:
        """Add a watcher. Send what it missed since a version, or the whole table."""
        delayed = None
        async with self._lock:
            await self._read_again_if_unsure()
            if since is not None and since > self.table.version:
                await self._catch_up_if_possible()  # it has seen a later version on another node
            await self._welcome_back(watcher.person)
            kind = Kind(tuple(self.table.seats_of(watcher.person)), draw, draw and changes)
            if kind.seats or not self.delay:
                for message in self._missed(since, kind):
                    watcher.send(message)
            else:
                delayed = DelayedFeed(watcher.send)
            new = self.audience.add(watcher, Watching(draw, kind.changes, delayed, pace))
            self.check_ready()
            version = self.table.version
        if delayed is not None:  # replaying takes time, so the lock is released first
            try:
                delayed.begin(await self._delayed_past(version, draw=draw))
            except BaseException:
                self.leave(watcher)
                raise
        if self._leading is not None:
            watcher.send(wire.write(self._leading))
        if not new:  # nothing has changed for the others
            watcher.send(wire.write(self.audience.present(self.table)))
            return
        self._send_present()
        self._presence_changed(watcher.person)

    async def shown_to(self, person: str) -> bytes:
        """Encode the whole table as a person may see it now."""
        async with self._lock:  # else it could include a move that is not stored yet
            await self._read_again_if_unsure()
            kind = Kind(tuple(self.table.seats_of(person)), draw=False)
            if kind.seats or not self.delay:
                return self.audience.snapshot(self.table, kind)
        rows = await self.node.store.entries(self.id)
        with self._loader.setting_aside(self.id):
            return self.audience.snapshot(await shown_to_spectators(self.table.header, rows), kind)

    async def _delayed_past(self, version: int, *, draw: bool) -> list[tuple[int, bytes]]:
        rows = await self.node.store.entries(self.id)
        with self._loader.setting_aside(self.id):
            return await delayed_past(self.table.header, rows[:version], self.here(), draw=draw)

    def leave(self, watcher: Watcher) -> None:
        """Remove a watcher. If it was the last one of a person with a seat, a bot will hold the seat after a while."""
        if watcher not in self.audience.watchers:
            return
        self.audience.remove(watcher, self.table)
        if watcher.person not in self.audience.followers():
            if self._leading is not None and self._leading.person == watcher.person:
                self.lead(watcher.person, "", None)
            self._presence_changed(watcher.person)
            self.autopilot.expect(watcher.person)
        self._send_present()

    def _missed(self, since: int | None, kind: Kind) -> list[bytes]:
        """Return the messages since a version; if they are no longer kept, the whole table."""
        missed = None if since is None else self.audience.missed(self.table, since, kind)
        return [self.audience.snapshot(self.table, kind)] if missed is None else missed

    async def _catch_up_if_possible(self) -> None:
        """Catch up if the store can be read; otherwise show the table as it is known."""
        try:
            await self._catch_up()
        except RequestRefused as refused:
            if refused.code not in NOT_STORED:
                raise

    async def _welcome_back(self, person: str) -> None:
        """Give a person back the seats that bots held."""
        self.autopilot.expect_no_more(person)
        for seat in self.table.seats_of(person):
            if self.table.chairs[seat].held and self.table.status == "playing":
                with contextlib.suppress(RequestRefused):  # if it cannot be stored now, they can still watch
                    await self._do(partial(Table.take_back, seat=seat))

    @property
    def delay(self) -> int:
        """The delay for spectators (s)."""
        return self.table.header.delay

    def seen_until(self, person: str) -> int:
        """Return the time (ms) up to which a person may see what happened."""
        return now() if self.table.seats_of(person) else now() - self.delay * SECOND

    # Presence

    def here(self) -> set[str]:
        """List the people who are watching, from whichever node."""
        return self.audience.here()

    def _send_present(self) -> None:
        self.audience.send_all(self.audience.present(self.table))

    def _presence_changed(self, person: str) -> None:
        """Store who watches from this node, and take charge of the table if no node is."""
        if not self.node.alone:
            self.node.later(self._write_presence(person))
        if self._may_claim() and self.table.status == "playing" and self.table.seats_of(person):
            self.node.later(self.offer_to_take_charge())

    async def _write_presence(self, person: str) -> None:
        """Store whether a person watches from this node at the time of writing."""
        await self.node.presence.changed(self.id, person, lambda: person in self.audience.followers())
        self.note(presence=True)
        await self.refresh_presence()

    async def refresh_presence(self) -> None:
        """Read from the store who watches from other nodes."""
        if not self.node.alone:
            self.set_elsewhere(await self.node.presence.elsewhere_of(self.id))

    def set_elsewhere(self, people: set[str]) -> None:
        """Set who watches from other nodes, and start waiting for those who left."""
        self._knows_elsewhere = True
        if people == self.audience.elsewhere:
            return
        before, self.audience.elsewhere = self.audience.elsewhere, people
        gone, came = before - people, people - before
        if came:
            self.note()  # they may have missed what was stored before this node knew of them
        for person in people:
            self.autopilot.expect_no_more(person)
        for person in gone:
            self.autopilot.expect(person)
        self._send_present()

    def _awaited_elsewhere(self) -> bool:
        """Whether another node may follow the table: people watch from there, or it is in charge."""
        return bool(self.audience.elsewhere) or not self.in_charge or not self._knows_elsewhere

    def note(self, chat: int = 0, *, presence: bool = False, ready: Sequence[int] = ()) -> None:
        """Send a note to other nodes, if there are any, to read from the store."""
        if not self.node.alone:
            self.node.bus.publish(Note(self.node.id, self.id, self.table.version, chat, presence, list(ready)))

    # Readiness for a race

    def mark_ready(self, person: str, seat: int | None) -> None:
        """Mark a person's seat as ready."""
        self.table.under_way()
        self.set_ready(self.table.own_seat(person, seat))

    def set_ready(self, *seats: int) -> None:
        """Mark seats as ready, and tell everybody."""
        if self._ready.issuperset(seats):
            return
        self._ready.update(seats)
        self.check_ready()
        self.audience.send_all(wire.ReadySeats(self.id, sorted(self._ready)))
        self.note(ready=sorted(self._ready))

    def check_ready(self) -> None:
        """Let a bot start the race if all present people are ready; who only listens always is."""
        here, listening = self.here(), self.audience.listening()
        present = {
            seat: chair.person for seat, chair in enumerate(self.table.chairs) if chair.decides and chair.person in here
        }
        ready = self._ready | {seat for seat, person in present.items() if person in listening}
        if ready and ready.issuperset(present):
            self.all_ready.set()

    # Reviewing together

    def lead(self, person: str, name: str, step: int | None) -> None:
        """Show everybody who follows the step a person looks at in a finished game; None ends it."""
        if self.table.end is None:
            raise RequestRefused("replay-later")
        if step is None and (self._leading is None or self._leading.person != person):
            return
        leading = wire.Leading(self.id, person, name, step)
        self.set_leading(leading)
        if not self.node.alone:
            note = Note(self.node.id, self.id, self.table.version, leader=person, leader_name=name, step=step)
            self.node.bus.publish(note)

    def leads_as(self, person: str) -> str:
        """Return the name under which a person leads the review; empty if they do not."""
        return self._leading.name if self._leading is not None and self._leading.person == person else ""

    def set_leading(self, leading: wire.Leading) -> None:
        """Remember who leads, and tell everybody here."""
        if leading.step is None:
            if self._leading is None or self._leading.person != leading.person:
                return  # somebody else leads by now
            leading = wire.Leading(self.id)
        self._leading = leading if leading.step is not None else None
        self.audience.send_all(leading)

    # Advice

    async def hint(self, person: str, seat: int | None) -> wire.Hint:
        """Return the adviser's evaluations of a seat's moves, from the seat's view alone."""
        table = self.table
        mine, version = table.advised(person, seat), table.version
        view = table.game.write_position(table.playing().view(mine))
        ideas = await self.node.compute.opinion(table.header.game, view, mine, secrets.token_hex(8))
        return wire.Hint(self.id, version, mine, ideas)

    # Unloading

    def at_rest(self) -> bool:
        """Whether the table can be unloaded: no watchers, and nothing due soon."""
        busy = self.audience.watchers or self.autopilot.busy or self._lock.locked() or self._retrying or self.unsure
        fall = self.table.next_alarm()
        soon = fall is not None and fall[0] < now() + _SOON
        return not busy and not soon and self._used < now() - REST

    def close(self) -> None:
        """Cancel timers and background work."""
        self.autopilot.stop()
