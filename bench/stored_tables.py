"""A database with tables played before, for measurements of starts and of people coming back."""

from __future__ import annotations

import base64
import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import insert

from bench.load import SEATS
from escapade.games import game_named
from escapade.server import log, wire
from escapade.server.people.accounts import Accounts
from escapade.server.settings import Settings
from escapade.server.steady_time import now
from escapade.server.storage.schema import DutyRow, EntryRow, SittingRow, TableRow
from escapade.server.storage.store import Store
from escapade.server.tables.header import Header, header_values, new_header
from escapade.server.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from escapade.server.storage.schema import PersonRow

_PATTERNS = 10  # games that are played; each table has a copy of one of them
_GROUPS = 10  # of people who sit together
_ROWS = 20_000  # inserted at once
_BACKWARDS = "<"  # how a retreat is written, which makes a game of Cartagena longer


@dataclass(frozen=True, slots=True)
class Seated:
    """A running table, and the cookies of its players by seat."""

    table: str
    cookies: list[str]


@dataclass(frozen=True, slots=True)
class _Played:
    """A played game: its header and the entries of its log."""

    header: Header
    people: list[PersonRow]
    entries: list[bytes]
    over: bool


async def store_tables(database: str, finished: int, running: int, moves: int, game: str = "cartagena") -> list[Seated]:
    """Store finished and running tables of four people with the given number of moves; return the running ones."""
    store = Store(Settings(database=database).database_url())
    await store.open()
    try:
        accounts = Accounts(store, await store.secret())
        groups = [[await accounts.guest(f"Player {seat + 1}") for seat in range(SEATS)] for _ in range(_GROUPS)]
        cookies = {person.id: f"escapade={accounts.cookie(person)}" for group in groups for person in group}
        seated = []
        for over, count in ((True, finished), (False, running)):
            patterns = [
                _played(game, groups[one % _GROUPS], moves, one, over=over) for one in range(min(_PATTERNS, count))
            ]
            copies = [(_table_id(over, one), patterns[one % _PATTERNS]) for one in range(count)]
            await _insert(store, copies)
            seated += [
                Seated(table, [cookies[who.id] for who in pattern.people]) for table, pattern in copies if not over
            ]
    finally:
        await store.close()
    return seated


def _played(game: str, people: list[PersonRow], moves: int, number: int, *, over: bool) -> _Played:
    """Play a game at random for a number of moves; if it must be over, all but one resign then."""
    terms = wire.TableTerms(game=game, options={})
    header = new_header(terms, game_named(game).check({}, SEATS), SEATS, people[0].id)
    header = msgspec.structs.replace(header, seed=f"{number:032x}")
    table, luck, entries = Table(header), random.Random(number), list[bytes]()  # noqa: S311 - for moves

    def happens(entry: log.AnyEntry) -> None:
        entries.append(log.write(entry))
        table.apply(entry, now())

    for seat, person in enumerate(people):
        happens(table.sit(person.id, person.name, seat))
    happens(table.start(people[0].id))
    while len(table.moves) < moves and table.to_act():
        seat = table.to_act()[0]
        view = table.playing().view(seat)
        legal = [table.game.write_action(view, action) for action in view.legal(seat)]
        back = [text for text in legal if text.endswith(_BACKWARDS)]
        happens(table.play(seat, luck.choice(back if back and luck.random() < 1 / 2 else legal), table.version))
    if over:
        for seat in range(SEATS - 1):
            happens(table.resign(seat))
        end = table.automatic_entry()
        assert end is not None
        happens(end)
    return _Played(header, people, entries, over)


def _table_id(over: object, number: int) -> str:
    """Return an id that no other table has."""
    return base64.b32encode(bytes([bool(over)]) + number.to_bytes(9, "big")).decode().lower()


async def _insert(store: Store, copies: list[tuple[str, _Played]]) -> None:
    """Insert all rows of these tables."""
    kinds = (TableRow, _table_rows), (SittingRow, _sitting_rows), (EntryRow, _entry_rows), (DutyRow, _duty_rows)
    async with store.engine.begin() as connection:
        for kind, rows_of in kinds:
            rows = [row for table, pattern in copies for row in rows_of(table, pattern)]
            for at in range(0, len(rows), _ROWS):
                await connection.execute(insert(kind), rows[at : at + _ROWS])


def _table_rows(table: str, played: _Played) -> Iterator[dict[str, object]]:
    status = "over" if played.over else "playing"
    yield {**header_values(played.header), "id": table, "status": status, "settled": played.over, "muted": []}


def _sitting_rows(table: str, played: _Played) -> Iterator[dict[str, object]]:
    for seat, person in enumerate(played.people):
        yield {
            "table_id": table,
            "seat": seat,
            "person": person.id,
            "place": 1 + (seat != SEATS - 1) if played.over else None,
        }


def _entry_rows(table: str, played: _Played) -> Iterator[dict[str, object]]:
    for number, body in enumerate(played.entries, 1):
        yield {"table_id": table, "seq": number, "at": played.header.created, "action_id": None, "body": body}


def _duty_rows(table: str, played: _Played) -> Iterator[dict[str, object]]:
    if not played.over:
        yield {"table_id": table, "due": 0, "node": ""}
