"""All tables of this node: opened, found again, kept in memory while somebody is there, and woken after a restart."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import gc
import logging
import secrets
import time
from collections import deque
from itertools import takewhile
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, or_, select, true

from escapade.bots import BOTS, bot_named
from escapade.game import Disagreement
from escapade.games import GAMES
from escapade.server import log, sight, wire
from escapade.server.background import Background
from escapade.server.bus import Note, bus_at
from escapade.server.compute import Compute
from escapade.server.duties import ALIVE_EVERY, OUTAGE, Duties
from escapade.server.hindsight import Hindsight
from escapade.server.journal import Journal
from escapade.server.live import NOT_STORED, Live, storing
from escapade.server.metrics import DAMAGED, MOVES_OF, TOLD
from escapade.server.no import No
from escapade.server.notices import Notices
from escapade.server.past import past
from escapade.server.presence import Presence
from escapade.server.ratings import settle
from escapade.server.replaying import Messages, Stories, replay
from escapade.server.schema import ChatRow, EntryRow, PersonRow, SittingRow, TableRow
from escapade.server.steady_time import TIME, now
from escapade.server.store import Store
from escapade.server.table import Header, Table

if TYPE_CHECKING:
    from collections.abc import Collection, Coroutine

    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncSession

    from escapade.server.log import AnyEntry
    from escapade.server.settings import Settings

LOG = logging.getLogger(__name__)
FIRST_TABLES = 1.0  # s to go on with tables before the first question is answered
DUTIES_EVERY = 1.0  # s between two looks for tables nobody sees to
LOOK_EVERY = 1.0  # s between two looks for what other nodes have stored, while the bus is down …
LOOKS_WITH_BUS = 5  # … and so many times as long while it is up
REST_EVERY = 5.0  # s
PRESENCE_EVERY = 5.0  # s
SETTLE_EVERY = 20.0  # s
REPAIR_EVERY = 5.0  # s between two looks for tables that a node of an earlier version has begun
LAST_WORDS = 3.0  # s for the database to hear that we stop
REST = 600_000  # ms after which a table nobody is at leaves the memory
SOON = 60_000  # ms: a clock that runs out before then keeps its table in memory
MOST_SHOWN = 60  # tables in the lobby
GARBAGE = (20_000, 20, 50)  # new objects before a look for garbage; messages are many and leave no circles behind


class Tables:
    """Everything one node has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.node = secrets.token_hex(8)
        self.store = Store(settings.database_url())
        self.alone = self.store.sqlite  # nobody else can be on this database
        self.journal = Journal(self.store)
        self.bus = bus_at(settings.bus)
        self.duties = Duties(self.store, self.node)
        self.presence = Presence(self.store, self.node)
        self.compute = Compute(settings.workers, settings.compute)
        self.hindsight = Hindsight(self.store, self.compute)
        self.notices = Notices(self.store, settings.hooks)
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.resting: dict[str, asyncio.Task[object]] = {}  # tables that are leaving the memory
        self.taken: deque[str] = deque()  # tables this node has taken and not yet gone on with
        self.damaged: dict[str, str] = {}  # tables whose log cannot be replayed, and why
        self.background = Background()
        self.alive_at = 0.0  # when the store last took our sign of life
        self.outage = (0, 0)  # from when to when all nodes were away
        self.looks = 0
        self.stories = Stories()

    # The node's day

    async def open(self) -> None:
        """Open the database and begin to listen; tables that were being played go on one by one."""
        await self.store.open()
        self.journal.open()
        self.bus.open(self.heard)
        await self.duties.begin()
        await self.duties.repair()
        self.alive_at = time.monotonic()
        self.outage = await self.duties.outage()
        gc.collect()
        gc.freeze()  # what is here now stays: looking through it again and again would only make people wait
        gc.set_threshold(*GARBAGE)
        self.background.every(ALIVE_EVERY, self.heartbeat)
        self.background.every(DUTIES_EVERY, self.take_duties)
        self.background.every(REST_EVERY, self.let_rest)
        self.background.every(SETTLE_EVERY, self.settle_ratings)
        if not self.alone:
            self.background.every(LOOK_EVERY, self.look_around)
            self.background.every(REPAIR_EVERY, self.duties.repair)
            self.background.every(PRESENCE_EVERY, self.correct_presence)
        await asyncio.wait([self.background.once(self.take_duties())], timeout=FIRST_TABLES)  # the rest goes on beside
        LOG.info("open; tables that go on: %d", len(self.live))

    async def close(self) -> None:
        """Stop: what is being stored is stored first, and other nodes may take over."""
        for live in self.live.values():
            live.close()
        await self.journal.close()
        self.background.stop()
        with contextlib.suppress(Exception):  # the database may be away: others will notice that we are gone
            await asyncio.wait_for(self.duties.end(), LAST_WORDS)
        await self.bus.close()
        LOG.info("closed; everything is stored")
        await self.compute.close()
        await self.store.close()

    def later(self, work: Coroutine[object, object, object]) -> None:
        """Do something beside."""
        _ = self.background.once(work)

    async def heartbeat(self) -> None:
        """Say that this node is alive. After a silence, see which tables others have taken, and give time back."""
        silent = not self.answered_lately()
        await self.duties.alive()
        self.alive_at = time.monotonic()
        TIME.adjust(await self.store.reference_time())
        if silent:
            self.outage = await self.duties.outage()
            mine = await self.duties.mine()
            for table, live in list(self.live.items()):
                if live.in_charge and table not in mine:
                    live.leave_charge()
            self.taken.extend(table for table in mine if table not in self.taken)

    def answered_lately(self) -> bool:
        """Whether the store has answered lately. If not, nobody could move, and no clock may run out."""
        return time.monotonic() - self.alive_at < OUTAGE / 1000

    async def take_duties(self) -> None:
        """Take tables nobody sees to, and go on with them."""
        while True:
            self.taken.extend(await self.duties.take())
            if not self.taken:
                return
            while self.taken:
                table = self.taken.popleft()  # before anything else runs: this may be under way twice
                try:
                    await self.go_on_with(table)
                except BaseException:
                    self.taken.appendleft(table)
                    raise

    async def go_on_with(self, table: str) -> None:
        """Go on with a table; one that cannot be read is left alone until the next start."""
        try:
            await (await self.find(table)).take_charge()
        except No as no:
            if no.code in NOT_STORED:
                raise
            await self.duties.leave({table: None})
        except Exception:
            LOG.exception("table %s cannot go on", table)
            await self.duties.leave({table: None})

    async def let_rest(self) -> None:
        """Let tables leave the memory where nobody is and nothing happens for a while."""
        for table, live in list(self.live.items()):
            if at_rest(live):
                del self.live[table]
                live.close()
                if live.in_charge:
                    self.resting[table] = self.background.once(self.rest(table, live.table.next_alarm()))

    async def rest(self, table: str, alarm: tuple[int, int] | None) -> None:
        """Write down when something must happen at a table next; if that fails, it is still ours."""
        try:
            await self.duties.leave({table: None if alarm is None else alarm[0]})
        except Exception as error:  # noqa: BLE001 - it goes on as before
            LOG.info("table %s stays: %s", table, type(error).__name__)
            self.taken.append(table)
        finally:
            self.resting.pop(table, None)

    async def settle_ratings(self) -> None:
        """Count rated games that were finished when nobody could count them."""
        for table in await self.ids((TableRow.status == "over") & ~TableRow.settled):
            with contextlib.suppress(No):
                await settle(self.store, (await self.find(table)).table)

    async def look_around(self) -> None:
        """See what other nodes have stored about the tables here; less often while the bus says so by itself."""
        self.looks += 1
        if self.bus.up and self.looks % LOOKS_WITH_BUS:
            return
        tables = list(self.live)
        for some in (tables[at : at + 500] for at in range(0, len(tables), 500)):
            for table, version in (await self.store.versions(some)).items():
                live = self.live.get(table)
                if live is not None and (live.unsure or version > live.table.version):
                    self.hint(live)
            await self.look_elsewhere([self.live[table] for table in some if table in self.live])

    async def look_elsewhere(self, tables: list[Live]) -> None:
        """See who follows these tables from other nodes."""
        if not self.alone and tables:
            found = await self.presence.elsewhere([live.table.header.id for live in tables])
            for live in tables:
                live.seen_elsewhere(found[live.table.header.id])

    def presence_changed(self, live: Live, person: str) -> None:
        """Let other nodes know who follows a table from here; and see to the table if nobody else does."""
        if person and not self.alone:
            self.later(self.write_presence(live, person))
        if not live.in_charge and live.table.status == "playing" and live.table.seats_of(person):
            self.later(self.offer(live))

    async def write_presence(self, live: Live, person: str) -> None:
        """Write down whether somebody is here, as it is when this is written."""
        async with live.writing_presence:
            if live.followed_by(person):
                await self.presence.came(live.table.header.id, person)
            else:
                await self.presence.went(live.table.header.id, person)
        live.note(presence=True)
        await self.look_elsewhere([live])

    async def correct_presence(self) -> None:
        """Write down again who follows the tables of this node, where the store says otherwise."""
        await self.presence.correct(
            lambda: {(table, who) for table, live in self.live.items() for who in live.followers()}
        )

    async def offer(self, live: Live) -> None:
        """Take a table that somebody has come to, unless another node has it."""
        if await self.duties.take_one(live.table.header.id):
            await live.take_charge()

    def hint(self, live: Live) -> None:
        """Let a table be read again soon; once, however many hints come."""
        if not live.hinted:
            live.hinted = True
            self.later(live.look_again())

    async def heard(self, note: Note) -> None:
        """Look into the store because another node says so."""
        live = self.live.get(note.table)
        if note.rewritten and note.node != self.node:
            self.later(self.read_again(note.table))
        if live is None or note.node == self.node:
            return
        if note.version > live.table.version:
            self.hint(live)
        if note.chat:
            self.later(self.pass_on_chat(live, note.chat))
        if note.presence:
            self.later(self.look_elsewhere([live]))
        if note.ready:
            live.be_ready(*(seat for seat in note.ready if 0 <= seat < len(live.table.chairs)))

    async def pass_on_chat(self, live: Live, number: int) -> None:
        """Tell everybody here what was said at another node."""
        line = await self.chat_line(number)
        if line is not None and line.table == live.table.header.id:
            live.tell_all(line)

    async def ids(self, condition: ColumnElement[bool]) -> list[str]:
        """List tables by a condition."""
        async with self.store.session() as session:
            return list(await session.scalars(select(TableRow.id).where(condition)))

    # Finding

    async def find(self, table: str) -> Live:
        """Find a table, in memory or in the store. It is as the store has it, or this raises No."""
        live = self.live.get(table)
        if live is None:
            live = await self.load(table)
        if live.unsure:
            async with live.lock:
                await live.be_sure()
        return live

    async def load(self, table: str) -> Live:
        """Read a table from the store, once for all who ask at the same time."""
        if table in self.damaged:
            raise No("table-damaged")
        if table in self.resting:
            await asyncio.wait([self.resting[table]])
        lock = self.loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self.live:
                    with storing():
                        self.live[table] = Live(await self.rebuilt(table), self)
                return self.live[table]
        finally:
            if not lock.locked():
                self.loading.pop(table, None)

    async def rebuilt(self, table: str, version: int | None = None, until: int | None = None) -> Table:
        """Build a table again from its log: all of it, up to a version, or up to a time."""
        row = await self.store.header(table)
        if row is None:
            raise No("no-such-table")
        rows = await self.store.entries(table)
        wanted = [row for row in rows if (version is None or row.seq <= version) and (until is None or row.at <= until)]
        try:
            again = Table(header_of(row))
            async for _ in replay(again, wanted):
                pass
        except Exception as error:
            self.set_aside(table, error)
            raise No("table-damaged") from error
        return again

    def set_aside(self, table: str, error: Exception) -> None:
        """Remember that a table's log cannot be replayed, and say so; everything else goes on."""
        self.damaged[table] = type(error).__name__
        DAMAGED.set(len(self.damaged))
        live = self.live.pop(table, None)
        if live is not None:
            live.leave_charge()
            no = No("table-damaged")
            live.tell_all(wire.Refused(no.says, no.code, table))
        LOG.error("table %s cannot be read and is set aside", table, exc_info=error)

    async def rebuilt_until(self, table: Table, until: int) -> Table:
        """Build a table as it was at a time."""
        return await self.rebuilt(table.header.id, until=until)

    async def read_again(self, table: str) -> None:
        """Forget what is in memory of a table whose log was rewritten."""
        live = self.live.get(table)
        if live is not None:
            async with live.lock:
                live.table = await self.rebuilt(table)
                live.recent = Messages()
        self.stories.forget(table)

    async def rewritten(self, table: str) -> None:
        """Forget what is in memory of a table whose log was rewritten, here and on other nodes."""
        await self.read_again(table)
        if not self.alone:
            self.bus.publish(Note(self.node, table, rewritten=True))

    async def retell(self, table: str, *, draw: bool = False) -> bytes:
        """Tell a finished game again as a spectator would have seen it, a message a line."""
        live = await self.find(table)
        if live.table.end is None:
            raise No("replay-later")
        return await self.stories.get((table, draw), lambda: self.told_again(live.table.header, draw=draw))

    async def told_again(self, header: Header, *, draw: bool) -> bytes:
        """Tell a game from the beginning."""
        rows = await self.store.entries(header.id)
        messages = [
            wire.write(sight.happened(table, entry, (), draw=draw))
            async for _, table, entry in replay(Table(header), rows)
        ]
        return b"\n".join(messages) + b"\n"

    async def past(self, live: Live, person: str, before: int | None) -> wire.Past:
        """Tell somebody what happened before they came; spectators only as much as they may know by now."""
        seats, until = live.table.seats_of(person), live.seen_until(person)
        rows = takewhile(lambda row: row.at <= until, await self.store.entries(live.table.header.id))
        return await past(live.table.header, list(rows), seats, before)

    async def leave_all(self, person: str) -> None:
        """Let somebody stand up from, or give up, everywhere."""
        for table in await self.ids(seated_or_host(person) & (TableRow.status != "over")):
            live = await self.find(table)
            for seat in live.table.seats_of(person):
                await live.quietly(lambda table, seat=seat: table.give_up(person, seat))  # type: ignore[misc]

    async def version_of(self, table: str, action_id: str | None) -> int | None:
        """Say as which version an action was played, if it was."""
        if action_id is None:
            return None
        this = (EntryRow.table_id == table) & (EntryRow.action_id == action_id)
        with storing():
            async with self.store.exchange() as session:
                return (await session.scalars(select(EntryRow.seq).where(this))).first()

    # Standing answers: in the store and nowhere else, since nobody but their player may know them

    async def answer(self, live: Live, person: str, seat: int | None, answer: str) -> wire.Answering:
        """Take a seat's standing answer, and give it at once if it is asked for now."""
        seat = live.table.own_seat(person, seat)
        known = live.table.game.answers()
        if not known:
            raise No("no-answers")
        if answer not in known:
            raise No("answer-unknown", answer=answer, answers=", ".join(known))
        table = live.table.header.id
        async with self.store.session() as session:
            (await session.get_one(SittingRow, (table, seat))).answer = answer
            await session.commit()
        told = wire.Answering(table, seat, answer)
        live.tell_person(person, told)
        live.prompt()
        return told

    async def answers(self, live: Live, person: str) -> list[wire.Answering]:
        """Give the standing answers of somebody's seats."""
        table, known = live.table.header.id, live.table.game.answers()
        seats = live.table.seats_of(person) if known else []
        return [wire.Answering(table, seat, await self.standing_answer(table, seat) or known[0]) for seat in seats]

    async def standing_answer(self, table: str, seat: int) -> str:
        """Read a seat's standing answer; empty where none was given."""
        async with self.store.session() as session:
            row = await session.get(SittingRow, (table, seat))
            return row.answer if row is not None else ""

    async def cards(self, ids: list[str]) -> list[wire.Card]:
        """Show tables as the lobby does."""
        return [await self.card(table) for table in ids]

    async def card(self, table: str) -> wire.Card:
        """Show a table as the lobby does; of one that cannot be read, what its header says."""
        try:
            live = await self.find(table)
        except No as no:
            row = await self.store.header(table)
            if no.code != "table-damaged" or row is None:
                raise
            return sight.damaged(header_of(row), await self.sitting(table))
        return sight.card(live.table, live.here())

    async def sitting(self, table: str) -> dict[int, tuple[str, str]]:
        """Say who sits where by the database alone: a person's id and name for each seat."""
        query = select(SittingRow.seat, PersonRow.id, PersonRow.name).join(PersonRow, PersonRow.id == SittingRow.person)
        async with self.store.session() as session:
            found = await session.execute(query.where(SittingRow.table_id == table))
            return {seat: (person, name) for seat, person, name in found}

    async def lobby(self) -> list[wire.Card]:
        """Show the public tables, those still open first."""
        open_to_all = TableRow.public & or_(TableRow.status == "gathering", TableRow.status == "playing")
        query = select(TableRow.id).where(open_to_all).order_by(TableRow.status, TableRow.created.desc())
        async with self.store.session() as session:
            return await self.cards(list(await session.scalars(query.limit(MOST_SHOWN))))

    async def tables_of(self, person: str, *, running: bool = False) -> list[wire.Card]:
        """Show somebody's tables, or those that are not over, the newest first."""
        query = select(TableRow.id).where(seated_or_host(person), TableRow.status != "over" if running else true())
        async with self.store.session() as session:
            found = await session.scalars(query.order_by(TableRow.created.desc()).limit(MOST_SHOWN))
            return await self.cards(list(found))

    # Opening

    async def create(self, host: PersonRow, wanted: wire.NewTable) -> Live:
        """Open a table and seat whoever is named."""
        options = agreed(wanted)
        header = Header(
            id=new_id(),
            game=wanted.game,
            rules=GAMES[wanted.game].rules,
            options=options,
            players=len(wanted.seats),
            host=host.id,
            seed=secrets.token_hex(16),
            salt=secrets.token_hex(16),
            created=now(),
            public=wanted.public,
            rated=wanted.rated,
            control=checked(wanted.control),
            delay=wanted.delay,
            hold=wanted.hold,
        )
        live = await self.opened(header)
        for seat, place in enumerate(wanted.seats):
            if place.who == "bot":
                await live.do(lambda table, seat=seat, bot=place.bot: table.seat_bot(host.id, seat, bot))  # type: ignore[misc]
            elif place.who == "me":
                name = place.name.strip() or host.name
                await live.do(lambda table, seat=seat, name=name: table.sit(host.id, name, seat))  # type: ignore[misc]
        return live

    async def opened(self, header: Header) -> Live:
        """Store a new table."""
        async with self.store.session() as session:
            session.add(row_of(header))
            await session.commit()
        self.live[header.id] = Live(Table(header), self)
        return self.live[header.id]

    async def rematch(self, person: str, live: Live) -> str:
        """Open a table for the same people, the next seat first; give the same one to whoever asks later."""
        async with live.lock:
            await live.catch_up()  # another node may know that it is over, or where it goes on
            live.table.rematchable(person)
            if live.table.rematch:
                return live.table.rematch
            again = await self.seated_again(live.table, person)
            try:
                await live.do_locked(lambda table: table.rematched(again))
            except No:
                if live.table.rematch != again:
                    await self.discard(again)
                if not live.table.rematch:
                    raise
            return live.table.rematch

    async def seated_again(self, old: Table, host: str) -> str:
        """Store a new table with the same people at it, all in one go; seats of people who are gone are open."""
        header = renewed(old.header, host)
        async with self.store.session() as session:
            people = {chair.person for chair in old.chairs if chair.person}
            query = select(PersonRow.id).where(PersonRow.id.in_(people)).with_for_update(read=True, key_share=True)
            known = set(await session.scalars(query))
            session.add(row_of(header))
            await session.flush()
            for number, entry in enumerate(seats_again(old, known), 1):
                session.add(EntryRow(table_id=header.id, seq=number, at=header.created, body=log.write(entry)))
                if entry.person:
                    session.add(SittingRow(table_id=header.id, seat=entry.seat, person=entry.person))
            await session.commit()
        return header.id

    async def discard(self, table: str) -> None:
        """Delete a table nobody was ever told of."""
        async with self.store.session() as session:
            await session.execute(delete(TableRow).where(TableRow.id == table))
            await session.commit()

    # What happens beside

    def noticed(self, live: Live, entry: AnyEntry) -> None:
        """Do what an entry sets off beside the game: counting, notices, ratings."""
        table = live.table
        if isinstance(entry, log.Played):
            MOVES_OF[table.header.game].inc()
        if isinstance(entry, log.Ended) and table.header.rated:
            self.later(settle(self.store, table))
        self.notices.about(live, entry, self.later)

    def count_told(self, watchers: int) -> None:
        """Count messages."""
        TOLD.inc(watchers)

    async def say(self, live: Live, person: str, name: str, text: str) -> wire.Chatted:
        """Say something to a table."""
        name = live.table.speaker(person, name)
        row = ChatRow(table_id=live.table.header.id, person=person, name=name, text=text, at=now())
        async with self.store.session() as session:
            if person in await self.muted(session, live):
                raise No("muted")
            session.add(row)
            await session.commit()
        message = chatted(row)
        live.tell_all(message)
        live.note(chat=message.number)
        return message

    async def chat(self, table: str) -> list[wire.Chatted]:
        """Give what was said at a table, oldest first."""
        query = select(ChatRow).where(ChatRow.table_id == table).order_by(ChatRow.id.desc()).limit(200)
        async with self.store.session() as session:
            return [chatted(row) for row in await session.scalars(query)][::-1]

    async def chat_line(self, number: int) -> wire.Chatted | None:
        """Find one thing that was said."""
        async with self.store.session() as session:
            row = await session.get(ChatRow, number)
        return None if row is None else chatted(row)

    async def muted(self, session: AsyncSession, live: Live) -> list[str]:
        """List who is muted at a table; another node may have muted somebody."""
        if not self.alone:
            query = select(TableRow.muted).where(TableRow.id == live.table.header.id)
            live.table.header.muted = await session.scalar(query) or []
        return live.table.header.muted

    async def mute(self, live: Live, host: str, who: wire.Mute) -> None:
        """Let somebody be heard no more, or again."""
        live.table.hosted_by(host)
        async with self.store.session() as session:
            row = await session.get_one(TableRow, live.table.header.id, with_for_update=True)
            others = [person for person in row.muted if person != who.person]
            row.muted = live.table.header.muted = [*others, who.person] if who.muted else others
            await session.commit()


def seated_or_host(person: str) -> ColumnElement[bool]:
    """Choose the tables somebody sits at or has opened."""
    return TableRow.id.in_(select(SittingRow.table_id).where(SittingRow.person == person)) | (TableRow.host == person)


def agreed(wanted: wire.NewTable) -> dict[str, str]:
    """Check what a new table should be; give its options with defaults filled in."""
    if wanted.game not in GAMES:
        raise No("game-unknown", game=wanted.game, games=", ".join(GAMES))
    for place in wanted.seats:
        if place.who == "bot":
            known_bot(place.bot)
    if wanted.rated and sum(place.who == "me" for place in wanted.seats) > 1:
        raise No("one-seat")
    try:
        return GAMES[wanted.game].check(wanted.options, len(wanted.seats))
    except Disagreement as wrong:
        raise No.by_options(wrong) from wrong


def known_bot(name: str) -> str:
    """Find a bot's own name, or say which bots there are."""
    try:
        return bot_named(name).name
    except ValueError as wrong:
        raise No("bot-unknown", bot=name, bots=", ".join(BOTS)) from wrong


def checked(control: wire.Control) -> wire.Control:
    """Check that there is time at all, where it is counted."""
    if control.kind in ("move", "bank") and control.seconds == 0:
        raise No("clock-seconds")
    if control.kind == "days" and control.days == 0:
        raise No("clock-days")
    return control


def new_id() -> str:
    """Make a table's id. It is also the key to a private table, so nobody can guess it: 80 bits."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def renewed(header: Header, host: str) -> Header:
    """Agree on the same again, with luck of its own."""
    return Header(
        id=new_id(),
        game=header.game,
        rules=GAMES[header.game].rules,  # today's: it is a new game
        options=header.options,
        players=header.players,
        host=host,
        seed=secrets.token_hex(16),
        salt=secrets.token_hex(16),
        created=now(),
        public=header.public,
        rated=header.rated,
        control=header.control,
        delay=header.delay,
        hold=header.hold,
    )


def seats_again(old: Table, known: Collection[str]) -> list[log.Sat]:
    """Say who sits where in a rematch, the next seat first: bots, and everybody who is still known here."""
    chairs = enumerate(old.chairs[1:] + old.chairs[:1])
    everybody = [log.Sat(seat, one.name, one.person, "" if one.person else one.bot) for seat, one in chairs]
    return [entry for entry in everybody if entry.bot or entry.person in known]


def header_of(row: TableRow) -> Header:
    """Read a header."""
    return Header(
        id=row.id,
        game=row.game,
        rules=row.rules or f"{row.game}-1",  # a node from before tables named their rules has opened it
        options=row.options,
        players=row.players,
        host=row.host,
        seed=row.seed,
        salt=row.salt,
        created=row.created,
        public=row.public,
        rated=row.rated,
        control=msgspec.convert(row.control, wire.Control),
        delay=row.delay,
        hold=row.hold,
        muted=row.muted,
    )


def row_of(header: Header) -> TableRow:
    """Write a header."""
    return TableRow(
        id=header.id,
        game=header.game,
        rules=header.rules,
        options=header.options,
        players=header.players,
        host=header.host,
        seed=header.seed,
        salt=header.salt,
        created=header.created,
        public=header.public,
        rated=header.rated,
        control=msgspec.to_builtins(header.control),
        delay=header.delay,
        hold=header.hold,
        muted=header.muted,
        status="gathering",
    )


def chatted(row: ChatRow) -> wire.Chatted:
    """Show something that was said."""
    return wire.Chatted(row.table_id, row.id, row.at, row.person, row.name, row.text)


def at_rest(live: Live) -> bool:
    """Tell whether nobody is at a table and nothing is going to happen there soon."""
    busy = live.watchers or live.thinking or live.lock.locked() or live.leaving or live.retrying or live.unsure
    fall = live.table.next_alarm()
    soon = fall is not None and fall[0] < now() + SOON
    return not busy and not soon and live.used < now() - REST
