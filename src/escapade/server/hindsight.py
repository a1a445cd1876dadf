"""What the strongest bot would have thought at a step of a finished game, from what the seat to move saw then.

It thinks in a worker, about one step at a time, so that games still played come first; what it thought is kept for a
while, because a replay is looked at more than once.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeVar

from escapade.bots import LEVELS
from escapade.server import log, wire
from escapade.server.no import No
from escapade.server.replaying import BREATH
from escapade.server.table import Table, action_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Sequence

    from escapade.server.compute import Compute
    from escapade.server.schema import EntryRow
    from escapade.server.store import Store
    from escapade.server.table import Header

T = TypeVar("T", bound="wire.Hindsight | wire.Course")
MOST_KEPT = 200  # steps and courses
PATIENCE = 30.0  # s to wait while other people's questions are thought about
WISEST = LEVELS[-1].name


class Hindsight:
    """All that was thought about finished games lately."""

    def __init__(self, store: Store, compute: Compute) -> None:
        self.store = store
        self.compute = compute
        self.kept: dict[Hashable, wire.Hindsight | wire.Course] = {}
        self.one_at_a_time = asyncio.Lock()

    def knows(self, table: str, version: int | None = None) -> bool:
        """Tell whether an answer costs nothing any more: of a step, or without one of the whole course."""
        return (table, version) in self.kept

    async def step(self, table: Table, version: int) -> wire.Hindsight:
        """Say what the wisest bot would have thought at a version of a finished table."""
        return await self.once((table.header.id, version), lambda: self.think(finished(table), version))

    async def course(self, table: Table) -> wire.Course:
        """Say how likely everybody was to win at each step, at a glance and from beside the table."""
        return await self.once((table.header.id, None), lambda: self.follow(finished(table)))

    async def once(self, key: Hashable, think: Callable[[], Awaitable[T]]) -> T:
        """Think about something unless it was thought about before; forget what was asked for longest ago."""
        if key not in self.kept:
            async with self.turn():
                if key not in self.kept:  # somebody may have asked the same meanwhile
                    self.kept[key] = await think()
        found = self.kept[key] = self.kept.pop(key)
        while len(self.kept) > MOST_KEPT:
            del self.kept[next(iter(self.kept))]
        return found  # type: ignore[return-value]  # a key names one kind of thing

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until nobody else's question is thought about; refuse whoever would wait too long."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.one_at_a_time.acquire()
        except TimeoutError:
            raise No("bots-busy") from None
        try:
            yield
        finally:
            self.one_at_a_time.release()

    async def think(self, header: Header, version: int) -> wire.Hindsight:
        """Build the table as it was, and let the bot look at it from the seat that decided next."""
        rows = await self.store.entries(header.id)
        table = Table(header)
        await retrace(table, rows[:version])
        seat, played = decided(table, rows[version:])
        view = table.playing().view(seat)
        ideas = await self.compute.opinion(
            header.game, table.game.write_position(view), seat, f"{header.id}:{version}", WISEST
        )
        return wire.Hindsight(header.id, version, seat, WISEST, ideas, shown(table, seat, played, ideas))

    async def follow(self, header: Header) -> wire.Course:
        """Look at the spectator's view after every move."""
        rows = await self.store.entries(header.id)
        table, versions, views = Table(header), [], []
        for row in rows:
            await retrace(table, [row])
            if table.match is not None:
                versions.append(row.seq)
                views.append(table.game.write_position(table.playing().view(None)))
            await asyncio.sleep(0)
        chances = await self.compute.estimate(header.game, views, header.id)
        return wire.Course(header.id, [wire.Glance(*both) for both in zip(versions, chances, strict=True)])


def finished(table: Table) -> Header:
    """Give the header of a game that is over; nothing is said about one that goes on."""
    if table.end is None:
        raise No("replay-later")
    return table.header


async def retrace(table: Table, rows: Sequence[EntryRow]) -> None:
    """Let entries happen again, with a breath now and then for everybody else."""
    for row in rows:
        table.land(log.read(row.body), row.at, row.action_id)
        if row.seq % BREATH == 0:
            await asyncio.sleep(0)


def decided(table: Table, rows: Sequence[EntryRow]) -> tuple[int, str]:
    """Name the seat that decided next, and what it played; nothing where a move was taken back or the game ended."""
    if not table.to_act():
        raise No("no-such-step", step=table.version)
    for row in rows:
        entry = log.read(row.body)
        if isinstance(entry, log.Played) and entry.seat in table.to_act():
            return entry.seat, action_of(entry.record)
        if isinstance(entry, log.Played | log.Undone):
            break
    return table.to_act()[0], ""


def shown(table: Table, seat: int, played: str, ideas: list[wire.Idea]) -> wire.Idea | None:
    """Find what was thought of the move that was played; one the bot did not look at was tried no times."""
    if not played or not ideas:
        return None
    view = table.playing().view(seat)
    untried = wire.Idea(played, 0, 0.0, [], table.game.preview(view, seat, table.game.read_action(view, played)))
    return next((idea for idea in ideas if idea.move == played), untried)
