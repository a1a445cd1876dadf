"""What a watcher sees of a table: the only place where a table becomes bytes for somebody.

Views and events are turned as seen from the watcher's seats; the line of the record and the seed stay here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade.messages import Message, Seat
from escapade.server import log, wire
from escapade.server.table import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from escapade.messages import Fact
    from escapade.server.log import AnyEntry
    from escapade.server.table import Header, Table


def card(table: Table, here: Collection[str] = ()) -> wire.Card:
    """Show a table as the lobby does."""
    header, end = table.header, table.end
    return wire.Card(
        id=header.id,
        game=header.game,
        options=header.options,
        seats=[
            wire.Seat(chair.name, chair.person, chair.bot, chair.held, chair.resigned, chair.person in here)
            for chair in table.chairs
        ],
        host=header.host,
        status=table.status,
        version=table.version,
        created=header.created,
        public=header.public,
        rated=header.rated,
        control=header.control,
        delay=header.delay,
        hold=header.hold,
        commitment=table.commitment() if table.match else "",
        winners=end.winners if end else [],
        reason=end.reason if end else "",
        rematch=table.rematch,
    )


def damaged(header: Header, sitting: Mapping[int, tuple[str, str]]) -> wire.Card:
    """Show a table whose log cannot be read: what was agreed, and who sits there."""
    people = [sitting.get(seat, ("", "")) for seat in range(header.players)]
    return wire.Card(
        id=header.id,
        game=header.game,
        options=header.options,
        seats=[wire.Seat(name, person) for person, name in people],
        host=header.host,
        status="damaged",
        version=0,
        created=header.created,
        public=header.public,
        rated=header.rated,
        control=header.control,
        delay=header.delay,
        hold=header.hold,
    )


def standing(table: Table) -> wire.Standing:
    """Show what is the same for everybody."""
    return wire.Standing(
        to_act=list(table.to_act()),
        clocks=clocks(table),
        paused=table.clocks.paused,
        vote=vote(table),
        undo=table.undoable(),
        moves=len(table.moves),
        due=table.due(),
    )


def clocks(table: Table) -> list[wire.Clock]:
    """Show the clocks, where time counts."""
    seats = range(table.header.players) if table.clocks.counted else ()
    return [wire.Clock(table.shown_left(seat), table.clocks.falls(seat)) for seat in seats]


def vote(table: Table) -> wire.Vote | None:
    """Show what was proposed."""
    asked = table.vote
    if asked is None:
        return None
    return wire.Vote(asked.what, asked.by, sorted(asked.agreed), table.asked(), asked.left)


def seen(table: Table, seats: Sequence[int], here: Collection[str] = (), *, draw: bool = False) -> wire.Seen:
    """Show a whole table to whoever has these seats; with none, to a spectator."""
    return wire.Seen(card(table, here), list(seats), standing(table), sights(table, seats, with_story=False, draw=draw))


def happened(
    table: Table, entry: AnyEntry, seats: Sequence[int], shared: wire.Standing | None = None, *, draw: bool = False
) -> wire.Happened:
    """Show the entry that has just landed."""
    return wire.Happened(
        table=table.header.id,
        version=table.version,
        at=table.told_at,
        entry=shown(entry),
        yours=list(seats),
        standing=shared or standing(table),
        sights=sights(table, seats, with_story=True, draw=draw),
        says=lines(table, seats) if draw else [],
    )


def shown(entry: AnyEntry) -> AnyEntry:
    """Give an entry without what is not for every eye; what happened is told by the sights, the time by the clocks."""
    return log.Played(entry.seat, by=entry.by) if isinstance(entry, log.Played) else entry


def sights(table: Table, seats: Sequence[int], *, with_story: bool, draw: bool = False) -> list[wire.Sight]:
    """Show the game from each of these seats, or from beside the table."""
    if table.match is None:
        return []
    return [sight(table, seat, with_story=with_story, draw=draw) for seat in seats or (None,)]


def sight(table: Table, seat: int | None, *, with_story: bool, draw: bool = False) -> wire.Sight:
    """Show the game from one seat: all of it is made from the seat's own view."""
    game, view = table.game, table.playing().view(seat)
    legal = view.legal(seat) if seat is not None and seat in table.to_act() else []
    return wire.Sight(
        seat,
        game.write_position(view),
        [game.write_action(view, action) for action in legal],
        told(table, seat) if with_story else [],
        game.picture(view) if draw else {},
        [game.preview(view, seat, action) for action in legal] if draw and seat is not None else [],
        seat is not None and table.status == "playing" and table.advisable(seat),
    )


def lines(table: Table, seats: Sequence[int]) -> list[wire.Message]:
    """Tell the last entry in lines of the log; round one device only what everybody may know."""
    if not table.story:
        return []
    seat = seats[0] if len(seats) == 1 else None
    told_to = SPECTATOR if seat is None else seat
    story = [event.seen_by(told_to, table.state) for event in table.story]
    return [written(line) for line in table.game.tell(story, table.playing().view(seat))]


def written(message: Message) -> wire.Message:
    """Write a message for its way to the page."""
    return wire.Message(message.id, {name: fact(value) for name, value in message.facts.items()})


def fact(value: Fact) -> wire.Fact:
    """Write one fact of a message."""
    match value:
        case int() | float():
            return wire.Fact(number=value)
        case str():
            return wire.Fact(text=value)
        case Seat():
            return wire.Fact(seat=value.seat)
        case Message():
            return wire.Fact(things=[written(value)])
        case _:
            return several(value)


def several(values: Sequence[Seat] | Sequence[Message]) -> wire.Fact:
    """Write a fact that is several players or things."""
    seats = [value.seat for value in values if isinstance(value, Seat)]
    if seats:
        return wire.Fact(seats=seats)
    return wire.Fact(things=[written(value) for value in values if isinstance(value, Message)])


def told(table: Table, seat: int | None) -> list[dict[str, object]]:
    """Tell the last entry's story as a seat sees it."""
    watcher = SPECTATOR if seat is None else seat
    story = [event.seen_by(watcher, table.state) for event in table.story]
    return [{"event": event.name(), **table.game.write_event(event)} for event in story]
