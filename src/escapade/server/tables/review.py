"""Reviews of finished games: the strongest bot's evaluations at a step, from that seat's view.

One step is evaluated at a time, in a worker, so that running games come first. Results are cached,
because a replay is viewed more than once.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeVar

from escapade.bots import LEVELS
from escapade.server import log, wire
from escapade.server.refusals import RequestRefused
from escapade.server.tables.replay import replay, replay_all
from escapade.server.tables.table import Table, action_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Sequence

    from escapade.server.storage.store import Store, StoredEntry
    from escapade.server.tables.header import Header
    from escapade.server.thinking.compute import Compute

T = TypeVar("T", bound="wire.Review | wire.WinChanceHistory | wire.AnalysisEvaluation")
MOST_KEPT = 200  # reviews of a step, and chances of a whole game
PATIENCE = 30.0  # s to wait for other people's requests
STRONGEST = LEVELS[-1].name


class Reviews:
    """Reviews finished games, one request at a time, and keeps the latest results."""

    def __init__(self, store: Store, compute: Compute) -> None:
        self.store = store
        self.compute = compute
        self.kept: dict[Hashable, wire.Review | wire.WinChanceHistory | wire.AnalysisEvaluation] = {}
        self.one_at_a_time = asyncio.Lock()

    def knows(self, table: str, version: int | None = None) -> bool:
        """Whether the answer is already known, for a step or (without one) for the chances of the whole game."""
        return self.has((table, version))

    def has(self, key: Hashable) -> bool:
        """Whether a result is kept under this key."""
        return key in self.kept

    async def step(self, table: Table, version: int) -> wire.Review:
        """Return the strongest bot's opinion at a version of a finished table."""
        return await self.once((table.header.id, version), lambda: self.think(finished(table), version))

    async def win_chances(self, table: Table) -> wire.WinChanceHistory:
        """Return everybody's chance to win at each step, estimated from a spectator's view."""
        return await self.once((table.header.id, None), lambda: self.follow(finished(table)))

    async def once(self, key: Hashable, think: Callable[[], Awaitable[T]]) -> T:
        """Return a kept result, or compute and keep it."""
        if key not in self.kept:
            async with self.turn():
                if key not in self.kept:  # another request may have computed it meanwhile
                    self.kept[key] = await think()
        found = self.kept[key] = self.kept.pop(key)
        while len(self.kept) > MOST_KEPT:
            del self.kept[next(iter(self.kept))]
        return found  # type: ignore[return-value]  # a key names one kind of thing

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for our turn; refuse if that takes too long."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.one_at_a_time.acquire()
        except TimeoutError:
            raise RequestRefused("bots-busy") from None
        try:
            yield
        finally:
            self.one_at_a_time.release()

    async def think(self, header: Header, version: int) -> wire.Review:
        """Replay the table up to a version, and ask the bot about the seat that decided next."""
        rows = await self.store.entries(header.id)
        table = Table(header)
        await replay_all(table, rows[:version])
        seat, played = _decided(table, rows[version:])
        view = table.playing().view(seat)
        ideas = await self.compute.opinion(
            header.game, table.game.write_position(view), seat, f"{header.id}:{version}", STRONGEST
        )
        return wire.Review(header.id, version, seat, STRONGEST, ideas, _played_evaluation(table, seat, played, ideas))

    async def position(self, table: Table, version: int) -> wire.TablePosition:
        """Return the whole position of a finished table at a version, for the analysis board."""
        header = finished(table)
        rows = await self.store.entries(header.id)
        then = Table(header)
        await replay_all(then, rows[:version])
        if then.match is None:
            raise RequestRefused("no-such-step", step=version)
        return wire.TablePosition(header.id, then.version, header.game, then.match.position())

    async def follow(self, header: Header) -> wire.WinChanceHistory:
        """Estimate the chances after every entry."""
        rows = await self.store.entries(header.id)
        table, versions, views = Table(header), [], []
        async for row, _ in replay(table, rows):
            if table.match is not None:
                versions.append(row.seq)
                views.append(table.game.write_position(table.playing().view(None)))
        chances = await self.compute.estimate(header.game, views, header.id)
        return wire.WinChanceHistory(
            header.id, [wire.WinChances(*both) for both in zip(versions, chances, strict=True)]
        )


def finished(table: Table) -> Header:
    """Return the header of a finished game, or refuse."""
    if table.end is None:
        raise RequestRefused("replay-later")
    return table.header


def _decided(table: Table, rows: Sequence[StoredEntry]) -> tuple[int, str]:
    """Return the seat that decided next, and its action; empty if it was taken back or the game ended."""
    if not table.to_act():
        raise RequestRefused("no-such-step", step=table.version)
    for row in rows:
        entry = log.read(row.body)
        if isinstance(entry, log.Played) and entry.seat in table.to_act():
            return entry.seat, action_of(entry.record)
        if isinstance(entry, log.Played | log.Undone):
            break
    return table.to_act()[0], ""


def _played_evaluation(
    table: Table, seat: int, played: str, ideas: list[wire.MoveEvaluation]
) -> wire.MoveEvaluation | None:
    """Return the evaluation of the move that was played; zero visits if the bot did not consider it."""
    if not played or not ideas:
        return None
    view = table.playing().view(seat)
    untried = wire.MoveEvaluation(
        played, 0, 0.0, [], table.game.drawing.describe(view, seat, table.game.read_action(view, played))
    )
    return next((idea for idea in ideas if idea.move == played), untried)
