"""All tables of this node: opened, found again, kept in memory while somebody is there, and woken after a restart."""

from __future__ import annotations

import asyncio
import base64
import gc
import logging
import secrets
from itertools import takewhile
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import or_, select, true

from escapade.bots import BOTS, bot_named
from escapade.game import Disagreement
from escapade.games import GAMES
from escapade.server import log, sight, wire
from escapade.server.bus import Memory, bus_at
from escapade.server.clocks import DAY
from escapade.server.compute import Compute
from escapade.server.hindsight import Hindsight
from escapade.server.journal import Journal
from escapade.server.live import Live, retold
from escapade.server.metrics import MOVES_OF, TOLD
from escapade.server.no import No
from escapade.server.notices import Notices
from escapade.server.past import past
from escapade.server.ratings import settle
from escapade.server.schema import ChatRow, EntryRow, SittingRow, TableRow
from escapade.server.store import Store, now
from escapade.server.table import Header, Table

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from sqlalchemy import ColumnElement

    from escapade.server.bus import Note
    from escapade.server.log import AnyEntry
    from escapade.server.schema import PersonRow
    from escapade.server.settings import Settings

LOG = logging.getLogger(__name__)
HEARTBEAT = 5.0  # s
REST = 600_000  # ms after which a table nobody is at leaves the memory
MOST_SHOWN = 60  # tables in the lobby
ALIVE = "alive"
GARBAGE = (20_000, 20, 50)  # new objects before a look for garbage; messages are many and leave no circles behind


class Tables:
    """Everything one node has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.node = secrets.token_hex(8)
        self.store = Store(settings.database_url())
        self.journal = Journal(self.store.engine)
        self.bus = bus_at(settings.bus)
        self.alone = isinstance(self.bus, Memory)
        self.compute = Compute(settings.workers)
        self.hindsight = Hindsight(self.store, self.compute)
        self.notices = Notices(self.store, settings.hooks)
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[object]] = set()

    # The node's day

    async def open(self) -> None:
        """Open the database, go on with every table that was being played, and begin to listen."""
        await self.store.open()
        self.journal.open()
        await self.bus.open(self.heard)
        await self.wake()
        gc.collect()
        gc.freeze()  # what is here now stays: looking through it again and again would only make people wait
        gc.set_threshold(*GARBAGE)
        LOG.info("open; tables that go on: %d", len(self.live))
        self.later(self.heartbeat())

    async def close(self) -> None:
        """Stop: what is being stored is stored first, and the time is noted for the clocks."""
        for live in self.live.values():
            live.close()
        await self.journal.close()
        await self.store.keep(ALIVE, str(now()))
        for task in list(self.tasks):
            task.cancel()
        await self.bus.close()
        LOG.info("closed; everything is stored")
        await self.compute.close()
        await self.store.close()

    def later(self, work: Coroutine[object, object, object]) -> None:
        """Do something beside, and remember it so that it is not lost."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[object]) -> None:
        """Forget what is done; say what went wrong."""
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("something beside the game went wrong", exc_info=error)

    async def wake(self) -> None:
        """Go on with the tables that were being played; clocks get the time back the server was away."""
        away = now() - int(await self.store.kept(ALIVE, str(now())))
        for table in await self.ids(TableRow.status == "playing"):
            live = await self.find(table)
            async with live.lock:
                if away > HEARTBEAT * 1000 and live.table.next_alarm() is not None:
                    await live.commit(log.Credited(away))
                await live.follow()
            live.arm()
            for chair in live.table.chairs:
                live.expect(chair.person)
        for table in await self.ids((TableRow.status == "over") & ~TableRow.settled):
            self.later(settle(self.store, (await self.find(table)).table))

    async def ids(self, condition: ColumnElement[bool]) -> list[str]:
        """List tables by a condition."""
        async with self.store.session() as session:
            return list(await session.scalars(select(TableRow.id).where(condition)))

    async def heartbeat(self) -> None:
        """Say that this node is alive, and let tables nobody is at go to rest."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            await self.store.keep(ALIVE, str(now()))
            for table in [table for table, live in self.live.items() if at_rest(live)]:
                self.live.pop(table).close()

    async def heard(self, note: Note) -> None:
        """Look into the store because another node says so."""
        live = self.live.get(note.table)
        if live is None or note.node == self.node:
            return
        if note.version > live.table.version:
            async with live.lock:
                await live.catch_up()
        if note.chat:
            live.tell_all(await self.chat_line(note.chat))
        if note.present:
            live.expect_no_more(note.present)

    # Finding

    async def find(self, table: str) -> Live:
        """Find a table, in memory or in the store."""
        live = self.live.get(table)
        if live is not None:
            return live
        try:
            async with self.loading.setdefault(table, asyncio.Lock()):
                if table not in self.live:
                    self.live[table] = Live(await self.rebuilt(table), self)
        finally:
            self.loading.pop(table, None)
        return self.live[table]

    async def rebuilt(self, table: str, version: int | None = None, until: int | None = None) -> Table:
        """Build a table again from its log: all of it, up to a version, or up to a time."""
        row = await self.store.header(table)
        if row is None:
            raise No("no-such-table")
        again = Table(header_of(row))
        for entry in await self.store.entries(table):
            if (version is None or entry.seq <= version) and (until is None or entry.at <= until):
                again.land(log.read(entry.body), entry.at, entry.action_id)
        return again

    async def rebuilt_until(self, table: Table, until: int) -> Table:
        """Build a table as it was at a time."""
        return await self.rebuilt(table.header.id, until=until)

    async def read_again(self, table: str) -> None:
        """Forget what is in memory of a table whose log was rewritten."""
        live = self.live.get(table)
        if live is not None:
            async with live.lock:
                live.table = await self.rebuilt(table)

    async def retell(self, table: str, *, draw: bool = False) -> bytes:
        """Tell a finished game again as a spectator would have seen it, a message a line."""
        live = await self.find(table)
        if live.table.end is None:
            raise No("replay-later")
        return b"\n".join(retold(live.table, await self.store.entries(table), (), 0, draw=draw)) + b"\n"

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
        async with self.store.session() as session:
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
        found = [await self.find(table) for table in ids]
        return [sight.card(live.table, live.here()) for live in found]

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
        header = Header(
            id=new_id(),
            game=wanted.game,
            options=agreed(wanted),
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
        old = live.table
        async with live.lock:
            if old.end is None:
                raise No("not-over")
            old.own_seat(person, None)
            if live.table.rematch:
                return live.table.rematch
            again = await self.opened(renewed(old.header, person))
            for seat, chair in enumerate(old.chairs[1:] + old.chairs[:1]):
                bot = "" if chair.person else chair.bot
                await again.do(lambda _, seat=seat, chair=chair, bot=bot: log.Sat(seat, chair.name, chair.person, bot))  # type: ignore[misc]
            await live.do_locked(lambda _: log.Rematched(again.table.header.id))
        return again.table.header.id

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
        if person in live.table.header.muted:
            raise No("muted")
        name = live.table.speaker(person, name)
        row = ChatRow(table_id=live.table.header.id, person=person, name=name, text=text, at=now())
        async with self.store.session() as session:
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

    async def chat_line(self, number: int) -> wire.Chatted:
        """Find one thing that was said."""
        async with self.store.session() as session:
            return chatted(await session.get_one(ChatRow, number))

    async def mute(self, live: Live, host: str, who: wire.Mute) -> None:
        """Let somebody be heard no more, or again."""
        live.table.hosted_by(host)
        muted = [person for person in live.table.header.muted if person != who.person]
        live.table.header.muted = [*muted, who.person] if who.muted else muted
        async with self.store.session() as session:
            row = await session.get_one(TableRow, live.table.header.id)
            row.muted = live.table.header.muted
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


def header_of(row: TableRow) -> Header:
    """Read a header."""
    return Header(
        id=row.id,
        game=row.game,
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
    busy = live.watchers or live.thinking or live.lock.locked() or live.leaving
    fall = live.table.next_alarm()
    soon = fall is not None and fall[0] < now() + DAY
    return not busy and not soon and live.used < now() - REST
