"""Log lines of events; and which events have none, with the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.outrun import events
from escapade.games.outrun.cards import MIDDLE, ONLY_ONE, has, listed
from escapade.games.outrun.names import card, card_to_run, mistake
from escapade.games.outrun.right_runs import Mistake
from escapade.games.outrun.trail import read_trail
from escapade.messages import Message, Player, message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from escapade.engine import Event
    from escapade.events import SeatEvent
    from escapade.games.outrun.state import State
    from escapade.messages import Fact

SILENT: Final[dict[type[Event], str]] = {
    events.Began: "the table asks whoever must decide",
    events.PathShown: "the round's result shows the path",
    events.Ranked: "places and rooms are told",
    events.Landed: "the card played is told with its target",
    events.Spent: "what the card did is told",
}


def tell(story: Sequence[Event], s: State) -> list[Message]:
    """Return the log lines of a move. A path is never logged: a log must not start anyone's clock."""
    lines = []
    for event, before, after in zip(story, [None, *story], [*story[1:], None], strict=False):
        line = _told(event, before, after, s)
        if line is not None:
            lines.append(line)
    return lines


def _told(event: Event, before: Event | None, after: Event | None, s: State) -> Message | None:
    """Log one event of a move, by what happened right before and after it; None if there is nothing to say."""
    if type(event) in SILENT or (isinstance(event, events.TurnedOver) and _is_replaced(before)):
        return None  # that line says which card is there now
    if isinstance(event, events.Cleared):
        return _cleared(event, before, after)
    if isinstance(event, events.Removed) and _is_replaced(event):
        return _replaced(event, s, played=isinstance(after, events.Landed))
    return LINES[type(event)](event, s)


def _cleared(event: events.Cleared, before: Event | None, after: Event | None) -> Message:
    """Log who has no cards in front of them any more: by a Focus, the antidote, or a sign on the monster board."""
    if isinstance(after, events.Spent):
        return message("outrun-log-focused", name=Player(int(event.seat)))
    line = _to_one(event, None)
    return Message(line.id, line.facts, "O4.3") if isinstance(before, events.Cured) else line


def _is_replaced(event: Event | None) -> bool:
    """Whether a card goes because a new one takes its place: "only one" cards leave in no other way (O1.8)."""
    return isinstance(event, events.Removed) and has(ONLY_ONE, event.card)


def _replaced(event: events.Removed, s: State, *, played: bool) -> Message:
    """Log which card takes the place of another; one that was played is told as the doing of whoever played it."""
    new = card(listed(s.lying(event.spot) & ONLY_ONE)[0])
    facts: dict[str, Fact] = {"card": card(int(event.card)), "new": new}
    if event.spot == MIDDLE:
        return Message("outrun-log-replaced-middle", facts)
    name = Player(int(s.by if played else event.spot))
    return Message("outrun-log-replaced-front", {**facts, "name": name, "opponent": Player(int(event.spot))})


def _plain(event: Event, _: State) -> Message:
    """Log what happened to all."""
    return Message(f"outrun-log-{event.name().lower()}")


def _shuffled(_: Event, __: State) -> Message:
    """Log that a deck was made anew."""
    return Message("outrun-log-shuffled")


def _to_one(event: SeatEvent | events.Opened | events.Finished, _: State | None) -> Message:
    """Log what happened to one player."""
    return message(f"outrun-log-{event.name().lower()}", name=Player(int(event.seat)))


def _infected(event: events.Infected, s: State) -> Message:
    """Log whom the sign infects, or who infects whom."""
    if event.by is None:
        return _to_one(event, s)
    return Message("outrun-log-infects", {"name": Player(event.by), "opponent": Player(int(event.seat))})


def _run_shown(event: events.RunShown, _: State) -> Message:
    """Log a run once it is turned up: its cards, its time, and the network's part of it."""
    trail = read_trail(event.trail)
    facts: dict[str, Fact] = {
        "name": Player(int(event.seat)),
        "laid": [card_to_run(one) for one in trail.laid] or Message("outrun-nothing"),
        "time": int(trail.time()) / 1000,
    }
    if not trail.ping and not trail.credit:
        return Message("outrun-log-runshown", facts)
    return Message("outrun-log-runshown-network", {**facts, "ping": int(trail.ping), "credit": int(trail.credit)})


def _ran_wrong(event: events.RanWrong, _: State) -> Message:
    """Log where the first mistake of a run was."""
    why = mistake(Mistake(event.at, event.asked, event.overlooked))
    return message("outrun-log-ranwrong", name=Player(int(event.seat)), why=why)


def _stood(event: events.Stood, _: State) -> Message:
    """Log who takes which place."""
    return message("outrun-log-stood", name=Player(int(event.seat)), place=int(event.place))


def _moved(event: events.Moved, _: State) -> Message:
    """Log who runs on how far."""
    return message("outrun-log-moved", name=Player(int(event.seat)), count=int(event.rooms))


def _drew(event: events.Drew, _: State) -> Message:
    return message("outrun-log-drew", name=Player(int(event.seat)), card=card(int(event.card)))


def _played(event: events.Played, _: State) -> Message:
    """Log who plays which card on whom."""
    name = Player(int(event.seat))
    if event.seat == event.target:
        return message("outrun-log-played-own", name=name, card=card(int(event.card)))
    return message("outrun-log-played", name=name, other=Player(int(event.target)), card=card(int(event.card)))


def _came_late(event: events.CameLate, s: State) -> Message:
    """Log who did not finish in time; without a time limit, who did not finish."""
    kind = "outrun-log-camelate" if s.rulebook.limits else "outrun-log-unfinished"
    return message(kind, name=Player(int(event.seat)))


def _at_spot(event: events.SpotEvent, _: State) -> Message:
    """Log a card that is put down or removed."""
    kind = f"outrun-log-{event.name().lower()}"
    if event.spot == MIDDLE:
        return message(f"{kind}-middle", card=card(int(event.card)))
    return message(f"{kind}-front", card=card(int(event.card)), name=Player(int(event.spot)))


def _wasted(event: events.Wasted, _: State) -> Message:
    """Log a card that does nothing."""
    return message("outrun-log-wasted", card=card(int(event.card)))


def _between(event: events.PairEvent, _: State) -> Message:
    """Log what one player did to another, who moved last if asked for a Shield: so not as `other`, whose line it is."""
    facts: dict[str, Fact] = {"name": Player(int(event.seat)), "opponent": Player(int(event.other))}
    return Message(f"outrun-log-{event.name().lower()}", facts)


def _stole(event: events.Stole, _: State) -> Message:
    """Log whose cards were stolen, and which if they were seen."""
    facts: dict[str, Fact] = {"name": Player(int(event.seat)), "opponent": Player(int(event.other))}
    if not event.cards:
        return Message("outrun-log-stole", facts)
    return Message("outrun-log-stole-known", {**facts, "cards": [card(int(one)) for one in event.cards]})


LINES: Final[dict[type[Event], Callable[..., Message]]] = {
    events.TurnedUp: _plain,
    events.PutDown: _plain,
    events.Opened: _to_one,
    events.Finished: _to_one,
    events.CameLate: _came_late,
    events.TimeCalled: _to_one,
    events.RanRight: _to_one,
    events.Won: _to_one,
    events.Cleared: _to_one,
    events.Infected: _infected,
    events.Cured: _to_one,
    events.Shielded: _to_one,
    events.RunShown: _run_shown,
    events.RanWrong: _ran_wrong,
    events.Stood: _stood,
    events.Moved: _moved,
    events.Drew: _drew,
    events.Played: _played,
    events.TurnedOver: _at_spot,
    events.Removed: _at_spot,
    events.Wasted: _wasted,
    events.GaveAll: _between,
    events.SwappedAll: _between,
    events.Stole: _stole,
    events.PathsMade: _shuffled,
    events.DeckMade: _shuffled,
}
