"""What a watcher sees of a table. Every message about a table is made here.

Views and events are redacted for the watcher's seats; record lines and seeds are never sent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec
from msgspec import structs

from escapade.server import log, wire
from escapade.server.tables.header import terms_of

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from escapade.engine import Action, Event, State
    from escapade.game import Game
    from escapade.messages import Message
    from escapade.server.log import AnyEntry
    from escapade.server.tables.header import Header
    from escapade.server.tables.seating import Seating
    from escapade.server.tables.table import Table


def summary(table: Seating, here: Collection[str] = ()) -> wire.TableSummary:
    """Describe a table for lists."""
    header, end = table.header, table.end
    return wire.TableSummary(
        **terms_of(header),
        id=header.id,
        seats=[
            wire.Seat(
                chair.name,
                chair.person,
                chair.bot,
                chair.held,
                chair.resigned,
                chair.person in here,
                chair.colour,
                chair.character,
            )
            for chair in table.chairs
        ],
        host=header.host,
        status=table.status,
        created=header.created,
        commitment=table.commitment() if table.started else "",
        winners=end.winners if end else [],
        reason=end.reason if end else "",
        rematch=table.rematch,
        box_name=header.box_name,
    )


def damaged_summary(header: Header, sitting: Mapping[int, tuple[str, str]]) -> wire.TableSummary:
    """Describe a table whose log cannot be read: its terms, and who sits there."""
    people = [sitting.get(seat, ("", "")) for seat in range(header.players)]
    return wire.TableSummary(
        **terms_of(header),
        id=header.id,
        seats=[wire.Seat(name, person) for person, name in people],
        host=header.host,
        status="damaged",
        created=header.created,
        box_name=header.box_name,
    )


def standing(table: Table) -> wire.Standing:
    """Describe what is the same for all watchers."""
    return wire.Standing(
        to_act=list(table.to_act()),
        clocks=clocks(table),
        paused=table.clocks.paused,
        vote=vote(table),
        undo=table.undoable(),
        undo_by_vote=table.undoable_by_vote(),
        moves=len(table.moves),
        due=table.due(),
    )


def clocks(table: Table) -> list[wire.Clock]:
    """Describe the clocks, if the table has any."""
    seats = range(table.players) if table.clocks.counted else ()
    return [wire.Clock(table.shown_left(seat), table.clocks.falls(seat)) for seat in seats]


def vote(table: Table) -> wire.Vote | None:
    """Describe the open vote."""
    asked = table.vote
    if asked is None:
        return None
    return wire.Vote(asked.what, asked.by, sorted(asked.agreed), table.asked(), asked.left)


def snapshot(table: Table, seats: Sequence[int], here: Collection[str] = (), *, draw: bool = False) -> wire.Snapshot:
    """Describe a whole table for these seats, or for a spectator if there are none."""
    return wire.Snapshot(
        table=summary(table, here),
        version=table.version,
        yours=list(seats),
        standing=standing(table),
        views=_seat_views(table, seats, None, draw=draw),
    )


class SharedParts:
    """What is the same in the messages to all watchers about one entry. Each part is written once."""

    def __init__(self, table: Table, entry: AnyEntry) -> None:
        self._game = table.game
        self.entry = cast("AnyEntry", _written(public_entry(entry)))
        self.standing = cast("wire.Standing", _written(standing(table)))
        self._outcome = table.outcome  # keeps the events alive, so that their ids stay unique
        self._events: dict[int, dict[str, object]] = {}  # by id: seats that see the same share one object
        self._happenings: dict[int, wire.Happening] = {}

    def event(self, event: Event) -> dict[str, object]:
        """Write an event; seats from which it looks the same share it."""
        if id(event) not in self._events:
            self._events[id(event)] = cast("dict[str, object]", _written(_plain(self._game, event)))
        return self._events[id(event)]

    def happening(self, event: Event) -> wire.Happening:
        """Write an event with its effects."""
        if id(event) not in self._happenings:
            self._happenings[id(event)] = cast("wire.Happening", _written(happening(self._game, event)))
        return self._happenings[id(event)]


def happening(game: Game, event: Event) -> wire.Happening:
    """Describe an event with its effects."""
    return wire.Happening(event.name(), game.write_event(event), event.effects())


def _written(part: object) -> msgspec.Raw:
    """Write a part of a message, to be copied into it."""
    return msgspec.Raw(wire.write(part))


def update(
    table: Table, entry: AnyEntry, seats: Sequence[int], shared: SharedParts | None = None, *, draw: bool = False
) -> wire.Update:
    """Describe the entry that has just happened."""
    shared = shared or SharedParts(table, entry)
    story = _seen_from(table, _shared_seat(seats)) if draw else []
    return wire.Update(
        table=table.header.id,
        version=table.version,
        at=table.told_at,
        entry=shared.entry,
        yours=list(seats),
        standing=shared.standing,
        views=_seat_views(table, seats, shared, draw=draw),
        events=[shared.happening(event) for event in story],
        says=log_lines(table, seats) if draw else [],
    )


def public_entry(entry: AnyEntry) -> AnyEntry:
    """Return an entry without the record line and the time spent, which are not public."""
    return log.Played(entry.seat, by=entry.by) if isinstance(entry, log.Played) else entry


def _seat_views(table: Table, seats: Sequence[int], shared: SharedParts | None, *, draw: bool) -> list[wire.SeatView]:
    """Describe the game for each of these seats, or for a spectator; the story of the last entry only if shared."""
    if table.match is None:
        return []
    return [seat_view(table, seat, shared, draw=draw) for seat in seats or (None,)]


def seat_view(
    table: Table, seat: int | None, shared: SharedParts | None = None, *, draw: bool = False
) -> wire.SeatView:
    """Describe the game for one seat, from that seat's view alone."""
    game, view = table.game, table.playing().view(seat)
    asked = seat is not None and seat in table.to_act()
    legal = view.legal(seat) if seat is not None and asked else []
    seen = wire.SeatView(
        seat,
        game.write_position(view),
        [game.write_action(view, action) for action in legal],
        [shared.event(event) for event in _seen_from(table, seat)] if shared else [],
        hint=seat is not None and asked and table.advisable(seat),
        right=game.drawing.right_answers(view, seat) if seat is not None and asked and table.header.hints else [],
    )
    return drawn(game, view, legal, seen, playing=table.status == "playing", people=_people(table)) if draw else seen


def open_view(table: Table) -> wire.SeatView:
    """Describe a game with all cards face up, for nobody's seat. Only for games that are over."""
    game, state = table.game, table.state
    seen = wire.SeatView(None, game.write_position(state), [])
    return drawn(game, state, [], seen, playing=False, people=_people(table))


def _people(table: Table) -> int:
    """Count the players who are people."""
    return sum(chair.owned for chair in table.chairs)


def drawn(  # noqa: PLR0913 - each is something a screen shows
    game: Game, view: State, legal: list[Action], seen: wire.SeatView, *, playing: bool, people: int = 0
) -> wire.SeatView:
    """Add what a screen needs. So many of the players are people; none where something is tried out."""
    drawing, seat = game.drawing, seen.seat
    return structs.replace(
        seen,
        picture=drawing.picture_at_table(view, people),
        question=drawing.question(view, seat) if playing else None,
        moves=[drawing.describe(view, seat, action) for action in legal] if seat is not None else [],
        notes=[drawing.seat_notes(view, one) for one in range(int(view.seats))],
        secrets=drawing.has_secrets(view),
    )


def log_lines(table: Table, seats: Sequence[int]) -> list[Message]:
    """Return the last entry's log lines; with several seats on one device only what everybody may know."""
    if table.outcome is None:
        return []
    seat = _shared_seat(seats)
    return table.game.drawing.tell(table.outcome.seen[seat], table.playing().view(seat))


def open_log_lines(table: Table) -> list[Message]:
    """Return the last entry's log lines with every card named. Only for games that are over."""
    return table.game.drawing.tell(table.outcome.events, table.state) if table.outcome is not None else []


def _shared_seat(seats: Sequence[int]) -> int | None:
    """Return the seat whose log lines a device shows; with several seats, a spectator's."""
    return seats[0] if len(seats) == 1 else None


def events(table: Table, seat: int | None) -> list[dict[str, object]]:
    """Return the last entry's events as a seat saw them, as plain data."""
    return [_plain(table.game, event) for event in _seen_from(table, seat)]


def _plain(game: Game, event: Event) -> dict[str, object]:
    """Return an event as plain data."""
    return {"event": event.name(), **game.write_event(event)}


def _seen_from(table: Table, seat: int | None) -> Sequence[Event]:
    """Return the last entry's events as a seat sees them."""
    return table.outcome.seen[seat] if table.outcome is not None else []
