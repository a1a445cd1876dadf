"""Sentences about a finished run of Outrun: until all are in, others learn that it is finished, no more (O5.2)."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import pytest

from escapade.games.outrun import OUTRUN
from escapade.server import log, wire
from escapade.server.storage.store import StoredEntry
from escapade.server.tables import perspective
from escapade.server.tables.log_pages import RenderedLog
from escapade.server.tables.table import Table
from tests.server.headers import header_of
from tests.server.test_secrecy import actions, seats_of

if TYPE_CHECKING:
    from escapade.server.tables.header import Header

EVER = 2**62
PLAYERS = 3
ROUNDS = 6
CONTROLS = [
    wire.Control(),
    wire.Control("move", seconds=120),
    wire.Control("bank", seconds=900, increment=5),
    wire.Control("days", days=2),
]


class Told(NamedTuple):
    """All that one seat, or somebody beside the table, was ever told."""

    live: list[bytes]
    seen: bytes
    log: bytes


class Race:
    """A table with its log, as the server has it."""

    def __init__(self, header: Header, rows: list[StoredEntry]) -> None:
        self.header, self.table = header, Table(header)
        self.rows: list[StoredEntry] = []
        self.live: dict[int | None, list[bytes]] = {seat: [] for seat in (*range(PLAYERS), None)}
        for row in rows:
            self.apply(log.read(row.body), row.at)

    def apply(self, entry: log.AnyEntry, at: int) -> None:
        """Store an entry, and tell it to everybody."""
        self.rows.append(StoredEntry(len(self.rows) + 1, at, None, log.write(entry)))
        self.table.apply(entry, at)
        for seat, live in self.live.items():
            live.append(wire.write(perspective.update(self.table, entry, seats_of(seat), draw=True)))

    def act(self, seat: int, took: int) -> None:
        """Play anything; a run takes as long as it is told to."""
        since = self.table.clocks.since[seat]
        at = (since if since is not None else self.table.changed) + took
        text = actions(self.table, seat)[0]
        if "@" in text:
            text = OUTRUN.timing.with_times(text, took, 20, 40)
        self.apply(self.table.play(seat, text, self.table.version, spent=took), at)

    def told(self, seat: int | None) -> Told:
        """Give every byte this seat gets: as it happens, on coming in now, and in the log."""
        seats = seats_of(seat)
        seen = wire.write(perspective.snapshot(self.table, seats, draw=True))
        told = RenderedLog(self.header, tuple(seats))
        asyncio.run(told.tell(self.rows))
        return Told(self.live[seat], seen, msgspec.json.encode(told.page(EVER, None)))


def running(table: Table) -> list[int]:
    """List the seats that are asked for a run now."""
    return [seat for seat in table.to_act() if "@" in actions(table, seat)[0]]


@pytest.mark.parametrize("mode", ["together", "apart", "relaxed"])
@pytest.mark.parametrize("control", CONTROLS, ids=lambda control: control.kind)
def test_until_all_are_in_nobody_else_gets_a_byte_that_depends_on_how_long_a_run_took(
    mode: str, control: wire.Control
) -> None:
    luck = random.Random(f"{mode} {control.kind}")
    race = Race(header_of(OUTRUN, PLAYERS, {"mode": mode}, control=control), [])
    for seat in range(PLAYERS):
        race.apply(log.Sat(seat, f"P{seat}", f"p{seat}"), 0)
    race.apply(race.table.start("p0"), 0)
    compared = 0
    while compared < ROUNDS * PLAYERS and not race.table.playing().over:
        runners = running(race.table)
        if len(runners) > 1:
            compared += compare(race, luck.choice(runners), luck)
        race.act(luck.choice(race.table.to_act()), luck.randrange(500, 9_000))
    assert compared >= 2 * PLAYERS


def compare(race: Race, runner: int, luck: random.Random) -> int:
    """Let somebody run fast at one table and slowly at its twin, and compare what the others are told at both."""
    fast, slow = Race(race.header, race.rows), Race(race.header, race.rows)
    fast.act(runner, 2_345)
    slow.act(runner, 8_765)
    others = [seat for seat in fast.live if seat != runner]
    for seat in others:
        assert fast.told(seat) == slow.told(seat)
    next_runner = luck.choice(running(fast.table))
    for table in (fast, slow):
        table.act(next_runner, 9_000)
    if running(fast.table):
        for seat in others:
            assert fast.told(seat) == slow.told(seat)
    return len(others)
