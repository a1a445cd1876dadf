"""A table people are at: one thing at a time, stored before anybody sees it, then told to everybody who watches."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING, Protocol

from escapade import lag
from escapade.engine import Refused
from escapade.server import log, results, sight, wire
from escapade.server.bus import Note
from escapade.server.clocks import SECOND
from escapade.server.compute import any_move
from escapade.server.journal import Line, Taken
from escapade.server.no import No
from escapade.server.poise import answer_after
from escapade.server.replaying import Messages, replay
from escapade.server.steady_time import now
from escapade.server.store import Doubtful, Unstored, is_away
from escapade.server.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from escapade.server.log import AnyEntry
    from escapade.server.tables import Tables

LOG = logging.getLogger(__name__)
ALIKE = 2  # times the usual pause, where nobody may see who had to think
COUNTDOWN = 3.0  # s between "ready" and the start of a race; the page counts them
WAIT_FOR_READY = 17.0  # s a bot that starts a race waits for people who are not ready; for one alone it waits for ever
TRIES = 3  # how often a wish is tried again when another node was faster
FIRST_WAIT, LONGEST_WAIT = 1.0, 30.0  # s until what failed at a table is tried again by itself
NOT_STORED = frozenset(("not-stored", "store-away"))


class Watcher(Protocol):
    """Somebody who is told what happens: a socket, or a bot's stream."""

    person: str
    trips: list[float]

    def send(self, message: bytes) -> None:
        """Hand over a message; never waits."""


class Live:
    """One table on this node."""

    def __init__(self, table: Table, house: Tables) -> None:
        self.table = table
        self.house = house
        self.lock = asyncio.Lock()
        self.unsure = False  # an entry may or may not be stored: the table must be read again before it is used
        self.in_charge = False  # whether this node sees to what happens here by itself: bots, clocks, seats to hold
        self.failures = 0  # of what happens by itself, in a row
        self.retrying: asyncio.Task[object] | None = None
        self.writing_presence = asyncio.Lock()
        self.hinted = False  # another node has stored something here
        self.watchers: dict[Watcher, bool] = {}  # and whether they draw
        self.elsewhere: set[str] = set()  # people who follow the table from other nodes
        self.recent = Messages()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.leaving: dict[str, asyncio.TimerHandle] = {}
        self.ready: set[int] = set()  # seats that wait for the start of a race
        self.all_ready = asyncio.Event()
        self.used = now()

    # What is asked for

    async def do(self, wish: Callable[[Table], AnyEntry], action_id: str | None = None) -> int:
        """Do what somebody wishes, if the table allows it; come back with the version when it is stored and told."""
        async with self.lock:
            return await self.do_locked(wish, action_id)

    async def do_locked(self, wish: Callable[[Table], AnyEntry], action_id: str | None = None) -> int:
        """Do it, for whoever holds the lock."""
        for _ in range(TRIES):
            await self.be_sure()
            if action_id is not None and action_id in self.table.ids:
                return self.table.ids[action_id]
            try:
                version = await self.commit(self.decided(wish), action_id)
            except No as no:
                before = self.table.version
                if no.code in NOT_STORED or self.house.alone:
                    raise
                await self.catch_up()  # perhaps another node knows more
                if self.table.version == before:
                    raise
            except Taken:
                known = await self.house.version_of(self.table.header.id, action_id)
                await self.catch_up()
                if known is not None:
                    return known
            else:
                await self.follow_if_possible()
                return version
        raise No("stale")

    def decided(self, wish: Callable[[Table], AnyEntry]) -> AnyEntry:
        """Ask the table; what the rules refuse is a refusal like any other."""
        try:
            return wish(self.table)
        except Refused as refused:
            raise No.by_rule(refused.refusal) from refused

    async def play(self, person: str, wish: wire.Play | wire.Move, trips: Sequence[float] = ()) -> int:
        """Play an action for somebody."""
        table = self.table
        seat = table.own_seat(person, wish.seat)
        elapsed = wish.elapsed if isinstance(wish, wire.Play) else None

        def played(table: Table) -> log.Played:
            if not table.chairs[seat].decides:
                raise No("you-resigned" if table.chairs[seat].resigned else "bot-holds")
            on_clock = table.clocks.spent(seat, now())
            credit = lag.credit(on_clock, elapsed, trips)
            action = table.timed(wish.action, on_clock, credit, lag.ping(trips))
            return table.play(seat, action, wish.version, spent=on_clock - credit)

        return await self.do(played, f"{seat}:{wish.id}")

    async def commit(self, entry: AnyEntry, action_id: str | None = None) -> int:
        """Store an entry, let it land, tell everybody. What cannot be stored has not happened."""
        table, at = self.table, now()
        line = Line(table.header.id, table.version + 1, at, log.write(entry), action_id)
        line.also = results.also(table, entry, self.house.duties)
        line.claim = None if self.in_charge or table.match is None else self.house.duties.claim(table.header.id)
        try:
            await self.house.journal.append(line)
        except BaseException as error:
            self.unsure = True
            self.try_again_later()
            if isinstance(error, Unstored):
                raise No("store-away" if isinstance(error, Doubtful) else "not-stored") from error
            raise  # another node was first; or whoever asked has gone, and the entry may yet be stored
        took_over = line.claimed or isinstance(entry, log.Started)
        self.in_charge = self.in_charge or took_over
        try:
            self.land(entry, at, action_id)
        except BaseException:
            self.unsure = True  # it is stored; whether it can be read at all is found out when the table is read again
            raise
        self.house.noticed(self, entry)
        if took_over:
            self.expect_all()
        return table.version

    async def be_sure(self) -> None:
        """After a failed commit, build the table again from the store, up to what everybody was told, then go on."""
        if not self.unsure:
            return
        with storing():
            self.table = await self.house.rebuilt(self.table.header.id, self.table.version)
            self.unsure = False
            await self.catch_up()

    def land(self, entry: AnyEntry, at: int, action_id: str | None = None) -> None:
        """Let a stored entry happen here, and tell it."""
        self.table.land(entry, at, action_id)
        self.used = now()
        self.failures = 0
        self.ready.clear()
        self.all_ready.clear()
        try:
            self.tell(entry)
            if isinstance(entry, log.Sat):
                self.tell_present()  # who looked on sits now, or the other way round
        except Exception:
            LOG.exception("table %s could not be shown", self.table.header.id)  # it is stored, and the game goes on
        self.arm()

    async def follow(self) -> None:
        """Store what follows by itself, then let the bots think."""
        while (entry := self.table.follows()) is not None:
            try:
                await self.commit(entry)
            except Taken:  # by another node, which did the same
                await self.be_sure()
        self.prompt()

    async def follow_if_possible(self) -> None:
        """Do the same, after something that is stored already: if it cannot be now, it is tried again later."""
        try:
            await self.follow()
        except No as no:
            LOG.warning("what follows at table %s waits: %s", self.table.header.id, no.says)

    def try_again_later(self) -> None:
        """Read the table again before long, and go on with what happens by itself."""
        if self.in_charge and self.retrying is None:
            self.retrying = self.house.background.once(self.try_again())

    async def try_again(self) -> None:
        """Try until it works, less and less often."""
        try:
            while self.in_charge:
                await asyncio.sleep(self.wait_after_failure())
                with contextlib.suppress(No):
                    async with self.lock:
                        await self.be_sure()
                        await self.follow()
                    break
        finally:
            self.retrying = None
        self.arm()

    async def catch_up(self) -> None:
        """Read what other nodes have stored, and tell it."""
        if self.unsure:
            await self.be_sure()
            return
        with storing():
            rows = await self.house.store.entries(self.table.header.id, self.table.version)
        try:
            for row in rows:
                self.land(log.read(row.body), row.at, row.action_id)
        except Exception as error:
            self.house.set_aside(self.table.header.id, error)
            raise No("table-damaged") from error
        self.prompt()

    async def catch_up_if_possible(self) -> None:
        """Read what other nodes have stored; where nothing can be read now, whoever comes may at least look."""
        try:
            await self.catch_up()
        except No as no:
            if no.code not in NOT_STORED:
                raise

    async def look_again(self) -> None:
        """Follow a hint that another node has stored something."""
        try:
            async with self.lock:
                self.hinted = False
                await self.catch_up()
        except No as no:
            LOG.info("table %s is not up to date yet: %s", self.table.header.id, no.says)

    async def take_charge(self) -> None:
        """See to what happens here by itself from now on: give time back that nobody was there for, then go on."""
        async with self.lock:
            await self.be_sure()
            if not self.house.alone:
                await self.catch_up()
            self.in_charge = True
            await self.give_time_back()
            await self.follow()
        self.arm()
        self.expect_all()

    def leave_charge(self) -> None:
        """Another node sees to it."""
        self.in_charge = False
        self.close()

    async def give_time_back(self) -> None:
        """Credit the clocks with the time all nodes were away, once for each time."""
        first, last = self.house.outage
        missed = last - max(first, self.table.changed)
        if missed > 0 and self.table.next_alarm() is not None:
            with contextlib.suppress(Taken):  # given back already, by another node
                await self.commit(log.Credited(missed), f"away:{first}")
            await self.be_sure()

    # Who is told

    def tell(self, entry: AnyEntry) -> None:
        """Send the last entry to every watcher, as seen from their seats."""
        self.house.count_told(len(self.watchers))
        shared, version = sight.standing(self.table), self.table.version

        def message(seats: tuple[int, ...], *, draw: bool) -> bytes:
            made = self.recent.get(version, seats, draw=draw)
            if made is None:
                made = wire.write(sight.happened(self.table, entry, seats, shared, draw=draw))
                self.recent.put(version, seats, made, draw=draw)
            return made

        for watcher, draw in list(self.watchers.items()):
            seats = self.seats_of(watcher)
            self.send(watcher, seats, message(seats, draw=draw))
        for seats, draw in self.recent.expected(version):
            message(seats, draw=draw)
        self.note()

    def seats_of(self, watcher: Watcher) -> tuple[int, ...]:
        """List the seats somebody watches from."""
        return tuple(self.table.seats_of(watcher.person))

    def note(self, chat: int = 0, *, presence: bool = False, ready: Sequence[int] = ()) -> None:
        """Tell other nodes, if there are any, to look into the store."""
        if not self.house.alone:
            table = self.table
            self.house.bus.publish(Note(self.house.node, table.header.id, table.version, chat, presence, list(ready)))

    def send(self, watcher: Watcher, seats: tuple[int, ...], message: bytes) -> None:
        """Send a message; later to spectators where that was agreed."""
        if seats or not self.delay():
            watcher.send(message)
        else:
            asyncio.get_running_loop().call_later(self.delay(), watcher.send, message)

    def delay(self) -> int:
        """Say by how many seconds spectators are behind."""
        return self.table.header.delay

    def seen_until(self, person: str) -> int:
        """Say up to when somebody may know what happened: now, but for spectators who are behind."""
        return now() if self.table.seats_of(person) else now() - self.delay() * SECOND

    def tell_all(self, message: wire.Told) -> None:
        """Send the same to everybody."""
        written = wire.write(message)
        for watcher in list(self.watchers):
            watcher.send(written)

    def tell_person(self, person: str, message: wire.Told) -> None:
        """Send something to one person alone, wherever they watch from."""
        for watcher in list(self.watchers):
            if watcher.person == person:
                watcher.send(wire.write(message))

    async def watch(self, watcher: Watcher, since: int | None, *, draw: bool = False) -> None:
        """Let somebody follow: from a version on, or from how things stand."""
        async with self.lock:
            await self.be_sure()
            if since is not None and since > self.table.version:
                await self.catch_up_if_possible()  # they have seen more at another node
            await self.welcome_back(watcher.person)
            for message in await self.so_far(watcher.person, since, draw=draw):
                watcher.send(message)
            await self.send_later(watcher, draw=draw)
            again, self.watchers[watcher] = watcher in self.watchers, draw
        if again:  # for everybody else nothing has changed
            watcher.send(wire.write(self.present()))
            return
        self.tell_present()
        self.house.presence_changed(self, watcher.person)

    async def so_far(self, person: str, since: int | None, *, draw: bool = False) -> list[bytes]:
        """Give what somebody has missed since a version; where that is not at hand, the whole table."""
        seats = self.table.seats_of(person)
        late = self.delay() if not seats else 0
        if late:
            table = await self.house.rebuilt_until(self.table, now() - late * SECOND)
            return [wire.write(sight.seen(table, seats, self.here(), draw=draw))]
        missed = None if since is None else self.recent.since(since, self.table.version, tuple(seats), draw=draw)
        return [wire.write(sight.seen(self.table, seats, self.here(), draw=draw))] if missed is None else missed

    async def send_later(self, watcher: Watcher, *, draw: bool) -> None:
        """Send a late spectator, each at its time, what everybody else has seen already."""
        if not self.delay() or self.table.seats_of(watcher.person):
            return
        rows = await self.house.store.entries(self.table.header.id)
        shown = sum(row.at <= now() - self.delay() * SECOND for row in rows)
        async for row, table, entry in replay(Table(self.table.header), rows):
            if row.seq > shown:
                message = wire.write(sight.happened(table, entry, (), draw=draw))
                wait = (row.at - now()) / SECOND + self.delay()
                asyncio.get_running_loop().call_later(wait, watcher.send, message)

    def leave(self, watcher: Watcher) -> None:
        """Let somebody go; if it was the last of them at a seat, a bot will hold it after a while."""
        if watcher not in self.watchers:
            return
        self.recent.expect(self.table.version, self.seats_of(watcher), draw=self.watchers.pop(watcher))
        if not self.followed_by(watcher.person):
            self.house.presence_changed(self, watcher.person)
            self.expect(watcher.person)
        self.tell_present()

    def followed_by(self, person: str) -> bool:
        """Whether somebody follows the table from this node."""
        return person in self.followers()

    def followers(self) -> set[str]:
        """List the people who follow the table from this node."""
        return {watcher.person for watcher in self.watchers if watcher.person}

    def here(self) -> set[str]:
        """List the people who are watching now, from whichever node."""
        return {watcher.person for watcher in self.watchers} | self.elsewhere

    def seen_elsewhere(self, people: set[str]) -> None:
        """Hear who follows this table from other nodes; wait for those who no longer do."""
        if people == self.elsewhere:
            return
        gone, self.elsewhere = self.elsewhere - people, people
        for person in people:
            self.expect_no_more(person)
        for person in gone:
            self.expect(person)
        self.tell_present()

    def tell_present(self) -> None:
        """Tell everybody who is there."""
        self.tell_all(self.present())

    def present(self) -> wire.Present:
        """Say who is there."""
        here = self.here()
        seats = [chair.person in here for chair in self.table.chairs]
        onlookers = sum(1 for watcher in self.watchers if not self.table.seats_of(watcher.person))
        return wire.Present(self.table.header.id, seats, onlookers)

    # Who is ready for what starts for all

    def ready_says(self, person: str, seat: int | None) -> None:
        """Hear that somebody is ready."""
        self.table.under_way()
        self.be_ready(self.table.own_seat(person, seat))

    def be_ready(self, *seats: int) -> None:
        """Tell everybody who is ready; when all people who are here are, a bot may start."""
        if self.ready.issuperset(seats):
            return
        self.ready.update(seats)
        here = self.here()
        people = [n for n, chair in enumerate(self.table.chairs) if chair.decides and chair.person in here]
        if self.ready.issuperset(people):
            self.all_ready.set()
        self.tell_all(wire.Readied(self.table.header.id, sorted(self.ready)))
        self.note(ready=sorted(self.ready))

    # People who leave, and come back

    def expect(self, person: str) -> None:
        """Wait for somebody who is not here, as long as the table has agreed; only the node in charge does.

        A game by days waits for everybody, and one without another person waits for its player for ever.
        """
        patience = self.table.header.hold
        if not self.in_charge or not patience or self.table.solo() or self.table.header.control.kind == "days":
            return
        if person in self.here() or not any(self.table.chairs[seat].decides for seat in self.table.seats_of(person)):
            return
        self.expect_no_more(person)
        loop = asyncio.get_running_loop()
        self.leaving[person] = loop.call_later(patience, lambda: self.house.background.once(self.hold(person)))

    def expect_all(self) -> None:
        """Wait for everybody who has a seat and is not here."""
        for person in {chair.person for chair in self.table.chairs if chair.decides}:
            if person not in self.leaving:
                self.expect(person)

    def expect_no_more(self, person: str) -> None:
        """Stop waiting for somebody."""
        waiting = self.leaving.pop(person, None)
        if waiting is not None:
            waiting.cancel()

    async def hold(self, person: str) -> None:
        """Let a bot hold the seats of somebody who did not come back, to any node."""
        self.leaving.pop(person, None)
        try:
            await self.house.look_elsewhere([self])
            if person in self.here() or not self.in_charge:
                return
            for seat in self.table.seats_of(person):
                await self.quietly(lambda table, seat=seat: table.hold(seat))  # type: ignore[misc]  # a default binds it now
        except Exception as error:
            if not is_away(error):
                raise
            self.expect(person)  # the store does not answer: ask again later

    async def welcome_back(self, person: str) -> None:
        """Give somebody their seats back."""
        self.expect_no_more(person)
        for seat in self.table.seats_of(person):
            if self.table.chairs[seat].held and self.table.status == "playing":
                with contextlib.suppress(No):  # where nothing can be stored, whoever comes back may at least look
                    await self.do_locked(lambda table, seat=seat: table.take_back(seat))  # type: ignore[misc]

    async def quietly(self, wish: Callable[[Table], AnyEntry], action_id: str | None = None) -> None:
        """Do what the server itself wishes; if it is no longer possible, nobody minds."""
        try:
            await self.do(wish, action_id)
        except No as no:
            LOG.debug("not done: %s", no.says)

    # Bots and time

    def prompt(self) -> None:
        """Let each bot that must decide begin to think, if that is this node's business."""
        if not self.in_charge or self.unsure or self.table.clocks.paused:
            return
        for seat in self.table.to_act():
            if seat in self.thinking:
                continue
            if self.table.bot_at(seat):
                self.thinking[seat] = asyncio.create_task(self.think(seat))
            elif self.table.game.reacting(self.table.state, seat):
                self.thinking[seat] = asyncio.create_task(self.answer_for(seat))

    def pause(self, seat: int) -> asyncio.Task[None]:
        """Begin the pause before a bot's or a standing answer; the same for all where it could betray something."""
        alike, bot = self.table.game.reacting(self.table.state, seat), self.table.bot_at(seat)
        usual = self.house.settings.bot_pause * (ALIKE if alike else 1)
        return asyncio.create_task(asyncio.sleep(answer_after(bot, usual) if bot else usual))

    async def answer_for(self, seat: int) -> None:
        """Give a person's standing answer, if there is one, after the same pause whatever they hold."""
        version, pause = self.table.asked_at[seat], self.pause(seat)
        try:
            await pause
            answer = await self.house.standing_answer(self.table.header.id, seat)
            if answer in self.table.game.answers()[1:]:
                wish = partial(Table.play_standing, seat=seat, answer=answer, version=version, at=now())
                await self.quietly(wish, f"standing:{seat}:{version}")
        except Exception:
            LOG.exception("a standing answer stumbled")  # its player is still asked
        finally:
            self.thinking.pop(seat, None)
        if self.table.asked_at[seat] != version:  # and was asked something else meanwhile
            self.prompt()

    async def think(self, seat: int) -> None:
        """Let a bot choose from what its seat sees, and play that."""
        before, pause = self.table.version, self.pause(seat)
        try:
            await self.think_once(seat, pause)
            if self.table.version == before:
                await asyncio.sleep(self.wait_after_failure())
        finally:
            self.thinking.pop(seat, None)
        self.prompt()

    async def think_once(self, seat: int, pause: asyncio.Task[None]) -> None:
        """Let it choose and play; its mistake must not end the table, because it may think again."""
        try:
            table, bot = self.table, self.table.bot_at(seat)
            if bot and seat in table.to_act() and not table.clocks.paused:
                await self.play_bot(table, seat, bot, pause)
        except Exception:
            LOG.exception("a bot stumbled")

    async def play_bot(self, table: Table, seat: int, bot: str, pause: asyncio.Task[None]) -> None:
        """Think at this version, and when the pause is over too play at this version or not at all."""
        version, view = table.version, table.playing().view(seat)
        asked = time.monotonic()
        action = await self.house.compute.choose(table.game, view, seat, bot, secrets.token_hex(8))
        await pause
        await self.take_time(table, seat, action, asked)

        def played(table: Table) -> log.Played:
            if not table.bot_at(seat):
                raise No("person-plays", seat=seat + 1)
            return table.play(seat, action, version, by=bot)

        await self.quietly(played, f"bot:{seat}:{version}")

    async def take_time(self, table: Table, seat: int, action: str, asked: float) -> None:
        """Let a bot be as slow as it says, and start a race only when people are ready, or have had the time to be."""
        if not self.house.settings.bot_pause:
            return
        if not table.game.starts(action):
            await asyncio.sleep(max(0.0, table.game.takes(action) / SECOND + asked - time.monotonic()))
            return
        if any(chair.decides for chair in table.chairs):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.all_ready.wait(), None if table.solo() else WAIT_FOR_READY)
            self.be_ready(seat)
            await asyncio.sleep(COUNTDOWN)

    async def hint(self, person: str, seat: int | None) -> wire.Hint:
        """Say what the adviser thinks of somebody's moves; it gets the seat's view, and nothing else."""
        table = self.table
        mine, version = table.advised(person, seat), table.version
        view = table.game.write_position(table.playing().view(mine))
        ideas = await self.house.compute.opinion(table.header.game, view, mine, secrets.token_hex(8))
        return wire.Hint(table.header.id, version, mine, ideas)

    def wait_after_failure(self) -> float:
        """Say how long (s) to wait after something failed here: longer each time, until something works."""
        self.failures += 1
        return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(self.failures - 1, 10))

    def arm(self, least: float = 0.0) -> None:
        """If this node is in charge, set the alarm for the next clock that runs out, at least so many seconds away."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        fall = self.table.next_alarm() if self.in_charge else None
        if fall is not None:
            wait = max(least, (fall[0] - now()) / SECOND)
            ring = lambda: self.house.background.once(self.ring(fall[1]))  # noqa: E731 - a call without its result
            self.alarm = asyncio.get_running_loop().call_later(wait, ring)

    async def ring(self, seat: int) -> None:
        """Let a seat's time be up; whatever fails, the alarm is set again."""
        before = self.table.version
        try:
            if self.house.answered_lately():  # else nobody could have moved, and the clocks will get the time back
                await self.time_is_up(seat)
        except Exception:
            LOG.exception("a clock stumbled")
        finally:
            done = self.table.version != before or (self.table.next_alarm() or (now() + 1,))[0] > now()
            self.arm(0.0 if done else self.wait_after_failure())

    async def time_is_up(self, seat: int) -> None:
        """Do what running out of time means: a default answer, a move by a bot, or the loss of the seat."""
        async with self.lock:
            await self.be_sure()
        table = self.table
        fall = table.time_up(seat)
        if fall is None or fall > now():
            return
        version = table.asked_at[seat]
        default = "" if table.forfeits(seat, fall) else self.default_for(table, seat)

        def late(table: Table) -> AnyEntry:
            if table.time_up(seat) != fall:
                raise No("in-time")
            if not default:
                return table.resign(seat, time=True)
            return table.play(seat, default, version, by="clock", spent=table.clocks.spent(seat, now()))

        await self.quietly(late, f"clock:{seat}:{version}")

    def default_for(self, table: Table, seat: int) -> str:
        """Say what silence means: what the game says it does, else any move."""
        text, view = default_action(table, seat), table.playing().view(seat)
        if text is not None and view.refusal(seat, table.game.read_action(view, text)) is None:
            return text
        return any_move(table.game, view, seat, secrets.token_hex(8))

    def close(self) -> None:
        """Stop everything that would happen later."""
        if self.alarm is not None:
            self.alarm.cancel()
        for waiting in self.leaving.values():
            waiting.cancel()
        self.leaving.clear()
        for task in list(self.thinking.values()):
            task.cancel()


@contextlib.contextmanager
def storing() -> Iterator[None]:
    """Say that the store does not answer, where it does not."""
    try:
        yield
    except Exception as error:
        if is_away(error):
            raise No("store-away") from error
        raise


def default_action(table: Table, seat: int) -> str | None:
    """Ask the game what silence means, where it says so."""
    action = table.state.default_action(seat)
    return None if action is None else table.game.write_action(table.state, action)
