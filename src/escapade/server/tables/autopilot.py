"""What the node in charge of a table does by itself: bots' moves, standing answers, clocks, seats of absent people."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
import weakref
from functools import partial
from typing import TYPE_CHECKING, Protocol

from escapade.server.refusals import RequestRefused
from escapade.server.steady_time import now
from escapade.server.storage.store import is_away
from escapade.server.tables.clocks import SECOND
from escapade.server.tables.table import Table
from escapade.server.thinking.bot_delay import answer_after, times_pause
from escapade.server.thinking.compute import any_move

if TYPE_CHECKING:
    from collections.abc import Callable

    from escapade.server import log
    from escapade.server.log import AnyEntry
    from escapade.server.tables.audience import Audience
    from escapade.server.tables.node import Node

LOG = logging.getLogger(__name__)
_MASKED = 2  # times the usual pause, where response times are masked
_AGAIN = 0.2  # times the usual pause, where a bot answers the same thing again, such as to discard one more card
_COUNTDOWN = 3.0  # s between "ready" and the start of a race; the page counts down
_WAIT_FOR_READY = 17.0  # s a bot that starts a race waits for people; it waits for ever if there is only one
_FIRST_WAIT, _LONGEST_WAIT = 1.0, 30.0  # s until failed work at a table is retried


class Seated(Protocol):
    """The live table that an autopilot acts on."""

    table: Table
    node: Node
    audience: Audience
    in_charge: bool
    unsure: bool
    all_ready: asyncio.Event

    async def do_if_possible(self, change: Callable[[Table], AnyEntry], action_id: str | None = None) -> None:
        """Make a change the server itself wants, unless it is no longer possible."""

    async def ensure_current(self) -> None:
        """Make sure that the table agrees with the store."""

    async def refresh_presence(self) -> None:
        """Ask the store who watches the table from other nodes."""

    def check_ready(self) -> None:
        """Set `all_ready` if all present people are ready for a race."""

    def set_ready(self, *seats: int) -> None:
        """Mark seats as ready for a race."""


class Autopilot:
    """Acts for bots, clocks and absent people. Does nothing while another node is in charge."""

    def __init__(self, live: Seated) -> None:
        self._weak_live = weakref.ref(live)  # the table holds this, and is freed as soon as it is unloaded
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._leaving: dict[str, asyncio.TimerHandle] = {}  # timers of absent people, until a bot holds their seats
        self._failures = 0  # in a row
        self._repeated: dict[int, int] = {}  # the version at which a seat was last asked what is asked several times

    @property
    def _live(self) -> Seated:
        """The table to act on. Tasks hold it while they work; timers are cancelled when it is unloaded."""
        live = self._weak_live()
        assert live is not None
        return live

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking, or an absent person is waited for."""
        return bool(self._thinking or self._leaving)

    def worked(self) -> None:
        """Reset the wait after failures, because something was stored."""
        self._failures = 0

    def wait_after_failure(self) -> float:
        """Return how long (s) to wait after a failure: longer each time, until something is stored."""
        self._failures += 1
        return min(_LONGEST_WAIT, _FIRST_WAIT * 2.0 ** min(self._failures - 1, 10))

    def stop(self) -> None:
        """Cancel all timers and thinking."""
        if self._alarm is not None:
            self._alarm.cancel()
        for waiting in self._leaving.values():
            waiting.cancel()
        self._leaving.clear()
        for task in list(self._thinking.values()):
            task.cancel()

    # Bots, and people's standing answers

    def prompt(self) -> None:
        """Let each bot that must decide begin to think."""
        live, table = self._live, self._live.table
        if not live.in_charge or live.unsure or table.clocks.paused:
            return
        for seat in table.to_act():
            if seat in self._thinking:
                continue
            if table.bot_at(seat):
                self._thinking[seat] = asyncio.create_task(self._think(seat))
            elif table.game.timing.masks_response(table.state, seat):
                self._thinking[seat] = asyncio.create_task(self._answer_for(seat))

    def _pause(self, seat: int) -> asyncio.Task[None]:
        """Start the pause before a bot's or a standing answer; the same for all seats where times are masked."""
        table = self._live.table
        masked, bot = table.game.timing.masks_response(table.state, seat), table.bot_at(seat)
        people = {chair.person for chair in table.chairs if chair.person}
        pace = _MASKED if masked else times_pause([self._live.audience.paces(person) for person in people])
        usual = self._live.node.settings.bot_pause * pace * (1 if masked else self.part_of_pause(seat))
        return asyncio.create_task(asyncio.sleep(answer_after(bot, usual) if bot else usual))

    def part_of_pause(self, seat: int) -> float:
        """Return the part of its pause a bot makes: a small one where it answers what it has just answered before.

        This depends only on what everybody sees, so it reveals nothing.
        """
        table = self._live.table
        if not table.game.timing.repeats(table.state, seat):
            return 1.0
        before, self._repeated[seat] = self._repeated.get(seat), table.version
        return _AGAIN if before == table.version - 1 else 1.0

    async def _answer_for(self, seat: int) -> None:
        """Play a person's standing answer, if there is one, after the same pause whatever they hold."""
        live = self._live
        version, pause = live.table.asked_at[seat], self._pause(seat)
        try:
            await pause
            answer = await live.node.store.standing_answer(live.table.header.id, seat)
            if answer in live.table.game.timing.standing_answers()[1:]:
                change = partial(Table.play_standing, seat=seat, answer=answer, version=version, at=now())
                await live.do_if_possible(change, f"standing:{seat}:{version}")
        except Exception:
            LOG.exception("a standing answer failed")  # the player can still answer
        finally:
            self._thinking.pop(seat, None)
        if live.table.asked_at[seat] != version:  # the question has changed meanwhile
            self.prompt()

    async def _think(self, seat: int) -> None:
        """Let a bot choose from what its seat sees, and play that."""
        live = self._live
        before, pause = live.table.version, self._pause(seat)
        try:
            await self._think_once(seat, pause)
            if live.table.version == before:
                await asyncio.sleep(self.wait_after_failure())
        finally:
            self._thinking.pop(seat, None)
        self.prompt()

    async def _think_once(self, seat: int, pause: asyncio.Task[None]) -> None:
        """Let a bot choose and play once. A failure is logged and retried."""
        try:
            table, bot = self._live.table, self._live.table.bot_at(seat)
            if bot and seat in table.to_act() and not table.clocks.paused:
                await self._play_bot(table, seat, bot, pause)
        except Exception:
            LOG.exception("a bot failed")

    async def _play_bot(self, table: Table, seat: int, bot: str, pause: asyncio.Task[None]) -> None:
        """Let a bot think while the pause runs, then play, unless the table has moved on."""
        version, view = table.version, table.playing().view(seat)
        asked = time.monotonic()
        action = await self._live.node.compute.choose(table.game, view, seat, bot, secrets.token_hex(8))
        await pause
        await self._take_time(table, seat, action, asked)

        def played(table: Table) -> log.Played:
            if not table.bot_at(seat):
                raise RequestRefused("person-plays", seat=seat + 1)
            return table.play(seat, action, version, by=bot)

        await self._live.do_if_possible(played, f"bot:{seat}:{version}")

    async def _take_time(self, table: Table, seat: int, action: str, asked: float) -> None:
        """Wait as long as a bot's timed move says; start a race when people are ready, or after a while."""
        live, timing = self._live, table.game.timing
        if not live.node.settings.bot_pause:
            return
        if not timing.starts_race(action):
            await asyncio.sleep(max(0.0, timing.duration(action) / SECOND + asked - time.monotonic()))
            return
        if any(chair.decides for chair in table.chairs):
            live.check_ready()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(None if table.solo() else _WAIT_FOR_READY):
                    await live.all_ready.wait()
            live.set_ready(seat)
            await asyncio.sleep(_COUNTDOWN)

    # Clocks

    def arm(self, least: float = 0.0) -> None:
        """If this node is in charge, set the alarm for the next clock that runs out, at least so many seconds away."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        fall = self._live.table.next_alarm() if self._live.in_charge else None
        if fall is not None:
            wait = max(least, (fall[0] - now()) / SECOND)
            self._alarm = asyncio.get_running_loop().call_later(
                wait, lambda: self._live.node.later(self._ring(fall[1]))
            )

    async def _ring(self, seat: int) -> None:
        """Handle a seat whose time is up, and set the next alarm even if that fails."""
        live = self._live
        before = live.table.version
        try:
            if live.node.answered_lately():  # else nobody could have moved, and clocks will be credited
                await self._time_is_up(seat)
        except Exception:
            LOG.exception("a clock failed")
        finally:
            done = live.table.version != before or (live.table.next_alarm() or (now() + 1,))[0] > now()
            self.arm(0.0 if done else self.wait_after_failure())

    async def _time_is_up(self, seat: int) -> None:
        """Play a default answer or a random move for a seat whose time is up, or end its game."""
        await self._live.ensure_current()
        table = self._live.table
        fall = table.time_up(seat)
        if fall is None or fall > now():
            return
        version = table.asked_at[seat]
        default = "" if table.forfeits(seat, fall) else _default_for(table, seat)

        def late(table: Table) -> AnyEntry:
            if table.time_up(seat) != fall:
                raise RequestRefused("in-time")
            if not default:
                return table.resign(seat, time=True)
            return table.play(seat, default, version, by="clock", spent=table.clocks.spent(seat, now()))

        await self._live.do_if_possible(late, f"clock:{seat}:{version}")

    # People who leave, and come back

    def expect(self, person: str) -> None:
        """Wait for somebody who is not here, as long as the table has agreed.

        A game by days waits for everybody, and one without another person waits for its player for ever.
        """
        table, header = self._live.table, self._live.table.header
        if not self._live.in_charge or not header.hold or table.solo() or header.control.kind == "days":
            return
        here = person in self._live.audience.here()
        if here or not any(table.chairs[seat].decides for seat in table.seats_of(person)):
            return
        self.expect_no_more(person)
        self._leaving[person] = asyncio.get_running_loop().call_later(
            header.hold, lambda: self._live.node.later(self._hold(person))
        )

    def expect_all(self) -> None:
        """Wait for everybody who has a seat and is not here."""
        for person in {chair.person for chair in self._live.table.chairs if chair.decides}:
            if person not in self._leaving:
                self.expect(person)

    def expect_no_more(self, person: str) -> None:
        """Stop waiting for somebody."""
        waiting = self._leaving.pop(person, None)
        if waiting is not None:
            waiting.cancel()

    async def _hold(self, person: str) -> None:
        """Let a bot hold the seats of somebody who did not come back, to any node."""
        live = self._live
        self._leaving.pop(person, None)
        try:
            await live.refresh_presence()
            if person in live.audience.here() or not live.in_charge:
                return
            for seat in live.table.seats_of(person):
                await live.do_if_possible(partial(Table.hold, seat=seat))
        except Exception as error:
            if not is_away(error):
                raise
            self.expect(person)  # the store does not answer: try again later


def _default_for(table: Table, seat: int) -> str:
    """Return the move for a seat that does not answer: the game's default action, else any move."""
    action, view = table.state.default_action(seat), table.playing().view(seat)
    if action is not None:
        text = table.game.write_action(table.state, action)
        if view.refusal(seat, table.game.read_action(view, text)) is None:
            return text
    return any_move(table.game, view, seat, secrets.token_hex(8))
