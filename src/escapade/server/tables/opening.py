"""Opening a table: a new one, or one for the same people again."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, select

from escapade.bots import BOTS, bot_named
from escapade.box import fault_in
from escapade.engine import seeded
from escapade.games import GAMES
from escapade.games.data import DataError
from escapade.match import Match
from escapade.options import Disagreement
from escapade.server import log, wire
from escapade.server.refusals import RequestRefused
from escapade.server.storage.boxes import find_box
from escapade.server.storage.schema import EntryRow, PersonRow, SittingRow, TableRow
from escapade.server.tables.header import NO_BOX, Boxed, header_row, new_header
from escapade.server.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from escapade.server.tables.header import Header
    from escapade.server.tables.live_table import LiveTable
    from escapade.server.tables.live_tables import LiveTables
    from escapade.server.tables.seating import Chair


class Opening:
    """Opens tables."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._store = tables.node.store

    async def open(self, host: PersonRow, wanted: wire.NewTable) -> LiveTable:
        """Open a table and seat whoever is named."""
        live = await self._tables.open(await self._header(host, wanted))
        for seat, place in enumerate(wanted.seats):
            if place.who == "bot":
                await live.do(partial(Table.seat_bot, host=host.id, seat=seat, bot=place.bot))
            elif place.who == "me":
                name = place.name.strip() or host.name
                await live.do(partial(Table.sit, person=host.id, name=name, seat=seat))
                if place.colour is not None or place.character is not None:
                    look = wire.LookChoice(place.colour, place.character, seat)
                    await live.do(partial(Table.choose_look, person=host.id, look=look))
        return live

    async def _header(self, host: PersonRow, wanted: wire.NewTable) -> Header:
        """Make the header of a new table, dealt or from a position."""
        _check_hints(wanted)
        if wanted.position:
            return _header_from_position(host.id, wanted)
        options = _checked_options(wanted)
        box = await self._box_for(host, wanted, options)
        return new_header(wanted, options, len(wanted.seats), host.id, box)

    async def _box_for(self, host: PersonRow, wanted: wire.NewTable, options: dict[str, str]) -> Boxed:
        """Find the box of a new table, or refuse one that does not go with it."""
        if not wanted.box:
            return NO_BOX
        if wanted.rated:
            raise RequestRefused("box-rated")
        box = await find_box(self._store, wanted.box, host.id)
        if box.game != wanted.game:
            raise RequestRefused("box-other-game", box=box.name, game=box.game)
        try:
            GAMES[wanted.game].deal(options, len(wanted.seats), seeded(0), box.data)
        except DataError as wrong:
            raise RequestRefused.by_box(fault_in(box.text, wrong)) from wrong
        return Boxed(box.name, box.data)

    async def rematch(self, person: str, live: LiveTable) -> str:
        """Open a table for the same people, the next seat first; whoever asks later gets the same one."""
        return await live.rematch(person, partial(self._open_next, host=person), self._discard)

    async def same_deal(self, person: str, live: LiveTable) -> str:
        """Open a table with the deal of a finished one and everybody on the same seat."""
        old = await live.finished_alone(person)
        deal = {
            "seed": old.header.seed,
            "rules": old.header.rules,
            "rated": False,
            "position": old.header.position,
        }
        header = msgspec.structs.replace(_header_again(old, person), **deal)
        return await self._open_again(header, old.chairs)

    async def _open_next(self, old: Table, host: str) -> str:
        """Open a table with a new deal, the next seat first."""
        return await self._open_again(_header_again(old, host), old.chairs[1:] + old.chairs[:1])

    async def _open_again(self, header: Header, chairs: Sequence[Chair]) -> str:
        """Store a new table with the same people at it, in one transaction; seats of people who are gone stay open."""
        async with self._store.session() as session:
            people = {chair.person for chair in chairs if chair.person}
            query = select(PersonRow.id).where(PersonRow.id.in_(people)).with_for_update(read=True, key_share=True)
            known = set(await session.scalars(query))
            session.add(header_row(header))
            await session.flush()
            for number, entry in enumerate(_seats_again(chairs, known), 1):
                session.add(EntryRow(table_id=header.id, seq=number, at=header.created, body=log.write(entry)))
                if isinstance(entry, log.Sat) and entry.person:
                    session.add(SittingRow(table_id=header.id, seat=entry.seat, person=entry.person))
            await session.commit()
        return header.id

    async def _discard(self, table: str) -> None:
        """Delete a table nobody was ever told of."""
        async with self._store.session() as session:
            await session.execute(delete(TableRow).where(TableRow.id == table))
            await session.commit()


def _header_from_position(host: str, wanted: wire.NewTable) -> Header:
    """Make the header of a table that begins from a position; its hidden cards are known, so only bots play too."""
    _check_seats(wanted)
    if wanted.rated or any(place.who == "open" for place in wanted.seats):
        raise RequestRefused("position-people")
    if wanted.box or wanted.options:
        raise RequestRefused("form", detail="A position names its options and corrected data itself: leave them out")
    match_from(wanted.game, wanted.position)  # what is wrong with it is said of the text as it was sent
    alone = _alone_options(wanted)
    position = " ".join([wanted.position, *[f"{name}={value}" for name, value in alone.items()]])
    start = match_from(wanted.game, position)
    if start.over:
        raise RequestRefused("position-over")
    if start.players != len(wanted.seats):
        raise RequestRefused("position-seats", players=start.players, seats=len(wanted.seats))
    header = new_header(wanted, start.options, start.players, host)
    return msgspec.structs.replace(header, position=position, rules=start.rules)


def match_from(game: str, position: str, seed: str = "") -> Match:
    """Set up a position that somebody has sent, or refuse it with what is wrong."""
    if game not in GAMES:
        raise RequestRefused("game-unknown", game=game, games=", ".join(GAMES))
    try:
        return Match(game, position=position, seed=seed, keep=False)
    except ValueError as wrong:
        raise RequestRefused.by_position(wrong) from wrong


def _check_hints(wanted: wire.NewTable) -> None:
    """Refuse hints in a rated game, and in one that has none."""
    if not wanted.hints:
        return
    if wanted.rated:
        raise RequestRefused("hints-rated")
    if wanted.game in GAMES and not GAMES[wanted.game].drawing.HINTS:
        raise RequestRefused("hints-none", game=wanted.game)


def _check_seats(wanted: wire.NewTable) -> None:
    """Refuse a game, bots or a clock that do not exist."""
    if wanted.game not in GAMES:
        raise RequestRefused("game-unknown", game=wanted.game, games=", ".join(GAMES))
    for place in wanted.seats:
        if place.who == "bot":
            known_bot(place.bot)
    _check_clock(wanted.control)


def _checked_options(wanted: wire.NewTable) -> dict[str, str]:
    """Check what a new table should be like. Return its options with defaults filled in."""
    _check_seats(wanted)
    if wanted.rated and sum(place.who == "me" for place in wanted.seats) > 1:
        raise RequestRefused("one-seat")
    game = GAMES[wanted.game]
    shared = game.timing.shared_options(wanted.options) if _share_a_device(wanted) else {}
    try:
        return game.check(wanted.options | _alone_options(wanted) | shared, len(wanted.seats))
    except Disagreement as wrong:
        raise RequestRefused.by_options(wrong) from wrong


def _alone_options(wanted: wire.NewTable) -> dict[str, str]:
    """Return what one person alone with bots plays with, whatever was chosen: nobody is hurried."""
    seats = [place.who for place in wanted.seats]
    alone = seats.count("me") == 1 and "open" not in seats
    return GAMES[wanted.game].timing.alone_options() if alone else {}


def _share_a_device(wanted: wire.NewTable) -> bool:
    """Whether one person has several seats, for people who sit at the same screen."""
    return [place.who for place in wanted.seats].count("me") > 1


def known_bot(name: str) -> str:
    """Return a bot's own name, or say which bots there are."""
    try:
        return bot_named(name).name
    except ValueError as wrong:
        raise RequestRefused("bot-unknown", bot=name, bots=", ".join(BOTS)) from wrong


def _check_clock(control: wire.Control) -> None:
    """Refuse a clock that gives no time."""
    if control.kind in ("move", "bank") and control.seconds == 0:
        raise RequestRefused("clock-seconds")
    if control.kind == "days" and control.days == 0:
        raise RequestRefused("clock-days")


def _header_again(old: Table, host: str) -> Header:
    """Make the header of a table on the same terms, with a new seed."""
    box = Boxed(old.header.box_name, old.header.data)
    return new_header(old.header, old.header.options, old.players, host, box)


def _seats_again(chairs: Sequence[Chair], known: Collection[str]) -> list[log.Sat | log.LookChosen]:
    """Return who sits where at a new table: bots, and everybody who still exists, looking as before."""
    entries: list[log.Sat | log.LookChosen] = []
    for seat, one in enumerate(chairs):
        if one.person in known or (one.bot and not one.person):
            entries.append(log.Sat(seat, one.name, one.person, "" if one.person else one.bot))
        if one.person in known and (one.colour is not None or one.character is not None):
            entries.append(log.LookChosen(seat, one.colour, one.character))
    return entries
